package kompromat

import (
	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/catalog"
	"safehouse/game/kompromat"
	"safehouse/scenes/books"
	"safehouse/scenes/cards"
	"safehouse/scenes/games"
	"safehouse/scenes/games/kompromat/designs"
	"safehouse/scenes/lessons"
	"safehouse/scenes/match"
	"safehouse/scenes/stage"
)

// Room is KOMPROMAT on the screen.
var Room = games.Game{
	Game: catalog.Kompromat(), Questions: Questions, Look: &pageLook, Poster: poster, Setup: setup,
	Words: games.Words{Title: "game.kompromat", About: "game.kompromat.about", Starts: "setup.starts.kompromat",
		Score: "game.kompromat.score", Scores: "game.kompromat.scores", RoundOf: "menu.kompromat.roundof",
		LengthOf: "menu.kompromat.lengthof"},
	Swap: swapStarter, MadeUp: "about.own.kompromat", Remarks: remarks, Surprises: surprises,
	Cards: cards.Of("kompromat", cardList()), Book: books.Book{Title: "rules.kompromat.title", Chapters: chapters,
		Minute: minute},
	Lessons: lessonList, Examples: exampleList,
	Open: func(st *stage.Stage, d match.Desk) stage.Scene {
		_, first := open(st, d)
		return first
	},
}

// remarks are the sentences that the cast may remark on.
var remarks = match.Remarks{
	Begins: "log.kompromat.starter",
	On: map[string]match.Remark{
		"log.kompromat.down":      {How: bots.Dares},
		"log.kompromat.stopped":   {How: bots.Rests},
		"log.kompromat.bust":      {How: bots.Beaten, Great: true},
		"log.kompromat.perfect":   {How: bots.Lucky, Great: true},
		"log.kompromat.won":       {How: bots.Lucky, Other: bots.Beaten, Great: true},
		"log.kompromat.won.cards": {How: bots.Lucky, Other: bots.Beaten, Great: true},
	},
	Ends:  []string{"log.kompromat.ended.points", "log.kompromat.ended.tokens", "log.kompromat.ended.notorious"},
	Turns: []string{"log.kompromat.round", "log.kompromat.opened"},
}

// surprises are what a new player does not expect, in the order in which it is looked for.
var surprises = []lessons.Surprise{
	{Key: "log.kompromat.stopped", On: lessons.Reader, Says: "why.first.kompromat.closed", Ruling: "K23"},
	{Key: "log.kompromat.covers", Says: "why.first.kompromat.covers", Ruling: "K3"},
	{Key: "log.kompromat.aside", Says: "why.first.kompromat.aside", Ruling: "K3"},
	{Key: "log.kompromat.bust", On: lessons.Reader, Says: "why.first.kompromat.bust", Ruling: "K14"},
	{Key: "log.kompromat.bust", On: lessons.Others, Says: "why.first.kompromat.theirs", Ruling: "K14"},
	{Key: "log.kompromat.perfect", On: lessons.Reader, Says: "why.first.kompromat.perfect", Ruling: "K17"},
	{Key: "log.kompromat.marks", On: lessons.Reader, Says: "why.first.kompromat.marks", Ruling: "K30"},
	{Key: "log.kompromat.won.cards", Says: "why.first.kompromat.cards", Ruling: "K18"},
	{Key: "log.kompromat.dropped", Says: "why.first.kompromat.dropped", Ruling: "K15"},
	{Key: "log.kompromat.removed", On: lessons.Reader, Says: "why.first.kompromat.removed", Ruling: "K34"},
	{Key: "log.kompromat.used", On: lessons.Others, Says: "why.first.kompromat.used", Ruling: "K27"},
	{Key: "log.kompromat.used.at", On: lessons.Others, Says: "why.first.kompromat.used", Ruling: "K27"},
	{Key: "log.kompromat.back", On: lessons.Reader, Says: "why.first.kompromat.back", Ruling: "K33"},
}

// poster is a folder on a desk, with the photographs of two agents.
var poster = games.Poster{Sheet: designs.Poster, Over: func(p *games.PosterPen) {
	p.Photo("moss", -33, -65, 136, 0.05)
	p.Photo("gemma", -103, -75, 150, -0.05)
}}

// setup is what is chosen before a match.
var setup = games.Setup{Options: []games.Option{
	{ID: "odds", Key: match.OptionOdds, Title: "setup.kompromat.odds", Choices: games.OnOff("", "", "")},
}}

// swapStarter has the other seat start the next match.
func swapStarter(s game.Session, options game.Options) {
	for _, e := range s.(*kompromat.Match).Events(game.Public, 0) {
		if e.Kind == kompromat.StarterDrawn {
			options[kompromat.OptionStarter] = 2 - int(e.Seat)
			return
		}
	}
}
