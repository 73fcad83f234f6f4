package tabletest

import (
	"slices"

	"safehouse/render/display"
	"safehouse/scenes/input"
	"safehouse/scenes/tabletop"
)

// Twins are two rooms that are given the same input, with matches that differ only in what the screen must not tell:
// after every tick they must look and sound alike.
type Twins struct {
	Rooms [2]*Room
	// But leaves out what may differ; nil for nothing.
	But func(*display.Item) bool
}

// Tick lets a tick with that input pass in both; what names in a fault what is being done.
func (w *Twins) Tick(in input.Frame, what string) {
	a, b := w.Rooms[0], w.Rooms[1]
	a.T.Helper()
	var seen [2][]display.Item
	for i, r := range w.Rooms {
		r.Tick(in)
		for _, it := range r.Draw() {
			if w.But == nil || !w.But(&it) {
				seen[i] = append(seen[i], it)
			}
		}
	}
	if !slices.Equal(seen[0], seen[1]) {
		a.T.Fatalf("%s, tick %d: the screens differ: %s", what, a.Stage.Tick, firstDifference(seen[0], seen[1]))
	}
	if !slices.Equal(a.Cues, b.Cues) || !slices.Equal(a.Captions, b.Captions) {
		a.T.Fatalf("%s: sounds or captions differ:\n%q\n%q", what, a.Captions, b.Captions)
	}
	if one, other := a.Stack.Top().Title(), b.Stack.Top().Title(); one != other {
		a.T.Fatalf("%s: titles differ: %q, %q", what, one, other)
	}
}

// Wait lets ticks pass in both with no input.
func (w *Twins) Wait(ticks int, what string) {
	w.Rooms[0].T.Helper()
	for range ticks {
		w.Tick(input.Frame{X: -1, Y: -1}, what)
	}
}

// Press presses a control of both with the pointer, where it lies in the first.
func (w *Twins) Press(id string) {
	w.Rooms[0].T.Helper()
	it, ok := w.Rooms[0].Hot(id)
	if !ok {
		w.Rooms[0].T.Fatalf("no %q on the screen", id)
	}
	x, y := it.Box.Centre()
	w.Tick(input.Frame{X: x, Y: y, Moved: true}, id)
	w.Tick(input.Frame{X: x, Y: y, Pressed: true, Held: true, AnyPress: true}, id)
	w.Tick(input.Frame{X: x, Y: y, Released: true}, id)
}

// Curtain brings both through the curtain to a person whose cards lie face down.
func (w *Twins) Curtain(what string) {
	w.Rooms[0].T.Helper()
	for range 20 {
		if w.Wait(tabletop.ScoreGuard, what); w.Rooms[0].Has("take") {
			break
		}
	}
	w.Press("take")
	w.Wait(tabletop.ScoreGuard, what+", cards face down")
}

// Secret presses controls of both without a look at what that tells, and forgets what was heard and said meanwhile.
func (w *Twins) Secret(ids ...string) {
	for _, r := range w.Rooms {
		r.T.Helper()
		for _, id := range ids {
			if !r.Click(id) {
				r.T.Fatalf("%q cannot be pressed", id)
			}
			r.Wait(r.guard() + 1)
		}
		r.Cues, r.Captions = nil, nil
	}
}
