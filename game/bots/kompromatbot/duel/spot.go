package duel

import (
	"slices"

	"safehouse/game/kompromat"
)

// Spot is a moment at which a player may draw again or stop, as a solution sees it.
type Spot struct {
	// Open tells that there is a choice: not over 21 and a card left.
	Open bool
	// Hit is the chance to draw, 0 to 1; where nothing is open, 0.
	Hit float64
	// Draw and Stop are what either is worth to the player whose spot it is, on the scale of the mission's worth, when
	// both go on as the solution does. Against what the rival never shows they are 0.
	Draw, Stop float64
}

// First is the spot of the first player who drew those cards after its face-up card, from the deck of that number.
func (s *Solution) First(deck int, drawn []kompromat.Card) Spot {
	return s.first.spot(s.first.find(deck, drawn), 0, 1)
}

// Second is the spot of the second player with those cards at the mission, its face-up card the first of them, from the
// deck of that number, where the first player shows that number of cards.
func (s *Solution) Second(deck int, cards []kompromat.Card, shown int) Spot {
	lane := s.lane(shown)
	return s.second.spot(s.second.find(deck, cards), lane, s.mass[lane])
}

// lane is where the second player learned to answer that many cards; more than can be are the most there are.
func (s *Solution) lane(shown int) int { return min(max(shown, 1), s.second.lanes) - 1 }

// spot reads a node; mass is how likely the lane is.
func (s *side) spot(at int32, lane int, mass float64) Spot {
	if at < 0 || s.nodes[at].choice == mustEnd {
		return Spot{}
	}
	n := &s.nodes[at]
	spot := Spot{Open: n.choice == open, Hit: s.hit[int(at)*s.lanes+lane]}
	if mass <= 0 {
		return spot
	}
	spot.Draw = float64(n.bust*s.worth[end(Bust, n.count+1)*s.lanes+lane]) - s.toll[lane]
	for _, e := range s.edges[n.from:n.to] {
		spot.Draw += float64(e.chance * s.value[int(e.to)*s.lanes+lane])
	}
	spot.Draw /= mass
	spot.Stop = s.worth[end(n.total, n.count)*s.lanes+lane] / mass
	return spot
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
