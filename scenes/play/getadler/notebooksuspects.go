package getadler

import (
	"safehouse/game"
	"safehouse/game/getadler"
)

// fit is what the answers of a suspect come to, where all are taken as true.
type fit uint8

// How answers fit.
const (
	// fitsHero: at least one hero answers so. fitsVillain: none does, so that the suspect is a villain. fitsNobody: no
	// character does, so that some of them are lies.
	fitsHero fit = iota
	fitsVillain
	fitsNobody
)

// suspicion is what a notebook says of a seat.
type suspicion struct {
	// known is the character, where the reader knows it.
	known getadler.Role
	// possible are the characters that it can still be.
	possible getadler.RoleSet
	fit      fit
}

// suspicionOf is what follows for a seat from its answers, taken as true, and from the characters that the viewer knows.
// What villains may have lied about is left to the player.
func suspicionOf(v *getadler.View, seat game.Seat) suspicion {
	p := &v.Players[seat]
	if p.Role != getadler.NoRole {
		return suspicion{known: p.Role, possible: getadler.RoleSet(0).With(p.Role)}
	}
	s := suspicion{possible: p.Answers & getadler.InPlay(v.Seats)}
	for other := range game.Seat(v.Seats) {
		if r := v.Players[other].Role; r != getadler.NoRole {
			s.possible = s.possible.Without(r)
		}
	}
	if s.possible == 0 {
		s.fit = fitsNobody
		return s
	}
	s.fit = fitsVillain
	for r := getadler.Adler; int(r) <= v.Seats; r++ {
		if s.possible.Has(r) && !r.Villain() {
			s.fit = fitsHero
		}
	}
	return s
}
