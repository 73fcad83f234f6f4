package scenes

import (
	"maps"
	"slices"
	"testing"

	"safehouse/game/catalog"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/controls"
	"safehouse/scenes/input"
	"safehouse/scenes/play/playtest"
	"safehouse/scenes/stage"
)

// walked are the scenes that the focus is walked over, besides those whose layout is looked at.
func walked() map[string]func(t testing.TB) (*stage.Stage, stage.Scene) {
	all := screens()
	maps.Copy(all, topSecretScreens())
	maps.Copy(all, getAdlerScreens())
	all["controls"] = func(t testing.TB) (*stage.Stage, stage.Scene) {
		st := newStage(t)
		st.Settings.Bindings.GiveKey(input.Log, input.ParseKey("k"))
		return st, controls.New(st)
	}
	for _, g := range catalog.Games() {
		all["names, "+g.Name] = func(t testing.TB) (*stage.Stage, stage.Scene) {
			h := newHouse(t)
			f := h.form(g)
			f.settle(h.st)
			return h.st, newNames(h, f, 0)
		}
	}
	return all
}

// walkedSizes are the screens on which the focus is walked: width, height and size of the text.
var walkedSizes = []theme.Metrics{
	{W: 1280, H: 720, TextScale: 1}, {W: 1280, H: 720, TextScale: 2}, {W: 2560, H: 1080, TextScale: 1},
}

// TestTheFocusReachesEverything walks over every scene.
func TestTheFocusReachesEverything(t *testing.T) {
	all := walked()
	for _, name := range slices.Sorted(maps.Keys(all)) {
		t.Run(name, func(t *testing.T) {
			for _, size := range walkedSizes {
				st, scene := all[name](t)
				st.Metrics = size
				st.Settings.Speed = 0
				st.Settings.TextScale = int(size.TextScale * 100)
				if r, ok := scene.(stage.Resumer); ok {
					r.Resumed()
				}
				stack := stage.NewStack(scene)
				list := &display.List{}
				for range 40 {
					st.Tick++
					stack.Update(playtest.PadFrame())
				}
				(&playtest.Walker{
					T: t, Name: name + sizeName(size), Stage: st,
					Step: func(in *input.Frame) {
						st.Tick++
						stack.Update(in)
						if stack.Top() != scene {
							t.Fatalf("%s: moving the focus left the scene", name)
						}
					},
					Draw: func() *display.List {
						list.Reset()
						stack.Draw(list)
						return list
					},
				}).Walk()
			}
		})
	}
}

func sizeName(m theme.Metrics) string {
	switch {
	case m.TextScale > 1:
		return ", large text"
	case m.W > 2000:
		return ", wide"
	}
	return ""
}
