package duel

import "safehouse/game/search/regret"

// way is how a node's worth is worked out where draw or stop is open.
type way uint8

const (
	learning  way = iota // as it is played now, which is then moved by the regrets
	playing              // as a way of playing says
	answering            // as well as can be
)

// sweep works out, from the leaves up, what every node is worth. Learning is regret matching plus, in which what was
// regretted before counts for the share keep; hit is the way of playing that is played.
func (s *side) sweep(how way, keep float64, hit []float64) {
	lanes := s.lanes
	for i := len(s.nodes) - 1; i >= 0; i-- {
		n := &s.nodes[i]
		at := i * lanes
		value := s.value[at : at+lanes]
		stop := s.worth[end(n.total, n.count)*lanes:][:lanes]
		if n.choice == mustEnd {
			copy(value, stop)
			continue
		}
		s.draw(n, value)
		switch {
		case n.choice == mustGo:
		case how == learning:
			regret.Pairs(value, stop, s.hit[at:at+lanes], s.drawRegret[at:at+lanes], s.stopRegret[at:at+lanes], keep)
		case how == playing:
			for l, drawn := range value {
				value[l] = stop[l] + float64(hit[at+l]*(drawn-stop[l]))
			}
		default:
			for l := range value {
				value[l] = max(value[l], stop[l])
			}
		}
	}
}

// draw writes what drawing at a node is worth.
func (s *side) draw(n *node, value []float64) {
	lanes := s.lanes
	bust := s.worth[end(Bust, n.count+1)*lanes:][:lanes]
	for l := range value {
		value[l] = float64(n.bust*bust[l]) - s.toll[l]
	}
	for _, e := range s.edges[n.from:n.to] {
		next := s.value[int(e.to)*lanes:][:lanes]
		for l, w := range next {
			value[l] += float64(e.chance * w)
		}
	}
}

// start is the mean worth of the roots after a sweep, all lanes added.
func (s *side) start() float64 {
	sum := 0.0
	for _, r := range s.roots {
		for l := range s.lanes {
			sum += float64(s.value[int(r)*s.lanes+l] * s.nodes[r].weight)
		}
	}
	return sum
}

// average writes the average of what was played.
func (s *side) average() {
	for i := range s.hit {
		if s.visits[i] > 0 {
			s.hit[i] = s.hits[i] / s.visits[i]
		}
	}
}
