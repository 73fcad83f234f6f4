package getadler

import (
	"safehouse/game"
	"safehouse/game/getadler"
)

// fit is what the answers of a suspect come to.
type fit uint8

// How answers fit.
const (
	// fitsHero: at least one hero answers so. fitsVillain: none does, so that the suspect is a villain. fitsNobody: no
	// character does truthfully, so that the suspect is a villain who has lied.
	fitsHero fit = iota
	fitsVillain
	fitsNobody
)

// suspicion is what a notebook says of a seat.
type suspicion struct {
	// known is the character, where the reader knows it.
	known getadler.Role
	// possible are the characters that fit all the answers, taken as true. lying are the villains who fit them only if
	// an answer was a lie: nothing that is said rules a villain out (G7, G8). All others are ruled out.
	possible, lying getadler.RoleSet
	fit             fit
}

// villains are the characters who may lie.
const villains = getadler.RoleSet(1<<getadler.Adler | 1<<getadler.Collins)

// suspicionOf is what follows for a seat from its answers and from the characters that the viewer knows.
func suspicionOf(v *getadler.View, seat game.Seat) suspicion {
	p := &v.Players[seat]
	if p.Role != getadler.NoRole {
		return suspicion{known: p.Role, possible: getadler.RoleSet(0).With(p.Role)}
	}
	left := getadler.InPlay(v.Seats)
	for other := range game.Seat(v.Seats) {
		left = left.Without(v.Players[other].Role)
	}
	s := suspicion{possible: left & p.Answers, lying: left & villains &^ p.Answers}
	switch {
	case s.possible == 0:
		s.fit = fitsNobody
	case s.possible&^villains == 0:
		s.fit = fitsVillain
	}
	return s
}

// verdict is what a notebook says of one character of a suspect.
type verdict uint8

// The verdicts: the character is ruled out, fits the answers if they are true, or fits them only if one is a lie.
const (
	struckOut verdict = iota
	fitsAnswers
	fitsByLie
)

// verdict is what is said of a character.
func (s *suspicion) verdict(r getadler.Role) verdict {
	switch {
	case s.possible.Has(r):
		return fitsAnswers
	case s.lying.Has(r):
		return fitsByLie
	}
	return struckOut
}

// optionHelp is the option of a match by which its notebooks draw conclusions: every game of the house has its help
// under this name. It is on where nothing is said.
const optionHelp = "odds"

// helps tells whether the notebook draws conclusions.
func (n *notebook) helps() bool {
	return n.c.OddsAllowed() && n.c.Seats.Cast.Options.Value(optionHelp, 1) != 0
}

// concludes tells whether it says of a suspect which characters fit.
func (n *notebook) concludes(s *suspicion) bool { return n.helps() || s.known != getadler.NoRole }

// suspicion is what the notebook says of a seat: what follows from the answers, or nothing but what the reader knows
// where the match is played without help. Marks are the reader's own either way.
func (n *notebook) suspicion(v *getadler.View, seat game.Seat) suspicion {
	s := suspicionOf(v, seat)
	if s.known != getadler.NoRole || n.helps() {
		return s
	}
	return suspicion{possible: getadler.InPlay(v.Seats)}
}
