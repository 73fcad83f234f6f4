package topsecret

import (
	"safehouse/game/catalog"
	"safehouse/scenes/books"
	"safehouse/scenes/cards"
	"safehouse/scenes/games"
	"safehouse/scenes/match"
	"safehouse/scenes/stage"
)

// Room is TOP SECRET on the screen.
var Room = games.Game{
	Game: catalog.TopSecret(), Questions: Questions, Look: &pageLook, Poster: poster, Setup: setup,
	MadeUp: "about.own.topsecret", Remarks: remarks, Surprises: surprises,
	Cards: cards.Listed("topsecret", cardList()), Book: books.Book{Chapters: chapters, Minute: minute},
	Lessons: lessonList, Examples: exampleList,
	Open: func(st *stage.Stage, d match.Desk) stage.Scene {
		_, first := open(st, d)
		return first
	},
}
