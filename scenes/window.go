package scenes

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/assets/icon"
	"safehouse/scenes/stage"
)

// iconSizes are the sizes in pixels in which window systems show a window's icon, in bars and lists.
var iconSizes = [...]int{16, 24, 32, 48, 64}

// window keeps the window's mode, title and place.
type window struct {
	fullScreen bool
	title      string
	// seen is where the window was last found, looked the ticks since then; unsettled counts down after a change of mode,
	// while the window is on its way.
	seen              stage.Window
	looked, unsettled int
	// on is the monitor that the window was found on, called its name and number: a list of monitors is made only where it
	// is another one.
	on     *ebiten.MonitorType
	called stage.Window
}

// open prepares the window before it is shown.
func (win *window) open(set stage.Settings) {
	var pictures []image.Image
	for _, size := range iconSizes {
		pictures = append(pictures, icon.At(size))
	}
	ebiten.SetWindowIcon(pictures)
	monitors, all, here := monitorsNow()
	p := place(set.Window, all, here)
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	ebiten.SetWindowSizeLimits(p.minW, p.minH, -1, -1)
	if p.monitor >= 0 {
		ebiten.SetMonitor(monitors[p.monitor])
		ebiten.SetWindowPosition(p.x, p.y)
	}
	ebiten.SetWindowSize(p.w, p.h)
	if p.maximized && !set.FullScreen {
		ebiten.MaximizeWindow()
	}
	win.fullScreen, win.unsettled = set.FullScreen, settleTicks
	ebiten.SetFullscreen(set.FullScreen)
}

// monitorsNow lists the monitors, as the engine has them and as they matter, and the number of the one that the window
// is on, or opens on by itself; -1 where none is known.
func monitorsNow() (monitors []*ebiten.MonitorType, all []monitor, here int) {
	here = -1
	current := ebiten.Monitor()
	if current == nil {
		return nil, nil, here
	}
	monitors = ebiten.AppendMonitors(nil)
	for i, m := range monitors {
		w, h := m.Size()
		all = append(all, monitor{m.Name(), w, h})
		if m == current {
			here = i
		}
	}
	return monitors, all, here
}

// follow puts the window into the mode that the settings ask for. Ebitengine itself restores the size and place that
// the window had; setting them here as well would be taken for those of the full screen, which has not ended yet.
func (win *window) follow(fullScreen bool) {
	if fullScreen != win.fullScreen {
		win.fullScreen, win.unsettled = fullScreen, settleTicks
		ebiten.SetFullscreen(fullScreen)
	}
}

// watch remembers where the window is, once it has come to rest there. It asks the window system from time to time
// only, since that means to wait for it.
func (win *window) watch(st *stage.Stage) {
	if win.unsettled > 0 {
		win.unsettled--
		return
	}
	if win.looked++; win.looked < watchEvery {
		return
	}
	win.looked = 0
	now, ok := win.find(st.Settings.Window)
	if !ok {
		return
	}
	if now == win.seen && now != st.Settings.Window {
		st.Set(func(set *stage.Settings) { set.Window = now })
	}
	win.seen = now
}

// leave remembers where the window is when the program ends.
func (win *window) leave(st *stage.Stage) {
	if win.unsettled > 0 {
		return
	}
	if now, ok := win.find(st.Settings.Window); ok && now != st.Settings.Window {
		st.Set(func(set *stage.Settings) { set.Window = now })
	}
}

// find asks where the window is. One that fills its monitor keeps the size and the place that it had before; one that
// fills the screen or lies in the taskbar is nowhere.
func (win *window) find(before stage.Window) (stage.Window, bool) {
	if win.fullScreen || ebiten.IsFullscreen() || ebiten.IsWindowMinimized() {
		return before, false
	}
	w, h := ebiten.WindowSize()
	if w <= 0 || h <= 0 || !win.locate() {
		return before, false
	}
	now := before
	now.Monitor, now.Twin, now.Maximized = win.called.Monitor, win.called.Twin, ebiten.IsWindowMaximized()
	if !now.Maximized {
		now.X, now.Y = ebiten.WindowPosition()
		now.W, now.H = w, h
	}
	return now, true
}

// locate finds out what the monitor of the window is called, and lets the window be as small as that one needs it.
func (win *window) locate() bool {
	current := ebiten.Monitor()
	if current == nil || current == win.on {
		return current != nil
	}
	_, all, here := monitorsNow()
	if here < 0 {
		return false
	}
	win.on, win.called = current, stage.Window{Monitor: all[here].name, Twin: twin(all, here)}
	minW, minH := all[here].least()
	ebiten.SetWindowSizeLimits(minW, minH, -1, -1)
	return true
}

// name sets the title bar.
func (win *window) name(title string) {
	if title != win.title {
		win.title = title
		ebiten.SetWindowTitle(title)
	}
}

// surface remembers how fine the monitor is: asking it costs a wait for the window system.
type surface struct {
	w, h, scale float64
	age         int
}

// scaleFor gives the number of the monitor's pixels to one of the window's, which is of that size. The monitor is
// asked when the size has changed, and from time to time, since the window may have gone to another one.
func (s *surface) scaleFor(w, h float64) float64 {
	s.age++
	if s.w != w || s.h != h || s.age > scaleEvery {
		s.w, s.h, s.scale, s.age = w, h, 1, 0
		if m := ebiten.Monitor(); m != nil {
			s.scale = m.DeviceScaleFactor()
		}
	}
	return s.scale
}

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
