package lessons

import (
	"context"
	"slices"
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/catalog"
)

// plain names everybody by the key of the name.
func plain(key string) string { return key }

// begun is a course at the beginning of the first lesson, and what it keeps.
func begun(t *testing.T) (*Course, *string) {
	t.Helper()
	l, ok := Find("kompromat.1")
	if !ok {
		t.Fatal("there is no first lesson")
	}
	c, err := Begin(l, plain)
	if err != nil {
		t.Fatal(err)
	}
	kept := new(string)
	c.Keep = func(text string) { *kept = text }
	return c, kept
}

// do makes a move that the lesson asks for.
func do(t *testing.T, c *Course, move string) {
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
	if err := c.Session.SubmitText(Me, move); err != nil {
		t.Fatal(err)
	}
}

func TestNatureAndOpponentsDoWhatIsPrepared(t *testing.T) {
	c, _ := begun(t)
	for _, move := range []string{"draw", "place 2", "draw", "draw", "stop"} {
		do(t, c, move)
	}
	var deals []string
	for _, e := range c.entries {
		if e.Seat == game.Nature {
			deals = append(deals, e.Move)
		}
	}
	want := slices.Concat(c.Lesson.Nature[game.Nature], c.Lesson.Nature[Me][:3])
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
	c.entries = append(c.entries, game.Entry{Seat: rival, Move: "stop"})
	if err := c.Session.SubmitText(Me, "draw"); err != nil {
		t.Fatal(err)
	}
	for _, move := range []string{"place 1", "stop"} {
		if err := c.Session.SubmitText(Me, move); err != nil {
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
	c.Told(game.Say("log.kompromat.stopped", game.SeatName(Me)))
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
		again, ok := Resume(*kept, plain)
		if !ok {
			t.Fatalf("%q is not gone on with", *kept)
		}
		if again.Session.Len() != c.Session.Len() || again.next != c.next || again.Begun != c.Session.Len() {
			t.Errorf("after %q: %d moves and beat %d, gone on with: %d and %d, %d seen", move, c.Session.Len(), c.next,
				again.Session.Len(), again.next, again.Begun)
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
		if _, ok := Resume(bad, plain); ok {
			t.Errorf("%q is gone on with", bad)
		}
	}
}

// TestALessonBeginsInTheMiddle has moves made before a lesson: they are not shown, the opponents go on from there, and
// so does who comes back to it.
func TestALessonBeginsInTheMiddle(t *testing.T) {
	l, _ := Find("kompromat.1")
	l.Before = []game.Entry{{Seat: Me, Move: "draw"}, {Seat: Me, Move: "place 2"}, {Seat: Me, Move: "stop"},
		{Seat: rival, Move: "draw"}}
	l.Plays = map[game.Seat][]string{rival: {"place 3"}}
	c, err := Begin(l, plain)
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
	l.Before = append(l.Before, game.Entry{Seat: Me, Move: "draw"})
	if _, err := Begin(l, plain); err == nil {
		t.Error("a lesson begins with a move that cannot be made")
	}
}

// TestLessonsNameWhatThereIs looks at every lesson: its game, its names and its beats are there, and it can be begun.
func TestLessonsNameWhatThereIs(t *testing.T) {
	seen := map[string]bool{}
	for _, l := range All() {
		g, ok := catalog.Find(l.Game)
		if !ok || !strings.HasPrefix(l.ID, l.Game+".") || seen[l.ID] {
			t.Errorf("%q is no lesson of %q, or there are two", l.ID, l.Game)
		}
		seen[l.ID] = true
		if n := len(l.Others) + 1; n < g.MinSeats || n > g.MaxSeats {
			t.Errorf("%s has %d seats", l.ID, n)
		}
		if _, err := Begin(l, plain); err != nil {
			t.Errorf("%s cannot be begun: %v", l.ID, err)
		}
		if l.Ends == (Moment{}) {
			t.Errorf("%s has no end", l.ID)
		}
	}
}

// take takes a lesson to its end without a screen; choose picks one of the moves that may be made, and say is told of
// each beat with the match in which it is said. It gives all that was told, and whether the lesson's end was.
func take(t *testing.T, id string, choose func([]string) string,
	say func(m game.Session, beat string)) (told []game.Line, over bool) {
	t.Helper()
	l, _ := Find(id)
	c, err := Begin(l, plain)
	if err != nil {
		t.Fatal(err)
	}
	match, shown := c.Session, c.Session.Len()
	tell := func() {
		for _, line := range match.Lines(Me, shown) {
			c.Told(line)
			for told = append(told, line); c.Pause(); c.GoOn() {
				say(match, c.Beat().Says)
			}
		}
		shown = match.Len()
	}
	for !c.Over() && !match.Standing().Over {
		tell()
		asked := match.ToAct().Has(Me)
		for c.Ask(asked) {
			say(match, c.Beat().Says)
			c.GoOn()
		}
		if asked {
			moves := slices.DeleteFunc(match.MoveTexts(Me), func(move string) bool { return !c.Allows(move) })
			if err := match.SubmitText(Me, choose(moves)); err != nil {
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
