package stage

import (
	"slices"
	"strings"

	"safehouse/game"
	"safehouse/scenes/input"
)

// Saying is a sentence, in the reader's language, for those who listen and for those who read captions.
type Saying struct {
	Text     string
	Occasion Occasion
	// Seat is whose deed the sentence tells, Public where it is nobody's: a caption shows that seat's sign.
	Seat game.Seat
}

// Occasion is why a sentence is said.
type Occasion uint8

// The occasions.
const (
	// Happened tells of a public event, Refused why a press did nothing, Asked whose turn it is and what is asked.
	Happened Occasion = iota
	Refused
	Asked
	// Focused names the control that has the focus.
	Focused
	// OwnHand is what only the holder of the screen may know, said because the holder asked for it. It must not outlast
	// the moment in which the hand is open.
	OwnHand
	// Passing is the curtain's own sentence: whatever was being said before ends with it.
	Passing
	// Opened names the page that has come up. ReadOut reads to who asks for it what stands on the screen: it may be a
	// hand.
	Opened
	ReadOut
)

// Eventful reports that a sentence says what happens, not what the person at the screen looks at or asked to hear.
func (o Occasion) Eventful() bool { return o == Happened || o == Refused || o == Passing }

// Curtain is a Scene that stands between two holders of the screen: while it is on top nothing is said but its own
// sentence, and its title is not read out. It is an interface since the stage knows no scene.
type Curtain interface {
	Curtains()
}

// Reciter is a Scene that knows best what is to be said to somebody who asks to hear again what is asked. Recite tells
// it; where it gives false, as with any other scene, what stands on the screen is read.
type Reciter interface {
	Recite() bool
}

// Listen has a Reciter that is on top obey the key that asks for it; it reports whether it did.
func Listen(top Scene, in *input.Frame) bool {
	r, ok := top.(Reciter)
	return ok && in.Just.Has(input.Listen) && r.Recite()
}

// Sentences puts texts behind each other, empty ones left out: each ends before the next one begins.
func Sentences(texts ...string) string {
	var b strings.Builder
	for _, text := range texts {
		if text = strings.TrimSpace(text); text == "" {
			continue
		}
		if before := b.String(); before != "" {
			if !ended(before) {
				b.WriteByte('.')
			}
			b.WriteByte(' ')
		}
		b.WriteString(text)
	}
	return b.String()
}

// ended reports that a sentence has a mark at its end, be it that of what it quotes last.
func ended(text string) bool {
	marks := []string{".", "!", "?", ":", "…", "»", ".”", "!”", "?”"}
	return slices.ContainsFunc(marks, func(mark string) bool { return strings.HasSuffix(text, mark) })
}

// Announce says a sentence that is nobody's deed; the empty one is nothing.
func (s *Stage) Announce(o Occasion, text string) { s.AnnounceOf(game.Public, o, text) }

// AnnounceOf says a sentence about what a seat did.
func (s *Stage) AnnounceOf(seat game.Seat, o Occasion, text string) {
	if s.Hear != nil && text != "" {
		s.Hear(Saying{text, o, seat})
	}
}

// Heard reports whether anybody listens or reads captions: what would be said need not be put into words otherwise.
func (s *Stage) Heard() bool { return s.Hear != nil }

// Withheld is what is said aloud, while a private hand lies open, in the place of what only its holder may know: that
// there is an explanation, and how it is heard: nobody reads it aloud where there is no voice.
func (s *Stage) Withheld() string {
	if key := s.Prompt(input.Listen); key != "" && s.Settings.Voice && !s.Settings.Mute {
		return s.Say("voice.withheld.key", game.Text(key))
	}
	return s.Say("voice.withheld")
}
