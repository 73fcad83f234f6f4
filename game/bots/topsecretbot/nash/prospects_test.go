package nash

import (
	"context"
	"math"
	"math/rand/v2"
	"sync"
	"testing"

	"safehouse/game/botstest"
	"safehouse/game/topsecret"
)

// series is a small game with its prospects.
var series = sync.OnceValue(func() *Study {
	s := Of([topsecret.Ranks]int{20, 100, 120, 150, 200}, few)
	if err := s.Work(context.Background()); err != nil {
		panic(err)
	}
	return s
})

// TestProspects requires the chances of a series to be fair, to add up, to grow with the own score and to end with the
// series.
func TestProspects(t *testing.T) {
	p := series().Series()
	for own := -50; own <= 1400; own += 25 {
		for rival := -50; rival <= 1400; rival += 25 {
			x := p.Of(own, rival)
			over := max(own, rival) >= topsecret.SeriesGoal
			switch {
			case math.Abs(x+p.Of(rival, own)-1) > 1e-9 || x < 0 || x > 1:
				t.Fatalf("%d to %d: %v, and %v the other way round", own, rival, x, p.Of(rival, own))
			case over && x != Single(own, rival):
				t.Fatalf("%d to %d: %v after the end", own, rival, x)
			case !over && own > rival && rival >= 0 && x <= 0.5:
				t.Fatalf("%d to %d: %v ahead", own, rival, x)
			case x < p.Of(own-25, rival)-1e-9:
				t.Fatalf("%d to %d: %v, but %v with less", own, rival, x, p.Of(own-25, rival))
			}
		}
	}
}

// TestProspectsComeTrue plays series on from some scores, by the study.
func TestProspectsComeTrue(t *testing.T) {
	s := series()
	rng := rand.New(rand.NewPCG(11, 11))
	for _, from := range [][2]int{{0, 0}, {300, 0}, {1100, 1000}, {1190, 700}, {600, 900}} {
		games := botstest.Size(400, 1500)
		won := 0.0
		for range games {
			own, rival := from[0], from[1]
			for max(own, rival) < topsecret.SeriesGoal || own == rival {
				r := s.sample(rng)
				own, rival = own+r.own, rival+r.rival
			}
			won += Single(own, rival) / float64(games)
		}
		if want := s.Series().Of(from[0], from[1]); math.Abs(won-want) > 2/math.Sqrt(float64(games)) {
			t.Errorf("from %v the first seat wins %.3f, expected %.3f", from, won, want)
		}
	}
}

// TestEveryScoreLiesBetweenNodes, also those past the last one, from which nobody can come further.
func TestEveryScoreLiesBetweenNodes(t *testing.T) {
	for score := -topsecret.ValueStep; score < topsecret.SeriesGoal; score += topsecret.ValueStep {
		node, part := between(score)
		if node < 0 || node > nodes-2 || part < 0 || part > 1 {
			t.Fatalf("%d points lie %v beyond node %d of %d", score, part, node, nodes)
		}
		low, high := float64(scoreAt(node)), float64(scoreAt(node+1))
		if got, want := low+part*(high-low), float64(max(0, score)); math.Abs(got-want) > 1e-9 {
			t.Errorf("%d points are taken for %v", score, got)
		}
	}
}
