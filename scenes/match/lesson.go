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
	stage  *stage.Stage
	*phrases
	holder  *Holder
	turn    *turn
	choice  *Choice
	answer  *Answer
	screen  *Screen
	changed func()
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

// Hides reports that a part of the table, by its term, is not there yet.
func (g *Lesson) Hides(part string) bool { return g.Course != nil && g.Course.Hides(part) }

// Showing reports that a move is being made for the person.
func (g *Lesson) Showing() bool { return g.showing }

// Told takes a sentence about what is shown.
func (g *Lesson) Told(l game.Line) {
	if g.Course != nil {
		g.Course.Told(l)
	}
}

// Pause reports whether the show waits for what the lesson says next.
func (g *Lesson) Pause() bool {
	told := g.Tells()
	if g.Course == nil || !g.Course.Pause() {
		return false
	}
	if !told {
		g.beginBeat()
	}
	return true
}

// teach lets a tick pass in which nothing is shown; it reports whether something is told, and the match waits.
func (g *Lesson) teach() bool {
	c := g.Course
	if c == nil || g.turn.ended {
		return false
	}
	if c.Ask(g.holder.Mine()) {
		g.beginBeat()
	}
	if g.showing {
		g.showPick()
	}
	return c.Tells()
}

// beginBeat says a beat that has come up.
func (g *Lesson) beginBeat() {
	g.showing = false
	g.answer.Clear()
	g.choice.quietAt = g.stage.Moment()
	g.stage.Announce(stage.Happened, g.Say(g.Course.Beat().Says))
	g.changed()
	if g.Tells() {
		// Whoever goes by keys is on the one button there is, and afterwards on what is asked for.
		g.screen.focus("continue")
		if g.screen.Question != nil {
			g.screen.Question()
		}
	}
}

// goOn ends what is told; it reports whether anything was.
func (g *Lesson) goOn() bool {
	if !g.Tells() {
		return false
	}
	g.Course.GoOn()
	g.screen.play(SoundTick)
	g.changed()
	return true
}

// takeOver leaves it to the lesson to say what is asked, until a move has been begun; while it only tells, nothing is
// asked but to go on.
func (g *Lesson) takeOver(q *Prompt) {
	if g.Course == nil || g.Course.Beat() == nil || g.choice.busy() {
		return
	}
	q.Body, q.Warn = "", ""
	if !g.Tells() && len(g.choice.so) > 0 {
		return
	}
	switch { // The button that goes on is what is asked for.
	case g.forbids([]Pick{q.Primary.ID}) != "":
		q.Primary.Calm, q.Primary.Loud = true, false
		q.Secondary.Loud = q.Secondary.ID != "" && g.forbids([]Pick{q.Secondary.ID}) == ""
	case g.Asks() && !q.Primary.Disabled:
		q.Primary.Calm, q.Secondary.Loud = false, false
	}
	if q.Head = ""; !g.Tells() {
		return
	}
	q.Chips, q.Digits, q.Lead = nil, nil, false
	q.Primary, q.Secondary, q.Third = g.Button("continue", "table.continue", input.Confirm), Button{}, Button{}
}

// forbids says why some picks may not be made now, where none of the moves that they begin is asked for; it is empty
// where they may.
func (g *Lesson) forbids(made []Pick) string {
	if !g.Asks() {
		return ""
	}
	move := ""
	for _, w := range g.choice.ways {
		if len(w.path) >= len(made) && slices.Equal(w.path[:len(made)], made) {
			if move = w.move; g.Course.Allows(move) {
				return ""
			}
		}
	}
	return g.forbidsMove(move)
}

// forbidsMove says why a move may not be made now, empty where it may.
func (g *Lesson) forbidsMove(move string) string {
	c := g.Course
	if c == nil || move == "" || c.Allows(move) {
		return ""
	}
	if b := c.Beat(); b.Wrong != "" {
		return g.Say(b.Wrong)
	}
	return g.Say("lesson.wrong")
}

// Wanted is what comes next of a move that a lesson asks for and that has been begun; empty where none has, or any may
// be made.
func (g *Lesson) Wanted() Pick {
	ch, c := g.choice, g.Course
	if n := len(ch.so); n > 0 && g.Asks() && !slices.Contains(c.Beat().Moves, "*") {
		for _, w := range ch.ways {
			if len(w.path) > n && slices.Equal(w.path[:n], ch.so) && c.Allows(w.move) {
				return w.path[n]
			}
		}
	}
	return ""
}

// showMove begins to make the move that is asked for.
func (g *Lesson) showMove() {
	g.showing, g.shownAt = true, g.stage.Tick-showTicks/2
	g.choice.forget()
	g.answer.Clear()
	g.screen.play(SoundTick)
	g.changed()
}

// showPick makes the next pick of it, with time to see which.
func (g *Lesson) showPick() {
	ch := g.choice
	if g.stage.Tick-g.shownAt < showTicks {
		return
	}
	g.shownAt = g.stage.Tick
	for _, w := range ch.ways {
		if n := len(ch.so); w.move == g.Course.Shown() && len(w.path) > n && slices.Equal(w.path[:n], ch.so) {
			g.screen.focus(w.path[n])
			if ch.last.pick = ""; n+1 == len(w.path) {
				g.showing = false
				ch.submit(w.move)
				return
			}
			ch.set(append(ch.so[:n:n], w.path[n]))
			g.changed()
			return
		}
	}
	// A move without picks of its own is made at once.
	g.showing = false
	ch.submit(g.Course.Shown())
}

// Learned reports that the lesson is over and all of it has been shown: of a match that would go on, nothing is shown
// after the last words. Where the match is over too, its score leads on.
func (m *Match) Learned() bool {
	c := m.Lesson.Course
	return c != nil && m.Desk.Learned != nil && (!m.show.Busy() || c.Closed() && !m.session.Standing().Over) &&
		!c.Tells() && c.Over() && !m.ended
}
