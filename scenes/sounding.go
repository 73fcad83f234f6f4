package scenes

import (
	"log/slog"

	"safehouse/render/sound"
	"safehouse/scenes/hearing"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
	"safehouse/scenes/voice"
)

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
