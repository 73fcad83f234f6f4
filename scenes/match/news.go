package match

import (
	"slices"

	"safehouse/game"
)

// News tells what happened since a seat last had the screen, in words that speak to whoever sits there: met reports
// that it befell that seat. Public lines only: it stands on the curtain.
func (s *story) News(seat game.Seat, tell func(said string, met bool)) {
	h := s.view.Holder
	from, ok := s.game.News(seat, h.saw[seat])
	switch {
	case ok && h.taken:
	case h.heard[seat] < len(s.view.Seats.said):
		from = h.saw[seat]
	default:
		return
	}
	lines, known := s.missed(from, h.heard[seat])
	for len(lines) > 0 {
		one, met := lines, s.befell(lines[0], seat)
		if end := slices.IndexFunc(lines, func(l game.Line) bool {
			return l.Key == lines[0].Key && s.befell(l, seat) != met
		}); end > 0 { // What befell the person stands alone among what befell others.
			one = lines[:end]
		}
		text, n := s.sentence(s.view.Reader().To(seat), one, true)
		if n > known { // What was seen to happen is told again with what came of it alone.
			tell(text, met)
		}
		lines, known = lines[n:], known-n
	}
}

// missed are the lines that are told to one who has missed the moves from that number on, and heard so much of who
// plays. They begin with known lines of the move before, which may have been answered since.
func (s *story) missed(from, heard int) (lines []game.Line, known int) {
	before := max(from-1, 0)
	old := len(s.view.session.Lines(game.Public, before)) - len(s.view.session.Lines(game.Public, from))
	s.Story(game.Public, before, heard, func(l game.Line, told int, public bool) {
		if !public && (!s.Logged(l) || s.recalled(l) == Unsaid) {
			return
		}
		if lines = append(lines, l); !public && told <= old {
			known = len(lines)
		}
	})
	return lines, known
}

// recalled says how a line is told to who comes back to the screen.
func (s *story) recalled(l game.Line) Recall {
	if g, ok := s.game.(Recap); ok {
		return g.Recalled(l)
	}
	return Told
}

// befell reports whether a line tells what befell a seat: it names the seat first and says so, or another one before.
func (s *story) befell(l game.Line, seat game.Seat) bool {
	at := slices.Index(l.Args[:], game.SeatName(seat))
	if at < 0 {
		return false
	}
	return s.recalled(l) == Befell ||
		slices.ContainsFunc(l.Args[:at], func(a game.Arg) bool { return a.Kind == game.ArgSeat })
}
