package nash

import (
	"safehouse/game/search/matrix"
	"safehouse/game/topsecret"
)

// The cards of a hand, numbered so that what may lie face up comes first: the documents by rank but the least valuable,
// which are not in play at two seats, the special agent, the mole, the assassin.
const (
	agent    = topsecret.Ranks - 1
	mole     = agent + 1
	assassin = mole + 1
	cards    = assassin + 1
)

// cardOf is the number of a kind of card; of no meaning for NoKind and Document1.
func cardOf(k topsecret.Kind) int { return int(k - topsecret.Document2) }

// kindOf is the kind of a card's number.
func kindOf(card int) topsecret.Kind { return topsecret.Document2 + topsecret.Kind(card) }

// hand is a hand as a number: its counts of cards in mixed radix.
type hand uint16

// deck numbers the hands that can be left of the one that both seats begin with. Those of one size have ranks, so that a
// pair of hands is a place in a table, and nothing has to be looked for.
type deck struct {
	most [cards]int
	// step is what one card counts in a hand's number.
	step [cards]hand
	// full is the hand to begin with, of turns cards.
	full  hand
	turns int
	// rank is that of every hand among those of its size; hands are the numbers by size and rank.
	rank  []uint16
	hands [][]hand
	// kinds are the cards of which there is one in a hand.
	kinds []matrix.Set
}

// deckOf numbers the hands left of one.
func deckOf(full topsecret.Counts) *deck {
	d := &deck{}
	step := hand(1)
	for c := range cards {
		d.most[c] = full[kindOf(c)]
		d.step[c] = step
		d.full += step * hand(d.most[c])
		d.turns += d.most[c]
		step *= hand(d.most[c] + 1)
	}
	d.rank, d.kinds = make([]uint16, step), make([]matrix.Set, step)
	d.hands = make([][]hand, d.turns+1)
	for h := range step {
		size := 0
		for c := range cards {
			n := d.count(h, c)
			size += n
			if n > 0 {
				d.kinds[h] |= 1 << c
			}
		}
		d.rank[h] = uint16(len(d.hands[size]))
		d.hands[size] = append(d.hands[size], h)
	}
	return d
}

// count is the number of copies of a card in a hand.
func (d *deck) count(h hand, card int) int { return int(h/d.step[card]) % (d.most[card] + 1) }

// counts spells a hand out.
func (d *deck) counts(h hand) (c topsecret.Counts) {
	for card := range cards {
		c[kindOf(card)] = d.count(h, card)
	}
	return c
}

// handOf is the number of a hand and its size; false where it cannot be left of the one to begin with.
func (d *deck) handOf(c *topsecret.Counts) (h hand, size int, ok bool) {
	if c[topsecret.Document1] > 0 {
		return 0, 0, false
	}
	for card := range cards {
		n := c[kindOf(card)]
		if n < 0 || n > d.most[card] {
			return 0, 0, false
		}
		h += d.step[card] * hand(n)
		size += n
	}
	return h, size, true
}
