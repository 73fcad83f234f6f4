package scenes

import (
	"safehouse/render/theme"
	"safehouse/scenes/games/getadler"
	"safehouse/scenes/games/kompromat"
	"safehouse/scenes/games/topsecret"
	"safehouse/scenes/stage"
	"safehouse/scenes/tabletop"
)

// The names of the games in the catalogue.
const (
	kompromatName = "kompromat"
	topSecret     = "topsecret"
	getAdler      = "getadler"
)

// pageLooks is the look of each game's pages.
var pageLooks = map[string]*theme.Skin{
	getAdler:      &getadler.Look,
	kompromatName: &kompromat.Look,
	topSecret:     &topsecret.Look,
}

// tableOf puts a match on the screen, by the name of its game. A game of the catalogue that is missing here is a
// mistake of the program.
var tableOf = map[string]func(*stage.Stage, tabletop.Desk) stage.Scene{
	getAdler:      getadler.Open,
	kompromatName: kompromat.Open,
	topSecret:     topsecret.Open,
}
