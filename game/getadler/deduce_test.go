package getadler

import (
	"math/rand/v2"
	"slices"
	"testing"

	"safehouse/game"
)

// seenIn plays random matches and gives what viewers see of them after every move, before the reveal.
func seenIn(t *testing.T, matches int, yield func(rng *rand.PCG, s *State, v *View)) {
	t.Helper()
	rng := rand.NewPCG(16, 2)
	for seats := MinSeats; seats <= game.MaxSeats; seats++ {
		for g := range matches {
			s := dealtTo(t, seats, rng)
			s.House = House{NoBluff: g%2 == 1, Misnamed: g/2%2 == 1, OwnFirst: g/4%2 == 1, AccuserOnly: g/8%2 == 1}
			var buf [mostMoves]Move
			for !s.Over() {
				seat := s.waiting.First()
				legal := Rules{}.Moves(&s, seat, buf[:0])
				// Whoever can asks: that is what there is to reason about.
				ask := slices.DeleteFunc(slices.Clone(legal), func(m Move) bool { return m.Op != OpAsk })
				if len(ask) > 0 && game.Below(rng, 3) > 0 {
					legal = ask
				}
				s.apply(seat, legal[game.Below(rng, len(legal))], nil)
				if v := (Rules{}).View(&s, game.Seat(game.Below(rng, seats+1))); !v.Revealed && v.Hour > 0 {
					yield(rng, &s, &v)
				}
			}
		}
	}
}

// TestDeduceFindsAllThatFollows holds what is deduced at thousands of positions against all orders of the characters,
// tried one by one: what is possible is what one of them has, what is certain all of them.
func TestDeduceFindsAllThatFollows(t *testing.T) {
	positions, certain, lies, pairs := 0, 0, 0, 0
	seenIn(t, 25, func(_ *rand.PCG, s *State, v *View) {
		positions++
		d, listed := Deduce(v), map[Assignment]bool{}
		for _, c := range Assignments(v) {
			listed[c] = true
		}
		if n := plausible(v, Assignment{}, 0, listed); n != d.Casts || n != len(listed) {
			t.Fatalf("%d casts can be, %d were found", n, d.Casts)
		}
		var possible [game.MaxSeats]RoleSet
		truths, falsehoods := map[int]int{}, map[int]int{}
		liars := map[game.Seats]bool{}
		for c := range listed {
			var lied game.Seats
			for seat := range v.Seats {
				possible[seat] = possible[seat].With(c[seat])
			}
			for i, turn := range v.History[:v.Past] {
				switch {
				case turn.Deed == DeedAsk && turn.Answered && (c[turn.Target].Look(turn.Trait) == turn.Colour) == turn.Yes:
					truths[i]++
				case turn.Deed == DeedAsk && turn.Answered:
					falsehoods[i]++
					lied = lied.With(turn.Target)
				case turn.Deed == DeedWrong && c[turn.Seat].Villain():
					lied = lied.With(turn.Seat)
				}
			}
			liars[lied] = true
		}
		if possible != d.Possible {
			t.Fatalf("%v is possible, not %v", possible, d.Possible)
		}
		for seat := range game.Seat(v.Seats) {
			heroes := possible[seat]&^villains == possible[seat]
			if d.Villains.Has(seat) != (possible[seat]&^villains == 0) || d.Heroes.Has(seat) != heroes {
				t.Fatalf("seat %d can be %v: villains %v, heroes %v", seat, possible[seat], d.Villains, d.Heroes)
			}
			if possible[seat].Len() == 1 && v.Players[seat].Role == NoRole {
				certain++
				if s.roles[seat] != NoRole && !possible[seat].Has(s.roles[seat]) {
					t.Fatal("the truth is ruled out")
				}
			}
			for other := seat + 1; int(other) < v.Seats; other++ {
				always := true
				var both game.Seats
				for lied := range liars {
					always = always && (lied.Has(seat) || lied.Has(other))
					both |= game.SeatsOf(seat, other) &^ lied
				}
				one := both == game.SeatsOf(seat, other)
				if slices.Contains(d.Either, [2]game.Seat{seat, other}) != (always && one) {
					t.Fatalf("either %d or %d: %v of %v", seat, other, d.Either, liars)
				}
				if always && one {
					pairs++
				}
			}
		}
		for i := range v.Past {
			want := Unknown
			switch {
			case truths[i] == len(listed):
				want = TrueAnswer
			case falsehoods[i] == len(listed):
				want = FalseAnswer
				lies++
			}
			if d.Answers[i] != want {
				t.Fatalf("the answer of turn %d is %d, not %d", i, want, d.Answers[i])
			}
		}
	})
	if positions < 3000 || certain < 300 || lies < 50 || pairs < 50 {
		t.Errorf("%d positions, %d characters found out, %d lies, %d pairs of liars: the test hardly tests", positions,
			certain, lies, pairs)
	}
}

// TestWhyNotGivesWhatIsNeededAndNothingElse: the facts of a reason rule the character out, and do not without any of
// them, by all orders of the characters tried one by one; and there is a reason for all that is ruled out.
func TestWhyNotGivesWhatIsNeededAndNothingElse(t *testing.T) {
	reasons, longest := 0, 0
	seenIn(t, 3, func(rng *rand.PCG, _ *State, v *View) {
		d := Deduce(v)
		seat, r := game.Seat(game.Below(rng, v.Seats)), Adler+Role(game.Below(rng, v.Seats))
		facts := WhyNot(v, seat, r)
		if d.Possible[seat].Has(r) != (facts == nil) {
			t.Fatalf("seat %d is %v: %v, by %v", seat, r, d.Possible[seat], facts)
		}
		if facts == nil {
			return
		}
		reasons++
		longest = max(longest, len(facts))
		for skip := -1; skip < len(facts); skip++ {
			can := false
			for _, c := range allCasts[v.Seats]() {
				fits := c[seat] == r
				for i, f := range facts {
					switch {
					case i == skip:
					case f.Kind == FactKnown:
						fits = fits && c[f.Seat] == f.Role && v.Players[f.Seat].Role == f.Role
					default:
						fits = fits && !speaksAgainst(v, &c, &v.History[f.Turn])
					}
				}
				can = can || fits
			}
			if can != (skip >= 0) {
				t.Fatalf("without fact %d of %v, seat %d is %v: %v", skip, facts, seat, r, can)
			}
		}
	})
	if reasons < 200 || longest < 3 {
		t.Errorf("%d reasons of at most %d facts: the test hardly tests", reasons, longest)
	}
}

// TestWhatIsSupposed: what follows from a supposition is what follows where it is known, a lie makes a villain of who
// told it, and what cannot be leaves nothing.
func TestWhatIsSupposed(t *testing.T) {
	impossible := 0
	seenIn(t, 3, func(rng *rand.PCG, _ *State, v *View) {
		seat, r := game.Seat(game.Below(rng, v.Seats)), Adler+Role(game.Below(rng, v.Seats))
		d, plain, n := Deduce(v, Supposition{Seat: seat, Role: r}), Deduce(v), 0
		for _, c := range Assignments(v) {
			if c[seat] == r {
				n++
			}
		}
		if d.Casts != n || (n > 0) != plain.Possible[seat].Has(r) {
			t.Fatalf("%d casts, not %d", d.Casts, n)
		}
		if n == 0 {
			impossible++
		}
		for i := range v.Past {
			turn := &v.History[i]
			if turn.Deed != DeedAsk || !turn.Answered {
				continue
			}
			lie := Deduce(v, Supposition{Turn: i})
			if (lie.Casts == 0) != (plain.Answers[i] == TrueAnswer) {
				t.Fatalf("%d casts with the answer of turn %d a lie, which is %d", lie.Casts, i, plain.Answers[i])
			}
			if lie.Casts > 0 && (!lie.Villains.Has(turn.Target) || lie.Answers[i] != FalseAnswer) {
				t.Fatal("a liar is no villain")
			}
		}
	})
	if impossible == 0 {
		t.Error("nothing that was supposed was impossible")
	}
}

// TestNothingIsDeducedFromWhatOneWasNotTold: two matches that look alike to a viewer lead to the same conclusions.
func TestNothingIsDeducedFromWhatOneWasNotTold(t *testing.T) {
	compared := 0
	seenIn(t, 5, func(rng *rand.PCG, _ *State, v *View) {
		other := Rules{}.Sample(v, rand.New(rng))
		again := Rules{}.View(&other, v.Viewer)
		d, e := Deduce(v), Deduce(&again)
		if !slices.Equal(d.Either, e.Either) || d.Possible != e.Possible || d.Answers != e.Answers || d.Casts != e.Casts {
			t.Fatalf("%+v against %+v", d, e)
		}
		compared++
	})
	if compared < 500 {
		t.Errorf("%d positions compared", compared)
	}
}

// TestClashesAreAnswersThatCannotBothBeTrue holds the pairs of answers against all orders of the characters, tried one
// by one, at the positions of random matches: heroes tell the truth, and villains may lie (G7, G8).
func TestClashesAreAnswersThatCannotBothBeTrue(t *testing.T) {
	clashing := 0
	seenIn(t, 8, func(_ *rand.PCG, _ *State, v *View) {
		all := Assignments(v)
		may := func(turns ...int) bool {
			return slices.ContainsFunc(all, func(c Assignment) bool {
				return !slices.ContainsFunc(turns, func(i int) bool { return !v.History[i].true(&c) })
			})
		}
		found := Clashes(v)
		for b := range v.Past {
			for a := range b {
				if !v.History[a].answered() || !v.History[b].answered() || v.History[a].Target == v.History[b].Target {
					continue
				}
				want := may(a) && may(b) && !may(a, b)
				if got := slices.Contains(found, [2]int{a, b}); got != want {
					t.Fatalf("the answers of turns %d and %d clash %v, want %v", a, b, got, want)
				}
				if want {
					clashing++
				}
			}
		}
	})
	if clashing < 20 {
		t.Errorf("only %d pairs of answers clashed", clashing)
	}
}
