package scenes

import (
	"testing"

	"safehouse/scenes/input"
	"safehouse/scenes/stage"
)

// TestNothingIsSpokenInSafeModeOrToTests: neither opens a voice, whatever the settings say; captions are shown.
func TestNothingIsSpokenInSafeModeOrToTests(t *testing.T) {
	for name, prepare := range map[string]func(st *stage.Stage) bool{
		"safe mode":   func(*stage.Stage) bool { return true },
		"a describer": func(st *stage.Stage) bool { st.Hear = func(stage.Saying) {}; return false },
	} {
		t.Run(name, func(t *testing.T) {
			h := newHouse(t)
			st := h.st
			safe := prepare(st)
			st.Settings.Voice, st.Settings.Captions = true, true
			ear := newEar(st, nil, safe)
			if ear.Open != nil {
				t.Fatal("there is a voice")
			}
			st.Metrics = ear.Fit(st.Metrics)
			menu := newMenu(h)
			st.Tick++
			ear.Update(menu, &input.Frame{Focused: true})
			st.Announce(stage.Happened, "Ada draws.")
			ear.Update(menu, &input.Frame{Focused: true})
			if got := ear.Captions(); len(got) != 1 || got[0] != "Ada draws." {
				t.Errorf("the captions are %q", got)
			}
			ear.Close()
		})
	}
}

// TestTheProgramIsTheSameSizeWithoutCaptions: the strip takes room only while it is wanted.
func TestTheProgramIsTheSameSizeWithoutCaptions(t *testing.T) {
	st := newStage(t)
	ear := newEar(st, nil, true)
	full := st.Metrics
	if got := ear.Fit(full); got != full {
		t.Errorf("without captions %v becomes %v", full, got)
	}
	st.Settings.Captions = true
	if got := ear.Fit(full); got.H >= full.H || got.W != full.W {
		t.Errorf("with captions %v becomes %v", full, got)
	}
	st.Settings.Captions = false
	if got := ear.Fit(full); got != full {
		t.Errorf("without them again %v becomes %v", full, got)
	}
}
