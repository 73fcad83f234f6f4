package tabletop

import (
	"slices"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/catalog"
	"safehouse/game/record"
	"safehouse/render/display"
	"safehouse/scenes/stage"
)

// public is a sentence about who plays, for log and curtain: it was said when that number of moves had been made.
type public struct {
	moves int
	line  game.Line
}

// seating is who plays for which seat as the match goes on, and what was said of it.
type Seats struct {
	table *Table
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
}

// asKept seats everybody as at the start, and then as the notes of the record say.
func (s *Seats) asKept() {
	s.Hosts = s.Cast.Persons()
	s.Persons = s.Hosts
	for i, p := range s.Cast.Players {
		s.players[i] = bots.OfCast(p)
	}
	for _, change := range record.Seatings(s.Cast.Players, s.table.session.Len(), s.table.Desk.Notes) {
		s.said = append(s.said, public{change.Moves, s.sentence(change, s.Persons)})
		s.sit(change)
	}
	s.table.codes.recall(s.table)
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
	level := game.Word(levelKeys[change.Level])
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

// Reseat gives a seat that a person had at the start to the computer, or back to its person: at once, whatever is on
// the screen. Everybody is told. All hands are behind the curtain afterwards; what was chosen and not submitted is
// forgotten, and what a computer was thinking for the seat is never read. It gives what everybody was told, the zero
// Line where nothing has changed.
func (t *Table) Reseat(seat game.Seat, computer bool, level game.Level) (told game.Line) {
	if !computer {
		level = game.Easy
	}
	if !t.Seats.Hosts.Has(seat) || t.ended || computer == t.Seats.Given(seat) && level == t.Seats.Level(seat) {
		return game.Line{}
	}
	change := record.Seating{Moves: t.session.Len(), Seat: seat, Computer: computer, Level: level}
	line := t.Seats.sentence(change, t.Seats.Persons)
	before, from := t.Eyes.sight(), t.show.from()
	t.Choice.forget()
	t.Eyes.leave()
	t.Seats.sit(change)
	if t.Seats.Hosts.Len() == 1 && t.Seats.Persons != 0 {
		// One person among computers has nobody to hide from.
		t.Eyes.holder, t.Near = seat, seat
	}
	t.computers.thoughts.drop(seat)
	t.paused = false
	t.note(change.Note())
	t.computers.noteBudgets()
	if computer {
		t.computers.study.begin(t)
	}
	if t.game.Reseated != nil {
		t.game.Reseated()
	}
	t.announce(seat, stage.Happened, line)
	t.restarted(before, from)
	return line
}

// announce says a public sentence about a seat's person, and keeps it for log and curtain.
func (t *Table) announce(seat game.Seat, o stage.Occasion, line game.Line) {
	t.Seats.said = append(t.Seats.said, public{t.session.Len(), line})
	t.Stage.AnnounceOf(seat, o, t.Reader().Say(line))
}

// restarted asks again who owes what, and shows what was being shown from its beginning, which came after that number
// of moves, for those who look on now.
func (t *Table) restarted(before sight, from int) {
	t.aside = false
	t.refresh(false)
	t.conceal(before, from)
	t.show.add(t.Eyes.Sight(), from)
	t.Rebuild()
}

// story gives, in order, the sentences that a viewer was told of the moves since that number, and those about who plays
// from that number of them on. Told counts those of the moves.
func (t *Table) story(viewer game.Seat, moves, said int, add func(line game.Line, told int, public bool)) {
	lines, told := t.session.Lines(viewer, moves), 0
	upTo := func(end int) {
		for ; told < end; told++ {
			add(lines[told], told+1, false)
		}
	}
	for ; said < len(t.Seats.said); said++ {
		s := &t.Seats.said[said]
		if s.moves > moves {
			upTo(len(lines) - len(t.session.Lines(viewer, s.moves)))
		}
		add(s.line, told, true)
	}
	upTo(len(lines))
}

// character is how a computer presents itself at this table.
func (s *Seats) character(p bots.Player) catalog.Character {
	if s.table.computers.game.Name == "" {
		return catalog.Character{Pace: botBeatMS}
	}
	return s.table.computers.game.Character(p)
}

// Persona says how the computer on a seat plays in this game; empty for a person.
func (s *Seats) Persona(seat game.Seat) string {
	if s.Persons.Has(seat) || s.table.computers.game.Name == "" {
		return ""
	}
	return s.table.Say(s.character(s.players[seat]).Says)
}

// everybody is the set of all seats.
func (s *Seats) everybody() (all game.Seats) {
	for seat := range game.Seat(len(s.Names)) {
		all = all.With(seat)
	}
	return all
}

// Called is what stands where a seat is told of afterwards: its name, but to one person who plays alone that this is
// «you».
func (s *Seats) Called(seat game.Seat) string {
	if s.table.Eyes.Reads(seat) {
		return s.table.Say("seats.you")
	}
	return s.Names[seat]
}

// NamePlayed is a seat's name with who played for it: a person, the computer in part, or the computer now, where a room
// of that width has place for it in letters of that design size; else the name alone.
func (s *Seats) NamePlayed(seat game.Seat, wide float64, f display.Font, design float64) string {
	name := s.Called(seat)
	long := s.withHints(seat, name)
	switch {
	case s.Given(seat):
		long = s.table.Say("seats.played", game.SeatName(seat), game.Word(levelKeys[s.Level(seat)]))
	case s.everGiven(seat):
		long = s.table.Say("seats.partly", game.SeatName(seat))
	}
	f = s.table.Stage.Metrics.Font(f)
	if s.table.Stage.Measure.Width(long, f, max(s.table.Stage.Metrics.Size(f, design)*nameShrinks,
		s.table.Stage.Metrics.Floor(f))) > wide {
		return name
	}
	return long
}

// everGiven reports whether the computer has played for a seat of a person.
func (s *Seats) everGiven(seat game.Seat) bool {
	for _, change := range s.changes {
		if change.Seat == seat && change.Computer {
			return true
		}
	}
	return false
}

// levelKeys are the message keys of the levels.
var levelKeys = [...]string{game.Easy: "level.easy", game.Medium: "level.medium", game.Expert: "level.expert"}
