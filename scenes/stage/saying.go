package stage

// Saying is a sentence, in the reader's language, for those who listen and for those who read captions.
type Saying struct {
	Text     string
	Occasion Occasion
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
)

// Tell says a sentence; the empty one is nothing.
func (s *Stage) Tell(o Occasion, text string) {
	if s.Hear != nil && text != "" {
		s.Hear(Saying{text, o})
	}
}
