package duel

import (
	"math"
	"testing"

	"safehouse/game/kompromat"
)

// Cards of small decks.
const (
	half, ace, ace2, two, three, four, five, six, seven, seven2, seven3, eight, nine, ten = 1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
		11, 12, 13, 14
)

// mask makes a deck.
func mask(cards ...kompromat.Card) (m uint16) {
	for _, c := range cards {
		m |= 1 << c
	}
	return m
}

// plan tells for each set of cards drawn whether to draw another.
type plan func(drawn uint16) float64

// deals plays a plan with every order of a deck and hands each end with its chance to found.
func deals(deck, drawn uint16, up kompromat.Card, p plan, chance float64,
	found func(total, cards int, chance float64)) {
	low, wilds, cards := 0, 0, 0
	for c := kompromat.Card(1); c <= kompromat.DeckSize; c++ {
		if drawn>>c&1 != 0 || c == up {
			low, cards = low+c.Low(), cards+1
			if c.Wild() {
				wilds++
			}
		}
	}
	left := 0
	for c := 1; c <= kompromat.DeckSize; c++ {
		left += int(deck >> c & 1)
	}
	hit := 1.0
	switch {
	case low > kompromat.Limit || left == 0:
		hit = 0
	case cards > 0:
		hit = p(drawn)
	}
	if hit < 1 {
		found(Total(low, wilds), cards, chance*(1-hit))
	}
	if hit == 0 {
		return
	}
	for c := 1; c <= kompromat.DeckSize; c++ {
		if deck>>c&1 != 0 {
			deals(deck&^(1<<c), drawn|1<<c, up, p, chance*hit/float64(left), found)
		}
	}
}

// names lists the cards of a mask.
func names(m uint16) (cards []kompromat.Card) {
	for c := kompromat.Card(1); c <= kompromat.DeckSize; c++ {
		if m>>c&1 != 0 {
			cards = append(cards, c)
		}
	}
	return cards
}

// subsets gives every set of cards of a deck after which there is a choice.
func subsets(deck uint16, up kompromat.Card) (sets []uint16) {
	for m := deck; ; m = (m - 1) & deck {
		low := up.Low()
		for _, c := range names(m) {
			low += c.Low()
		}
		if m != deck && low <= kompromat.Limit && (m != 0 || up != 0) {
			sets = append(sets, m)
		}
		if m == 0 {
			return sets
		}
	}
}

// best is the highest worth of all pure plans.
func best(sets []uint16, worth func(plan) float64) float64 {
	most := math.Inf(-1)
	for choice := range 1 << len(sets) {
		draws := map[uint16]float64{}
		for i, m := range sets {
			draws[m] = float64(choice >> i & 1)
		}
		most = max(most, worth(func(drawn uint16) float64 { return draws[drawn] }))
	}
	return most
}

// TestBestAnswersAreThoseOfBruteForce plays every order of small decks, with every pure plan of either side, against
// what was solved: the NashConv and the value are those that exploit gives, and hardly anything can be gained.
func TestBestAnswersAreThoseOfBruteForce(t *testing.T) {
	worth := Plain(2, 1)
	worth[Perfect][Stands][Me] += 0.7
	worth[Stands][Stands][Rival] -= 0.4
	for name, c := range map[string]struct {
		up            kompromat.Card
		first, second uint16
	}{
		"high cards": {seven, mask(five, nine, ten), mask(seven, eight, ten)},
		"aces":       {ten, mask(ace, six, nine), mask(ace, nine, ten)},
		"a pair":     {eight, mask(seven, seven2, four), mask(six, seven, ten)},
	} {
		s := Solve(&Mission{
			Up: c.up, First: []Possible{{c.first, 1}}, Second: []Possible{{c.second, 1}}, Worth: worth,
		}, 300)
		firstPlan := func(drawn uint16) float64 { return s.First(0, names(drawn)).Hit }
		secondPlan := func(shown int) plan {
			return func(drawn uint16) float64 { return s.Second(0, names(drawn), shown).Hit }
		}
		play := func(first plan, second func(int) plan) (sum float64) {
			deals(c.first, 0, c.up, first, 1, func(total, cards int, chance float64) {
				deals(c.second, 0, 0, second(cards), chance, func(other, otherCards int, chance float64) {
					sum += chance * worth.Of(total, cards, other, otherCards)
				})
			})
			return sum
		}
		value := play(firstPlan, secondPlan)
		gain := best(subsets(c.first, c.up), func(p plan) float64 { return play(p, secondPlan) }) - value
		// What the second player does against one number of cards leaves the others as they are.
		for shown := 1; shown <= 4; shown++ {
			gain += value + best(subsets(c.second, 0), func(p plan) float64 {
				return -play(firstPlan, func(n int) plan {
					if n == shown {
						return p
					}
					return secondPlan(n)
				})
			})
		}
		nashConv, exactValue := s.exploit()
		if math.Abs(nashConv-gain) > 1e-9 || math.Abs(exactValue-value) > 1e-9 {
			t.Errorf("%s: NashConv %.6f and value %.6f, by brute force %.6f and %.6f", name, nashConv, exactValue, gain, value)
		}
		if gain > 2e-3 {
			t.Errorf("%s: %.5f can be gained by best answers", name, gain)
		}
	}
}

// TestWorthsOfTotalsAreSumsOverPairs compares against and tie with the rules for each pair of results.
func TestWorthsOfTotalsAreSumsOverPairs(t *testing.T) {
	worth := Plain(2, -1)
	for mine := range worth {
		for theirs := range worth[mine] {
			for taker := range worth[mine][theirs] {
				worth[mine][theirs][taker] += float64(mine*7+theirs*3+taker) / 10
			}
		}
	}
	const cards = 3
	var theirs, own [totals]float64
	for total := range theirs {
		theirs[total] = float64(total%5) / 100
	}
	worth.against(&theirs, &own)
	for total := range own {
		for n := range mostCards {
			tie := worth.tie(total)
			got, want := own[total]+tie[more(n, cards)]*theirs[total], 0.0
			for other, chance := range theirs {
				want += chance * worth.Of(total, n, other, cards)
			}
			if math.Abs(got-want) > 1e-12 {
				t.Fatalf("total %d with %d cards is worth %v, want %v", total, n, got, want)
			}
		}
	}
}
