package inspect

import "safehouse/scenes/input"

// slid is what lies under the pointer, and when it came there where the pointer did not move.
type slid struct {
	x, y  float64
	what  name
	frame int
	came  int
}

// slides follows what comes under the pointer while that stands still.
func (k *Inspector) slides(in *input.Frame) {
	s := &k.slid
	moved := in.X != s.x || in.Y != s.y
	if !moved && s.frame == k.shown.frame {
		return
	}
	what := name{}
	if n := at(k.shown.items, in.X, in.Y); n >= 0 && !k.shown.pressable(in.X, in.Y) {
		what = nameOf(&k.shown.items[n].Face)
	}
	switch {
	case moved:
		s.came = 0
	case what != s.what:
		s.came = k.st.Tick
	}
	s.x, s.y, s.what, s.frame = in.X, in.Y, what, k.shown.frame
}

// justSlid reports whether what is pressed has only just come under the pointer by itself: the press was for what was
// there before.
func (k *Inspector) justSlid() bool { return k.slid.came > 0 && k.st.Tick-k.slid.came < slidTicks }
