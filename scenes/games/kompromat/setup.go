package kompromat

import (
	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/scenes/games"
)

// setup is what is chosen before a match.
var setup = games.Setup{Options: []games.Option{games.Odds()}}

// swapStarter has the other seat start the next match.
func swapStarter(s game.Session, options game.Options) {
	for _, e := range s.(*kompromat.Match).Events(game.Public, 0) {
		if e.Kind == kompromat.StarterDrawn {
			options[kompromat.OptionStarter] = 2 - int(e.Seat)
			return
		}
	}
}
