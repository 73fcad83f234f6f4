package topsecretbot

import (
	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/topsecret"
)

// The kinds of decisions that are budgeted.
const (
	// topicCard is the card that is played, topicLoot what a mole takes, topicBank whether a card is banked.
	topicCard = "card"
	topicLoot = "loot"
	topicBank = "bank"
)

// topicOf is the topic of a decision of the phase.
func topicOf(p topsecret.Phase) string {
	switch p {
	case topsecret.PhaseSteal:
		return topicLoot
	case topsecret.PhaseBank:
		return topicBank
	default:
		return topicCard
	}
}

// BudgetOf is the budget of a player at a table of that many seats, 2 to 6: worlds that Medium and Expert look
// at, thought games of Expert at two seats. Others need none.
func BudgetOf(p bots.Player, seats int) bots.Budget {
	if p.Kind != bots.Levelled {
		return nil
	}
	switch p.Level {
	case game.Medium:
		return bots.Budget{{Topic: topicCard, Work: mediumWorlds}, {Topic: topicLoot, Work: mediumWorlds}, {Topic: topicBank, Work: mediumWorlds}}
	case game.Expert:
		if seats == topsecret.MinSeats {
			return bots.Budget{{Topic: topicCard, Work: searchGames}, {Topic: topicLoot, Work: searchGamesLater}, {Topic: topicBank, Work: searchGamesLater}}
		}
		return bots.Budget{{Topic: topicCard, Work: answerWorlds}, {Topic: topicLoot, Work: answerWorlds}, {Topic: topicBank, Work: answerWorlds}}
	default:
		return nil
	}
}
