// Package topsecret is the game of TOP SECRET for two to six: its cards, its rules and who may know what. It knows no
// screen, no clock, no file and no word of any language. Rulings are cited by their ids, T1 to T37.
//
// Nothing is hidden but the sealed choices: every hand starts the same and every played card is shown. All seats choose
// a card at once; the move of the last of them turns all cards, and explosion or thefts follow from it, with a move of
// their own only where a seat has something to decide. Banking of single cards is sealed in the same way.
package topsecret

import (
	"fmt"
	"slices"

	"safehouse/game"
)

// MinSeats is the smallest number of players; the largest is game.MaxSeats.
const MinSeats = 2

// MaxGames bounds a series, so that every match ends: after so many games, those with the most points share the win.
// Far fewer are ever played (T29).
const MaxGames = 99

// The options of a match by key.
const (
	// OptionSeries is 1 for a series to SeriesGoal points (T29), 0, the default, for one game.
	OptionSeries = "series"
	// OptionCalled is 1 where «Boum!» must be called (T23), 0, the default, where the program says it.
	OptionCalled = "called"
	// OptionSeconds is the time for it, MinSeconds to MaxSeconds, 3 by default. The rules only keep it: the clock is the
	// screen's.
	OptionSeconds = "seconds"
)

// OptionValues are the keys of the documents' values: different multiples of ValueStep from MinValue to MaxValue, in
// any order; the defaults are 20 to 60.
var OptionValues = [Ranks]string{"value1", "value2", "value3", "value4", "value5"}

// The time in which «Boum!» may be called, in seconds.
const (
	MinSeconds     = 2
	MaxSeconds     = 10
	DefaultSeconds = 3
)

// Match is a running match of TOP SECRET.
type Match = game.Match[State, Move, View, Event]

// Rules are the rules of TOP SECRET.
type Rules struct{}

// Name is the game's name in records and on the command line.
func (Rules) Name() string { return "topsecret" }

// Start returns the state before the priority marker is drawn.
func (Rules) Start(seats int, options game.Options) (State, error) {
	if seats < MinSeats || seats > game.MaxSeats {
		return State{}, fmt.Errorf("top secret is for %d to %d seats, not %d", MinSeats, game.MaxSeats, seats)
	}
	s := State{seats: uint8(seats), phase: PhaseSetup, game: 1, marker: game.Public, thief: game.Public}
	s.dealt, s.turns = dealtAt(seats)
	s.waiting = game.SeatsOf(game.Nature)
	for seat := range seats {
		s.hand[seat] = s.dealt
	}
	var err error
	if s.values, err = valuesOf(options); err != nil {
		return State{}, err
	}
	if s.serial, err = options.Flag(OptionSeries); err != nil {
		return State{}, err
	}
	if s.called, err = options.Flag(OptionCalled); err != nil {
		return State{}, err
	}
	seconds := options.Value(OptionSeconds, DefaultSeconds)
	if seconds < MinSeconds || seconds > MaxSeconds {
		return State{}, fmt.Errorf("option %s is %d: it must be %d to %d", OptionSeconds, seconds, MinSeconds, MaxSeconds)
	}
	s.seconds = uint8(seconds)
	return s, nil
}

// dealtAt gives the hand that everybody begins with (T32), and the number of its cards, which is that of the turns of a
// game (T1).
func dealtAt(seats int) (hand tally, turns uint8) {
	cards := CardsOf(seats)
	return tallyOf(&cards), uint8(cards.Sum())
}

// valuesOf gives the documents' values in steps, ascending.
func valuesOf(options game.Options) (inSteps [Ranks]uint8, err error) {
	for rank, key := range OptionValues {
		value := options.Value(key, ValueSets[0][rank])
		if value < MinValue || value > MaxValue || value%ValueStep != 0 {
			return inSteps, fmt.Errorf("option %s is %d: it must be a multiple of %d from %d to %d", key, value, ValueStep,
				MinValue, MaxValue)
		}
		inSteps[rank] = uint8(value / ValueStep)
	}
	slices.Sort(inSteps[:])
	for rank := 1; rank < Ranks; rank++ {
		if inSteps[rank] == inSteps[rank-1] {
			return inSteps, fmt.Errorf("two documents are worth %d: the five values must differ", int(inSteps[rank])*ValueStep)
		}
	}
	return inSteps, nil
}

// ToAct gives the seats that owe a decision, or Nature, or nobody when the match is over.
func (Rules) ToAct(s *State) game.Seats { return s.waiting }

// Apply makes a legal move.
func (Rules) Apply(s *State, seat game.Seat, m Move) { s.apply(seat, m, nil) }

// Observe yields the events of one move as the viewer saw them.
func (Rules) Observe(before *State, seat game.Seat, m Move, viewer game.Seat, yield func(Event, *State)) {
	s := *before
	o := observer{game.Observe(viewer, &s, yield)}
	s.apply(seat, m, &o)
	o.Done()
}

// Sealed reports whether a seat's move is secret from others when it is made: the choice of a card and of what becomes
// of it (T2, T24). That of the last seat is sealed like the others, though it opens all.
func (Rules) Sealed(_ *State, _ game.Seat, m Move) bool {
	return m.Op >= OpDocument && m.Op <= OpAssassin || m.Op == OpBank || m.Op == OpLeave
}

// Standing gives the public score: that of the games that were scored, since the piles of a running game lie face down
// (T26). The rounds of a series are its games, those of a single game its turns.
func (Rules) Standing(s *State) game.Standing {
	st := game.Standing{Seats: int(s.seats), Over: s.Over(), Winners: s.winners}
	if s.serial {
		st.Round = int(s.game)
	} else {
		st.Round, st.Rounds = max(1, int(s.turn)), int(s.turns)
	}
	for seat, points := range s.series {
		st.Halves[seat] = 2 * int(points)
	}
	return st
}
