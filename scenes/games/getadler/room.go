package getadler

import (
	"math"

	"safehouse/game/bots"
	"safehouse/game/catalog"
	"safehouse/game/getadler"
	"safehouse/scenes/books"
	"safehouse/scenes/cards"
	"safehouse/scenes/games"
	"safehouse/scenes/games/getadler/designs"
	"safehouse/scenes/lessons"
	"safehouse/scenes/match"
	"safehouse/scenes/stage"
)

// Room is GET ADLER! on the screen.
var Room = games.Game{
	Game: catalog.GetAdler(), Questions: Questions, Look: &pageLook, Poster: poster, Setup: setup,
	Words: games.Words{Title: "game.getadler", About: "game.getadler.about", Starts: "setup.starts.getadler",
		RoundOf: "menu.getadler.roundof", LengthOf: "menu.getadler.lengthof"},
	MadeUp: "about.own.getadler", Remarks: remarks, Surprises: surprises,
	Cards: cards.Of("getadler", cardList()), Book: books.Book{Title: "rules.getadler.title", Chapters: chapters,
		Minute: minute},
	Lessons: lessonList, Examples: exampleList,
	Open: func(st *stage.Stage, d match.Desk) stage.Scene {
		_, first := open(st, d)
		return first
	},
}

// remarks are the sentences that the cast may remark on.
var remarks = match.Remarks{
	Begins: "log.getadler.first",
	On: map[string]match.Remark{
		"log.getadler.accused":          {How: bots.Dares, Other: bots.Struck},
		"log.getadler.accused.named":    {How: bots.Dares, Other: bots.Struck},
		"log.getadler.asked":            {Named: 1, How: bots.Asked},
		"log.getadler.spied":            {Named: 1, How: bots.Robbed, Great: true},
		"log.getadler.wrong":            {How: bots.Beaten, Other: bots.Struck, Great: true},
		"log.getadler.wrong.alone":      {How: bots.Beaten, Great: true},
		"log.getadler.right":            {Named: 1, How: bots.Beaten, Other: bots.Lucky, Great: true},
		"log.getadler.stunned":          {How: bots.Struck, Great: true},
		"log.getadler.freed.unfollowed": {How: bots.Lucky, Great: true},
		"log.getadler.freed.disguised":  {How: bots.Lucky, Great: true},
		"log.getadler.freed.bombed":     {How: bots.Lucky, Great: true},
		"log.getadler.freed.drawn":      {How: bots.Lucky, Great: true},
		"log.getadler.out.outshot":      {How: bots.Beaten, Other: bots.Lucky, Great: true},
		"log.getadler.out.caught":       {How: bots.Beaten, Other: bots.Lucky, Great: true},
	},
	Ends:  []string{"log.getadler.ended"},
	Turns: []string{"log.getadler.turn"},
}

// surprises are what a new player does not expect, in the order in which it is looked for.
var surprises = []lessons.Surprise{
	{Key: "log.getadler.hour.gate", Says: "why.first.getadler.gate", Ruling: "G6"},
	{Key: "log.getadler.shuffled", Says: "why.first.getadler.shuffled", Ruling: "G3"},
	{Key: "log.getadler.looked", On: lessons.ReaderSecond, Says: "why.first.getadler.looked", Ruling: "G10"},
	{Key: "log.getadler.spied", On: lessons.ReaderSecond, Says: "why.first.getadler.spied", Ruling: "G11"},
	{Key: "log.getadler.wrong", Says: "why.first.getadler.wrong", Ruling: "G13"},
	{Key: "log.getadler.right", Says: "why.first.getadler.right", Ruling: "G14"},
	{Key: "log.getadler.letgo.lacks", On: lessons.Reader, Says: "why.first.getadler.lacks", Ruling: "G17"},
	{Key: "log.getadler.pursued", Says: "why.first.getadler.pursued", Ruling: "G17"},
	{Key: "log.getadler.freed.unfollowed", Says: "why.first.getadler.unfollowed", Ruling: "G17"},
	{Key: "log.getadler.freed.bombed", Says: "why.first.getadler.bombed", Ruling: "G28"},
	{Key: "log.getadler.freed.disguised", Says: "why.first.getadler.disguised", Ruling: "G16"},
	{Key: "log.getadler.out.outshot", Says: "why.first.getadler.outshot", Ruling: "G22"},
	{Key: "log.getadler.out.caught", Says: "why.first.getadler.caught", Ruling: "G36"},
}

// posterDial is the width of the clock on the poster, as a share of the picture's smaller side.
const posterDial = 0.8

// poster is a clock in the night, which shows what time it is. The numeral of the hour is lit where the dial has one.
var poster = games.Poster{Sheet: designs.Poster, Over: func(p *games.PosterPen) {
	hour := (p.Now.Hour()+11)%12 + 1
	lit := uint8(0)
	if hour <= getadler.Hours {
		lit = uint8(hour)
	}
	p.Clock(p.Picture.SquareIn(posterDial), designs.DialAt(lit),
		(float64(p.Now.Hour()%12)+float64(p.Now.Minute())/60)*math.Pi/6)
}}
