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
	// Name and Who are the message keys of the name and of who that is, Says those of what the character says in each
	// moment, in the order in which it is said.
	Name, Who string
	Says      [MomentCount][]string
}

// Moment is what has just happened to somebody who may say a word of it.
type Moment uint8

// The moments: the beginning of a match, for whom it is the first with those at the table, who won the last one and who
// lost it; a risk that is taken, and one that is not; a question, a card that another took, an explosion, a thing that
// went wrong, one that went well; and the end of a match, won or lost.
const (
	Greets Moment = iota
	Ahead
	Behind
	Dares
	Rests
	Asked
	Robbed
	Struck
	Beaten
	Lucky
	Won
	Lost
	MomentCount
)

// Pleases reports whether a moment is to somebody's liking.
func (m Moment) Pleases() bool { return m == Lucky || m == Won }

// Hurts reports whether a moment is not to somebody's liking.
func (m Moment) Hurts() bool { return m > Asked && !m.Pleases() }

// Common reports whether a moment is one of those that a match has many of: no line is kept back for a greater one.
func (m Moment) Common() bool { return m <= Asked }

// cast are the regulars, four of each level, in the order in which they are listed.
var cast = [...]Character{
	{
		"finch", game.Easy, "cast.finch.name", "cast.finch.who",
		[MomentCount][]string{
			Greets: {"cast.finch.greets"}, Ahead: {"cast.finch.ahead"}, Behind: {"cast.finch.behind"},
			Dares:  {"cast.finch.dares.1", "cast.finch.dares.2"},
			Rests:  {"cast.finch.rests.1", "cast.finch.rests.2"},
			Asked:  {"cast.finch.asked.1", "cast.finch.asked.2"},
			Robbed: {"cast.finch.robbed"}, Struck: {"cast.finch.struck"},
			Beaten: {"cast.finch.beaten.1", "cast.finch.beaten.2"},
			Lucky:  {"cast.finch.lucky.1", "cast.finch.lucky.2"},
			Won:    {"cast.finch.won"}, Lost: {"cast.finch.lost"},
		},
	},
	{
		"pip", game.Easy, "cast.pip.name", "cast.pip.who",
		[MomentCount][]string{
			Greets: {"cast.pip.greets"}, Ahead: {"cast.pip.ahead"}, Behind: {"cast.pip.behind"},
			Dares:  {"cast.pip.dares.1", "cast.pip.dares.2"},
			Rests:  {"cast.pip.rests.1", "cast.pip.rests.2"},
			Asked:  {"cast.pip.asked.1", "cast.pip.asked.2"},
			Robbed: {"cast.pip.robbed"}, Struck: {"cast.pip.struck"},
			Beaten: {"cast.pip.beaten.1", "cast.pip.beaten.2"},
			Lucky:  {"cast.pip.lucky.1", "cast.pip.lucky.2"},
			Won:    {"cast.pip.won"}, Lost: {"cast.pip.lost"},
		},
	},
	{
		"bruno", game.Easy, "cast.bruno.name", "cast.bruno.who",
		[MomentCount][]string{
			Greets: {"cast.bruno.greets"}, Ahead: {"cast.bruno.ahead"}, Behind: {"cast.bruno.behind"},
			Dares:  {"cast.bruno.dares.1", "cast.bruno.dares.2"},
			Rests:  {"cast.bruno.rests.1", "cast.bruno.rests.2"},
			Asked:  {"cast.bruno.asked.1", "cast.bruno.asked.2"},
			Robbed: {"cast.bruno.robbed"}, Struck: {"cast.bruno.struck"},
			Beaten: {"cast.bruno.beaten.1", "cast.bruno.beaten.2"},
			Lucky:  {"cast.bruno.lucky.1", "cast.bruno.lucky.2"},
			Won:    {"cast.bruno.won"}, Lost: {"cast.bruno.lost"},
		},
	},
	{
		"gemma", game.Easy, "cast.gemma.name", "cast.gemma.who",
		[MomentCount][]string{
			Greets: {"cast.gemma.greets"}, Ahead: {"cast.gemma.ahead"}, Behind: {"cast.gemma.behind"},
			Dares:  {"cast.gemma.dares.1", "cast.gemma.dares.2"},
			Rests:  {"cast.gemma.rests.1", "cast.gemma.rests.2"},
			Asked:  {"cast.gemma.asked.1", "cast.gemma.asked.2"},
			Robbed: {"cast.gemma.robbed"}, Struck: {"cast.gemma.struck"},
			Beaten: {"cast.gemma.beaten.1", "cast.gemma.beaten.2"},
			Lucky:  {"cast.gemma.lucky.1", "cast.gemma.lucky.2"},
			Won:    {"cast.gemma.won"}, Lost: {"cast.gemma.lost"},
		},
	},
	{
		"lorenz", game.Medium, "cast.lorenz.name", "cast.lorenz.who",
		[MomentCount][]string{
			Greets: {"cast.lorenz.greets"}, Ahead: {"cast.lorenz.ahead"}, Behind: {"cast.lorenz.behind"},
			Dares:  {"cast.lorenz.dares.1", "cast.lorenz.dares.2"},
			Rests:  {"cast.lorenz.rests.1", "cast.lorenz.rests.2"},
			Asked:  {"cast.lorenz.asked.1", "cast.lorenz.asked.2"},
			Robbed: {"cast.lorenz.robbed"}, Struck: {"cast.lorenz.struck"},
			Beaten: {"cast.lorenz.beaten.1", "cast.lorenz.beaten.2"},
			Lucky:  {"cast.lorenz.lucky.1", "cast.lorenz.lucky.2"},
			Won:    {"cast.lorenz.won"}, Lost: {"cast.lorenz.lost"},
		},
	},
	{
		"halloran", game.Medium, "cast.halloran.name", "cast.halloran.who",
		[MomentCount][]string{
			Greets: {"cast.halloran.greets"}, Ahead: {"cast.halloran.ahead"}, Behind: {"cast.halloran.behind"},
			Dares:  {"cast.halloran.dares.1", "cast.halloran.dares.2"},
			Rests:  {"cast.halloran.rests.1", "cast.halloran.rests.2"},
			Asked:  {"cast.halloran.asked.1", "cast.halloran.asked.2"},
			Robbed: {"cast.halloran.robbed"}, Struck: {"cast.halloran.struck"},
			Beaten: {"cast.halloran.beaten.1", "cast.halloran.beaten.2"},
			Lucky:  {"cast.halloran.lucky.1", "cast.halloran.lucky.2"},
			Won:    {"cast.halloran.won"}, Lost: {"cast.halloran.lost"},
		},
	},
	{
		"okonkwo", game.Medium, "cast.okonkwo.name", "cast.okonkwo.who",
		[MomentCount][]string{
			Greets: {"cast.okonkwo.greets"}, Ahead: {"cast.okonkwo.ahead"}, Behind: {"cast.okonkwo.behind"},
			Dares:  {"cast.okonkwo.dares.1", "cast.okonkwo.dares.2"},
			Rests:  {"cast.okonkwo.rests.1", "cast.okonkwo.rests.2"},
			Asked:  {"cast.okonkwo.asked.1", "cast.okonkwo.asked.2"},
			Robbed: {"cast.okonkwo.robbed"}, Struck: {"cast.okonkwo.struck"},
			Beaten: {"cast.okonkwo.beaten.1", "cast.okonkwo.beaten.2"},
			Lucky:  {"cast.okonkwo.lucky.1", "cast.okonkwo.lucky.2"},
			Won:    {"cast.okonkwo.won"}, Lost: {"cast.okonkwo.lost"},
		},
	},
	{
		"ambrose", game.Medium, "cast.ambrose.name", "cast.ambrose.who",
		[MomentCount][]string{
			Greets: {"cast.ambrose.greets"}, Ahead: {"cast.ambrose.ahead"}, Behind: {"cast.ambrose.behind"},
			Dares:  {"cast.ambrose.dares.1", "cast.ambrose.dares.2"},
			Rests:  {"cast.ambrose.rests.1", "cast.ambrose.rests.2"},
			Asked:  {"cast.ambrose.asked.1", "cast.ambrose.asked.2"},
			Robbed: {"cast.ambrose.robbed"}, Struck: {"cast.ambrose.struck"},
			Beaten: {"cast.ambrose.beaten.1", "cast.ambrose.beaten.2"},
			Lucky:  {"cast.ambrose.lucky.1", "cast.ambrose.lucky.2"},
			Won:    {"cast.ambrose.won"}, Lost: {"cast.ambrose.lost"},
		},
	},
	{
		"ottilia", game.Expert, "cast.ottilia.name", "cast.ottilia.who",
		[MomentCount][]string{
			Greets: {"cast.ottilia.greets"}, Ahead: {"cast.ottilia.ahead"}, Behind: {"cast.ottilia.behind"},
			Dares:  {"cast.ottilia.dares.1", "cast.ottilia.dares.2"},
			Rests:  {"cast.ottilia.rests.1", "cast.ottilia.rests.2"},
			Asked:  {"cast.ottilia.asked.1", "cast.ottilia.asked.2"},
			Robbed: {"cast.ottilia.robbed"}, Struck: {"cast.ottilia.struck"},
			Beaten: {"cast.ottilia.beaten.1", "cast.ottilia.beaten.2"},
			Lucky:  {"cast.ottilia.lucky.1", "cast.ottilia.lucky.2"},
			Won:    {"cast.ottilia.won"}, Lost: {"cast.ottilia.lost"},
		},
	},
	{
		"eleven", game.Expert, "cast.eleven.name", "cast.eleven.who",
		[MomentCount][]string{
			Greets: {"cast.eleven.greets"}, Ahead: {"cast.eleven.ahead"}, Behind: {"cast.eleven.behind"},
			Dares:  {"cast.eleven.dares.1", "cast.eleven.dares.2"},
			Rests:  {"cast.eleven.rests.1", "cast.eleven.rests.2"},
			Asked:  {"cast.eleven.asked.1", "cast.eleven.asked.2"},
			Robbed: {"cast.eleven.robbed"}, Struck: {"cast.eleven.struck"},
			Beaten: {"cast.eleven.beaten.1", "cast.eleven.beaten.2"},
			Lucky:  {"cast.eleven.lucky.1", "cast.eleven.lucky.2"},
			Won:    {"cast.eleven.won"}, Lost: {"cast.eleven.lost"},
		},
	},
	{
		"moss", game.Expert, "cast.moss.name", "cast.moss.who",
		[MomentCount][]string{
			Greets: {"cast.moss.greets"}, Ahead: {"cast.moss.ahead"}, Behind: {"cast.moss.behind"},
			Dares:  {"cast.moss.dares.1", "cast.moss.dares.2"},
			Rests:  {"cast.moss.rests.1", "cast.moss.rests.2"},
			Asked:  {"cast.moss.asked.1", "cast.moss.asked.2"},
			Robbed: {"cast.moss.robbed"}, Struck: {"cast.moss.struck"},
			Beaten: {"cast.moss.beaten.1", "cast.moss.beaten.2"},
			Lucky:  {"cast.moss.lucky.1", "cast.moss.lucky.2"},
			Won:    {"cast.moss.won"}, Lost: {"cast.moss.lost"},
		},
	},
	{
		"agnes", game.Expert, "cast.agnes.name", "cast.agnes.who",
		[MomentCount][]string{
			Greets: {"cast.agnes.greets"}, Ahead: {"cast.agnes.ahead"}, Behind: {"cast.agnes.behind"},
			Dares:  {"cast.agnes.dares.1", "cast.agnes.dares.2"},
			Rests:  {"cast.agnes.rests.1", "cast.agnes.rests.2"},
			Asked:  {"cast.agnes.asked.1", "cast.agnes.asked.2"},
			Robbed: {"cast.agnes.robbed"}, Struck: {"cast.agnes.struck"},
			Beaten: {"cast.agnes.beaten.1", "cast.agnes.beaten.2"},
			Lucky:  {"cast.agnes.lucky.1", "cast.agnes.lucky.2"},
			Won:    {"cast.agnes.won"}, Lost: {"cast.agnes.lost"},
		},
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
