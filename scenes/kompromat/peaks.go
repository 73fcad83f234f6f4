package kompromat

import (
	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/render/display"
	"safehouse/scenes/table"
)

// The peaks of KOMPROMAT.
const (
	noPeak uint8 = iota
	bustPeak
	perfectPeak
)

// Peak is the moment that the events of a beat are.
func (t *screen) Peak(events []kompromat.Event) table.Peak {
	e := &events[len(events)-1]
	switch e.Kind {
	case kompromat.WentBust:
		return table.Peak{Kind: bustPeak, MS: bustMS, Title: game.Say("stamp.bust"), Mood: table.BadMood, Seat: e.Seat}
	case kompromat.WasPerfect:
		return table.Peak{Kind: perfectPeak, MS: perfectMS, Title: game.Say("stamp.perfect"), Mood: table.GoodMood, Seat: e.Seat}
	}
	return table.Peak{}
}

// peak stages the moment that is shown: the light stays on the lane of whom it happens to.
func (b *brush) peak() {
	p, _ := b.t.table.Peak()
	switch p.Kind {
	case bustPeak, perfectPeak:
		lane := b.lane(p.Seat)
		b.Gloom(lane, b.M.U(12), peakGloom)
		b.PeakTitle(b.titleRoom(lane))
	}
}

// titleRoom is where the title of a peak stands: over or under what is lit, where more is free.
func (b *brush) titleRoom(lit display.Rect) display.Rect {
	board := b.F.Board
	over := display.Rect{X: board.X, Y: board.Y, W: board.W, H: lit.Y - board.Y}
	under := display.Rect{X: board.X, Y: lit.Y + lit.H, W: board.W, H: board.Y + board.H - lit.Y - lit.H}
	if over.H > under.H {
		return over
	}
	return under
}
