package main

import (
	"math"
	"testing"
)

// TestReliability counts forecasts whose figures are known by hand.
func TestReliability(t *testing.T) {
	var even reliability
	for was := range 3 {
		even.add([]float64{1. / 3, 1. / 3, 1. / 3}, was)
	}
	near(t, "the loss of holding three alike", even.logLoss(), math.Log(3))
	near(t, "what it is held against", even.even(), math.Log(3))
	near(t, "its Brier score", even.score(), 2./3)
	near(t, "its calibration error", even.calibrationError(), 0)

	// Three of four come true where 0.95 was said, and one of four where 0.05 was: each chance is 0.2 off.
	var bold reliability
	for n := range 4 {
		bold.add([]float64{0.95, 0.05}, n/3)
	}
	near(t, "the loss of a bold forecast", bold.logLoss(), -(3*math.Log(0.95)+math.Log(0.05))/4)
	near(t, "its Brier score", bold.score(), 2*(3*0.05*0.05+0.95*0.95)/4)
	near(t, "its calibration error", bold.calibrationError(), 0.2)
}

func near(t *testing.T, what string, got, want float64) {
	t.Helper()
	if math.Abs(got-want) > 1e-12 {
		t.Errorf("%s is %v, want %v", what, got, want)
	}
}

// TestBeliefsBeatChance plays a few matches to hour four and requires the heroes to know more than nothing.
func TestBeliefsBeatChance(t *testing.T) {
	var r reliability
	for n := range 6 {
		if err := hiders[len(hiders)-1].forecast(&r, 4, n); err != nil {
			t.Fatal(err)
		}
	}
	if r.forecasts != 18 {
		t.Fatalf("%d forecasts of three heroes in 6 matches", r.forecasts)
	}
	if r.logLoss() >= r.even() {
		t.Errorf("a loss of %.3f nats, no better than %.3f by chance", r.logLoss(), r.even())
	}
}
