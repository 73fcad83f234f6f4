// Package kompromat is the game of KOMPROMAT for two: its cards, its rules and who may know what. It knows no screen,
// no file and no word of any language. Rulings are cited by their ids, K1 to K40.
package kompromat

import (
	"fmt"
	"log/slog"
	"math/bits"

	"safehouse/game"
)

// step says what the state waits for. It is finer than a Phase: Nature's draws have steps of their own.
type step uint8

const (
	stepFirst     step = iota // Nature draws the starter (K2)
	stepLay                   // Nature turns up a mission card (K3)
	stepDraw                  // the seat in turn draws its first card or uses an item
	stepDealFirst             // Nature deals that card
	stepPlace                 // the seat chooses its mission or uses an item
	stepMore                  // the seat draws again, stops or uses an item; where it must stop it can only stop
	stepDealMore              // Nature deals the further card
	stepSeen                  // the seat looks at what Night Vision shows
	stepPeek                  // Nature turns up the deck's top cards for the binoculars
	stepOrder                 // the seat orders them
	stepSmoke                 // the seat may remove a card under the smoke screen
	stepHit                   // Nature chooses the card that the stun gun removes
	stepBefore                // window R1
	stepDeclare               // the seat values its 1/11 cards
	stepAfter                 // window R2
	stepPerfect               // the seat may give back a token
	stepOver
)

// none stands for no mission.
const none = -1

// fullDeck has a bit for each equipment card; allMissions one for each mission card.
const (
	fullDeck    = 1<<(DeckSize+1) - 2
	allMissions = 1<<(MissionCount+1) - 2
)

// State is the whole truth of a match: a plain value that holds masks of cards instead of an order, since chance
// draws from what is left when a card is needed. It prints as the public view.
type State struct {
	board
	side [Seats]side

	step    step
	narrow  bool // by OptionNarrow
	round   uint8
	lot     uint8 // 0: the starter is drawn; 1 or 2: it is seat 0 or 1
	starter game.Seat
	turn    game.Seat
	// current is the mission where the seat in turn places, or that is being revealed.
	current   int8
	revealing bool
	declined  uint8 // seats that declined the window in a row
	focus     Item  // the item whose effect is pending
	focusAt   int8  // and the mission it was used at
	low       uint8 // lowest total of the open attempt, in half points
	drawn     Card  // the first card of a turn, before it is placed
	ending    Ending
	winner    game.Seat
	// moving reports that a move is under way, of which a viewer is told event by event; turned are the cards of the list
	// of the seat in turn that it has turned up so far.
	moving bool
	turned uint16
}

// forced reports whether the seat in turn can only stop: over 21 at its lowest, or no card left (K8, K24).
func forced(s *State) bool { return s.low > Limit || s.side[s.turn].deck == 0 }

// Points counts a seat's points (K30); searches that sampled the state may read it.
func (s *State) Points(seat game.Seat) Score {
	score := Score{Tokens: int(s.side[seat].tokens)}
	for cards := s.taken[seat]; cards != 0; cards &= cards - 1 {
		score.add(Mission(bits.TrailingZeros32(cards)))
	}
	return score
}

// add counts one more mission card.
func (s *Score) add(m Mission) {
	switch m.Kind() {
	case Target:
		s.Targets += m.Points()
	case ItemCard:
		s.Items += m.Points()
	case Code:
		s.CodeCards++
		s.Codes = CodeValues[s.CodeCards]
	case Document:
		s.DocumentCards++
		s.Documents = DocumentValues[s.DocumentCards]
	}
}

// Over reports whether the match has ended, Winner who won it (Public for a draw or while it runs).
func (s *State) Over() bool { return s.step == stepOver }

// Winner is the seat that won, Public where nobody did.
func (s *State) Winner() game.Seat {
	if !s.Over() {
		return game.Public
	}
	return s.winner
}

// Format prints the public view, whatever the verb: a log line cannot leak.
func (s State) Format(f fmt.State, _ rune) {
	_, _ = fmt.Fprintf(f, "%+v", Rules{}.View(&s, game.Public))
}

// LogValue gives the public view to a log.
func (s State) LogValue() slog.Value { return slog.AnyValue(Rules{}.View(&s, game.Public)) }

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
		board:   board{unlaid: allMissions},
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
			st.Halves[seat] = 2 * s.Points(seat).Total()
		}
	}
	if w := s.Winner(); w != game.Public {
		st.Winners = game.SeatsOf(w)
	}
	return st
}
