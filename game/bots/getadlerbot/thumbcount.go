package getadlerbot

import (
	"safehouse/game"
	"safehouse/game/getadler"
)

// counting is what the yardsticks know besides their own cards: every way in which the characters may sit that nothing
// excludes, each counting one. It weighs no lie and no discard, and shares nothing with the levels, so that the
// yardsticks stay the same while those are improved.
type counting struct {
	view *getadler.View
	me   game.Seat
	role getadler.Role
	ways []getadler.Assignment
}

func count(v *getadler.View) *counting {
	c := &counting{view: v, me: v.Viewer, role: v.Players[v.Viewer].Role}
	if !v.Revealed {
		c.ways = getadler.Assignments(v, nil)
	}
	return c
}

// others lists the living seats but the own one, from the left neighbour on.
func (c *counting) others() []game.Seat {
	var seats []game.Seat
	for n := 1; n < c.view.Seats; n++ {
		if seat := game.Seat((int(c.me) + n) % c.view.Seats); !c.view.Players[seat].Eliminated {
			seats = append(seats, seat)
		}
	}
	return seats
}

// guilty counts the ways in which the seat is that villain; NoRole asks for any villain.
func (c *counting) guilty(seat game.Seat, named getadler.Role) int {
	n := 0
	for i := range c.ways {
		if r := c.ways[i][seat]; r == named || named == getadler.NoRole && r.Villain() {
			n++
		}
	}
	return n
}

// suspect is the living seat that is a villain in the most ways, the first of equals from the left neighbour on; alone
// tells that no other is one in as many.
func (c *counting) suspect() (best game.Seat, alone bool) {
	best = c.others()[0]
	most := -1
	for _, seat := range c.others() {
		switch n := c.guilty(seat, getadler.NoRole); {
		case n > most:
			best, most, alone = seat, n, true
		case n == most:
			alone = false
		}
	}
	return best, alone
}

// arrest is the legal arrest that is right in the most ways, the first of equals.
func (c *counting) arrest() (best getadler.Move, any bool) {
	most := -1
	for _, seat := range c.others() {
		for _, m := range c.view.Moves {
			if m.Op != getadler.OpArrest || game.Seat(m.A) != seat {
				continue
			}
			if n := c.guilty(seat, getadler.Role(m.B)); n > most {
				best, most, any = m, n, true
			}
		}
	}
	return best, any
}

// left is the number of ways that a question leaves in the worse case, if a villain may say either.
func (c *counting) left(m getadler.Move) int {
	yes, no := 0, 0
	for i := range c.ways {
		switch r := c.ways[i][m.A]; {
		case r.Villain():
			yes, no = yes+1, no+1
		case r.Look(getadler.Trait(m.B)) == getadler.Colour(m.C):
			yes++
		default:
			no++
		}
	}
	return max(yes, no)
}

// question is the legal question that leaves the fewest ways in the worse case, the first of equals from the left
// neighbour on; only asks for one seat alone, the Table for any.
func (c *counting) question(only game.Seat) (best getadler.Move, any bool) {
	least := 0
	for _, seat := range c.others() {
		if only != game.Table && only != seat {
			continue
		}
		for _, m := range c.view.Moves {
			if m.Op != getadler.OpAsk || game.Seat(m.A) != seat {
				continue
			}
			if n := c.left(m); !any || n < least {
				best, least, any = m, n, true
			}
		}
	}
	return best, any
}

// fits are the numbers of heroes whose looks all answers of the own seat fit, after yes and after no to the question
// that waits.
func (c *counting) fits() (yes, no int) {
	asked := getadler.Fitting(c.view.Seats, c.view.Trait, c.view.Colour)
	heroes := c.view.Players[c.me].Answers.Without(getadler.Adler).Without(getadler.Collins)
	return (heroes & asked).Len(), (heroes &^ asked).Len()
}

// truth tells whether the true answer to the question that waits is yes.
func (c *counting) truth() bool { return c.role.Look(c.view.Trait) == c.view.Colour }

// prey is the villain to be arrested once all are revealed: Adler, and Collins after him.
func (c *counting) prey() game.Seat {
	prey := c.others()[0]
	for _, seat := range c.others() {
		if r := c.view.Players[seat].Role; r == getadler.Adler || r == getadler.Collins && c.view.Players[prey].Role != getadler.Adler {
			prey = seat
		}
	}
	return prey
}

// mark is the seat that magnifier and binoculars are turned on: before the reveal the suspect, after it the prey of a
// hero, and the next living hero for a villain.
func (c *counting) mark() game.Seat {
	if !c.view.Revealed {
		seat, _ := c.suspect()
		return seat
	}
	if !c.role.Villain() {
		return c.prey()
	}
	for _, seat := range c.others() {
		if !c.view.Players[seat].Role.Villain() {
			return seat
		}
	}
	return c.others()[0]
}

// aim is the legal move of that kind at a seat that takes most.
func (c *counting) aim(op getadler.Op, seat game.Seat) (best getadler.Move, any bool) {
	for _, m := range c.view.Moves {
		if m.Op == op && game.Seat(m.A) == seat && (!any || m.B > best.B) {
			best, any = m, true
		}
	}
	return best, any
}

// counts tells whether a document of the kind can win the match for the villains.
func (c *counting) counts(k getadler.Kind) bool {
	return k.Document() && (c.view.Branch == getadler.NoKind || c.view.Branch == k)
}

// held is the number of documents in the own hand that can win.
func (c *counting) held() int {
	n := 0
	for k := getadler.DocumentRAF; k.Document(); k++ {
		if c.counts(k) {
			n += c.view.Players[c.me].Sure[k]
		}
	}
	return n
}

// ladder ranks cards by use, from 1; documents, and escapes, are one step each.
type ladder [groups]int

// extreme is the legal move of that kind whose card is worth least, or most, the first of equals.
func (c *counting) extreme(op getadler.Op, most bool, worth func(getadler.Kind) int) (best getadler.Move, any bool) {
	at := 0
	for _, m := range c.view.Moves {
		if m.Op != op {
			continue
		}
		w := worth(getadler.Kind(m.A))
		if !any || most && w > at || !most && w < at {
			best, at, any = m, w, true
		}
	}
	return best, any
}

// unseen is the number of cards of a kind that do not lie open and are not in the own hand.
func (c *counting) unseen(k getadler.Kind) int {
	n := 0
	for _, t := range c.view.Traces[:c.view.Traced] {
		if t.Kind == k && t.Places != getadler.InHand(c.me) {
			n++
		}
	}
	return n
}
