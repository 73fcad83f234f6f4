package kompromat

import (
	"math/bits"
	"slices"

	"safehouse/game"
)

// Lowest is the total of cards in half points, every 1/11 counted as 1. Backs count nothing.
func Lowest(cards ...Card) int {
	sum := 0
	for _, c := range cards {
		sum += c.Low()
	}
	return sum
}

// Best is the best choice for the 1/11 cards among the cards (K11): how many count as 11, and the total in half
// points. It is the highest total that is not over 21, or the lowest total where all are over.
func Best(cards ...Card) (elevens, total int) {
	wilds := 0
	for _, c := range cards {
		if c.Wild() {
			wilds++
		}
	}
	return bestOf(Lowest(cards...), wilds)
}

// bestOf is Best for cards of that lowest total with that many 1/11 among them.
func bestOf(low, wilds int) (elevens, total int) {
	for elevens < wilds && low+(elevens+1)*WildExtra <= Limit {
		elevens++
	}
	return elevens, low + elevens*WildExtra
}

// counting gives the cards of the attempt that the viewer may look at now and that count (K34).
func (a *Attempt) counting() []Card {
	cards := make([]Card, 0, DeckSize)
	for _, c := range a.Cards[:a.Count] {
		if c.Know == Shown && !c.Removed {
			cards = append(cards, c.Card)
		}
	}
	return cards
}

// Totals gives, in half points, the lowest total of the attempt's cards that the viewer may look at now and the best
// total that they can be declared as; unshown is the number of other cards that count.
func (a *Attempt) Totals() (low, best, unshown int) {
	cards := a.counting()
	_, best = Best(cards...)
	for _, c := range a.Cards[:a.Count] {
		if c.Know != Shown && !c.Removed {
			unshown++
		}
	}
	return Lowest(cards...), best, unshown
}

// openAttempt is the attempt that the viewer has begun and not ended, nil where there is none.
func (v *View) openAttempt() *Attempt {
	if v.Revealing || v.Current < 0 || v.Turn != v.Viewer || v.Viewer >= Seats {
		return nil
	}
	return &v.Row[v.Current].Attempts[v.Viewer]
}

// OpenTotals gives both readings, in half points, of the viewer's open attempt: every 1/11 as 1, and the best total
// that can be declared. Both are 0 where the viewer has no open attempt.
func (v *View) OpenTotals() (low, high int) {
	if a := v.openAttempt(); a != nil {
		low, high, _ = a.Totals()
	}
	return low, high
}

// Landings tells to which totals, in half points and with every 1/11 as 1, each card that the viewer may draw next
// would take its open attempt. It counts with what the viewer may look at now: a card that lies face down at another of
// its missions is as unknown as those in the deck (K23). There are none where the viewer has no open attempt or no card
// left to draw.
func (v *View) Landings() (totals [DeckSize]int, n int) {
	a := v.openAttempt()
	if a == nil || v.Players[v.Viewer].Deck == 0 {
		return totals, 0
	}
	low := Lowest(a.counting()...)
	for unseen := v.unseen(); unseen != 0; unseen &= unseen - 1 {
		totals[n] = low + Card(bits.TrailingZeros16(unseen)).Low()
		n++
	}
	return totals, n
}

// BustOdds tells, for the viewer's open attempt, of how many cards (den) the next one is, and how many of them (num)
// would take it over 21. Both are 0 where there is no landing.
func (v *View) BustOdds() (num, den int) {
	totals, den := v.Landings()
	for _, total := range totals[:den] {
		if total > Limit {
			num++
		}
	}
	return num, den
}

// unseen gives the equipment of the viewer's own that it may not look at now.
func (v *View) unseen() uint16 {
	unseen := uint16(fullDeck)
	for i := range v.Row {
		a := &v.Row[i].Attempts[v.Viewer]
		for _, c := range a.Cards[:a.Count] {
			if c.Know == Shown {
				unseen &^= 1 << c.Card
			}
		}
	}
	return unseen &^ (1 << v.Drawn.Card)
}

// Suggested is the number of 1/11 cards to count as 11 that a screen pre-selects while the viewer declares (K11).
func (v *View) Suggested() int {
	if v.Phase != PhaseDeclare || v.Turn != v.Viewer {
		return 0
	}
	elevens, _ := Best(v.Row[v.Current].Attempts[v.Viewer].counting()...)
	return elevens
}

// DeclaredAs is the total, in half points, that the viewer would declare with that many 1/11 cards as 11.
func (v *View) DeclaredAs(elevens int) int {
	if v.Phase != PhaseDeclare || v.Turn != v.Viewer {
		return 0
	}
	return Lowest(v.Row[v.Current].Attempts[v.Viewer].counting()...) + elevens*WildExtra
}

// Legal reports whether the viewer may make the move now.
func (v *View) Legal(m Move) bool { return slices.Contains(v.Moves, m) }

// Uses gives the viewer's legal uses of an item.
func (v *View) Uses(item Item) []Move {
	var uses []Move
	for _, m := range v.Moves {
		if m.Op == OpUse && Item(m.A) == item {
			uses = append(uses, m)
		}
	}
	return uses
}

// Holds reports whether the seat has the item, unused.
func (p *Player) Holds(item Item) bool { return p.Items>>item&1 != 0 }

// WonBy is the seat that took the mission of the row, Public where nobody has.
func (f Fate) WonBy() game.Seat {
	switch f {
	case WonByFirst:
		return 0
	case WonBySecond:
		return 1
	}
	return game.Public
}
