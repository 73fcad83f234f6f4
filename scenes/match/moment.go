package match

import (
	"safehouse/game"
	"safehouse/game/words"
)

// Moment is all of a match that what is asked depends on: while it stays the same, and the game's own does, nothing is
// worked out again.
type Moment struct {
	Lang         words.Lang
	moves        int
	holder       game.Seat
	open, looked bool
	busy, gate   bool
	paused       bool
	why          string
	line         game.Line
	hint         HintState
	made         string
	lesson       LessonState
}

// Now is the present moment.
func (m *Match) Now() Moment {
	return Moment{
		Lang: m.Stage.Lang, moves: m.session.Len(), holder: m.Holder.seat, open: m.Holder.Open(), looked: m.Holder.Looked(),
		busy: m.Busy(), gate: m.show.Gated(), paused: m.paused, why: m.Answer.text, line: m.show.Line(),
		hint: m.hint.state(), made: m.Choice.text, lesson: m.Lesson.State(),
	}
}

// Rename calls those at the table by the names that they have in the language in use.
func (m *Match) Rename() {
	m.Seats.Names = m.Stage.Names(m.Seats.Cast.Players)
	if c := m.Lesson.Course; c != nil {
		m.Seats.Names = m.Stage.Names(c.Lesson.Players(func(key string) string { return m.Stage.Say(key) }))
	}
}
