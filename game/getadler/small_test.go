package getadler

import "math/rand/v2"

// small is a table that is small enough to list all its deals: three hands, the pile, and few copies of four kinds.
type small struct {
	truth  map[Kind][]int
	worlds []map[Kind][]int
	traces traces
}

// lyingOpen is the place of a copy that lies open.
const lyingOpen = -1

// smallCopies are the copies of the kinds of a small table. Pistols lie across two words of the traces.
var smallCopies = map[Kind]int{Pistol: 4, Bomb: 1, EscapeBoat: 2, DocumentNavy: 2}

// smallKinds are the kinds in an order.
var smallKinds = []Kind{Pistol, Bomb, EscapeBoat, DocumentNavy}

func newSmall() *small {
	s := &small{truth: map[Kind][]int{}}
	for k, n := range smallCopies {
		for range n {
			s.truth[k] = append(s.truth[k], pileBit)
		}
		// Labels at both ends of the kind's room.
		count := int(spans[k].count)
		for i := range n {
			at := int(spans[k].begin) + i
			if i == n-1 {
				at = int(spans[k].begin) + count - 1
			}
			s.traces.set(at, InPile)
		}
	}
	s.worlds = []map[Kind][]int{s.truth}
	return s
}

// each replaces every world by those that a change leads to, each once.
func (s *small) each(change func(w map[Kind][]int, leads func(map[Kind][]int))) {
	seen := map[spelling]bool{}
	var next []map[Kind][]int
	for _, w := range s.worlds {
		change(w, func(to map[Kind][]int) {
			if id := spellWorld(to); !seen[id] {
				seen[id] = true
				next = append(next, to)
			}
		})
	}
	s.worlds = next
}

// moved is a world in which the n-th copy of a kind is elsewhere.
func moved(w map[Kind][]int, k Kind, n, to int) map[Kind][]int {
	out := map[Kind][]int{}
	for kind, at := range w {
		out[kind] = at
	}
	out[k] = append([]int(nil), w[k]...)
	out[k][n] = to
	return out
}

// spelling tells how many copies of each of the smallKinds are where: worlds of one spelling are one.
type spelling [4][placeEnd + 1]uint8

func spellWorld(w map[Kind][]int) (is spelling) {
	for i, k := range smallKinds {
		for _, p := range w[k] {
			is[i][p+1]++
		}
	}
	return is
}

// find gives a copy of the truth at a place, drawn by rng; false where there is none.
func (s *small) find(place int, rng *rand.Rand) (Kind, int, bool) {
	type copyOf struct {
		kind Kind
		n    int
	}
	var all []copyOf
	for _, k := range smallKinds {
		for n, at := range s.truth[k] {
			if at == place {
				all = append(all, copyOf{k, n})
			}
		}
	}
	if len(all) == 0 {
		return 0, 0, false
	}
	c := all[rng.IntN(len(all))]
	return c.kind, c.n, true
}

// hidden moves a copy from one place to another, seen by nobody but the two who are not the viewer.
func (s *small) hidden(from, to int, rng *rand.Rand) {
	k, n, ok := s.find(from, rng)
	if !ok {
		return
	}
	s.truth = moved(s.truth, k, n, to)
	s.each(func(w map[Kind][]int, leads func(map[Kind][]int)) {
		for kind, at := range w {
			for i, p := range at {
				if p == from {
					leads(moved(w, kind, i, to))
				}
			}
		}
	})
	s.traces.also(uint(from), uint(to))
}

// shown moves a copy to another place or to where it lies open, and the viewer sees which kind it is.
func (s *small) shown(from, to int, rng *rand.Rand) {
	k, n, ok := s.find(from, rng)
	if !ok {
		return
	}
	s.truth = moved(s.truth, k, n, to)
	s.each(func(w map[Kind][]int, leads func(map[Kind][]int)) {
		for i, p := range w[k] {
			if p == from {
				leads(moved(w, k, i, to))
				break
			}
		}
	})
	places := Places(0)
	if to != lyingOpen {
		places = 1 << to
	}
	s.traces.move(k, uint(from), places)
}

// look shows a whole hand to the viewer, none a kind that is not there.
func (s *small) look(at int) {
	var hand tally
	for k, places := range s.truth {
		for _, p := range places {
			if p == at {
				hand.add(k)
			}
		}
	}
	s.each(func(w map[Kind][]int, leads func(map[Kind][]int)) {
		var theirs tally
		for k, places := range w {
			for _, p := range places {
				if p == at {
					theirs.add(k)
				}
			}
		}
		if theirs == hand {
			leads(w)
		}
	})
	s.traces.seen(uint(at), &hand)
}

func (s *small) none(at int, k Kind) {
	for _, p := range s.truth[k] {
		if p == at {
			return
		}
	}
	s.each(func(w map[Kind][]int, leads func(map[Kind][]int)) {
		for _, p := range w[k] {
			if p == at {
				return
			}
		}
		leads(w)
	})
	s.traces.none(k, uint(at))
}

// shuffle puts what lies open, and what lies unseen under it, into the empty pile.
func (s *small) shuffle() {
	for _, at := range s.truth {
		for _, p := range at {
			if p == pileBit {
				return
			}
		}
	}
	back := func(w map[Kind][]int) map[Kind][]int {
		for k, at := range w {
			for n, p := range at {
				if p == lyingOpen || p == awayBit {
					w = moved(w, k, n, pileBit)
				}
			}
		}
		return w
	}
	open := map[Kind]int{}
	for k, at := range s.truth {
		for _, p := range at {
			if p == lyingOpen {
				open[k]++
			}
		}
	}
	s.truth = back(s.truth)
	s.each(func(w map[Kind][]int, leads func(map[Kind][]int)) { leads(back(w)) })
	s.traces.clear(pileBit)
	s.traces.moveAll(awayBit, pileBit)
	for k, n := range open {
		s.traces.open(k, n)
	}
}

// away puts a whole hand away unseen.
func (s *small) away(from int) {
	all := func(w map[Kind][]int) map[Kind][]int {
		for k, at := range w {
			for n, p := range at {
				if p == from {
					w = moved(w, k, n, awayBit)
				}
			}
		}
		return w
	}
	s.truth = all(s.truth)
	s.each(func(w map[Kind][]int, leads func(map[Kind][]int)) { leads(all(w)) })
	s.traces.moveAll(uint(from), awayBit)
}
