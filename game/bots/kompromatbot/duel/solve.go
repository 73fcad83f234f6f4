// Package duel solves one mission of KOMPROMAT as a game of its own: the first player shows a face-up card and draws or
// stops, the second sees that card and how many lie there, and answers; then all is revealed. Both decks are
// independent, so that a player's attempt is a walk through the sets of cards that its deck can give, and all that
// passes between the players is a number of cards and the chances of the totals behind it. Eight hundred sets against
// seven numbers: small enough to be solved anew for the very position while a move is thought about, with the cards
// that are really left, what is guessed of the rival's, and the worth of every way that it can end.
//
// # Method
//
// Regret matching plus at every set of cards and every number shown, alternating (CFR+: Tammelin, Solving Large
// Imperfect Information Games Using CFR+, 2014), with regrets weighted by their iteration (linear CFR: Brown and
// Sandholm, Solving Imperfect-Information Games via Discounted Regret Minimization, 2019) and the average by the fourth
// power of it. All sets and numbers are swept at once, from the leaves up. The order in which cards came makes no
// difference to what follows, so that sets stand for orders; averages are weighted by how often a set is come to.
//
// # What it reaches
//
// With whole decks and a mission worth 2 the NashConv (what both could gain together by best answers, computed exactly
// by the tests) is 0.006 after 10 iterations and 0.0004 after 25, which take some 3 ms of one core for the face-up card
// that is shown, less with what is left of the decks later. Stopping at 17 has 0.20, at 16 0.31.
//
// That is why a position is solved by itself: a table would be coarse in the worths and blind to what is left in the
// decks.
//
// # What it leaves out
//
// The best total is declared (K11); a player that must not win has to see to that itself. Items do not exist here. What
// the rest of the round is worth comes from the caller, in Worth and as a toll on each card.
//
// The package knows cards and totals, no views, no matches and no levels.
package duel

import (
	"slices"

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
	return s
}

// Solve plays a mission against itself that many times by CFR+ and returns the average, which is near the equilibrium.
// Work is in proportion to the iterations and to the number of decks.
func Solve(m *Mission, iterations int) *Solution {
	s := prepare(m)
	for n := range iterations {
		keep, share := regret.Schedule(n)
		s.first.walk(tremble, share)
		s.answer()
		s.second.sweep(s.second.learn(keep))
		s.second.walk(0, share)
		s.ask()
		s.first.sweep(s.first.learn(keep))
	}
	s.first.average()
	s.second.average()
	return s
}

// answer works out what the second player's ends are worth, from how the first's attempts end: in the lane of a number
// of cards, with the chance that the first stops with it.
func (s *Solution) answer() {
	lanes := s.second.lanes
	for l := range lanes {
		var theirs, own [totals]float64
		mass := 0.0
		for t := range theirs {
			theirs[t] = s.first.ends[t*mostCards+l+1]
			mass += theirs[t]
		}
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

// openingStop is the total, in half points, at which both sides stop before they have learned anything.
const openingStop = 34

// tremble is how often, while learning, the first player does what it never would.
const tremble = 1e-3

// Enough iterations leave a NashConv of 0.002 of 2 at most for any sensible worth of tokens.
const Enough = 25

// Spot is a moment at which a player may draw again or stop, as a solution sees it.
type Spot struct {
	// Open reports that there is a choice: not over 21 and a card left.
	Open bool
	// Hit is the chance to draw, 0 to 1; where nothing is open, 0.
	Hit float64
}

// First is the spot of the first player who drew those cards after its face-up card, from the deck of that number.
func (s *Solution) First(deck int, drawn []kompromat.Card) Spot {
	return s.first.spot(s.first.find(deck, drawn), 0)
}

// Second is the spot of the second player with those cards at the mission, its face-up card the first of them, from the
// deck of that number, where the first player shows that number of cards.
func (s *Solution) Second(deck int, cards []kompromat.Card, shown int) Spot {
	return s.second.spot(s.second.find(deck, cards), s.lane(shown))
}

// lane is where the second player learned to answer that many cards; more than can be are the most there are.
func (s *Solution) lane(shown int) int { return min(max(shown, 1), s.second.lanes) - 1 }

// spot reads a node.
func (s *side) spot(at int32, lane int) Spot {
	if at < 0 || s.nodes[at].choice == mustEnd {
		return Spot{}
	}
	return Spot{Open: s.nodes[at].choice == open, Hit: s.hit[int(at)*s.lanes+lane]}
}

// Gather makes possible decks of sampled ones: equal decks are one, and of more than most different decks the most
// frequent are kept, the first of equals. The deck that must be there, if it is not 0, comes first.
func Gather(must uint16, sampled []uint16, most int) []Possible {
	var decks []Possible
	add := func(cards uint16, weight float64) {
		n := countsOf(cards)
		for i := range decks {
			if countsOf(decks[i].Cards) == n {
				decks[i].Weight += weight
				return
			}
		}
		decks = append(decks, Possible{cards, weight})
	}
	if must != 0 {
		add(must, 0)
	}
	kept := len(decks)
	for _, cards := range sampled {
		add(cards, 1)
	}
	slices.SortStableFunc(decks[kept:], func(a, b Possible) int { return int(b.Weight - a.Weight) })
	return decks[:min(len(decks), max(most, kept, 1))]
}
