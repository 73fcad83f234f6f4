package topsecret

import "safehouse/scenes/games"

// Room is TOP SECRET on the screen.
var Room = games.Game{
	Name: "topsecret", Open: Open, Look: &Look, Remarks: remarks, Surprises: surprises,
	Lessons: lessonList, Examples: exampleList,
}
