package topsecret

import (
	"safehouse/game/catalog"
	"safehouse/scenes/books"
	"safehouse/scenes/cards"
	"safehouse/scenes/games"
)

// Room is TOP SECRET on the screen.
var Room = games.Game{
	Game: catalog.TopSecret(), Open: Open, Questions: Questions, Look: &Look, Poster: poster, Setup: setup,
	MadeUp: "about.own.topsecret", Remarks: remarks, Surprises: surprises,
	Cards: cards.Listed("topsecret", cardList()), Book: books.Book{Chapters: chapters, Minute: minute},
	Lessons: lessonList, Examples: exampleList,
}
