package getadler

import (
	"math/rand/v2"
	"testing"

	"safehouse/game"
)

// small is a table that is small enough to list all its deals: three hands, the pile, and few copies of three kinds.
type small struct {
	truth  map[Kind][]int
	worlds []map[Kind][]int
	traces traces
}

// nowhereHidden is the place of a copy that lies open.
const nowhereHidden = -1

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
	seen := map[string]bool{}
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

// spellWorld names a world: how many copies of each kind are where.
func spellWorld(w map[Kind][]int) string {
	var counts [kindEnd][placeEnd + 1]byte
	for k, at := range w {
		for _, p := range at {
			counts[k][p+1]++
		}
	}
	var b []byte
	for k := range counts {
		b = append(b, counts[k][:]...)
	}
	return string(b)
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
	if to != nowhereHidden {
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
				if p == nowhereHidden || p == awayBit {
					w = moved(w, k, n, pileBit)
				}
			}
		}
		return w
	}
	open := map[Kind]int{}
	for k, at := range s.truth {
		for _, p := range at {
			if p == nowhereHidden {
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

// TestTracesHoldEveryWorld plays random sequences of what can happen to cards on a small table and lists all deals that
// the viewer, seat 0, cannot rule out: the traces must agree with each of them, not with the truth alone.
func TestTracesHoldEveryWorld(t *testing.T) {
	most := 0
	for seed := range uint64(1500) {
		rng := rand.New(rand.NewPCG(seed, 7))
		s := newSmall()
		for step := range 14 {
			a, b := rng.IntN(3), rng.IntN(3)
			switch rng.IntN(10) {
			case 0, 1, 2:
				if a == 0 {
					s.shown(pileBit, 0, rng)
				} else {
					s.hidden(pileBit, a, rng)
				}
			case 3, 4:
				s.shown(a, nowhereHidden, rng)
			case 5, 6:
				switch {
				case a == b:
				case a == 0 || b == 0:
					s.shown(a, b, rng)
				default:
					s.hidden(a, b, rng)
				}
			case 7:
				if a != 0 {
					s.look(a)
				}
			case 8:
				s.none(a, smallKinds[rng.IntN(len(smallKinds))])
				s.shuffle()
			case 9:
				if a == 2 {
					s.away(a)
				}
			}
			most = max(most, len(s.worlds))
			s.check(t, seed, step)
			if t.Failed() {
				return
			}
		}
	}
	if most < 40 {
		t.Errorf("at most %d deals were possible: the test hardly tests", most)
	}
}

func (s *small) check(t *testing.T, seed uint64, step int) {
	t.Helper()
	truly := false
	for _, w := range s.worlds {
		truly = truly || spellWorld(w) == spellWorld(s.truth)
		for k, at := range w {
			var room [placeEnd]int
			for _, p := range at {
				if p != nowhereHidden {
					room[p]++
				}
			}
			var masks []Places
			for i := range int(spans[k].count) {
				if p := s.traces.at(int(spans[k].begin) + i); p != 0 {
					masks = append(masks, p)
				}
			}
			if !matches(masks, room) {
				t.Errorf("seed %d, step %d: the traces %b of %v rule out %v, which can be", seed, step, masks, k, room)
				return
			}
		}
	}
	if !truly {
		t.Fatalf("seed %d, step %d: the listing lost the truth", seed, step)
	}
}

// TestSampleKeepsWhatIsSeen holds samples of random positions to their views: all that the viewer saw is the same.
func TestSampleKeepsWhatIsSeen(t *testing.T) {
	rng := rand.NewPCG(3, 4)
	draw := rand.New(rng)
	for seats := MinSeats; seats <= game.MaxSeats; seats++ {
		for range 40 {
			s := dealtTo(t, seats, rng)
			var buf [mostMoves]Move
			for !s.Over() {
				seat := s.waiting.First()
				legal := Rules{}.Moves(&s, seat, buf[:0])
				s.apply(seat, legal[below(rng, len(legal))], nil)
				viewer := game.Seat(below(rng, seats))
				v := Rules{}.View(&s, viewer)
				sampled := Rules{}.Sample(&v, draw)
				if err := Conserved(&sampled); err != nil {
					t.Fatalf("a sample for seat %v: %v", viewer, err)
				}
				again := Rules{}.View(&sampled, viewer)
				if v.Traces != again.Traces || v.Players != again.Players || v.Looking != again.Looking {
					t.Fatalf("a sample for seat %v shows it %v instead of %v", viewer, again, v)
				}
			}
		}
	}
}

// TestSampleIsEven draws the places of five cards that the viewer knows unequally well, and lists all ways in which they
// can lie: each is to be drawn as often as any other.
func TestSampleIsEven(t *testing.T) {
	v := View{Seats: 4, Viewer: 0, Traced: 5, Pile: 2}
	v.Players[1].Cards, v.Players[2].Cards = 2, 1
	masks := [5]Places{InHand(1) | InHand(2), InHand(1) | InPile, InHand(1) | InHand(2) | InPile, InHand(2) | InPile, InHand(1) | InHand(2) | InPile}
	for i, p := range masks {
		v.Traces[i] = Trace{Kind: DocumentRAF + Kind(i), Places: p}
	}
	ways := map[[5]uint8]int{}
	var list func(at [5]uint8, i int, room [placeEnd]int)
	list = func(at [5]uint8, i int, room [placeEnd]int) {
		if i == len(at) {
			ways[at] = 0
			return
		}
		for p := range placeEnd {
			if masks[i]&(1<<p) != 0 && room[p] > 0 {
				left := room
				left[p]--
				at[i] = uint8(p)
				list(at, i+1, left)
			}
		}
	}
	list([5]uint8{}, 0, [placeEnd]int{1: 2, 2: 1, pileBit: 2})
	const draws = 1000
	rng := rand.New(rand.NewPCG(1, 2))
	for range draws * len(ways) {
		var s State
		s.dealCards(&v, rng)
		var at [5]uint8
		for i := range at {
			k := DocumentRAF + Kind(i)
			switch {
			case s.hands[1].of(k) == 1:
				at[i] = 1
			case s.hands[2].of(k) == 1:
				at[i] = 2
			default:
				at[i] = pileBit
			}
		}
		ways[at]++
	}
	for at, n := range ways {
		if n < draws*85/100 || n > draws*115/100 {
			t.Errorf("%v is drawn %d times in %d", at, n, draws)
		}
	}
	if len(ways) < 5 {
		t.Errorf("only %d ways", len(ways))
	}
}
