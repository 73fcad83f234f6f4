package getadler

import "safehouse/game"

// namedFight says it of the parts of a confrontation.
func (b fightBrush) namedFight() {
	f, c := &b.lay.Fight, &b.v.Fight
	if !c.Villain.Sits(b.v.Seats) || !c.Opponent.Sits(b.v.Seats) {
		return
	}
	b.Names(f.Lane, "getadler:lane")
	for _, seat := range [...]game.Seat{c.Villain, c.Opponent} {
		b.Names(b.lay.side(seat).Box, "getadler:side")
		if !b.v.Players[seat].Eliminated {
			b.Names(b.lay.side(seat).Backs, "getadler:held")
		}
	}
	for _, seat := range f.Order[:f.Rowed] {
		b.Names(b.lay.Suspects[seat].Box, "getadler:row")
	}
}

// named says what each part of the table is that is no open card, outside a confrontation.
func (b tableBrush) named() {
	if !b.lay.opt.Open {
		b.Names(b.lay.Hand, "table:hand")
		b.Names(b.lay.Own, "table:hand")
	}
	if !b.lay.taken() {
		b.Names(b.lay.Clock, "getadler:hour")
		b.Names(b.lay.Pile, "getadler:pile")
		b.Names(b.lay.Discard, "getadler:discard")
	}
	told, _ := b.pointedAt()
	for seat := range game.Seat(b.v.Seats) {
		first := len(b.L.Items)
		b.suspectNamed(&b.lay.Suspects[seat], seat)
		for i := first; seat == told && i < len(b.L.Items); i++ {
			b.L.Items[i].Quiet = true // The legend speaks of this one, and alone.
		}
	}
}

// suspectNamed says what the parts of a suspect are.
func (b tableBrush) suspectNamed(lay *suspectLayout, seat game.Seat) {
	p := &b.v.Players[seat]
	b.Names(lay.Box, "getadler:suspect")
	if p.Eliminated {
		return
	}
	b.Names(lay.Backs, "getadler:held")
	b.Names(lay.Count, "getadler:held")
	if p.Out {
		b.Names(lay.State, "getadler:stunned")
	}
	if b.book.HasStrip(b.v, seat) {
		b.Names(lay.Strip, "getadler:letters")
	}
}
