package topsecret

import (
	"math/rand/v2"
	"testing"

	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/theme"
)

// TestTheWordOfAnExplosionCoversNoOtherWords plays in large letters until two bombs have gone off at once: what is told ends before the
// word.
func TestTheWordOfAnExplosionCoversNoOtherWords(t *testing.T) {
	setter := newSetter(t)
	seen := 0
	for seed := uint64(1); seed < 30 && seen < 60; seed++ {
		r := newRoom(t, setter, words.French, 1280, 720)
		r.Stage.Metrics.TextScale = 2
		r.Stage.Settings.TextScale = 200
		r.open(newMatch(t, setupOf("peeeee", seed)), false)
		rng := rand.New(rand.NewPCG(seed, 9))
		for tick := 0; tick < 4000 && !r.screen.table.Ended() && seen < 60; tick++ {
			if !r.screen.table.Busy() {
				r.answer(rng)
			}
			r.Wait(1)
			if r.screen.shown.bombs.Len() < 2 {
				continue
			}
			word := display.Rect{}
			for _, it := range r.Draw() {
				if it.Kind == display.Wipe && it.Colour == theme.Vermilion {
					word = it.Clip
				}
			}
			if word.Empty() {
				continue
			}
			seen++
			for _, it := range r.List.Items {
				if it.Kind != display.Text || it.Text == r.screen.table.Say("reveal.topsecret.boom") {
					continue
				}
				box := it.Box
				box.W = min(box.W, setter.Width(it.Text, it.Font, it.Size))
				if it.Align == display.Left && !box.Intersect(word).Empty() {
					t.Fatalf("%q at %v runs under the word at %v", it.Text, box, word)
				}
			}
		}
	}
	if seen == 0 {
		t.Error("no bomb went off")
	}
}
