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
	// unlaid, aside and gone are mission cards by bit: in the deck, set aside while laying, out of the game.
	unlaid, aside, gone uint32
	// taken are the mission cards won by each seat, order all of them in the order won.
	taken    [Seats]uint32
	order    [RowSize * Rounds]Mission
	orderLen uint8

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

	row, counter [RowSize]Mission
	fate         [RowSize]Fate
	side         [Seats]side
}

// side is what belongs to one seat.
type side struct {
	tokens uint8
	items  uint8 // bit 1<<Item: unused
	hand
}

// hand is the part of a side that ends with the round. The cards of all attempts stand in one list, since a seat
// finishes one attempt before it begins the next.
type hand struct {
	// done is 0 while the seat is asked in the windows of the round. Once it has declined them all it is one more than
	// the number of tokens that Forged Papers could have returned then (K39).
	done     uint8
	deck     uint16 // bit Card: still in the deck, the top cards below counted in
	seen     uint16 // bit n: the rival saw card n of the list by Night Vision
	safe     uint16 // bit n: everyone knows that card n of the list did not take its attempt over 21 (K8)
	removed  uint16 // bit n: card n lies aside for this round (K34)
	laid     [DeckSize]Card
	laidLen  uint8
	first    [RowSize]uint8 // the attempt's first card in the list
	count    [RowSize]uint8 // its number of cards
	total    [RowSize]uint8 // the declared total in half points
	tried    uint8          // bit mission: attempted
	revealed uint8          // bit mission: turned up
	declared uint8          // bit mission: total stands
	bust     uint8          // bit mission: over 21, and the cards were discarded (K14)
	top      [3]Card        // the deck's top cards that the binoculars showed, top first
	topLen   uint8
	// early and earlyAt tell of the card removed while its attempt was open: its number in the list plus one, and the
	// number of cards then placed there.
	early, earlyAt uint8
}

// rival is the other seat.
func rival(s game.Seat) game.Seat { return s ^ 1 }

// span gives the mask of an attempt's cards in the list.
func (h *hand) span(mission int) uint16 { return (1<<h.count[mission] - 1) << h.first[mission] }

// lying gives the mask of an attempt's cards that count (K34).
func (h *hand) lying(mission int) uint16 { return h.span(mission) &^ h.removed }

// faceDown gives the mask of an attempt's cards that lie face down; the first lies face up.
func (h *hand) faceDown(mission int) uint16 {
	if h.revealed>>mission&1 != 0 || h.count[mission] == 0 {
		return 0
	}
	return h.lying(mission) &^ (1 << h.first[mission])
}

// lowest is the total of the cards of a mask, in half points, every 1/11 counted as 1.
func (h *hand) lowest(cards uint16) int {
	sum := 0
	for ; cards != 0; cards &= cards - 1 {
		sum += h.laid[bits.TrailingZeros16(cards)].Low()
	}
	return sum
}

// wilds counts the 1/11 cards of a mask.
func (h *hand) wilds(cards uint16) int {
	n := 0
	for ; cards != 0; cards &= cards - 1 {
		if h.laid[bits.TrailingZeros16(cards)].Wild() {
			n++
		}
	}
	return n
}

// canPlace reports whether the seat takes another turn this round (K25).
func (h *hand) canPlace() bool { return h.deck != 0 && h.tried != 1<<RowSize-1 }

// forced reports whether the seat in turn can only stop: over 21 at its lowest, or no card left (K8, K24).
func (s *State) forced() bool { return s.low > Limit || s.side[s.turn].deck == 0 }

// nextPlace is where the next mission card goes: first all places, then covers in order away from the deck (K3).
func (s *State) nextPlace() int {
	for i := range s.row {
		if s.row[i] == 0 && s.counter[i] == 0 {
			return i
		}
	}
	for i := range s.row {
		if s.row[i] == 0 {
			return i
		}
	}
	return none
}

// peeks is the number of top cards that the binoculars show.
func (h *hand) peeks() int { return min(len(h.top), bits.OnesCount16(h.deck)) }

// unknown gives the deck's cards that are not among its known top cards.
func (h *hand) unknown() uint16 {
	cards := h.deck
	for _, c := range h.top[:h.topLen] {
		cards &^= 1 << c
	}
	return cards
}

// next gives the cards of which one is drawn next, each equally likely.
func (h *hand) next() uint16 {
	if h.topLen > 0 {
		return 1 << h.top[0]
	}
	return h.deck
}

// score counts a seat's points (K30).
func (s *State) score(seat game.Seat) Score {
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

// Points counts a seat's points as the state knows them; searches that sampled the state may read it.
func (s *State) Points(seat game.Seat) Score { return s.score(seat) }

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
