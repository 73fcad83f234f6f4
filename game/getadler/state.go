package getadler

import (
	"fmt"
	"log/slog"

	"safehouse/game"
)

// State is the whole truth of a match: a plain value of counters and masks. It prints as the public view.
type State struct {
	deck
	history
	confrontation
	cast

	// What stays through a match.
	abilities, mission, quick bool
	House
	branch Kind

	phase             Phase
	dealt, hour, owed uint8
	first, current    game.Seat
	waiting           game.Seats

	reason  Reason
	winners game.Seats
	shown   Kind
	shownBy game.Seat
}

// ask makes a phase that waits for one seat, or for Nature.
func (s *State) ask(p Phase, seat game.Seat) {
	s.phase = p
	s.waiting = game.SeatsOf(seat)
}

// Over reports whether the match has ended.
func (s *State) Over() bool { return s.phase == PhaseOver }

// Format prints the public view, whatever the verb: a log line cannot leak.
func (s State) Format(f fmt.State, _ rune) {
	_, _ = fmt.Fprintf(f, "%+v", Rules{}.View(&s, game.Public))
}

// LogValue gives the public view to a log.
func (s State) LogValue() slog.Value { return slog.AnyValue(Rules{}.View(&s, game.Public)) }
