package scenes

import (
	"maps"
	"slices"
	"testing"

	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/controls"
	"safehouse/scenes/handover"
	"safehouse/scenes/input"
	"safehouse/scenes/rulebook"
	"safehouse/scenes/settings"
	"safehouse/scenes/stage"
	"safehouse/scenes/stage/stagetest"
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
	for _, tab := range []string{"motion", "sound", "table", "voice"} {
		all["settings, "+tab] = func(t testing.TB) (*stage.Stage, stage.Scene) {
			st := newStage(t)
			scene := settings.New(st)
			tap(t, scene, "tab."+tab)
			return st, scene
		}
	}
	all["handover, a code"] = func(t testing.TB) (*stage.Stage, stage.Scene) {
		st := newStage(t)
		return st, handover.New(st, handover.Who{Name: longest[0].Name, Seat: 1}, &codeless{}, nil, func(bool) {})
	}
	for i := range rooms {
		g := &rooms[i]
		all["rules of "+g.Name] = func(t testing.TB) (*stage.Stage, stage.Scene) {
			st := newStage(t)
			return st, rulebook.At(st, rooms, g.Name, "")
		}
		all["cards of "+g.Name] = func(t testing.TB) (*stage.Stage, stage.Scene) {
			st := newStage(t)
			return st, cardList(t, st, g.Name)
		}
		all["names, "+g.Name] = func(t testing.TB) (*stage.Stage, stage.Scene) {
			h := newHouse(t)
			d := h.draft(g)
			d.settle(h.st)
			return h.st, newNames(h, d, 0)
		}
	}
	return all
}

// codeless is a person whose code is still to be chosen.
type codeless struct{ code string }

// Asks is true.
func (*codeless) Asks() bool { return true }

// Chosen reports whether there is a code.
func (c *codeless) Chosen() bool { return c.code != "" }

// Ends is true: the sentence that says so is the longest.
func (*codeless) Ends() bool { return true }

// Give reports whether it is that code.
func (c *codeless) Give(code string) bool { return c.code == code }

// Choose keeps a code.
func (c *codeless) Choose(code string) { c.code = code }

// Forget gives it up.
func (c *codeless) Forget() { c.code = "" }

// tap presses a control with a finger.
func tap(t testing.TB, scene stage.Scene, id string) {
	t.Helper()
	for _, it := range draw(scene).Items {
		if it.ID == id {
			x, y := it.Box.Centre()
			at := input.Frame{X: x, Y: y, Touch: true, Focused: true, Device: input.Touch}
			down, up := at, at
			down.Pressed, down.Held, down.AnyPress, up.Released = true, true, true, true
			scene.Update(&down)
			scene.Update(&up)
			return
		}
	}
	t.Fatalf("no %q on the screen", id)
}

// walkedSizes are the screens on which the focus is walked: width, height and size of the text.
var walkedSizes = []theme.Metrics{
	{W: 1280, H: 720, TextScale: 1}, {W: 1280, H: 720, TextScale: 2}, {W: 2560, H: 1080, TextScale: 1},
}

// TestTheFocusReachesEverything walks over every scene, with a gamepad on every screen and with the keys on one.
func TestTheFocusReachesEverything(t *testing.T) {
	all := walked()
	for _, name := range slices.Sorted(maps.Keys(all)) {
		t.Run(name, func(t *testing.T) {
			for i, size := range append(walkedSizes, walkedSizes[0]) {
				st, scene := all[name](t)
				st.Metrics = size
				st.Settings.Speed = 0
				st.Settings.TextScale = int(size.TextScale * 100)
				if r, ok := scene.(stage.Resumer); ok {
					r.Resumed()
				}
				stack := stackOf(t, scene)
				list := &display.List{}
				for range 40 {
					st.Tick++
					stack.Update(stagetest.PadFrame())
				}
				(&stagetest.Walker{
					T: t, Name: name + sizeName(size), Stage: st, Keys: i == len(walkedSizes),
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
