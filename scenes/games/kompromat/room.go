package kompromat

import (
	"safehouse/scenes/books"
	"safehouse/scenes/cards"
	"safehouse/scenes/games"
)

// Room is KOMPROMAT on the screen.
var Room = games.Game{
	Name: "kompromat", Open: Open, Look: &Look, Remarks: remarks, Surprises: surprises,
	Cards: cards.Listed("kompromat", cardList()), Book: books.Book{Chapters: chapters, Minute: minute},
	Lessons: lessonList, Examples: exampleList,
}
