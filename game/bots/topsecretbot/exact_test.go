package topsecretbot_test

import (
	"context"
	"math"
	"math/rand/v2"
	"reflect"
	"sync"
	"testing"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/bots/topsecretbot"
	"safehouse/game/bots/topsecretbot/nash"
	"safehouse/game/topsecret"
)

// lastHand is what both seats may have left near the end: a study of it is made at once.
var lastHand = topsecret.Counts{topsecret.Document2: 2, topsecret.Document3: 1, topsecret.Document5: 2,
	topsecret.Agent: 1, topsecret.Mole: 2, topsecret.Assassin: 2}

// studyOf is the study of games that begin with the last hand.
var studyOf = sync.OnceValue(func() *nash.Study {
	s := nash.Of(topsecret.ValueSets[0], lastHand)
	if err := s.Work(context.Background()); err != nil {
		panic(err)
	}
	return s
})

// lateGame is the view of seat 0 of a game in which both have those hands left and those points, with an option's
// settings.
func lateGame(t *testing.T, options game.Options, hand topsecret.Counts, own, rival int) topsecret.State {
	t.Helper()
	start, err := topsecret.Rules{}.Start(2, options)
	if err != nil {
		t.Fatal(err)
	}
	topsecret.Rules{}.Apply(&start, game.Nature, topsecret.Move{Op: topsecret.OpMarker})
	v := topsecret.Rules{}.View(&start, game.Public)
	v.Turn = v.Turns - hand.Sum() + 1
	for seat, points := range []int{own, rival} {
		v.Players[seat].Hand, v.Players[seat].Points = hand, points
	}
	return topsecret.Rules{}.Sample(&v, rand.New(rand.NewPCG(1, 1)))
}

// expert decides with a study.
func expert(v *topsecret.View, study bots.Study, why bool, rng *rand.Rand) bots.Thought[topsecret.Move] {
	q := bots.Question{Player: bots.OfLevel(game.Expert), Study: study, Why: why, Budget: bots.Budget{}}
	return new(topsecretbot.Memory).Choose(context.Background(), v, q, rng)
}

// TestExactPlaysWhatWasMeasured plays late games, and requires of Expert the chances of the policy whose exploitability
// is measured, as long as it plays for points.
func TestExactPlaysWhatWasMeasured(t *testing.T) {
	study := studyOf()
	rng := rand.New(rand.NewPCG(3, 3))
	cardsAsked, bankingsAsked, besidePairs := 0, 0, 0
	for range 120 {
		s := lateGame(t, nil, lastHand, 0, 0)
		unsealed := s
		for !s.Over() {
			seat := topsecret.Rules{}.ToAct(&s).First()
			v := topsecret.Rules{}.View(&s, seat)
			if v.Phase != topsecret.PhaseBank || v.ToAct == v.Bankers {
				unsealed = s
			}
			m := v.Moves[rng.IntN(len(v.Moves))]
			if p := (nash.Position{Own: sideOf(&v, seat), Rival: sideOf(&v, 1-seat)}); p.Own.Hand.Sum() > 6 && len(v.Moves) > 1 {
				want := map[topsecret.Move]nash.Choice{}
				if v.Phase == topsecret.PhaseBank {
					b := study.Bank(&p)
					want[topsecret.Move{Op: topsecret.OpBank}], want[topsecret.Move{Op: topsecret.OpLeave}] = b.Bank, b.Leave
					bankingsAsked++
					besidePairs += v.Players[1-seat].UpCount / 2
				} else {
					for k, c := range study.Card(&p) {
						if p.Own.Hand[k] > 0 {
							want[v.Play(topsecret.Kind(k))] = c
						}
					}
					cardsAsked++
				}
				lead := leadOf(unsealed, seat)
				for m, c := range want {
					want[m] = nash.Choice{Value: lead + c.Value, Chance: c.Chance}
				}
				got := map[topsecret.Move]nash.Choice{}
				thought := expert(&v, study, true, rng)
				for _, o := range thought.Options {
					got[o.Move] = nash.Choice{Value: o.Value, Chance: o.Chance}
				}
				if !reflect.DeepEqual(got, want) || thought.Scale != bots.Points {
					t.Fatalf("%+v: it plays %v, not %v", p, got, want)
				}
				if got[thought.Move].Chance == 0 || thought.Move != thought.Options[0].Move {
					t.Fatalf("%+v: it makes %q of %v", p, thought.Move, thought.Options)
				}
			}
			topsecret.Rules{}.Apply(&s, seat, m)
		}
	}
	if cardsAsked < 50 || bankingsAsked < 20 || besidePairs < 5 {
		t.Errorf("%d cards and %d bankings were asked for, %d of them beside two cards", cardsAsked, bankingsAsked,
			besidePairs)
	}
}

// leadOf is a seat's lead when all single cards are left: what pairs bring is counted in, as the rules count it.
func leadOf(s topsecret.State, seat game.Seat) float64 {
	var rules topsecret.Rules
	v := rules.View(&s, game.Public)
	for ; v.Phase == topsecret.PhaseBank; v = rules.View(&s, game.Public) {
		rules.Apply(&s, v.ToAct.First(), topsecret.Move{Op: topsecret.OpLeave})
	}
	return float64(v.Players[seat].Points - v.Players[1-seat].Points)
}

func sideOf(v *topsecret.View, seat game.Seat) nash.Side {
	p := &v.Players[seat]
	if p.UpCount == 2 {
		return nash.Side{Hand: p.Hand}
	}
	return nash.Side{Hand: p.Hand, Up: p.Up[0].Card.Kind()}
}

// TestExactDrawsByItsChances requires moves to be as frequent as the chances say, and the same with and without
// reasons.
func TestExactDrawsByItsChances(t *testing.T) {
	s := lateGame(t, nil, lastHand, 0, 0)
	v := topsecret.Rules{}.View(&s, 0)
	made := map[topsecret.Move]float64{}
	const draws = 4000
	var options []bots.Weighed[topsecret.Move]
	for n := range draws {
		thought := expert(&v, studyOf(), true, bots.Stream(game.SeedOf(1), 0, n))
		if again := expert(&v, studyOf(), false, bots.Stream(game.SeedOf(1), 0, n)); again.Move != thought.Move {
			t.Fatalf("with reasons it makes %q, without %q", thought.Move, again.Move)
		}
		made[thought.Move] += 1.0 / draws
		options = thought.Options
	}
	for _, o := range options {
		if math.Abs(made[o.Move]-o.Chance) > 0.03 {
			t.Errorf("%q is made with %.3f, its chance is %.3f", o.Move, made[o.Move], o.Chance)
		}
	}
}

// idle is a study that is never ready.
type idle struct{ bots.Study }

// TestExactNeedsItsStudy requires moves without a study, without one that is ready, and without one of these values,
// and the search to decide then.
func TestExactNeedsItsStudy(t *testing.T) {
	s := lateGame(t, nil, lastHand, 0, 0)
	v := topsecret.Rules{}.View(&s, 0)
	other := v
	other.Values = topsecret.ValueSets[1]
	for _, c := range []struct {
		name   string
		view   *topsecret.View
		study  bots.Study
		solved bool
	}{
		{"its study", &v, studyOf(), true},
		{"none", &v, nil, false},
		{"another's", &v, idle{}, false},
		{"one that is not ready", &v, nash.New(topsecret.ValueSets[0]), false},
		{"one of other values", &other, studyOf(), false},
	} {
		thought := expert(c.view, c.study, true, bots.Stream(game.SeedOf(1), 0, 0))
		exact := len(thought.Options) > 0
		for _, o := range thought.Options {
			k := c.view.Played(o.Move)
			p := nash.Position{Own: sideOf(c.view, 0), Rival: sideOf(c.view, 1)}
			exact = exact && k != topsecret.NoKind && (nash.Choice{Value: o.Value, Chance: o.Chance}) == studyOf().Card(&p)[k]
		}
		if exact != c.solved {
			t.Errorf("with %s it is decided by the solved game: %v", c.name, exact)
		}
	}
}

// TestExactPlaysForTheWin requires, with few cards left, chances to win for values, that count the lead, or the scores
// of a series; and points where nothing can be won any more.
func TestExactPlaysForTheWin(t *testing.T) {
	few := topsecret.Counts{topsecret.Document5: 2, topsecret.Agent: 1, topsecret.Assassin: 1}
	worth := func(options game.Options, own, rival, series int) (scale bots.Scale, mean float64) {
		s := lateGame(t, options, few, own, rival)
		v := topsecret.Rules{}.View(&s, 0)
		v.Players[0].Series = series
		thought := expert(&v, studyOf(), true, bots.Stream(game.SeedOf(1), 0, 0))
		for _, o := range thought.Options {
			mean += o.Chance * o.Value
		}
		return thought.Scale, mean
	}
	single, series := game.Options(nil), game.Options{topsecret.OptionSeries: 1}
	if scale, mean := worth(single, 100, 100, 0); scale != bots.Wins || math.Abs(mean-0.5) > 1e-9 {
		t.Errorf("even, the chance to win is %v on scale %d", mean, scale)
	}
	if scale, mean := worth(single, 160, 100, 0); scale != bots.Wins || mean <= 0.5 || mean >= 1 {
		t.Errorf("ahead by 60, the chance to win is %v on scale %d", mean, scale)
	}
	if scale, mean := worth(single, 1000, 100, 0); scale != bots.Points || mean < 600 {
		t.Errorf("ahead by 900, it is %v ahead on scale %d", mean, scale)
	}
	if scale, mean := worth(series, 100, 100, 300); scale != bots.Wins || mean <= 0.6 || mean >= 1 {
		t.Errorf("ahead by 300 in the series, the chance to win it is %v on scale %d", mean, scale)
	}
	if scale, mean := worth(series, 160, 100, 0); scale != bots.Wins || mean <= 0.5 || mean >= 0.7 {
		t.Errorf("ahead by 60 in the first game, the chance to win the series is %v on scale %d", mean, scale)
	}
}
