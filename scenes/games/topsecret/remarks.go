package topsecret

import (
	"safehouse/scenes/lessons"
	"safehouse/scenes/tabletop"
)

// remarks are the sentences that the cast may remark on.
var remarks = tabletop.Remarks{
	On: map[string]tabletop.Remark{
		"log.topsecret.destroyed": {How: tabletop.Hit, Great: true}, "log.topsecret.forgot": {How: tabletop.Hit},
		"log.topsecret.stolen": {Named: 1, How: tabletop.Hit, Great: true},
		"log.topsecret.spared": {How: tabletop.Luck}, "log.topsecret.paired": {How: tabletop.Luck, Great: true},
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
