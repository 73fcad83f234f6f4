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

// Totals are in half points throughout.

// nerve is the chance that a player of ordinary nerve stops at a total, from nerveFrom on by half points: close to the
// equilibrium of the duel over a single mission, where 15, 16 and 17 are mixed and 18 stands.
var nerve = [...]float64{0.02, 0.03, 0.05, 0.08, 0.15, 0.2, 0.35, 0.4, 0.6, 0.65, 0.9, 0.92, 0.97, 0.98, 0.99, 1, 1}

const nerveFrom = 26

const (
	// takes is the chance that a seat wins a mission that both would like.
	takes = 0.43
	// placeFrom is how much better than the mean start a first card has to be for a mission that matters; others go where
	// least is at stake. It was tuned against the rule of thumb.
	placeFrom = 1.1
)

// keepWorth is what an unused item is worth in points beyond its own, by item, while rounds are left to use it.
var keepWorth = [...]float64{0, 0.5, 0.7, 0.9, 0.9, 0.6, 0.9}

// usualTotal is the total, in half points, by which a rival's stand at a mission is judged when missions are chosen.
const usualTotal = 36

// sure is the difference from which one chance is greater than another on any machine, whatever its last bits.
const sure = 1e-9

const (
	// tokenFear is how much lower, in half points, a player is thought to stop for each token above fearFrom.
	tokenFear, fearFrom = 2, 5
	// dealTries is how often a world is dealt anew to find one that is likely.
	dealTries = 60
)

// solvedWorlds is the number of worlds from which a duel takes its worths, solvedDecks the number of different decks
// that the rival is taken to have in it.
const solvedWorlds, solvedDecks = 60, 6

// lastPoint is what a point is worth in the last round, leastPoint at least, in chance to win.
const lastPoint, leastPoint = 0.06, 0.01

// settledWithin is the chance to win within which a match is as good as won or lost; from there on a level plays for
// points, settledTemper as unsharply as before, each point weighed as settledPoint. An item is used up only for
// itemGain points, and the ninth token costs as many as ninthCosts.
const (
	settledWithin = 0.005
	settledTemper = 0.2
	settledPoint  = 0.01
	itemGain      = 0.5
	ninthCosts    = 20
)

// pointShare is the share of chance that a point of lead adds where chances to win are equal; gainsLittle is the chance
// below which nobody does what looks odd.
const pointShare, gainsLittle = 2e-5, 0.001

// warnFrom is the number of tokens from which reasons speak of the ninth, worthFearing the chance from which they fear
// it.
const warnFrom, worthFearing = 6, 0.1

// surelyDraws is the highest total, in half points, from which no card can bust.
const surelyDraws = 22

// styles are those of the levels. Who does not read a rival takes low totals to be as likely as high ones, and stops
// too early; who forgets does not know which cards its deck still has.
var styles = [...]style{
	game.Easy:   {forgets: true, unsure: 1, temperature: 0.7},
	game.Medium: {unsure: 1, temperature: 0.5},
	game.Expert: {unsure: 0.16, solves: true},
}

// expertTemper is the temperature, in points, of an Expert who has a taste: enough to choose between what is nearly as
// good.
const expertTemper = 0.15

// worldsOf is the number of worlds that a level samples for a decision, totalWorlds what Expert does for a total.
var worldsOf = [...]int{game.Easy: 60, game.Medium: 100, game.Expert: 400}

const totalWorlds = 200

// nearlyLead is the lead in points with which the match counts as three quarters won while the last round is imagined.
const nearlyLead = 4
