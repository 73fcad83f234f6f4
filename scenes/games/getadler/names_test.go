package getadler

import (
	"math/rand/v2"
	"testing"

	"safehouse/game/words"
	"safehouse/scenes/input"
	"safehouse/scenes/stage/stagetest"
	"safehouse/scenes/tabletop/tabletest"
)

// TestTheNotebookAndTheSheetHaveNames looks at the pages of the notebook and of the sheet in the middle of a match.
func TestTheNotebookAndTheSheetHaveNames(t *testing.T) {
	r := newRoom(t, words.English, 1280, 800)
	r.Stage.Settings.Speed = 400
	r.open(newMatch(t, tabletest.Setup("peeee", 11)), false)
	rng := rand.New(rand.NewPCG(3, 4))
	for n := range 90 {
		if sheet, ok := r.Hot("sheet"); n >= 30 && ok && !sheet.Disabled {
			break
		}
		if r.answer(rng) == "" {
			r.Wait(10)
		}
	}
	names := stagetest.Names{T: t}
	look := func(page string) {
		r.Draw()
		names.Frame(page, &r.List)
	}
	for _, page := range [][]string{{"notebook", "note-tab:suspects", "note-tab:hands", "note-tab:facts"}, {"sheet"}} {
		for range 90 {
			if at, ok := r.Hot(page[0]); ok && !at.Disabled {
				break
			}
			if r.answer(rng) == "" {
				r.Wait(10)
			}
		}
		if !r.Click(page[0]) {
			t.Fatalf("%s cannot be opened", page[0])
		}
		r.Wait(60)
		look(page[0])
		for _, tab := range page[1:] {
			if r.Click(tab) {
				r.Wait(10)
				look(tab)
			}
		}
		r.Key(input.Cancel)
		r.Wait(60)
	}
}
