package bots

import (
	"slices"

	"safehouse/game"
)

// Character is one of the regulars of the house: somebody with a name, a face and a temper who plays for the computer.
type Character struct {
	// ID is the name in records and on the command line.
	ID string
	// Level is the strength: the character plays as that level does, but for a temper that leans it to some moves.
	Level game.Level
	// Name and Who are the message keys of the name and of who that is; Hit, Luck and Asked those of what the character
	// says when struck by what happens, when lucky, and when asked something.
	Name, Who        string
	Hit, Luck, Asked [2]string
}

// cast are the regulars, four of each level, in the order in which they are listed.
var cast = [...]Character{
	{
		"finch", game.Easy, "cast.finch.name", "cast.finch.who",
		[2]string{"cast.finch.hit.1", "cast.finch.hit.2"}, [2]string{"cast.finch.luck.1", "cast.finch.luck.2"},
		[2]string{"cast.finch.asked.1", "cast.finch.asked.2"},
	},
	{
		"pip", game.Easy, "cast.pip.name", "cast.pip.who",
		[2]string{"cast.pip.hit.1", "cast.pip.hit.2"}, [2]string{"cast.pip.luck.1", "cast.pip.luck.2"},
		[2]string{"cast.pip.asked.1", "cast.pip.asked.2"},
	},
	{
		"bruno", game.Easy, "cast.bruno.name", "cast.bruno.who",
		[2]string{"cast.bruno.hit.1", "cast.bruno.hit.2"}, [2]string{"cast.bruno.luck.1", "cast.bruno.luck.2"},
		[2]string{"cast.bruno.asked.1", "cast.bruno.asked.2"},
	},
	{
		"gemma", game.Easy, "cast.gemma.name", "cast.gemma.who",
		[2]string{"cast.gemma.hit.1", "cast.gemma.hit.2"}, [2]string{"cast.gemma.luck.1", "cast.gemma.luck.2"},
		[2]string{"cast.gemma.asked.1", "cast.gemma.asked.2"},
	},
	{
		"lorenz", game.Medium, "cast.lorenz.name", "cast.lorenz.who",
		[2]string{"cast.lorenz.hit.1", "cast.lorenz.hit.2"}, [2]string{"cast.lorenz.luck.1", "cast.lorenz.luck.2"},
		[2]string{"cast.lorenz.asked.1", "cast.lorenz.asked.2"},
	},
	{
		"halloran", game.Medium, "cast.halloran.name", "cast.halloran.who",
		[2]string{"cast.halloran.hit.1", "cast.halloran.hit.2"}, [2]string{"cast.halloran.luck.1", "cast.halloran.luck.2"},
		[2]string{"cast.halloran.asked.1", "cast.halloran.asked.2"},
	},
	{
		"okonkwo", game.Medium, "cast.okonkwo.name", "cast.okonkwo.who",
		[2]string{"cast.okonkwo.hit.1", "cast.okonkwo.hit.2"}, [2]string{"cast.okonkwo.luck.1", "cast.okonkwo.luck.2"},
		[2]string{"cast.okonkwo.asked.1", "cast.okonkwo.asked.2"},
	},
	{
		"ambrose", game.Medium, "cast.ambrose.name", "cast.ambrose.who",
		[2]string{"cast.ambrose.hit.1", "cast.ambrose.hit.2"}, [2]string{"cast.ambrose.luck.1", "cast.ambrose.luck.2"},
		[2]string{"cast.ambrose.asked.1", "cast.ambrose.asked.2"},
	},
	{
		"ottilia", game.Expert, "cast.ottilia.name", "cast.ottilia.who",
		[2]string{"cast.ottilia.hit.1", "cast.ottilia.hit.2"}, [2]string{"cast.ottilia.luck.1", "cast.ottilia.luck.2"},
		[2]string{"cast.ottilia.asked.1", "cast.ottilia.asked.2"},
	},
	{
		"eleven", game.Expert, "cast.eleven.name", "cast.eleven.who",
		[2]string{"cast.eleven.hit.1", "cast.eleven.hit.2"}, [2]string{"cast.eleven.luck.1", "cast.eleven.luck.2"},
		[2]string{"cast.eleven.asked.1", "cast.eleven.asked.2"},
	},
	{
		"moss", game.Expert, "cast.moss.name", "cast.moss.who",
		[2]string{"cast.moss.hit.1", "cast.moss.hit.2"}, [2]string{"cast.moss.luck.1", "cast.moss.luck.2"},
		[2]string{"cast.moss.asked.1", "cast.moss.asked.2"},
	},
	{
		"agnes", game.Expert, "cast.agnes.name", "cast.agnes.who",
		[2]string{"cast.agnes.hit.1", "cast.agnes.hit.2"}, [2]string{"cast.agnes.luck.1", "cast.agnes.luck.2"},
		[2]string{"cast.agnes.asked.1", "cast.agnes.asked.2"},
	},
}

// Cast lists the regulars.
func Cast() []Character { return cast[:] }

// FindCharacter gives the place of a regular in the cast, counted from 0; -1 where nobody is called so.
func FindCharacter(id string) int {
	return slices.IndexFunc(cast[:], func(c Character) bool { return c.ID == id })
}

// NameKey is the message key of a regular's name; empty where nobody is called so.
func NameKey(id string) string {
	if i := FindCharacter(id); i >= 0 {
		return cast[i].Name
	}
	return ""
}

// OfCast is the player that sits on a seat of the computer: the character, or where it has none the plain level.
func OfCast(p game.Player) Player { return Player{Level: p.Level, Character: p.Character} }
