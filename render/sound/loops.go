package sound

// loops are the beds that were synthesised so far. Each is made when it is first wanted, beside the goroutine of the
// sound, so that no cue waits for it.
type loops struct {
	made  [BedCount]loop
	asked [BedCount]bool
	ready chan baked
	// off tells that there is no device that plays in time.
	off bool
}

// baked is a bed that has been synthesised.
type baked struct {
	bed  Bed
	loop loop
}

// keep takes in a bed that has been made.
func (l *loops) keep(b baked) { l.made[b.bed] = b.loop }

// lay lays the bed that is wanted under the cues, or has it made first; one that nobody would hear is not made. It tells
// whether there is anything to be heard of it now.
func (l *loops) lay(m *mixer, b Bed, audible bool) bool {
	if !audible || l.off {
		b = NoBed
	}
	if b != NoBed && l.made[b] == nil {
		if !l.asked[b] {
			l.asked[b] = true
			go func() { l.ready <- baked{b, bedLoop(b)} }()
		}
		return false
	}
	m.lay(b, l.made[b])
	return b != NoBed
}
