package getadler

import "safehouse/game"

// confrontation is the one that runs. Its seats are Public where none does.
type confrontation struct {
	arrester, villain, opponent, asked game.Seat
	escape                             Kind
	// passed are the heroes who did not answer the escape, unasked those of them who were passed over.
	passed, unasked                game.Seats
	cards, villainShots, heroShots uint8
	shooting, held                 bool
	laid                           [MaxLaid]laid
}

// laid is a card of a confrontation and the seat that laid it.
type laid uint8

func newLaid(s game.Seat, k Kind) laid { return laid(uint8(s)<<4 | uint8(k)) }
func (l laid) seat() game.Seat         { return game.Seat(l >> 4) }
func (l laid) kind() Kind              { return Kind(l & 15) }

// clear ends the confrontation: its seats are nobody.
func (c *confrontation) clear() {
	*c = confrontation{arrester: game.Public, villain: game.Public, opponent: game.Public, asked: game.Public}
}

// nextLaid is the place of the next card of the confrontation.
func (c *confrontation) nextLaid() game.Place { return fightPlace(int(c.cards)) }

// fighters are the seats that laid a card.
func (c *confrontation) fighters() game.Seats {
	var set game.Seats
	for _, l := range c.laid[:c.cards] {
		set = set.With(l.seat())
	}
	return set
}

// shots gives the seat's own shots and those of the one it faces, and who that is.
func (c *confrontation) shots(seat game.Seat) (own, theirs uint8, other game.Seat) {
	if seat == c.villain {
		return c.villainShots, c.heroShots, c.opponent
	}
	return c.heroShots, c.villainShots, c.villain
}

// see writes the confrontation, of which everything is open.
func (c *confrontation) see(to *Confrontation) {
	*to = Confrontation{
		Arrester: c.arrester, Villain: c.villain, Opponent: c.opponent, Cards: int(c.cards),
		Escape: c.escape, Asked: c.asked, Passed: c.passed, Unasked: c.unasked,
		VillainShots: int(c.villainShots), HeroShots: int(c.heroShots), Shooting: c.shooting, Held: c.held,
	}
	for i, l := range c.laid[:c.cards] {
		to.Laid[i] = Laid{Seat: l.seat(), Card: l.kind()}
	}
}

// restore writes what see has read.
func (c *confrontation) restore(from *Confrontation) {
	*c = confrontation{
		arrester: from.Arrester, villain: from.Villain, opponent: from.Opponent, cards: uint8(from.Cards),
		escape: from.Escape, asked: from.Asked, passed: from.Passed, unasked: from.Unasked,
		villainShots: uint8(from.VillainShots), heroShots: uint8(from.HeroShots), shooting: from.Shooting, held: from.Held,
	}
	for i, l := range from.Laid[:from.Cards] {
		c.laid[i] = newLaid(l.Seat, l.Card)
	}
}
