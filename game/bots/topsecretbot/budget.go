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

// BudgetOf is the budget of a player at a table of that many seats, 2 to 6: thought games of Expert, worlds of Medium.
// Others need none.
func BudgetOf(p bots.Player, seats int) bots.Budget {
	if p.Kind != bots.Levelled {
		return nil
	}
	switch p.Level {
	case game.Medium:
		return bots.Budget{{Topic: topicCard, Work: mediumWorlds}, {Topic: topicLoot, Work: mediumWorlds}, {Topic: topicBank, Work: mediumWorlds}}
	case game.Expert:
		g := searchGames[seats]
		return bots.Budget{{Topic: topicCard, Work: g.card}, {Topic: topicLoot, Work: g.loot}, {Topic: topicBank, Work: g.bank}}
	default:
		return nil
	}
}
