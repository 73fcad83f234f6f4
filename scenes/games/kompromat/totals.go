package kompromat

import (
	"safehouse/game/kompromat"
)

// shownOf is a card as the screen may show it: a back where it lies face down and its viewer may not look at it.
func shownOf(c kompromat.Slot) kompromat.Card {
	if c.Up || c.Know == kompromat.Shown {
		return c.Card
	}
	return 0
}

// reading is what a seat may count of its own cards at a mission from what it is shown.
type reading struct {
	low, wilds int
	// whole reports that every card that counts is shown.
	whole bool
}

// read counts the shown cards of an attempt; those taken aside do not count (K34).
func read(a *kompromat.Attempt) reading {
	r := reading{whole: true}
	for _, c := range a.Cards[:a.Count] {
		card := shownOf(c)
		switch {
		case c.Removed:
			continue
		case card == 0:
			r.whole = false
		case card.Wild():
			r.wilds++
		}
		r.low += card.Low()
	}
	return r
}

// total is the reading with n of its 1/11 cards as 11, in half points.
func (r reading) total(elevens int) int { return r.low + elevens*kompromat.WildExtra }
