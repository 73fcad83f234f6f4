// Package sound turns cues into sound through oto, and into silence where there is no device. Sounds are synthesised
// from recipes when the program starts; the package knows no game, no scene and no seat.
package sound

// Cue names a sound.
type Cue uint8

// The cues.
const (
	NoCue Cue = iota
	Tick
	Slide
	Place
	Flip
	Shuffle
	Confirm
	Back
	Refused
	TypeKey
	Bell
	StampDown
	Punch
	Win
	Lose
	Tie
	HandOff
	// Snap, HiHat, Bass and Boom are those of Cut-paper: a card chosen or turned, the hush before the reveal, a pair made
	// safe, an explosion.
	Snap
	HiHat
	Bass
	Boom
	// ClockTick to Answer are those of Lamplight: a turn begins, an hour strikes, an arrest, a pistol, an escape, a question,
	// and an answer, which is the same for yes and for no.
	ClockTick
	Chime
	Cuffs
	Shot
	Whoosh
	Ask
	Answer
	CueCount
)

// String names the cue in the lists that tests compare.
func (c Cue) String() string {
	names := [CueCount]string{"none", "tick", "slide", "place", "flip", "shuffle", "confirm", "back", "refused",
		"type key", "bell", "stamp down", "punch", "win", "lose", "tie", "hand-off",
		"snap", "hi-hat", "bass", "boom",
		"clock tick", "chime", "cuffs", "shot", "whoosh", "ask", "answer"}
	if c >= CueCount {
		return "cue?"
	}
	return names[c]
}

// Sink takes cues. The player of a machine with sound is one; tests use one that records, of the kit soundtest.
type Sink interface {
	Play(Cue)
}
