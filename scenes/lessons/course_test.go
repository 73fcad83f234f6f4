package lessons_test

import (
	"context"
	"slices"
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/scenes/games/all"
	"safehouse/scenes/lessons"
)

// rival is the opponent of the first lesson.
const rival = lessons.Me + 1

// plain names everybody by the key of the name.
func plain(key string) string { return key }

// begun is a course at the beginning of the first lesson, and what it keeps.
func begun(t *testing.T) (*lessons.Course, *string) {
	t.Helper()
	l, ok := lessons.Named(all.Games().Lessons(), "kompromat.1")
	if !ok {
		t.Fatal("there is no first lesson")
	}
	c, err := lessons.Begin(l, plain)
	if err != nil {
		t.Fatal(err)
	}
	kept := new(string)
	c.Keep = func(text string) { *kept = text }
	return c, kept
}

// do makes a move that the lesson asks for.
func do(t *testing.T, c *lessons.Course, move string) {
	t.Helper()
	if !c.Ask(true) && c.Beat() == nil {
		t.Fatalf("nothing is asked before %q", move)
	}
	for c.Tells() {
		c.GoOn()
		c.Ask(true)
	}
	if !c.Allows(move) {
		t.Fatalf("%q is not asked for", move)
	}
	if err := c.Session.SubmitText(lessons.Me, move); err != nil {
		t.Fatal(err)
	}
}

func TestNatureAndOpponentsDoWhatIsPrepared(t *testing.T) {
	c, _ := begun(t)
	for _, move := range []string{"draw", "place 2", "draw", "draw", "stop"} {
		do(t, c, move)
	}
	var deals []string
	for _, e := range c.Entries() {
		if e.Seat == game.Nature {
			deals = append(deals, e.Move)
		}
	}
	want := slices.Concat(c.Lesson.Nature[game.Nature], c.Lesson.Nature[lessons.Me][:3])
	if !slices.Equal(deals, want) {
		t.Errorf("Nature dealt %v, prepared are %v", deals, want)
	}
	q := bots.Question{Player: bots.OfLevel(game.Easy)}
	for _, want := range c.Lesson.Plays[rival][:6] {
		got := c.Think(rival, c.Session.Len(), q)(context.Background()).Move
		if got != want {
			t.Fatalf("the rival plays %q, prepared is %q", got, want)
		}
		if err := c.Session.SubmitText(rival, got); err != nil {
			t.Fatal(err)
		}
	}
	// What is not legal is not played: after another move than prepared a computer decides.
	c.Insert(game.Entry{Seat: rival, Move: "stop"})
	if err := c.Session.SubmitText(lessons.Me, "draw"); err != nil {
		t.Fatal(err)
	}
	for _, move := range []string{"place 1", "stop"} {
		if err := c.Session.SubmitText(lessons.Me, move); err != nil {
			t.Fatal(err)
		}
	}
	got := c.Think(rival, c.Session.Len(), q)(context.Background()).Move
	if !slices.Contains(c.Session.MoveTexts(rival), got) {
		t.Errorf("the rival plays %q, which is not legal", got)
	}
}

func TestOnlyWhatIsAskedForIsAllowed(t *testing.T) {
	c, _ := begun(t)
	if !c.Ask(true) || !c.Tells() || c.Allows("draw") {
		t.Fatal("the first beat does not only tell")
	}
	c.GoOn()
	if c.Ask(false) || c.Beat() != nil {
		t.Error("a move is asked of somebody who owes none")
	}
	if !c.Ask(true) || c.Tells() || !c.Allows("draw") || c.Allows("stop") || c.Shown() != "draw" {
		t.Error("the second beat does not ask for the draw alone")
	}
	do(t, c, "draw")
	if c.Beat() != nil || !c.Ask(true) || c.Allows("place 1") || !c.Allows("place 2") {
		t.Error("the third beat does not ask for the second mission alone")
	}
	c.Release()
	if c.Beat() != nil || !c.Free() || !c.Allows("place 1") {
		t.Error("who plays on alone is not free")
	}
}

func TestABeatWaitsForItsMomentAndItsMove(t *testing.T) {
	c, _ := begun(t)
	for _, move := range []string{"draw", "place 2", "draw", "stop"} {
		do(t, c, move)
	}
	// The person stopped at 15: nothing is said about a 20 that was not drawn.
	if c.Pause() || c.Ask(false) {
		t.Error("a beat comes before its moment")
	}
	c.Told(game.Say("log.kompromat.stopped", game.SeatName(rival)))
	if c.Pause() {
		t.Error("a beat about one seat comes when another is told of")
	}
	c.Told(game.Say("log.kompromat.stopped", game.SeatName(lessons.Me)))
	if !c.Pause() || c.Beat().Says != "lesson.kompromat.1.closed" {
		t.Errorf("at its moment %+v is said", c.Beat())
	}
}

// TestACourseIsLeftAndGoneOnWith leaves the lesson after each move, and goes on with it: the match, the beat and what
// was seen are as they were.
func TestACourseIsLeftAndGoneOnWith(t *testing.T) {
	c, kept := begun(t)
	for _, move := range []string{"draw", "place 2", "draw", "draw"} {
		do(t, c, move)
		again, ok := lessons.Resume(c.Lesson, *kept, plain)
		if !ok {
			t.Fatalf("%q is not gone on with", *kept)
		}
		if again.Session.Len() != c.Session.Len() || again.Next() != c.Next() || again.Begun != c.Session.Len() {
			t.Errorf("after %q: %d moves and beat %d, gone on with: %d and %d, %d seen", move, c.Session.Len(), c.Next(),
				again.Session.Len(), again.Next(), again.Begun)
		}
		if !again.Ask(true) || again.Shown() == "" {
			t.Errorf("after %q nothing is asked for", move)
		}
	}
	for _, bad := range []string{
		"", "kompromat.1", "kompromat.9 0 0", "kompromat.1 99 0", "kompromat.1 1 9|6 first 0", "kompromat.1 0 0|9 first 0",
		"kompromat.1 0 0|6 nonsense",
		"kompromat.1 -1 0", "kompromat.1 0 0|6", strings.Repeat("x", 100),
	} {
		if _, ok := lessons.Resume(c.Lesson, bad, plain); ok {
			t.Errorf("%q is gone on with", bad)
		}
	}
}

// TestALessonBeginsInTheMiddle has moves made before a lesson: they are not shown, the opponents go on from there, and
// so does who comes back to it.
func TestALessonBeginsInTheMiddle(t *testing.T) {
	l, _ := lessons.Named(all.Games().Lessons(), "kompromat.1")
	l.Before = lessons.Made("0 draw", "0 place 2", "0 stop", "1 draw")
	l.Plays = map[game.Seat][]string{rival: {"place 3"}}
	c, err := lessons.Begin(l, plain)
	if err != nil {
		t.Fatal(err)
	}
	if c.Begun != c.Session.Len() || c.Begun == 0 {
		t.Errorf("%d of %d moves are taken to be seen", c.Begun, c.Session.Len())
	}
	q := bots.Question{Player: bots.OfLevel(game.Easy)}
	if got := c.Think(rival, c.Session.Len(), q)(context.Background()).Move; got != "place 3" {
		t.Errorf("the rival goes on with %q", got)
	}
	l.Before = append(l.Before, game.Entry{Seat: lessons.Me, Move: "draw"})
	if _, err := lessons.Begin(l, plain); err == nil {
		t.Error("a lesson begins with a move that cannot be made")
	}
}

// TestNothingIsShownAfterTheLastWords: a lesson closes with the words that are said after its end, and not before.
func TestNothingIsShownAfterTheLastWords(t *testing.T) {
	c, _ := begun(t)
	c.Lesson.Beats, c.Lesson.Ends = []lessons.Beat{{After: lessons.When("back"), Says: "end"}}, lessons.When("back")
	if c.Told(game.Say("back")); !c.Over() || c.Closed() || !c.Pause() || c.Closed() {
		t.Fatalf("over %v, closed %v before the last words", c.Over(), c.Closed())
	}
	if c.GoOn(); !c.Closed() {
		t.Error("the last words leave the lesson open")
	}
}
