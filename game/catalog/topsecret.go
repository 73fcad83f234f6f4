package catalog

import (
	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/bots/topsecretbot"
	"safehouse/game/bots/topsecretbot/nash"
	"safehouse/game/topsecret"
)

// topSecretGame is the entry of TOP SECRET.
func topSecretGame() Game {
	var rules topsecret.Rules
	return Game{
		Name:     rules.Name(),
		MinSeats: topsecret.MinSeats,
		MaxSeats: game.MaxSeats,
		Options:  topSecretOptions(),
		play: play{
			resume: func(setup game.Setup, entries []game.Entry, j game.Journal) (game.Session, error) {
				return session(topsecret.ResumeMatch(setup, entries, j))
			},
			replay: func(setup game.Setup, entries []game.Entry) (game.Session, error) {
				return session(game.Replay(rules, setup, entries))
			},
			redeal: func(setup game.Setup, entries []game.Entry) error {
				return game.Redeal(rules, setup, entries)
			},
			think:  thinkerOf[topsecret.State, topsecret.Move, topsecret.View, topsecret.Event](topsecretbot.Choose),
			budget: topsecretbot.BudgetOf,
			study:  topSecretStudy,
		},
	}
}

// topSecretOptions are the values of the documents, and how a match is played.
func topSecretOptions() []Option {
	var options []Option
	for rank, key := range []string{topsecret.OptionValue1, topsecret.OptionValue2, topsecret.OptionValue3,
		topsecret.OptionValue4, topsecret.OptionValue5} {
		options = append(options, Option{Key: key, Default: topsecret.ValueSets[0][rank], Min: topsecret.MinValue, Max: topsecret.MaxValue})
	}
	return append(options,
		Option{Key: topsecret.OptionSeries, Max: 1},
		Option{Key: topsecret.OptionCalled, Max: 1},
		Option{Key: topsecret.OptionSeconds, Default: topsecret.DefaultSeconds, Min: topsecret.MinSeconds, Max: topsecret.MaxSeconds})
}

// topSecretStudy is the solved game for two with the documents' values of a match; nil at a larger table.
func topSecretStudy(cast game.Cast) bots.Study {
	if len(cast.Players) != topsecret.MinSeats {
		return nil
	}
	var rules topsecret.Rules
	s, err := rules.Start(topsecret.MinSeats, cast.Options)
	if err != nil {
		return nil
	}
	return nash.New(rules.View(&s, game.Table).Values)
}
