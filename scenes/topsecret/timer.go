package topsecret

import (
	"safehouse/game"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/table"
)

// timer is the time that is left for «Boum!», as a bar under the boards with its seconds, and on the boards of those
// who must call the key that does it.
func (b *brush) timer() {
	t := b.t
	if t.callers() == 0 {
		return
	}
	box, left := b.lay.Caption, t.clock.left(t.own.Seconds)
	b.L.Fill(box, theme.CutInk, b.M.U(6))
	bar := box.Inset(max(2, b.M.U(4)))
	bar.W *= left
	b.L.Fill(bar, theme.VermilionText, b.M.U(4))
	b.L.Border(box, theme.CutInk, b.M.U(6), max(2, b.M.U(4)))
	seconds := int(left*float64(t.own.Seconds) + 0.999)
	b.fit(box, t.Say("topsecret.call.left", game.Number(seconds)), display.GeometricBold, table.HeadSize, theme.CutPaper, display.Middle)
	for seat := range game.Seat(b.v.Seats) {
		if t.ask.callers.Has(seat) {
			b.caller(seat)
		}
	}
}

// caller is the button of one of several persons, on that person's board.
func (b *brush) caller(seat game.Seat) {
	lay := &b.lay.Boards[seat]
	hover, _, down := b.t.Page.State(callIDs[seat])
	wide := max(4, b.M.U(8))
	b.L.Border(lay.Box.Inset(-wide/2), theme.Vermilion, 0, wide)
	box := lay.Plate
	ground := theme.VermilionText
	if hover || down {
		ground = theme.CutInk
	}
	b.L.Fill(box, ground, b.M.U(6))
	key, word := box.CutRight(min(box.H*1.3, box.W*0.4))
	b.fit(word, b.t.Say("topsecret.call"), display.GeometricBold, table.HeadSize, theme.CutPaper, display.Middle)
	cap := square(key, 0.86)
	b.L.Fill(cap, theme.CutPaper, b.M.U(5))
	b.fit(cap, keyNames[seat], display.SansBold, table.HeadSize, theme.CutInk, display.Middle)
}

// keyNames are the keys' names as they are printed on them.
var keyNames = [game.MaxSeats]string{"F", "J", "R", "U", "X", "N"}
