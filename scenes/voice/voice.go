// Package voice reads sentences aloud through the voice that the system has: on Linux and its kin speech-dispatcher,
// spoken to over its own socket. It knows no scene, no match and no words; what is said, and when, is its caller's to
// decide. Where there is no voice, or it fails or goes away, there is silence and one line in the log: nothing here
// makes a frame wait, and nothing here is an error for the player.
//
// Another system's voice is a synth of its own in a file for that system, which find there hands out.
package voice

import (
	"log/slog"
	"sync"
	"time"
)

// Voice reads sentences aloud. None of its methods waits for what is being said. It may be used from one goroutine. It
// is an interface because tests write down what is said, and say nothing.
type Voice interface {
	// Say reads a sentence of a language ("en", "fr") aloud. How it stands to others is for its urgency to say.
	Say(text, lang string, u Urgency)
	// Stop ends what is being said, and forgets what waits.
	Stop()
	// Tune sets how fast it speaks, from -100, slow, over 0, as the system has it, to 100, and its volume, from 0 to 100.
	Tune(rate, volume int)
	// Close stops it for good. It waits until silence has been asked for, but no longer than that.
	Close(within time.Duration)
}

// Urgency is how a sentence stands to others.
type Urgency uint8

// The urgencies.
const (
	// Looking is what a person looks at: a newer sentence of the kind takes the place of an older one, and ends it.
	Looking Urgency = iota
	// News waits for its turn after other news, and ends what is said of what is looked at.
	News
	// Urgent is said at once; all else makes way.
	Urgent
)

// Open gives the voice of this system. It is looked for when there is something to say, so opening costs nothing; where
// there is none it stays silent and says so in the log.
func Open(log *slog.Logger) Voice { return newSpeaker(log, find) }

// Available reports whether this system has a voice to be tried. It looks once and may be asked at any moment.
func Available() bool { return available() }

var available = sync.OnceValue(present)
