package scenes

import "github.com/hajimehoshi/ebiten/v2"

// window keeps the window's mode and title.
type window struct {
	fullScreen bool
	title      string
	w, h, x, y int
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

// follow puts the window into the mode that the settings ask for. Going back to a window restores its size and place.
func (win *window) follow(fullScreen bool) {
	if fullScreen == win.fullScreen {
		return
	}
	win.fullScreen = fullScreen
	if fullScreen {
		win.w, win.h = ebiten.WindowSize()
		win.x, win.y = ebiten.WindowPosition()
		ebiten.SetFullscreen(true)
		return
	}
	ebiten.SetFullscreen(false)
	if win.w > 0 {
		ebiten.SetWindowSize(win.w, win.h)
		ebiten.SetWindowPosition(win.x, win.y)
	}
}

// name sets the title bar.
func (win *window) name(title string) {
	if title != win.title {
		win.title = title
		ebiten.SetWindowTitle(title)
	}
}
