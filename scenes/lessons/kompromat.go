package lessons

import "safehouse/game"

// rival is the other seat of KOMPROMAT.
const rival game.Seat = 1

// kompromat are the lessons of KOMPROMAT.
var kompromat = []Lesson{
	{
		ID: "kompromat.1", Game: "kompromat", Title: "lesson.kompromat.1", About: "lesson.kompromat.1.about",
		Others: []string{"lesson.name.finch"},
		Nature: map[game.Seat][]string{
			game.Nature: {"first 0", "lay 5", "lay 11", "lay 15", "lay 8"},
			Me: {
				"deal 8", "deal 7a", "deal 5", "deal 10", "deal 9", "deal 6", "deal 7b", "deal 4", "deal 7c", "deal 3", "deal 2",
				"deal half", "deal 1/11a", "deal 1/11b",
			},
			rival: {
				"deal 6", "deal 3", "deal 4", "deal 10", "deal 9", "deal 8", "deal 7a", "deal 7b", "deal 2", "deal 7c", "deal 5",
			},
		},
		Plays: map[game.Seat][]string{rival: {
			"draw", "place 2", "draw", "draw", "draw", "stop",
			"draw", "place 1", "draw", "stop",
			"draw", "place 4", "draw", "draw", "stop",
			"draw", "place 3", "draw", "stop",
		}},
		Beats: []Beat{
			{Says: "lesson.kompromat.1.folders", Lights: []string{"mission:1", "mission:2", "mission:3", "mission:4"}},
			{Says: "lesson.kompromat.1.draw", Lights: []string{"deck"}, Moves: []string{"draw"}, Wrong: "lesson.kompromat.1.draw.wrong"},
			{
				Says: "lesson.kompromat.1.place", Lights: []string{"mission:2"}, Moves: []string{"place 2"},
				Wrong: "lesson.kompromat.1.place.wrong",
			},
			{Says: "lesson.kompromat.1.open", Lights: []string{"mission:2"}, Moves: []string{"draw"}, Wrong: "lesson.kompromat.1.open.wrong"},
			{Says: "lesson.kompromat.1.risk", Lights: []string{"deck"}, Moves: []string{"draw", "stop"}},
			{
				If: []string{"draw"}, Says: "lesson.kompromat.1.twenty", Lights: []string{"stop"}, Moves: []string{"stop"},
				Wrong: "lesson.kompromat.1.twenty.wrong",
			},
			{After: WhenOf("log.kompromat.stopped", Me), Says: "lesson.kompromat.1.closed", Lights: []string{"kompromat.slot#1"}},
			{After: WhenOf("log.kompromat.stopped", rival), Says: "lesson.kompromat.1.rival", Lights: []string{"kompromat.slot#5"}},
			{Says: "lesson.kompromat.1.again", Lights: []string{"deck"}, Moves: []string{"draw"}, Wrong: "lesson.kompromat.1.again.wrong"},
			{After: When("log.kompromat.reveal"), Says: "lesson.kompromat.1.reveal"},
			{After: WhenOf("log.kompromat.bust", rival), Says: "lesson.kompromat.1.bust", Lights: []string{"kompromat.total"}},
			{After: When("log.kompromat.back"), Says: "lesson.kompromat.1.end", Lights: []string{"kompromat.points"}},
		},
		Ends: When("log.kompromat.back"),
	},
}
