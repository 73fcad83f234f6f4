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
	{"finch", game.Easy, "cast.finch.name", "cast.finch.who", [MomentCount][]string{
		Greets: {"cast.finch.greets.1", "cast.finch.greets.2", "cast.finch.greets.3"},
		Ahead:  {"cast.finch.ahead.1", "cast.finch.ahead.2", "cast.finch.ahead.3"},
		Behind: {"cast.finch.behind.1", "cast.finch.behind.2", "cast.finch.behind.3"},
		Dares:  {"cast.finch.dares.1", "cast.finch.dares.2"},
		Rests:  {"cast.finch.rests.1", "cast.finch.rests.2"},
		Asked:  {"cast.finch.asked.1", "cast.finch.asked.2"},
		Robbed: {"cast.finch.robbed.1", "cast.finch.robbed.2"},
		Struck: {"cast.finch.struck.1", "cast.finch.struck.2"},
		Beaten: {"cast.finch.beaten.1", "cast.finch.beaten.2"},
		Lucky:  {"cast.finch.lucky.1", "cast.finch.lucky.2"},
		Won:    {"cast.finch.won.1", "cast.finch.won.2"},
		Lost:   {"cast.finch.lost.1", "cast.finch.lost.2"},
	}},
	{"pip", game.Easy, "cast.pip.name", "cast.pip.who", [MomentCount][]string{
		Greets: {"cast.pip.greets.1", "cast.pip.greets.2", "cast.pip.greets.3"},
		Ahead:  {"cast.pip.ahead.1", "cast.pip.ahead.2", "cast.pip.ahead.3"},
		Behind: {"cast.pip.behind.1", "cast.pip.behind.2", "cast.pip.behind.3"},
		Dares:  {"cast.pip.dares.1", "cast.pip.dares.2"},
		Rests:  {"cast.pip.rests.1", "cast.pip.rests.2"},
		Asked:  {"cast.pip.asked.1", "cast.pip.asked.2"},
		Robbed: {"cast.pip.robbed.1", "cast.pip.robbed.2"},
		Struck: {"cast.pip.struck.1", "cast.pip.struck.2"},
		Beaten: {"cast.pip.beaten.1", "cast.pip.beaten.2"},
		Lucky:  {"cast.pip.lucky.1", "cast.pip.lucky.2"},
		Won:    {"cast.pip.won.1", "cast.pip.won.2"},
		Lost:   {"cast.pip.lost.1", "cast.pip.lost.2"},
	}},
	{"bruno", game.Easy, "cast.bruno.name", "cast.bruno.who", [MomentCount][]string{
		Greets: {"cast.bruno.greets.1", "cast.bruno.greets.2", "cast.bruno.greets.3"},
		Ahead:  {"cast.bruno.ahead.1", "cast.bruno.ahead.2", "cast.bruno.ahead.3"},
		Behind: {"cast.bruno.behind.1", "cast.bruno.behind.2", "cast.bruno.behind.3"},
		Dares:  {"cast.bruno.dares.1", "cast.bruno.dares.2"},
		Rests:  {"cast.bruno.rests.1", "cast.bruno.rests.2"},
		Asked:  {"cast.bruno.asked.1", "cast.bruno.asked.2"},
		Robbed: {"cast.bruno.robbed.1", "cast.bruno.robbed.2"},
		Struck: {"cast.bruno.struck.1", "cast.bruno.struck.2"},
		Beaten: {"cast.bruno.beaten.1", "cast.bruno.beaten.2"},
		Lucky:  {"cast.bruno.lucky.1", "cast.bruno.lucky.2"},
		Won:    {"cast.bruno.won.1", "cast.bruno.won.2"},
		Lost:   {"cast.bruno.lost.1", "cast.bruno.lost.2"},
	}},
	{"gemma", game.Easy, "cast.gemma.name", "cast.gemma.who", [MomentCount][]string{
		Greets: {"cast.gemma.greets.1", "cast.gemma.greets.2", "cast.gemma.greets.3"},
		Ahead:  {"cast.gemma.ahead.1", "cast.gemma.ahead.2", "cast.gemma.ahead.3"},
		Behind: {"cast.gemma.behind.1", "cast.gemma.behind.2", "cast.gemma.behind.3"},
		Dares:  {"cast.gemma.dares.1", "cast.gemma.dares.2"},
		Rests:  {"cast.gemma.rests.1", "cast.gemma.rests.2"},
		Asked:  {"cast.gemma.asked.1", "cast.gemma.asked.2"},
		Robbed: {"cast.gemma.robbed.1", "cast.gemma.robbed.2"},
		Struck: {"cast.gemma.struck.1", "cast.gemma.struck.2"},
		Beaten: {"cast.gemma.beaten.1", "cast.gemma.beaten.2"},
		Lucky:  {"cast.gemma.lucky.1", "cast.gemma.lucky.2"},
		Won:    {"cast.gemma.won.1", "cast.gemma.won.2"},
		Lost:   {"cast.gemma.lost.1", "cast.gemma.lost.2"},
	}},
	{"lorenz", game.Medium, "cast.lorenz.name", "cast.lorenz.who", [MomentCount][]string{
		Greets: {"cast.lorenz.greets.1", "cast.lorenz.greets.2", "cast.lorenz.greets.3"},
		Ahead:  {"cast.lorenz.ahead.1", "cast.lorenz.ahead.2", "cast.lorenz.ahead.3"},
		Behind: {"cast.lorenz.behind.1", "cast.lorenz.behind.2", "cast.lorenz.behind.3"},
		Dares:  {"cast.lorenz.dares.1", "cast.lorenz.dares.2"},
		Rests:  {"cast.lorenz.rests.1", "cast.lorenz.rests.2"},
		Asked:  {"cast.lorenz.asked.1", "cast.lorenz.asked.2"},
		Robbed: {"cast.lorenz.robbed.1", "cast.lorenz.robbed.2"},
		Struck: {"cast.lorenz.struck.1", "cast.lorenz.struck.2"},
		Beaten: {"cast.lorenz.beaten.1", "cast.lorenz.beaten.2"},
		Lucky:  {"cast.lorenz.lucky.1", "cast.lorenz.lucky.2"},
		Won:    {"cast.lorenz.won.1", "cast.lorenz.won.2"},
		Lost:   {"cast.lorenz.lost.1", "cast.lorenz.lost.2"},
	}},
	{"halloran", game.Medium, "cast.halloran.name", "cast.halloran.who", [MomentCount][]string{
		Greets: {"cast.halloran.greets.1", "cast.halloran.greets.2", "cast.halloran.greets.3"},
		Ahead:  {"cast.halloran.ahead.1", "cast.halloran.ahead.2", "cast.halloran.ahead.3"},
		Behind: {"cast.halloran.behind.1", "cast.halloran.behind.2", "cast.halloran.behind.3"},
		Dares:  {"cast.halloran.dares.1", "cast.halloran.dares.2"},
		Rests:  {"cast.halloran.rests.1", "cast.halloran.rests.2"},
		Asked:  {"cast.halloran.asked.1", "cast.halloran.asked.2"},
		Robbed: {"cast.halloran.robbed.1", "cast.halloran.robbed.2"},
		Struck: {"cast.halloran.struck.1", "cast.halloran.struck.2"},
		Beaten: {"cast.halloran.beaten.1", "cast.halloran.beaten.2"},
		Lucky:  {"cast.halloran.lucky.1", "cast.halloran.lucky.2"},
		Won:    {"cast.halloran.won.1", "cast.halloran.won.2"},
		Lost:   {"cast.halloran.lost.1", "cast.halloran.lost.2"},
	}},
	{"okonkwo", game.Medium, "cast.okonkwo.name", "cast.okonkwo.who", [MomentCount][]string{
		Greets: {"cast.okonkwo.greets.1", "cast.okonkwo.greets.2", "cast.okonkwo.greets.3"},
		Ahead:  {"cast.okonkwo.ahead.1", "cast.okonkwo.ahead.2", "cast.okonkwo.ahead.3"},
		Behind: {"cast.okonkwo.behind.1", "cast.okonkwo.behind.2", "cast.okonkwo.behind.3"},
		Dares:  {"cast.okonkwo.dares.1", "cast.okonkwo.dares.2"},
		Rests:  {"cast.okonkwo.rests.1", "cast.okonkwo.rests.2"},
		Asked:  {"cast.okonkwo.asked.1", "cast.okonkwo.asked.2"},
		Robbed: {"cast.okonkwo.robbed.1", "cast.okonkwo.robbed.2"},
		Struck: {"cast.okonkwo.struck.1", "cast.okonkwo.struck.2"},
		Beaten: {"cast.okonkwo.beaten.1", "cast.okonkwo.beaten.2"},
		Lucky:  {"cast.okonkwo.lucky.1", "cast.okonkwo.lucky.2"},
		Won:    {"cast.okonkwo.won.1", "cast.okonkwo.won.2"},
		Lost:   {"cast.okonkwo.lost.1", "cast.okonkwo.lost.2"},
	}},
	{"ambrose", game.Medium, "cast.ambrose.name", "cast.ambrose.who", [MomentCount][]string{
		Greets: {"cast.ambrose.greets.1", "cast.ambrose.greets.2", "cast.ambrose.greets.3"},
		Ahead:  {"cast.ambrose.ahead.1", "cast.ambrose.ahead.2", "cast.ambrose.ahead.3"},
		Behind: {"cast.ambrose.behind.1", "cast.ambrose.behind.2", "cast.ambrose.behind.3"},
		Dares:  {"cast.ambrose.dares.1", "cast.ambrose.dares.2"},
		Rests:  {"cast.ambrose.rests.1", "cast.ambrose.rests.2"},
		Asked:  {"cast.ambrose.asked.1", "cast.ambrose.asked.2"},
		Robbed: {"cast.ambrose.robbed.1", "cast.ambrose.robbed.2"},
		Struck: {"cast.ambrose.struck.1", "cast.ambrose.struck.2"},
		Beaten: {"cast.ambrose.beaten.1", "cast.ambrose.beaten.2"},
		Lucky:  {"cast.ambrose.lucky.1", "cast.ambrose.lucky.2"},
		Won:    {"cast.ambrose.won.1", "cast.ambrose.won.2"},
		Lost:   {"cast.ambrose.lost.1", "cast.ambrose.lost.2"},
	}},
	{"ottilia", game.Expert, "cast.ottilia.name", "cast.ottilia.who", [MomentCount][]string{
		Greets: {"cast.ottilia.greets.1", "cast.ottilia.greets.2", "cast.ottilia.greets.3"},
		Ahead:  {"cast.ottilia.ahead.1", "cast.ottilia.ahead.2", "cast.ottilia.ahead.3"},
		Behind: {"cast.ottilia.behind.1", "cast.ottilia.behind.2", "cast.ottilia.behind.3"},
		Dares:  {"cast.ottilia.dares.1", "cast.ottilia.dares.2"},
		Rests:  {"cast.ottilia.rests.1", "cast.ottilia.rests.2"},
		Asked:  {"cast.ottilia.asked.1", "cast.ottilia.asked.2"},
		Robbed: {"cast.ottilia.robbed.1", "cast.ottilia.robbed.2"},
		Struck: {"cast.ottilia.struck.1", "cast.ottilia.struck.2"},
		Beaten: {"cast.ottilia.beaten.1", "cast.ottilia.beaten.2"},
		Lucky:  {"cast.ottilia.lucky.1", "cast.ottilia.lucky.2"},
		Won:    {"cast.ottilia.won.1", "cast.ottilia.won.2"},
		Lost:   {"cast.ottilia.lost.1", "cast.ottilia.lost.2"},
	}},
	{"eleven", game.Expert, "cast.eleven.name", "cast.eleven.who", [MomentCount][]string{
		Greets: {"cast.eleven.greets.1", "cast.eleven.greets.2", "cast.eleven.greets.3"},
		Ahead:  {"cast.eleven.ahead.1", "cast.eleven.ahead.2", "cast.eleven.ahead.3"},
		Behind: {"cast.eleven.behind.1", "cast.eleven.behind.2", "cast.eleven.behind.3"},
		Dares:  {"cast.eleven.dares.1", "cast.eleven.dares.2"},
		Rests:  {"cast.eleven.rests.1", "cast.eleven.rests.2"},
		Asked:  {"cast.eleven.asked.1", "cast.eleven.asked.2"},
		Robbed: {"cast.eleven.robbed.1", "cast.eleven.robbed.2"},
		Struck: {"cast.eleven.struck.1", "cast.eleven.struck.2"},
		Beaten: {"cast.eleven.beaten.1", "cast.eleven.beaten.2"},
		Lucky:  {"cast.eleven.lucky.1", "cast.eleven.lucky.2"},
		Won:    {"cast.eleven.won.1", "cast.eleven.won.2"},
		Lost:   {"cast.eleven.lost.1", "cast.eleven.lost.2"},
	}},
	{"moss", game.Expert, "cast.moss.name", "cast.moss.who", [MomentCount][]string{
		Greets: {"cast.moss.greets.1", "cast.moss.greets.2", "cast.moss.greets.3"},
		Ahead:  {"cast.moss.ahead.1", "cast.moss.ahead.2", "cast.moss.ahead.3"},
		Behind: {"cast.moss.behind.1", "cast.moss.behind.2", "cast.moss.behind.3"},
		Dares:  {"cast.moss.dares.1", "cast.moss.dares.2"},
		Rests:  {"cast.moss.rests.1", "cast.moss.rests.2"},
		Asked:  {"cast.moss.asked.1", "cast.moss.asked.2"},
		Robbed: {"cast.moss.robbed.1", "cast.moss.robbed.2"},
		Struck: {"cast.moss.struck.1", "cast.moss.struck.2"},
		Beaten: {"cast.moss.beaten.1", "cast.moss.beaten.2"},
		Lucky:  {"cast.moss.lucky.1", "cast.moss.lucky.2"},
		Won:    {"cast.moss.won.1", "cast.moss.won.2"},
		Lost:   {"cast.moss.lost.1", "cast.moss.lost.2"},
	}},
	{"agnes", game.Expert, "cast.agnes.name", "cast.agnes.who", [MomentCount][]string{
		Greets: {"cast.agnes.greets.1", "cast.agnes.greets.2", "cast.agnes.greets.3"},
		Ahead:  {"cast.agnes.ahead.1", "cast.agnes.ahead.2", "cast.agnes.ahead.3"},
		Behind: {"cast.agnes.behind.1", "cast.agnes.behind.2", "cast.agnes.behind.3"},
		Dares:  {"cast.agnes.dares.1", "cast.agnes.dares.2"},
		Rests:  {"cast.agnes.rests.1", "cast.agnes.rests.2"},
		Asked:  {"cast.agnes.asked.1", "cast.agnes.asked.2"},
		Robbed: {"cast.agnes.robbed.1", "cast.agnes.robbed.2"},
		Struck: {"cast.agnes.struck.1", "cast.agnes.struck.2"},
		Beaten: {"cast.agnes.beaten.1", "cast.agnes.beaten.2"},
		Lucky:  {"cast.agnes.lucky.1", "cast.agnes.lucky.2"},
		Won:    {"cast.agnes.won.1", "cast.agnes.won.2"},
		Lost:   {"cast.agnes.lost.1", "cast.agnes.lost.2"},
	}},
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
