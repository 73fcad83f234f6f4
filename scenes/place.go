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

// placement is where a window opens: the number of its monitor, -1 for none known, its place from the monitor's corner,
// its size, the least one that it may have, and whether it fills the monitor.
type placement struct {
	monitor    int
	x, y, w, h int
	minW, minH int
	maximized  bool
}

// clear is the part of a monitor that no bar of the system covers, on whichever side it lies, and over which a window's
// own bar is in sight. How large a system's bars are the engine does not tell.
func (m monitor) clear() (x, y, w, h int) {
	w, h = max(m.w-2*systemBar, m.w/2), max(m.h-2*systemBar-titleBar, m.h/2)
	return (m.w - w) / 2, min(systemBar+titleBar, m.h-h), w, h
}

// least is the smallest size that a window on the monitor may have: what it shows is made for no smaller one, but a
// window that its monitor leaves no room for shows still less.
func (m monitor) least() (w, h int) {
	_, _, w, h = m.clear()
	return min(minWidth, w), min(minHeight, h)
}

// place decides where the window opens: where it was, while that is wholly in sight and its bar can be taken hold of,
// or else where nothing covers it, in the middle of the monitor if that is not the one that it was on. A window that is
// too large for that fills the monitor as the system lets it, which knows its bars. A window whose monitor is gone goes
// to the one that the player is at, here.
func place(saved stage.Window, all []monitor, here int) placement {
	if here < 0 || here >= len(all) {
		return placement{monitor: -1, w: minWidth, h: minHeight, minW: minWidth, minH: minHeight}
	}
	at, known := whichMonitor(saved, all)
	if !known {
		at = here
	}
	m := all[at]
	left, top, roomW, roomH := m.clear()
	p := placement{monitor: at, w: saved.W, h: saved.H, maximized: saved.Maximized}
	p.minW, p.minH = m.least()
	if saved.W == 0 || saved.H == 0 {
		p.w = max(int(math.Round(float64(m.w)*monitorShare)), minWidth)
		p.h = max(int(math.Round(float64(m.h)*monitorShare)), minHeight)
		known, p.maximized = false, false
	}
	p.w, p.h = max(p.w, p.minW), max(p.h, p.minH)
	if known && saved.X >= 0 && saved.Y >= titleGrip && saved.X+p.w <= m.w && saved.Y+p.h <= m.h {
		p.x, p.y = saved.X, saved.Y
		return p
	}
	if p.w > roomW || p.h > roomH {
		p.w, p.h, p.maximized = min(p.w, roomW), min(p.h, roomH), true
	}
	p.x, p.y = saved.X, saved.Y
	if !known {
		p.x, p.y = (m.w-p.w)/2, (m.h-p.h)/2
	}
	p.x, p.y = min(max(p.x, left), left+roomW-p.w), min(max(p.y, top), top+roomH-p.h)
	return p
}

// whichMonitor finds that of a saved window. Of several with its name it is the one with its number, if that is there.
func whichMonitor(saved stage.Window, all []monitor) (number int, known bool) {
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
