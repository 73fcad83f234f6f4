package rulestest_test

import (
	"fmt"
	"log/slog"
	"math/rand/v2"
	"strconv"

	"safehouse/game"
)

// The toy: two seats, six cards, three rounds. Each seat is dealt a card that it alone sees, and once, in turn, keeps
// it or swaps it: the card goes back into the deck, which is shuffled, and Nature deals another. Then both are shown
// and the higher card scores.

const (
	toyCards  = 6
	toyRounds = 3
)

type toyOp uint8

const (
	toyDeal toyOp = iota + 1
	toyKeep
	toySwap
)

type toyMove struct {
	Op   toyOp
	Card uint8
}

func (m toyMove) String() string {
	switch m.Op {
	case toyDeal:
		return "deal " + strconv.Itoa(int(m.Card))
	case toyKeep:
		return "keep"
	case toySwap:
		return "swap"
	}
	return "none"
}

// toyState is the truth. Dealing tells which seat Nature deals to, Choosing which one is asked, 2 for neither.
type toyState struct {
	Hand              [2]uint8
	Swapped           [2]bool
	Dealing, Choosing game.Seat
	Last              [2]uint8
	Round             int
	Score             [2]int
	// Back is the card that went back into the deck last, and by whom; only the leaky places use it.
	Back [2]uint8
}

// Format prints what the public sees.
func (s toyState) Format(f fmt.State, _ rune) { fmt.Fprintf(f, "%+v", toy{}.View(&s, game.Public)) }

// LogValue logs what the public sees.
func (s toyState) LogValue() slog.Value { return slog.AnyValue(toy{}.View(&s, game.Public)) }

type toyView struct {
	Viewer            game.Seat
	Own               uint8
	Rival             uint8
	Held              [2]bool
	Swapped           [2]bool
	Dealing, Choosing game.Seat
	Last              [2]uint8
	Round             int
	Score             [2]int
	// Back is the viewer's own card that went back last.
	Back  uint8
	Moves []toyMove
}

type toyEventKind uint8

const (
	toyDealt toyEventKind = iota + 1
	toyKept
	toySwapped
	toyShown
)

type toyEvent struct {
	Kind     toyEventKind
	Seat     game.Seat
	Card     uint8
	Other    uint8
	From, To game.Place
	Moved    bool
}

const (
	toyDeck  game.Zone = 1
	toyHands game.Zone = 2
)

func (e toyEvent) Say() game.Line {
	return game.Say("toy", game.Number(int(e.Kind)), game.SeatName(e.Seat), game.Number(int(e.Card)))
}
func (e toyEvent) Travel() (game.Place, game.Place, bool) { return e.From, e.To, e.Moved }

// leak says what is wrong with a toy.
type leak uint8

const (
	honest leak = iota
	// leakyView shows the rival's card at once.
	leakyView
	// complicitSample shows and tells it to the rival, and its samples copy it: only Config.Secret knows better.
	complicitSample
	// leakyEvent tells, when a seat keeps its card, whether that card is high.
	leakyEvent
	// leakyPlace deals cards from the place where each lay before the shuffle, so that it can be followed through it.
	leakyPlace
	// leakyBetween has the cards in sight one event before they are shown.
	leakyBetween
	// lateView still has a card in its hand after the last event of the move.
	lateView
	// leakyTurn skips the question to a seat that holds the highest card.
	leakyTurn
)

type toy struct{ leak leak }

func (toy) Name() string { return "toy" }

func (toy) Start(seats int, _ game.Options) (toyState, error) {
	if seats != 2 {
		return toyState{}, fmt.Errorf("the toy is for two seats, not %d", seats)
	}
	return toyState{Dealing: 0, Choosing: 2, Round: 1}, nil
}

func (toy) ToAct(s *toyState) game.Seats {
	switch {
	case s.Dealing < 2:
		return game.SeatsOf(game.Nature)
	case s.Choosing < 2:
		return game.SeatsOf(s.Choosing)
	}
	return 0
}

func (r toy) Moves(s *toyState, seat game.Seat, buf []toyMove) []toyMove {
	if !r.ToAct(s).Has(seat) {
		return buf
	}
	if seat != game.Nature {
		return append(buf, toyMove{Op: toyKeep}, toyMove{Op: toySwap})
	}
	for c := uint8(1); c <= toyCards; c++ {
		if c != s.Hand[0] && c != s.Hand[1] {
			buf = append(buf, toyMove{toyDeal, c})
		}
	}
	return buf
}

func (r toy) Check(s *toyState, seat game.Seat, m toyMove) *game.Refusal {
	for _, legal := range r.Moves(s, seat, nil) {
		if m == legal {
			return nil
		}
	}
	return game.Refuse("", "why.toy")
}

func (r toy) Apply(s *toyState, seat game.Seat, m toyMove) {
	switch m.Op {
	case toyDeal:
		s.Hand[s.Dealing] = m.Card
		switch {
		case s.Swapped[s.Dealing]:
			r.next(s, s.Dealing)
			s.Dealing = 2
		case s.Dealing == 0:
			s.Dealing = 1
		default:
			s.Dealing, s.Choosing = 2, 0
			if r.leak == leakyTurn && s.Hand[0] == toyCards {
				s.Choosing = 1
			}
		}
	case toyKeep:
		r.next(s, seat)
	case toySwap:
		s.Back[seat], s.Hand[seat], s.Swapped[seat] = s.Hand[seat], 0, true
		s.Dealing, s.Choosing = seat, 2
	}
}

// next asks the other seat, or ends the round.
func (toy) next(s *toyState, seat game.Seat) {
	if seat == 0 {
		s.Choosing = 1
		return
	}
	s.Last = s.Hand
	if s.Hand[0] > s.Hand[1] {
		s.Score[0]++
	} else {
		s.Score[1]++
	}
	s.Choosing = 2
	s.Swapped, s.Back = [2]bool{}, [2]uint8{}
	s.Hand = [2]uint8{}
	if s.Round++; s.Round <= toyRounds {
		s.Dealing = 0
	}
}

func (toy) Parse(text string) (toyMove, error) {
	for c := uint8(1); c <= toyCards; c++ {
		if m := (toyMove{toyDeal, c}); m.String() == text {
			return m, nil
		}
	}
	for _, m := range []toyMove{{Op: toyKeep}, {Op: toySwap}} {
		if m.String() == text {
			return m, nil
		}
	}
	return toyMove{}, fmt.Errorf("%q is no move of the toy", text)
}

func (toy) Sealed(*toyState, game.Seat, toyMove) bool { return false }

func (r toy) View(s *toyState, viewer game.Seat) toyView {
	v := toyView{
		Viewer: game.Public, Held: [2]bool{s.Hand[0] > 0, s.Hand[1] > 0}, Swapped: s.Swapped, Dealing: s.Dealing,
		Choosing: s.Choosing, Last: s.Last, Round: s.Round, Score: s.Score,
	}
	if viewer < 2 {
		v.Viewer, v.Own, v.Back = viewer, s.Hand[viewer], s.Back[viewer]
		if r.leak == leakyView || r.leak == complicitSample {
			v.Rival = s.Hand[1-viewer]
		}
		v.Moves = r.Moves(s, viewer, nil)
	}
	return v
}

func (r toy) Observe(before *toyState, seat game.Seat, m toyMove, viewer game.Seat, yield func(toyEvent, *toyState)) {
	now := *before
	o := game.Observe(viewer, &now, yield)
	defer o.Done()
	switch m.Op {
	case toyDeal:
		e := toyEvent{Kind: toyDealt, Seat: before.Dealing, Moved: true, From: game.Place{Zone: toyDeck},
			To: game.Place{Zone: toyHands, Index: uint8(before.Dealing)}}
		if viewer == before.Dealing || r.leak == complicitSample && viewer < 2 {
			e.Card = m.Card
		}
		if r.leak == leakyPlace {
			e.From.Index = m.Card
		}
		o.Add(e)
	case toyKeep:
		e := toyEvent{Kind: toyKept, Seat: seat}
		if r.leak == leakyEvent && before.Hand[seat] > toyCards/2 {
			e.Other = 1
		}
		o.Add(e)
	case toySwap:
		e := toyEvent{Kind: toySwapped, Seat: seat, Moved: true, From: game.Place{Zone: toyHands, Index: uint8(seat)},
			To: game.Place{Zone: toyDeck}}
		if r.leak == leakyPlace {
			e.To.Index = before.Hand[seat]
		}
		o.Add(e)
	}
	after := *before
	r.Apply(&after, seat, m)
	if after.Round == before.Round {
		now = after
		return
	}
	if r.leak == leakyBetween {
		now.Last = after.Last
	}
	o.Add(toyEvent{Kind: toyShown, Card: after.Last[0], Other: after.Last[1]})
	if now = after; r.leak == lateView {
		now.Hand[0] = 1
	}
}

func (r toy) Sample(v *toyView, rng *rand.Rand) toyState {
	s := toyState{Swapped: v.Swapped, Dealing: v.Dealing, Choosing: v.Choosing, Last: v.Last, Round: v.Round,
		Score: v.Score}
	if v.Viewer < 2 {
		s.Hand[v.Viewer], s.Back[v.Viewer] = v.Own, v.Back
	}
	for seat := range s.Hand {
		if !v.Held[seat] || s.Hand[seat] != 0 {
			continue
		}
		var left []uint8
		for c := uint8(1); c <= toyCards; c++ {
			if c != s.Hand[0] && c != s.Hand[1] {
				left = append(left, c)
			}
		}
		s.Hand[seat] = left[rng.IntN(len(left))]
		if r.leak == complicitSample && v.Viewer < 2 {
			s.Hand[seat] = v.Rival
		}
	}
	return s
}

func (r toy) Standing(s *toyState) game.Standing {
	st := game.Standing{Seats: 2, Round: min(s.Round, toyRounds), Rounds: toyRounds}
	st.Halves[0], st.Halves[1] = 2*s.Score[0], 2*s.Score[1]
	if r.ToAct(s) == 0 {
		st.Over = true
		if s.Score[0] > s.Score[1] {
			st.Winners = game.SeatsOf(0)
		} else {
			st.Winners = game.SeatsOf(1)
		}
	}
	return st
}
