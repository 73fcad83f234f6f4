package topsecret

import (
	"math/bits"
	"math/rand/v2"
	"slices"
	"testing"

	"safehouse/game"
	"safehouse/game/rulestest"
)

// randomMatches is how many matches a setting the property tests play; longest is more moves than the longest match of
// these settings, a series of MaxGames, can have.
const (
	randomMatches = 48
	longest       = MaxGames * (16*3*game.MaxSeats + 1)
)

// settings are all numbers of players with and without the options that change the course of a match.
func settings(matches int) []game.Options {
	var all []game.Options
	for n := range matches {
		all = append(all, game.Options{OptionSeries: n % 2, OptionCalled: n / 2 % 2, OptionValues[4]: 60 + 100*(n%3)})
	}
	return all
}

// eachStep plays random matches and gives every position to look, with a move of one of the seats that owe a decision,
// and the position after it.
func eachStep(t *testing.T, matches int, look func(s *State, seat game.Seat, m Move, after *State)) {
	t.Helper()
	var r Rules
	rng := rand.NewPCG(7, 11)
	for seats := MinSeats; seats <= game.MaxSeats; seats++ {
		for _, options := range settings(matches) {
			s := start(t, seats, options)
			for n := 0; !s.Over(); n++ {
				if n > longest {
					t.Fatalf("a match of %d seats with %v does not end: %v", seats, options, s)
				}
				set := r.ToAct(&s)
				for range game.Below(rng, set.Len()) {
					set = set.Without(set.First())
				}
				seat := set.First()
				legal := r.Moves(&s, seat, nil)
				m := legal[game.Below(rng, len(legal))]
				after := s
				r.Apply(&after, seat, m)
				look(&s, seat, m, &after)
				s = after
			}
		}
	}
}

func TestCardsAreConserved(t *testing.T) {
	eachStep(t, randomMatches, func(_ *State, _ game.Seat, _ Move, s *State) {
		var all Counts
		add := func(c Counts) {
			for k, n := range c {
				all[k] += n
			}
		}
		add(s.discard)
		for seat := range s.seats {
			add(s.hand[seat].counts())
			add(s.singles[seat].counts())
			for k := Document1; k <= Document5; k++ {
				all[k] += 2*s.pairs[seat].of(k) + s.jokers[seat].of(k)
				all[Agent] += s.jokers[seat].of(k)
			}
			for _, c := range s.up[seat] {
				all[c.kind()]++
			}
			all[s.pick[seat]]++
		}
		all[NoKind] = 0
		for k := Document1; k < kindEnd; k++ {
			if want := int(s.seats) * int(hands[s.seats][k]); all[k] != want {
				t.Fatalf("%d cards of kind %d, want %d: %v", all[k], k, want, *s)
			}
		}
	})
}

func TestPointsAreSums(t *testing.T) {
	eachStep(t, randomMatches, func(before *State, _ game.Seat, _ Move, s *State) {
		for seat := range s.seats {
			sum := int32(0)
			for k := Document1; k <= Document5; k++ {
				sum += s.value(k) * int32(s.singles[seat].of(k)+4*s.pairs[seat].of(k)+4*s.jokers[seat].of(k))
			}
			if sum != s.points[seat] {
				t.Fatalf("seat %d has %d points, its piles are worth %d: %v", seat, s.points[seat], sum, *s)
			}
			scored := before.phase != s.phase && (s.phase == PhaseScored || s.phase == PhaseOver)
			want := before.series[seat]
			if scored {
				want += sum - Fine*int32(s.fines[seat])
			}
			if s.series[seat] != want {
				t.Fatalf("seat %d has %d points in all, want %d: %v", seat, s.series[seat], want, *s)
			}
			if s.fines[seat] > hands[s.seats][Assassin] || !s.called && s.fines[seat] != 0 {
				t.Fatalf("seat %d is fined %d times (T23, T37): %v", seat, s.fines[seat], *s)
			}
		}
	})
}

// Nobody has more than two cards face up, and one when a turn begins; moles and assassins never lie there (T33).
func TestSafes(t *testing.T) {
	eachStep(t, randomMatches, func(_ *State, _ game.Seat, _ Move, s *State) {
		for seat := range s.seats {
			up := s.up[seat]
			if up[0] == 0 && up[1] != 0 {
				t.Fatalf("seat %d has a gap on its safe: %v", seat, *s)
			}
			if s.phase == PhaseChoose && (up[1] != 0 || up[0]&fresh != 0) {
				t.Fatalf("seat %d begins a turn with two cards, or with a new one: %v", seat, *s)
			}
			for _, c := range up {
				if c != 0 && !c.kind().Loot() {
					t.Fatalf("card %v lies on seat %d's safe: %v", c.kind(), seat, *s)
				}
			}
		}
	})
}

// The marker moves one seat a turn, over the border of games too (T8); every hand gets shorter by one card a turn (T1).
func TestMarkerAndHands(t *testing.T) {
	eachStep(t, randomMatches, func(before *State, _ game.Seat, _ Move, s *State) {
		turn := before.phase != PhaseSetup && (before.turn != s.turn || before.game != s.game)
		want := before.marker
		if turn {
			want = game.Seat((uint8(before.marker) + 1) % s.seats)
		}
		if before.phase != PhaseSetup && s.marker != want {
			t.Fatalf("the marker is at seat %v, want %v: %v", s.marker, want, *s)
		}
		for seat := range s.seats {
			hand := s.hand[seat].counts()
			left := int(s.turns - s.turn)
			if s.phase == PhaseChoose && s.pick[seat] == NoKind {
				left++
			}
			if hand.Sum() != left {
				t.Fatalf("seat %d has %d cards in turn %d: %v", seat, hand.Sum(), s.turn, *s)
			}
		}
	})
}

// A series ends with the first game after which one seat alone leads with the goal reached (T29).
func TestSeriesEndAtTheGoal(t *testing.T) {
	ended := 0
	eachStep(t, randomMatches, func(_ *State, _ game.Seat, _ Move, s *State) {
		if !s.serial || s.phase != PhaseScored && s.phase != PhaseOver {
			return
		}
		most, holders := s.series[0], 0
		for seat := range s.seats {
			most = max(most, s.series[seat])
		}
		for seat := range s.seats {
			if s.series[seat] == most {
				holders++
			}
		}
		over := most >= SeriesGoal && holders == 1 || s.game == MaxGames
		if over != s.Over() {
			t.Fatalf("a series with scores %v in game %d is over: %v", s.series, s.game, s.Over())
		}
		if over {
			ended++
		}
	})
	if ended == 0 {
		t.Error("no series ended")
	}
}

func TestCheckAgreesWithMoves(t *testing.T) {
	all := append(everyMove(), Move{}, Move{OpBank, 1}, Move{opEnd, 0})
	keys := rulestest.WordKeys(t, ".")
	var r Rules
	n := 0
	eachStep(t, 2, func(s *State, _ game.Seat, _ Move, _ *State) {
		// Every position costs much; every few show all kinds.
		if n++; n%5 != 0 {
			return
		}
		for _, who := range []game.Seat{0, 1, game.Seat(s.seats) - 1, game.Nature, game.Public} {
			mine := r.Moves(s, who, nil)
			if (len(mine) > 0) != r.ToAct(s).Has(who) || len(mine) > mostMoves {
				t.Fatalf("%v has the moves %v: %v", who, mine, *s)
			}
			for _, m := range all {
				before := *s
				why := r.Check(s, who, m)
				if *s != before {
					t.Fatalf("checking %v changed the state", m)
				}
				switch {
				case slices.Contains(mine, m) != (why == nil):
					t.Fatalf("%v: %v is legal: %v, refused: %v; %v", who, m, slices.Contains(mine, m), why, *s)
				case why != nil && !slices.Contains(keys, why.Key):
					t.Fatalf("the reason %q is not published", why.Key)
				}
			}
		}
	})
}

// A sample looks to its viewer exactly as the truth does.
func TestSamplesLookAlike(t *testing.T) {
	var r Rules
	same := rulestest.SameView[View]()
	rng := rand.New(rand.NewPCG(3, 5))
	eachStep(t, 3, func(s *State, _ game.Seat, _ Move, _ *State) {
		for _, viewer := range []game.Seat{0, game.Seat(s.seats) - 1, game.Public} {
			v := r.View(s, viewer)
			sample := r.Sample(&v, rng)
			if got := r.View(&sample, viewer); !same(&got, &v) {
				t.Fatalf("sampled %v\nwant %v", got, v)
			}
		}
	})
}

// What is told names no sealed choice to others before all have chosen, and all sentences are published.
func TestEventsTellNoMoreThanViews(t *testing.T) {
	var r Rules
	keys := rulestest.WordKeys(t, ".")
	kinds := map[EventKind]bool{}
	eachStep(t, randomMatches, func(s *State, seat game.Seat, m Move, after *State) {
		for _, viewer := range []game.Seat{0, 1, game.Public} {
			for _, e := range rulestest.Events(r, s, seat, m, viewer) {
				kinds[e.Kind] = true
				if line := e.Say(); line != (game.Line{}) && !slices.Contains(keys, line.Key) {
					t.Fatalf("the sentence %q is not published", line.Key)
				}
				if viewer != e.Seat && (e.Kind == CardChosen && e.Card != 0 || e.Kind == BankChosen && e.N != 0) {
					t.Fatalf("%v is told of %v's sealed choice: %+v", viewer, e.Seat, e)
				}
				if _, _, moved := e.Travel(); moved && (e.From == e.To || e.Card == 0 && e.Kind != CardChosen) {
					t.Fatalf("a card moves nowhere, or nobody knows which: %+v", e)
				}
			}
		}
	})
	for k := NoEvent + 1; k < eventEnd; k++ {
		if !kinds[k] {
			t.Errorf("event %d was never told", k)
		}
	}
}

func TestNothingIsAllocated(t *testing.T) {
	var r Rules
	buf := make([]Move, 0, mostMoves)
	rng := rand.NewPCG(19, 23)
	begin := start(t, game.MaxSeats, game.Options{OptionCalled: 1})
	var copied State
	if n := testing.AllocsPerRun(20, func() {
		for s := begin; !s.Over(); copied = s {
			seat := r.ToAct(&s).First()
			legal := r.Moves(&s, seat, buf[:0])
			r.Apply(&s, seat, legal[game.Below(rng, len(legal))])
		}
	}); n != 0 || !copied.Over() {
		t.Errorf("a match of Moves, Apply and copies allocates %v times", n)
	}
}

// Random hands are read as they are: the n-th kind that is held, for every n.
func TestTally(t *testing.T) {
	rng := rand.NewPCG(29, 31)
	for range 1000 {
		var c Counts
		var held []Kind
		for k := Document1; k < kindEnd; k++ {
			if c[k] = game.Below(rng, 5) * game.Below(rng, 2); c[k] > 0 {
				held = append(held, k)
			}
		}
		tally := tallyOf(&c)
		if tally.counts() != c || tally.kinds() != len(held) || bits.OnesCount32(uint32(tally.held())) != len(held) {
			t.Fatalf("%v is packed as %x", c, tally)
		}
		for n, k := range held {
			if got := tally.kind(n); got != k {
				t.Fatalf("kind %d of %v is %v, want %v", n, c, got, k)
			}
		}
	}
}

// In the middle of a move nobody owes a decision, all cards are somewhere, and what was told last has happened while
// what is told next has not.
func TestAViewInTheMiddleOfAMoveShowsWhatWasTold(t *testing.T) {
	var r Rules
	cards := func(v *View) int {
		n := v.Discard.Sum()
		for i := range v.Players[:v.Seats] {
			p := &v.Players[i]
			n += p.Hand.Sum() + p.UpCount + p.SinglesCount + p.PairsCount
			if p.Turned {
				n++
			}
		}
		return n
	}
	eachStep(t, randomMatches/8, func(s *State, seat game.Seat, m Move, after *State) {
		events := rulestest.Events(r, s, seat, m, game.Public)
		n := 0
		r.Observe(s, seat, m, game.Public, func(e Event, now *State) {
			n++
			if n == len(events) {
				if *now != *after {
					t.Fatalf("%v of seat %v leaves %v before an observer's eyes, else %v", m, seat, now, after)
				}
				return
			}
			v := r.View(now, game.Public)
			if v.ToAct != 0 || len(v.Moves) > 0 || cards(&v) != v.Seats*v.Turns {
				t.Fatalf("after %+v, in the middle of a move, there is %v", e, v)
			}
			switch next := events[n]; next.Kind {
			case CardTurned:
				if p := &v.Players[next.Seat]; !p.Picked || p.Turned || p.Pick != 0 {
					t.Fatalf("%+v is still to come, and %v is seen", next, v)
				}
			case GameScored:
				if v.Players[next.Seat].Series == int(next.Value) && next.N != 0 {
					t.Fatalf("%+v is still to come, and %v is seen", next, v)
				}
			}
			if p := &v.Players[e.Seat%game.MaxSeats]; e.Kind == CardTurned && (!p.Turned || p.Pick != e.Card) {
				t.Fatalf("%+v has been told, and %v is seen", e, v)
			}
		})
	})
}
