package catalog

import (
	"safehouse/game"
	"safehouse/game/bots/kompromatbot"
	"safehouse/game/kompromat"
)

// Kompromat is the entry of KOMPROMAT.
func Kompromat() Game {
	return Entry(kompromat.Rules{}, Game{
		MinSeats: kompromat.Seats,
		MaxSeats: kompromat.Seats,
		Options:  []Option{{Key: kompromat.OptionStarter, Default: 0, Min: 0, Max: kompromat.Seats}},
		Earlier:  game.Options{kompromat.OptionNarrow: 1},
		think:    thinkerOf[kompromat.State, kompromat.Move, kompromat.View, kompromat.Event](kompromatbot.Choose),
		Budget:   kompromatbot.BudgetOf,
	})
}
