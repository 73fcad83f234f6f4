package duel

import "safehouse/game/kompromat"

// Rating tells how good a way of playing is with whole decks, in the mean of all face-up cards, both sides playing alike.
type Rating struct {
	// NashConv is what both sides could gain together by best answers, computed exactly, on the scale of the worth.
	NashConv float64
	// Value is what the mission is worth to the first player.
	Value float64
}

// RateSolving rates what Solve plays after that many iterations; a nil worth is a plain mission of 1.
func RateSolving(worth *Worth, iterations int) Rating {
	return rate(func(m *Mission) *Solution { return Solve(m, iterations) }, worth)
}

// RateStopping rates stopping at that total, in half points, whatever shows.
func RateStopping(worth *Worth, total int) Rating {
	return rate(func(m *Mission) *Solution {
		s := prepare(m)
		s.first.threshold(uint8(total))
		s.second.threshold(uint8(total))
		s.settle()
		return s
	}, worth)
}

// rate solves a mission for every face-up card.
func rate(solve func(*Mission) *Solution, worth *Worth) (r Rating) {
	whole := countsOf(Whole)
	for c := kompromat.Card(1); c <= kompromat.DeckSize; c++ {
		n := float64(whole[kindOf[c]])
		if c > 1 && kindOf[c-1] == kindOf[c] {
			continue
		}
		s := solve(&Mission{
			Up: c, Worth: worth,
			First: []Possible{{Cards: Whole &^ (1 << c), Weight: 1}}, Second: []Possible{{Cards: Whole, Weight: 1}},
		})
		nashConv, value := s.Exploit()
		r.NashConv += n / kompromat.DeckSize * nashConv
		r.Value += n / kompromat.DeckSize * value
	}
	return r
}
