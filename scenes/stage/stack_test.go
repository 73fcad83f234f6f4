package stage

import (
	"slices"
	"testing"

	"safehouse/render/display"
	"safehouse/scenes/input"
)

// actor is a scene that writes down what happens to it, and does what it is told.
type actor struct {
	name   string
	opaque bool
	next   Change
	calls  *[]string
}

func (a *actor) note(what string)           { *a.calls = append(*a.calls, a.name+" "+what) }
func (a *actor) Update(*input.Frame) Change { a.note("update"); return a.next }
func (a *actor) Draw(*display.List)         { a.note("draw") }
func (a *actor) Opaque() bool               { return a.opaque }
func (a *actor) Title() string              { return a.name }
func (a *actor) Resumed()                   { a.note("resumed") }
func (a *actor) Left()                      { a.note("left") }

func TestOnlyTheTopSceneIsUpdated(t *testing.T) {
	var calls []string
	over := &actor{name: "over", calls: &calls}
	under := &actor{name: "under", opaque: true, calls: &calls, next: Push(over)}
	s := NewStack(under)
	if !s.Update(&input.Frame{}) || s.Top() != Scene(over) {
		t.Fatal("a pushed scene is not on top")
	}
	if s.Update(&input.Frame{}) {
		t.Error("a scene that stays is told as a change")
	}
	expect(t, calls, "under update", "over update")
}

func TestPopResumesTheSceneBelow(t *testing.T) {
	var calls []string
	under := &actor{name: "under", opaque: true, calls: &calls}
	over := &actor{name: "over", calls: &calls, next: Pop()}
	s := &Stack{scenes: []Scene{under, over}}
	s.Update(&input.Frame{})
	expect(t, calls, "over update", "over left", "under resumed")
}

func TestDrawStartsAtTheTopmostOpaqueScene(t *testing.T) {
	var calls []string
	s := &Stack{scenes: []Scene{
		&actor{name: "menu", opaque: true, calls: &calls},
		&actor{name: "curtain", opaque: true, calls: &calls},
		&actor{name: "help", calls: &calls},
	}}
	s.Draw(&display.List{})
	expect(t, calls, "curtain draw", "help draw")
}

func TestReplaceAndClearAndQuitLeaveFromTheTop(t *testing.T) {
	for _, c := range []struct {
		name string
		next func(Scene) Change
		want []string
		rest int
	}{
		{"replace", Replace, []string{"b update", "b left"}, 2},
		{"clear", Clear, []string{"b update", "b left", "a left"}, 1},
		{"quit", func(Scene) Change { return Quit() }, []string{"b update", "b left", "a left"}, 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			var calls []string
			next := &actor{name: "next", calls: &calls}
			s := &Stack{scenes: []Scene{&actor{name: "a", calls: &calls}, &actor{name: "b", calls: &calls, next: c.next(next)}}}
			s.Update(&input.Frame{})
			expect(t, calls, c.want...)
			if len(s.scenes) != c.rest {
				t.Errorf("%d scenes are left, want %d", len(s.scenes), c.rest)
			}
		})
	}
}

func TestCloseTellsEveryScene(t *testing.T) {
	var calls []string
	s := &Stack{scenes: []Scene{&actor{name: "a", calls: &calls}, &actor{name: "b", calls: &calls}}}
	s.Close()
	expect(t, calls, "b left", "a left")
	if s.Top() != nil {
		t.Error("a scene is left after closing")
	}
	if s.Update(&input.Frame{}) {
		t.Error("an empty stack changed")
	}
}

func expect(t *testing.T, got []string, want ...string) {
	t.Helper()
	if !slices.Equal(got, want) {
		t.Errorf("calls %q, want %q", got, want)
	}
}
