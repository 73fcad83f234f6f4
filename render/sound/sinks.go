package sound

// Silent is the sink of a program that shall make no sound.
type Silent struct{}

// Play does nothing.
func (Silent) Play(Cue) {}

// Recorder is the sink of tests: it keeps the cues it was given, in order. It is not safe for use by several
// goroutines, since cues come from the tick alone.
type Recorder struct {
	Cues []Cue
}

// Play keeps the cue.
func (r *Recorder) Play(c Cue) { r.Cues = append(r.Cues, c) }

// Take returns the cues kept and forgets them.
func (r *Recorder) Take() []Cue {
	cues := r.Cues
	r.Cues = nil
	return cues
}
