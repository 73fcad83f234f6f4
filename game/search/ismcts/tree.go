package ismcts

import (
	"math"
	"math/bits"
	"math/rand/v2"

	"safehouse/game/search"
)

// exploration weighs the bound's width against the mean, for values from 0 to 1 (0.7 in the paper).
const exploration = 0.7

// tree holds the nodes of all seats in one arena, numbered by the keys of what the seats know.
type tree[M comparable] struct {
	index search.Index
	nodes []node
	edges []edge[M]
	// at are the edges of the moves that are legal in the world in hand.
	at []int32
}

// node is what one seat knows when it decides. Its edges are a list, in the order in which they were met.
type node struct{ first, last int32 }

// edge is a move at a node.
type edge[M comparable] struct {
	sum int64
	// tried counts how often it was taken, offered in how many worlds it could have been.
	tried, offered uint32
	next           int32
	move           M
}

// none ends a list of edges.
const none = -1

// edgesByNode is the room for edges that a tree begins with, by node.
const edgesByNode = 3

func newTree[M comparable](nodes int) *tree[M] {
	t := &tree[M]{nodes: make([]node, 0, nodes), edges: make([]edge[M], 0, edgesByNode*nodes)}
	t.index.Reset(nodes)
	return t
}

// find gives the node of a key, made where there is none; nil where there is no more room.
func (t *tree[M]) find(key uint64) *node {
	at, known := t.index.Number(key, cap(t.nodes))
	switch {
	case at < 0:
		return nil
	case !known:
		t.nodes = append(t.nodes, node{none, none})
	}
	return &t.nodes[at]
}

// choose takes one of the moves, which are legal in this world, at the node of that key, and reports whether the move
// had been tried before. The edge is none where the node has no room.
func (t *tree[M]) choose(key uint64, moves []M, dice rand.Source) (edge int32, which int, tried bool) {
	n := t.find(key)
	if n == nil {
		return none, below(dice, len(moves)), false
	}
	untried := t.offer(n, moves)
	if untried > 0 {
		skip := below(dice, untried)
		for i, e := range t.at {
			if t.edges[e].tried != 0 {
				continue
			}
			if skip == 0 {
				return e, i, false
			}
			skip--
		}
	}
	best := math.Inf(-1)
	for i, at := range t.at {
		if b := t.edges[at].bound(); b > best {
			best, edge, which = b, at, i
		}
	}
	return edge, which, true
}

// offer finds the edges of the moves, and counts that they were offered and how many were never tried.
func (t *tree[M]) offer(n *node, moves []M) (untried int) {
	t.at = t.at[:0]
	next := n.first
	for _, m := range moves {
		if next == none || t.edges[next].move != m {
			next = t.edgeOf(n, m)
		}
		e := &t.edges[next]
		e.offered++
		if e.tried == 0 {
			untried++
		}
		t.at = append(t.at, next)
		next = e.next
	}
	return untried
}

// edgeOf gives the edge of a move, made where there is none.
func (t *tree[M]) edgeOf(n *node, m M) int32 {
	for e := n.first; e != none; e = t.edges[e].next {
		if t.edges[e].move == m {
			return e
		}
	}
	e := int32(len(t.edges))
	t.edges = append(t.edges, edge[M]{next: none, move: m})
	if n.first == none {
		n.first = e
	} else {
		t.edges[n.last].next = e
	}
	n.last = e
	return e
}

// bound is the upper confidence bound of a move that was tried, with the times that it was offered in place of the
// visits of the node (Cowling and others, equation 2).
func (e *edge[M]) bound() float64 {
	tried := float64(e.tried)
	width := float64(exploration * math.Sqrt(ln(e.offered)/tried))
	return float64(float64(e.sum)/One/tried) + width
}

// ln is the natural logarithm of 1 or more, straight between powers of two and therefore exact to the same bits on
// every machine; it is at most 0.06 too low.
func ln(n uint32) float64 {
	whole := bits.Len32(n) - 1
	part := float64(n)/float64(uint64(1)<<whole) - 1
	return float64(float64(whole)*math.Ln2) + float64(part*math.Ln2)
}

// below draws a number below n.
func below(dice rand.Source, n int) int {
	high, _ := bits.Mul64(dice.Uint64(), uint64(n))
	return int(high)
}

// options lists the root, which is the first node.
func (t *tree[M]) options() []Option[M] {
	var all []Option[M]
	if len(t.nodes) == 0 {
		return all
	}
	for e := t.nodes[0].first; e != none; e = t.edges[e].next {
		o := Option[M]{Move: t.edges[e].move, Tried: int(t.edges[e].tried)}
		if o.Tried > 0 {
			o.Value = float64(t.edges[e].sum) / One / float64(o.Tried)
		}
		all = append(all, o)
	}
	return all
}
