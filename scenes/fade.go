package scenes

import (
	"log/slog"

	"safehouse/render/display"
	"safehouse/render/sound"
	"safehouse/render/theme"
	"safehouse/scenes/about"
	"safehouse/scenes/director"
	"safehouse/scenes/hearing"
	"safehouse/scenes/input"
	"safehouse/scenes/rulebook"
	"safehouse/scenes/settings"
	"safehouse/scenes/stage"
	"safehouse/scenes/voice"
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

// volume has the sound follow settings, focus and scene. The zero value works.
type volume struct {
	// alone counts the ticks since anybody did anything: a bed that nobody hears would keep the machine awake.
	alone int
	// ear is what makes a voice read aloud; nil for nothing.
	ear *hearing.Ear
}

// follow is called once a tick.
func (v *volume) follow(st *stage.Stage, stack *stage.Stack, in *input.Frame) {
	console, ok := st.Sound.(sound.Console)
	if !ok {
		return
	}
	v.alone++
	if in.Alive() {
		v.alone = 0
	}
	now := levels(&st.Settings, in.Focused)
	bed, tension := stack.Bed()
	now.Tension, now.Speaking = tension, v.ear != nil && v.ear.Speaking()
	console.SetLevels(now)
	if v.alone > bedTicks {
		bed = sound.NoBed
	}
	console.SetBed(bed)
	st.Silent = ""
	if console.Silent() {
		st.Silent = "settings.silent.device"
	}
}

// levels are those of the settings. A window that is not in use steps back.
func levels(s *stage.Settings, focused bool) sound.Levels {
	if s.Mute {
		return sound.Levels{Ducked: !focused}
	}
	return sound.Levels{Effects: float64(s.Effects) / 100, Ambience: float64(s.Ambience) / 100, Ducked: !focused}
}

// newEar listens to what the scenes tell. Where somebody has been made to listen already, tests do, everything reaches
// them as well, and nothing is spoken; nor is it in safe mode.
func newEar(st *stage.Stage, log *slog.Logger, safe bool) *hearing.Ear {
	cfg := hearing.Config{Stage: st, Log: log, Open: voice.Open, Also: st.Hear}
	if safe || cfg.Also != nil {
		cfg.Open = nil
	}
	return hearing.New(cfg)
}
