package kompromat

import (
	"math/rand/v2"
	"testing"

	"safehouse/game/kompromat"
	"safehouse/game/words"
	"safehouse/scenes/stage/stagetest"
	"safehouse/scenes/tabletop/tabletest"
)

// withItem plays random matches until the first seat may make a use that is wanted, and gives that match and the use.
func withItem(t *testing.T, kinds string, wanted func(v *kompromat.View, use kompromat.Move) bool) (*kompromat.Match,
	kompromat.Move) {
	t.Helper()
	for seed := range uint64(400) {
		m := newMatch(t, setupOf(kinds, seed))
		rng := rand.New(rand.NewPCG(seed, 1))
		for m.ToAct() != 0 {
			seat := m.ToAct().First()
			v := m.View(seat)
			for _, move := range v.Moves {
				if seat == 0 && move.Op == kompromat.OpUse && wanted(&v, move) {
					return m, move
				}
			}
			tabletest.Make(t, m, seat, v.Moves[rng.IntN(len(v.Moves))].String())
		}
	}
	t.Fatal("no match gave an item that can be used so")
	return nil, kompromat.Move{}
}

// atTheDraw wants an item at the beginning of a turn.
func atTheDraw(v *kompromat.View, _ kompromat.Move) bool { return v.Phase == kompromat.PhaseDraw }

// TestAnItemCanBeUsedBeforeTheFirstDrawOfAHiddenHand: no card is hidden yet, so there is nothing to look at first.
func TestAnItemCanBeUsedBeforeTheFirstDrawOfAHiddenHand(t *testing.T) {
	m, use := withItem(t, "pp", atTheDraw)
	r := newRoom(t, words.English, 1280, 800)
	r.open(m, true)
	r.Wait(40)
	r.Click("take")
	r.Wait(60)
	r.Wait(5)
	if r.HandOpen() {
		t.Fatal("the hand is open: the test is about a hidden one")
	}
	r.Press(itemIDs[0][use.A])
	r.Wait(3)
	if _, ok := r.Hot("use"); !ok {
		t.Errorf("pressing for %q offers no use; the panel says %q", use, r.Answer())
	}
}

// TestAnItemOfAWindowIsTheAnswer: where it is asked whether an item is used, the first answer is one, by its name,
// large enough for a finger, in every window; a press chooses it, and then its mission is asked for once.
func TestAnItemOfAWindowIsTheAnswer(t *testing.T) {
	m, use := withItem(t, "pe", func(v *kompromat.View, use kompromat.Move) bool {
		return v.Phase == kompromat.PhaseBefore && items[use.A].uses != nil
	})
	for _, lang := range []words.Lang{words.English, words.French} {
		for _, size := range [][2]float64{{1280, 800}, {844, 390}, {412, 915}, {640, 480}} {
			r := newRoom(t, lang, size[0], size[1])
			r.open(m, true)
			r.Wait(60)
			q := r.screen.ask
			answer, ok := r.Hot(q.Primary.ID)
			if want := r.Stage.Say(items[use.A].name); !ok || q.Primary.Label != want || answer.Box.H < 40 {
				t.Errorf("%v, %v: the answer is %q at %v, want %q", lang, size, q.Primary.Label, answer.Box, want)
			}
			for _, id := range []string{"pass", "done"} {
				if _, ok := r.Hot(id); !ok {
					t.Errorf("%v, %v: there is no %q", lang, size, id)
				}
			}
			r.Click(q.Primary.ID)
			r.Wait(5)
			q = r.screen.ask
			if r.screen.aimed() != kompromat.Item(use.A) {
				t.Errorf("%v, %v: a press on it chooses %v", lang, size, r.screen.aimed())
			}
			if q.Status == q.Head {
				t.Errorf("%v, %v: it is asked twice: %q, %q", lang, size, q.Status, q.Head)
			}
		}
	}
}

// TestAnItemsButtonLiesUnderNoOther: where the button that draws fills the row, that of an item has another place.
func TestAnItemsButtonLiesUnderNoOther(t *testing.T) {
	m, _ := withItem(t, "pp", atTheDraw)
	for _, reader := range []stagetest.Reader{{Lang: words.French, W: 600, H: 960, Text: 1.75, Captions: true},
		{Lang: words.French, W: 412, H: 915, Text: 1}, {Lang: words.English, W: 1280, H: 800, Text: 1}} {
		r := newRoom(t, words.English, 960, 600)
		r.open(m, true)
		r.Wait(60)
		r.Press("take")
		r.Wait(60)
		reader.Sit(r.Stage)
		r.Stack.Resumed()
		r.Draw()
		if _, there := r.Hot("draw"); !there {
			t.Fatalf("%v: nothing is drawn here", reader)
		}
		r.MustBeReached()
	}
}
