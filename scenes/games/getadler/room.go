package getadler

import (
	"safehouse/scenes/books"
	"safehouse/scenes/cards"
	"safehouse/scenes/games"
)

// Room is GET ADLER! on the screen.
var Room = games.Game{
	Name: "getadler", Open: Open, Look: &Look, Remarks: remarks, Surprises: surprises,
	Cards: cards.Listed("getadler", cardList()), Book: books.Book{Chapters: chapters, Minute: minute},
	Lessons: lessonList, Examples: exampleList,
}
