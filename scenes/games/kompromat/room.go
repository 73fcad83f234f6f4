package kompromat

import (
	"safehouse/game/catalog"
	"safehouse/scenes/books"
	"safehouse/scenes/cards"
	"safehouse/scenes/games"
)

// Room is KOMPROMAT on the screen.
var Room = games.Game{
	Game: catalog.Kompromat(), Open: Open, Questions: Questions, Look: &Look, Poster: poster, Setup: setup,
	Swap: swapStarter, MadeUp: "about.own.kompromat", Remarks: remarks, Surprises: surprises,
	Cards: cards.Listed("kompromat", cardList()), Book: books.Book{Chapters: chapters, Minute: minute},
	Lessons: lessonList, Examples: exampleList,
}
