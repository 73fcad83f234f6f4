package tabletest

import (
	"fmt"
	"log/slog"
	"math/bits"
	"math/rand/v2"

	"safehouse/game"
)

// Tiny is the smallest game that has all that a table is for: two seats, a hidden hand, and a choice that is sealed until
// both have made it. Each is dealt some of a few numbered cards. In each turn both play a card; the higher takes a point, or
// two if it was doubled, which a seat may do once a match.
type Tiny struct{}

const (
	tinySeats, tinyCards, tinyHand, tinyTurns = 2, 10, 4, 3
	// tinyNobody stands where a seat could be: there is nobody to be dealt to.
	tinyNobody = game.Table
)

// TinyMove deals a card, or plays one.
type TinyMove struct {
	Deal, Double bool
	Card         uint8
}

// TinyState is the truth: hands are sets of cards.
type TinyState struct {
	Hand    [tinySeats]uint16
	Pick    [tinySeats]TinyMove
	Doubled [tinySeats]bool
	Score   [tinySeats]int
	Last    [tinySeats]TinyMove
	Dealt   int
	Turn    int
	// Out are the cards that all have seen.
	Out uint16
}

// Format prints what the Table sees.
func (s TinyState) Format(f fmt.State, _ rune) {
	_, _ = fmt.Fprintf(f, "%+v", Tiny{}.View(&s, game.Table))
}

// LogValue logs what the Table sees.
func (s TinyState) LogValue() slog.Value { return slog.AnyValue(Tiny{}.View(&s, game.Table)) }

// TinyView is what a seat, or the Table, may know: of the own cards which, of others how many.
type TinyView struct {
	Viewer  game.Seat
	Hand    uint16
	Pick    TinyMove
	Cards   [tinySeats]int
	Picked  [tinySeats]bool
	Doubled [tinySeats]bool
	Score   [tinySeats]int
	Last    [tinySeats]TinyMove
	Dealt   int
	Turn    int
	Out     uint16
	Moves   []TinyMove
}

// TinyEvent tells of a card that was dealt or chosen, to whom it may be told which, and of both that were turned.
type TinyEvent struct {
	Seat   game.Seat
	Dealt  bool
	Card   TinyMove
	Turned [tinySeats]TinyMove
}

// The zones of the game.
const (
	TinyDeck game.Zone = iota
	TinyHands
	TinyDesk
)

// String is "deal 3", "play 3" or "double 3".
func (m TinyMove) String() string {
	verb := "play"
	if m.Deal {
		verb = "deal"
	} else if m.Double {
		verb = "double"
	}
	return fmt.Sprintf("%s %d", verb, m.Card)
}

// Say names what happened.
func (e TinyEvent) Say() game.Line {
	switch {
	case e.Dealt:
		return game.Say("tiny.dealt", game.SeatName(e.Seat))
	case e.Turned != [tinySeats]TinyMove{}:
		return game.Say("tiny.turned", game.Number(int(e.Turned[0].Card)), game.Number(int(e.Turned[1].Card)))
	}
	return game.Say("tiny.chosen", game.SeatName(e.Seat))
}

// Travel leads from the deck to a hand, and from there to the desk.
func (e TinyEvent) Travel() (from, to game.Place, moved bool) {
	hand := game.Place{Zone: TinyHands, Index: uint8(e.Seat)}
	if e.Dealt {
		return game.Place{Zone: TinyDeck}, hand, true
	}
	return hand, game.Place{Zone: TinyDesk, Index: uint8(e.Seat)}, true
}

// Renews is nothing: cards keep their places.
func (TinyEvent) Renews() (zone game.Zone, renewed bool) { return 0, false }

// Name is the game's name.
func (Tiny) Name() string { return "tiny" }

// Start wants two seats.
func (Tiny) Start(seats int, _ game.Options) (TinyState, error) {
	if seats != tinySeats {
		return TinyState{}, fmt.Errorf("the tiny game is for %d seats, not %d", tinySeats, seats)
	}
	return TinyState{}, nil
}

// ToAct is Nature while cards are dealt, then all who have not chosen.
func (Tiny) ToAct(s *TinyState) (set game.Seats) {
	if s.Dealt < tinySeats*tinyHand {
		return game.SeatsOf(game.Nature)
	}
	for seat, pick := range s.Pick {
		if s.Turn < tinyTurns && pick == (TinyMove{}) {
			set = set.With(game.Seat(seat))
		}
	}
	return set
}

// Moves are the cards of the deck for Nature, those of the hand for a seat, plain and doubled.
func (r Tiny) Moves(s *TinyState, seat game.Seat, buf []TinyMove) []TinyMove {
	if !r.ToAct(s).Has(seat) {
		return buf
	}
	for c := uint8(1); c <= tinyCards; c++ {
		switch {
		case seat == game.Nature:
			if (s.Hand[0]|s.Hand[1])>>c&1 == 0 {
				buf = append(buf, TinyMove{Deal: true, Card: c})
			}
		case s.Hand[seat]>>c&1 != 0:
			buf = append(buf, TinyMove{Card: c})
			if !s.Doubled[seat] {
				buf = append(buf, TinyMove{Card: c, Double: true})
			}
		}
	}
	return buf
}

// Check refuses cards that are not in the hand, and to double twice.
func (r Tiny) Check(s *TinyState, seat game.Seat, m TinyMove) *game.Refusal {
	for _, legal := range r.Moves(s, seat, nil) {
		if m == legal {
			return nil
		}
	}
	if m.Double && seat < tinySeats && s.Doubled[seat] {
		return game.Refuse("tiny.double", "why.tiny.doubled")
	}
	return game.Refuse("tiny.play", "why.tiny.card")
}

// Apply deals or chooses, and turns both cards once both have been chosen.
func (Tiny) Apply(s *TinyState, seat game.Seat, m TinyMove) {
	if m.Deal {
		s.Hand[s.Dealt%tinySeats] |= 1 << m.Card
		s.Dealt++
		return
	}
	s.Pick[seat] = m
	if s.Pick[0] == (TinyMove{}) || s.Pick[1] == (TinyMove{}) {
		return
	}
	won := 0
	if s.Pick[1].Card > s.Pick[0].Card {
		won = 1
	}
	s.Score[won]++
	for i, pick := range s.Pick {
		s.Hand[i] &^= 1 << pick.Card
		s.Out |= 1 << pick.Card
		s.Doubled[i] = s.Doubled[i] || pick.Double
		if pick.Double && i == won {
			s.Score[won]++
		}
	}
	s.Last, s.Pick = s.Pick, [tinySeats]TinyMove{}
	s.Turn++
}

// Parse reads what String gives.
func (Tiny) Parse(text string) (TinyMove, error) {
	for c := uint8(1); c <= tinyCards; c++ {
		for _, m := range []TinyMove{{Card: c}, {Card: c, Double: true}, {Card: c, Deal: true}} {
			if m.String() == text {
				return m, nil
			}
		}
	}
	return TinyMove{}, fmt.Errorf("%q is no move of the tiny game", text)
}

// Sealed is every choice.
func (Tiny) Sealed(_ *TinyState, seat game.Seat, _ TinyMove) bool { return seat != game.Nature }

// View leaves out the cards of others.
func (r Tiny) View(s *TinyState, viewer game.Seat) TinyView {
	v := TinyView{Viewer: tinyNobody, Doubled: s.Doubled, Score: s.Score, Last: s.Last, Dealt: s.Dealt, Turn: s.Turn, Out: s.Out}
	for i := range s.Hand {
		v.Cards[i], v.Picked[i] = bits.OnesCount16(s.Hand[i]), s.Pick[i] != TinyMove{}
	}
	if viewer.Sits(tinySeats) {
		v.Viewer, v.Hand, v.Pick, v.Moves = viewer, s.Hand[viewer], s.Pick[viewer], r.Moves(s, viewer, nil)
	}
	return v
}

// Tell names a card to whoever has it, and both cards to all when they are turned.
func (Tiny) Tell(before *TinyState, seat game.Seat, m TinyMove, after *TinyState, viewer game.Seat, buf []TinyEvent) []TinyEvent {
	e := TinyEvent{Seat: seat, Dealt: m.Deal}
	if m.Deal {
		e.Seat = game.Seat(before.Dealt % tinySeats)
	}
	if viewer == e.Seat {
		e.Card = m
	}
	buf = append(buf, e)
	if after.Turn > before.Turn {
		buf = append(buf, TinyEvent{Seat: seat, Turned: after.Last})
	}
	return buf
}

// Sample deals the cards that the viewer has not seen anew, and has others choose any of theirs.
func (r Tiny) Sample(v *TinyView, rng *rand.Rand) TinyState {
	s := TinyState{Doubled: v.Doubled, Score: v.Score, Last: v.Last, Dealt: v.Dealt, Turn: v.Turn, Out: v.Out}
	if v.Viewer.Sits(tinySeats) {
		s.Hand[v.Viewer], s.Pick[v.Viewer] = v.Hand, v.Pick
	}
	for i := range s.Hand {
		for game.Seat(i) != v.Viewer && bits.OnesCount16(s.Hand[i]) < v.Cards[i] {
			if c := 1 + rng.IntN(tinyCards); (s.Hand[0]|s.Hand[1]|s.Out)>>c&1 == 0 {
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
func (r Tiny) Standing(s *TinyState) game.Standing {
	st := game.Standing{Seats: tinySeats, Round: min(s.Turn+1, tinyTurns), Rounds: tinyTurns, Over: r.ToAct(s) == 0}
	for i, score := range s.Score {
		st.Halves[i] = 2 * score
	}
	if st.Over && s.Score[0] != s.Score[1] {
		st.Winners = game.SeatsOf(game.Seat(0))
		if s.Score[1] > s.Score[0] {
			st.Winners = game.SeatsOf(game.Seat(1))
		}
	}
	return st
}
