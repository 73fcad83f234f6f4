package catalog

import (
	"context"
	"math/rand/v2"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/bots/topsecretbot"
	"safehouse/game/bots/topsecretbot/nash"
	"safehouse/game/topsecret"
)

// TopSecret is the entry of TOP SECRET.
func TopSecret() Game {
	return Entry(topsecret.Rules{}, Game{
		MinSeats: topsecret.MinSeats,
		MaxSeats: game.MaxSeats,
		Options:  topSecretOptions(),
		plays:    topSecretPlays,
		ThinkAt:  topSecretThink,
		Budget:   topsecretbot.BudgetOf,
		study:    topSecretStudy,
		Habit: Habit{Title: "statistics.habit.topsecret", Says: "statistics.habit.topsecret.says",
			offers: offersOf(topsecret.Rules{}, topsecret.Habit)},
		feats: featsOf(topsecret.Feats),
	})
}

// topSecretPlays says how TOP SECRET is played by whom.
var topSecretPlays = map[string]string{
	"easy": "level.topsecret.easy", "medium": "level.topsecret.medium", "expert": "level.topsecret.expert",
	"finch": "cast.finch.topsecret", "pip": "cast.pip.topsecret", "bruno": "cast.bruno.topsecret",
	"gemma": "cast.gemma.topsecret", "lorenz": "cast.lorenz.topsecret", "halloran": "cast.halloran.topsecret",
	"okonkwo": "cast.okonkwo.topsecret", "ambrose": "cast.ambrose.topsecret", "ottilia": "cast.ottilia.topsecret",
	"eleven": "cast.eleven.topsecret", "moss": "cast.moss.topsecret", "agnes": "cast.agnes.topsecret",
}

// topSecretOptions are the values of the documents, and how a match is played.
func topSecretOptions() []Option {
	var options []Option
	for rank, key := range topsecret.OptionValues {
		options = append(options, Option{Key: key, Default: topsecret.ValueSets[0][rank], Min: topsecret.MinValue,
			Max: topsecret.MaxValue})
	}
	return append(options,
		Option{Key: topsecret.OptionSeries, Max: 1},
		Option{Key: topsecret.OptionCalled, Max: 1},
		Option{Key: topsecret.OptionSeconds, Default: topsecret.DefaultSeconds, Min: topsecret.MinSeconds,
			Max: topsecret.MaxSeconds})
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
	return nash.New(rules.View(&s, game.Public).Values)
}

// topSecretThink lets the opponents decide from the view of a seat and from what it was told of the turns before.
func topSecretThink(s game.Session, n int, seat game.Seat, q bots.Question, rng *rand.Rand) Thinking {
	m := s.(*topsecret.Match)
	view := m.ViewAt(seat, n)
	var memory topsecretbot.Memory
	if topsecretbot.Remembers(q.Player, view.Seats) {
		for _, step := range m.Seen(seat, 0) {
			if step.Index < n {
				memory.Hear(step.Events(), step.After())
			}
		}
	}
	return func(ctx context.Context) bots.Thought[string] {
		return inText(memory.Choose(ctx, &view, q, rng))
	}
}
