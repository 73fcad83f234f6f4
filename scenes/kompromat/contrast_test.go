package kompromat

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"safehouse/game/kompromat"
	"safehouse/game/words"
	"safehouse/render/contrast"
	"safehouse/render/contrast/contrasttest"
	"safehouse/render/theme"
	"safehouse/scenes/input"
	"safehouse/scenes/table"
)

// leastFrames is the number of frames that a match must have had audited, or the test looked at nothing.
const leastFrames = 40

// TestEveryFrameOfAMatchHasContrast plays matches by pressing, and audits frames all along, whatever moves in them; then
// the score and the pause.
func TestEveryFrameOfAMatchHasContrast(t *testing.T) {
	setter := newSetter(t)
	for i, kinds := range []string{"pe", "pp", "ee", "ep"} {
		text := float64(1 + i%2)
		t.Run(fmt.Sprintf("%s, text %v", kinds, text), func(t *testing.T) {
			r := newRoom(t, setter, [...]words.Lang{words.English, words.French}[i/2], 1280, 800)
			r.Stage.Metrics.TextScale, r.Stage.Settings.Speed = text, 400
			m, err := kompromat.NewMatch(setupOf(kinds, uint64(3+i)), nil)
			if err != nil {
				t.Fatal(err)
			}
			ledger := contrasttest.Ledger{Allow: r.passes}
			r.open(m, false)
			r.Watch(&ledger, kinds, 101)
			watch := r.AfterTick
			r.AfterTick = func() {
				if !r.scoring() {
					watch()
				}
			}
			r.playOut(rand.New(rand.NewPCG(1, 2)))
			r.AfterTick = nil
			if text == 1 {
				r.Wait(table.DeafTicks + 400)
				r.Audit(&ledger, "score")
			}
			if ledger.Frames() < leastFrames {
				t.Errorf("only %d frames were looked at", ledger.Frames())
			}
		})
	}
}

// passes tells what is over in a moment: a card that flies past a name, a place that a card is on its way to, a card that is
// being taken out.
func (r *room) passes(o contrast.Offence) bool {
	return r.screen.Busy() && (o.What == contrast.Control || slices.Contains(r.screen.Names, o.Name) || o.Need < theme.HighContrast && o.Ratio > 1.8)
}

// TestEverySituationHasContrast audits every kind of question, with what is chosen in it, and the pause over it.
func TestEverySituationHasContrast(t *testing.T) {
	setter := newSetter(t)
	all := append(situations(t), situation{name: "open", match: hotSeat(t), presses: []string{"take", "recap", "peek"}})
	for _, s := range all {
		t.Run(s.name, func(t *testing.T) {
			var ledger contrasttest.Ledger
			for _, text := range []float64{1, 2} {
				if s.name == "over" && text > 1 {
					continue // The rows of a score in large letters are a matter of its layout.
				}
				r := newRoom(t, setter, words.English, 1280, 800)
				r.Stage.Metrics.TextScale, r.Stage.Settings.Speed = text, 0
				r.open(s.match, true)
				for _, id := range s.presses {
					r.Wait(60)
					r.Click(id)
					r.Wait(60)
				}
				if s.prepare != nil {
					s.prepare(r.screen)
				}
				r.screen.Anew()
				r.Audit(&ledger, s.name)
				r.Key(input.Right)
				r.Audit(&ledger, s.name+", focus")
				r.Key(input.Cancel)
				r.Audit(&ledger, s.name+", pause")
			}
		})
	}
}
