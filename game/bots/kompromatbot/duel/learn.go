package duel

// learn works out, from the leaves up, what every node is worth with what is played now, and moves the regrets and what is
// played by it: regret matching plus. What was regretted before counts for that share.
func (s *side) learn(keep float64) {
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
		if n.choice == mustGo {
			continue
		}
		hits, draws, stops := s.hit[at:at+lanes], s.drawRegret[at:at+lanes], s.stopRegret[at:at+lanes]
		for l, drawn := range value {
			h := hits[l]
			gap := drawn - stop[l]
			value[l] = stop[l] + float64(h*gap)
			d := max(0, float64(keep*draws[l])+float64((1-h)*gap))
			t := max(0, float64(keep*stops[l])-float64(h*gap))
			draws[l], stops[l] = d, t
			if d+t > 0 {
				hits[l] = d / (d + t)
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

// reckon works out what every node is worth with that way of playing, or with the best there is where hit is nil.
func (s *side) reckon(hit []float64) {
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
		if n.choice == mustGo {
			continue
		}
		for l, drawn := range value {
			switch {
			case hit != nil:
				value[l] = stop[l] + float64(hit[at+l]*(drawn-stop[l]))
			case drawn < stop[l]:
				value[l] = stop[l]
			}
		}
	}
}

// start is the mean worth of the roots after reckon, all lanes added.
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
