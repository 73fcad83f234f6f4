package topsecret

import (
	"safehouse/scenes/books"
	"safehouse/scenes/cards"
	"safehouse/scenes/games"
)

// Room is TOP SECRET on the screen.
var Room = games.Game{
	Name: "topsecret", Open: Open, Look: &Look, Remarks: remarks, Surprises: surprises,
	Cards: cards.Listed("topsecret", cardList()), Book: books.Book{Chapters: chapters, Minute: minute},
	Lessons: lessonList, Examples: exampleList,
}
