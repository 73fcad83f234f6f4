package catalog

import "safehouse/game"

// Character is how the computer of a level presents itself in a game.
type Character struct {
	// Name is the message key of its name, "the Trainee" say; Says that of a sentence about how it plays, which begins with
	// the name.
	Name, Says string
	// Pace is how long each of its decisions takes on the screen, in milliseconds at speed 1: a fixed time, whatever it has
	// to decide, so that it tells nothing.
	Pace float64
}

// paces are those of the levels: who plays well decides more briskly.
var paces = [...]float64{game.Easy: 1000, game.Medium: 800, game.Expert: 650}

// Character is that of a level in this game.
func (g Game) Character(l game.Level) Character {
	l = min(l, game.Expert)
	name := "character." + g.Name + "." + l.String()
	return Character{Name: name, Says: name + ".says", Pace: paces[l]}
}
