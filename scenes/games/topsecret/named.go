package topsecret

import (
	"safehouse/game"
	"safehouse/render/display"
)

// named says what each part of the table is that is no open card.
func (b *brush) named() {
	b.Names(b.lay.Discard, "topsecret.discard")
	if !b.lay.open() {
		b.Names(b.lay.Hand, "table.hand")
	}
	for seat := range game.Seat(b.v.Seats) {
		b.namedBoard(&b.lay.Boards[seat], seat)
	}
}

// namedBoard names the parts of a player's board. A card that was chosen is named for its place, whoever looks (T24).
func (b *brush) namedBoard(lay *board, seat game.Seat) {
	if b.v.Turn > 0 && b.v.Marker.Sits(b.v.Seats) {
		b.Names(lay.Tab, "topsecret.order")
	}
	if b.v.Series {
		b.Names(lay.Score, "topsecret.series")
	}
	place := lay.Up[0]
	place.W = lay.Up[1].X + lay.Up[1].W - place.X
	for _, p := range [...]struct {
		box  display.Rect
		term string
	}{
		{lay.Header, "topsecret.board"}, {place, "topsecret.place"}, {lay.Pick, "topsecret.pick"},
		{lay.Singles, "topsecret.single"}, {lay.Arrow, "topsecret.bank"}, {lay.Pairs, "topsecret.double"},
		{lay.Note, "topsecret.note"},
	} {
		b.Names(p.box, p.term)
	}
}
