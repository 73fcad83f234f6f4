// Package kompromat is the game of KOMPROMAT for two: its cards, its rules and who may know what. It knows no screen,
// no file and no word of any language. Rulings are cited by their ids, K1 to K40.
package kompromat

import (
	"fmt"

	"safehouse/game"
)

// Rules are the rules of KOMPROMAT.
type Rules struct{}

// Match is a running match of KOMPROMAT.
type Match = game.Match[State, Move, View, Event]

// OptionStarter is the option that says who starts: 0 draws lots (K2), 1 and 2 are the first and the second seat.
const OptionStarter = "starter"

// OptionNarrow is 1 in matches that were begun before the windows were as wide as they are: no item between drawing the
// first card and placing it (K40), and declining all windows ends early with an item won alone (K39). New matches never
// have it.
const OptionNarrow = "narrow"

// Name is the game's name in records and on the command line.
func (Rules) Name() string { return "kompromat" }

// Start returns the state before the starter is drawn.
func (Rules) Start(seats int, options game.Options) (State, error) {
	if seats != Seats {
		return State{}, fmt.Errorf("kompromat is for %d seats, not %d", Seats, seats)
	}
	lot := options.Value(OptionStarter, 0)
	if lot < 0 || lot > Seats {
		return State{}, fmt.Errorf("option %s is %d: it must be 0 (by lot), 1 or 2", OptionStarter, lot)
	}
	narrow, err := options.Flag(OptionNarrow)
	if err != nil {
		return State{}, err
	}
	return State{
		narrow:  narrow,
		unlaid:  allMissions,
		lot:     uint8(lot),
		current: none,
		focusAt: none,
		winner:  game.Public,
		side:    [Seats]side{{hand: hand{deck: fullDeck}}, {hand: hand{deck: fullDeck}}},
	}, nil
}

// ToAct gives the seat that owes a decision, or Nature, or nobody when the match is over.
func (Rules) ToAct(s *State) game.Seats {
	switch {
	case s.moving || s.Over():
		return 0
	case natures>>s.step&1 != 0:
		return 1 << game.Nature
	default:
		return 1 << s.turn
	}
}

// Apply makes a legal move.
func (Rules) Apply(s *State, seat game.Seat, m Move) { s.apply(m, nil) }

// Observe yields the events of one move as the viewer saw them.
func (Rules) Observe(before *State, _ game.Seat, m Move, viewer game.Seat, yield func(Event, *State)) {
	s := *before
	o := observer{game.Observe(viewer, &s, yield)}
	s.moving = true
	s.apply(m, &o)
	s.moving = false
	o.Done()
}

// Sealed reports whether a seat's move is secret from others: only how the binoculars' cards are put back is.
func (Rules) Sealed(_ *State, _ game.Seat, m Move) bool { return m.Op == OpOrder }

// Standing gives the public score: tokens while the match runs, since points lie face down (K26), all points at its
// end.
func (Rules) Standing(s *State) game.Standing {
	st := game.Standing{Seats: Seats, Round: max(1, int(s.round)), Rounds: Rounds, Over: s.Over()}
	for seat := range game.Seat(Seats) {
		st.Halves[seat] = 2 * int(s.side[seat].tokens)
		if s.Over() {
			st.Halves[seat] = 2 * s.score(seat).Total()
		}
	}
	if w := s.Winner(); w != game.Public {
		st.Winners = game.SeatsOf(w)
	}
	return st
}
