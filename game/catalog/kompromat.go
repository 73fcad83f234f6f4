package catalog

import (
	"safehouse/game"
	"safehouse/game/bots/kompromatbot"
	"safehouse/game/kompromat"
)

// kompromatGame is the entry of KOMPROMAT.
func kompromatGame() Game {
	var rules kompromat.Rules
	return Game{
		Name:     rules.Name(),
		MinSeats: kompromat.Seats,
		MaxSeats: kompromat.Seats,
		Options:  []Option{{Key: kompromat.OptionStarter, Default: 0, Min: 0, Max: kompromat.Seats}},
		play: play{
			resume: func(setup game.Setup, entries []game.Entry, j game.Journal) (game.Session, error) {
				return session(kompromat.ResumeMatch(setup, entries, j))
			},
			replay: func(setup game.Setup, entries []game.Entry) (game.Session, error) {
				return session(game.Replay(rules, setup, entries))
			},
			redeal: func(setup game.Setup, entries []game.Entry) error {
				return game.Redeal(rules, setup, entries)
			},
			think:  thinkerOf[kompromat.State, kompromat.Move, kompromat.View, kompromat.Event](kompromatbot.Choose),
			budget: kompromatbot.BudgetOf,
		},
	}
}
