package duel

import (
	"fmt"
	"testing"

	"safehouse/game/kompromat"
)

// rating tells how good a way of playing is with whole decks, in the mean of all face-up cards, both sides playing
// alike.
type rating struct {
	// nashConv is what both sides could gain together by best answers, computed exactly, on the scale of the worth.
	nashConv float64
	// value is what the mission is worth to the first player.
	value float64
}

// rateSolving rates what Solve plays after that many iterations; a nil worth is a plain mission of 1.
func rateSolving(worth *Worth, iterations int) rating {
	return rate(func(m *Mission) *Solution { return Solve(m, iterations) }, worth)
}

// rateStopping rates stopping at that total, in half points, whatever shows.
func rateStopping(worth *Worth, total int) rating {
	return rate(func(m *Mission) *Solution {
		s := prepare(m)
		s.first.threshold(uint8(total))
		s.second.threshold(uint8(total))
		return s
	}, worth)
}

// rate solves a mission for every face-up card.
func rate(solve func(*Mission) *Solution, worth *Worth) (r rating) {
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
		nashConv, value := s.exploit()
		r.nashConv += n / kompromat.DeckSize * nashConv
		r.value += n / kompromat.DeckSize * value
	}
	return r
}

// exploit is what the two sides could gain together by each answering the other's way of playing as well as possible:
// the NashConv, 0 in an equilibrium. Value is what the mission is worth to the first player with both as they are.
func (s *Solution) exploit() (nashConv, value float64) {
	s.first.walk(0, 0)
	s.answer()
	s.second.sweep(s.second.play)
	asItIs := s.second.start()
	s.second.sweep(answer)
	nashConv = s.second.start() - asItIs
	s.second.walk(0, 0)
	s.ask()
	s.first.sweep(s.first.play)
	value = s.first.start()
	s.first.sweep(answer)
	return nashConv + s.first.start() - value, value
}

// play is how a sweep settles a node by what is played.
func (s *side) play(at int, value, stop []float64) {
	for l, drawn := range value {
		value[l] = stop[l] + float64(s.hit[at+l]*(drawn-stop[l]))
	}
}

// answer is how a sweep settles a node as well as can be.
func answer(_ int, value, stop []float64) {
	for l := range value {
		value[l] = max(value[l], stop[l])
	}
}

// start is the mean worth of the roots after a sweep, all lanes added.
func (s *side) start() float64 {
	sum := 0.0
	for _, r := range s.roots {
		for l := range s.lanes {
			sum += float64(s.value[int(r)*s.lanes+l] * s.nodes[r].weight)
		}
	}
	return sum
}

// BenchmarkExploit measures what best answers gain on one mission with whole decks, on a scale on which the mission is
// worth 2, by what a token is worth: on what Solve plays, all face-up cards together, and on stopping at 16 and at 17.
func BenchmarkExploit(b *testing.B) {
	for _, token := range []float64{0, 1, -2} {
		b.Run(fmt.Sprintf("token%+.0f", token), func(b *testing.B) {
			var solved rating
			for b.Loop() {
				solved = rateSolving(Plain(2, token), Enough)
			}
			b.ReportMetric(solved.nashConv, "NashConv")
			b.ReportMetric(solved.value, "to-the-first")
			b.ReportMetric(rateStopping(Plain(2, token), 32).nashConv, "NashConv-at-16")
			b.ReportMetric(rateStopping(Plain(2, token), 34).nashConv, "NashConv-at-17")
		})
	}
}
