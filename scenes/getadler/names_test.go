package getadler

import (
	"math/rand/v2"
	"testing"

	"safehouse/game/words"
	"safehouse/scenes/input"
	"safehouse/scenes/table/tabletest"
)

// TestEverythingOnTheTableHasANameAndARole plays matches by pressing: at every moment all that can be pressed or read has
// words and a role, no two controls read alike, and the line that says what is asked is known as such.
func TestEverythingOnTheTableHasANameAndARole(t *testing.T) {
	setter := newSetter(t)
	for i, kinds := range []string{"pppp", "peeee", "eeee"} {
		lang := words.Languages()[i%len(words.Languages())]
		t.Run(kinds, func(t *testing.T) {
			r := newRoom(t, setter, lang, 1280, 800)
			r.Stage.Settings.Speed = 400
			names := tabletest.Names{T: t, Prompted: true}
			names.Watch(r.Room, kinds, 7)
			r.open(newMatch(t, setupOf(kinds, 5)), false)
			r.playOut(rand.New(rand.NewPCG(3, 4)))
			r.Wait(600)
			if names.Seen < 300 {
				t.Errorf("only %d controls were seen", names.Seen)
			}
		})
	}
}

// TestTheNotebookAndTheSheetHaveNames looks at the pages of the notebook and of the sheet in the middle of a match.
func TestTheNotebookAndTheSheetHaveNames(t *testing.T) {
	r := newRoom(t, newSetter(t), words.English, 1280, 800)
	r.Stage.Settings.Speed = 400
	r.open(newMatch(t, setupOf("peeee", 11)), false)
	rng := rand.New(rand.NewPCG(3, 4))
	for n := range 90 {
		if sheet, ok := r.Hot("sheet"); n >= 30 && ok && !sheet.Disabled {
			break
		}
		if r.answer(rng) == "" {
			r.Wait(10)
		}
	}
	names := tabletest.Names{T: t}
	look := func(page string) {
		r.Draw()
		names.Frame(page, &r.List)
	}
	for _, page := range [][]string{append([]string{"notebook"}, tabIDs[:]...), {"sheet"}} {
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
