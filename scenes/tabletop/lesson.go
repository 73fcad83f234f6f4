package tabletop

import (
	"slices"

	"safehouse/game"
	"safehouse/render/display"
	"safehouse/render/sound"
	"safehouse/scenes/input"
	"safehouse/scenes/lessons"
	"safehouse/scenes/stage"
)

// lesson shows what a lesson says at its table: it holds the match while something is told, lets through the moves that
// are asked for, and makes one of them for who wants to be shown. In a match that is played it does nothing.
type lesson struct {
	table *Table
	// showing reports that a move is being made for the person, shownAt when its last pick was made.
	showing bool
	shownAt int
	// lit is what comes next of a move that has been begun.
	lit  [1]string
	slip slip
}

// lessonState is what controls and texts depend on.
type lessonState struct {
	beat           int
	saying, showed bool
}

func (g *lesson) state() lessonState {
	c := g.course()
	if c == nil {
		return lessonState{}
	}
	n, _ := c.Number()
	return lessonState{n, c.Beat() != nil, g.showing}
}

// course is the lesson, nil in a match that is played.
func (g *lesson) course() *lessons.Course { return g.table.Desk.Course }

// tells reports that something is told, which any press goes on from; asks that a move is asked for; guides that the
// lesson has not let go yet.
func (g *lesson) tells() bool { return g.course() != nil && g.course().Tells() }
func (g *lesson) asks() bool {
	return g.course() != nil && g.course().Beat() != nil && !g.course().Tells()
}
func (g *lesson) guides() bool { return g.course() != nil && !g.course().Free() }

// names are those at the table in the reader's language.
func (g *lesson) names() []string {
	return g.table.Stage.Names(g.course().Lesson.Players(func(key string) string { return g.table.Stage.Say(key) }))
}

// told takes a sentence about what is shown.
func (g *lesson) told(l game.Line) {
	if g.course() != nil {
		g.course().Told(l)
	}
}

// pause reports whether the show waits for what the lesson says next.
func (g *lesson) pause() bool {
	told := g.tells()
	if g.course() == nil || !g.course().Pause() {
		return false
	}
	if !told {
		g.begun()
	}
	return true
}

// update lets a tick pass in which nothing is shown; it reports whether something is told, and the match waits.
func (g *lesson) update() bool {
	t, c := g.table, g.course()
	if c == nil || t.ended {
		return false
	}
	if c.Ask(t.Eyes.Mine()) {
		g.begun()
	}
	if g.showing {
		g.step()
	}
	return c.Tells()
}

// begun says a beat that has come up.
func (g *lesson) begun() {
	t := g.table
	g.showing = false
	t.Answer.Clear()
	t.Choice.quietAt = t.Stage.Moment()
	t.Stage.Announce(stage.Happened, t.Say(g.course().Beat().Says))
	t.Invalidate()
	if g.tells() {
		// Whoever goes by keys is on the one button there is, and afterwards on what is asked for.
		t.Page.SetFocus("continue")
		t.Panel.asking = question{}
	}
}

// goOn ends what is told; it reports whether anything was.
func (g *lesson) goOn() bool {
	if !g.tells() {
		return false
	}
	g.course().GoOn()
	g.table.Stage.Play(sound.Tick)
	g.table.Invalidate()
	return true
}

// takeOver leaves it to the lesson to say what is asked; while it only tells, nothing is asked but to go on.
func (g *lesson) takeOver(q *Ask) {
	t := g.table
	if g.course() == nil || g.course().Beat() == nil || t.Busy() {
		return
	}
	q.Head, q.Body, q.Warn = "", "", ""
	if !g.tells() {
		return
	}
	q.Chips, q.Digits, q.Lead = nil, nil, false
	q.Primary, q.Secondary, q.Third = t.Panel.Button("continue", "table.continue", input.Confirm), Button{}, Button{}
}

// forbids says why some picks may not be made now, where none of the moves that they begin is asked for; it is empty
// where they may.
func (g *lesson) forbids(made []Pick) string {
	if !g.asks() {
		return ""
	}
	move := ""
	for _, w := range g.table.Choice.ways {
		if len(w.path) >= len(made) && slices.Equal(w.path[:len(made)], made) {
			if move = w.move; g.course().Allows(move) {
				return ""
			}
		}
	}
	return g.forbidsMove(move)
}

// forbidsMove says why a move may not be made now, empty where it may.
func (g *lesson) forbidsMove(move string) string {
	if g.course() == nil || move == "" || g.course().Allows(move) {
		return ""
	}
	if b := g.course().Beat(); b.Wrong != "" {
		return g.table.Say(b.Wrong)
	}
	return g.table.Say("lesson.wrong")
}

// next is what comes next of a move that is asked for and has been begun; empty where none has, or any may be made.
func (g *lesson) next() Pick {
	ch := &g.table.Choice
	if n := len(ch.so); n > 0 && g.asks() && !slices.Contains(g.course().Beat().Moves, "*") {
		for _, w := range ch.ways {
			if len(w.path) > n && slices.Equal(w.path[:n], ch.so) && g.course().Allows(w.move) {
				return w.path[n]
			}
		}
	}
	return ""
}

// show begins to make the move that is asked for.
func (g *lesson) show() {
	g.showing, g.shownAt = true, g.table.Stage.Tick-showTicks/2
	g.table.Choice.forget()
	g.table.Answer.Clear()
	g.table.Stage.Play(sound.Tick)
	g.table.Invalidate()
}

// step makes the next pick of it, with time to see which.
func (g *lesson) step() {
	t, ch := g.table, &g.table.Choice
	if t.Stage.Tick-g.shownAt < showTicks {
		return
	}
	g.shownAt = t.Stage.Tick
	for _, w := range ch.ways {
		if n := len(ch.so); w.move == g.course().Shown() && len(w.path) > n && slices.Equal(w.path[:n], ch.so) {
			t.Page.SetFocus(w.path[n])
			if ch.last = ""; n+1 == len(w.path) {
				g.showing = false
				t.Submit(w.move)
				return
			}
			ch.set(&t.game, append(ch.so[:n:n], w.path[n]))
			t.Invalidate()
			return
		}
	}
	// A move without picks of its own is made at once.
	g.showing = false
	t.Submit(g.course().Shown())
}

// draw shows what the lesson says, with a light on what it speaks of: once a move that is asked for has been begun, on
// what comes next of it.
func (g *lesson) draw(l *display.List) {
	c := g.course()
	if c == nil || c.Beat() == nil {
		return
	}
	n, of := c.Number()
	g.slip.table, g.slip.text, g.slip.lights = g.table, g.table.Say(c.Beat().Says), c.Beat().Lights
	g.slip.foot = g.table.Say("lesson.count", game.Number(n), game.Number(of))
	if next := g.next(); next != "" {
		g.lit[0] = next
		g.slip.lights = g.lit[:]
	}
	g.slip.draw(l)
}

// learned reports that the lesson is over and all of it has been shown. Where the match is over too, its score leads
// on.
func (g *lesson) learned() bool {
	t, c := g.table, g.course()
	return c != nil && t.Desk.Learned != nil && !t.show.Busy() && !c.Tells() && c.Over() && !t.ended
}
