package tabletop

import (
	"context"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/record"
)

// request is a computer opponent asked for its reasons, in a goroutine of its own that nothing waits for.
type request struct {
	answer chan bots.Thought[string]
	stop   context.CancelFunc
}

// begin asks; the work must end soon after its context does. With a study, that is worked out first.
func (t *request) begin(study bots.Study, work func(context.Context) bots.Thought[string]) {
	t.end()
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

// end has the work ended, and its answer never read.
func (t *request) end() {
	if t.stop != nil {
		t.stop()
		*t = request{}
	}
}

// busy reports whether an answer is still to come.
func (t *request) busy() bool { return t.stop != nil }

// take gives the answer, once, as soon as there is one; where tests step faster than the clock it is waited for.
func (t *request) take(wait bool) (thought bots.Thought[string], ok bool) {
	switch {
	case !t.busy():
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
	t.end()
	return thought, true
}

// rethink has a decision of a computer worked out again, with its reasons: from the view, the budget and the stream
// that it was made with. The study is what must be ready first, nil for nothing.
func (m *computers) rethink(d *record.Decision) (study bots.Study, work func(context.Context) bots.Thought[string]) {
	if !d.Unready {
		study = m.table.Desk.Study
	}
	q := bots.Question{Player: d.Player, Budget: d.Budget, Why: true, Study: study}
	return study, m.reasons(d.Seat, d.Began, q)
}

// ofCatalogAt asks a computer opponent of the catalogue about the decision that a seat owed when n moves had been made.
func (m *computers) ofCatalogAt(seat game.Seat, n int, q bots.Question) func(context.Context) bots.Thought[string] {
	here := m.game.ThinkAt(m.table.session, n, seat, q, m.table.Desk.stream(seat, n))
	if m.table.Desk.Remote != nil {
		return m.table.Desk.Remote.Think(seat, n, q, here)
	}
	return here
}
