package scenes

import (
	"math"

	"safehouse/scenes/stage"
)

// monitor is one as far as it matters to a window: its name, which others may have as well, and its size.
type monitor struct {
	name string
	w, h int
}

// placement is where a window opens: the number of its monitor, -1 for none known, its place from the monitor's corner, its
// size, the least one that it may have, and whether it fills the monitor.
type placement struct {
	monitor    int
	x, y, w, h int
	minW, minH int
	maximized  bool
}

// place decides where the window opens: where it was, where that can be, wholly in sight and neither too small to be used
// nor larger than its monitor. A window whose monitor is gone goes to the middle of the one that the player is at, here.
func place(saved stage.Window, all []monitor, here int) placement {
	if here < 0 || here >= len(all) {
		return placement{monitor: -1, w: minWidth, h: minHeight, minW: minWidth, minH: minHeight}
	}
	at, known := whichMonitor(saved, all)
	if !known {
		at = here
	}
	m := all[at]
	p := placement{monitor: at, minW: min(minWidth, m.w), minH: min(minHeight, m.h), maximized: saved.Maximized}
	w, h := saved.W, saved.H
	if w == 0 || h == 0 {
		w, h = int(math.Round(float64(m.w)*monitorShare)), int(math.Round(float64(m.h)*monitorShare))
		known = false
	}
	p.w, p.h = min(max(w, p.minW), m.w), min(max(h, p.minH), m.h)
	right, foot := m.w-p.w, m.h-p.h
	switch {
	case !known:
		p.x, p.y = right/2, foot/2
	case saved.X >= 0 && saved.Y >= 0 && saved.X <= right && saved.Y <= foot:
		p.x, p.y = saved.X, saved.Y
	default: // Its bar, by which it can be moved, stands over it.
		p.x, p.y = min(max(saved.X, 0), right), min(max(saved.Y, titleBar), foot)
	}
	return p
}

// whichMonitor finds that of a saved window. Of several with its name it is the one with its number, if that is there.
func whichMonitor(saved stage.Window, all []monitor) (number int, known bool) {
	if saved.W == 0 {
		return 0, false
	}
	before := saved.Twin
	for i, m := range all {
		if m.name != saved.Monitor {
			continue
		}
		if number, known = i, true; before == 0 {
			break
		}
		before--
	}
	return number, known
}

// twin is the number of monitors before one that have the same name.
func twin(all []monitor, of int) int {
	n := 0
	for i := range of {
		if all[i].name == all[of].name {
			n++
		}
	}
	return n
}
