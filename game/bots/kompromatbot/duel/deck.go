package duel

import "safehouse/game/kompromat"

// kinds is the number of different values in an equipment deck; cards of one kind are alike in everything.
const kinds = 11

// kindOf numbers the values of the cards, kindLow and kindWild tell what a kind counts. Backs have no kind.
var kindOf, kindLow, kindWild = sortCards()

func sortCards() (of [kompromat.DeckSize + 1]int, low [kinds]int, wild [kinds]bool) {
	n := -1
	for c := kompromat.Card(1); c <= kompromat.DeckSize; c++ {
		if n < 0 || c.Low() != low[n] || c.Wild() != wild[n] {
			n++
			low[n], wild[n] = c.Low(), c.Wild()
		}
		of[c] = n
	}
	return of, low, wild
}

// Whole is a full equipment deck: bit c is card c, as in every mask of cards here.
const Whole uint16 = 1<<(kompromat.DeckSize+1) - 2

// counts tells how many cards of each kind there are.
type counts [kinds]int

// countsOf counts the cards of a mask.
func countsOf(cards uint16) (n counts) {
	for c := 1; c <= kompromat.DeckSize; c++ {
		if cards>>c&1 != 0 {
			n[kindOf[c]]++
		}
	}
	return n
}

// Total is the best total, in half points, of cards of that lowest total with that many 1/11 cards among them, or Bust.
func Total(low, wilds int) int {
	if low > kompromat.Limit {
		return Bust
	}
	for ; wilds > 0 && low+kompromat.WildExtra <= kompromat.Limit; wilds-- {
		low += kompromat.WildExtra
	}
	return low
}
