package topsecret

import (
	"math/bits"

	"safehouse/game"
)

// Kind is what a card is. Documents are told apart by the rank of their value: Document1 is the least valuable.
type Kind uint8

// The kinds of cards. The safe is no card of the hand and has no kind.
const (
	NoKind Kind = iota
	Document1
	Document2
	Document3
	Document4
	Document5
	// Agent is the special agent: immune to assassins, guard of the document under it, joker of a pair.
	Agent
	// Mole steals what an opponent has just played.
	Mole
	// Assassin blows up every face-up card that is not safe.
	Assassin
	kindEnd
)

// Kinds is the number of kinds of cards; Ranks that of documents.
const (
	Kinds = int(kindEnd) - 1
	Ranks = int(Document5)
)

// Document reports whether cards of the kind are documents.
func (k Kind) Document() bool { return k >= Document1 && k <= Document5 }

// Loot reports whether a mole may take cards of the kind (T7).
func (k Kind) Loot() bool { return k.Document() || k == Agent }

// Rank is the rank of a document, 0 to Ranks-1; of no meaning for agents.
func (k Kind) Rank() int { return int(k - Document1) }

// Card is a card as one viewer knows it: its kind and the seat that it was dealt to. The zero Card is a back. Extra
// agents of two and three players have their player's colour: in play colour has no meaning (T26, T27).
type Card uint8

// NewCard makes a card.
func NewCard(k Kind, home game.Seat) Card { return Card(k) | Card(home)<<4 }

// Kind is what the card is; NoKind for a back.
func (c Card) Kind() Kind { return Kind(c & 15) }

// Home is the seat that the card was dealt to; of no meaning for a back.
func (c Card) Home() game.Seat { return game.Seat(c >> 4) }

// hands are the cards that every player starts with, by the number of players (rulings 3.1, T32): two documents of each
// value, one special agent, two moles and two assassins; at two and three seats the least valuable documents make room
// for more agents. The split of the agents and the values are this product's own choice where no list was found.
var hands = [game.MaxSeats + 1][kindEnd]uint8{
	2: {Document1: 0, Document2: 2, Document3: 2, Document4: 2, Document5: 2, Agent: 1, Mole: 3, Assassin: 4},
	3: {Document1: 0, Document2: 2, Document3: 2, Document4: 2, Document5: 2, Agent: 1, Mole: 3, Assassin: 3},
	4: {Document1: 2, Document2: 2, Document3: 2, Document4: 2, Document5: 2, Agent: 1, Mole: 2, Assassin: 2},
	5: {Document1: 2, Document2: 2, Document3: 2, Document4: 2, Document5: 2, Agent: 1, Mole: 2, Assassin: 2},
	6: {Document1: 2, Document2: 2, Document3: 2, Document4: 2, Document5: 2, Agent: 1, Mole: 2, Assassin: 2},
}

// CardsOf gives the number of cards of each kind that everybody starts with at a table of that many seats, 2 to 6.
func CardsOf(seats int) Counts {
	var c Counts
	for k, n := range hands[seats] {
		c[k] = int(n)
	}
	return c
}

// ValueSets are the documents' points by rank that a set-up offers by name, the first the product's default among those
// that fit the sheet (rulings 3.1).
var ValueSets = [...][Ranks]int{{20, 30, 40, 50, 60}, {10, 20, 30, 40, 50}, {20, 40, 60, 80, 100}}

// The least and the largest value of a document, and the step between values.
const (
	MinValue  = 5
	MaxValue  = 995
	ValueStep = 5
)

// tally counts cards by kind: four bits a kind, Document1 lowest. No seat ever has more than fifteen cards of a kind.
type tally uint32

// tallyBits is how many bits a kind has, ones the lowest bit of every kind.
const (
	tallyBits = 4
	ones      = 0x11111111
)

// one is a single card of a kind.
func one(k Kind) tally { return 1 << (tallyBits * (k - 1)) }

// of is the number of cards of a kind.
func (t tally) of(k Kind) int { return int(t >> (tallyBits * (k - 1)) & 15) }

// held has the lowest bit of each kind of which there is a card.
func (t tally) held() tally {
	t |= t >> 1
	t |= t >> 2
	return t & ones
}

// kinds is the number of kinds of which there is a card.
func (t tally) kinds() int { return bits.OnesCount32(uint32(t.held())) }

// kind is the n-th kind, counted from 0, of which there is a card; n is below kinds. No branch depends on the cards:
// the product sums up, in each kind's bits, the kinds up to it, and adding 7-n sets the highest bit from the n-th on.
func (t tally) kind(n int) Kind {
	upTo := uint32(t.held()) * ones
	return Kind(bits.TrailingZeros32((upTo+uint32(7-n)*ones)&(ones<<3))/tallyBits) + 1
}

// counts spells the tally out.
func (t tally) counts() Counts {
	var c Counts
	for k := Document1; k < kindEnd; k++ {
		c[k] = t.of(k)
	}
	return c
}

// tallyOf packs what counts spells out.
func tallyOf(c *Counts) tally {
	var t tally
	for k := Document1; k < kindEnd; k++ {
		t += one(k) * tally(c[k])
	}
	return t
}
