// Package sound turns cues into sound through oto, and into silence where there is no device. Sounds are synthesised
// from recipes; the package knows no game.
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
	CueCount
)

// Sink takes cues. The player of a machine with sound is one; tests use one that records.
type Sink interface {
	Play(Cue)
}
