package bots

import (
	"safehouse/game"
	"safehouse/game/kompromat"
)

// Budget bounds an opponent's thinking by counted work, not by time, so that a move can be repeated.
type Budget struct {
	// Iterations is the number of worlds that are sampled for one decision, 1 or more. Easy samples none.
	Iterations int
}

// DefaultBudget is the budget with which a decision stays far below 0.8 s on one core.
func DefaultBudget(level game.Level) Budget {
	switch level {
	case game.Medium:
		return Budget{Iterations: 120}
	case game.Expert:
		return Budget{Iterations: 3000}
	default:
		return Budget{Iterations: 1}
	}
}

// Totals are in half points throughout, worths in victory points.
const (
	// easyStop is the lowest total at which Easy may stop, easyMoods the number of moods, each a point higher.
	easyStop, easyMoods = 28, 4
	// easyReckless is the chance that Easy takes one card too many; easyNeverDraws the total at which it never does.
	easyReckless, easyNeverDraws = 0.12, 38
	// easyNervous is the number of tokens from which Easy plays for safety, by easyCaution half points.
	easyNervous, easyCaution = 7, 4
	// easySecondBest is the chance that Easy takes the mission that it likes second best.
	easySecondBest = 0.3
	// easyTriesItem is the chance that Easy uses an item when asked.
	easyTriesItem = 0.3
	// easyReturns is the number of tokens from which Easy gives tokens back.
	easyReturns = 5
)

const (
	// rivalStop and rivalMoods bound the totals at which a player is imagined to stop at missions still to come.
	rivalStop, rivalMoods = 30, 4
	// itemWorth is what an unused item is worth beyond its point, while there are rounds left to use it.
	itemWorth = 1.0
	// setHope is the worth of the next card of a set that can still be completed, as a share of what it would add; the
	// card after it counts for the square, and so on.
	setHope = 0.3
	// cardCost is what a drawn card is worth to each mission still to be attempted, in points.
	cardCost = 0.06
	// placeEarly is how far a mission's weight counts in its choice beside the fitness of the first card.
	placeEarly = 0.2
	// lost is what losing by nine tokens counts in points.
	lost = 40
	// roundSwing is the typical change of the lead in one round, in points, on the scale of the logistic curve.
	roundSwing = 3.2
	// mediumFear and expertFear multiply the danger of tokens.
	mediumFear, expertFear = 1, 3
	// denial is how far Medium counts what a mission is worth to the rival.
	denial = 0.5
	// surelyDraws is the highest total from which no card can bust.
	surelyDraws = kompromat.Limit - 20
	// carefulFrom is the number of tokens from which losing a mission may be better than winning it.
	carefulFrom = 6
	// useItemFrom is the gain in points from which an item is worth spending; in the last round everything is.
	useItemFrom = 1.2
)

// danger is what tokens cost in points while rounds are left: the chance that they grow to nine, times what that
// would cost. A token itself counts one point besides.
var danger = [10]float64{0, 0, 0, 0.1, 0.3, 0.8, 1.8, 4, 9, lost}
