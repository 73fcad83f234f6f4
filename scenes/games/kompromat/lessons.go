package kompromat

import (
	"safehouse/game"
	"safehouse/scenes/lessons"
)

// The seats of lessons: the person who learns, and the other one.
const (
	me    = lessons.Me
	rival = me + 1
)

// lessonList are the lessons.
var lessonList = []lessons.Lesson{
	{
		ID: "kompromat.1", Game: "kompromat", Title: "lesson.kompromat.1", About: "lesson.kompromat.1.about",
		Pictures: []string{"kompromat:mission", "kompromat:equipment"},
		Without:  []string{"kompromat:code", "kompromat:document"},
		Others:   []string{"finch"},
		Nature: map[game.Seat][]string{
			game.Nature: {"first 0", "lay 5", "lay 11", "lay 15", "lay 8"},
			me: {
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
		Beats: []lessons.Beat{
			{Says: "lesson.kompromat.1.folders", Lights: []string{"mission:1", "mission:2", "mission:3", "mission:4"}},
			{Says: "lesson.kompromat.1.draw", Lights: []string{"deck"}, Moves: []string{"draw"},
				Wrong: "lesson.kompromat.1.draw.wrong"},
			{Says: "lesson.kompromat.1.place", Lights: []string{"mission:2"}, Moves: []string{"place 2"},
				Wrong: "lesson.kompromat.1.place.wrong"},
			{Says: "lesson.kompromat.1.open", Lights: []string{"kompromat:slot#1"}, Moves: []string{"draw"},
				Wrong: "lesson.kompromat.1.open.wrong"},
			{Says: "lesson.kompromat.1.risk", Lights: []string{"deck"}, Moves: []string{"draw", "stop"},
				Brings: []string{"kompromat:tracker"}},
			{If: []string{"draw"}, Says: "lesson.kompromat.1.twenty", Lights: []string{"stop"}, Moves: []string{"stop"},
				Wrong: "lesson.kompromat.1.twenty.wrong"},
			{After: lessons.WhenOf("log.kompromat.stopped", me), Says: "lesson.kompromat.1.closed",
				Lights: []string{"kompromat:slot#1"}},
			{After: lessons.WhenOf("log.kompromat.stopped", rival), Says: "lesson.kompromat.1.rival",
				Lights: []string{"kompromat:slot#5"}},
			{Says: "lesson.kompromat.1.again", Lights: []string{"deck"}, Moves: []string{"draw"},
				Wrong: "lesson.kompromat.1.again.wrong"},
			{After: lessons.When("log.kompromat.reveal"), Says: "lesson.kompromat.1.reveal",
				Brings: []string{"kompromat:points", "kompromat:won", "kompromat:token"}},
			{After: lessons.WhenOf("log.kompromat.bust", rival), Says: "lesson.kompromat.1.bust",
				Lights: []string{"kompromat:total"}},
			{After: lessons.When("log.kompromat.back"), Says: "lesson.kompromat.1.end", Lights: []string{"kompromat:points"}},
		},
		Ends: lessons.When("log.kompromat.back"),
	},
	{
		ID: "kompromat.2", Game: "kompromat", Title: "lesson.kompromat.2", About: "lesson.kompromat.2.about",
		Pictures: []string{"kompromat:wild", "kompromat:seven", "kompromat:counter"},
		Without:  []string{"kompromat:code", "kompromat:document"},
		Others:   []string{"finch"},
		Nature: map[game.Seat][]string{
			game.Nature: {"first 0", "lay 27", "lay 1", "lay 6", "lay 12", "lay 10"},
			me: {
				"deal 1/11a", "deal 10", "deal 9", "deal 8", "deal 7a", "deal 7b", "deal 7c", "deal 5", "deal 6", "deal 4",
				"deal 3",
				"deal 2", "deal half", "deal 1/11b",
			},
			rival: {"deal 9", "deal 8", "deal 7a", "deal 6", "deal 10", "deal 5", "deal 7b", "deal 7c"},
		},
		Plays: map[game.Seat][]string{rival: {
			"draw", "place 2", "draw", "stop",
			"draw", "place 3", "draw", "stop",
			"draw", "place 1", "draw", "stop",
			"draw", "place 4", "draw", "stop",
		}},
		Beats: []lessons.Beat{
			{Says: "lesson.kompromat.2.counter", Lights: []string{"mission:1"}},
			{Says: "lesson.kompromat.2.tokens", Lights: []string{"notoriety:0"}},
			{Says: "lesson.kompromat.2.draw", Lights: []string{"deck"}, Moves: []string{"draw"}},
			{Says: "lesson.kompromat.2.wild", Lights: []string{"mission:2"}, Moves: []string{"place 2"},
				Wrong: "lesson.kompromat.2.wild.wrong"},
			{Says: "lesson.kompromat.2.more", Lights: []string{"deck"}, Moves: []string{"draw"},
				Wrong: "lesson.kompromat.2.more.wrong"},
			{Says: "lesson.kompromat.2.perfect", Lights: []string{"stop"}, Moves: []string{"stop"},
				Wrong: "lesson.kompromat.2.perfect.wrong"},
			{Says: "lesson.kompromat.2.cheap", Lights: []string{"deck"}, Moves: []string{"draw"}},
			{Says: "lesson.kompromat.2.chauffeur", Lights: []string{"mission:3"}, Moves: []string{"place 3"},
				Wrong: "lesson.kompromat.2.chauffeur.wrong"},
			{Says: "lesson.kompromat.2.on", Lights: []string{"deck"}, Moves: []string{"draw"},
				Wrong: "lesson.kompromat.2.on.wrong"},
			{Says: "lesson.kompromat.2.over", Lights: []string{"deck"}, Moves: []string{"draw"},
				Wrong: "lesson.kompromat.2.over.wrong"},
			{Says: "lesson.kompromat.2.forced", Lights: []string{"stop"}, Moves: []string{"stop"}},
			{Says: "lesson.kompromat.2.general", Lights: []string{"deck"}, Moves: []string{"draw"}},
			{Says: "lesson.kompromat.2.worth", Lights: []string{"mission:1"}, Moves: []string{"place 1"},
				Wrong: "lesson.kompromat.2.worth.wrong"},
			{Says: "lesson.kompromat.2.up", Lights: []string{"deck"}, Moves: []string{"draw"},
				Wrong: "lesson.kompromat.2.up.wrong"},
			{Says: "lesson.kompromat.2.up2", Lights: []string{"deck"}, Moves: []string{"draw"},
				Wrong: "lesson.kompromat.2.up.wrong"},
			{Says: "lesson.kompromat.2.nineteen", Lights: []string{"stop"}, Moves: []string{"stop"},
				Wrong: "lesson.kompromat.2.nineteen.wrong"},
			{Says: "lesson.kompromat.2.last", Lights: []string{"deck"}, Moves: []string{"draw"}},
			{After: lessons.WhenOf("log.kompromat.marks", me), Says: "lesson.kompromat.2.marks",
				Lights: []string{"kompromat:token"}},
			{Says: "lesson.kompromat.2.declare", Lights: []string{"chip:1"}, Moves: []string{"declare 1"},
				Wrong: "lesson.kompromat.2.declare.wrong"},
			{Says: "lesson.kompromat.2.back", Lights: []string{"hold"}, Moves: []string{"hold", "discard"}},
			{After: lessons.WhenOf("log.kompromat.bust", me), Says: "lesson.kompromat.2.bust",
				Lights: []string{"kompromat:token"}},
			{After: lessons.When("log.kompromat.back"), Says: "lesson.kompromat.2.end", Lights: []string{"kompromat:points"}},
		},
		Ends: lessons.When("log.kompromat.back"),
	},
	{
		ID: "kompromat.3", Game: "kompromat", Title: "lesson.kompromat.3", About: "lesson.kompromat.3.about",
		Pictures: []string{"kompromat:night", "kompromat:code", "kompromat:document"},
		Others:   []string{"finch"},
		Nature: map[game.Seat][]string{
			game.Nature: {"first 0", "lay 5", "lay 12", "lay 7", "lay 19"},
			me: {
				"deal 10", "deal 9", "deal 5", "deal 8", "deal 7a", "deal 4",
				"deal 10", "deal 7a", "deal 4", "deal 9", "deal 8", "deal 7b", "deal 6", "deal 5", "deal 7c", "deal 3", "deal 2",
			},
			rival: {
				"deal 10", "deal 8", "deal 9", "deal 6", "lay 13", "lay 15", "lay 11", "lay 3",
				"deal 10", "deal 4", "deal 6", "deal 8", "deal 9", "deal 7a", "deal 5", "deal 7b", "deal 7c",
			},
		},
		Before: lessons.Made(
			"0 draw", "0 place 2", "0 draw", "0 stop", "1 draw", "1 place 1", "1 stop",
			"0 draw", "0 place 1", "0 stop", "1 draw", "1 place 2", "1 stop",
			"0 draw", "0 place 4", "0 draw", "0 stop", "1 draw", "1 place 3", "1 stop",
			"0 draw", "0 place 3", "0 stop", "1 draw", "1 place 4", "1 stop",
		),
		Plays: map[game.Seat][]string{rival: {
			"draw", "place 1", "draw", "draw", "stop",
			"draw", "place 2", "draw", "stop",
			"draw", "place 3", "draw", "stop",
			"draw", "place 4", "draw", "stop",
		}},
		Beats: []lessons.Beat{
			{Says: "lesson.kompromat.3.won", Lights: []string{"won:0"}},
			{Says: "lesson.kompromat.3.sets", Lights: []string{"kompromat:code", "mission:1"},
				Brings: []string{"kompromat:code", "kompromat:document"}},
			{Says: "lesson.kompromat.3.item", Lights: []string{"item:0:1"}},
			{After: lessons.WhenOf("log.kompromat.stopped", rival), Says: "lesson.kompromat.3.rival",
				Lights: []string{"kompromat:slot#4"}},
			{Says: "lesson.kompromat.3.use", Lights: []string{"item:0:1", "mission:1"}, Moves: []string{"use night 1"},
				Wrong: "lesson.kompromat.3.use.wrong"},
			{Says: "lesson.kompromat.3.seen", Moves: []string{"seen"}},
			{Says: "lesson.kompromat.3.draw", Lights: []string{"deck"}, Moves: []string{"draw"}},
			{Says: "lesson.kompromat.3.code", Lights: []string{"mission:1"}, Moves: []string{"place 1"},
				Wrong: "lesson.kompromat.3.code.wrong"},
			{Says: "lesson.kompromat.3.more", Lights: []string{"deck"}, Moves: []string{"draw"},
				Wrong: "lesson.kompromat.3.more.wrong"},
			{Says: "lesson.kompromat.3.dare", Lights: []string{"deck"}, Moves: []string{"draw"},
				Wrong: "lesson.kompromat.3.dare.wrong"},
			{Says: "lesson.kompromat.3.stop", Lights: []string{"stop"}, Moves: []string{"stop"},
				Wrong: "lesson.kompromat.3.stop.wrong"},
			{Says: "lesson.kompromat.3.count", Lights: []string{"kompromat:points#1"}},
			{Says: "lesson.kompromat.3.finish", Lights: []string{"deck"}, Moves: []string{"draw"}},
			{After: lessons.WhenOf("log.kompromat.won", me), Says: "lesson.kompromat.3.set", Lights: []string{"kompromat:code"}},
			{After: lessons.When("log.kompromat.back"), Says: "lesson.kompromat.3.end"},
		},
		Ends: lessons.When("log.kompromat.back"),
	},
}

// exampleList are short scenes that the rules point at.
var exampleList = []lessons.Lesson{
	{
		ID: "kompromat:reveal", Game: "kompromat", Others: lessons.ShownBy[:2], Shows: true,
		Nature: map[game.Seat][]string{
			game.Nature: {"first 0", "lay 5", "lay 11", "lay 15", "lay 8"},
			me:          {"deal 8", "deal 9", "deal 7a", "deal 10", "deal 5", "deal 6", "deal 4"},
			rival:       {"deal 10", "deal 6", "deal 9", "deal 8", "deal 7a", "deal 5"},
		},
		Before: lessons.Made(
			"0 draw", "0 place 1", "0 draw", "0 draw", "0 stop", "1 draw", "1 place 1", "1 draw", "1 stop",
			"0 draw", "0 place 2", "0 draw", "0 draw", "0 stop", "1 draw", "1 place 2", "1 draw", "1 stop",
			"0 draw", "0 place 3", "0 stop", "1 draw", "1 place 3", "1 stop",
			"0 draw", "0 place 4", "0 stop", "1 draw", "1 place 4",
		),
		Plays: map[game.Seat][]string{rival: {"stop"}, me: {"hold"}},
		Beats: []lessons.Beat{
			{After: lessons.WhenOf("log.kompromat.bust", me), Says: "example.kompromat.bust",
				Lights: []string{"kompromat:total"}},
			{After: lessons.WhenOf("log.kompromat.perfect", me), Says: "example.kompromat.perfect",
				Lights: []string{"kompromat:total"}},
		},
		Ends: lessons.When("log.kompromat.back"),
	},
}
