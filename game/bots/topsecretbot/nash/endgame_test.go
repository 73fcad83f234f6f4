package nash

import (
	"math"
	"math/rand/v2"
	"testing"

	"safehouse/game/topsecret"
)

// TestEndgameAgainstPlainRecursion holds the chances to win of random positions with three cards left and any lead
// against a recursion over the rules themselves, for a single game and for one of a series.
func TestEndgameAgainstPlainRecursion(t *testing.T) {
	values := topsecret.ValueSets[0]
	s := small(values, 3)
	rng := rand.New(rand.NewPCG(8, 8))
	series := Goal(func(own, rival int) float64 {
		return 1 / (1 +
			math.Exp(float64(rival-own)/90+float64(rival-300)/900))
	})
	tried := 0
	for range 300 {
		p := lastCards(3, rng)
		own, rival := 10*rng.IntN(40), 10*rng.IntN(40)
		match := matchAt(&p, own, rival, values, rng)
		for _, single := range []bool{true, false} {
			goal := series
			if single {
				goal = Single
			}
			choices, ok := s.Endgame(goal, !single, 1<<20).Card(&p, own, rival)
			want := match.solved(goal)
			if !ok {
				continue
			}
			tried++
			if got := choices.value(); math.Abs(got-want) > 1.1e-3 {
				t.Fatalf("%+v, %d to %d: the chance is %v, by plain recursion %v", p, own, rival, got, want)
			}
		}
	}
	if tried < 300 {
		t.Errorf("only %d positions were still open", tried)
	}
}

// TestEndgameHasItsBound requires no answer where there is too much to work out, and none where all is decided.
func TestEndgameHasItsBound(t *testing.T) {
	s := small(topsecret.ValueSets[0], 4)
	rng := rand.New(rand.NewPCG(9, 9))
	p := lastCards(4, rng)
	if _, ok := s.Endgame(Single, false, 50).Card(&p, 0, 0); ok {
		t.Error("four cards are worked out in 50 positions")
	}
	if _, ok := s.Endgame(Single, false, 1<<20).Card(&p, 5000, 0); ok {
		t.Error("a game that is won is played for the win")
	}
}

// TestPointsBreakTies looks at a game that is won whatever happens, though not by a lead that shows it at once: of two
// ways to win the one with more points is played.
func TestPointsBreakTies(t *testing.T) {
	s := small(topsecret.ValueSets[0], 1)
	p := Position{
		Own:   Side{Hand: handWith(topsecret.Document5), Up: topsecret.Document5},
		Rival: Side{Hand: handWith(topsecret.Assassin)},
	}
	b, ok := s.Endgame(Single, false, 1<<20).Bank(&p, 100, 0)
	if !ok || b.Bank != (Choice{Value: 1, Chance: 1}) || b.Leave != (Choice{Value: 1}) {
		t.Errorf("before an assassin, 100 ahead, the banking is %+v, %v", b, ok)
	}
	p.Rival = Side{Hand: handWith(topsecret.Document2)}
	b, ok = s.Endgame(Single, false, 1<<20).Bank(&p, 100, 0)
	if !ok || b.Leave != (Choice{Value: 1, Chance: 1}) || b.Bank != (Choice{Value: 1}) {
		t.Errorf("before a document, 100 ahead, the banking is %+v, %v", b, ok)
	}
}

// handWith is a hand of a few cards.
func handWith(kinds ...topsecret.Kind) (c topsecret.Counts) {
	for _, k := range kinds {
		c[k]++
	}
	return c
}

// TestWinningIsNotPoints looks at two bankings with two cards to come, in which points and the win ask for opposite
// play.
func TestWinningIsNotPoints(t *testing.T) {
	s := small(topsecret.ValueSets[0], 2)
	for _, c := range []struct {
		name       string
		p          Position
		own, rival int
		// bankForPoints reports that points want the card banked, the win that it is left.
		bankForPoints bool
	}{
		// Left out, the 30 is a pair with the agent next turn, whatever the rival does: enough to win from 20 behind.
		// Banking it keeps the agent for the 50, which an assassin may blow up: more on average, and lost half the time.
		{"the sure win", Position{
			Own:   Side{Hand: handWith(topsecret.Document4, topsecret.Agent), Up: topsecret.Document2},
			Rival: Side{Hand: handWith(topsecret.Document5, topsecret.Assassin)},
		}, 10, 30, true},
		// Left out, the 60 becomes a pair or the rival's pair goes up in smoke: most on average, and never enough from 100
		// behind. Banked, it is enough where the assassin strikes at the right moment.
		{"the last chance", Position{
			Own:   Side{Hand: handWith(topsecret.Document5, topsecret.Assassin), Up: topsecret.Document5},
			Rival: Side{Hand: handWith(topsecret.Document3, topsecret.Agent)},
		}, 80, 180, false},
	} {
		points := s.Bank(&c.p)
		win, ok := s.Endgame(Single, false, 1<<20).Bank(&c.p, c.own, c.rival)
		if !ok {
			t.Fatalf("%s: nothing can be won", c.name)
		}
		sure, other := points.Leave, win.Bank
		if c.bankForPoints {
			sure, other = points.Bank, win.Leave
		}
		if sure.Chance != 1 || other.Chance != 1 {
			t.Errorf("%s: for points %+v, for the win %+v", c.name, points, win)
		}
		if gain := math.Abs(win.Bank.Value - win.Leave.Value); gain < 0.4 {
			t.Errorf("%s: it makes a difference of %v only", c.name, gain)
		}
	}
}
