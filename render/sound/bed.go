package sound

// Bed names an ambience: a quiet loop that lies under a game. It depends on the game alone, so that it tells nothing of
// what anybody holds.
type Bed uint8

// The beds.
const (
	// NoBed is silence.
	NoBed Bed = iota
	// Ministry is a corridor of the 1970s: ventilation, a lamp that hums, a clock, a typewriter and a telephone behind
	// doors.
	Ministry
	// Rain is London in the rain, with a tram far away; it rains harder the tenser it gets.
	Rain
	// Club is a cellar with brushes on a drum and a walking bass, which doubles its step.
	Club
	BedCount
)

// String names the bed in the lists that tests compare.
func (b Bed) String() string {
	names := [BedCount]string{"no bed", "ministry", "rain", "club"}
	if b >= BedCount {
		return "bed?"
	}
	return names[b]
}

// Levels say how loud things are, each from 0, silent, to 1.
type Levels struct {
	Effects, Ambience float64
	// Ducked reports that the window is not the one in use: everything steps back.
	Ducked bool
	// Speaking reports that a voice reads aloud: effects and beds make way for it.
	Speaking bool
	// Tension is how much of a bed's second layer is heard over its first.
	Tension float64
}

// Console is a Sink whose levels can be set and that can lay a bed under the cues. Both may be called at every tick:
// what stays the same costs nothing. It is an interface because tests listen to what is set, and play nothing.
type Console interface {
	Sink
	SetLevels(l Levels)
	SetBed(b Bed)
	// Silent reports whether nothing of it can be heard, since there is no device.
	Silent() bool
}

// loops are the beds that were synthesised so far. Each is made when it is first wanted, beside the goroutine of the
// sound, so that no cue waits for it.
type loops struct {
	made      [BedCount]layers
	asked     [BedCount]bool
	ready     chan baked
	elsewhere Elsewhere
	// off reports that there is no device that plays in time.
	off bool
}

// baked is a bed that has been synthesised.
type baked struct {
	bed    Bed
	layers layers
}

// keep takes in a bed that has been made.
func (l *loops) keep(b baked) { l.made[b.bed] = b.layers }

// lay lays the bed that is wanted under the cues, or has it made first; one that nobody would hear is not made. It
// reports whether there is anything to be heard of it now.
func (l *loops) lay(m *mixer, b Bed, audible bool) bool {
	if !audible || l.off {
		b = NoBed
	}
	if b != NoBed && l.made[b].calm.samples == nil {
		if !l.asked[b] {
			l.asked[b] = true
			go func() { l.ready <- baked{b, l.elsewhere.bed(b)} }()
		}
		return false
	}
	m.lay(b, l.made[b])
	return b != NoBed
}
