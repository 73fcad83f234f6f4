package match

import (
	"context"
	"slices"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/record"
)

// turn is who owes a decision, and whom the screen asks for it.
type turn struct {
	session game.Session
	// toAct are the seats that owe a decision. asked is the one that the screen asks, NoSeat for nobody; owed are the
	// moves that it could make when it was first asked, and decision counts what was asked.
	toAct    game.Seats
	asked    game.Seat
	owed     []string
	decision int
	// ended reports that the match is over, old that it was when it was opened.
	ended, old bool
}

// Asked is the seat that the screen asks: the first person of those who owe a decision, else the first of them, else
// NoSeat.
func (t *turn) Asked() game.Seat { return t.asked }

// ToAct are the seats that owe a decision.
func (t *turn) ToAct() game.Seats { return t.toAct }

// Decision counts what was asked.
func (t *turn) Decision() int { return t.decision }

// Standing is how the match stands, be it shown or not.
func (t *turn) Standing() game.Standing { return t.session.Standing() }

// Ended reports that the match is over, be it shown or not; Old that it was when it was opened.
func (t *turn) Ended() bool { return t.ended }

// Old reports that the match was over when it was opened.
func (t *turn) Old() bool { return t.old }

// Moves is the number of moves made.
func (t *turn) Moves() int { return t.session.Len() }

// Forced reports whether the rules leave the person asked one move only.
func (t *turn) Forced() bool { return len(t.session.MoveTexts(t.asked)) == 1 }

// whom is the seat of a set that the screen asks, where these are persons.
func whom(set, persons game.Seats) game.Seat {
	switch {
	case set&persons != 0:
		return (set & persons).First()
	case set != 0:
		return set.First()
	}
	return NoSeat
}

// refresh looks at who is asked, after a move.
func (m *Match) refresh(same bool) {
	m.toAct = m.session.ToAct()
	m.asked = whom(m.toAct, m.Seats.Persons)
	person := m.Seats.Persons.Has(m.asked)
	if !same {
		m.decision++
		m.owed = nil
		if person {
			m.owed = m.session.MoveTexts(m.asked)
		}
	}
	m.game.Refresh(same)
	if !same {
		m.Choice.quietAt = m.Stage.Moment()
		if person {
			m.Choice.pass(m.asked)
		}
		m.Choice.begin(person && !m.Desk.Replay)
	}
	if m.session.Standing().Over && !m.ended && !m.Desk.Replay {
		m.ended = true
		if m.Desk.Writer != nil {
			m.Desk.Writer.Finish()
		}
	}
	m.changed()
}

// stillOwes reports whether, after another seat's move, the person asked owes the decision that it owed before.
func (t *turn) stillOwes(persons game.Seats) bool {
	return persons.Has(t.asked) && whom(t.session.ToAct(), persons) == t.asked &&
		slices.Equal(t.owed, t.session.MoveTexts(t.asked))
}

// Submit makes a move of the person asked, named by its text. A refusal is answered with its sentence.
func (m *Match) Submit(text string) {
	if why := m.Lesson.forbidsMove(text); why != "" {
		m.Answer.Explain(why)
		return
	}
	if err := m.SubmitFor(m.asked, text); err != nil {
		m.Answer.Refuse(err)
	}
}

// SubmitFor makes a move of a seat that owes a decision, be it asked or not, and queues what is to be seen of it. The
// press that brought the window its focus was meant for the window and makes none.
func (m *Match) SubmitFor(seat game.Seat, text string) error {
	if m.Choice.brought {
		m.Answer.Explain(m.Say("table.brought"))
		return nil
	}
	before := m.session.Len()
	if err := m.session.SubmitText(seat, text); err != nil {
		return err
	}
	m.moved(game.SeatsOf(seat), before)
	return nil
}

// submitAll makes a move for each of some seats, in seat order, and shows them together. After an error those before it
// are made.
func (m *Match) submitAll(seats game.Seats, texts [game.MaxSeats]string) (err error) {
	before := m.session.Len()
	var moved game.Seats
	for seat := range game.Seat(len(m.Seats.Names)) {
		if !seats.Has(seat) {
			continue
		}
		m.Computers.noteThought(seat)
		if err = m.session.SubmitText(seat, texts[seat]); err != nil {
			break
		}
		moved = moved.With(seat)
	}
	if moved != 0 {
		m.moved(moved, before)
	}
	return err
}

// moved queues what is to be seen since that number of moves. The screen passes to nobody first, where it may no longer
// belong to its holder.
func (m *Match) moved(seats game.Seats, before int) {
	if h := m.Holder; h.seat != game.Public && seats.Has(h.seat) {
		h.since = m.session.Len()
	}
	same := !seats.Has(m.asked) && m.stillOwes(m.Seats.Persons)
	idle := !m.show.Busy()
	m.aside = same && !m.Busy()
	m.Computers.thoughts.reconsider(m.session, seats)
	m.refresh(same)
	if !same {
		// Who still owes the same decision may be looking at the own hand: it stays as it is.
		m.release(before)
	}
	m.show.Add(m.Holder.Sight(), before)
	if !same {
		m.Answer.Clear()
	}
	if m.aside && idle && m.show.Advance() {
		// What takes no time is over before a press could meet it.
		m.Stage.Redraw()
	}
}

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
