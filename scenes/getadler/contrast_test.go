package getadler

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
	for i, kinds := range []string{"ppeep", "pppp", "eeeeee", "peee"} {
		text := float64(1 + i%2)
		t.Run(fmt.Sprintf("%s, text %v", kinds, text), func(t *testing.T) {
			r := newRoom(t, setter, [...]words.Lang{words.English, words.French}[i/2], 1280, 800)
			r.Stage.Metrics.TextScale, r.Stage.Settings.Speed = text, 400
			ledger := contrasttest.Ledger{Allow: r.passes}
			r.open(newMatch(t, setupOf(kinds, uint64(5+i))), false)
			r.Watch(&ledger, kinds, 151)
			rng := rand.New(rand.NewPCG(1, 2))
			for step := 0; step < 400 && !r.scoring(); step++ {
				if r.answer(rng) == "" {
					r.Wait(10)
				}
			}
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
		for n, s := range situations(t, c.kinds, c.options...) {
			t.Run(c.kinds+" "+s.name, func(t *testing.T) {
				var ledger contrasttest.Ledger
				r := newRoom(t, setter, words.English, 1280, 800)
				r.Stage.Metrics.TextScale, r.Stage.Settings.Speed = float64(1+n%2), 0
				r.enact(&s)
				r.Audit(&ledger, s.name)
				r.Key(input.Right)
				r.Audit(&ledger, s.name+", focus")
				r.Key(input.Cancel)
				r.Audit(&ledger, s.name+", pause")
			})
		}
	}
}

// TestEveryMomentOfAConfrontationHasContrast audits all that a confrontation asks and shows.
func TestEveryMomentOfAConfrontationHasContrast(t *testing.T) {
	setter := newSetter(t)
	for _, seats := range []int{4, 6} {
		for _, f := range fightScenes(seats) {
			t.Run(fmt.Sprintf("%d seats, %s", seats, f.name), func(t *testing.T) {
				var ledger contrasttest.Ledger
				for _, text := range []float64{1, 2} {
					r := newRoom(t, setter, words.English, 1280, 800)
					r.Stage.Metrics.TextScale, r.Stage.Settings.Speed = text, 0
					r.stage(f)
					r.Audit(&ledger, f.name)
				}
			})
		}
	}
}

// TestNotebookAndSheetHaveContrast audits every page beside the table.
func TestNotebookAndSheetHaveContrast(t *testing.T) {
	setter := newSetter(t)
	for _, text := range []float64{1, 2} {
		t.Run(fmt.Sprintf("text %v", text), func(t *testing.T) {
			r := newRoom(t, setter, words.French, 1280, 800)
			r.Stage.Metrics.TextScale = text
			var ledger contrasttest.Ledger
			r.open(newMatch(t, setupOf("peeee", 9)), false)
			rng := rand.New(rand.NewPCG(4, 4))
			for range 60 {
				if r.answer(rng) == "" {
					r.Wait(30)
				}
			}
			r.Wait(200)
			r.letter('n')
			for tab := range tabEnd {
				r.letter(rune('1' + tab))
				r.Audit(&ledger, "notebook "+tabNames[tab])
			}
			r.letter('n')
			r.letter('c')
			for range sheetEnd {
				s, ok := r.Stack.Top().(*sheet)
				if !ok {
					t.Fatalf("the sheet is not open: %T", r.Stack.Top())
				}
				s.tab = (s.tab + 1) % sheetEnd
				r.Wait(1)
				r.Audit(&ledger, "sheet "+sheetNames[s.tab])
			}
		})
	}
}
