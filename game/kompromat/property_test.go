package kompromat

import (
	"math/bits"
	"math/rand/v2"
	"slices"
	"testing"

	"safehouse/game"
	"safehouse/game/rulestest"
)

// randomGames is how many matches the property tests play; mostSteps is a bound that no match can reach: six rounds of
// at most 12 layings, 28 cards and what they ask, items and windows.
const (
	randomGames = 60
	// sampledGames are fewer: the kit holds samples to the same in more games.
	sampledGames = 15
	mostSteps    = Rounds * 200
)

// eachPosition plays random matches and gives every position to look, with the moves that are owed there.
func eachPosition(t *testing.T, games int, look func(s *State, seat game.Seat, legal []Move)) {
	t.Helper()
	var r Rules
	rng := rand.New(rand.NewPCG(7, 11))
	for n := range games {
		s, err := r.Start(Seats, game.Options{OptionStarter: n % 3})
		if err != nil {
			t.Fatal(err)
		}
		for steps := 0; ; steps++ {
			if steps > mostSteps {
				t.Fatalf("match %d does not end: %v", n, s)
			}
			if s.Over() {
				look(&s, game.Nature, nil)
				break
			}
			set := r.ToAct(&s)
			if set.Len() != 1 {
				t.Fatalf("%d seats owe a decision: %v", set.Len(), s)
			}
			seat := set.First()
			legal := r.Moves(&s, seat, nil)
			if len(legal) == 0 || len(legal) > mostMoves {
				t.Fatalf("%d legal moves for %v: %v", len(legal), seat, s)
			}
			look(&s, seat, legal)
			r.Apply(&s, seat, legal[rng.IntN(len(legal))])
		}
	}
}

// TestTheLastRoundIsPutAway requires that, when points are counted, no mission is open and none is being turned up any
// more (K30).
func TestTheLastRoundIsPutAway(t *testing.T) {
	counted := 0
	eachPosition(t, randomGames, func(s *State, _ game.Seat, _ []Move) {
		if s.Over() && (s.ending == EndPoints || s.ending == EndTokens || s.ending == EndDraw) {
			counted++
			if s.revealing || s.current != none {
				t.Fatalf("mission %d is open at the end, turned up: %v", s.current, s.revealing)
			}
		}
	})
	if counted == 0 {
		t.Error("no match was counted")
	}
}

// TestRemovedCardsAreDated requires the view of a card put aside to say when that was: while its attempt is open, after
// as many cards as lie there at the most (K34).
func TestRemovedCardsAreDated(t *testing.T) {
	early := 0
	var r Rules
	eachPosition(t, randomGames*4, func(s *State, _ game.Seat, _ []Move) {
		v := r.View(s, game.Public)
		for i := range v.Row {
			for _, a := range v.Row[i].Attempts {
				for slot := range a.Count {
					at, removed := int(a.RemovedAt[slot]), a.Cards[slot].Removed
					if (at > 0) != removed || at > a.Count+1 || a.Open && at > a.Count {
						t.Fatalf("mission %d, card %d of %d, removed: %v, open: %v, is dated %d", i, slot, a.Count, removed, a.Open, at)
					}
					if a.Open && removed {
						early++
					}
				}
			}
		}
	})
	if early == 0 {
		t.Error("no card of an open attempt was ever put aside")
	}
}

func TestCardsAreConserved(t *testing.T) {
	eachPosition(t, randomGames, func(s *State, _ game.Seat, _ []Move) {
		for seat := range s.side {
			h := &s.side[seat]
			cards, n := h.deck, bits.OnesCount16(h.deck)
			for _, c := range h.laid[:h.laidLen] {
				cards |= 1 << c
				n++
			}
			if s.drawn != 0 && s.turn == game.Seat(seat) {
				cards |= 1 << s.drawn
				n++
			}
			if cards != fullDeck || n != DeckSize {
				t.Fatalf("seat %d has %d cards, mask %b: %v", seat, n, cards, *s)
			}
			for _, c := range h.top[:h.topLen] {
				if h.deck>>c&1 == 0 {
					t.Fatalf("top card %v is not in the deck: %v", c, *s)
				}
			}
		}
		piles := []uint32{s.unlaid, s.aside, s.gone, s.taken[0], s.taken[1]}
		for i := range s.row {
			piles = append(piles, 1<<s.row[i]&^1, 1<<s.counter[i]&^1)
		}
		all, n := uint32(0), 0
		for _, p := range piles {
			all |= p
			n += bits.OnesCount32(p)
		}
		if all != allMissions || n != MissionCount {
			t.Fatalf("%d mission cards, mask %b: %v", n, all, *s)
		}
	})
}

func TestBounds(t *testing.T) {
	eachPosition(t, randomGames, func(s *State, _ game.Seat, _ []Move) {
		for seat := range game.Seat(Seats) {
			if !s.Over() && s.side[seat].tokens >= TokenLimit {
				t.Fatalf("play goes on at nine tokens (K19): %v", *s)
			}
			for item := NoItem + 1; item < itemEnd; item++ {
				if s.side[0].items&s.side[1].items>>item&1 != 0 {
					t.Fatalf("both hold %v: %v", item, *s)
				}
			}
		}
		if s.step == stepMore && s.current >= 0 {
			h := &s.side[s.turn]
			if got := h.lowest(h.lying(int(s.current))); got != int(s.low) {
				t.Fatalf("lowest total is kept as %d, is %d: %v", s.low, got, *s)
			}
		}
		left := bits.OnesCount32(s.unlaid &^ (1<<25 | 1<<26 | 1<<27 | 1<<28 | 1<<29))
		if s.step == stepDraw && left != RowSize*(Rounds-int(s.round)) {
			t.Fatalf("%d missions are left in round %d (K4)", left, s.round)
		}
	})
}

// everyMove lists every move that has a text.
func everyMove(t *testing.T) []Move {
	t.Helper()
	var moves []Move
	for op := range OpHold + 1 {
		for a := range uint8(MissionCount + 1) {
			for b := range uint8(RowSize) {
				m := Move{op, a, b}
				if got, err := (Rules{}).Parse(m.String()); err == nil && got == m {
					moves = append(moves, m)
				}
			}
		}
	}
	return moves
}

func TestCheckAgreesWithMoves(t *testing.T) {
	all := everyMove(t)
	if len(all) < 100 {
		t.Fatalf("only %d moves have texts", len(all))
	}
	keys := rulestest.WordKeys(t, ".")
	var r Rules
	eachPosition(t, 4, func(s *State, seat game.Seat, legal []Move) {
		for _, who := range []game.Seat{0, 1, game.Nature, game.Public} {
			mine := r.Moves(s, who, nil)
			if who != seat && len(mine) > 0 {
				t.Fatalf("%v has moves and owes none", who)
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
				case who == seat && who != game.Nature && m.Op >= OpFirst && m.Op <= OpStun && why.Key != "why.kompromat.nature":
					t.Fatalf("%v, which only chance makes, is refused with %q", m, why.Key)
				}
			}
		}
	})
}

func TestTextsOfLegalMoves(t *testing.T) {
	var r Rules
	eachPosition(t, randomGames, func(s *State, _ game.Seat, legal []Move) {
		seen := map[string]bool{}
		for _, m := range legal {
			text := m.String()
			if seen[text] {
				t.Fatalf("%q stands for two moves", text)
			}
			seen[text] = true
			if got, err := r.Parse(text); err != nil || got != m {
				t.Fatalf("%q parses as %v, %v", text, got, err)
			}
		}
	})
}

// A sample looks to its viewer exactly as the truth does.
func TestSamplesLookAlike(t *testing.T) {
	var r Rules
	same := rulestest.SameView[View]()
	rng := rand.New(rand.NewPCG(3, 5))
	eachPosition(t, sampledGames, func(s *State, _ game.Seat, _ []Move) {
		for _, viewer := range []game.Seat{0, 1, game.Public} {
			v := r.View(s, viewer)
			sample := r.Sample(&v, rng)
			if got := r.View(&sample, viewer); !same(&got, &v) {
				t.Fatalf("sampled %v\nwant %v", got, v)
			}
		}
	})
}

// What is told of a move names no card that the view after it hides, and all sentences are published.
func TestEventsTellNoMoreThanViews(t *testing.T) {
	var r Rules
	keys := rulestest.WordKeys(t, ".")
	rng := rand.New(rand.NewPCG(13, 17))
	eachPosition(t, randomGames, func(s *State, seat game.Seat, legal []Move) {
		if len(legal) == 0 {
			return
		}
		m := legal[rng.IntN(len(legal))]
		after := *s
		r.Apply(&after, seat, m)
		for _, viewer := range []game.Seat{0, 1, game.Public} {
			v := r.View(&after, viewer)
			for _, e := range rulestest.Events(r, s, seat, m, viewer) {
				if line := e.Say(); line != (game.Line{}) && !slices.Contains(keys, line.Key) {
					t.Fatalf("the sentence %q is not published", line.Key)
				}
				if e.Kind != CardPlacedDown && e.Kind != CardRemoved || e.Card == 0 || v.Round != int(s.round) {
					continue
				}
				c := v.Row[e.Index].Attempts[e.Seat].Cards[e.Slot]
				if c.Know == Hidden || c.Card != e.Card {
					t.Fatalf("%v is told of %v, but sees %v", viewer, e.Card, c)
				}
			}
		}
	})
}

func TestNothingIsAllocated(t *testing.T) {
	var r Rules
	buf := make([]Move, 0, mostMoves)
	rng := rand.New(rand.NewPCG(19, 23))
	sink := State{}
	n := testing.AllocsPerRun(20, func() {
		s, err := r.Start(Seats, nil)
		if err != nil {
			t.Fatal(err)
		}
		for !s.Over() {
			sink = s
			seat := r.ToAct(&s).First()
			legal := r.Moves(&s, seat, buf[:0])
			r.Apply(&s, seat, legal[rng.IntN(len(legal))])
		}
	})
	if n != 0 {
		t.Errorf("a match of Moves, Apply and copies allocates %v times", n)
	}
	dice := NewDice(rand.NewPCG(1, 1))
	if n := testing.AllocsPerRun(20, func() {
		s := sink
		s.PlayRandom(&dice)
	}); n != 0 {
		t.Errorf("a playout allocates %v times", n)
	}
}

// TestEveryBustOfARoundStaysInSight (K14): while the row is revealed, whoever went over 21 at an earlier mission has
// bust there, also when more than one did, or one did more than once.
func TestEveryBustOfARoundStaysInSight(t *testing.T) {
	var r Rules
	seen, twice := 0, 0
	eachPosition(t, randomGames, func(s *State, _ game.Seat, _ []Move) {
		v := r.View(s, game.Public)
		if !v.Revealing {
			return
		}
		for seat := range Seats {
			busts := 0
			for i := range v.Current {
				a := &v.Row[i].Attempts[seat]
				if over := a.Declared && a.Total > Limit; over != a.Bust {
					t.Fatalf("seat %d declared %v halves at mission %d, bust: %v", seat, a.Total, i+1, a.Bust)
				}
				if a.Bust {
					busts++
				}
			}
			seen += busts
			if busts > 1 {
				twice++
			}
		}
	})
	if seen == 0 || twice == 0 {
		t.Errorf("%d busts were seen, %d times more than one of a seat", seen, twice)
	}
}
