package match

import (
	"safehouse/game"
	"safehouse/game/record"
)

// story is what has happened in a match, in words.
type story struct {
	view  View
	game  Game
	notes func() []record.Note
}

// Story gives, in order, the sentences that a viewer was told of the moves since that number, and those about who plays
// from that number of them on. Told counts those of the moves; public are those that are for reading again in any game.
func (s *story) Story(viewer game.Seat, moves, said int, add func(line game.Line, told int, public bool)) {
	lines, told := s.view.session.Lines(viewer, moves), 0
	upTo := func(end int) {
		for ; told < end; told++ {
			add(lines[told], told+1, false)
		}
	}
	for ; said < len(s.view.Seats.said); said++ {
		p := &s.view.Seats.said[said]
		if p.moves > moves {
			upTo(len(lines) - len(s.view.session.Lines(viewer, p.moves)))
		}
		add(p.line, told, true)
	}
	upTo(len(lines))
}

// Said is the number of sentences about who plays that have been said.
func (s *Seats) Said() int { return len(s.said) }

// Logged reports whether a line is for reading again.
func (s *story) Logged(l game.Line) bool {
	g, ok := s.game.(Log)
	return !ok || g.Logged(l)
}

// Gathered is what lines say together, as far as they are one sentence.
func (s *story) Gathered(lines []game.Line) (text string, ok bool) {
	g, ok := s.game.(Log)
	if !ok || len(lines) < 2 {
		return "", false
	}
	return g.Gathered(lines)
}

// LogViewer is who reads the log: the holder of open cards where the game remembers them, else the Table.
func (s *story) LogViewer() game.Seat {
	if g, ok := s.game.(Log); ok && g.Remembers() {
		return s.view.Holder.Sight()
	}
	return game.Public
}

// Sentences gives the sentences that lines make, each with the first of its lines.
func (s *story) Sentences(lines []game.Line, add func(first game.Line, text string)) {
	for len(lines) > 0 {
		text, n := s.view.Reader().Say(lines[0]), 1
		for n < len(lines) {
			longer, ok := s.Gathered(lines[:n+1])
			if !ok {
				break
			}
			text, n = longer, n+1
		}
		add(lines[0], text)
		lines = lines[n:]
	}
}

// News is what happened since a seat last had the screen, in the reader's words. Public lines only: it stands on the
// curtain.
func (s *story) News(seat game.Seat) (told []string) {
	h := s.view.Holder
	said := h.heard[seat] < len(s.view.Seats.said)
	if !said && (!h.taken || !s.game.News(seat, h.saw[seat])) {
		return nil
	}
	var lines []game.Line
	s.Story(game.Public, h.saw[seat], h.heard[seat], func(l game.Line, _ int, public bool) {
		if public || s.Logged(l) {
			lines = append(lines, l)
		}
	})
	s.Sentences(lines, func(_ game.Line, said string) { told = append(told, said) })
	return told
}

// Lines gives the sentences that a viewer was told since that number of moves.
func (t *turn) Lines(viewer game.Seat, since int) []game.Line { return t.session.Lines(viewer, since) }

// Played is a seat's name with who played for it: a person with the hints that it was given, the computer in part, or
// the computer now.
func (s *story) Played(seat game.Seat) string {
	switch in := s.view.Seats; {
	case in.Given(seat):
		return s.view.Say("seats.played", game.SeatName(seat), game.Word(LevelKeys[in.Level(seat)]))
	case in.EverGiven(seat):
		return s.view.Say("seats.partly", game.SeatName(seat))
	}
	if n := s.Hints(seat); n > 0 {
		return s.view.Say("hint.count", game.Number(n), game.Text(s.view.Called(seat)))
	}
	return s.view.Called(seat)
}

// Hints is how many hints the person on a seat was given.
func (s *story) Hints(seat game.Seat) int { return record.Hints(s.notes())[seat] }

// Decisions are those of computers that were decisions: with more than one move to choose from. They are of a match
// that is over.
func (s *story) Decisions() (all []record.Decision) {
	for _, d := range record.Decisions(s.view.Seats.Cast.Players, s.view.session.Record(), s.notes()) {
		if len(s.view.session.MoveTextsAt(d.Seat, d.Began)) > 1 {
			all = append(all, d)
		}
	}
	return all
}
