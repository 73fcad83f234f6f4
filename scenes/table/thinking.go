package table

import (
	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/record"
)

// noteBudgets writes down how much computers may work, where the record says otherwise or nothing: at the start, when a
// seat changes hands, and when a later edition of the program goes on with a match.
func (c *Controller) noteBudgets() {
	if c.catalog.Name == "" || c.session.Standing().Over {
		return
	}
	for seat := range game.Seat(len(c.Names)) {
		if c.Persons.Has(seat) {
			continue
		}
		budget := c.catalog.Budget(bots.OfLevel(c.Level(seat)), len(c.Names)).String()
		if n := c.session.Len(); budget != record.BudgetAt(c.notes, seat, n).String() {
			c.note(record.Note{Kind: record.NoteBudget, Seat: seat, N: n, Text: budget})
		}
	}
}

// noteThought writes down, before a computer's move is made, what nobody could tell from the record of how it came about.
func (c *Controller) noteThought(seat game.Seat) {
	t := c.minds.of[seat]
	if t == nil {
		return
	}
	if n, said := record.ThoughtNote(seat, c.session.Len(), t.began, t.unready); said {
		c.note(n)
	}
}
