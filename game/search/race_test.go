package search_test

import (
	"context"
	"math"
	"math/rand/v2"
	"testing"

	"safehouse/game/search"
)

// TestRaceFindsTheBest races options that win with set chances, and requires the best to come first of the others and
// to be tried to the end, and the worst to be dropped. Where all others are worse the race ends early.
func TestRaceFindsTheBest(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	luck := func() func(float64) bool {
		x := rng.Float64()
		return func(chance float64) bool { return x < chance }
	}
	trials := func(chances ...float64) (list []search.Trial[float64]) {
		for _, c := range chances {
			list = append(list, search.Trial[float64]{Option: c})
		}
		return list
	}
	ctx := context.Background()
	list := trials(0.5, 0.4, 0.7, 0.3, 0.6)
	if done := search.Race(ctx, list, 900, 3, 2, luck); done != 900 {
		t.Errorf("the race ended after %d worlds", done)
	}
	if best := list[1]; best.Option != 0.7 || best.Played != 900 || math.Abs(best.Lead(0)-0.2) > 0.05 || best.Worse != 0 {
		t.Errorf("the best of the others is %+v", best)
	}
	if worst := list[4]; worst.Option != 0.3 || worst.Played != 300 {
		t.Errorf("the worst is %+v", worst)
	}
	list = trials(0.5, 0.3, 0.2)
	if done := search.Race(ctx, list, 900, 3, 2, luck); done != 300 || list[0].Played != 300 || list[0].Better+
		list[0].Worse != 0 {
		t.Errorf("a race that is lost ended after %d worlds: %+v", done, list)
	}
	ended, cancel := context.WithCancel(ctx)
	cancel()
	if done := search.Race(ended, trials(0.5, 0.5), 900, 3, 2, luck); done != 0 {
		t.Errorf("in a hurry %d worlds were played", done)
	}
}

// TestApartIsAStandardError works one out by hand: differences of 1, 0, 1 and 0 have the variance 1/4, and their mean
// that of a quarter of it.
func TestApartIsAStandardError(t *testing.T) {
	if got := search.Apart([]float64{1, 2, 3, 4}, []float64{0, 2, 2, 4}); math.Abs(got-0.25) > 1e-12 {
		t.Errorf("the error is %v", got)
	}
	if got := search.Apart(nil, nil); got != 0 {
		t.Errorf("the error of nothing is %v", got)
	}
}
