package displaytest

import (
	"slices"
	"testing"

	"safehouse/render/display"
	"safehouse/render/theme"
)

// even measures every letter as half as wide as it is high and knows ASCII.
type even struct{}

func (even) Width(text string, _ display.Font, size float64) float64 {
	return float64(len(text)) * size / 2
}

func (even) Covers(text string, _ display.Font) bool {
	return !slices.ContainsFunc([]rune(text), func(r rune) bool { return r > 127 })
}

var screen = display.Rect{W: 1280, H: 800}

func faults(build func(l *display.List)) (found []What) {
	var l display.List
	l.Fill(screen, theme.Panel, 0)
	build(&l)
	for _, f := range Find(&l, even{}, screen) {
		found = append(found, f.What)
	}
	return found
}

func TestEachFaultIsFoundAndNothingElse(t *testing.T) {
	box := display.Rect{X: 100, Y: 100, W: 200, H: 40}
	text := func(l *display.List, r display.Rect, s string) *display.Item {
		return l.Text(r, s, display.Sans, 20, theme.TextColour, display.Left)
	}
	button := func(l *display.List, r display.Rect, id, label string) {
		l.Hot(r, display.Access{ID: id, Label: label, Role: display.Button})
	}
	for _, c := range []struct {
		name  string
		build func(l *display.List)
		want  []What
	}{
		{"a good line", func(l *display.List) { text(l, box, "good") }, nil},
		{"a long line", func(l *display.List) { text(l, box, "twenty-two letters....") }, []What{TooWide}},
		{"a low box", func(l *display.List) { text(l, display.Rect{X: 9, Y: 9, W: 99, H: 15}, "low") }, []What{TooHigh}},
		{"a line over the edge", func(l *display.List) { text(l, box.Moved(1150, 0), "over the edge") }, []What{OffScreen}},
		{"a line cut at its end", func(l *display.List) {
			l.Clip(display.Rect{X: 100, Y: 100, W: 50, H: 300})
			text(l, box, "too long for it")
		}, []What{Cut}},
		{"a line scrolled half away", func(l *display.List) {
			l.Clip(display.Rect{X: 100, Y: 120, W: 300, H: 300})
			text(l, box, "half seen")
		}, nil},
		{"two lines on each other", func(l *display.List) {
			text(l, box, "one")
			text(l, box.Moved(10, 4), "two")
		}, []What{Overlap}},
		{"two lines with a card between", func(l *display.List) {
			text(l, box, "one")
			l.Card(box.Inset(-9), display.Face{})
			text(l, box, "two")
		}, nil},
		{"lines of a paragraph", func(l *display.List) {
			text(l, box, "one")
			text(l, box.Moved(0, 24), "two")
		}, nil},
		{"small print", func(l *display.List) { text(l, box, "small").Size = 12 }, []What{TooSmall}},
		{"grey on grey", func(l *display.List) { text(l, box, "grey").Colour = theme.Raised }, []What{Faint}},
		{"text beside a line that leans", func(l *display.List) {
			l.Fill(display.Rect{X: box.X, Y: box.Y, W: 3 * box.W, H: box.H}, theme.TextColour, 0).Turn = 1.5
			text(l, box, "beside")
		}, nil},
		{"text on a veil", func(l *display.List) {
			l.Fill(box, theme.TextColour.Alpha(0.8), 0)
			text(l, box, "pale")
		}, []What{Faint}},
		{"ink on a card", func(l *display.List) {
			l.Card(box, display.Face{})
			text(l, box, "ink").Colour = theme.Ink
		}, nil},
		{"a letter that is missing", func(l *display.List) { text(l, box, "é") }, []What{NoGlyph}},
		{"a button", func(l *display.List) { button(l, box, "go", "Go") }, nil},
		{"a small button", func(l *display.List) { button(l, display.Rect{W: 40, H: 20}, "go", "Go") }, []What{Target}},
		{"a button without a name", func(l *display.List) { button(l, box, "go", "") }, []What{Nameless}},
		{"two buttons on each other", func(l *display.List) {
			button(l, box, "go", "Go")
			button(l, box.Moved(150, 0), "stop", "Stop")
		}, []What{Collide}},
		{"a button over a covered one", func(l *display.List) {
			button(l, box, "go", "Go")
			l.Fill(box.Inset(-9), theme.Panel, 0)
			button(l, box.Moved(150, 0), "stop", "Stop")
		}, nil},
		{"a button over the edge", func(l *display.List) { button(l, box.Moved(1100, 0), "go", "Go") }, []What{Outside}},
		{"two buttons of one id", func(l *display.List) {
			button(l, box, "go", "Go")
			button(l, box.Moved(0, 90), "go", "Stop")
		}, []What{Duplicate}},
	} {
		if got := faults(c.build); !slices.Equal(got, c.want) {
			t.Errorf("%s: found %q, want %q", c.name, got, c.want)
		}
	}
}

func TestAllowedFaultsAreNotReported(t *testing.T) {
	var l display.List
	l.Text(display.Rect{W: 10, H: 30}, "long line", display.Sans, 20, theme.TextColour, display.Left)
	Check(t, &l, even{}, screen, Options{Allow: func(f Fault) bool { return f.What == TooWide && f.Name == "long line" }})
}
