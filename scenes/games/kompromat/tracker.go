package kompromat

import (
	"safehouse/game/kompromat"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/stage"
	"safehouse/scenes/tabletop"
)

// trackerWide is the width of the tracker in pixels.
func trackerWide(m theme.Metrics) float64 {
	return trackerRow*(m.Size(display.SansBold, tabletop.SmallSize)*trackerCell+m.U(trackerGap)) - m.U(trackerGap)
}

// trackerTitle heads the cards that may still come.
func trackerTitle(st *stage.Stage) string {
	if !st.Settings.Recall {
		return "table.tracker.view"
	}
	return "table.tracker"
}

// tracker shows the fourteen cards of who looks on: on paper those that may still come, in the dark those that lie in
// sight. A card that lies face down at another mission may not be looked at again (K23): it counts as one that was seen
// unless the settings forget those. What would go over 21 is red.
func (b *brush) tracker() {
	room, seat := b.lay.Tracker, b.look.Near
	if room.Empty() || b.lay.Reveal || !seat.Sits(kompromat.Seats) || b.v.Viewer != seat {
		return
	}
	size, gap := b.M.Size(display.SansBold, tabletop.SmallSize), b.M.U(trackerGap)
	head, cells := room.CutTop(size * 1.5)
	rows := float64((kompromat.DeckSize + trackerRow - 1) / trackerRow)
	wide, high := size*trackerCell, min((cells.H-gap*rows)/rows, size*trackerHigh)
	b.Line(head, b.look.Say(trackerTitle(b.look.Stage)), display.Sans, tabletop.SmallSize, theme.Paper, display.Left)
	for n := range kompromat.DeckSize {
		c := kompromat.Card(n + 1)
		value := b.face(equipment(seat, kompromat.Slot{Card: c, Up: true, Know: kompromat.Shown})).Value
		cell := display.Rect{X: cells.X + float64(n%trackerRow)*(wide+gap), Y: cells.Y + gap/2 +
			float64(n/trackerRow)*(high+gap), W: wide, H: high}
		may, over := b.v.MayCome(c, b.look.Stage.Settings.Recall)
		ink, line := theme.Ink, theme.InkBlue
		switch {
		case !may:
			b.L.Fill(cell, theme.Ink.Alpha(0.55), b.M.U(5))
			b.Line(cell, value, display.Sans, tabletop.SmallSize, theme.Secondary, display.Middle)
			continue
		case over:
			ink, line = theme.StampRed, theme.StampRed
		}
		b.L.Fill(cell, theme.PaperLight, b.M.U(5)).Shadow = b.M.U(3)
		b.Line(cell, value, display.SansBold, tabletop.SmallSize, ink, display.Middle)
		thick := max(2, high*trackerLine)
		b.L.Fill(display.Rect{X: cell.X + gap/2, Y: cell.Y + cell.H - 2*thick, W: cell.W - gap, H: thick}, line, 0)
	}
	b.Names(room, "kompromat:tracker")
}
