package match

import (
	"slices"

	"safehouse/game"
	"safehouse/scenes/input"
	"safehouse/scenes/lessons"
	"safehouse/scenes/stage"
)

// Lesson is what a lesson does with the match that it is taught by: it holds the match while something is told, lets
// through the moves that are asked for, and makes one of them for who wants to be shown. In a match that is played it
// does nothing.
type Lesson struct {
	// Course is the lesson, nil in a match that is played.
	Course *lessons.Course
	// showing reports that a move is being made for the person, shownAt when its last pick was made.
	showing bool
	shownAt int
}

// LessonState is what controls and texts depend on.
type LessonState struct {
	beat           int
	saying, showed bool
}

// State is how far the lesson has come.
func (g *Lesson) State() LessonState {
	c := g.Course
	if c == nil {
		return LessonState{}
	}
	n, _ := c.Number()
	return LessonState{n, c.Beat() != nil, g.showing}
}

// Tells reports that something is told, which any press goes on from.
func (g *Lesson) Tells() bool { return g.Course != nil && g.Course.Tells() }

// Asks reports that a move is asked for.
func (g *Lesson) Asks() bool { return g.Course != nil && g.Course.Beat() != nil && !g.Course.Tells() }

// Guides reports that the lesson has not let go yet.
func (g *Lesson) Guides() bool { return g.Course != nil && !g.Course.Free() }

// Showing reports that a move is being made for the person.
func (g *Lesson) Showing() bool { return g.showing }

// Told takes a sentence about what is shown.
func (g *Lesson) Told(l game.Line) {
	if g.Course != nil {
		g.Course.Told(l)
	}
}

// PauseShow reports whether the show waits for what the lesson says next.
func (m *Match) PauseShow() bool {
	told := m.Lesson.Tells()
	if c := m.Lesson.Course; c == nil || !c.Pause() {
		return false
	}
	if !told {
		m.beginBeat()
	}
	return true
}

// teach lets a tick pass in which nothing is shown; it reports whether something is told, and the match waits.
func (m *Match) teach() bool {
	c := m.Lesson.Course
	if c == nil || m.ended {
		return false
	}
	if c.Ask(m.Holder.Mine()) {
		m.beginBeat()
	}
	if m.Lesson.showing {
		m.showPick()
	}
	return c.Tells()
}

// beginBeat says a beat that has come up.
func (m *Match) beginBeat() {
	m.Lesson.showing = false
	m.Answer.Clear()
	m.Choice.quietAt = m.Stage.Moment()
	m.Stage.Announce(stage.Happened, m.Say(m.Lesson.Course.Beat().Says))
	m.changed()
	if m.Lesson.Tells() {
		// Whoever goes by keys is on the one button there is, and afterwards on what is asked for.
		m.screen.focus("continue")
		if m.screen.Question != nil {
			m.screen.Question()
		}
	}
}

// goOn ends what is told; it reports whether anything was.
func (m *Match) goOn() bool {
	if !m.Lesson.Tells() {
		return false
	}
	m.Lesson.Course.GoOn()
	m.screen.play(SoundTick)
	m.changed()
	return true
}

// takeOver leaves it to the lesson to say what is asked; while it only tells, nothing is asked but to go on.
func (m *Match) takeOver(q *Prompt) {
	if c := m.Lesson.Course; c == nil || c.Beat() == nil || m.Busy() {
		return
	}
	q.Head, q.Body, q.Warn = "", "", ""
	if !m.Lesson.Tells() {
		return
	}
	q.Chips, q.Digits, q.Lead = nil, nil, false
	q.Primary, q.Secondary, q.Third = m.Button("continue", "table.continue", input.Confirm), Button{}, Button{}
}

// forbids says why some picks may not be made now, where none of the moves that they begin is asked for; it is empty
// where they may.
func (m *Match) forbids(made []Pick) string {
	if !m.Lesson.Asks() {
		return ""
	}
	move := ""
	for _, w := range m.Choice.ways {
		if len(w.path) >= len(made) && slices.Equal(w.path[:len(made)], made) {
			if move = w.move; m.Lesson.Course.Allows(move) {
				return ""
			}
		}
	}
	return m.forbidsMove(move)
}

// forbidsMove says why a move may not be made now, empty where it may.
func (m *Match) forbidsMove(move string) string {
	c := m.Lesson.Course
	if c == nil || move == "" || c.Allows(move) {
		return ""
	}
	if b := c.Beat(); b.Wrong != "" {
		return m.Say(b.Wrong)
	}
	return m.Say("lesson.wrong")
}

// Wanted is what comes next of a move that a lesson asks for and that has been begun; empty where none has, or any may
// be made.
func (v *View) Wanted() Pick {
	ch, c := v.Choice, v.Lesson.Course
	if n := len(ch.so); n > 0 && v.Lesson.Asks() && !slices.Contains(c.Beat().Moves, "*") {
		for _, w := range ch.ways {
			if len(w.path) > n && slices.Equal(w.path[:n], ch.so) && c.Allows(w.move) {
				return w.path[n]
			}
		}
	}
	return ""
}

// showMove begins to make the move that is asked for.
func (m *Match) showMove() {
	m.Lesson.showing, m.Lesson.shownAt = true, m.Stage.Tick-showTicks/2
	m.Choice.forget()
	m.Answer.Clear()
	m.screen.play(SoundTick)
	m.changed()
}

// showPick makes the next pick of it, with time to see which.
func (m *Match) showPick() {
	g, ch := m.Lesson, m.Choice
	if m.Stage.Tick-g.shownAt < showTicks {
		return
	}
	g.shownAt = m.Stage.Tick
	for _, w := range ch.ways {
		if n := len(ch.so); w.move == g.Course.Shown() && len(w.path) > n && slices.Equal(w.path[:n], ch.so) {
			m.screen.focus(w.path[n])
			if ch.last = ""; n+1 == len(w.path) {
				g.showing = false
				m.Submit(w.move)
				return
			}
			ch.set(append(ch.so[:n:n], w.path[n]))
			m.changed()
			return
		}
	}
	// A move without picks of its own is made at once.
	g.showing = false
	m.Submit(g.Course.Shown())
}

// Learned reports that the lesson is over and all of it has been shown. Where the match is over too, its score leads on.
func (m *Match) Learned() bool {
	c := m.Lesson.Course
	return c != nil && m.Desk.Learned != nil && !m.show.Busy() && !c.Tells() && c.Over() && !m.ended
}
