package scenes

import (
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/about"
	"safehouse/scenes/director"
	"safehouse/scenes/rulebook"
	"safehouse/scenes/settings"
	"safehouse/scenes/stage"
)

// fade has a scene come up out of the ground. It is drawn over the scene, which has its input from the first tick on.
// Nothing of the scene before shows through.
type fade struct{ since, length int }

// begin starts it where the way from one scene to another leads through the frame. Within a match scenes change on
// their own terms: the curtain above all, which must stand whole on its first frame.
func (f *fade) begin(st *stage.Stage, from, to stage.Scene) {
	f.length = 0
	if to == nil || from == nil || !from.Opaque() || !to.Opaque() {
		return
	}
	if ofFrame(from) || ofFrame(to) {
		f.since, f.length = st.Tick, st.Fades(fadeMS, director.CrossMS)
	}
}

// ofFrame reports whether a scene lies around matches and not in one.
func ofFrame(s stage.Scene) bool {
	switch s.(type) {
	case *menu, *setup, *matches, *settings.Scene, *rulebook.Scene, *about.Scene:
		return true
	}
	return false
}

// update asks for the frames that the fade takes.
func (f *fade) update(st *stage.Stage) {
	if f.length == 0 {
		return
	}
	st.Redraw()
	if st.Tick-f.since >= f.length {
		f.length = 0
	}
}

// draw veils what was drawn, less with each frame.
func (f *fade) draw(l *display.List, st *stage.Stage) {
	if f.length == 0 {
		return
	}
	left := 1 - stage.Share(st.Tick-f.since, f.length)
	l.Fill(st.Metrics.Screen(), theme.GroundColour.Alpha(fadeFrom*left*left), 0)
}
