package contrast_test

import (
	"testing"

	"safehouse/render/contrast"
	"safehouse/render/display"
	"safehouse/render/faces"
	"safehouse/render/facestest"
	"safehouse/render/theme"
)

var (
	screen = theme.Metrics{W: 1920, H: 1080}
	line   = display.Rect{X: 400, Y: 300, W: 600, H: 60}
)

// turned gives what the pass makes of a list.
func turned(build func(l *display.List)) []display.Item {
	var l display.List
	var p contrast.Pass
	l.Add(display.Item{Kind: display.Ground, Box: screen.Screen(), Face: display.Face{Design: faces.Corridor}})
	build(&l)
	p.Scene(l.Items, screen)
	return l.Items[1:]
}

var panel = display.Rect{X: 300, Y: 200, W: 800, H: 400}

func TestGroundsAreBlackWithoutOrnament(t *testing.T) {
	var p contrast.Pass
	l := display.List{}
	l.Add(display.Item{Kind: display.Ground, Box: screen.Screen(), Face: display.Face{Design: faces.Corridor}})
	l.Beam(panel, theme.Lamp)
	l.Fill(panel, theme.Lamp.Alpha(0.3), 0)
	p.Scene(l.Items, screen)
	if g := l.Items[0]; g.Kind != display.Fill || g.Colour != theme.HighBlack {
		t.Errorf("the ground is %v of %v", g.Kind, g.Colour)
	}
	for _, it := range l.Items[1:] {
		if it.Colour.A != 0 {
			t.Errorf("an ornament is left: kind %d, %v", it.Kind, it.Colour)
		}
	}
}

func TestPanelsAreBlackWithWhiteBorders(t *testing.T) {
	for _, paper := range []display.Colour{theme.Panel, theme.CutPaper, theme.Manila} {
		items := turned(func(l *display.List) {
			l.Fill(panel, paper, 8).Shadow = 9
			l.Border(panel, theme.ControlBorder, 8, 2)
			l.Text(line, "Text", display.Sans, 28, theme.Secondary, display.Left)
		})
		if items[0].Colour != theme.HighBlack || items[0].Edge.A != 0 || items[0].Shadow != 0 {
			t.Errorf("a panel of %v is %v with edge %v", paper, items[0].Colour, items[0].Edge)
		}
		if items[1].Colour != theme.HighWhite || items[1].Width != 4 || items[2].Colour != theme.HighWhite {
			t.Errorf("border %v, %v thick, text %v", items[1].Colour, items[1].Width, items[2].Colour)
		}
	}
	items := turned(func(l *display.List) { l.Fill(panel, theme.CutPaper, 0) })
	if items[0].Edge != theme.HighWhite || items[0].Width != 4 {
		t.Errorf("a sheet without a border has an edge of %v, %v thick", items[0].Edge, items[0].Width)
	}
}

func TestButtonsAreToldApart(t *testing.T) {
	items := turned(func(l *display.List) {
		l.Fill(panel, theme.Raised, 8).Sense = display.SensePrimary
		l.Text(line, "Go", display.SansBold, 28, theme.FocusInner, display.Left)
		l.Fill(panel, theme.Raised, 8).Sense = display.SenseChosen
		l.Text(line, "One", display.SansBold, 28, theme.FocusInner, display.Left)
		l.Fill(panel, theme.Panel, 8).Disabled = true
		l.Border(panel, theme.Raised, 8, 2).Disabled = true
		l.Text(line, "Off", display.SansBold, 28, theme.DisabledText, display.Left)
	})
	for i, want := range []display.Colour{theme.HighYellow, theme.HighBlack, theme.HighCyan, theme.HighBlack,
		theme.HighBlack, theme.HighWhite, theme.HighWhite} {
		if items[i].Colour != want {
			t.Errorf("item %d is %v, want %v", i, items[i].Colour, want)
		}
	}
	if !items[5].Dashed || items[5].Width > 3 {
		t.Errorf("the border of what cannot be used: dashed %v, %v thick", items[5].Dashed, items[5].Width)
	}
}

func TestTheChosenCardIsLitAmongWhiteOnes(t *testing.T) {
	items := turned(func(l *display.List) {
		l.Card(panel, display.Face{Design: facestest.Card})
		l.Border(panel.Inset(20), theme.Focus, 8, 6)
	})
	if it := items[1]; it.Colour != theme.HighYellow || it.Edge != theme.HighBlack {
		t.Errorf("the border is %v with an edge of %v", it.Colour, it.Edge)
	}
}

func TestFadesAreHalved(t *testing.T) {
	for _, c := range []struct {
		fade, want float64
		disabled   bool
	}{{0.3, 0, false}, {0.6, 1, false}, {0.6, 0, true}} {
		items := turned(func(l *display.List) {
			it := l.Card(panel, display.Face{Design: facestest.Card})
			it.Fade, it.Disabled = c.fade, c.disabled
		})
		if items[0].Fade != c.want {
			t.Errorf("a card faded by %v, disabled %v: %v", c.fade, c.disabled, items[0].Fade)
		}
	}
	items := turned(func(l *display.List) { l.Fill(screen.Screen(), theme.GroundColour.Alpha(0.9), 0) })
	if items[0].Colour.A != 0 {
		t.Error("the veil of a scene that comes up hides it")
	}
}

func TestAnExplosionIsNoFlash(t *testing.T) {
	items := turned(func(l *display.List) {
		l.Add(display.Item{Kind: display.Wipe, Box: panel, Colour: theme.Ochre, Width: 14})
		l.Add(display.Item{Kind: display.Iris, Box: panel, Colour: theme.Night, Width: 10})
		l.Fill(display.Rect{Y: 60, W: screen.W, H: screen.H - 200}, theme.Ochre, 0)
		l.Text(panel, "Boom!", display.Poster, 60, theme.CutInk, display.Middle)
	})
	if ground, words := items[2].Colour, items[3].Colour; ground != theme.HighBlack || words != theme.HighWhite {
		t.Errorf("the ground of an explosion is %v, words on it %v", ground, words)
	}
	if items[0].Colour != theme.HighBlack || items[0].Edge != theme.HighYellow || items[1].Colour != theme.HighBlack {
		t.Errorf("wipe %v, rim %v, iris %v", items[0].Colour, items[0].Edge, items[1].Colour)
	}
}

// TestSeatsKeepTheirHue: every seat's colour is read on black, and each stays nearest to itself.
func TestSeatsKeepTheirHue(t *testing.T) {
	for seat, colour := range theme.SeatColours {
		items := turned(func(l *display.List) { l.Symbol(panel, theme.SeatShapes[seat], colour) })
		got := items[0].Colour
		if c := theme.Contrast(got, theme.HighBlack); c < theme.HighContrast {
			t.Errorf("seat %d: %.2f", seat, c)
		}
		if (colour.R < colour.B) != (got.R < got.B) || (colour.G < colour.B) != (got.G < got.B) {
			t.Errorf("seat %d: %v became %v", seat, colour, got)
		}
	}
}

// TestThePassTakesNoMemory: a frame is turned without making anything.
func TestThePassTakesNoMemory(t *testing.T) {
	items, copyOf := busy(), make([]display.Item, 0, 1000)
	var p contrast.Pass
	run := func() {
		copyOf = append(copyOf[:0], items...)
		p.Scene(copyOf, screen)
	}
	run()
	if n := testing.AllocsPerRun(20, run); n != 0 {
		t.Errorf("%v allocations a frame", n)
	}
}

// busy is a list as long as the longest of a table: 40 panels of 10 things, and cards.
func busy() []display.Item {
	l := display.List{}
	l.Add(display.Item{Kind: display.Ground, Box: screen.Screen()})
	for i := range 60 {
		box := display.Rect{X: float64(i%8) * 230, Y: float64(i/8) * 130, W: 220, H: 120}
		l.Fill(box, theme.Raised, 8)
		l.Border(box, theme.ControlBorder, 8, 2)
		for k := range 8 {
			l.Text(display.Rect{X: box.X + 10, Y: box.Y + float64(k)*14, W: 200, H: 14}, "Text", display.Sans, 14,
				theme.Secondary, display.Left)
		}
		l.Symbol(box.Inset(40), display.IconBomb, theme.SeatColours[i%6])
		l.Card(box.Inset(30), display.Face{Design: facestest.Card})
	}
	return l.Items
}

func BenchmarkPass(b *testing.B) {
	items, copyOf := busy(), make([]display.Item, 0, 1000)
	var p contrast.Pass
	b.ReportAllocs()
	for b.Loop() {
		copyOf = append(copyOf[:0], items...)
		p.Scene(copyOf, screen)
	}
	b.ReportMetric(float64(len(items)), "items")
}

// TestWhatStandsForSomethingIsSeen: what is chosen shows in the thinnest line and the smallest disc, of whatever colour
// it is dressed; a colour that is told of stays itself, dark and grey ones too, within an edge; and ink keeps its hue.
func TestWhatStandsForSomethingIsSeen(t *testing.T) {
	thin := display.Rect{X: 400, Y: 300, W: 600, H: 8}
	small := display.Rect{X: 400, Y: 300, W: 13, H: 13}
	items := turned(func(l *display.List) {
		l.Fill(panel, theme.PaperLight, 0)
		l.Fill(thin, theme.PaperLight, 0).Sense = display.SenseChosen
		l.Fill(small, theme.GroundColour, 6).Sense = display.SenseChosen
		l.Fill(small.Moved(200, 100), display.Hex(0x3A2A20), 0).Sense = display.SenseItself
		l.Fill(line, display.Hex(0x9098A0), 0).Sense = display.SenseItself
		l.Fill(panel, theme.HighBlack, 0)
		l.Text(line, "Red", display.SansBold, 28, theme.StampRed, display.Left)
	})
	for i, want := range map[int]display.Colour{1: theme.HighCyan, 2: theme.HighCyan, 3: display.Hex(0x3A2A20),
		4: display.Hex(0x9098A0)} {
		if items[i].Colour != want {
			t.Errorf("item %d is %v, want %v", i, items[i].Colour, want)
		}
	}
	if items[3].Edge != theme.HighWhite || items[3].Width < 1 {
		t.Errorf("the dark colour has an edge of %v, %v thick", items[3].Edge, items[3].Width)
	}
	red := items[6].Colour
	if red.R < 250 || max(red.G, red.B) > 120 || theme.Contrast(red, theme.HighBlack) < theme.HighContrast {
		t.Errorf("red ink is %v", red)
	}
}
