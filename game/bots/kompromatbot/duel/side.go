package duel

import "safehouse/game/search/regret"

// side is one of the two players of a duel while it learns: its forest, and for every node and lane what it does there.
// A lane is a thing that the other has shown before; the first player has one lane.
//
// Numbers of nodes stand at node*lanes+lane, numbers of ends (a total and a number of cards) at end*lanes+lane.
type side struct {
	*forest
	lanes int
	// hit is the chance to draw that is played now.
	hit []float64
	// drawRegret and stopRegret are how much rather each should have been done.
	drawRegret, stopRegret []float64
	// visits and hits sum, over the iterations, how often a node is come to and drawn at: their share is the average.
	visits, hits []float64
	// value and reach are scratch: the worth of a node, the chance to come to it.
	value, reach []float64
	// worth is what each end is worth, and by ends how likely it is.
	worth, ends []float64
	// toll is what a further card costs, by lane.
	toll []float64
}

// end numbers a total and a number of cards.
func end(total, count uint8) int { return int(total)*mostCards + int(count) }

const ends = totals * mostCards

func newSide(f *forest, lanes int) *side {
	n := len(f.nodes) * lanes
	room := make([]float64, 7*n+(2*ends+1)*lanes)
	take := func(n int) (part []float64) {
		part, room = room[:n:n], room[n:]
		return part
	}
	s := &side{
		forest: f, lanes: lanes, hit: take(n), drawRegret: take(n), stopRegret: take(n), visits: take(n), hits: take(n),
		value: take(n), reach: take(n), worth: take(ends * lanes), ends: take(ends * lanes), toll: take(lanes),
	}
	s.threshold(openingStop)
	return s
}

// threshold makes the side stop from that total on.
func (s *side) threshold(total uint8) {
	for i := range s.nodes {
		n := &s.nodes[i]
		hit := 0.0
		if n.choice == mustGo || n.choice == open && n.total < total {
			hit = 1
		}
		for l := range s.lanes {
			s.hit[i*s.lanes+l] = hit
		}
	}
}

// walk goes through the trees from the roots and notes in ends how likely each end is. With tremble, what is never done
// is done a little, so that the other side learns an answer to everything. With share, the averages grow by that much.
func (s *side) walk(tremble, share float64) {
	lanes := s.lanes
	clear(s.ends)
	clear(s.reach)
	for _, r := range s.roots {
		for l := range lanes {
			s.reach[int(r)*lanes+l] = 1
		}
	}
	for i := range s.nodes {
		n := &s.nodes[i]
		// Slices of one length spare a check at every step.
		reach := part(s.reach, i, lanes)
		hits := part(s.hit, i, lanes)[:len(reach)]
		if share > 0 && n.choice == open {
			visits, drawn := part(s.visits, i, lanes)[:len(reach)], part(s.hits, i, lanes)[:len(reach)]
			for l, r := range reach {
				r *= share
				visits[l] += r
				drawn[l] += float64(r * hits[l])
			}
		}
		stops := part(s.ends, end(n.total, n.count), lanes)[:len(reach)]
		busts := part(s.ends, end(Bust, n.count+1), lanes)[:len(reach)]
		going := 0.0
		for l, r := range reach {
			h := hits[l]
			if n.choice == open {
				h = tremble + float64((1-2*tremble)*h)
			}
			goes := float64(r * h)
			stops[l] += float64((r - goes) * n.weight)
			busts[l] += float64(float64(goes*n.bust) * n.weight)
			reach[l] = goes
			going += goes
		}
		if going == 0 {
			continue
		}
		for _, e := range s.edges[n.from:n.to] {
			to := part(s.reach, int(e.to), lanes)[:len(reach)]
			for l, r := range reach {
				to[l] += float64(r * e.chance)
			}
		}
	}
}

// part are the lanes of a node or an end.
func part(numbers []float64, at, lanes int) []float64 { return numbers[at*lanes:][:lanes] }

// sweep works out, from the leaves up, what every node is worth. Where draw or stop is open, settle is given the first
// of the node's numbers and what drawing and stopping are worth by lane, and makes of the former what the node is.
func (s *side) sweep(settle func(at int, value, stop []float64)) {
	lanes := s.lanes
	for i := len(s.nodes) - 1; i >= 0; i-- {
		n := &s.nodes[i]
		value, stop := part(s.value, i, lanes), part(s.worth, end(n.total, n.count), lanes)
		if n.choice == mustEnd {
			copy(value, stop)
			continue
		}
		if s.draw(n, value); n.choice == open {
			settle(i*lanes, value, stop)
		}
	}
}

// learn is regret matching plus, in which what was regretted before counts for the share keep: a node is worth what it
// is as it is played now, which is then moved by the regrets.
func (s *side) learn(keep float64) func(at int, value, stop []float64) {
	return func(at int, value, stop []float64) {
		to := at + s.lanes
		regret.Pairs(value, stop, s.hit[at:to], s.drawRegret[at:to], s.stopRegret[at:to], keep)
	}
}

// draw writes what drawing at a node is worth.
func (s *side) draw(n *node, value []float64) {
	lanes := s.lanes
	bust, toll := part(s.worth, end(Bust, n.count+1), lanes)[:len(value)], s.toll[:len(value)]
	for l := range value {
		value[l] = float64(n.bust*bust[l]) - toll[l]
	}
	for _, e := range s.edges[n.from:n.to] {
		next := part(s.value, int(e.to), lanes)[:len(value)]
		for l := range value {
			value[l] += float64(e.chance * next[l])
		}
	}
}

// average writes the average of what was played.
func (s *side) average() {
	for i := range s.hit {
		if s.visits[i] > 0 {
			s.hit[i] = s.hits[i] / s.visits[i]
		}
	}
}
