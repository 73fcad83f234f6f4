// Package soundtest keeps what tests hear. Only tests import it.
package soundtest

import "safehouse/render/sound"

// Recorder is a sink that keeps the cues it was given, in order. It is not safe for use by several
// goroutines, since cues come from the tick alone.
type Recorder struct {
	Cues []sound.Cue
}

// Play keeps the cue.
func (r *Recorder) Play(c sound.Cue) { r.Cues = append(r.Cues, c) }

// Take returns the cues kept and forgets them.
func (r *Recorder) Take() []sound.Cue {
	cues := r.Cues
	r.Cues = nil
	return cues
}
