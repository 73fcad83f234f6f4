package match

import (
	"slices"
	"strconv"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/record"
	"safehouse/scenes/stage"
)

// public is a sentence about who plays, for log and curtain: it was said when that number of moves had been made.
type public struct {
	moves int
	line  game.Line
}

// Seats is who plays for which seat as the match goes on, and what was said of it.
type Seats struct {
	// Cast are the players at the start, Names those of the seats. Hosts are the seats that persons had at the start,
	// Persons those that they have now: seats of persons may be given to the computer.
	Cast    game.Cast
	Names   []string
	Hosts   game.Seats
	Persons game.Seats
	// players are who plays for computers, changes all that was given and taken back, in order.
	players [game.MaxSeats]bots.Player
	changes []record.Seating
	said    []public
	// portraits are the numbers of the portraits.
	portraits [game.MaxSeats]uint8
}

// asKept seats everybody as at the start, and then as the notes say of a record of so many moves.
func (s *Seats) asKept(moves int, notes []record.Note, codes *codes) {
	s.Hosts = s.Cast.Persons()
	s.Persons = s.Hosts
	for i, p := range s.Cast.Players {
		s.players[i] = bots.OfCast(p)
	}
	for _, change := range record.Seatings(s.Cast.Players, moves, notes) {
		s.said = append(s.said, public{change.Moves, s.sentence(change, s.Persons)})
		s.sit(change)
	}
	s.said = append(s.said, codes.recall(s, moves, notes)...)
	slices.SortStableFunc(s.said, func(a, b public) int { return a.moves - b.moves })
}

// sit has somebody else play for a seat.
func (s *Seats) sit(change record.Seating) {
	s.changes = append(s.changes, change)
	s.players[change.Seat] = bots.OfLevel(change.Level)
	s.Persons = s.Persons.With(change.Seat)
	if change.Computer {
		s.Persons = s.Persons.Without(change.Seat)
	}
}

// sentence says who plays from now on; persons are those who have played until now.
func (s *Seats) sentence(change record.Seating, persons game.Seats) game.Line {
	level := game.Word(LevelKeys[change.Level])
	switch {
	case !change.Computer:
		return game.Say("seats.back", game.SeatName(change.Seat))
	case persons.Has(change.Seat):
		return game.Say("seats.given", game.SeatName(change.Seat), level)
	}
	return game.Say("seats.level", game.SeatName(change.Seat), level)
}

// Given reports whether the computer plays for a seat that a person had at the start.
func (s *Seats) Given(seat game.Seat) bool { return s.Hosts.Has(seat) && !s.Persons.Has(seat) }

// Level is the strength of the computer on a seat.
func (s *Seats) Level(seat game.Seat) game.Level { return s.players[seat].Level }

// Player is who decides for the computer on a seat.
func (s *Seats) Player(seat game.Seat) bots.Player { return s.players[seat] }

// GivenAt reports whether the computer made the move of that number, counted from 0, for a seat that a person had at
// the start.
func (s *Seats) GivenAt(seat game.Seat, move int) (given bool) {
	for _, change := range s.changes {
		if change.Seat == seat && change.Moves <= move {
			given = change.Computer
		}
	}
	return given
}

// Everybody is the set of all seats.
func (s *Seats) Everybody() (all game.Seats) {
	for seat := range game.Seat(len(s.Names)) {
		all = all.With(seat)
	}
	return all
}

// EverGiven reports whether the computer has played for a seat of a person.
func (s *Seats) EverGiven(seat game.Seat) bool {
	return slices.ContainsFunc(s.changes, func(c record.Seating) bool { return c.Seat == seat && c.Computer })
}

// Seed is the number that the match was dealt from, as it is written; empty where no player gave one.
func (s *Seats) Seed() string {
	if s.Cast.Number == nil {
		return ""
	}
	return strconv.FormatUint(*s.Cast.Number, 10)
}

// Reseated reports whether any seat has been given or taken back.
func (s *Seats) Reseated() bool { return len(s.changes) > 0 }

// PortraitID is the number in the cast, from 1 on, of who plays for a seat, or that of the guest whose seat it is; 0
// for a computer that is nobody in particular.
func (s *Seats) PortraitID(seat game.Seat) uint8 { return s.portraits[seat] }

// InCast reports whether one of the cast plays for a seat.
func (s *Seats) InCast(seat game.Seat) bool { return s.players[seat].Character != "" }

// LevelKeys are the message keys of the levels.
var LevelKeys = [...]string{game.Easy: "level.easy", game.Medium: "level.medium", game.Expert: "level.expert"}

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
