// Package getadler is the game of GET ADLER! for four to six: its characters, its cards, its rules and who may know
// what. It knows no screen, no clock, no file and no word of any language. Rulings are cited by their ids, G1 to G59
// and H1 to H8.
//
// One seat owes a decision at a time, but for the first look at what was dealt, which all owe at once. Characters are
// hidden until an arrest is right (G14) or the seventh hour ends (G30); hands are hidden always. Cards of one kind
// cannot be told apart, in hands as in minds: hands are numbers by kind, the draw pile has no order before a card is
// drawn, and what a viewer knows of places is kept as traces, which are the viewer's own labels of the copies of a kind
// and tell nobody which copy was played.
package getadler

import (
	"fmt"

	"safehouse/game"
)

// MinSeats is the smallest number of players; the largest is game.MaxSeats.
const MinSeats = 4

// Rules are the rules of GET ADLER!
type Rules struct{}

// Name is the game's name in records and on the command line.
func (Rules) Name() string { return "getadler" }

// Start returns the state before anything is dealt.
func (Rules) Start(seats int, options game.Options) (State, error) {
	if seats < MinSeats || seats > game.MaxSeats {
		return State{}, fmt.Errorf("get adler is for %d to %d seats, not %d", MinSeats, game.MaxSeats, seats)
	}
	s := State{cast: cast{seats: uint8(seats)}, first: game.Public, current: game.Public, shownBy: game.Public}
	s.fight.clear()
	s.ask(PhaseDeal, game.Nature)
	for _, o := range []struct {
		key string
		on  *bool
	}{
		{OptionAbilities, &s.abilities}, {OptionMission, &s.mission}, {OptionQuick, &s.quick}, {OptionOwnFirst, &s.OwnFirst},
		{OptionMisnamed, &s.Misnamed}, {OptionFallEnds, &s.FallEnds}, {OptionNoBluff, &s.NoBluff},
		{OptionOneBomb, &s.OneBomb},
		{OptionSmallRefill, &s.SmallRefill}, {OptionAccuserOnly, &s.AccuserOnly},
	} {
		var err error
		if *o.on, err = options.Flag(o.key); err != nil {
			return State{}, err
		}
	}
	c := s.CardsOf(seats)
	s.learning = s.all()
	s.pile = tallyOf(&c)
	for seat := range seats {
		s.known[seat] = unseen(&c)
		s.answers[seat] = InPlay(seats)
	}
	return s, nil
}

// ToAct gives the seats that owe a decision, or Nature, or nobody when the match is over.
func (Rules) ToAct(s *State) game.Seats { return s.waiting }

// Apply makes a legal move.
func (Rules) Apply(s *State, seat game.Seat, m Move) { s.apply(seat, m, nil) }

// Observe yields the events of one move as the viewer saw them. A seat that is eliminated sees what the public sees.
func (Rules) Observe(before *State, seat game.Seat, m Move, viewer game.Seat, yield func(Event, *State)) {
	s := *before
	// In the middle of a move its seat owes nothing.
	s.waiting = s.waiting.Without(seat)
	o := observer{game.Observe(s.sees(viewer), &s, yield)}
	s.apply(seat, m, &o)
	if s.waiting == 0 && !s.Over() {
		s.waiting = before.waiting // The same seat goes on, as in a deal.
	}
	o.Done()
}

// Sealed reports whether a seat's move is secret from others when it is made: which card is given (G11, G40) or chosen
// from an eliminated hand (G25).
func (Rules) Sealed(_ *State, _ game.Seat, m Move) bool { return m.Op == OpGive || m.Op == OpLoot }

// Standing gives what is public of the result: the hour, and at the end who has won. There are no points.
func (Rules) Standing(s *State) game.Standing {
	return game.Standing{Seats: int(s.seats), Round: max(1, int(s.hour)), Rounds: Hours, Over: s.Over(),
		Winners: s.winners}
}

// The options of a match by key; each is 0, the default, or 1.
const (
	// OptionAbilities gives the heroes their special abilities once identities are revealed (G43 to G47).
	OptionAbilities = "abilities"
	// OptionMission makes the villains need a document of one branch (G48).
	OptionMission = "mission"
	// OptionQuick passes heroes over, in a confrontation, who hold no card that could answer. It tells the table who
	// holds none, so that it is off by default (G18).
	OptionQuick = "quick"
	// The house rules, each explained at House (H1, H2, H4 to H8; H3 is OptionAbilities).
	OptionOwnFirst    = "ownfirst"
	OptionMisnamed    = "misnamed"
	OptionFallEnds    = "fallends"
	OptionNoBluff     = "nobluff"
	OptionOneBomb     = "onebomb"
	OptionSmallRefill = "smallrefill"
	OptionAccuserOnly = "accuseronly"
)

// Match is a running match of GET ADLER!
type Match = game.Match[State, Move, View, Event]
