package inspect

import (
	"testing"

	"safehouse/game/words"
	"safehouse/scenes/input"
)

// states are what the inspector can be doing over a table.
func states(x *opened) map[string]func() {
	rest := func() { x.tick(input.Frame{X: -1, Y: -1, Moved: true}) }
	return map[string]func(){
		"nothing": rest,
		"a card under the pointer": func() {
			rest()
			for spot := range 80 * 50 {
				cx, cy := float64(spot%80)*16+8, float64(spot/80)*16+8
				if at(x.inspector.shown.items, cx, cy) < 0 {
					continue
				}
				for i := range dwellTicks + 3 {
					x.tick(input.Frame{X: cx, Y: cy + float64(max(0, 1-i)*60), Moved: i < 2})
				}
				if x.inspector.hover.shown {
					return
				}
			}
			x.t.Fatal("no card is shown large")
		},
		"an open sheet": func() { rest(); x.key(input.Inspect) },
	}
}

// TestAFrameAndATickTakeNoMemory measures each state of the inspector over each table, once everything has been seen.
func TestAFrameAndATickTakeNoMemory(t *testing.T) {
	for name, kinds := range map[string]string{"kompromat": "pe", "topsecret": "pee", "getadler": "peee"} {
		x := newMatchOf(t, name, kinds, words.English, looks[0])
		for range 30 {
			x.goOn()
		}
		x.wait(300)
		for state, enter := range states(x) {
			enter()
			x.draw()
			n := len(x.inspector.shown.items)
			if got := testing.AllocsPerRun(50, func() {
				x.list.Items = x.list.Items[:n]
				x.inspector.Draw(&x.list)
			}); got != 0 {
				t.Errorf("%s, %s: a frame takes memory %v times", name, state, got)
			}
			in := &input.Frame{X: x.inspector.hover.x, Y: x.inspector.hover.y, Focused: true}
			x.inspector.Update(in)
			x.st.TakeRedraw()
			if got := testing.AllocsPerRun(50, func() {
				x.inspector.Update(in)
				x.inspector.Settle(x.stack.Top())
			}); got != 0 {
				t.Errorf("%s, %s: a tick takes memory %v times", name, state, got)
			}
			if x.st.TakeRedraw() {
				t.Errorf("%s, %s: a table that waits is drawn anew", name, state)
			}
			if x.inspector.sheet.open {
				x.key(input.Cancel)
			}
			x.wait(2)
		}
	}
}
