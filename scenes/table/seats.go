package table

import (
	"slices"

	"safehouse/game"
	"safehouse/game/record"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// public is a sentence about who plays, for log and recap: it was said when that number of moves had been made.
type public struct {
	moves int
	line  game.Line
}

// seating is who plays for which seat as the match goes on, and what was said of it.
type seating struct {
	// levels are those of computers, changes all that was given and taken back, in order.
	levels  [game.MaxSeats]game.Level
	changes []record.Seating
	said    []public
}

// seatAsKept seats everybody as at the start, and then as the notes of the record say.
func (c *Table) seatAsKept() {
	c.Hosts = c.Cast.Persons()
	c.Persons = c.Hosts
	for i, p := range c.Cast.Players {
		c.seats.levels[i] = p.Level
	}
	for _, change := range record.Seatings(c.Cast.Players, c.session.Len(), c.Desk.Notes) {
		c.seats.said = append(c.seats.said, public{change.Moves, c.seats.sentence(change, c.Persons)})
		c.sit(change)
	}
	c.codes.recall(c)
	slices.SortStableFunc(c.seats.said, func(a, b public) int { return a.moves - b.moves })
}

// sit has somebody else play for a seat.
func (c *Table) sit(change record.Seating) {
	c.seats.changes = append(c.seats.changes, change)
	c.seats.levels[change.Seat] = change.Level
	c.Persons = c.Persons.With(change.Seat)
	if change.Computer {
		c.Persons = c.Persons.Without(change.Seat)
	}
}

// sentence says who plays from now on; persons are those who have played until now.
func (s *seating) sentence(change record.Seating, persons game.Seats) game.Line {
	level := game.Word(levelKeys[change.Level])
	switch {
	case !change.Computer:
		return game.Say("seats.back", game.SeatName(change.Seat))
	case persons.Has(change.Seat):
		return game.Say("seats.given", game.SeatName(change.Seat), level)
	}
	return game.Say("seats.level", game.SeatName(change.Seat), level)
}

// Alone tells that one person plays and has the screen: nothing on it is hidden from that person.
func (c *Table) Alone() bool {
	return c.Persons.Len() == 1 && c.screen.holder == c.Persons.First()
}

// Shared tells that persons play who must be shielded from each other: each has the screen only from a curtain on. One
// who is left of several takes the screen through the curtain once more, and then plays alone.
func (c *Table) Shared() bool { return c.Persons != 0 && !c.Alone() }

// Given tells whether the computer plays for a seat that a person had at the start.
func (c *Table) Given(seat game.Seat) bool { return c.Hosts.Has(seat) && !c.Persons.Has(seat) }

// Level is the strength of the computer on a seat.
func (c *Table) Level(seat game.Seat) game.Level { return c.seats.levels[seat] }

// GivenAt tells whether the computer made the move of that number, counted from 0, for a seat that a person had at the
// start.
func (c *Table) GivenAt(seat game.Seat, move int) (given bool) {
	for _, change := range c.seats.changes {
		if change.Seat == seat && change.Moves <= move {
			given = change.Computer
		}
	}
	return given
}

// Reseat gives a seat that a person had at the start to the computer, or back to its person: at once, whatever is on the
// screen. Everybody is told. All hands are behind the curtain afterwards; what was chosen and not submitted is forgotten,
// and what a computer was thinking for the seat is never read. It gives what everybody
// was told, the zero Line where nothing has changed.
func (c *Table) Reseat(seat game.Seat, computer bool, level game.Level) (told game.Line) {
	if !computer {
		level = game.Easy
	}
	if !c.Hosts.Has(seat) || c.ended || computer == c.Given(seat) && level == c.seats.levels[seat] {
		return game.Line{}
	}
	change := record.Seating{Moves: c.session.Len(), Seat: seat, Computer: computer, Level: level}
	line := c.seats.sentence(change, c.Persons)
	c.forget()
	c.leaveScreen()
	c.sit(change)
	if c.Hosts.Len() == 1 && c.Persons != 0 {
		// One person among computers has nobody to hide from.
		c.screen.holder, c.Near = seat, seat
	}
	c.computers.thoughts.drop(seat)
	c.paused = false
	c.note(change.Note())
	c.noteBudgets()
	if computer {
		c.computers.study.begin(c)
	}
	if c.game.Reseated != nil {
		c.game.Reseated()
	}
	c.announce(seat, stage.Happened, line)
	c.restarted()
	return line
}

// leaveScreen takes the screen from its holder, who has seen what there was to see.
func (c *Table) leaveScreen() {
	s := &c.screen
	if s.holder != game.Table {
		s.saw[s.holder] = c.session.Len()
		s.heard[s.holder] = len(c.seats.said)
		c.sawNote(s.holder, c.session.Len())
	}
	s.holder, s.recap = game.Table, nil
	s.toggled, s.held = false, false
	c.Page = ui.Page{}
}

// announce says a public sentence about a seat's person, and keeps it for log and recap.
func (c *Table) announce(seat game.Seat, o stage.Occasion, line game.Line) {
	c.seats.said = append(c.seats.said, public{c.session.Len(), line})
	c.Stage.AnnounceOf(seat, o, c.Reader().Say(line))
}

// restarted asks again who owes what, and shows what was being shown from its beginning, for those who look on now.
func (c *Table) restarted() {
	from := c.show.from()
	c.aside = false
	c.refresh(false)
	c.Unanswer()
	c.show.cut(c.Sight(), from)
	c.show.add(c.Sight(), from)
	c.Rebuild()
}

// story gives, in order, the sentences that a viewer was told of the moves since that number, and those about who plays
// from that number of them on. Told counts those of the moves.
func (c *Table) story(viewer game.Seat, moves, said int, add func(line game.Line, told int, public bool)) {
	lines, told := c.session.Lines(viewer, moves), 0
	upTo := func(end int) {
		for ; told < end; told++ {
			add(lines[told], told+1, false)
		}
	}
	for ; said < len(c.seats.said); said++ {
		s := &c.seats.said[said]
		if s.moves > moves {
			upTo(len(lines) - len(c.session.Lines(viewer, s.moves)))
		}
		add(s.line, told, true)
	}
	upTo(len(lines))
}
