package voice

import "time"

// Numbers of the voice.
const (
	// queueLength is how many sentences wait at most; the oldest makes way for the newest.
	queueLength = 12
	// patience is how long the voice may take to answer a command, and welcome to answer the first one: a server that has
	// just been started looks for its own voices before. tryAgain is how long nothing is tried after a failure.
	patience = 8 * time.Second
	welcome  = 12 * time.Second
	tryAgain = 30 * time.Second
	// spawnTime is how long a daemon may take to start, spawnStep the time between two looks whether it has.
	spawnTime = 4 * time.Second
	spawnStep = 100 * time.Millisecond
	// lineLength is the longest line that a daemon may answer, textLength the longest sentence that is read, in bytes.
	lineLength = 4096
	textLength = 4096
)
