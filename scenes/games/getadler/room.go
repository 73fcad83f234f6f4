package getadler

import "safehouse/scenes/games"

// Room is GET ADLER! on the screen.
var Room = games.Game{
	Name: "getadler", Open: Open, Look: &Look, Remarks: remarks, Surprises: surprises,
	Lessons: lessonList, Examples: exampleList,
}
