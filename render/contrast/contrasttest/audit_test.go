package contrasttest_test

import (
	"math"
	"testing"

	"safehouse/render/contrast/contrasttest"
	"safehouse/render/display"
	"safehouse/render/facestest"
	"safehouse/render/theme"
	"safehouse/render/typeset"
)

var screen = theme.Metrics{W: 1920, H: 1080}

func setter(t testing.TB) *typeset.Setter {
	t.Helper()
	s, err := typeset.New()
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// audit gives what is wrong with a list on a white ground.
func audit(t *testing.T, m theme.Metrics, build func(l *display.List)) []contrasttest.Offence {
	t.Helper()
	var l display.List
	l.Fill(m.Screen(), theme.HighWhite, 0)
	build(&l)
	a := contrasttest.Auditor{Measure: setter(t)}
	return a.Audit(&l, m)
}

var line = display.Rect{X: 400, Y: 300, W: 600, H: 60}

func text(l *display.List, c display.Colour) *display.Item {
	return l.Text(line, "Underground", display.Sans, 28, c, display.Left)
}

// TestTheAuditIsHonest: what cannot be read is found, and what can is not, with layers of every kind under and over it.
func TestTheAuditIsHonest(t *testing.T) {
	grey, black := display.Hex(0x8A8A8A), theme.HighBlack
	for _, c := range []struct {
		name  string
		build func(l *display.List)
		ratio float64 // of the only offence, 0 for none
	}{
		{"black on white", func(l *display.List) { text(l, black) }, 0},
		{"grey on white", func(l *display.List) { text(l, grey) }, 3.45},
		{"large grey on white", func(l *display.List) { text(l, grey).Size = 40 }, 0},
		{"faded black", func(l *display.List) { text(l, black).Fade = 0.55 }, 3.36},
		{"translucent black", func(l *display.List) { text(l, black.Alpha(0.45)) }, 3.36},
		{"a veil beneath", func(l *display.List) {
			l.Fill(line, black.Alpha(0.5), 0)
			text(l, black)
		}, 0},
		{"a dark veil beneath", func(l *display.List) {
			l.Fill(line, black.Alpha(0.7), 0)
			text(l, black)
		}, 2.5},
		{"a veil above", func(l *display.List) {
			text(l, black)
			l.Fill(line, theme.HighWhite.Alpha(0.48), 0)
		}, 4.29},
		{"covered", func(l *display.List) {
			text(l, grey)
			l.Fill(line, black, 0)
		}, 0},
		{"half on black", func(l *display.List) {
			l.Fill(display.Rect{X: line.X, Y: line.Y, W: 60, H: line.H}, black, 0)
			text(l, black)
		}, 1},
		{"on a turned card", func(l *display.List) {
			l.Fill(line.Inset(-20), black, 0).Turn = 0.9
			text(l, black).Align = display.Middle
		}, 1},
		{"beside a turned card", func(l *display.List) {
			l.Fill(display.Rect{X: line.X + 300, Y: line.Y - 300, W: 20, H: 700}, black, 0).Turn = 0.5
			text(l, black)
		}, 0},
		{"off the screen", func(l *display.List) { text(l, grey).Box.X = 2000 }, 0},
		{"cut off by its clip", func(l *display.List) { text(l, grey).Clip = display.Rect{X: 1, Y: 1, W: 5, H: 5} }, 0},
		{"a pale symbol", func(l *display.List) { l.Symbol(line, display.IconBomb, display.Hex(0xC0C0C0)) }, 1.82},
		{"a symbol", func(l *display.List) { l.Symbol(line, display.IconBomb, grey) }, 0},
		{"a disabled text", func(l *display.List) { text(l, grey).Disabled = true }, 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			found := audit(t, screen, c.build)
			if c.ratio == 0 {
				if len(found) != 0 {
					t.Errorf("found %v", found)
				}
				return
			}
			if len(found) != 1 || math.Abs(found[0].Ratio-c.ratio) > 0.06 {
				t.Errorf("found %v, want one of %.2f", found, c.ratio)
			}
		})
	}
}

// TestTheAuditLooksIntoCards finds a text on a face, where the card lies turned under a veil.
func TestTheAuditLooksIntoCards(t *testing.T) {
	card := func(l *display.List) *display.Item {
		return l.Card(display.Rect{X: 700, Y: 300, W: 132, H: 183}, display.Face{Design: facestest.Card, Value: "7"})
	}
	if found := audit(t, screen, func(l *display.List) { card(l).Turn = 0.3 }); len(found) != 0 {
		t.Errorf("a card: %v", found)
	}
	found := audit(t, screen, func(l *display.List) {
		card(l).Turn = 0.3
		l.Fill(display.Rect{X: 600, Y: 200, W: 400, H: 400}, theme.HighWhite.Alpha(0.49), 0)
	})
	if len(found) == 0 {
		t.Error("a card under a veil of its own colour is read")
	}
	for _, o := range found {
		if o.Item != 1 || o.Name != "7" {
			t.Errorf("%v is no text of the card", o)
		}
	}
	if found := audit(t, screen, func(l *display.List) { card(l).Fade = 0.8 }); len(found) != 0 {
		t.Errorf("a card that fades out: %v", found)
	}
	if found := audit(t, screen, func(l *display.List) {
		it := card(l)
		it.Fade, it.Disabled = 0.8, true
	}); len(found) == 0 {
		t.Error("a card that stays faded is read")
	}
}

func TestControlsHaveBorders(t *testing.T) {
	button := func(l *display.List, edge display.Colour) *display.Item {
		l.Border(line, edge, 8, 2)
		return l.Hot(line, display.Access{ID: "go", Label: "Go", Role: display.Button})
	}
	for _, c := range []struct {
		name  string
		edge  display.Colour
		wrong bool
	}{{"dark", display.Hex(0x777777), false}, {"pale", display.Hex(0xAAAAAA), true}} {
		found := audit(t, screen, func(l *display.List) { button(l, c.edge) })
		if wrong := len(found) == 1 && found[0].What == contrasttest.Control; wrong != c.wrong || !wrong && len(found) > 0 {
			t.Errorf("%s: %v", c.name, found)
		}
	}
	disabled := func(l *display.List) { button(l, display.Hex(0xEEEEEE)).Disabled = true }
	if found := audit(t, screen, disabled); len(found) != 0 {
		t.Errorf("a disabled control: %v", found)
	}
	link := func(l *display.List) { button(l, display.Hex(0xEEEEEE)).Role = display.Link }
	if found := audit(t, screen, link); len(found) != 0 {
		t.Errorf("a link: %v", found)
	}
}
