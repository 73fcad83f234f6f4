package topsecret

import (
	"strconv"

	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/play"
	layout "safehouse/scenes/tables/topsecret"
)

// board is a player's board: tabs, header, places for cards, piles and the line at its foot.
func (b *brush) board(seat game.Seat) {
	lay, p := &b.lay.Boards[seat], &b.v.Players[seat]
	edge := max(2, b.M.U(3))
	b.tabs(lay, seat)
	b.L.Fill(lay.Box, paper, 0).Shadow = b.M.U(4)
	b.L.Fill(lay.Header, theme.SeatColours[seat], 0)
	b.L.Border(lay.Box, ink, 0, edge)
	b.L.Symbol(lay.Chip.Inset(lay.Chip.H*0.1), theme.SeatShapes[seat], seatInk(seat))
	b.Line(lay.Name, b.t.Names[seat], display.SansBold, play.BodySize, seatInk(seat), display.Left)
	if p.Chosen {
		b.L.Symbol(lay.Mark, display.IconCheck, seatInk(seat))
	}
	b.place(lay.Up[0])
	b.place(lay.Up[1])
	b.place(lay.Pick)
	b.piles(lay, p)
	b.note(lay, seat)
}

// tabs are the seat's place in the order of moles, the priority marker in ochre, and its score in a series.
func (b *brush) tabs(lay *layout.Board, seat game.Seat) {
	if b.v.Turn > 0 && b.v.Marker != game.Table {
		n, ground := order(b.v, seat), tableColour
		if n == 1 {
			ground = ochre
		}
		b.L.Fill(lay.Tab, ground, 0)
		b.L.Border(lay.Tab, ink, 0, max(1, b.M.U(2)))
		b.Line(lay.Tab, strconv.Itoa(n), display.SansBold, play.SmallSize, ink, display.Middle)
	}
	if b.v.Series {
		b.L.Fill(lay.Score, paper, 0)
		b.L.Border(lay.Score, ink, 0, max(1, b.M.U(2)))
		b.Line(lay.Score, strconv.Itoa(b.v.Players[seat].Series), display.SansBold, play.SmallSize, ink, display.Middle)
	}
}

// seatInk is what can be read on a seat's colour.
func seatInk(seat game.Seat) display.Colour {
	if theme.Contrast(ink, theme.SeatColours[seat]) < theme.Contrast(paper, theme.SeatColours[seat]) {
		return paper
	}
	return ink
}

// place marks where a card may lie.
func (b *brush) place(box display.Rect) {
	b.L.Border(box, greyText.Alpha(0.35), b.M.U(6), max(1, b.M.U(2)))
}

// piles are the cards at the left and at the right of the arrow, as figures.
func (b *brush) piles(lay *layout.Board, p *topsecret.Player) {
	b.tile(lay.Singles, "×1", p.SinglesCount, tableColour, ink)
	x, y := lay.Arrow.Centre()
	side := lay.Arrow.W * 0.9
	b.L.Symbol(display.Rect{X: x - side/2, Y: y - side/2, W: side, H: side}, display.IconCaretRight, greyText)
	b.tile(lay.Pairs, "×2", p.PairsCount, ink, ochre)
}

func (b *brush) tile(box display.Rect, label string, n int, ground, letters display.Colour) {
	b.L.Fill(box, ground, 0)
	top, below := box.CutTop(box.H * 0.46)
	b.Line(top, label, display.SansBold, play.SmallSize, letters, display.Middle)
	b.Line(below, strconv.Itoa(n), display.SansBold, play.HeadSize, letters, display.Middle)
}

// note is the line at the foot: to its own player what the piles come to, of others what they do.
func (b *brush) note(lay *layout.Board, seat game.Seat) {
	b.Line(lay.Note, b.noteOf(seat), display.Sans, play.SmallSize, greyText, display.Left)
}

func (b *brush) noteOf(seat game.Seat) string {
	p := &b.v.Players[seat]
	switch {
	case p.Chosen:
		return b.t.Say("topsecret.note.chosen")
	case b.v.ToAct.Has(seat):
		return b.t.Say("topsecret.note.choosing")
	case p.PilesKnow == topsecret.Shown:
		return b.t.Say("topsecret.note.points", game.Number(p.Points))
	}
	return b.t.Say("table.cards", game.Number(p.Hand.Sum()))
}

// discard is the pile of cards out of the game.
func (b *brush) discard() {
	box := b.lay.Discard
	b.L.Fill(box, tableColour, 0)
	b.L.Border(box, ink, 0, max(1, b.M.U(2)))
	b.Line(box, strconv.Itoa(b.v.Discard.Sum()), display.SansBold, play.HeadSize, ink, display.Middle)
}
