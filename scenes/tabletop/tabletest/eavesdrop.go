package tabletest

import (
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"safehouse/render/display"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
	"safehouse/scenes/stage/stagetest"
)

// heardNow is what was said and shown since the last time.
type heardNow struct {
	sayings  []stage.Saying
	spoken   []string
	captions []string
	curtain  bool
}

// takeHeard gives it and forgets it.
func takeHeard(r *stagetest.Room) heardNow {
	_, curtain := r.Stack.Top().(stage.Curtain)
	h := heardNow{r.Sayings, r.Spoken, r.Ear.Captions(), curtain}
	r.Sayings, r.Spoken = nil, nil
	return h
}

// Eavesdrop gives the same input at random, with the key that asks to listen at every moment, to two rooms whose worlds
// differ in hidden cards alone, and requires that who only listens or reads captions cannot tell them apart: as long as
// no private hand is open all that is said and shown is equal; while one is, nothing but neutral words is said unasked;
// and under the curtain nothing is but its own sentence, once. Keys make no moves: which would show lawfully what
// differs. Passive are the controls that may be pressed.
func Eavesdrop(t testing.TB, rooms [2]*stagetest.Room, seed uint64, ticks int, passive ...string) {
	t.Helper()
	e := &eavesdropper{t: t, rooms: rooms, rng: rand.New(rand.NewPCG(seed, 5)), passive: append(passive, alwaysPassive...)}
	for _, r := range rooms {
		takeHeard(r)
	}
	for range ticks {
		e.tick(e.next())
	}
	if e.curtains == 0 && e.opened == 0 {
		t.Errorf("seed %d: neither a curtain nor an open hand was met", seed)
	}
}

// alwaysPassive are what every table has that makes no move.
var alwaysPassive = []string{
	"take", "peek", "language", "log", "mute", "rules", "menu", "resume", "done", "notebook", "sheet", "discard", "odds",
}

type eavesdropper struct {
	t       testing.TB
	rooms   [2]*stagetest.Room
	rng     *rand.Rand
	passive []string
	// peeking is for how many ticks the key that opens the hand is still held.
	peeking int
	// passed counts the sentences of the curtain that is drawn, curtains the curtains met, opened the ticks with an open
	// hand.
	passed, curtains, opened int
	curtain                  bool
	// private reports that a hand was open after the last tick.
	private bool
}

// next is the input of the next tick.
func (e *eavesdropper) next() input.Frame {
	in := input.Frame{X: -1, Y: -1, Keyboard: true, Focused: true}
	press := func(a ...input.Action) {
		for _, a := range a {
			in.Just, in.Down = in.Just.With(a), in.Down.With(a)
		}
		in.AnyPress = true
	}
	if e.peeking > 0 {
		e.peeking--
		in.Down = in.Down.With(input.Peek)
	}
	switch n := e.rng.IntN(100); {
	case n < 25:
		press(input.Action(e.rng.IntN(int(input.Prev) + 1)))
	case n < 42:
		press(input.Listen)
	case n < 50:
		press(input.Peek)
		e.peeking = e.rng.IntN(40)
	case n < 60 && e.mayConfirm():
		press(input.Confirm)
	case n < 63:
		press(input.Cancel)
	case n < 64:
		press(input.Rules)
	case n < 66:
		press(input.Log)
	case n < 68:
		press(input.Notebook)
	case n < 69:
		press(input.Sheet)
	case n < 72:
		press(input.Hint)
	case n < 73:
		in.Focused, in.LostFocus = false, true
	}
	return in
}

// mayConfirm reports whether Enter makes no move.
func (e *eavesdropper) mayConfirm() bool {
	for _, r := range e.rooms {
		if !slices.Contains(e.passive, r.Focused().ID) {
			return false
		}
	}
	return true
}

func (e *eavesdropper) tick(in input.Frame) {
	e.t.Helper()
	private := false
	var heard [2]heardNow
	for i, r := range e.rooms {
		r.Away(in)
		heard[i] = takeHeard(r)
		private = private || r.Stage.Private && !heard[i].curtain
	}
	if heard[0].curtain != e.curtain {
		e.curtain, e.passed = heard[0].curtain, 0
		if e.curtain {
			e.curtains++
		}
	}
	if e.private {
		// What was told in the tick in which the hand closed was asked for before; it must not get through.
		for i := range heard {
			heard[i].sayings = slices.DeleteFunc(heard[i].sayings, func(s stage.Saying) bool {
				return s.Occasion == stage.OwnHand || s.Occasion == stage.ReadOut
			})
		}
	}
	e.private = private
	over := !atTable(e.rooms[0]) && !atTable(e.rooms[1])
	switch {
	case private && !over:
		e.opened++
		for i := range heard {
			e.neutral(e.rooms[i], &heard[i])
		}
		if a, b := eventful(heard[0].sayings), eventful(heard[1].sayings); !slices.Equal(a, b) {
			e.t.Fatalf("tick %d (%v): in an open hand is said %q in one world, %q in the other", e.rooms[0].Stage.Tick, in.Just,
				a, b)
		}
	case !reflect.DeepEqual(heard[0], heard[1]):
		e.t.Fatalf("tick %d (%v): the rooms can be told apart by ear:\n%+v\n%+v", e.rooms[0].Stage.Tick, in.Just, heard[0],
			heard[1])
	case e.curtain:
		e.silent(&heard[0])
	}
}

// silent requires that under the curtain nothing is said but its own sentence.
func (e *eavesdropper) silent(h *heardNow) {
	e.t.Helper()
	var said []string
	for _, text := range h.spoken {
		if text != "" {
			said = append(said, text)
		}
	}
	e.passed += len(said)
	if e.passed > 1 {
		e.t.Fatalf("under the curtain is said %q", said)
	}
	for _, s := range h.sayings {
		if s.Occasion == stage.Passing && len(h.captions) == 0 {
			e.t.Fatalf("the curtain's sentence %q has no caption", s.Text)
		}
	}
}

// neutral requires that nothing is said unasked that names what a private hand holds, or what can be done with it.
func (e *eavesdropper) neutral(r *stagetest.Room, h *heardNow) {
	e.t.Helper()
	if !atTable(r) {
		return // A page over the table tells nothing of the hand: it sounds alike in both worlds.
	}
	for _, it := range r.Draw() {
		if it.Kind != display.Hot || it.Label == "" || slices.Contains(openly, it.ID) {
			continue
		}
		for _, s := range h.sayings {
			if s.Occasion == stage.Focused && strings.HasPrefix(s.Text, it.Label+",") {
				e.t.Fatalf("while a private hand is open %q is named: %q", it.ID, s.Text)
			}
		}
	}
}

// atTable reports whether the table is on top.
func atTable(r *stagetest.Room) bool {
	_, table := r.Stack.Top().(stage.Reciter)
	return table
}

// openly are the controls that are the same whatever a hand holds.
var openly = []string{"peek", "continue", "pause", "rules", "log", "panel.log", "shut", "whole", "mute", "menu", "hint"}

// eventful are the sentences of what happens.
func eventful(all []stage.Saying) (texts []string) {
	for _, s := range all {
		if s.Occasion.Eventful() || s.Occasion == stage.Asked {
			texts = append(texts, s.Text)
		}
	}
	return texts
}
