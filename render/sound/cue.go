// Package sound turns cues into sound through oto, and into silence while there is no device. Sounds are synthesised
// from recipes in the process that plays them, outside a browser one of their own; the package knows no game, no scene
// and no seat.
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
	// Snap, HiHat, Bass and Boom are those of cards that explode: a card chosen or turned, the hush before the reveal, a
	// pair made safe, an explosion.
	Snap
	HiHat
	Bass
	Boom
	// ClockTick to Answer are those of a chase by the clock: a turn begins, an hour strikes, an arrest, a pistol, an
	// escape, a question, and an answer, which is the same for yes and for no.
	ClockTick
	Chime
	Cuffs
	Shot
	Whoosh
	Ask
	Answer
	// Bust to RoundEnd are the moments of files: over 21, exactly 21, a folder taken, the ninth token, a round's end.
	Bust
	TwentyOne
	FolderWon
	NinthToken
	RoundEnd
	// Hush to AgentHolds are the moments of safes: before the cards turn, an explosion for the whole table, a theft, a
	// pair in the safe, and an agent who holds its place.
	Hush
	Explosion
	Theft
	PairSafe
	AgentHolds
	// HourFour to Escaped are the moments of the chase: the hour that opens the gate, the last one, somebody unmasked, and
	// the chase.
	HourFour
	HourSeven
	Unmask
	ChaseOn
	Caught
	Escaped
	// CountStep to Winner are those of every ending; a step of a running total comes often and fast.
	CountStep
	LeadChange
	Winner
	CueCount
)

// String names the cue in the lists that tests compare.
func (c Cue) String() string {
	names := [CueCount]string{"none", "tick", "slide", "place", "flip", "shuffle", "confirm", "back", "refused",
		"type key", "bell", "stamp down", "punch", "win", "lose", "tie", "hand-off",
		"snap", "hi-hat", "bass", "boom",
		"clock tick", "chime", "cuffs", "shot", "whoosh", "ask", "answer",
		"bust", "twenty-one", "folder won", "ninth token", "round end",
		"hush", "explosion", "theft", "pair safe", "agent holds",
		"hour four", "hour seven", "unmask", "chase on", "caught", "escaped",
		"count step", "lead change", "winner"}
	if c >= CueCount {
		return "cue?"
	}
	return names[c]
}

// Sink takes cues. The player of a machine with sound is one; tests use one that records, of the kit soundtest.
type Sink interface {
	Play(Cue)
}
