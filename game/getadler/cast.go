package getadler

import "safehouse/game"

// cast is who sits at the table as whom, and who of them is still in the game.
type cast struct {
	seats uint8
	roles [game.MaxSeats]Role
	// answers are the characters that all answers of a seat are true of.
	answers [game.MaxSeats]RoleSet
	// turned are the seats whose characters lie open: nobody's, or once they are revealed everybody's, one after another.
	turned game.Seats
	// out are the seats that miss their next turn; attempted those that have made an arrest.
	out, eliminated, attempted game.Seats
}

// all is the set of the seats at the table, living that of those not eliminated.
func (c *cast) all() game.Seats    { return 1<<c.seats - 1 }
func (c *cast) living() game.Seats { return c.all() &^ c.eliminated }

// left is the seat on the left, which follows in the order of play.
func (c *cast) left(seat game.Seat) game.Seat {
	if seat++; uint8(seat) == c.seats {
		return 0
	}
	return seat
}

// firstOf is the first seat of a set, in the order of play from a seat on; Public where the set is empty.
func (c *cast) firstOf(set game.Seats, from game.Seat) game.Seat {
	if set == 0 {
		return game.Public
	}
	for !set.Has(from) {
		from = c.left(from)
	}
	return from
}

// SeatOf is the seat that has a character, Public where none has. A search may read it in states that it sampled, as it
// may what follows.
func (c *cast) SeatOf(r Role) game.Seat {
	for seat, role := range c.roles {
		if role == r {
			return game.Seat(seat)
		}
	}
	return game.Public
}

// Lives reports whether the seat that has a character is still in the game.
func (c *cast) Lives(r Role) bool {
	seat := c.SeatOf(r)
	return seat != game.Public && !c.eliminated.Has(seat)
}

// Villains is the set of the seats of villains, heroes that of the others, eliminated ones counted in.
func (c *cast) Villains() (set game.Seats) {
	for seat := range game.Seat(c.seats) {
		if c.roles[seat].Villain() {
			set = set.With(seat)
		}
	}
	return set
}

func (c *cast) heroes() game.Seats { return c.all() &^ c.Villains() }

// leader is the villain who must survive: Adler, after him Collins (G35).
func (c *cast) leader() Role {
	if c.Lives(Adler) {
		return Adler
	}
	return Collins
}

// eligible are the heroes who are asked whether they answer an escape: the living ones who are not out (G17).
func (c *cast) eligible() game.Seats { return c.heroes() & c.living() &^ c.out }

// sees turns a viewer who knows nothing of their own into Public.
func (c *cast) sees(viewer game.Seat) game.Seat {
	if !viewer.Sits(int(c.seats)) || c.eliminated.Has(viewer) {
		return game.Public
	}
	return viewer
}

// Revealed reports whether characters are known to all.
func (c *cast) Revealed() bool { return c.turned != 0 }

// Suspects is the set of the living seats whose answers all fit Adler.
func (c *cast) Suspects() (set game.Seats) {
	for seat := range c.living().All() {
		if c.answers[seat].Has(Adler) {
			set = set.With(seat)
		}
	}
	return set
}
