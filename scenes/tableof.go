package scenes

import (
	"safehouse/scenes/play"
	"safehouse/scenes/play/getadler"
	"safehouse/scenes/play/kompromat"
	"safehouse/scenes/play/topsecret"
	"safehouse/scenes/stage"
)

// tableOf puts a match on the screen, by the name of its game. A game of the catalogue that is missing here is a
// mistake of the program.
var tableOf = map[string]func(*stage.Stage, play.Desk) stage.Scene{
	"getadler":  getadler.Open,
	"kompromat": kompromat.Open,
	"topsecret": topsecret.Open,
}
