package kompromatbot

import (
	"safehouse/game"
)

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
