package topsecret

import (
	"safehouse/game/catalog"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/books"
	"safehouse/scenes/cards"
	"safehouse/scenes/games"
	"safehouse/scenes/lessons"
	"safehouse/scenes/match"
	"safehouse/scenes/stage"
)

// Room is TOP SECRET on the screen.
var Room = games.Game{
	Game: catalog.TopSecret(), Questions: Questions, Look: &pageLook, Poster: poster, Setup: setup,
	Words: games.Words{Title: "game.topsecret", About: "game.topsecret.about", Starts: "setup.starts.topsecret",
		Score: "game.topsecret.score", Scores: "game.topsecret.scores", Round: "menu.topsecret.round",
		RoundOf: "menu.topsecret.roundof"},
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

// posterRough is how far the edges of the paper on the poster stray, in design pixels.
const posterRough = 3

// poster is cut paper.
var poster = games.Poster{
	Back: drawCutPaper, Plate: theme.CutInk, Mark: theme.Ochre, Title: theme.CutPaper, Ink: theme.CutPaper,
	Font: display.GeometricBold,
}

// drawCutPaper is large shapes of cut paper.
func drawCutPaper(l *display.List, st *stage.Stage, box, plate, picture display.Rect) {
	m := st.Metrics
	l.Fill(box, theme.TableColour, 0)
	l.Clip(box)
	cut := func(r display.Rect, c display.Colour, turn float64) {
		it := l.Fill(r, c, 0)
		it.Turn, it.Rough = turn, m.U(posterRough)
	}
	cut(display.Rect{X: box.X - box.W*0.25, Y: box.Y - box.H*0.4, W: box.W * 0.55, H: box.H * 1.9}, theme.Ochre, 0.17)
	cut(display.Rect{X: box.X + box.W*0.5, Y: box.Y + box.H*0.5, W: box.W * 0.8, H: box.H * 0.9}, theme.Teal, -0.3)
	l.Unclip()
	top := display.Rect{X: box.X, Y: box.Y + m.U(games.PosterEdge), W: box.W, H: plate.Y - box.Y - m.U(games.PosterEdge)}
	if !games.DrawSitters(l, m, top, display.LookPaper, "bruno", "okonkwo", "agnes") {
		games.DrawPicture(l, picture, display.IconBomb, theme.CutInk)
	}
}
