package duel

import (
	"safehouse/game/kompromat"
	"safehouse/game/search/regret"
)

// Mission is a mission that two players attempt one after the other. The first shows a face-up card, the second then
// sees that card and how many lie there, and whether they are over 21 only when all is revealed (K24).
type Mission struct {
	// Up is the first player's face-up card; First are the decks that it may have after it, Second those that the other
	// may have before its own first card. A second player with an empty deck has no card at the mission.
	Up            kompromat.Card
	First, Second []Possible
	// Worth is what the ends are worth to the first player; nil for a plain mission of 1.
	Worth *Worth
	// Toll is what each further card costs its player, because it will be missed elsewhere.
	Toll [2]float64
}

// Solution is a way for both to play a mission, near the equilibrium.
type Solution struct {
	first, second *side
	worth, turned *Worth
	toll          [2]float64
	// mass is how likely each lane is.
	mass []float64
}

// prepare sets up a mission with both sides playing by a threshold.
func prepare(m *Mission) *Solution {
	s := &Solution{worth: m.Worth, toll: m.Toll}
	if s.worth == nil {
		s.worth = Plain(1, 0)
	}
	s.turned = s.worth.Turned()
	s.first = newSide(plant(m.First, m.Up), 1)
	most := uint8(0)
	for i := range s.first.nodes {
		most = max(most, s.first.nodes[i].count)
	}
	s.second = newSide(plant(m.Second, 0), int(most)+1)
	s.mass = make([]float64, s.second.lanes)
	return s
}

// Solve plays a mission against itself that many times by CFR+ and returns the average, which is near the equilibrium.
// Work is in proportion to the iterations and to the number of decks.
func Solve(m *Mission, iterations int) *Solution {
	s := prepare(m)
	for n := range iterations {
		keep, share := regret.Schedule(n)
		s.first.walk(s.first.hit, tremble, share)
		s.answer()
		s.second.sweep(learning, keep, nil)
		s.second.walk(s.second.hit, 0, share)
		s.ask()
		s.first.sweep(learning, keep, nil)
	}
	s.first.average()
	s.second.average()
	s.settle()
	return s
}

// settle works out the worths of everything with both as they are. The first's trembling stays, so that there is a worth
// for what it hardly ever shows.
func (s *Solution) settle() {
	s.first.walk(s.first.hit, tremble, 0)
	s.answer()
	s.second.sweep(playing, 0, s.second.hit)
	s.second.walk(s.second.hit, 0, 0)
	s.ask()
	s.first.sweep(playing, 0, s.first.hit)
}

// answer works out what the second player's ends are worth, from how the first's attempts end: in the lane of a number of
// cards, with the chance that the first stops with it.
func (s *Solution) answer() {
	lanes := s.second.lanes
	for l := range lanes {
		var theirs, own [totals]float64
		mass := 0.0
		for t := range theirs {
			theirs[t] = s.first.ends[t*mostCards+l+1]
			mass += theirs[t]
		}
		s.mass[l] = mass
		s.second.toll[l] = s.toll[1] * mass
		s.turned.against(&theirs, &own)
		for t, worth := range own {
			tie := s.turned.tie(t)
			for n := range mostCards {
				s.second.worth[(t*mostCards+n)*lanes+l] = worth + float64(tie[more(n, l+1)]*theirs[t])
			}
		}
	}
}

// ask works out what the first player's ends are worth, from how the second answers each number of cards.
func (s *Solution) ask() {
	lanes := s.second.lanes
	s.first.toll[0] = s.toll[0]
	for l := range lanes {
		var theirs, own [totals]float64
		rest := 0.0
		for t := range theirs {
			for n := range mostCards {
				chance := s.second.ends[(t*mostCards+n)*lanes+l]
				theirs[t] += chance
				rest += float64(chance * float64(s.toll[1]*float64(n)))
			}
		}
		s.worth.against(&theirs, &own)
		for t, worth := range own {
			tie := s.worth.tie(t)
			for n := range mostCards {
				worth += float64(tie[more(l+1, n)] * s.second.ends[(t*mostCards+n)*lanes+l])
			}
			s.first.worth[t*mostCards+l+1] = worth + rest
		}
	}
}

// Exploit is what the two sides could gain together by each answering the other's way of playing as well as possible:
// the NashConv, 0 in an equilibrium. Value is what the mission is worth to the first player with both as they are.
func (s *Solution) Exploit() (nashConv, value float64) {
	defer s.settle()
	s.first.walk(s.first.hit, 0, 0)
	s.answer()
	s.second.sweep(playing, 0, s.second.hit)
	asItIs := s.second.start()
	s.second.sweep(answering, 0, nil)
	nashConv = s.second.start() - asItIs
	s.second.walk(s.second.hit, 0, 0)
	s.ask()
	s.first.sweep(playing, 0, s.first.hit)
	value = s.first.start()
	s.first.sweep(answering, 0, nil)
	return nashConv + s.first.start() - value, value
}
