package stagetest

import (
	"hash/fnv"
	"maps"
	"math"
	"slices"
	"strings"
	"testing"

	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
)

// Walker goes over a screen with a gamepad, as one who has nothing else: it wants every control to be reached by the
// directions alone from every other, and the ring always to be in sight.
type Walker struct {
	T     testing.TB
	Name  string
	Stage *stage.Stage
	// Step lets a tick pass, Draw gives what is on the screen.
	Step func(in *input.Frame)
	Draw func() *display.List
	// Keys has the keyboard do it, to which left and right in a text mean the caret.
	Keys bool

	// edges are where each direction led from each control.
	edges map[string]*[len(arrows)]string
	// passed are the controls that could be pressed when they were seen.
	passed map[string]bool
	at     string
}

// arrows are the directions, by number of the edge.
var arrows = [...]input.Action{input.Up, input.Down, input.Left, input.Right}

// ringSlack is how far a ring may lie inside of its control, in pixels, where that is cut.
const ringSlack = 8

// most is more stops than any screen has, and scrolls more presses than the longest page takes to scroll.
const (
	most    = 400
	scrolls = 1000
)

// WalkRoom goes over what a room shows.
func (r *Room) WalkRoom(name string) {
	r.T.Helper()
	(&Walker{
		T: r.T, Name: name, Stage: r.Stage, Step: func(in *input.Frame) { r.Tick(*in) },
		Draw: func() *display.List { r.Draw(); return &r.List },
	}).Walk()
}

// Walk goes over the screen and reports what cannot be reached, and where the ring is out of sight.
func (w *Walker) Walk() {
	w.T.Helper()
	w.edges, w.passed = map[string]*[len(arrows)]string{}, map[string]bool{}
	w.press(0)
	stops := w.round(input.Next)
	if back := w.round(input.Prev); !sameSet(stops, back) {
		w.T.Errorf("%s: one way round the stops are %v, the other way %v", w.Name, stops, back)
	}
	for _, id := range slices.Sorted(maps.Keys(w.passed)) {
		if !slices.Contains(stops, id) {
			w.T.Errorf("%s: going round never stops at %q", w.Name, id)
		}
	}
	w.explore()
	for _, id := range stops {
		if w.edges[id] == nil {
			w.T.Errorf("%s: the directions do not lead to %q", w.Name, id)
			w.goRound(id)
			w.explore()
		}
	}
	for _, id := range stops {
		if reached := w.from(id); len(reached) < len(stops) {
			var missed []string
			for _, to := range stops {
				if !reached[to] {
					missed = append(missed, to)
				}
			}
			w.T.Errorf("%s: from %q the directions do not lead to %v", w.Name, id, missed)
		}
	}
}

// round goes along the reading order until the same step comes again, and gives all stops: a table may lead the first
// step to what there is to choose from.
func (w *Walker) round(way input.Action) []string {
	w.T.Helper()
	var stops []string
	steps := map[[2]string]bool{}
	for range most {
		if !slices.Contains(stops, w.at) {
			stops = append(stops, w.at)
		}
		before := w.at
		w.press(way)
		step := [2]string{before, w.at}
		if steps[step] {
			return stops
		}
		steps[step] = true
	}
	w.T.Errorf("%s: going round never comes to an end: %v", w.Name, stops)
	return stops
}

// goRound brings the focus to a control along the reading order.
func (w *Walker) goRound(id string) {
	w.T.Helper()
	for range most {
		if w.at == id {
			return
		}
		w.press(input.Next)
	}
	w.T.Errorf("%s: going round does not come to %q", w.Name, id)
}

// explore tries every direction from every control that the directions lead to.
func (w *Walker) explore() {
	w.T.Helper()
	for range most * len(arrows) {
		e := w.edges[w.at]
		if e == nil {
			e = new([len(arrows)]string)
			w.edges[w.at] = e
		}
		way := slices.Index(e[:], "")
		if way < 0 {
			if way = w.toUnknown(); way < 0 {
				return
			}
		}
		from := w.at
		w.push(arrows[way])
		w.edges[from][way] = w.at
	}
	w.T.Errorf("%s: the directions lead on and on", w.Name)
}

// push presses a direction; where that scrolls and the focus stays, it goes on pressing.
func (w *Walker) push(a input.Action) {
	w.T.Helper()
	for range scrolls {
		before, seen := w.at, w.picture()
		w.press(a)
		if w.at != before || w.picture() == seen {
			return
		}
	}
	w.T.Errorf("%s: %v scrolls without an end at %s", w.Name, a, w.at)
}

// toUnknown is the first direction of the shortest known way to a control from which a direction has not been tried, -1
// where there is none.
func (w *Walker) toUnknown() int {
	first := map[string]int{w.at: -1}
	for queue := []string{w.at}; len(queue) > 0; queue = queue[1:] {
		id := queue[0]
		e := w.edges[id]
		if e == nil || slices.Contains(e[:], "") {
			return first[id]
		}
		for way, to := range e {
			if _, seen := first[to]; !seen {
				first[to] = first[id]
				if id == w.at {
					first[to] = way
				}
				queue = append(queue, to)
			}
		}
	}
	return -1
}

// from is all that the directions lead to from a control.
func (w *Walker) from(id string) map[string]bool {
	reached := map[string]bool{id: true}
	for queue := []string{id}; len(queue) > 0; queue = queue[1:] {
		if e := w.edges[queue[0]]; e != nil {
			for _, to := range e {
				if to != "" && !reached[to] {
					reached[to] = true
					queue = append(queue, to)
				}
			}
		}
	}
	return reached
}

// PadFrame is a tick in which buttons of a gamepad were pressed.
func PadFrame(actions ...input.Action) *input.Frame {
	var set input.Actions
	for _, a := range actions {
		set = set.With(a)
	}
	return &input.Frame{
		X: -1, Y: -1, Just: set, Down: set, ByPad: set, AnyPress: set != 0, Keyboard: true, Focused: true, Device: input.Pad,
	}
}

// press presses a button of a gamepad, lets a tick pass and looks where the ring is; without an action it only looks.
func (w *Walker) press(a input.Action) {
	w.T.Helper()
	if w.at != "" {
		w.step(PadFrame(a))
	}
	w.step(PadFrame())
	l := w.Draw()
	var hot *display.Item
	for i := w.top(l); i < len(l.Items); i++ {
		it := &l.Items[i]
		if it.Kind != display.Hot || it.ID == "" {
			continue
		}
		if !it.Disabled {
			w.passed[it.ID] = true
		}
		if it.Focused {
			hot = it
		}
	}
	if hot == nil {
		w.T.Fatalf("%s: after %v at %q nothing on the screen has the focus", w.Name, a, w.at)
	}
	if ring := ringOf(l, hot); ring == nil {
		w.T.Errorf("%s: %q has the focus and no ring", w.Name, hot.ID)
	} else if w.at != hot.ID {
		w.inSight(hot.ID, ring)
	}
	w.at = hot.ID
}

// step lets a tick pass with that input.
func (w *Walker) step(in *input.Frame) {
	if w.Keys {
		in.Device, in.ByPad = input.Keys, 0
	}
	w.Stage.Uses(in)
	w.Step(in)
}

// top is the first item of what can be pressed: what lies under a veil over all of the screen cannot.
func (w *Walker) top(l *display.List) (first int) {
	for i := range l.Items {
		if it := &l.Items[i]; it.Kind == display.Fill && it.Box == w.Stage.Metrics.Screen() {
			first = i
		}
	}
	return first
}

// ringOf is the outer ring around a control, drawn just before its place is told.
func ringOf(l *display.List, hot *display.Item) *display.Item {
	var found *display.Item
	for i := range l.Items {
		it := &l.Items[i]
		around := it.Box.X <= hot.Box.X+ringSlack && it.Box.Y <= hot.Box.Y+ringSlack &&
			it.Box.X+it.Box.W >= hot.Box.X+hot.Box.W-ringSlack && it.Box.Y+it.Box.H >= hot.Box.Y+hot.Box.H-ringSlack
		if it.Kind == display.Border && it.Colour == theme.Focus && around && (found == nil || it.Box.W <= found.Box.W) {
			found = it
		}
	}
	return found
}

// inSight wants a ring to lie on the screen, inside of what it is cut to.
func (w *Walker) inSight(id string, ring *display.Item) {
	w.T.Helper()
	within := func(room display.Rect) bool {
		return ring.Box.X >= room.X-1 && ring.Box.Y >= room.Y-1 &&
			ring.Box.X+ring.Box.W <= room.X+room.W+1 && ring.Box.Y+ring.Box.H <= room.Y+room.H+1
	}
	if screen := w.Stage.Metrics.Screen(); !within(screen) {
		w.T.Errorf("%s: the ring around %q, %.0f, is off the screen %.0f", w.Name, id, ring.Box, screen)
	}
	if !ring.Clip.Empty() && !within(ring.Clip) {
		w.T.Errorf("%s: the ring around %q, %.0f, is cut to %.0f", w.Name, id, ring.Box, ring.Clip)
	}
}

// picture is what the texts and pictures on the screen are and where.
func (w *Walker) picture() uint64 {
	h := fnv.New64a()
	l := w.Draw()
	for i := range l.Items {
		if it := &l.Items[i]; it.Kind == display.Text || it.Kind == display.CardFace || it.Kind == display.Symbol {
			_, _ = h.Write([]byte(it.Text))
			y := math.Float64bits(it.Box.Y)
			_, _ = h.Write([]byte{byte(y >> 32), byte(y >> 40), byte(y >> 48), byte(y >> 56)})
		}
	}
	return h.Sum64()
}

func sameSet(a, b []string) bool {
	a, b = slices.Clone(a), slices.Clone(b)
	slices.Sort(a)
	slices.Sort(b)
	return strings.Join(a, " ") == strings.Join(b, " ")
}
