package topsecretbot

import (
	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/topsecret"
)

// taste is how much a character likes an option beside what it is worth: 1 for what it does not mind (bots.Lean). The
// kind is that of the card played, NoKind for other decisions.
type taste func(v *topsecret.View, m topsecret.Move, k topsecret.Kind) float64

// tastes are those of the regulars (bots.Cast); Number Eleven plays as the plain level does.
var tastes = map[string]taste{
	// Mrs. Finch loves pairs and leaves all out, Pip banks at once.
	"finch": func(v *topsecret.View, m topsecret.Move, k topsecret.Kind) float64 {
		own := &v.Players[v.Viewer]
		return bots.When(m.Op == topsecret.OpLeave, 2) * bots.When(k.Document() && own.UpCount == 0 && own.Hand[k] > 1, 1.7)
	},
	"pip": func(_ *topsecret.View, m topsecret.Move, _ topsecret.Kind) float64 {
		return bots.When(m.Op == topsecret.OpBank, 8)
	},
	// Uncle Bruno plays moles for the fun of it, Gemma what lies before a rival.
	"bruno": func(_ *topsecret.View, _ topsecret.Move, k topsecret.Kind) float64 {
		return bots.When(k == topsecret.Mole, 2.5)
	},
	"gemma": func(v *topsecret.View, _ topsecret.Move, k topsecret.Kind) float64 {
		return bots.When(rivals(v, func(p *topsecret.Player) bool {
			return k != topsecret.NoKind && p.UpCount > 0 && p.Up[0].Card.Kind() == k
		}), 5)
	},
	// Lorenz waits for the pair.
	"lorenz": func(v *topsecret.View, m topsecret.Move, k topsecret.Kind) float64 {
		own := &v.Players[v.Viewer]
		return bots.When(m.Op == topsecret.OpLeave, 12) * bots.When(k.Document() && own.UpCount == 1 &&
			own.Up[0].Card.Kind() == k, 5)
	},
	// Dr. Halloran keeps his best documents until no rival has an assassin left.
	"halloran": func(v *topsecret.View, _ topsecret.Move, k topsecret.Kind) float64 {
		threatened := rivals(v, func(p *topsecret.Player) bool { return p.Hand[topsecret.Assassin] > 0 })
		return bots.When((k == topsecret.Document4 || k == topsecret.Document5) && threatened, 1./3)
	},
	// Miss Okonkwo plays her assassins early, Ambrose his special agents late.
	"okonkwo": func(v *topsecret.View, _ topsecret.Move, k topsecret.Kind) float64 {
		return bots.When(k == topsecret.Assassin && v.Turn <= v.Turns/2, 4)
	},
	"ambrose": func(v *topsecret.View, _ topsecret.Move, k topsecret.Kind) float64 {
		return bots.When(k == topsecret.Agent && v.Turn <= v.Turns/2, 1./4)
	},
	// Ottilia likes to begin with a special agent, so that nobody knows what will come to it.
	"ottilia": func(v *topsecret.View, _ topsecret.Move, k topsecret.Kind) float64 {
		return bots.When(k == topsecret.Agent && v.Players[v.Viewer].UpCount == 0, 4)
	},
	// Mr. Moss begins with small documents, Sister Agnes steals from who waits for a pair.
	"moss": func(v *topsecret.View, _ topsecret.Move, k topsecret.Kind) float64 {
		return bots.When((k == topsecret.Document1 || k == topsecret.Document2) && v.Turn <= v.Turns/2, 4)
	},
	"agnes": func(v *topsecret.View, _ topsecret.Move, k topsecret.Kind) float64 {
		return bots.When(k == topsecret.Mole && rivals(v, func(p *topsecret.Player) bool { return p.UpCount == 1 }), 3)
	},
}

// leaning is the taste of a player at this decision; nil where it has none.
func leaning(p bots.Player, v *topsecret.View) func(bots.Weighed[topsecret.Move]) float64 {
	likes := tastes[p.Character]
	if likes == nil {
		return nil
	}
	return func(o bots.Weighed[topsecret.Move]) float64 { return likes(v, o.Move, v.Played(o.Move)) }
}

// rivals reports whether that is so of some seat but the viewer's.
func rivals(v *topsecret.View, so func(*topsecret.Player) bool) bool {
	for seat := range game.Seat(v.Seats) {
		if seat != v.Viewer && so(&v.Players[seat]) {
			return true
		}
	}
	return false
}
