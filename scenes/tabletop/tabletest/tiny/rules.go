// Package tiny is the smallest game that has all that a table is for, with its screen: the proof that a table takes any
// game. It is played in tests only.
package tiny

import (
	"fmt"
	"log/slog"
	"math/bits"
	"math/rand/v2"
	"slices"

	"safehouse/game"
)

// Rules is the smallest game that has all that a table is for: two seats, a hidden hand, and a choice that is sealed
// until both have made it. Each is dealt some of a few numbered cards. In each turn both play a card; the higher takes
// a point, or two if it was doubled, which a seat may do once a match.
type Rules struct{}

const (
	seats, cards, handful, turns = 2, 10, 4, 3
)

// Move deals a card, or plays one.
type Move struct {
	Deal, Double bool
	Card         uint8
}

// Public is what everybody knows: Out are the cards that all have seen, Last those that were turned last.
type Public struct {
	Doubled     [seats]bool
	Score       [seats]int
	Last        [seats]Move
	Dealt, Turn int
	Out         uint16
}

// State is the truth: hands are sets of cards.
type State struct {
	Public
	Hand [seats]uint16
	Pick [seats]Move
}

// Format prints what the public sees.
func (s State) Format(f fmt.State, _ rune) {
	_, _ = fmt.Fprintf(f, "%+v", Rules{}.View(&s, game.Public))
}

// LogValue logs what the public sees.
func (s State) LogValue() slog.Value { return slog.AnyValue(Rules{}.View(&s, game.Public)) }

// View is what a seat, or the public, may know: of the own cards which, of others how many.
type View struct {
	Public
	Viewer game.Seat
	Hand   uint16
	Pick   Move
	Cards  [seats]int
	Picked [seats]bool
	Moves  []Move
}

// Event tells of a card that was dealt or chosen, to whom it may be told which, and of both that were turned.
type Event struct {
	Seat   game.Seat
	Dealt  bool
	Card   Move
	Turned [seats]Move
}

// The zones of the game.
const Deck, Hands, Desk game.Zone = 0, 1, 2

// String is "deal 3", "play 3" or "double 3".
func (m Move) String() string {
	verb := map[Move]string{{}: "play", {Deal: true}: "deal",
		{Double: true}: "double"}[Move{Deal: m.Deal, Double: m.Double}]
	return fmt.Sprintf("%s %d", verb, m.Card)
}

// Say names what happened.
func (e Event) Say() game.Line {
	if e.Turned != [seats]Move{} {
		return game.Say("tiny.turned", game.Number(int(e.Turned[0].Card)), game.Number(int(e.Turned[1].Card)))
	}
	return game.Say(map[bool]string{true: "tiny.dealt", false: "tiny.chosen"}[e.Dealt], game.SeatName(e.Seat))
}

// Travel leads from the deck to a hand, and from there to the desk.
func (e Event) Travel() (from, to game.Place, moved bool) {
	hand := game.Place{Zone: Hands, Index: uint8(e.Seat)}
	if e.Dealt {
		return game.Place{Zone: Deck}, hand, true
	}
	return hand, game.Place{Zone: Desk, Index: uint8(e.Seat)}, true
}

// Name is the game's name.
func (Rules) Name() string { return "tiny" }

// Start wants two seats.
func (Rules) Start(n int, _ game.Options) (State, error) {
	if n != seats {
		return State{}, fmt.Errorf("the tiny game is for %d seats, not %d", seats, n)
	}
	return State{}, nil
}

// ToAct is Nature while cards are dealt, then all who have not chosen.
func (Rules) ToAct(s *State) (set game.Seats) {
	if s.Dealt < seats*handful {
		return game.SeatsOf(game.Nature)
	}
	for seat, pick := range s.Pick {
		if s.Turn < turns && pick == (Move{}) {
			set = set.With(game.Seat(seat))
		}
	}
	return set
}

// Moves are the cards of the deck for Nature, those of the hand for a seat, plain and doubled.
func (r Rules) Moves(s *State, seat game.Seat, buf []Move) []Move {
	if !r.ToAct(s).Has(seat) {
		return buf
	}
	for c := uint8(1); c <= cards; c++ {
		if seat == game.Nature && (s.Hand[0]|s.Hand[1])>>c&1 == 0 {
			buf = append(buf, Move{Deal: true, Card: c})
		} else if seat < seats && s.Hand[seat]>>c&1 != 0 {
			if buf = append(buf, Move{Card: c}); !s.Doubled[seat] {
				buf = append(buf, Move{Card: c, Double: true})
			}
		}
	}
	return buf
}

// Check refuses cards that are not in the hand, and to double twice.
func (r Rules) Check(s *State, seat game.Seat, m Move) *game.Refusal {
	if slices.Contains(r.Moves(s, seat, nil), m) {
		return nil
	}
	if m.Double && seat < seats && s.Doubled[seat] {
		return game.Refuse("tiny.double", "why.tiny.doubled")
	}
	return game.Refuse("tiny.play", "why.tiny.card")
}

// Apply deals or chooses, and turns both cards once both have been chosen.
func (Rules) Apply(s *State, seat game.Seat, m Move) {
	if m.Deal {
		s.Hand[s.Dealt%seats] |= 1 << m.Card
		s.Dealt++
		return
	}
	s.Pick[seat] = m
	if s.Pick[0] == (Move{}) || s.Pick[1] == (Move{}) {
		return
	}
	for i, pick := range s.Pick {
		s.Hand[i] &^= 1 << pick.Card
		s.Out |= 1 << pick.Card
		s.Doubled[i] = s.Doubled[i] || pick.Double
		if pick.Card > s.Pick[1-i].Card {
			s.Score[i] += map[bool]int{false: 1, true: 2}[pick.Double]
		}
	}
	s.Last, s.Pick = s.Pick, [seats]Move{}
	s.Turn++
}

// Parse reads what String gives.
func (Rules) Parse(text string) (Move, error) {
	for c := uint8(1); c <= cards; c++ {
		for _, m := range []Move{{Card: c}, {Card: c, Double: true}, {Card: c, Deal: true}} {
			if m.String() == text {
				return m, nil
			}
		}
	}
	return Move{}, fmt.Errorf("%q is no move of the tiny game", text)
}

// Sealed is every choice.
func (Rules) Sealed(_ *State, seat game.Seat, _ Move) bool { return seat != game.Nature }

// View leaves out the cards of others.
func (r Rules) View(s *State, viewer game.Seat) View {
	v := View{Public: s.Public, Viewer: game.Public}
	for i := range s.Hand {
		v.Cards[i], v.Picked[i] = bits.OnesCount16(s.Hand[i]), s.Pick[i] != Move{}
	}
	if viewer.Sits(seats) {
		v.Viewer, v.Hand, v.Pick, v.Moves = viewer, s.Hand[viewer], s.Pick[viewer], r.Moves(s, viewer, nil)
	}
	return v
}

// Observe names a card to whoever has it, and both cards to all before they are turned.
func (r Rules) Observe(before *State, seat game.Seat, m Move, viewer game.Seat, yield func(Event, *State)) {
	s := *before
	o := game.Observe(viewer, &s, yield)
	e := Event{Seat: seat, Dealt: m.Deal}
	if m.Deal {
		e.Seat = game.Seat(s.Dealt % seats)
	}
	if viewer == e.Seat {
		e.Card = m
	}
	o.Add(e)
	if !m.Deal && s.Pick[1-seat] != (Move{}) {
		s.Pick[seat] = m
		o.Add(Event{Seat: seat, Turned: s.Pick})
	}
	r.Apply(&s, seat, m)
	o.Done()
}

// Sample deals the cards that the viewer has not seen anew, and has others choose any of theirs.
func (r Rules) Sample(v *View, rng *rand.Rand) State {
	s := State{Public: v.Public}
	if v.Viewer.Sits(seats) {
		s.Hand[v.Viewer], s.Pick[v.Viewer] = v.Hand, v.Pick
	}
	for i := range s.Hand {
		for game.Seat(i) != v.Viewer && bits.OnesCount16(s.Hand[i]) < v.Cards[i] {
			if c := 1 + rng.IntN(cards); (s.Hand[0]|s.Hand[1]|s.Out)>>c&1 == 0 {
				s.Hand[i] |= 1 << c
			}
		}
		if v.Picked[i] && game.Seat(i) != v.Viewer {
			moves := r.Moves(&s, game.Seat(i), nil)
			s.Pick[i] = moves[rng.IntN(len(moves))]
		}
	}
	return s
}

// Standing is a point a card won, and another where it was doubled.
func (r Rules) Standing(s *State) game.Standing {
	st := game.Standing{Seats: seats, Round: min(s.Turn+1, turns), Rounds: turns, Over: r.ToAct(s) == 0}
	for i, score := range s.Score {
		st.Halves[i] = 2 * score
	}
	for i := range s.Score {
		if st.Over && s.Score[i] > s.Score[1-i] {
			st.Winners = game.SeatsOf(game.Seat(i))
		}
	}
	return st
}
