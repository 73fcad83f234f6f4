package topsecret

import (
	"safehouse/game/bots"
	"safehouse/game/catalog"
	"safehouse/scenes/books"
	"safehouse/scenes/cards"
	"safehouse/scenes/games"
	"safehouse/scenes/games/topsecret/designs"
	"safehouse/scenes/lessons"
	"safehouse/scenes/match"
	"safehouse/scenes/stage"
)

// Room is TOP SECRET on the screen.
var Room = games.Game{
	Game: catalog.TopSecret(), Questions: Questions, Look: &pageLook, Setup: setup,
	Poster: games.Poster{Sheet: designs.Poster},
	Words: games.Words{Title: "game.topsecret", About: "game.topsecret.about", Starts: "setup.starts.topsecret",
		Score: "game.topsecret.score", Scores: "game.topsecret.scores", Round: "menu.topsecret.round",
		RoundOf: "menu.topsecret.roundof", Length: "menu.topsecret.length", LengthOf: "menu.topsecret.lengthof"},
	MadeUp: "about.own.topsecret", Remarks: remarks, Surprises: surprises,
	Cards: cards.Of("topsecret", cardList()), Book: books.Book{Title: "rules.topsecret.title", Chapters: chapters,
		Minute: minute},
	Lessons: lessonList, Examples: exampleList,
	Open: func(st *stage.Stage, d match.Desk) stage.Scene {
		_, first := open(st, d)
		return first
	},
}

// remarks are the sentences that the cast may remark on.
var remarks = match.Remarks{
	Begins: "log.topsecret.marker",
	On: map[string]match.Remark{
		"log.topsecret.left":      {How: bots.Dares},
		"log.topsecret.banked":    {How: bots.Rests},
		"log.topsecret.destroyed": {How: bots.Struck, Great: true},
		"log.topsecret.forgot":    {How: bots.Beaten},
		"log.topsecret.stolen":    {Named: 1, How: bots.Robbed, Other: bots.Lucky, Great: true},
		"log.topsecret.spared":    {How: bots.Lucky},
		"log.topsecret.paired":    {How: bots.Lucky, Great: true},
	},
	Ends:  []string{"log.topsecret.won", "log.topsecret.won.shared", "log.topsecret.ended"},
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
