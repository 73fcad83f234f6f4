package ui

import (
	"safehouse/render/display"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
)

// watchedParts are the parts of the window in which the pointer is seen by those who look at it.
const watchedParts = 16

// Watched is which of them the pointer is in, from the left, 0 for none.
type Watched int

// Follow takes note of where the pointer is; it reports whether that is another part.
func (w *Watched) Follow(in *input.Frame, st *stage.Stage) (changed bool) {
	before := *w
	if *w = 0; in.X >= 0 && !in.Touch && !st.Still() {
		*w = 1 + Watched(in.X/st.Metrics.W*watchedParts)
	}
	return *w != before
}

// Gaze is where somebody in a box looks: at the pointer, as far as that is known.
func (w Watched) Gaze(st *stage.Stage, box display.Rect) display.Gaze {
	x, _ := box.Centre()
	at := (float64(w) - 0.5) / watchedParts * st.Metrics.W
	switch {
	case w == 0:
	case at < x-box.W:
		return display.GazeLeft
	case at > x+box.W:
		return display.GazeRight
	}
	return display.GazeRest
}
