package table

import (
	"safehouse/game"
	"safehouse/scenes/director"
)

// Story is a match as a Show is told of it. A *game.Match is one for its own View; a game whose table shows more
// than the view says, such as how far a reveal has come, wraps it.
type Story[V any, E game.Event] interface {
	// ViewAt is what the viewer knew when n moves had been made.
	ViewAt(viewer game.Seat, n int) V
	// Seen gives what the viewer saw of the moves since that number of moves.
	Seen(viewer game.Seat, since int) []game.Step[V, E]
}

// CaptionEach appends a sentence for each event; none where it is the zero Line.
func CaptionEach[E game.Event](events []E, lines []game.Line, caption func(e *E) game.Line) []game.Line {
	for i := range events {
		if line := caption(&events[i]); line != (game.Line{}) {
			lines = append(lines, line)
		}
	}
	return lines
}

// Where gives the pose of a place that no sprite stands for.
type Where func(game.Place) (director.Pose, bool)

// Staging is how a game shows what happens at its table.
type Staging[V any, E game.Event] interface {
	// Stand is called where the show stands still at a view: nothing stays of what was told on the way.
	Stand(v *V)
	// Carry brings to the view after an event what the table shows besides the rules' view.
	Carry(before, after *V, e *E)
	// Captions appends the sentences of the events of a beat for those who look at the screen: where two or more persons
	// play, only what everyone may know.
	Captions(events []E, lines []game.Line) []game.Line

	// Together tells whether an event belongs into the beat of the one before it, be it of the same move or the next.
	Together(before, e *E) bool
	// Gate tells that the show must wait before an event, the zero one where none follows: for a press, or where computers
	// play alone for a while. It is asked again when the gate opens, and then must say no.
	Gate(e *E) bool
	// Prelude brings a view to what must be seen before an event is shown; where it does, that is a beat of its own.
	Prelude(v *V, e *E) bool

	// Board lays the table out for a view and appends its cards, lowest first; where stays good when the table is laid
	// out anew.
	Board(v *V, buf []director.Sprite) (sprites []director.Sprite, where Where)
	// Journeys appends the cards that fly because of an event.
	Journeys(e *E, journeys []director.Journey) []director.Journey
	// Sweeps tells whether the whole table makes way for another one.
	Sweeps(before, after *V) bool
	// Turn is the number of cards already turned in a reveal, for an event that turns one; -1 for the common flip.
	Turn(e *E) int
	// Accent gives the beat of these events its sounds, its verdicts and the time to read it. Figures follow the cards
	// when the beat lands: a game that wants them at once sets its Land to 0.
	Accent(b *director.Beat, events []E)

	// Age makes what the game moves by itself, such as stamps, a tick older; it tells whether the picture changes.
	// Hurried brings it to its end.
	Age() bool
	Hurried()
}
