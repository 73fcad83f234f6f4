package topsecret

import (
	"safehouse/scenes/lessons"
	"safehouse/scenes/match"
)

// remarks are the sentences that the cast may remark on.
var remarks = match.Remarks{
	On: map[string]match.Remark{
		"log.topsecret.destroyed": {How: match.Hit, Great: true}, "log.topsecret.forgot": {How: match.Hit},
		"log.topsecret.stolen": {Named: 1, How: match.Hit, Great: true},
		"log.topsecret.spared": {How: match.Luck}, "log.topsecret.paired": {How: match.Luck, Great: true},
	},
	Turns: []string{"log.topsecret.game", "log.topsecret.turn"},
}

// surprises are what a new player does not expect, in the order in which it is looked for.
var surprises = []lessons.Surprise{
	{Key: "log.topsecret.exploded", Says: "why.first.topsecret.exploded", Ruling: "T3"},
	{Key: "log.topsecret.spared", Says: "why.first.topsecret.spared", Ruling: "T4"},
	{Key: "log.topsecret.stolen", On: lessons.ReaderSecond, Says: "why.first.topsecret.stolen", Ruling: "T7"},
	{Key: "log.topsecret.nothing", Says: "why.first.topsecret.nothing", Ruling: "T7"},
	{Key: "log.topsecret.paired", Says: "why.first.topsecret.paired", Ruling: "T17"},
}
