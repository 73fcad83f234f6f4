package topsecret

import (
	"fmt"
	"log/slog"

	"safehouse/game"
)

// State is the whole truth of a match: a plain value of counters. It prints as the public view.
type State struct {
	// What belongs to each seat. A hand does not count the card that was chosen; pick is that card until it is placed,
	// destroyed or discarded.
	hand    [game.MaxSeats]tally
	singles [game.MaxSeats]tally
	// pairs and jokers count, by document, the pairs of two documents and those of a document and a special agent.
	pairs, jokers [game.MaxSeats]tally
	points        [game.MaxSeats]int32 // of the piles, fines not counted in
	series        [game.MaxSeats]int32
	pick          [game.MaxSeats]Kind
	up            [game.MaxSeats][2]upCard
	fines, wins   [game.MaxSeats]uint8

	discard Counts

	// What stays through a match.
	dealt          tally // the hand that everybody begins with
	values         [Ranks]uint8
	seats          uint8
	called, serial bool
	seconds        uint8

	phase  Phase
	game   uint8
	turn   uint8
	turns  uint8
	marker game.Seat
	// asked are the seats that this phase asks, waiting those of them that have not answered yet, banking those that
	// answered that they bank. While cards are turned, asked are the seats whose cards still lie face down.
	asked, waiting, banking game.Seats
	thief                   game.Seat
	assassins               uint8
	winners, gameWinners    game.Seats
}

// upCard is a face-up card: its kind, the seat that it was dealt to and whether it came this turn. The zero upCard is
// none.
type upCard uint8

// fresh marks a face-up card that came this turn. It lies above the bits of a Card.
const fresh upCard = 1 << 7

func (c upCard) card() Card      { return Card(c &^ fresh) }
func (c upCard) kind() Kind      { return Kind(c & 15) }
func (c upCard) home() game.Seat { return c.card().Home() }

// value is a document's points.
func (s *State) value(k Kind) int32 {
	if !k.Document() {
		return 0
	}
	return int32(s.values[k.Rank()]) * ValueStep
}

// last reports whether this is the last turn: what lies face up is banked in it (T25).
func (s *State) last() bool { return s.turn == s.turns }

// lying is the number of face-up cards of a seat.
func (s *State) lying(seat game.Seat) int {
	switch {
	case s.up[seat][0] == 0:
		return 0
	case s.up[seat][1] == 0:
		return 1
	default:
		return 2
	}
}

// pair reports whether two face-up cards count twice: equal documents, or a document and a special agent (T17). Two
// special agents are no pair (T19).
func pair(a, b Kind) bool { return a == b && a.Document() || a != b && (a == Agent || b == Agent) }

// loot reports whether a seat has just played a card that is still there and may be stolen (T7, T8): a stolen card has
// another home, so that it is no loot again.
func (s *State) loot(seat game.Seat) bool {
	for _, c := range s.up[seat] {
		if c&fresh != 0 && c.home() == seat {
			return true
		}
	}
	return false
}

// targets are the seats that a thief may take from.
func (s *State) targets(thief game.Seat) game.Seats {
	var set game.Seats
	for seat := range game.Seat(s.seats) {
		if seat != thief && s.loot(seat) {
			set = set.With(seat)
		}
	}
	return set
}

// Over reports whether the match has ended.
func (s *State) Over() bool { return s.phase == PhaseOver }

// Format prints the public view, whatever the verb: a log line cannot leak.
func (s State) Format(f fmt.State, _ rune) {
	_, _ = fmt.Fprintf(f, "%+v", Rules{}.View(&s, game.Public))
}

// LogValue gives the public view to a log.
func (s State) LogValue() slog.Value { return slog.AnyValue(Rules{}.View(&s, game.Public)) }
