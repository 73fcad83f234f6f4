package inspect

import (
	"math"

	"safehouse/scenes/input"
)

// held is a press that has taken hold of something to look at. It belongs to the inspector; the scene hears of it only
// where it turns out to be the beginning of a drag.
type held struct {
	on   bool
	what thing
	// private tells what the screen showed then.
	private bool
	x, y    float64
	// since is when it was pressed. long reports that a finger rests on what is a control of the scene: if it rests long
	// enough, that is looked at, and the scene hears no more of the press.
	since int
	long  bool
	// lost reports that the rest of the press is nobody's.
	lost bool
}

// press follows the pointer while nothing is looked at.
func (k *Inspector) press(in *input.Frame) *input.Frame {
	h := &k.held
	if in.Canceled {
		k.picked = k.picking
		k.st.Redraw()
	}
	far := h.on && math.Hypot(in.X-h.x, in.Y-h.y) > k.st.Metrics.U(pressSlop)
	switch {
	case in.Pressed:
		*h = held{}
		k.picking = k.picked
		if t, ok := k.target(in.X, in.Y); ok {
			if k.justSlid() {
				h.lost = true
				return k.without(in)
			}
			*h = held{on: true, what: t, private: k.st.Private, x: in.X, y: in.Y}
			return k.without(in)
		}
		*h = held{long: in.Touch, x: in.X, y: in.Y, since: k.st.Tick}
		k.pick(in)
	case h.long:
		h.long = in.Held && math.Hypot(in.X-h.x, in.Y-h.y) <= k.st.Metrics.U(pressSlop)
		n := -1
		if h.long && k.fresh() && k.st.Tick-h.since >= holdTicks {
			n = at(k.shown.items, in.X, in.Y)
			h.long = false
		}
		if n >= 0 {
			*h = held{}
			k.look(k.shown.thingOf(n), in)
			return k.quiet(in)
		}
	case h.lost:
		h.lost = in.Held
		return k.without(in)
	case !h.on:
	case in.Released:
		was := *h
		*h = held{}
		if far || !k.fresh() || was.private != k.st.Private || was.private && !k.shown.onScreen(was.what.name) {
			return k.without(in)
		}
		k.look(was.what, in)
		return k.quiet(in)
	case !in.Held:
		*h = held{}
	case !far:
		return k.without(in)
	case k.shown.pressable(h.x, h.y):
		*h = held{lost: true}
		return k.without(in)
	default:
		// A drag: what scrolls there is told where it began.
		k.below = *in
		k.below.X, k.below.Y, k.below.Pressed, k.below.AnyPress = h.x, h.y, true, false
		*h = held{}
		return &k.below
	}
	return in
}

// target is what a press at a point would look at: the button that a card offers, a noun, or a card that is no
// control.
func (k *Inspector) target(x, y float64) (thing, bool) {
	if !k.fresh() {
		return thing{}, false
	}
	if box, n := k.offered(); n >= 0 && box.Contains(x, y) {
		return k.shown.thingOf(n), true
	}
	if n := k.shown.nounAt(x, y); n != nil {
		return thing{name: name{term: n.term}, box: n.box}, true
	}
	if n := at(k.shown.items, x, y); n >= 0 && !k.shown.pressable(x, y) {
		return k.shown.thingOf(n), true
	}
	return thing{}, false
}

// thingOf is what an item shows.
func (w *shown) thingOf(n int) thing {
	it := &w.items[n]
	t := thing{name: nameOf(&it.Face), box: it.Box}
	if isCard(it) {
		t.face = it.Face
	}
	return t
}

// without is a tick's input without what the pointer's button does.
func (k *Inspector) without(in *input.Frame) *input.Frame {
	k.below = *in
	k.below.Pressed, k.below.Released, k.below.Held, k.below.Canceled, k.below.AnyPress = false, false, false, false, false
	return &k.below
}

// quiet is what the scene is given of a tick while something is looked at: that there is somebody, whether the window
// has the focus, and what was held down before and keeps a hand open.
func (k *Inspector) quiet(in *input.Frame) *input.Frame {
	b, s := &k.below, &k.sheet
	*b = input.Frame{
		X: nowhere, Y: nowhere, Moved: in.Alive(),
		Focused: in.Focused, LostFocus: in.LostFocus, Device: in.Device, Style: in.Style, PadLost: in.PadLost,
	}
	if s.peeking = s.peeking && in.Down.Has(input.Peek); s.peeking {
		b.Down = b.Down.With(input.Peek)
	}
	if s.gripping {
		b.X, b.Y, b.Held, b.Released, b.Canceled, b.Brought = s.gripX, s.gripY, in.Held, in.Released, in.Canceled, in.Brought
		s.gripping = in.Held
	}
	return b
}

// keepHolding notes what is held down when the sheet opens.
func (k *Inspector) keepHolding(in *input.Frame) {
	s := &k.sheet
	s.peeking, s.gripping = in.Down.Has(input.Peek), in.Held && !in.Touch
	s.gripX, s.gripY = in.X, in.Y
}

// nowhere is off every screen.
const nowhere = -1
