package topsecret

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"safehouse/game/words"
	"safehouse/render/contrast"
	"safehouse/render/contrast/contrasttest"
	"safehouse/render/theme"
	"safehouse/scenes/input"
	"safehouse/scenes/table"
)

// leastFrames is the number of frames that a match must have had audited, or the test looked at nothing.
const leastFrames = 20

// TestEveryFrameOfAMatchHasContrast plays matches by pressing, and audits frames all along, whatever moves in them; then
// the score.
func TestEveryFrameOfAMatchHasContrast(t *testing.T) {
	setter := newSetter(t)
	for i, c := range companies {
		text := float64(1 + i%2)
		t.Run(fmt.Sprintf("%s, text %v", c.kinds, text), func(t *testing.T) {
			r := newRoom(t, setter, [...]words.Lang{words.English, words.French}[i/2%2], 1280, 800)
			r.Stage.Metrics.TextScale, r.Stage.Settings.Speed = text, 400
			ledger := contrasttest.Ledger{Allow: r.passes}
			r.open(newMatch(t, setupOf(c.kinds, uint64(5+i), c.options...)), false)
			r.Watch(&ledger, c.kinds, 151)
			r.playOut(rand.New(rand.NewPCG(1, 2)))
			r.Wait(table.DeafTicks + 400)
			r.Audit(&ledger, "score")
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
	for _, c := range companies[:2] {
		for _, s := range situations(t, c.kinds, c.options...) {
			t.Run(c.kinds+" "+s.name, func(t *testing.T) {
				var ledger contrasttest.Ledger
				for _, text := range []float64{1, 2} {
					r := newRoom(t, setter, words.English, 1280, 800)
					r.Stage.Metrics.TextScale, r.Stage.Settings.Speed = text, 0
					r.bring(s)
					r.Audit(&ledger, s.name)
					r.Key(input.Right)
					r.Audit(&ledger, s.name+", focus")
					r.Key(input.Cancel)
					r.Audit(&ledger, s.name+", pause")
				}
			})
		}
	}
}
