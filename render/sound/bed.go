package sound

// Bed names an ambience: a quiet loop that lies under a game. It depends on the game alone, so that it tells nothing of
// what anybody holds.
type Bed uint8

// The beds.
const (
	// NoBed is silence.
	NoBed Bed = iota
	// Ministry is a corridor of the 1970s: ventilation, a lamp that hums, a typewriter behind a door.
	Ministry
	// Rain is London in the rain, with a tram far away.
	Rain
	// Club is a cellar with brushes on a drum and a walking bass.
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
	// Ducked tells that the window is not the one in use: everything steps back.
	Ducked bool
}

// Console is a Sink whose levels can be set and that can lay a bed under the cues. Both may be called at every tick: what
// stays the same costs nothing.
type Console interface {
	Sink
	SetLevels(l Levels)
	SetBed(b Bed)
}
