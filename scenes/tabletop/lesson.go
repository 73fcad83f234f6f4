package tabletop

import (
	"safehouse/game"
	"safehouse/render/display"
)

// drawLesson shows what a lesson says, with a light on what it speaks of: once a move that is asked for has been begun,
// on what comes next of it.
func (t *Scene) drawLesson(l *display.List) {
	c := t.Lesson.Course
	if c == nil || c.Beat() == nil {
		return
	}
	n, of := c.Number()
	s := &t.taught
	s.text, s.lights = t.Say(c.Beat().Says), c.Beat().Lights
	s.foot = t.Say("lesson.count", game.Number(n), game.Number(of))
	if next := t.Lesson.Wanted(); next != "" {
		s.lit[0] = next
		s.lights = s.lit[:]
	}
	s.draw(t.Table, l)
}
