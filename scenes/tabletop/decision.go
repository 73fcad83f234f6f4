package tabletop

import (
	"slices"

	"safehouse/game"
)

// refresh looks at who is asked, after a move.
func (t *Table) refresh(same bool) {
	t.toAct = t.session.ToAct()
	t.asked = t.whom(t.toAct)
	if !same {
		t.decision++
		t.owed = nil
		if t.Seats.Persons.Has(t.asked) {
			t.owed = t.session.MoveTexts(t.asked)
		}
	}
	t.game.Refresh(same)
	if !same {
		t.Choice.quietAt = t.Stage.Moment()
		t.Choice.begin(&t.game, t.Seats.Persons.Has(t.asked))
	}
	if t.session.Standing().Over && !t.ended {
		t.ended = true
		if t.Desk.Writer != nil {
			t.Desk.Writer.Finish()
		}
	}
	t.Invalidate()
}

// whom is the seat of a set that the screen asks.
func (t *Table) whom(set game.Seats) game.Seat {
	switch {
	case set&t.Seats.Persons != 0:
		return (set & t.Seats.Persons).First()
	case set != 0:
		return set.First()
	}
	return NoSeat
}

// stillOwes reports whether, after another seat's move, the person asked owes the decision that it owed before.
func (t *Table) stillOwes() bool {
	return t.Seats.Persons.Has(t.asked) && t.whom(t.session.ToAct()) == t.asked &&
		slices.Equal(t.owed, t.session.MoveTexts(t.asked))
}

// Submit makes a move of the person asked, named by its text. A refusal is answered with its sentence.
func (t *Table) Submit(text string) {
	if why := t.lesson.forbidsMove(text); why != "" {
		t.Answer.Explain(why)
		return
	}
	if err := t.SubmitFor(t.asked, text); err != nil {
		t.Answer.Refuse(err)
	}
}

// SubmitFor makes a move of a seat that owes a decision, be it asked or not, and queues what is to be seen of it. The
// press that brought the window its focus was meant for the window and makes none.
func (t *Table) SubmitFor(seat game.Seat, text string) error {
	if t.brought {
		t.Answer.Explain(t.Say("table.brought"))
		return nil
	}
	before := t.session.Len()
	if err := t.session.SubmitText(seat, text); err != nil {
		return err
	}
	t.moved(game.SeatsOf(seat), before)
	return nil
}

// submitAll makes a move for each of some seats, in seat order, and shows them together. After an error those before it
// are made.
func (t *Table) submitAll(seats game.Seats, texts *[game.MaxSeats]string) (err error) {
	before := t.session.Len()
	var moved game.Seats
	for seat := range game.Seat(len(t.Seats.Names)) {
		if !seats.Has(seat) {
			continue
		}
		t.computers.noteThought(seat)
		if err = t.session.SubmitText(seat, texts[seat]); err != nil {
			break
		}
		moved = moved.With(seat)
	}
	if moved != 0 {
		t.moved(moved, before)
	}
	return err
}

// moved queues what is to be seen since that number of moves. The screen passes to nobody first, where it may no
// longer belong to its holder.
func (t *Table) moved(seats game.Seats, before int) {
	if t.Eyes.holder != game.Public && seats.Has(t.Eyes.holder) {
		t.Eyes.since = t.session.Len()
	}
	same := !seats.Has(t.asked) && t.stillOwes()
	idle := !t.show.Busy()
	t.aside = same && !t.Busy()
	t.computers.thoughts.reconsider(t, seats)
	t.refresh(same)
	if !same {
		// Who still owes the same decision may be looking at the own hand: it stays as it is.
		t.Eyes.release(before)
	}
	t.show.add(t.Eyes.Sight(), before)
	if !same {
		t.Answer.Clear()
	}
	if t.aside && idle && t.show.advance() {
		// What takes no time is over before a press could meet it.
		t.Stage.Redraw()
	}
}
