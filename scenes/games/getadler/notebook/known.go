package notebook

import (
	"safehouse/game"
	"safehouse/game/bots/getadlerbot"
	"safehouse/game/getadler"
)

// conclusions are what follows for a reader from all that it was told, jointly, and from what it supposes.
type conclusions struct {
	// view is what the reader was told, supposed what it supposes.
	view     getadler.View
	supposed getadler.Supposition
	// helps reports that conclusions are drawn at all: else there is nothing but what the reader was shown.
	helps bool
	getadler.Deduction
	// known are the characters that the reader knows, answered those that all the answers of a seat are true of.
	known    [game.MaxSeats]getadler.Role
	answered [game.MaxSeats]getadler.RoleSet
}

// conclude draws the conclusions from a view, if it helps.
func conclude(v *getadler.View, helps bool, supposed getadler.Supposition) *conclusions {
	c := &conclusions{view: *v, supposed: supposed, helps: helps}
	for seat := range v.Seats {
		c.known[seat], c.answered[seat] = v.Players[seat].Role, v.Players[seat].Answers
	}
	if helps {
		c.Deduction = getadler.Deduce(v, c.supposing()...)
	}
	return c
}

// supposing is what is supposed, if anything is.
func (c *conclusions) supposing() []getadler.Supposition {
	if c.supposed == noSupposition {
		return nil
	}
	return []getadler.Supposition{c.supposed}
}

// absurd reports that what is supposed cannot be.
func (c *conclusions) absurd() bool { return c.supposed != noSupposition && c.Casts == 0 }

// The keys of what a notebook says of one character of a suspect: nothing; that it must be, fits the answers if they
// are true, fits them only if one is a lie, or is ruled out.
const (
	leftOpen    = "notebook.cell.open"
	mustBe      = "notebook.cell.must"
	fitsAnswers = "notebook.cell.fits"
	fitsByLie   = "notebook.cell.lie"
	struckOut   = "notebook.cell.out"
)

// verdict is what is said of a character of a seat. Where what is supposed cannot be, nothing follows from it.
func (c *conclusions) verdict(seat game.Seat, r getadler.Role) string {
	known, left := c.known[seat], c.Possible[seat]
	switch {
	case known == r:
		return mustBe
	case known != getadler.NoRole:
		return struckOut
	case !c.helps || c.Casts == 0:
		return leftOpen
	case !left.Has(r):
		return struckOut
	case left.Len() == 1:
		return mustBe
	case c.answered[seat].Has(r):
		return fitsAnswers
	}
	return fitsByLie
}

// truth says what is known of the answer of a turn; without help, nothing but what the character shown says of it.
func (c *conclusions) truth(turn int) getadler.Truth {
	t := &c.view.History[turn]
	switch known := c.known[t.Target]; {
	case c.helps || known == getadler.NoRole:
		return c.Answers[turn]
	case (known.Look(t.Trait) == t.Colour) == t.Yes:
		return getadler.TrueAnswer
	}
	return getadler.FalseAnswer
}

// chances are how likely characters are, by seat, in whole per cent: 0 where that is not said.
type chances [game.MaxSeats][getadler.Roles + 1]int

// reckon gives the chances of all characters; what may be has at least one per cent, and less than all of them.
func (c *conclusions) reckon() (all chances) {
	likely := getadlerbot.Chances(&c.view)
	for seat := range game.Seat(c.view.Seats) {
		for r := getadler.Adler; int(r) <= c.view.Seats; r++ {
			if says := c.verdict(seat, r); says == fitsAnswers || says == fitsByLie {
				all[seat][r] = max(1, min(99, int(100*likely[seat][r]+0.5)))
			}
		}
	}
	return all
}
