package layout

import (
	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/table"
)

// NotebookTabs is the number of parts of a notebook.
const NotebookTabs = 3

// Notebook is where the parts of a notebook lie, in screen pixels.
type Notebook struct {
	// Page is the paper, Chip and Title say whose it is, Tabs are its parts.
	Page, Chip, Title display.Rect
	Tabs              [NotebookTabs]display.Rect
	// Body is what scrolls. Above it, where suspects are compared, Heads names the characters, one a column; the names of
	// suspects stand in Names.
	Body, Names display.Rect
	Heads       [getadler.Roles]display.Rect
	// Gap is the room between rows and between columns.
	Gap float64
}

// Lay places the parts over the whole width between bar and panel. Where suspects are compared, columns is the number of
// characters in play, else 0.
func (n *Notebook) Lay(f *table.Frame, columns int, m theme.Metrics) {
	s := sizes{m}
	g := s.gap()
	*n = Notebook{Gap: max(m.U(cellGap), 3)}
	top := f.Bar.Y + f.Bar.H + 0.6*g
	n.Page = display.Rect{X: f.Panel.X, Y: top, W: f.Panel.W, H: f.Panel.Y - 0.6*g - top}
	in := n.Page.Inset(g)
	head, body := in.CutTop(target(m))
	title, tabs := head.CutLeft(head.W * notebookTitle)
	n.Chip, n.Title = title.CutLeft(min(title.H, title.W))
	n.Chip = n.Chip.Inset(n.Chip.H * 0.08)
	n.Title = display.Rect{X: n.Title.X + 0.5*g, Y: n.Title.Y, W: n.Title.W - 1.5*g, H: n.Title.H}
	wide := (tabs.W - (NotebookTabs-1)*n.Gap) / NotebookTabs
	for i := range n.Tabs {
		n.Tabs[i] = display.Rect{X: tabs.X + float64(i)*(wide+n.Gap), Y: tabs.Y, W: wide, H: tabs.H}
	}
	_, n.Body = body.CutTop(0.75 * g)
	if columns > 0 {
		n.layHeads(columns, m)
	}
}

// layHeads divides the width among the names of suspects and the characters.
func (n *Notebook) layHeads(columns int, m theme.Metrics) {
	var heads display.Rect
	heads, n.Body = n.Body.CutTop(m.Size(display.Plate, headSize) * headLines)
	n.Names, _ = n.Body.CutLeft(n.Body.W * notebookNames)
	cells := display.Rect{X: n.Names.X + n.Names.W, Y: heads.Y, W: n.Body.W - n.Names.W - 2*n.Gap, H: heads.H}
	wide := cells.W / float64(columns)
	for i := range columns {
		n.Heads[i] = display.Rect{X: cells.X + float64(i)*wide + n.Gap/2, Y: cells.Y, W: wide - n.Gap, H: cells.H}
	}
}

// Cell is the place of a character's mark in a row of the body that lies from top on, before scrolling.
func (n *Notebook) Cell(column int, top, high float64) display.Rect {
	h := n.Heads[column]
	return display.Rect{X: h.X, Y: n.Body.Y + top, W: h.W, H: high}
}

// target is the height of a small control with one line of text.
func target(m theme.Metrics) float64 {
	return max(m.U(targetHigh*max(m.TextScale, 1)), 2*m.Floor(display.SansBold))
}
