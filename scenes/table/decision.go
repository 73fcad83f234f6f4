package table

import (
	"slices"

	"safehouse/game"
)

// refresh looks at who is asked, after a move.
func (c *Table) refresh(same bool) {
	c.toAct = c.session.ToAct()
	c.asked = c.whom(c.toAct)
	if !same {
		c.decision++
		c.owed = nil
		if c.Persons.Has(c.asked) {
			c.owed = c.session.MoveTexts(c.asked)
		}
	}
	c.game.Refresh(same)
	if !same {
		c.choice.quietAt = c.Stage.Tick
		c.choice.begin(&c.game, c.Persons.Has(c.asked))
	}
	if c.session.Standing().Over && !c.ended {
		c.ended = true
		if c.Desk.Writer != nil {
			c.Desk.Writer.Finish()
		}
	}
	c.Invalidate()
}

// whom is the seat of a set that the screen asks.
func (c *Table) whom(set game.Seats) game.Seat {
	switch {
	case set&c.Persons != 0:
		return (set & c.Persons).First()
	case set != 0:
		return set.First()
	}
	return NoSeat
}

// stillOwes tells whether, after another seat's move, the person asked owes the decision that it owed before.
func (c *Table) stillOwes() bool {
	return c.Persons.Has(c.asked) && c.whom(c.session.ToAct()) == c.asked && slices.Equal(c.owed, c.session.MoveTexts(c.asked))
}

// Submit makes a move of the person asked, named by its text. A refusal is answered with its sentence.
func (c *Table) Submit(text string) {
	if err := c.SubmitFor(c.asked, text); err != nil {
		c.Refuse(err)
	}
}

// SubmitFor makes a move of a seat that owes a decision, be it asked or not, and queues what is to be seen of it.
func (c *Table) SubmitFor(seat game.Seat, text string) error {
	before := c.session.Len()
	if err := c.session.SubmitText(seat, text); err != nil {
		return err
	}
	c.moved(game.SeatsOf(seat), before)
	return nil
}

// submitAll makes a move for each of some seats, in seat order, and shows them together. After an error those before it
// are made.
func (c *Table) submitAll(seats game.Seats, texts *[game.MaxSeats]string) (err error) {
	before := c.session.Len()
	var moved game.Seats
	for seat := range game.Seat(len(c.Names)) {
		if !seats.Has(seat) {
			continue
		}
		c.noteThought(seat)
		if err = c.session.SubmitText(seat, texts[seat]); err != nil {
			break
		}
		moved = moved.With(seat)
	}
	if moved != 0 {
		c.moved(moved, before)
	}
	return err
}

// moved queues what is to be seen since that number of moves. The screen passes to nobody first, where it may no
// longer belong to its holder.
func (c *Table) moved(seats game.Seats, before int) {
	same := !seats.Has(c.asked) && c.stillOwes()
	idle := !c.show.Busy()
	c.aside = same && !c.Busy()
	c.computers.thoughts.reconsider(c, seats)
	c.refresh(same)
	if !same {
		// Who still owes the same decision may be looking at the own hand: it stays as it is.
		c.screen.release(c, before)
	}
	c.show.add(c.Sight(), before)
	if !same {
		c.Unanswer()
	}
	if c.aside && idle && c.show.advance() {
		// What takes no time is over before a press could meet it.
		c.Stage.Redraw()
	}
}
