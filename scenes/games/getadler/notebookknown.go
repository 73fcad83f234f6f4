package getadler

import (
	"safehouse/game"
	"safehouse/game/bots/getadlerbot"
	"safehouse/game/getadler"
	"safehouse/scenes/tabletop"
)

// knowledge is what a notebook concludes: what follows for its reader from all that it was told, jointly, and from what
// it supposes.
type knowledge struct {
	getadler.Deduction
	// known are the characters that the reader knows, answered those that all the answers of a seat are true of.
	known    [game.MaxSeats]getadler.Role
	answered [game.MaxSeats]getadler.RoleSet
	// helped reports that conclusions are drawn at all.
	helped bool
}

// The keys of what a notebook says of one character of a suspect: nothing; that it must be, fits the answers if they
// are true, fits them only if one is a lie, or is ruled out.
const (
	leftOpen    = "notebook.cell.open"
	mustBe      = "notebook.cell.must"
	fitsAnswers = "notebook.cell.fits"
	fitsByLie   = "notebook.cell.lie"
	struckOut   = "notebook.cell.out"
)

// verdict is what is said of a character of a seat. Where what is supposed cannot be, nothing follows from it.
func (k *knowledge) verdict(seat game.Seat, r getadler.Role) string {
	known, left := k.known[seat], k.Possible[seat]
	switch {
	case known == r:
		return mustBe
	case known != getadler.NoRole:
		return struckOut
	case !k.helped || k.Casts == 0:
		return leftOpen
	case !left.Has(r):
		return struckOut
	case left.Len() == 1:
		return mustBe
	case k.answered[seat].Has(r):
		return fitsAnswers
	}
	return fitsByLie
}

// truth says what is known of the answer of a turn; without help, nothing but what the character shown says of it.
func (p *notePage) truth(turn int) getadler.Truth {
	t := &p.view.History[turn]
	switch known := p.known[t.Target]; {
	case p.helped || known == getadler.NoRole:
		return p.Answers[turn]
	case (known.Look(t.Trait) == t.Colour) == t.Yes:
		return getadler.TrueAnswer
	}
	return getadler.FalseAnswer
}

// knows is what follows for a viewer. Without help it is nothing but what the viewer was shown.
func (n *notebook) knows(v *getadler.View, suppose ...getadler.Supposition) (k knowledge) {
	for seat := range v.Seats {
		k.known[seat], k.answered[seat] = v.Players[seat].Role, v.Players[seat].Answers
	}
	if k.helped = n.helps(); k.helped {
		k.Deduction = getadler.Deduce(v, suppose...)
	}
	return k
}

// helps reports whether the notebook draws conclusions: it does where the option of a match says nothing.
func (n *notebook) helps() bool {
	return n.c.OddsAllowed() && n.c.Seats.Cast.Options.Value(tabletop.OptionOdds, 1) != 0
}

// reckons reports whether it says how likely each character is: where the option says so. What is supposed has no
// chances.
func (n *notebook) reckons() bool {
	return n.helps() && n.c.Seats.Cast.Options.Value(tabletop.OptionOdds, 1) == tabletop.WithChances &&
		n.supposed == noSupposition
}

// reckon gives the chances of all characters in whole per cent; what may be has at least one, and less than all of
// them.
func (k *knowledge) reckon(v *getadler.View) (all [game.MaxSeats][getadler.Roles + 1]int) {
	chances := getadlerbot.Chances(v)
	for seat := range game.Seat(v.Seats) {
		for r := getadler.Adler; int(r) <= v.Seats; r++ {
			if says := k.verdict(seat, r); says == fitsAnswers || says == fitsByLie {
				all[seat][r] = max(1, min(99, int(100*chances[seat][r]+0.5)))
			}
		}
	}
	return all
}

// stripKey is all that the strips of a table depend on.
type stripKey struct {
	viewer game.Seat
	moves  int
	past   int
	last   getadler.Turn
	helps  bool
}

// follows is what follows at the table, for its strips: what is supposed in the notebook shows nowhere else.
func (n *notebook) follows(v *getadler.View) *knowledge {
	key := stripKey{viewer: v.Viewer, moves: n.match.Len(), past: v.Past, helps: n.helps()}
	if v.Past > 0 {
		key.last = v.History[v.Past-1]
	}
	return n.stripped.Get(key, func() *knowledge {
		k := n.knows(v)
		return &k
	})
}
