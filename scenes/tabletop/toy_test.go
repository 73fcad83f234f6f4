package tabletop_test

import (
	"math/rand/v2"
	"strconv"
	"strings"

	"safehouse/game"
)

// toy is the smallest game in which all choose sealed and at once: in each of two rounds every seat picks a number,
// and when the last has picked all are shown.
type toy struct{}

const toyRounds = 2

type (
	toyState struct {
		seats, round int
		picks        [game.MaxSeats]uint8
	}
	toyMove uint8
	toyView struct {
		round int
		has   game.Seats
		own   uint8
	}
	toyEvent struct {
		seat   game.Seat
		pick   uint8
		opened bool
	}
)

func (m toyMove) String() string                          { return "pick " + strconv.Itoa(int(m)) }
func (e toyEvent) Travel() (from, to game.Place, ok bool) { return }
func (toy) Name() string                                  { return "toy" }
func (toy) Sealed(*toyState, game.Seat, toyMove) bool     { return true }
func (toy) Sample(*toyView, *rand.Rand) (s toyState)      { return s }
func (toy) Start(n int, _ game.Options) (toyState, error) { return toyState{seats: n}, nil }
func (toy) Apply(s *toyState, seat game.Seat, m toyMove)  { s.picks[seat] = uint8(m); s.turn() }
func (toy) Standing(s *toyState) game.Standing {
	return game.Standing{Seats: s.seats, Over: s.round == toyRounds}
}
func (toy) Check(*toyState, game.Seat, toyMove) *game.Refusal { return nil }

// turn goes on to the next round when all have picked.
func (s *toyState) turn() {
	if (toy{}).ToAct(s) == 0 {
		s.round++
		s.picks = [game.MaxSeats]uint8{}
	}
}

func (e toyEvent) Say() game.Line {
	if e.opened {
		return game.Say("toy.shows", game.SeatName(e.seat), game.Number(int(e.pick)))
	}
	return game.Say("toy.has", game.SeatName(e.seat))
}

func (toy) ToAct(s *toyState) (set game.Seats) {
	for seat := range game.Seat(s.seats) {
		if s.picks[seat] == 0 && s.round < toyRounds {
			set = set.With(seat)
		}
	}
	return set
}

func (r toy) Moves(s *toyState, seat game.Seat, buf []toyMove) []toyMove {
	if r.ToAct(s).Has(seat) {
		buf = append(buf, 1, 2, 3)
	}
	return buf
}

func (toy) Parse(text string) (toyMove, error) {
	n, err := strconv.Atoi(strings.TrimPrefix(text, "pick "))
	return toyMove(n), err
}

func (toy) View(s *toyState, viewer game.Seat) toyView {
	v := toyView{round: s.round}
	for seat := range game.Seat(s.seats) {
		if s.picks[seat] != 0 {
			v.has = v.has.With(seat)
		}
	}
	if viewer.Sits(s.seats) {
		v.own = s.picks[viewer]
	}
	return v
}

// Observe shows what was picked after the last pick, seat by seat: the views of both have it from then on.
func (r toy) Observe(before *toyState, seat game.Seat, m toyMove, _ game.Seat, yield func(toyEvent, *toyState)) {
	after := *before
	after.picks[seat] = uint8(m)
	picks := after.picks
	after.turn()
	yield(toyEvent{seat: seat}, &after)
	if after.round > before.round {
		for s := range game.Seat(before.seats) {
			yield(toyEvent{s, picks[s], true}, &after)
		}
	}
}

type toyMatch = game.Match[toyState, toyMove, toyView, toyEvent]
