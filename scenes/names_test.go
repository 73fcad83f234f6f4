package scenes

import (
	"maps"
	"slices"
	"testing"

	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/scenes/stage/stagetest"
)

// TestEverythingHasANameAndARole looks at every scene around the matches, in both languages: all that can be pressed or
// read has words and a role, and no two controls read alike.
func TestEverythingHasANameAndARole(t *testing.T) {
	all := walked()
	for _, name := range slices.Sorted(maps.Keys(all)) {
		t.Run(name, func(t *testing.T) {
			for _, lang := range words.Languages() {
				st, scene := all[name](t)
				st.Lang = lang
				stack := stackOf(t, scene)
				stack.Resumed()
				for range 3 {
					st.Tick++
					stack.Update(stagetest.PadFrame())
				}
				list := &display.List{}
				stack.Draw(list)
				names := stagetest.Names{T: t}
				names.Frame(name+", "+string(lang), list)
				headed := slices.ContainsFunc(list.Items, func(it display.Item) bool { return it.Role == display.Heading })
				if names.Seen == 0 || !headed {
					t.Errorf("%s: %d controls, a heading: %v", name, names.Seen, headed)
				}
			}
		})
	}
}
