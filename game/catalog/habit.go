package catalog

import "safehouse/game"

// Habit is what somebody's decisions in a game are compared by with those of others.
type Habit struct {
	// Title is the message key of what it is, Says that of the sentence with who it is and the figures of both.
	Title, Says string
	// Mean reports that a habit's figure is the mean of what was taken; else it is the least that is rather taken than
	// left.
	Mean bool

	offers func(s game.Session, n int, seat game.Seat, move string) []game.Offer
}

// Offers is what a seat could do when n moves had been made and it made that one, or would have; none where the habit
// has nothing to do with it.
func (h *Habit) Offers(s game.Session, n int, seat game.Seat, move string) []game.Offer {
	if h.offers == nil {
		return nil
	}
	return h.offers(s, n, seat, move)
}

// offersOf has the room of a game say what a move takes or leaves.
func offersOf[S any, M game.Move, V any, E game.Event](
	rules game.Rules[S, M, V, E], of func(*V, M) []game.Offer,
) func(game.Session, int, game.Seat, string) []game.Offer {
	return func(s game.Session, n int, seat game.Seat, text string) []game.Offer {
		move, err := rules.Parse(text)
		if err != nil {
			return nil
		}
		view := s.(*game.Match[S, M, V, E]).ViewAt(seat, n)
		return of(&view, move)
	}
}
