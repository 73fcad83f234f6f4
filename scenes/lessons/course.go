package lessons

import (
	"context"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/catalog"
)

// Course is one person's way through a lesson: the match, what of it has been said, and what comes next. It is the
// journal of its match, so that it can be left and gone on with.
type Course struct {
	Lesson Lesson
	// Session is the match.
	Session game.Session
	// Keep is told how far the course is, in one line that Resume reads; nil for nobody.
	Keep func(kept string)
	// Begun is the number of moves that are not shown: those before the lesson, or seen before the course was gone on
	// with.
	Begun int

	game    catalog.Game
	entries []game.Entry
	// next is the number of the beat that is being said, or comes next; saying tells which.
	next   int
	saying bool
	// told are the sentences since the last beat ended, last is the person's last move.
	told []game.Line
	last string
	// same is the moment of the last beat: another one of that moment follows it at once.
	same Trigger
	// fresh reports that nothing has been said yet since the course was gone on with: its moment may have been before.
	fresh bool
	// over reports that the lesson's end was told of, closed that its last words were said after that.
	over, closed bool
}

// Begin starts a lesson; say puts the message keys of the players' names into words.
func Begin(l Lesson, say func(key string) string) (*Course, error) {
	c, err := resume(l, say, nil, 0)
	for _, e := range l.Before {
		if err == nil {
			err = c.Session.SubmitText(e.Seat, e.Move)
		}
	}
	if err == nil && len(l.Before) > 0 {
		c.Begun, c.last = c.Session.Len(), ""
	}
	return c, err
}

// Resume goes on with a lesson where Keep was told that it stands; ok is false where that is of no use any more.
func Resume(l Lesson, kept string, say func(key string) string) (c *Course, ok bool) {
	parts := strings.Split(kept, "|")
	head := strings.Fields(parts[0])
	if len(head) != 3 {
		return nil, false
	}
	beat, seen := number(head[1]), number(head[2])
	if head[0] != l.ID || beat < 0 || beat > len(l.Beats) || seen < 0 || seen >= len(parts) {
		return nil, false
	}
	var entries []game.Entry
	for _, part := range parts[1:] {
		seat, move, cut := strings.Cut(part, " ")
		n := number(seat)
		if !cut || n < 0 || n > int(game.Nature) {
			return nil, false
		}
		entries = append(entries, game.Entry{Seat: game.Seat(n), Move: move})
	}
	if c, err := resume(l, say, entries, beat); err == nil {
		c.Begun, c.fresh = seen, true
		return c, true
	}
	return nil, false
}

// number reads a number that is not negative; -1 for anything else.
func number(text string) int {
	if n, err := strconv.ParseUint(text, 10, 31); err == nil {
		return int(n)
	}
	return -1
}

func resume(l Lesson, say func(key string) string, entries []game.Entry, beat int) (*Course, error) {
	c := &Course{Lesson: l, entries: entries, next: beat}
	c.game, _ = catalog.Find(l.Game)
	setup := game.Setup{Players: l.Players(say), Seed: game.SeedOf(0), Prepared: l.Nature}
	for _, e := range entries {
		if e.Seat == Me {
			c.last = e.Move
		}
	}
	var err error
	c.Session, err = c.game.Resume(setup, entries, c)
	return c, err
}

// Append takes a move of the match into the course. A move that the beat being said asked for ends it.
func (c *Course) Append(e game.Entry) {
	c.entries = append(c.entries, e)
	if e.Seat == Me {
		c.last = e.Move
		if c.Beat() != nil && c.allows(e.Move) {
			c.end()
		}
	}
	c.keep()
}

// keep tells how far the course is.
func (c *Course) keep() {
	if c.Keep == nil {
		return
	}
	var kept strings.Builder
	kept.WriteString(c.Lesson.ID + " " + strconv.Itoa(c.next) + " " + strconv.Itoa(len(c.entries)))
	for _, e := range c.entries {
		kept.WriteString("|" + strconv.Itoa(int(e.Seat)) + " " + e.Move)
	}
	c.Keep(kept.String())
}

// Beat is the one that is being said, nil for none.
func (c *Course) Beat() *Beat {
	if !c.saying {
		return nil
	}
	return &c.Lesson.Beats[c.next]
}

// Number is the number of the beat being said, from 1, and of all.
func (c *Course) Number() (n, of int) { return c.next + 1, len(c.Lesson.Beats) }

// Tells reports that a beat is being said which only tells: any press goes on.
func (c *Course) Tells() bool { return c.saying && len(c.Lesson.Beats[c.next].Moves) == 0 }

// Free reports that nothing is left to be said: the person plays on alone.
func (c *Course) Free() bool { return c.next >= len(c.Lesson.Beats) }

// Hides reports that the lesson has not come to a part of the table yet, or does without it, until the person plays
// freely.
func (c *Course) Hides(part string) bool {
	later := c.next
	if c.saying {
		later++
	}
	return !c.Free() && (slices.Contains(c.Lesson.Without, part) ||
		slices.ContainsFunc(c.Lesson.Beats[later:], func(b Beat) bool { return slices.Contains(b.Brings, part) }))
}

// Over reports that the lesson's end has been told of.
func (c *Course) Over() bool { return c.over }

// Closed reports that its last words were said after that: nothing more is to be shown of the match.
func (c *Course) Closed() bool { return c.over && c.closed }

// GoOn ends a beat that only tells.
func (c *Course) GoOn() {
	if c.Tells() {
		c.end()
	}
}

// Release leaves out all that is still to be said.
func (c *Course) Release() {
	c.saying, c.next = false, len(c.Lesson.Beats)
	c.keep()
}

// end goes on to the next beat.
func (c *Course) end() {
	after := c.Lesson.Beats[c.next].After
	c.saying, c.told = false, c.told[:0]
	c.same = after
	c.next++
	c.closed = c.over && c.Free()
	c.keep()
}

// Told takes a sentence about the match as it is shown.
func (c *Course) Told(l game.Line) {
	c.told, c.same = append(c.told, l), Trigger{}
	if c.Lesson.Ends.Is(l) {
		c.over = true
	}
}

// Pause begins the beat that is to be said before anything more is shown; it reports whether there is one.
func (c *Course) Pause() bool {
	c.leaveOut()
	if c.saying || c.Free() {
		return c.Tells()
	}
	b := &c.Lesson.Beats[c.next]
	if len(b.Moves) > 0 || b.After == (Trigger{}) || !c.came(b.After) {
		return false
	}
	c.say()
	return true
}

// say begins the next beat.
func (c *Course) say() { c.saying, c.fresh = true, false }

// Ask begins the beat that is to be said while nothing is shown; asked reports whether the person owes a decision. It
// reports whether one has begun.
func (c *Course) Ask(asked bool) bool {
	if c.saying || c.Free() {
		return false
	}
	c.leaveOut()
	for !c.Free() {
		b := &c.Lesson.Beats[c.next]
		switch {
		case !c.came(b.After):
			return false
		case len(b.Moves) == 0, asked && c.legal(b) != "":
			c.say()
			return true
		case !asked:
			return false
		}
		// The match has gone another way: what can no longer be done is not asked for.
		c.next++
		c.leaveOut()
	}
	return false
}

// leaveOut passes beats over that follow a move which was not made.
func (c *Course) leaveOut() {
	for !c.saying && !c.Free() {
		b := &c.Lesson.Beats[c.next]
		if len(b.If) == 0 || slices.Contains(b.If, c.last) {
			return
		}
		c.next++
	}
}

// came reports whether a moment has come since the last beat.
func (c *Course) came(m Trigger) bool {
	return m == Trigger{} || m == c.same || c.fresh || slices.ContainsFunc(c.told, m.Is)
}

// allows reports whether the beat being said lets the person make a move.
func (c *Course) allows(move string) bool {
	b := c.Beat()
	return b == nil || slices.Contains(b.Moves, move) || slices.Contains(b.Moves, "*")
}

// Allows reports whether the person may make a move now: nothing while something is only told.
func (c *Course) Allows(move string) bool { return !c.Tells() && c.allows(move) }

// legal is the first move of a beat that the person can make, empty for none.
func (c *Course) legal(b *Beat) string {
	legal := c.Session.MoveTexts(Me)
	for _, move := range b.Moves {
		if slices.Contains(legal, move) {
			return move
		}
		if move == "*" && len(legal) > 0 {
			return legal[0]
		}
	}
	return ""
}

// Shown is the move that is made for who asks to be shown, empty where nothing is asked for.
func (c *Course) Shown() string {
	if b := c.Beat(); b != nil {
		return c.legal(b)
	}
	return ""
}

// Think is how an opponent decides: as prepared, and from where that ends as an Easy computer.
func (c *Course) Think(seat game.Seat, n int, q bots.Question) func(context.Context) bots.Thought[string] {
	if (seat != Me || c.Lesson.Shows) && n == c.Session.Len() {
		made := movesOf(c.entries, seat) - movesOf(c.Lesson.Before, seat)
		if plays := c.Lesson.Plays[seat]; made < len(plays) && slices.Contains(c.Session.MoveTexts(seat), plays[made]) {
			return func(context.Context) bots.Thought[string] { return bots.Thought[string]{Move: plays[made]} }
		}
	}
	if q.Budget == nil {
		q.Budget = c.game.Budget(q.Player, len(c.Session.Cast().Players))
	}
	return c.game.ThinkAt(c.Session, n, seat, q, rand.New(rand.NewPCG(0, uint64(n))))
}

// movesOf counts the moves of a seat.
func movesOf(entries []game.Entry, seat game.Seat) (n int) {
	for _, e := range entries {
		if e.Seat == seat {
			n++
		}
	}
	return n
}
