package getadler

import (
	"safehouse/game/catalog"
	"safehouse/scenes/books"
	"safehouse/scenes/cards"
	"safehouse/scenes/games"
)

// Room is GET ADLER! on the screen.
var Room = games.Game{
	Game: catalog.GetAdler(), Open: Open, Questions: Questions, Look: &Look, Poster: poster, Setup: setup,
	MadeUp: "about.own.getadler", Remarks: remarks, Surprises: surprises,
	Cards: cards.Listed("getadler", cardList()), Book: books.Book{Chapters: chapters, Minute: minute},
	Lessons: lessonList, Examples: exampleList,
}
