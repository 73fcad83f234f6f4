package catalog

import (
	"safehouse/game"
	"safehouse/game/bots/kompromatbot"
	"safehouse/game/kompromat"
)

// Kompromat is the entry of KOMPROMAT.
func Kompromat() Game {
	return Entry(kompromat.Rules{}, Game{
		Version:  2,
		MinSeats: kompromat.Seats,
		MaxSeats: kompromat.Seats,
		Options:  []Option{{Key: kompromat.OptionStarter, Default: 0, Min: 0, Max: kompromat.Seats}},
		Earlier:  game.Options{kompromat.OptionNarrow: 1},
		plays:    kompromatPlays,
		ThinkAt:  thinkerOf[kompromat.State, kompromat.Move, kompromat.View, kompromat.Event](kompromatbot.Choose),
		Budget:   kompromatbot.BudgetOf,
		Habit: Habit{Title: "statistics.habit.kompromat", Says: "statistics.habit.kompromat.says",
			offers: offersOf(kompromat.Rules{}, kompromat.Habit)},
		feats: featsOf(kompromat.Feats),
	})
}

// kompromatPlays says how KOMPROMAT is played by whom.
var kompromatPlays = map[string]string{
	"easy": "level.kompromat.easy", "medium": "level.kompromat.medium", "expert": "level.kompromat.expert",
	"finch": "cast.finch.kompromat", "pip": "cast.pip.kompromat", "bruno": "cast.bruno.kompromat",
	"gemma": "cast.gemma.kompromat", "lorenz": "cast.lorenz.kompromat", "halloran": "cast.halloran.kompromat",
	"okonkwo": "cast.okonkwo.kompromat", "ambrose": "cast.ambrose.kompromat", "ottilia": "cast.ottilia.kompromat",
	"eleven": "cast.eleven.kompromat", "moss": "cast.moss.kompromat", "agnes": "cast.agnes.kompromat",
}
