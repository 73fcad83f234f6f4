package match

import (
	"context"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/record"
)

// Request is a computer opponent asked for its reasons, in a goroutine of its own that nothing waits for.
type Request struct {
	answer chan bots.Thought[string]
	stop   context.CancelFunc
}

// Begin asks; the work must end soon after its context does. With a study, that is worked out first.
func (t *Request) Begin(study bots.Study, work func(context.Context) bots.Thought[string]) {
	t.End()
	answer := make(chan bots.Thought[string], 1)
	ctx, stop := context.WithCancel(context.Background())
	t.answer, t.stop = answer, stop
	go func() {
		if study != nil && study.Work(ctx) != nil {
			return // It was ended: nobody waits for the answer any more.
		}
		answer <- work(ctx)
	}()
}

// End has the work ended, and its answer never read.
func (t *Request) End() {
	if t.stop != nil {
		t.stop()
		*t = Request{}
	}
}

// Busy reports whether an answer is still to come.
func (t *Request) Busy() bool { return t.stop != nil }

// Take gives the answer, once, as soon as there is one; where tests step faster than the clock it is waited for.
func (t *Request) Take(wait bool) (thought bots.Thought[string], ok bool) {
	switch {
	case !t.Busy():
		return thought, false
	case wait:
		thought = <-t.answer
	default:
		select {
		case thought = <-t.answer:
		default:
			return thought, false
		}
	}
	t.End()
	return thought, true
}

// Rethink has a decision of a computer worked out again, with its reasons: from the view, the budget and the stream
// that it was made with. The study is what must be ready first, nil for nothing.
func (c *Computers) Rethink(d *record.Decision) (study bots.Study, work func(context.Context) bots.Thought[string]) {
	if !d.Unready {
		study = c.desk.Study
	}
	q := bots.Question{Player: d.Player, Budget: d.Budget, Why: true, Study: study}
	return study, c.reasons(d.Seat, d.Began, q)
}

// ofCatalog asks a computer opponent of the catalogue about the decision that a seat owed when n moves had been made.
func (c *Computers) ofCatalog(seat game.Seat, n int, q bots.Question) func(context.Context) bots.Thought[string] {
	here := c.game.ThinkAt(c.session, n, seat, q, c.desk.stream(seat, n))
	if c.desk.Remote != nil {
		return c.desk.Remote.Think(seat, n, q, here)
	}
	return here
}
