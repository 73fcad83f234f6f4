package kompromat

import (
	"math/rand/v2"
	"testing"

	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/game/words"
)

// withItem plays random matches of two persons until a turn begins in which an item may be used, and gives that match,
// the seat and the item.
func withItem(t *testing.T) (*kompromat.Match, game.Seat, kompromat.Item) {
	t.Helper()
	for seed := range uint64(40) {
		m, err := game.NewMatch(kompromat.Rules{}, setupOf("pp", seed), nil)
		if err != nil {
			t.Fatal(err)
		}
		rng := rand.New(rand.NewPCG(seed, 1))
		for m.ToAct() != 0 {
			seat := m.ToAct().First()
			v := m.View(seat)
			if v.Phase == kompromat.PhaseDraw {
				for _, move := range v.Moves {
					if move.Op == kompromat.OpUse {
						return m, seat, kompromat.Item(move.A)
					}
				}
			}
			if err := m.Submit(seat, v.Moves[rng.IntN(len(v.Moves))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Fatal("no match gave an item that can be used at the beginning of a turn")
	return nil, 0, 0
}

// TestAnItemCanBeUsedBeforeTheFirstDrawOfAHiddenHand: no card is hidden yet, so there is nothing to look at first.
func TestAnItemCanBeUsedBeforeTheFirstDrawOfAHiddenHand(t *testing.T) {
	m, seat, item := withItem(t)
	r := newRoom(t, newSetter(t), words.English, 1280, 800)
	r.open(m, true)
	r.Wait(40)
	r.Click("take")
	r.Wait(60)
	r.Wait(5)
	if r.screen.table.Eyes.Open() {
		t.Fatal("the hand is open: the test is about a hidden one")
	}
	r.Press(itemIDs[seat][item])
	r.Wait(3)
	if _, ok := r.Hot("use"); !ok {
		t.Errorf("pressing %v offers no use; the panel says %q", item, r.screen.table.Answer.Text())
	}
}
