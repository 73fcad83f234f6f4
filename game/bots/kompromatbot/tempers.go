package kompromatbot

import (
	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/kompromat"
)

// taste is how much a character likes a move beside what it is worth: 1 for what it does not mind (bots.Lean).
type taste func(t *infoSet, o option) float64

// tastes are those of the regulars (bots.Cast); Number Eleven plays as the plain level does.
var tastes = map[string]taste{
	// Mrs. Finch takes one card too many, Pip stops at the first fright.
	"finch": func(t *infoSet, o option) float64 {
		return bots.When(o.Move.Op == kompromat.OpDraw && t.total() >= 28 && t.total() < 33, 5)
	},
	"pip": func(t *infoSet, o option) float64 {
		return bots.When(o.Move.Op == kompromat.OpStop && t.total() >= 24, 3)
	},
	// Uncle Bruno chases every code, Gemma goes where her rival is.
	"bruno": func(t *infoSet, o option) float64 {
		return t.where(o, func(p *kompromat.Place) float64 { return bots.When(p.Mission.Kind() == kompromat.Code, 6) })
	},
	"gemma": func(t *infoSet, o option) float64 {
		return t.where(o, func(p *kompromat.Place) float64 { return bots.When(p.Attempts[1-t.me].Count > 0, 5) })
	},
	// Lorenz draws up to 17 and stops at 18.
	"lorenz": func(t *infoSet, o option) float64 {
		patient := t.total() < 36
		return bots.When(o.Move.Op == kompromat.OpDraw && patient || o.Move.Op == kompromat.OpStop && !patient, 4)
	},
	// Dr. Halloran looks before he leaps; Ambrose collects documents.
	"halloran": func(_ *infoSet, o option) float64 {
		item := kompromat.Item(o.Move.A)
		return bots.When(o.Move.Op == kompromat.OpUse && (item == kompromat.NightVision || item == kompromat.Binoculars), 8)
	},
	"ambrose": func(t *infoSet, o option) float64 {
		return t.where(o, func(p *kompromat.Place) float64 { return bots.When(p.Mission.Kind() == kompromat.Document, 4) })
	},
	// Miss Okonkwo goes for the folder of most points.
	"okonkwo": func(t *infoSet, o option) float64 {
		return t.where(o, func(p *kompromat.Place) float64 {
			return bots.When(p.Mission.Points() > 0 && p.Mission.Points() == t.dearest(), 4)
		})
	},
	// Ottilia goes for what is useful.
	"ottilia": func(t *infoSet, o option) float64 {
		return t.where(o, func(p *kompromat.Place) float64 { return bots.When(p.Mission.Kind() == kompromat.ItemCard, 4) })
	},
	// Mr. Moss leaves folders with exclamation marks to his rival, Sister Agnes comes where her rival has stopped.
	"moss": func(t *infoSet, o option) float64 {
		return t.where(o, func(p *kompromat.Place) float64 { return bots.When(p.Counter.Marks() > 0, 1./4) })
	},
	"agnes": func(t *infoSet, o option) float64 {
		return t.where(o, func(p *kompromat.Place) float64 {
			theirs := &p.Attempts[1-t.me]
			return bots.When(theirs.Count > 0 && !theirs.Open, 4)
		})
	},
}

// styleOf is how a player thinks. An Expert of a temper chooses a little less sharply than the plain one, who leaves it
// no room.
func styleOf(p bots.Player) style {
	c := styles[p.Level]
	if c.taste = tastes[p.Character]; c.taste != nil && p.Level == game.Expert {
		c.temperature = expertTemper
	}
	return c
}

// leaning is the taste at this decision; nil where there is none.
func (t *infoSet) leaning() func(option) float64 {
	if t.taste == nil {
		return nil
	}
	return func(o option) float64 { return t.taste(t, o) }
}

// where is how much a move is liked by the mission at which it places; 1 for any other move.
func (t *infoSet) where(o option, liked func(*kompromat.Place) float64) float64 {
	if o.Move.Op != kompromat.OpPlace {
		return 1
	}
	return liked(&t.view.Row[o.Move.A])
}

// total is what the seat takes its open attempt to come to, in half points; 0 where none is open.
func (t *infoSet) total() float64 {
	if t.view.Current < 0 {
		return 0
	}
	sum := 0
	for n := range t.worlds {
		sum += int(t.worlds[n].hands[t.me].at[t.view.Current].best())
	}
	return float64(sum) / float64(len(t.worlds))
}

// dearest are the most points that a mission of the row is worth.
func (t *infoSet) dearest() (most int) {
	for i := range t.view.Row {
		most = max(most, t.view.Row[i].Mission.Points())
	}
	return most
}
