package tabletest

import (
	"context"
	"slices"
	"testing"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/scenes/lessons"
)

// Keys names everybody by the message key of the name.
func Keys(key string) string { return key }

// TakeLesson takes a lesson to its end without a screen; choose picks one of the moves that may be made, and say is
// told of each beat with the match in which it is said. It gives all that was told, and whether the lesson's end was.
func TakeLesson(t testing.TB, l lessons.Lesson, choose func([]string) string,
	say func(m game.Session, beat string)) (told []game.Line, over bool) {
	t.Helper()
	c, err := lessons.Begin(l, Keys)
	if err != nil {
		t.Fatal(err)
	}
	match, shown := c.Session, c.Session.Len()
	tell := func() {
		for _, line := range match.Lines(lessons.Me, shown) {
			c.Told(line)
			for told = append(told, line); c.Pause(); c.GoOn() {
				say(match, c.Beat().Says)
			}
		}
		shown = match.Len()
	}
	for !c.Over() && !match.Standing().Over {
		tell()
		asked := match.ToAct().Has(lessons.Me)
		for c.Ask(asked) {
			say(match, c.Beat().Says)
			c.GoOn()
		}
		if asked {
			moves := slices.DeleteFunc(match.MoveTexts(lessons.Me), func(move string) bool { return !c.Allows(move) })
			if err := match.SubmitText(lessons.Me, choose(moves)); err != nil {
				t.Fatal(err)
			}
			continue
		}
		seat := match.ToAct().First()
		thought := c.Think(seat, match.Len(), bots.Question{Player: bots.OfLevel(game.Easy)})(context.Background())
		if err := match.SubmitText(seat, thought.Move); err != nil {
			t.Fatal(err)
		}
	}
	tell()
	return told, c.Over()
}
