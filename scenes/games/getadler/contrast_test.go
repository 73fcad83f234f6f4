package getadler

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"safehouse/game/words"
	"safehouse/render/contrast/contrasttest"
	"safehouse/scenes/tabletop/tabletest"
)

// TestNotebookAndSheetHaveContrast audits every page beside the table.
func TestNotebookAndSheetHaveContrast(t *testing.T) {
	for _, text := range []float64{1, 2} {
		t.Run(fmt.Sprintf("text %v", text), func(t *testing.T) {
			r := newRoom(t, words.French, 1280, 800)
			r.Stage.Metrics.TextScale = text
			var ledger contrasttest.Ledger
			r.open(newMatch(t, tabletest.Setup("peeee", 9)), false)
			rng := rand.New(rand.NewPCG(4, 4))
			for range 60 {
				if r.answer(rng) == "" {
					r.Wait(30)
				}
			}
			r.Wait(200)
			r.letter('n')
			r.Wait(60) // It is opened in a moment.
			for i, name := range noteTabs {
				r.letter(rune('1' + i))
				r.Audit(&ledger, "notebook "+name)
			}
			r.letter('n')
			r.letter('c')
			for _, tab := range sheetTabs {
				s, ok := r.Stack.Top().(*sheet)
				if !ok {
					t.Fatalf("the sheet is not open: %T", r.Stack.Top())
				}
				s.tab = tab
				r.Wait(1)
				r.Audit(&ledger, "sheet "+s.tab)
			}
		})
	}
}
