package rulestest_test

import (
	"fmt"
	"log/slog"
	"math/rand/v2"
	"testing"

	"safehouse/game"
	"safehouse/game/rulestest"
)

// The sealed toy is a game of simultaneous choices: in each round three seats choose a number at once, and the highest
// that nobody else chose scores. Its flaws each break what makes choices simultaneous or secret.

const (
	sealedSeats  = 3
	sealedRounds = 3
	sealedMost   = 3
)

type sealedMove struct{ N uint8 }

func (m sealedMove) String() string { return fmt.Sprintf("choose %d", m.N) }

type sealedState struct {
	Pick  [sealedSeats]uint8
	Last  [sealedSeats]uint8
	Score [sealedSeats]int
	Early game.Seat
	Round int
}

// Format prints what the public sees.
func (s sealedState) Format(f fmt.State, _ rune) {
	_, _ = fmt.Fprintf(f, "%+v", sealedToy{}.View(&s, game.Public))
}

// LogValue logs what the public sees.
func (s sealedState) LogValue() slog.Value { return slog.AnyValue(sealedToy{}.View(&s, game.Public)) }

type sealedView struct {
	Viewer game.Seat
	Own    uint8
	Chosen [sealedSeats]bool
	Last   [sealedSeats]uint8
	Score  [sealedSeats]int
	Early  game.Seat
	Round  int
	Moves  []sealedMove
}

type sealedEvent struct {
	Seat   game.Seat
	Picked uint8
	Opened [sealedSeats]uint8
}

func (e sealedEvent) Say() game.Line { return game.Say("sealed", game.SeatName(e.Seat)) }
func (sealedEvent) Travel() (from, to game.Place, moved bool) {
	return game.Place{}, game.Place{}, false
}

// flaw says what is wrong with a sealed toy.
type flaw uint8

const (
	sound flaw = iota
	// hasty gives a point to whoever chose first.
	hasty
	// exclusive takes a number chosen from those who have yet to choose.
	exclusive
	// unsealed has records show in plain what the public cannot see.
	unsealed
	// peeping tells everyone what was chosen as soon as it is.
	peeping
)

type sealedToy struct{ flaw flaw }

func (sealedToy) Name() string { return "sealed toy" }

func (sealedToy) Start(seats int, _ game.Options) (sealedState, error) {
	if seats != sealedSeats {
		return sealedState{}, fmt.Errorf("the toy is for %d seats, not %d", sealedSeats, seats)
	}
	return sealedState{Early: game.Public, Round: 1}, nil
}

func (sealedToy) ToAct(s *sealedState) game.Seats {
	var set game.Seats
	if s.Round > sealedRounds {
		return set
	}
	for seat, n := range s.Pick {
		if n == 0 {
			set = set.With(game.Seat(seat))
		}
	}
	return set
}

func (r sealedToy) Moves(s *sealedState, seat game.Seat, buf []sealedMove) []sealedMove {
	if !r.ToAct(s).Has(seat) {
		return buf
	}
	for n := uint8(1); n <= sealedMost; n++ {
		if r.flaw == exclusive && (s.Pick[0] == n || s.Pick[1] == n || s.Pick[2] == n) {
			continue
		}
		buf = append(buf, sealedMove{n})
	}
	return buf
}

func (r sealedToy) Check(s *sealedState, seat game.Seat, m sealedMove) *game.Refusal {
	for _, legal := range r.Moves(s, seat, nil) {
		if m == legal {
			return nil
		}
	}
	return game.Refuse("", "why.sealed")
}

func (r sealedToy) Apply(s *sealedState, seat game.Seat, m sealedMove) {
	if r.flaw == hasty && s.Pick == [sealedSeats]uint8{} {
		s.Early = seat
	}
	s.Pick[seat] = m.N
	for _, n := range s.Pick {
		if n == 0 {
			return
		}
	}
	if s.Early != game.Public {
		s.Score[s.Early]++
	}
	for n := uint8(sealedMost); n > 0; n-- {
		if holders := seatsThatChose(s, n); holders.Len() == 1 {
			s.Score[holders.First()]++
			break
		}
	}
	s.Last, s.Pick, s.Early = s.Pick, [sealedSeats]uint8{}, game.Public
	s.Round++
}

func seatsThatChose(s *sealedState, n uint8) game.Seats {
	var set game.Seats
	for seat, chosen := range s.Pick {
		if chosen == n {
			set = set.With(game.Seat(seat))
		}
	}
	return set
}

func (sealedToy) Parse(text string) (sealedMove, error) {
	for n := uint8(1); n <= sealedMost; n++ {
		if m := (sealedMove{n}); m.String() == text {
			return m, nil
		}
	}
	return sealedMove{}, fmt.Errorf("%q is no move of the sealed toy", text)
}

func (r sealedToy) Sealed(*sealedState, game.Seat, sealedMove) bool { return r.flaw != unsealed }

func (r sealedToy) View(s *sealedState, viewer game.Seat) sealedView {
	v := sealedView{Viewer: game.Public, Last: s.Last, Score: s.Score, Early: s.Early, Round: s.Round}
	for seat, n := range s.Pick {
		v.Chosen[seat] = n != 0
	}
	if viewer < sealedSeats {
		v.Viewer, v.Own = viewer, s.Pick[viewer]
		v.Moves = r.Moves(s, viewer, nil)
	}
	return v
}

func (r sealedToy) Observe(before *sealedState, seat game.Seat, m sealedMove, viewer game.Seat,
	yield func(sealedEvent, *sealedState)) {
	after := *before
	r.Apply(&after, seat, m)
	e := sealedEvent{Seat: seat}
	if viewer == seat || r.flaw == peeping {
		e.Picked = m.N
	}
	if after.Pick == [sealedSeats]uint8{} {
		e.Picked, e.Opened = m.N, after.Last
	}
	yield(e, &after)
}

func (sealedToy) Sample(v *sealedView, rng *rand.Rand) sealedState {
	s := sealedState{Last: v.Last, Score: v.Score, Early: v.Early, Round: v.Round}
	for seat, chosen := range v.Chosen {
		switch {
		case !chosen:
		case game.Seat(seat) == v.Viewer:
			s.Pick[seat] = v.Own
		default:
			s.Pick[seat] = uint8(1 + rng.IntN(sealedMost))
		}
	}
	return s
}

func (r sealedToy) Standing(s *sealedState) game.Standing {
	st := game.Standing{Seats: sealedSeats, Round: min(s.Round, sealedRounds), Rounds: sealedRounds, Over: r.ToAct(s) == 0}
	for seat, score := range s.Score {
		st.Halves[seat] = 2 * score
	}
	return st
}

type sealedConfig = rulestest.Config[sealedState, sealedMove, sealedView, sealedEvent]

func sealedConfigOf(f flaw) sealedConfig {
	return sealedConfig{
		Rules:    sealedToy{f},
		Settings: []rulestest.Setting{{Seats: sealedSeats}},
		Bound:    sealedSeats * sealedRounds,
		Alike:    3,
		Secret:   sealedSecret,
		Stream:   honestStream,
		Shown:    func(v *sealedView) []sealedMove { return v.Moves },
		Tried:    []sealedMove{{}, {sealedMost + 1}},
	}
}

// sealedSecret spells what others have chosen.
func sealedSecret(s *sealedState, viewer game.Seat) string {
	var secret []byte
	for seat, n := range s.Pick {
		if n != 0 && game.Seat(seat) != viewer {
			secret = append(secret, '0'+n)
		}
	}
	return string(secret)
}

func TestSealedToyPasses(t *testing.T) { rulestest.Test(t, sealedConfigOf(sound)) }

// TestFlawsOfSimultaneousChoicesAreCaught runs the kit on sealed toys that each break one law, and requires it to say
// which.
func TestFlawsOfSimultaneousChoicesAreCaught(t *testing.T) {
	for name, c := range map[string]struct {
		flaw flaw
		want string
	}{
		"haste gains":                      {hasty, "order of simultaneous decisions matters"},
		"a choice narrows that of another": {exclusive, "has other moves after"},
		"a secret is not sealed":           {unsealed, "is not sealed"},
		"a choice is told at once":         {peeping, "its view keeps no difference"},
	} {
		t.Run(name, func(t *testing.T) { wantFailure(t, sealedConfigOf(c.flaw), c.want) })
	}
}
