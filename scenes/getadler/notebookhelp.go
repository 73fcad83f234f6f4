package getadler

import (
	"safehouse/game"
	"safehouse/game/getadler"
)

// optionHelp is the option of a match by which its notebooks draw conclusions: every game of the house has its help
// under this name. It is on where nothing is said.
const optionHelp = "odds"

// helps tells whether the notebook draws conclusions.
func (n *notebook) helps() bool {
	return n.c.OddsAllowed() && n.c.Cast.Options.Value(optionHelp, 1) != 0
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
