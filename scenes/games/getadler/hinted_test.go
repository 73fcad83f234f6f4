package getadler

import (
	"math/rand/v2"
	"strings"
	"testing"

	"safehouse/game/words"
	"safehouse/scenes/tabletop/tabletest"
)

// TestAHintMarksWhatItsMoveBeginsWith wants the cards and answers marked that a hint can name.
func TestAHintMarksWhatItsMoveBeginsWith(t *testing.T) {
	r := newRoom(t, words.English, 1280, 800)
	r.Stage.Settings.Speed = 0
	r.open(newMatch(t, tabletest.Setup("peee", 3)), false)
	rng, marked := rand.New(rand.NewPCG(1, 2)), map[string]bool{}
	for range 400 {
		if r.Scoring() {
			break
		}
		if r.MayAnswer() && r.HandOpen() && !r.Busy() {
			for _, move := range r.match.MoveTexts(r.Asked()) {
				verb, _, _ := strings.Cut(move, " ")
				on := r.First(move)
				_, there := r.Hot(on)
				if _, back := r.Hot("back"); on != "" && !there && !back {
					t.Errorf("%q begins with %q, which is not there, nor a way back to it", move, on)
				}
				marked[verb] = marked[verb] || on != ""
			}
		}
		if r.answer(rng) == "" {
			r.Wait(10)
		}
	}
	for _, verb := range []string{"discard", "ask", "yes", "no"} {
		if there, seen := marked[verb]; seen && !there {
			t.Errorf("nothing is marked for %q", verb)
		}
	}
}

// TestASlipWithAHintLeavesTheHandInSight wants the floor of such a slip over every card of the hand that is chosen
// from, under the suspects and clear of the tools, and on the panel where the choice lies in the middle.
func TestASlipWithAHintLeavesTheHandInSight(t *testing.T) {
	for _, w := range []float64{1280, 1024} {
		r := newRoom(t, words.English, w, w/1.6)
		r.Stage.Settings.Speed = 0
		r.open(newMatch(t, tabletest.Setup("peeeee", 3)), false)
		rng, over, on := rand.New(rand.NewPCG(1, 2)), 0, 0
		for range 400 {
			if r.Scoring() {
				break
			}
			l := r.lay()
			if r.MayAnswer() && r.HandOpen() && !r.Busy() {
				floor := r.screen.HintFloor()
				switch {
				case floor == l.Panel.Y:
					on++
				case l.taken():
					t.Errorf("%v: the slip stands at %v over a choice in the middle", w, floor)
				default:
					over++
				}
				for i := range l.Held {
					if card := l.Cards[i]; floor < l.Panel.Y && !card.Empty() && card.Y < floor {
						t.Errorf("%v: card %d at %v reaches over %v", w, i, card, floor)
					}
				}
			}
			if r.answer(rng) == "" {
				r.Wait(10)
			}
		}
		if over == 0 || on == 0 {
			t.Errorf("%v: the slip stood over the hand %d times, on the panel %d times", w, over, on)
		}
	}
}
