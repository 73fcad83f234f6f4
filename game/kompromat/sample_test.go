package kompromat

import (
	"math"
	"math/rand/v2"
	"testing"

	"safehouse/game"
)

// rivalAt is a view in which seat 1 has an attempt of the given cards, all but the first face down and unknown to the
// viewer, seat 0, and drew again at every card but the last.
func rivalAt(t *testing.T, cards ...string) View {
	t.Helper()
	x := script{t: t, file: t.Name()}
	x.reset()
	x.start("starter", []string{"1"})
	x.attempt(1, "1", cards)
	return Rules{}.View(&x.s, 0)
}

// deals counts, by trying all, the deals of the rival's hidden cards that its drawing allows, by the card in each slot.
func deals(v *View) (counts [DeckSize][DeckSize + 1]float64, total float64) {
	a := &v.Row[0].Attempts[1]
	var used [DeckSize + 1]bool
	used[a.Cards[0].Card] = true
	held := make([]Card, a.Count)
	held[0] = a.Cards[0].Card
	var try func(slot int)
	try = func(slot int) {
		// Drawing another card, the slot-th, showed that those before were not over 21.
		if slot < a.Count && Lowest(held[:slot]...) > Limit {
			return
		}
		if slot == a.Count {
			total++
			for i, c := range held {
				counts[i][c]++
			}
			return
		}
		for c := Card(1); c <= DeckSize; c++ {
			if !used[c] {
				used[c] = true
				held[slot] = c
				try(slot + 1)
				used[c] = false
			}
		}
	}
	try(1)
	return counts, total
}

// sigmas is how far a frequency may lie from its expectation; the streams are fixed, so that this never varies.
const sigmas = 5

func compareFrequencies(t *testing.T, v *View, draws int, draw func() *hand) {
	t.Helper()
	counts, total := deals(v)
	var got [DeckSize][DeckSize + 1]float64
	for range draws {
		h := draw()
		for slot := range v.Row[0].Attempts[1].Count {
			got[slot][h.laid[h.first[0]+uint8(slot)]]++
		}
	}
	for slot := range v.Row[0].Attempts[1].Count {
		for c := Card(1); c <= DeckSize; c++ {
			p := counts[slot][c] / total
			want := p * float64(draws)
			if off := math.Abs(got[slot][c] - want); off > sigmas*math.Sqrt(want*(1-p))+1e-9 {
				t.Errorf("slot %d holds %v %v times of %d, want %.0f", slot, c, got[slot][c], draws, want)
			}
		}
	}
}

func TestSamplesFollowTheOdds(t *testing.T) {
	const draws = 20000
	v := rivalAt(t, "10", "2", "half", "3", "4")
	rng := rand.New(rand.NewPCG(29, 31))
	compareFrequencies(t, &v, draws, func() *hand {
		s := Rules{}.Sample(&v, rng)
		return &s.side[1].hand
	})
}

func TestExactDealsFollowTheOdds(t *testing.T) {
	const draws = 4000
	v := rivalAt(t, "10", "2", "half", "3", "4")
	rng := rand.New(rand.NewPCG(37, 41))
	compareFrequencies(t, &v, draws, func() *hand {
		h := new(hand)
		d := v.open(1, h)
		d.exact(h, rng)
		// The last card is under no limit; exact leaves it to fill.
		rest := d.free[d.bound:d.cards]
		h.laid[d.hidden[d.bound]] = rest[rng.IntN(len(rest))]
		return h
	})
}

// The longest safe attempt that there is leaves almost no deal: trying will not find it.
func TestRareDealsAreFound(t *testing.T) {
	v := rivalAt(t, "5", "half", "1/11a", "1/11b", "2", "3", "4", "10")
	rng := rand.New(rand.NewPCG(43, 47))
	for range 20 {
		s := Rules{}.Sample(&v, rng)
		if got := (Rules{}).View(&s, 0); got.String() != v.String() {
			t.Fatalf("sampled %v\nwant %v", got, v)
		}
		h := &s.side[1].hand
		if low := Lowest(h.laid[:7]...); low > Limit {
			t.Fatalf("the cards that were safe are sampled at %s", halves(low))
		}
	}
}

// What is known is dealt as known: by Night Vision, by the binoculars, by memory.
func TestSamplesKeepWhatIsKnown(t *testing.T) {
	x := script{t: t, file: t.Name()}
	x.reset()
	for _, line := range []string{"start items 1 night binoculars", "0 attempt 1 10 9 half", "1 use night 1", "1 seen",
		"1 use binoculars", "nature peek 4 5 6", "1 order 321", "1 attempt 2 6 5"} {
		x.run(line)
	}
	v := Rules{}.View(&x.s, 1)
	rng := rand.New(rand.NewPCG(53, 59))
	for range 50 {
		s := Rules{}.Sample(&v, rng)
		for _, want := range []struct{ got, card Card }{
			{s.side[0].laid[1], x.card("9")}, {s.side[0].laid[2], x.card("half")},
			{s.side[1].laid[1], x.card("5")}, {s.side[1].top[0], x.card("4")},
		} {
			if want.got != want.card {
				t.Fatalf("sampled %v for %v", want.got, want.card)
			}
		}
		if s.side[1].topLen != 1 || (Rules{}).ToAct(&s) != game.SeatsOf(0) {
			t.Fatalf("sampled %v", s)
		}
	}
}
