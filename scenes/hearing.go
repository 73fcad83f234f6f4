package scenes

import (
	"log/slog"

	"safehouse/scenes/hearing"
	"safehouse/scenes/stage"
	"safehouse/scenes/voice"
)

// newEar listens to what the scenes tell. Where somebody has been made to listen already, tests do, everything reaches
// them as well, and nothing is spoken; nor is it in safe mode.
func newEar(st *stage.Stage, log *slog.Logger, safe bool) *hearing.Ear {
	cfg := hearing.Config{Stage: st, Log: log, Open: voice.Open, Also: st.Hear}
	if safe || cfg.Also != nil {
		cfg.Open = nil
	}
	return hearing.New(cfg)
}
