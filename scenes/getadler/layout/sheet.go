package layout

import (
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/table"
)

// Sheet is where the parts of the reference sheet lie, in screen pixels.
type Sheet struct {
	// Title stands beside the Tabs above the Page; Body is what of it scrolls.
	Title, Tabs, Page, Body display.Rect
	// Stacked tells that what stands side by side in a row lies one under another, as the reader's letters are large.
	Stacked bool
}

// Lay places the parts above the primary button of the screen.
func (s *Sheet) Lay(primary display.Rect, m theme.Metrics) {
	g, edge := m.U(table.Gap), m.U(table.Margin)
	wide := min(m.W-2*edge, m.U(sheetPageMost))
	x := (m.W - wide) / 2
	top := edge
	*s = Sheet{Stacked: m.TextScale > Large}
	s.Title = display.Rect{X: x, Y: top, W: wide*sheetTitle - g, H: target(m)}
	s.Tabs = display.Rect{X: x + wide*sheetTitle, Y: top, W: wide * (1 - sheetTitle), H: target(m)}
	top += target(m) + g
	s.Page = display.Rect{X: x, Y: top, W: wide, H: primary.Y - g - top}
	s.Body = s.Page.Inset(g)
	if s.Body.W < m.Size(display.Sans, headSize)*sheetEms {
		s.Stacked = true
	}
}
