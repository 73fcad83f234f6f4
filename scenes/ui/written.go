package ui

import (
	"strings"

	"safehouse/render/display"
	"safehouse/scenes/layout"
	"safehouse/scenes/stage"
)

// Lettering is what is written in a box of a layout, in letters of a design size.
type Lettering struct {
	Text  string
	Font  display.Font
	Size  float64
	Align display.Align
	Ink   display.Colour
	// Stays keeps the letters as large as the reader asked for: others grow only as far as there is room. Grows has those
	// be larger also where the window is so small that letters are the smallest that can be read.
	Stays, Grows bool
}

// Written are the words in the boxes of a layout.
type Written struct {
	// Of are the words of each box.
	Of    map[layout.ID]Lettering
	tree  *layout.Tree
	stage *stage.Stage
	// line is how high a line of a paragraph of so many is, by its usual height and its letters.
	line func(usual, size float64, lines int) float64
}

// NewWritten has a tree measure its texts as they are written here.
func NewWritten(st *stage.Stage, tree *layout.Tree, line func(usual, size float64, lines int) float64) Written {
	w := Written{map[layout.ID]Lettering{}, tree, st, line}
	tree.Measure = w
	return w
}

// Width is that of the longest line, with a pixel for what is lost in dividing.
func (w Written) Width(text string, font int, size float64) (wide float64) {
	for line := range strings.SplitSeq(text, "\n") {
		wide = max(wide, w.stage.Measure.Width(line, display.Font(font), size))
	}
	return wide + 1
}

// Height is that of a paragraph.
func (w Written) Height(text string, font int, size, width float64) float64 {
	lines, high := w.lines(text, display.Font(font), size, width)
	return float64(len(lines)) * high
}

// lines are those of a paragraph, and how high each is.
func (w Written) lines(text string, f display.Font, size, width float64) (lines []string, high float64) {
	lines = w.stage.Measure.Wrap(text, f, size, width)
	return lines, w.line(w.stage.Measure.LineHeight(f, size), size, len(lines))
}

// Box is a box with words.
func (w Written) Box(s layout.Style, say Lettering) layout.Box {
	m := w.stage.Metrics
	say.Font = m.Font(say.Font)
	w.Of[s.ID] = say
	m.Grows = say.Grows
	want := m.Size(say.Font, say.Size)
	least := want
	if !say.Stays {
		least = max(m.Floor(say.Font), want/max(1, m.TextScale))
	}
	return w.tree.Text(s, say.Text, int(say.Font), least, want)
}

// Draw writes what stands in a box, and gives the first line. A line at the left ends where its words do: it may be
// turned with the paper that it is on.
func (w Written) Draw(l *display.List, id layout.ID) *display.Item {
	say, box, size, first := w.Of[id], w.tree.At(id), w.tree.Letters(id), len(l.Items)
	if box.Empty() {
		return &display.Item{}
	}
	lines, high := w.lines(say.Text, say.Font, size, box.W)
	for i, line := range lines {
		row := display.Rect{X: box.X, Y: box.Y + float64(i)*high, W: box.W, H: high}
		if say.Align == display.Left {
			row.W = min(row.W, w.stage.Measure.Width(line, say.Font, size)+1)
		}
		l.Text(row, line, say.Font, size, say.Ink, say.Align)
	}
	return &l.Items[first]
}
