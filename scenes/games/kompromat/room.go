package kompromat

import "safehouse/scenes/games"

// Room is KOMPROMAT on the screen.
var Room = games.Game{
	Name: "kompromat", Open: Open, Look: &Look, Remarks: remarks, Surprises: surprises,
	Lessons: lessonList, Examples: exampleList,
}
