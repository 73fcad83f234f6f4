package bots

import (
	"slices"

	"safehouse/game"
)

// Character is one of the regulars of the house: somebody with a name, a face and a temper who plays for the computer.
type Character struct {
	// ID is the name in records and on the command line; "cast.ID.name" and "cast.ID.who" are the message keys of the name
	// and of who that is.
	ID string
	// Level is the strength: the character plays as that level does, but for a temper that leans it to some moves.
	Level game.Level
}

// cast are the regulars, four of each level, in the order in which they are listed.
var cast = [...]Character{
	{"finch", game.Easy}, {"pip", game.Easy}, {"bruno", game.Easy}, {"gemma", game.Easy},
	{"lorenz", game.Medium}, {"halloran", game.Medium}, {"okonkwo", game.Medium}, {"ambrose", game.Medium},
	{"ottilia", game.Expert}, {"eleven", game.Expert}, {"moss", game.Expert}, {"agnes", game.Expert},
}

// Cast lists the regulars.
func Cast() []Character { return cast[:] }

// FindCharacter gives the place of a regular in the cast, counted from 0; -1 where nobody is called so.
func FindCharacter(id string) int {
	return slices.IndexFunc(cast[:], func(c Character) bool { return c.ID == id })
}

// OfCast is the player that sits on a seat of the computer: the character, or where it has none the plain level.
func OfCast(p game.Player) Player { return Player{Level: p.Level, Character: p.Character} }
