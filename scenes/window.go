package scenes

import "github.com/hajimehoshi/ebiten/v2"

// window keeps the window's mode and title.
type window struct {
	fullScreen bool
	title      string
}

// open prepares the window before it is shown.
func (win *window) open(fullScreen bool) {
	w, h := minWidth, minHeight
	if m := ebiten.Monitor(); m != nil {
		mw, mh := m.Size()
		w, h = firstSize(mw, mh)
	}
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	ebiten.SetWindowSizeLimits(minWidth, minHeight, -1, -1)
	ebiten.SetWindowSize(w, h)
	win.fullScreen = fullScreen
	ebiten.SetFullscreen(fullScreen)
}

// firstSize is the size of the first window on a monitor.
func firstSize(monitorW, monitorH int) (w, h int) {
	return max(int(float64(monitorW)*monitorShare), minWidth), max(int(float64(monitorH)*monitorShare), minHeight)
}

// follow puts the window into the mode that the settings ask for. Ebitengine itself restores the size and place that the
// window had; setting them here as well would be taken for those of the full screen, which has not ended yet.
func (win *window) follow(fullScreen bool) {
	if fullScreen != win.fullScreen {
		win.fullScreen = fullScreen
		ebiten.SetFullscreen(fullScreen)
	}
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
