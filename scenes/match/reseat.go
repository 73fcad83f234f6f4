package match

import (
	"safehouse/game"
	"safehouse/game/record"
	"safehouse/scenes/stage"
)

// Reseat gives a seat that a person had at the start to the computer, or back to its person: at once, whatever is on
// the screen. Everybody is told. All hands are behind the curtain afterwards; what was chosen and not submitted is
// forgotten, and what a computer was thinking for the seat is never read. It gives what everybody was told, the zero
// Line where nothing has changed.
func (m *Match) Reseat(seat game.Seat, computer bool, level game.Level) (told game.Line) {
	if !computer {
		level = game.Easy
	}
	if !m.Seats.Hosts.Has(seat) || m.ended || computer == m.Seats.Given(seat) && level == m.Seats.Level(seat) {
		return game.Line{}
	}
	change := record.Seating{Moves: m.session.Len(), Seat: seat, Computer: computer, Level: level}
	line := m.Seats.sentence(change, m.Seats.Persons)
	before, from := m.Holder.Sights(), m.show.From()
	m.Choice.forget()
	m.leave()
	m.Seats.sit(change)
	if m.Seats.Hosts.Len() == 1 && m.Seats.Persons != 0 {
		// One person among computers has nobody to hide from.
		m.Holder.seat, m.Near = seat, seat
	}
	m.Computers.thoughts.drop(seat)
	m.paused = false
	m.Note(change.Note())
	m.Computers.noteBudgets()
	if computer {
		m.Computers.study.begin(m.Desk.Study)
	}
	if g, ok := m.game.(Pace); ok {
		g.Reseated()
	}
	m.announce(seat, stage.Happened, line)
	// It is asked again who owes what, and what was being shown is shown from its beginning, for those who look on now.
	m.aside = false
	m.refresh(false)
	m.conceal(before, from)
	m.show.Add(m.Holder.Sight(), from)
	m.screen.Rebuild()
	return line
}

// announce says a public sentence about a seat's person, and keeps it for log and curtain.
func (m *Match) announce(seat game.Seat, o stage.Occasion, line game.Line) {
	m.Seats.said = append(m.Seats.said, public{m.session.Len(), line})
	m.Stage.AnnounceOf(seat, o, m.Reader().Say(line))
}
