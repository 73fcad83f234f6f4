package kompromat

import (
	"safehouse/game"
	"safehouse/game/catalog"
	"safehouse/game/kompromat"
	"safehouse/render/display"
	"safehouse/render/faces"
	"safehouse/render/theme"
	"safehouse/scenes/books"
	"safehouse/scenes/cards"
	"safehouse/scenes/games"
	"safehouse/scenes/lessons"
	"safehouse/scenes/match"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// Room is KOMPROMAT on the screen.
var Room = games.Game{
	Game: catalog.Kompromat(), Questions: Questions, Look: &pageLook, Poster: poster, Setup: setup,
	Words: games.Words{Title: "game.kompromat", About: "game.kompromat.about", Starts: "setup.starts.kompromat",
		Score: "game.kompromat.score", Scores: "game.kompromat.scores", RoundOf: "menu.kompromat.roundof"},
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
	On: map[string]match.Remark{
		"log.kompromat.bust": {How: match.Hit, Great: true}, "log.kompromat.marks": {How: match.Hit},
		"log.kompromat.perfect": {How: match.Luck, Great: true}, "log.kompromat.won": {How: match.Luck, Great: true},
		"log.kompromat.won.cards": {How: match.Luck, Great: true},
	},
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

// The poster: where the folder ends, as a share of its width, the stamp in design pixels, and its turn in radians.
const (
	folderEnd   = 0.94
	stampWidth  = 340
	stampHeight = 95
	stampTurn   = -0.13
)

// poster is a folder on a desk.
var poster = games.Poster{
	Back: drawDesk, Plate: theme.Paper, Mark: theme.StampRed, Title: theme.Ink, Ink: theme.Ink, Font: display.Typewriter,
}

// drawDesk is a folder on the desk of the Dossier, with the stamp of the house where there is room for it.
func drawDesk(l *display.List, st *stage.Stage, box, plate, picture display.Rect) {
	m := st.Metrics
	l.Fill(box, theme.Felt, m.U(ui.Radius))
	l.Clip(box)
	tab := display.Rect{X: box.X + box.W*(1-folderEnd), Y: box.Y + m.U(games.PosterEdge), W: box.W * 0.4, H: m.U(120)}
	l.Fill(tab, theme.Manila, m.U(14))
	folder := display.Rect{X: tab.X, Y: tab.Y + m.U(44), W: box.W * (2*folderEnd - 1), H: box.H}
	l.Fill(folder, theme.Manila, m.U(8)).Shadow = m.U(10)
	l.Unclip()
	top := display.Rect{X: folder.X, Y: folder.Y + m.U(20), W: folder.W, H: plate.Y - folder.Y - m.U(20)}
	if games.DrawSitters(l, m, top, display.LookPhoto, "ottilia", "eleven") {
		return
	}
	games.DrawPicture(l, picture, display.IconDetective, theme.Ink)
	stamp := display.Rect{X: folder.X + m.U(40), W: m.U(stampWidth), H: m.U(stampHeight)}
	if room := plate.Y - folder.Y; room > stamp.H*1.6 && stamp.X+stamp.W < picture.X {
		stamp.Y = folder.Y + (room-stamp.H)/2
		l.Card(stamp, display.Face{Design: faces.Stamp, Title: st.Say("menu.stamp")}).Turn = stampTurn
	}
}

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
