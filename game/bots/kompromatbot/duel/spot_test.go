package duel

import (
	"math"
	"testing"

	"safehouse/game/kompromat"
)

// TestNobodyStopsWhereNothingCanBeLost: with so little a card can only help.
func TestNobodyStopsWhereNothingCanBeLost(t *testing.T) {
	s := Solve(whole(four, nil), Enough)
	for _, drawn := range [][]kompromat.Card{nil, {half}, {two}, {two, half}} {
		if hit := s.First(0, drawn).Hit; hit < 0.99 {
			t.Errorf("with %v the first player draws with %.3f", drawn, hit)
		}
	}
}

// TestWhatIsSeenIsAnswered: against a 10 alone, which nobody clever would show, a better total stops and a worse one
// draws.
func TestWhatIsSeenIsAnswered(t *testing.T) {
	s := Solve(whole(ten, nil), Enough)
	if hit := s.Second(0, []kompromat.Card{six, seven}, 1).Hit; hit > 0.02 {
		t.Errorf("13 draws against 10 with %.3f", hit)
	}
	if hit := s.Second(0, []kompromat.Card{four, five}, 1).Hit; hit < 0.98 {
		t.Errorf("9 draws against 10 with %.3f", hit)
	}
	if draw, stop := worths(settled(s), []kompromat.Card{six, seven}, 1); math.Abs(stop-1) > 1e-9 || draw > stop {
		t.Errorf("13 against 10 is worth %v drawing and %v stopping", draw, stop)
	}
}

// settled works out the worths of everything with both as they are. The first's trembling stays, so that there is a
// worth for what it hardly ever shows.
func settled(s *Solution) *Solution {
	s.first.walk(tremble, 0)
	s.answer()
	s.second.sweep(s.second.play)
	s.second.walk(0, 0)
	s.ask()
	s.first.sweep(s.first.play)
	return s
}

// worths are what drawing and stopping are worth to the second player, on the scale of the mission's worth, when both
// go on as the solution does.
func worths(s *Solution, cards []kompromat.Card, shown int) (draw, stop float64) {
	at, lane := s.second.find(0, cards), s.lane(shown)
	mass := 0.0
	for total := range totals {
		mass += s.first.ends[total*mostCards+lane+1]
	}
	value := make([]float64, s.second.lanes)
	n := &s.second.nodes[at]
	s.second.draw(n, value)
	return value[lane] / mass, s.second.worth[end(n.total, n.count)*s.second.lanes+lane] / mass
}

// TestASpotWithoutChoiceIsNotOpen: over 21, out of cards, or with cards that are not in the deck.
func TestASpotWithoutChoiceIsNotOpen(t *testing.T) {
	s := Solve(&Mission{
		Up: ten, First: []Possible{{mask(five, nine), 1}}, Second: []Possible{{mask(six), 1}},
	}, 5)
	for name, spot := range map[string]Spot{
		"over 21":        s.First(0, []kompromat.Card{five, nine}),
		"out of cards":   s.Second(0, []kompromat.Card{six}, 1),
		"another's card": s.First(0, []kompromat.Card{two}),
	} {
		if spot.Open || spot.Hit != 0 {
			t.Errorf("%s: %+v", name, spot)
		}
	}
	if !s.First(0, nil).Open {
		t.Error("nothing is open after the face-up card")
	}
}

// TestChancesAddUp: the ends of the second player, whatever the first shows.
func TestChancesAddUp(t *testing.T) {
	deck := mask(ace, five, seven, nine)
	s := settled(Solve(&Mission{Up: eight, First: []Possible{{deck, 1}}, Second: []Possible{{deck, 1}}}, Enough))
	for lane := range 3 {
		sum := 0.0
		for end := range ends {
			sum += s.second.ends[end*s.second.lanes+lane]
		}
		if math.Abs(sum-1) > 1e-9 {
			t.Errorf("%d cards: the ends have chances of %v", lane+1, sum)
		}
	}
}

// TestGatherKeepsTheOwnDeckFirst and counts equal decks once.
func TestGatherKeepsTheOwnDeckFirst(t *testing.T) {
	own := mask(ace, seven)
	decks := Gather(own, []uint16{mask(two), mask(three, four), mask(ace2, seven3), mask(three, four), mask(five)}, 3)
	want := []Possible{{own, 1}, {mask(three, four), 2}, {mask(two), 1}}
	if len(decks) != len(want) {
		t.Fatalf("gathered %v", decks)
	}
	for i := range want {
		if decks[i] != want[i] {
			t.Errorf("deck %d is %v, want %v", i, decks[i], want[i])
		}
	}
	if got := Gather(0, []uint16{0, 0}, 2); len(got) != 1 || got[0].Weight != 2 {
		t.Errorf("two empty decks are gathered as %v", got)
	}
}
