package game_test

import (
	"fmt"
	"log/slog"
	"math/rand/v2"
	"slices"
	"strings"

	"safehouse/game"
)

// Toss is a game as small as the contract allows that still has chance, a secret and a lie. A coin falls, seat 0 alone
// sees it and says what it shows, and seat 1 believes that or doubts it: whoever is right about the other wins.
type Toss struct{}

// The moves in their order: the first two are Nature's, the next two those of seat 0, the last two those of seat 1.
const (
	Heads Move = iota + 1
	Tails
	SayHeads
	SayTails
	Believe
	Doubt
)

// Move is one of them; its zero value is none.
type Move uint8

var texts = [...]string{"", "heads", "tails", "say heads", "say tails", "believe", "doubt"}

func (m Move) String() string { return texts[m] }

// State is the truth: the moves made so far, in the order of Nature, seat 0 and seat 1.
type State struct{ Coin, Said, Answer Move }

// Format and LogValue print what everybody may see, so that no log line can leak.
func (s State) Format(f fmt.State, _ rune) { fmt.Fprintf(f, "%+v", Toss{}.View(&s, game.Public)) }
func (s State) LogValue() slog.Value       { return slog.AnyValue(Toss{}.View(&s, game.Public)) }

// View is what one viewer may know. Coin is 0 for whoever may not see it, Fallen tells everybody that it lies there.
type View struct {
	Viewer             game.Seat
	Coin, Said, Answer Move
	Fallen             bool
	Moves              []Move
}

// Event is a move as one viewer saw it. The answer shows the coin: what a view shows an event has told.
type Event struct {
	By         game.Seat
	Made, Coin Move
}

func (e Event) Say() game.Line {
	return game.Say("toss.made", game.SeatName(e.By), game.Text(e.Made.String()))
}

// Travel reports that no card moves in this game.
func (Event) Travel() (from, to game.Place, moved bool) { return from, to, false }

func (Toss) Name() string { return "toss" }

func (Toss) Start(seats int, _ game.Options) (s State, err error) {
	if seats != 2 {
		err = fmt.Errorf("toss is for two seats, not %d", seats)
	}
	return s, err
}

func (Toss) ToAct(s *State) game.Seats {
	switch {
	case s.Coin == 0:
		return game.SeatsOf(game.Nature)
	case s.Said == 0:
		return game.SeatsOf(0)
	case s.Answer == 0:
		return game.SeatsOf(1)
	}
	return 0
}

func (r Toss) Moves(s *State, seat game.Seat, buf []Move) []Move {
	if !r.ToAct(s).Has(seat) {
		return buf
	}
	first := map[game.Seat]Move{game.Nature: Heads, 0: SayHeads, 1: Believe}[seat]
	return append(buf, first, first+1)
}

func (r Toss) Check(s *State, seat game.Seat, m Move) *game.Refusal {
	if slices.Contains(r.Moves(s, seat, nil), m) {
		return nil
	}
	return game.Refuse("", "why.turn")
}

func (Toss) Apply(s *State, seat game.Seat, m Move) {
	switch seat {
	case game.Nature:
		s.Coin = m
	case 0:
		s.Said = m
	default:
		s.Answer = m
	}
}

func (Toss) Parse(text string) (Move, error) {
	if i := slices.Index(texts[:], text); i > 0 {
		return Move(i), nil
	}
	return 0, fmt.Errorf("%q is no move of toss", text)
}

// Sealed reports that no choice is made in secret: only what Nature did is hidden.
func (Toss) Sealed(*State, game.Seat, Move) bool { return false }

// View writes what the viewer may know, field by field from nothing.
func (r Toss) View(s *State, viewer game.Seat) View {
	v := View{Viewer: game.Public, Said: s.Said, Answer: s.Answer, Fallen: s.Coin != 0}
	if viewer == 0 || s.Answer != 0 {
		v.Coin = s.Coin
	}
	if viewer.Sits(2) { // Whoever sits nowhere is the public.
		v.Viewer, v.Moves = viewer, r.Moves(s, viewer, nil)
	}
	return v
}

// Observe tells of the move; that the coin fell is told to all, how it fell to seat 0 alone.
func (r Toss) Observe(before *State, seat game.Seat, m Move, viewer game.Seat, yield func(Event, *State)) {
	s := *before
	o := game.Observe(viewer, &s, yield)
	e := Event{By: seat, Made: m}
	switch {
	case seat == game.Nature && viewer != 0:
		e.Made = 0
	case seat == 1:
		e.Coin = before.Coin
	}
	o.Add(e)
	r.Apply(&s, seat, m)
	o.Done()
}

// Sample lets an unseen coin fall anew.
func (Toss) Sample(v *View, rng *rand.Rand) State {
	s := State{Coin: v.Coin, Said: v.Said, Answer: v.Answer}
	if v.Fallen && v.Coin == 0 {
		s.Coin = Heads + Move(rng.IntN(2))
	}
	return s
}

func (Toss) Standing(s *State) game.Standing {
	st := game.Standing{Seats: 2, Round: 1, Rounds: 1, Over: s.Answer != 0}
	if st.Over {
		honest := strings.HasSuffix(s.Said.String(), s.Coin.String())
		winner := game.Seat(0)
		if honest == (s.Answer == Believe) {
			winner = 1
		}
		st.Halves[winner], st.Winners = 2, game.SeatsOf(winner)
	}
	return st
}

// A game is a Rules value. Here a whole one is played: each seat is shown its own view, and no other.
func ExampleRules() {
	m, err := game.NewMatch(Toss{}, game.Setup{
		Players: []game.Player{{Name: "Ada"}, {Name: "Bo"}}, Seed: game.SeedOf(3),
	}, nil)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Printf("Ada sees %q and may %v.\n", m.View(0).Coin, m.View(0).Moves)
	fmt.Printf("Bo sees %q and may %v.\n", m.View(1).Coin, m.View(1).Moves)
	fmt.Println("Bo answers too early:", m.Submit(1, Believe))
	if err := m.Submit(0, SayHeads); err != nil {
		fmt.Println(err)
	}
	if err := m.Submit(1, Believe); err != nil {
		fmt.Println(err)
	}
	fmt.Printf("Then all see %q, and that seat %v has won.\n", m.View(game.Public).Coin, m.Standing().Winners)
	// Output:
	// Ada sees "tails" and may [say heads say tails].
	// Bo sees "" and may [].
	// Bo answers too early: why.turn
	// Then all see "tails", and that seat 0 has won.
}
