package getadlerbot

import (
	"math/rand/v2"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/game/search/ismcts"
)

// The plain search's own numbers: a yardstick shares none with the levels, so that it stays what it is.
const (
	// plainHours is how many hours the search looks beyond the one that is played.
	plainHours = 1
	// plainWorlds is how many iterations a sampled world serves: sampling costs as much as playing a world on.
	plainWorlds = 8
	// What the villains' chance gains or loses at the horizon, in shares of 1: by the document that they need, by the
	// seats that Adler hides among, by being unmasked, and by Adler's elimination.
	plainDocument, plainHidden, plainUnmasked, plainFallen = 0.12, 0.25, 0.1, 0.15
)

// plain is the next hours as the plain search sees them.
func plain(v *getadler.View, dice *rand.PCG) *ismcts.Game[getadler.State, getadler.Move] {
	var rules getadler.Rules
	rng, until := rand.New(dice), v.Hour+plainHours
	return &ismcts.Game[getadler.State, getadler.Move]{
		Deal:  ismcts.Worlds(plainWorlds, func() getadler.State { return rules.Sample(v, rng) }),
		Turn:  ismcts.Asked(v.Viewer, func(s *getadler.State) bool { return s.Over() || s.HourNow() > until }, rules.ToAct),
		Known: (*getadler.State).Known,
		Moves: rules.Moves,
		Make: func(s *getadler.State, seat game.Seat, m getadler.Move) {
			rules.Apply(s, seat, m)
			s.Settle(dice)
		},
		Play:   func(s *getadler.State) { s.PlayThrough(dice, until) },
		Values: func(s *getadler.State, values *[game.MaxSeats]int32) { plainValues(s, v.Seats, values) },
	}
}

// plainValues are 1 and 0 where a side has won, else a guess at the villains' chance.
func plainValues(s *getadler.State, seats int, values *[game.MaxSeats]int32) {
	villains, winners := s.Villains(), s.Won()
	chance := int32(0)
	if !s.Over() {
		chance = plainGuess(s, seats)
	}
	for seat := range game.Seat(seats) {
		switch {
		case s.Over() && winners.Has(seat):
			values[seat] = ismcts.One
		case s.Over():
			values[seat] = 0
		case villains.Has(seat):
			values[seat] = chance
		default:
			values[seat] = ismcts.One - chance
		}
	}
}

// plainGuess is the villains' chance at the horizon.
func plainGuess(s *getadler.State, seats int) int32 {
	chance := 0.5
	if s.Documented() {
		chance += plainDocument
	} else {
		chance -= plainDocument
	}
	suspects := s.Suspects()
	switch {
	case s.Unmasked():
		chance -= plainUnmasked
	case suspects.Has(s.AdlerSeat()):
		chance -= plainHidden * (1/float64(suspects.Len()) - 1/float64(seats))
	default:
		chance += plainHidden / float64(seats)
	}
	if s.Fallen() {
		chance -= plainFallen
	}
	return int32(chance * ismcts.One)
}
