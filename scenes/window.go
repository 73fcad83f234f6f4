package scenes

import (
	"image"

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
