package duel

import (
	"testing"

	"safehouse/game/kompromat"
)

// whole is a mission with whole decks.
func whole(up kompromat.Card, worth *Worth) *Mission {
	return &Mission{
		Up: up, Worth: worth, First: []Possible{{Whole &^ (1 << up), 1}}, Second: []Possible{{Whole, 1}},
	}
}

// TestSolvingLeavesHardlyAnythingToGain holds what is played to the goal: 0.005 of a mission of 2, whatever tokens are
// worth.
func TestSolvingLeavesHardlyAnythingToGain(t *testing.T) {
	for _, token := range []float64{-6, -2, 0, 0.5, 1, 2} {
		if r := rateSolving(Plain(2, token), Enough); r.nashConv > 0.005 {
			t.Errorf("a token of %v: NashConv %.4f", token, r.nashConv)
		}
	}
	few, many := rateSolving(Plain(2, 0), 5), rateSolving(Plain(2, 0), 60)
	if many.nashConv > few.nashConv/20 || many.nashConv > 0.0005 {
		t.Errorf("NashConv fell from %.4f to %.5f only", few.nashConv, many.nashConv)
	}
	// 400 iterations of plain CFR+ gave -0.027.
	if many.value < -0.0275 || many.value > -0.0265 {
		t.Errorf("the mission is worth %.4f to the first player", many.value)
	}
}

// TestStoppingAtOneTotalIsFarFromIt compares with design figures made by another programme.
func TestStoppingAtOneTotalIsFarFromIt(t *testing.T) {
	for total, want := range map[int]float64{15: 0.48, 16: 0.31, 17: 0.20, 18: 0.22, 19: 0.53} {
		r := rateStopping(Plain(2, 0), 2*total)
		if r.nashConv < want-0.005 || r.nashConv > want+0.005 {
			t.Errorf("stopping at %d has a NashConv of %.3f, want %.2f", total, r.nashConv, want)
		}
		if r.value < -1e-9 || r.value > 1e-9 {
			t.Errorf("two that stop at %d are not even: %v", total, r.value)
		}
	}
}

// TestSolvingTwiceIsTheSame compares every number.
func TestSolvingTwiceIsTheSame(t *testing.T) {
	a, b := settled(Solve(whole(five, nil), 12)), settled(Solve(whole(five, nil), 12))
	for i := range a.second.hit {
		if a.second.hit[i] != b.second.hit[i] || a.second.value[i] != b.second.value[i] {
			t.Fatalf("node %d is played with %v and %v", i, a.second.hit[i], b.second.hit[i])
		}
	}
	for i := range a.first.hit {
		if a.first.hit[i] != b.first.hit[i] {
			t.Fatalf("node %d is played with %v and %v", i, a.first.hit[i], b.first.hit[i])
		}
	}
}

// TestADeckTwiceIsADeckOnce gives one deck as two of half the weight, and one that nobody reckons with beside them.
func TestADeckTwiceIsADeckOnce(t *testing.T) {
	deck, other := mask(ace, three, five, seven, eight, ten), mask(half, ace, two, four, nine)
	m := &Mission{Up: six, First: []Possible{{deck, 1}}, Second: []Possible{{deck, 1}}}
	split := &Mission{Up: six, First: []Possible{{deck, 2}, {other, 0}, {deck, 2}}, Second: m.Second}
	a, b := settled(Solve(m, 40)), settled(Solve(split, 40))
	if d := a.first.start() - b.first.start(); d > 1e-9 || d < -1e-9 {
		t.Errorf("the mission is worth %v and %v", a.first.start(), b.first.start())
	}
	drawn := []kompromat.Card{five}
	if one, two := a.First(0, drawn).Hit, b.First(2, drawn).Hit; one-two > 1e-9 || two-one > 1e-9 {
		t.Errorf("drawn with %v and %v", one, two)
	}
	if spot := b.First(1, []kompromat.Card{ace}); !spot.Open || spot.Hit <= 0 || spot.Hit > 1 {
		t.Errorf("the deck that nobody reckons with is answered by %+v", spot)
	}
}

// TestARivalThatCannotComeIsBeatenByAnyTotal: with a toll on cards nobody draws against an empty deck.
func TestARivalThatCannotComeIsBeatenByAnyTotal(t *testing.T) {
	m := whole(two, nil)
	m.Second, m.Toll = []Possible{{0, 1}}, [2]float64{0.01, 0.01}
	s := settled(Solve(m, Enough))
	if hit := s.First(0, nil).Hit; hit > 0.01 {
		t.Errorf("the first player draws with %.3f", hit)
	}
	if v := s.first.start(); v < 0.999 {
		t.Errorf("the mission is worth %.3f to the first player", v)
	}
}

func BenchmarkSolveWholeDecks(b *testing.B) {
	m := whole(seven, nil)
	b.ReportAllocs()
	for b.Loop() {
		Solve(m, Enough)
	}
}

// BenchmarkSolveGuessedDecks is a mission in the middle of a round: nine cards left, twelve guesses at the rival's.
func BenchmarkSolveGuessedDecks(b *testing.B) {
	m := &Mission{Up: seven, First: []Possible{{mask(half, ace, two, five, six, eight, nine, ten), 1}}}
	for skip := range kompromat.Card(12) {
		m.Second = append(m.Second, Possible{Whole &^ mask(1+skip, 1+(skip+4)%14, 1+(skip+7)%14, 1+(skip+9)%14, 1+
			(skip+12)%14), 1})
	}
	b.ReportAllocs()
	for b.Loop() {
		Solve(m, Enough)
	}
}
