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

// mostCards is the number of numbers of cards: 9 is more than any attempt can have, since the eight lowest cards are
// over 21 together.
const mostCards = 10

// choice says what a node leaves open.
type choice uint8

const (
	open    choice = iota // draw or stop
	mustEnd               // the deck is empty
	mustGo                // no card yet
)

// Possible is a deck that a side may have: a mask of the cards that it may draw, and how likely that is beside others.
// A weight of 0 is solved for as well, though nobody reckons with it.
type Possible struct {
	Cards  uint16
	Weight float64
}

// forest holds all attempts that are not over 21 from each of a side's possible decks: a tree for each deck, in which
// the order of cards makes no difference. Children stand behind their parents.
type forest struct {
	roots []int32
	nodes []node
	edges []edge
}

// node is a set of cards of one attempt.
type node struct {
	choice choice
	total  uint8 // best total
	count  uint8
	// bust is the chance that the next card takes the attempt over 21.
	bust float64
	// weight is that of the deck, as a share of all.
	weight float64
	// from and to bound the node's edges.
	from, to int32
}

// edge is a card that may come and does not bust.
type edge struct {
	to     int32
	kind   uint8
	chance float64
}

// planter builds a forest.
type planter struct {
	*forest
	deck, radix counts
	// found numbers the nodes by the cards drawn, 0 for none yet; no node leads to a root.
	found  []int32
	drawn  []drawn
	root   int32
	weight float64
}

// drawn is what a node's cards come to.
type drawn struct {
	cards      counts
	low, wilds int
}

// plant builds the trees of the decks. A side that shows a face-up card already has it; 0 for one that has none yet.
func plant(decks []Possible, up kompromat.Card) *forest {
	f := &forest{}
	sum := 0.0
	for _, d := range decks {
		sum += d.Weight
	}
	for _, d := range decks {
		p := planter{forest: f, deck: countsOf(d.Cards), weight: 1 / float64(len(decks))}
		if sum > 0 {
			p.weight = d.Weight / sum
		}
		p.plant(up)
	}
	return f
}

// plant adds the tree of one deck.
func (p *planter) plant(up kompromat.Card) {
	size := 1
	for k, n := range p.deck {
		p.radix[k] = size
		size *= n + 1
	}
	p.found = make([]int32, size)
	p.root = int32(len(p.nodes))
	p.roots = append(p.roots, p.root)
	first, count := drawn{}, 0
	if up != 0 {
		first.low, count = up.Low(), 1
		if up.Wild() {
			first.wilds = 1
		}
	}
	p.add(first, count)
	for n := p.root; n < int32(len(p.nodes)); n++ {
		p.grow(n)
	}
}

// add appends a node that has no edges yet.
func (p *planter) add(d drawn, count int) {
	p.drawn = append(p.drawn, d)
	n := node{total: uint8(Total(d.low, d.wilds)), count: uint8(count), weight: p.weight}
	if count == 0 {
		n.choice, n.total = mustGo, Away
	}
	p.nodes = append(p.nodes, n)
}

// grow adds a node's edges, and the nodes that they lead to where they are new.
func (p *planter) grow(at int32) {
	d, count := p.drawn[at-p.root], int(p.nodes[at].count)
	code, left := 0, 0
	for k, n := range p.deck {
		code += d.cards[k] * p.radix[k]
		left += n - d.cards[k]
	}
	from, bust := int32(len(p.edges)), 0
	for k, n := range p.deck {
		n -= d.cards[k]
		switch {
		case n == 0:
			continue
		case d.low+kindLow[k] > kompromat.Limit:
			bust += n
			continue
		}
		to := &p.found[code+p.radix[k]]
		if *to == 0 {
			*to = int32(len(p.nodes))
			next := d
			next.cards[k]++
			next.low += kindLow[k]
			if kindWild[k] {
				next.wilds++
			}
			p.add(next, count+1)
		}
		p.edges = append(p.edges, edge{*to, uint8(k), float64(n) / float64(left)})
	}
	n := &p.nodes[at]
	n.from, n.to = from, int32(len(p.edges))
	if left == 0 {
		n.choice = mustEnd
		return
	}
	n.bust = float64(bust) / float64(left)
}

// child is the node after a card of that kind, -1 where it would bust or is not in the deck.
func (f *forest) child(at int32, kind int) int32 {
	n := &f.nodes[at]
	for _, e := range f.edges[n.from:n.to] {
		if int(e.kind) == kind {
			return e.to
		}
	}
	return -1
}

// find is the node of the cards drawn from a deck, -1 where they bust or are not in it.
func (f *forest) find(deck int, drawn []kompromat.Card) int32 {
	at := f.roots[deck]
	for _, c := range drawn {
		if at = f.child(at, kindOf[c]); at < 0 {
			break
		}
	}
	return at
}
