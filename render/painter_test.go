package render_test

import (
	"image"
	"image/color"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/render"
	"safehouse/render/display"
	"safehouse/render/goldentest"
	"safehouse/render/pen"
	"safehouse/render/theme"
	"safehouse/render/typeset"
)

func TestMain(m *testing.M) { goldentest.Main(m) }

func newPainter(t testing.TB) *render.Painter {
	t.Helper()
	s, err := typeset.New()
	if err != nil {
		t.Fatal(err)
	}
	return render.NewPainter(s)
}

// paint shows a list on black.
func paint(t testing.TB, m theme.Metrics, l *display.List) *image.RGBA {
	t.Helper()
	img := ebiten.NewImage(int(m.W), int(m.H))
	defer img.Deallocate()
	img.Fill(color.Black)
	newPainter(t).Paint(img, l, m)
	return goldentest.Read(img)
}

var small = theme.Metrics{W: 320, H: 200}

// lit is the smallest rectangle that holds all that is not black.
func lit(img *image.RGBA) (r image.Rectangle) {
	for y := range img.Rect.Dy() {
		for x := range img.Rect.Dx() {
			if c := img.RGBAAt(x, y); c.R|c.G|c.B != 0 {
				r = r.Union(image.Rect(x, y, x+1, y+1))
			}
		}
	}
	return r
}

// kinds are an item of every kind that draws something, in the same box.
func kinds(box display.Rect) []display.Item {
	white := display.Hex(0xFFFFFF)
	return []display.Item{
		{Kind: display.Fill, Box: box, Colour: white, Radius: 8},
		{Kind: display.Border, Box: box, Colour: white, Radius: 8, Width: 3},
		{Kind: display.Text, Box: box, Colour: white, Text: "Àgp", Size: 30, Align: display.Middle},
		{Kind: display.Symbol, Box: box, Colour: white, Icon: display.IconKey},
		{Kind: display.CardFace, Box: box, Face: display.Face{Design: display.Equipment, Value: "7"}},
		{Kind: display.Ground, Box: box, Face: display.Face{Design: display.Desk}},
		{Kind: display.Ground, Box: box, Face: display.Face{Design: display.CutPaper}},
		{Kind: display.Wipe, Box: box, Colour: white, Width: 3},
		{Kind: display.Ground, Box: box, Face: display.Face{Design: display.Lamplight}},
		{Kind: display.Clock, Box: box, Face: display.Face{Design: display.Dial, Marks: 4}, Turn: 2},
		{Kind: display.Beam, Box: box, Colour: white},
		{Kind: display.Dots, Box: box, Colour: white},
		{Kind: display.Path, Box: box, Colour: white, Outline: pen.Draw(1, "M 0 0 L 1 0.5 0.5 1 Z")},
		{Kind: display.Scrap, Box: box, Colour: white, Rough: 2,
			Corners: [4][2]float32{{0, 0.1}, {0.9, 0}, {1, 1}, {0.2, 0.8}}},
	}
}

func TestEveryKindPaintsInItsBoxAndItsClip(t *testing.T) {
	box := display.Rect{X: 60, Y: 40, W: 120, H: 100}
	allowed := image.Rect(60, 40, 180, 140).Inset(-3)
	clip := display.Rect{X: 50, Y: 30, W: 80, H: 70}
	for _, it := range kinds(box) {
		got := lit(paint(t, small, &display.List{Items: []display.Item{it}}))
		if got.Empty() || !got.In(allowed) {
			t.Errorf("kind %d painted %v, its box is %v", it.Kind, got, box)
		}
		it.Clip = clip
		got = lit(paint(t, small, &display.List{Items: []display.Item{it}}))
		if got.Empty() || !got.In(image.Rect(50, 30, 130, 100)) {
			t.Errorf("kind %d painted %v, its clip is %v", it.Kind, got, clip)
		}
		it.Clip = display.Rect{X: 5000, Y: 5000, W: 10, H: 10}
		if got = lit(paint(t, small, &display.List{Items: []display.Item{it}})); !got.Empty() {
			t.Errorf("kind %d painted %v, its clip is off the screen", it.Kind, got)
		}
	}
}

func TestAFillCoversItsBoxToThePixel(t *testing.T) {
	for _, radius := range []float64{0, 0.5, 4, 11.3, 1000} {
		for _, size := range [][2]float64{{120, 100}, {7, 7}, {1, 1}, {90, 5}} {
			var l display.List
			l.Fill(display.Rect{X: 60, Y: 40, W: size[0], H: size[1]}, display.Hex(0xFFFFFF), radius)
			want := image.Rect(60, 40, 60+int(size[0]), 40+int(size[1]))
			img := paint(t, small, &l)
			if got := lit(img); got != want {
				t.Errorf("radius %v, size %v: painted %v, want %v", radius, size, got, want)
			}
			if c := img.RGBAAt(60+int(size[0])/2, 40+int(size[1])/2); c.R < 200 {
				t.Errorf("radius %v, size %v: the middle is %v", radius, size, c)
			}
		}
	}
}

func TestABorderLeavesItsMiddleFree(t *testing.T) {
	var l display.List
	l.Border(display.Rect{X: 60, Y: 40, W: 120, H: 100}, display.Hex(0xFFFFFF), 8, 3)
	img := paint(t, small, &l)
	for _, p := range []image.Point{{120, 90}, {120, 44}, {64, 90}} {
		if c := img.RGBAAt(p.X, p.Y); c.R != 0 {
			t.Errorf("inside the border, at %v, there is %v", p, c)
		}
	}
	for _, p := range []image.Point{{120, 41}, {61, 90}, {178, 90}, {120, 138}} {
		if c := img.RGBAAt(p.X, p.Y); c.R != 255 {
			t.Errorf("on the border, at %v, there is %v", p, c)
		}
	}
}

func TestPosesMoveACard(t *testing.T) {
	box := display.Rect{X: 110, Y: 50, W: 80, H: 100}
	look := func(change func(it *display.Item)) image.Rectangle {
		var l display.List
		change(l.Card(box, display.Face{Design: display.Equipment, Value: "7"}))
		return lit(paint(t, small, &l))
	}
	still := look(func(*display.Item) {})
	for _, c := range []struct {
		name   string
		change func(it *display.Item)
		holds  func(r image.Rectangle) bool
	}{
		{"squash", func(it *display.Item) { it.Squash = 0.5 }, func(r image.Rectangle) bool {
			return r.Dx() < still.Dx()*6/10 && r.Dy() >= still.Dy()-2
		}},
		{"edge", func(it *display.Item) { it.Squash = 1 }, image.Rectangle.Empty},
		{"scale", func(it *display.Item) { it.Scale = 0.2 }, func(r image.Rectangle) bool {
			return r.Dx() > still.Dx()*11/10 && r.Dy() > still.Dy()*11/10
		}},
		{"turn", func(it *display.Item) { it.Turn = 1.5708 }, func(r image.Rectangle) bool { return r.Dx() > r.Dy() }},
		{"fade", func(it *display.Item) { it.Fade = 1 }, image.Rectangle.Empty},
	} {
		if got := look(c.change); !c.holds(got) {
			t.Errorf("%s: still the card fills %v, so it fills %v", c.name, still, got)
		}
	}
}

// TestAWipeOnlyGrows: what it has covered stays covered, with its paper or with its rim, so that nothing flickers. Its
// teeth turn with nothing.
func TestAWipeOnlyGrows(t *testing.T) {
	paper := color.RGBA{R: theme.Ochre.R, G: theme.Ochre.G, B: theme.Ochre.B, A: 255}
	look := func(radius float64) *image.RGBA {
		var l display.List
		l.Fill(small.Screen(), theme.TableColour, 0)
		l.Add(display.Item{Kind: display.Wipe, Box: display.Rect{X: 150 - radius, Y: 90 - radius, W: 2 * radius,
			H: 2 * radius}, Colour: theme.Ochre, Width: 5})
		return paint(t, small, &l)
	}
	before, covered := look(1), 0
	for radius := 12.0; radius < 260; radius *= 1.35 {
		now, count, ink := look(radius), 0, 0
		for y := range now.Rect.Dy() {
			for x := range now.Rect.Dx() {
				if before.RGBAAt(x, y) == paper && now.RGBAAt(x, y) != paper {
					t.Fatalf("at radius %.0f the paper is gone again from %d, %d", radius, x, y)
				}
				if c := now.RGBAAt(x, y); c == paper {
					count++
				} else if c.R < 60 {
					ink++
				}
			}
		}
		if count <= covered {
			t.Errorf("at radius %.0f %d pixels are covered, before %d", radius, count, covered)
		}
		if ink == 0 && radius < 150 {
			t.Errorf("at radius %.0f there is no rim", radius)
		}
		before, covered = now, count
	}
	if whole := small.W * small.H; float64(covered) != whole {
		t.Errorf("at last %d of %v pixels are covered", covered, whole)
	}
}

func TestAScrapIsCutAtItsCorners(t *testing.T) {
	var l display.List
	l.Add(display.Item{
		Kind: display.Scrap, Box: display.Rect{X: 60, Y: 40, W: 120, H: 100}, Colour: display.Hex(0xFFFFFF),
		Corners: [4][2]float32{{0, 0.5}, {1, 0}, {1, 1}, {0, 1}},
	})
	img := paint(t, small, &l)
	for _, c := range []struct {
		at  image.Point
		lit bool
	}{{image.Pt(70, 60), false}, {image.Pt(70, 95), true}, {image.Pt(120, 60), false}, {image.Pt(120, 70), true},
		{image.Pt(176, 48), true}} {
		if got := img.RGBAAt(c.at.X, c.at.Y).R > 128; got != c.lit {
			t.Errorf("at %v paper lies: %v, want %v", c.at, got, c.lit)
		}
	}
}

func TestTheSameListIsPaintedTheSameTwice(t *testing.T) {
	m := theme.Metrics{W: 640, H: 400}
	for name, l := range map[string]*display.List{"dossier": dossier(m), "cut-paper": cutpaper(m),
		"lamplight": lamplight(m)} {
		p := newPainter(t)
		img := ebiten.NewImage(640, 400)
		p.Paint(img, l, m)
		first := goldentest.Read(img)
		img.Clear()
		p.Paint(img, l, m)
		if _, wrong, err := goldentest.Compare(goldentest.Read(img), first, goldentest.Tolerance{}); err != nil ||
			wrong != 0 {
			t.Errorf("%s: %d pixels differ (%v)", name, wrong, err)
		}
		img.Deallocate()
	}
}

// TestASteadyFrameAllocatesNothingOfOurs: the engine takes two small pieces of memory for each draw that it cannot join
// with the one before; anything of ours would come on top.
func TestASteadyFrameAllocatesNothingOfOurs(t *testing.T) {
	m := theme.Metrics{W: 1280, H: 800}
	for name, l := range map[string]*display.List{"dossier": dossier(m), "cut-paper": cutpaper(m),
		"lamplight": lamplight(m)} {
		p := newPainter(t)
		img := ebiten.NewImage(1280, 800)
		p.Paint(img, l, m)
		goldentest.Read(img)
		n := testing.AllocsPerRun(20, func() { p.Paint(img, l, m) })
		if n > 2*float64(len(l.Items)) {
			t.Errorf("%s: %v allocations for %d items", name, n, len(l.Items))
		}
		img.Deallocate()
	}
}

// dossier is a table with every design.
func dossier(m theme.Metrics) *display.List {
	var l display.List
	l.Add(display.Item{Kind: display.Ground, Box: m.Screen(), Face: display.Face{Design: display.Desk}})
	at := func(x, y, w, h float64) display.Rect {
		return display.Rect{X: m.U(x), Y: m.U(y), W: m.U(w), H: m.U(h)}
	}
	for i, f := range []display.Face{
		{Design: display.Folder, Tab: "Cible", Title: "Le journaliste", Value: "3", Note: "points",
			Symbol: display.IconNewspaper},
		{Design: display.Folder, Tab: "Code", Title: "Code secret", Value: "2·6·12", Note: "points", Symbol: display.IconKey,
			Marks: 2},
		{Design: display.Folder, Tab: "Document", Title: "Counter-intelligence", Value: "1", Note: "point",
			Symbol: display.IconCloud, Marks: 3},
		{Design: display.FolderBack},
		{Design: display.Slip, Title: "Contre-espionnage", Marks: 2},
	} {
		it := l.Card(at(40+float64(i)*310, 60, 285, 360), f)
		it.Shadow, it.Turn = m.U(6), 0.008*float64(i%3-1)
	}
	for i, v := range []string{"½", "1/11", "7", "10"} {
		l.Card(at(40+float64(i)*160, 480, 132, 183), display.Face{Design: display.Equipment, Tab: "Équip.", Value: v,
			Tone: uint8(i % 2)}).Shadow = m.U(4)
		l.Card(at(740+float64(i)*160, 480, 132, 183),
			display.Face{Design: display.EquipmentBack, Tone: uint8(i % 2)}).Shadow = m.U(4)
	}
	l.Card(at(1420, 500, 420, 130), display.Face{Design: display.Stamp, Title: "Compromis"}).Turn = -0.12
	for i := range 9 {
		l.Card(at(40+float64(i)*60, 720, 48, 48), display.Face{Design: display.Token, Tone: uint8(i % 2),
			Marks: uint8(i % 3)})
	}
	panel := at(600, 700, 1240, 260)
	l.Fill(panel, theme.Panel, m.U(8)).Shadow = m.U(6)
	l.Border(panel, theme.ControlBorder, m.U(8), m.U(2))
	for i := range display.IconQuestion {
		l.Symbol(at(620+float64(i%24)*50, 720+float64(i/24)*60, 44, 44), i+1, theme.TextColour)
	}
	l.Text(at(620, 850, 1200, 60), "Vous avez 17. Tirer encore\u202f? «\u00a0Oui\u00a0»", display.Sans,
		m.Size(display.Sans, 30), theme.TextColour, display.Left)
	return &l
}

// cutpaper is a sheet with every face of Cut-paper in its sizes, over the table and half a wipe.
func cutpaper(m theme.Metrics) *display.List {
	var l display.List
	l.Add(display.Item{Kind: display.Ground, Box: m.Screen(), Face: display.Face{Design: display.CutPaper}})
	at := func(x, y, w, h float64) display.Rect {
		return display.Rect{X: m.U(x), Y: m.U(y), W: m.U(w), H: m.U(h)}
	}
	spies := []display.Face{
		{Design: display.Document, Value: "20", Title: "Document"},
		{Design: display.Document, Value: "30", Tone: 1, Title: "Document"},
		{Design: display.Document, Value: "40", Tone: 2, Title: "Document"},
		{Design: display.Document, Value: "50", Tone: 3, Title: "Document"},
		{Design: display.Document, Value: "100", Tone: 4, Title: "Document"},
		{Design: display.Agent, Symbol: display.IconBomb, Title: "Assassin"},
		{Design: display.Agent, Symbol: display.IconKnife, Tone: 1, Title: "Agent spécial"},
		{Design: display.Agent, Symbol: display.IconFootprints, Tone: 2, Title: "Taupe"},
	}
	for i, f := range spies {
		x := float64(i) * 226
		l.Card(at(40+x, 30, 210, 294), f).Shadow = m.U(5)
		it := l.Card(at(40+x, 350, 150, 210), f)
		it.Shadow, it.Turn = m.U(5), 0.02*float64(i%3-1)
		l.Card(at(40+x, 590, 96, 134), f).Shadow = m.U(4)
	}
	for seat := range uint8(6) {
		x := float64(seat) * 190
		l.Card(at(40+x, 750, 120, 168), display.Face{Design: display.SeatBack, Tone: seat}).Shadow = m.U(4)
		l.Card(at(40+x, 930, 100, 140), display.Face{Design: display.Safe, Tone: seat})
	}
	for i := range display.IconAsk - display.IconBomb {
		l.Symbol(at(1200+float64(i)*70, 980, 56, 56), display.IconBomb+i, theme.CutInk)
	}
	l.Add(display.Item{Kind: display.Wipe, Box: at(1560, 720, 320, 320), Colour: theme.Ochre, Width: m.U(14)})
	return &l
}

// likenesses are somebody unknown and the twelve regulars in every look, and one of them with every gaze.
func likenesses(m theme.Metrics) *display.List {
	var l display.List
	l.Fill(m.Screen(), theme.Panel, 0)
	at := func(x, y float64) display.Rect {
		return display.Rect{X: m.U(16 + x*146), Y: m.U(16 + y*178), W: m.U(136), H: m.U(170)}
	}
	for tone := range uint8(13) {
		for look := range display.LookCount {
			l.Card(at(float64(tone), float64(look)), display.Face{Design: display.Likeness, Tone: tone, Marks: look})
		}
	}
	for gaze := range display.GazeCount {
		l.Card(at(float64(gaze), 4), display.Face{Design: display.Likeness, Tone: 7, Marks: display.LookLamplight,
			Gaze: gaze})
		l.Card(at(6+float64(gaze), 4), display.Face{Design: display.Likeness, Tone: 12, Marks: display.LookCutPaper,
			Gaze: gaze})
	}
	return &l
}
