// Package all is the one list of the games on the screen: whoever adds a game adds it here.
package all

import (
	"safehouse/scenes/games"
	"safehouse/scenes/games/getadler"
	"safehouse/scenes/games/kompromat"
	"safehouse/scenes/games/topsecret"
)

// Games are the games on the screen, in the order of the catalogue.
func Games() games.List { return games.List{kompromat.Room, topsecret.Room, getadler.Room} }
