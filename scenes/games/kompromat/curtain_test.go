package kompromat

import (
	"reflect"
	"testing"

	"safehouse/render/display"
	"safehouse/scenes/input"
)

// twins are two rooms that are given the same input.
type twins struct {
	t *testing.T
	r [2]*room
}

// each ticks both rooms and requires them to look and sound alike.
func (w *twins) tick(in input.Frame, what string) {
	w.t.Helper()
	var seen [2][]display.Item
	for i, r := range w.r {
		r.Tick(in)
		seen[i] = append([]display.Item(nil), r.Draw()...)
	}
	a, b := w.r[0], w.r[1]
	if !reflect.DeepEqual(seen[0], seen[1]) {
		for i := range seen[0] {
			if i >= len(seen[1]) || seen[0][i] != seen[1][i] {
				w.t.Fatalf("%s, tick %d: the screens differ at item %d:\n%+v\n%+v", what, a.Stage.Tick, i, seen[0][i],
					seen[1][min(i, len(seen[1])-1)])
			}
		}
		w.t.Fatalf("%s: the screens differ in length", what)
	}
	if !reflect.DeepEqual(a.Cues, b.Cues) || !reflect.DeepEqual(a.Captions, b.Captions) {
		w.t.Fatalf("%s: sounds or captions differ:\n%q\n%q", what, a.Captions, b.Captions)
	}
	if ta, tb := a.Stack.Top().Title(), b.Stack.Top().Title(); ta != tb {
		w.t.Fatalf("%s: titles differ: %q, %q", what, ta, tb)
	}
}

func (w *twins) wait(n int, what string) {
	w.t.Helper()
	for range n {
		w.tick(input.Frame{X: -1, Y: -1, Focused: true}, what)
	}
}

func (w *twins) click(id string) {
	w.t.Helper()
	it, ok := w.r[0].Hot(id)
	if !ok {
		w.t.Fatalf("no %q on the screen", id)
	}
	x, y := it.Box.Centre()
	w.tick(input.Frame{X: x, Y: y, Moved: true}, id)
	w.tick(input.Frame{X: x, Y: y, Pressed: true, Held: true, AnyPress: true}, id)
	w.tick(input.Frame{X: x, Y: y, Released: true}, id)
}
