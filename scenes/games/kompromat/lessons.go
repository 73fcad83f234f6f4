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
			lessons.Tells("lesson.kompromat.1.folders", "mission:1", "mission:2", "mission:3", "mission:4"),
			lessons.Asks("lesson.kompromat.1.draw", "deck", "draw").Else("lesson.kompromat.1.draw.wrong"),
			lessons.Asks("lesson.kompromat.1.place", "mission:2", "place 2").Else("lesson.kompromat.1.place.wrong"),
			lessons.Asks("lesson.kompromat.1.open", "kompromat:slot#1", "draw").Else("lesson.kompromat.1.open.wrong"),
			{Says: "lesson.kompromat.1.risk", Lights: []string{"deck"}, Moves: []string{"draw", "stop"},
				Brings: []string{"kompromat:tracker"}},
			{If: []string{"draw"}, Says: "lesson.kompromat.1.twenty", Lights: []string{"stop"}, Moves: []string{"stop"},
				Wrong: "lesson.kompromat.1.twenty.wrong"},
			lessons.WhenOf("log.kompromat.stopped", me).Tells("lesson.kompromat.1.closed", "kompromat:slot#1"),
			lessons.WhenOf("log.kompromat.stopped", rival).Tells("lesson.kompromat.1.rival", "kompromat:slot#5"),
			lessons.Asks("lesson.kompromat.1.again", "deck", "draw").Else("lesson.kompromat.1.again.wrong"),
			lessons.When("log.kompromat.reveal").Tells("lesson.kompromat.1.reveal").
				Bringing("kompromat:points", "kompromat:won", "kompromat:token"),
			lessons.WhenOf("log.kompromat.bust", rival).Tells("lesson.kompromat.1.bust", "kompromat:total"),
			lessons.When("log.kompromat.back").Tells("lesson.kompromat.1.end", "kompromat:points"),
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
			lessons.Tells("lesson.kompromat.2.counter", "mission:1"),
			lessons.Tells("lesson.kompromat.2.tokens", "notoriety:0"),
			lessons.Asks("lesson.kompromat.2.draw", "deck", "draw"),
			lessons.Asks("lesson.kompromat.2.wild", "mission:2", "place 2").Else("lesson.kompromat.2.wild.wrong"),
			lessons.Asks("lesson.kompromat.2.more", "deck", "draw").Else("lesson.kompromat.2.more.wrong"),
			lessons.Asks("lesson.kompromat.2.perfect", "stop", "stop").Else("lesson.kompromat.2.perfect.wrong"),
			lessons.Asks("lesson.kompromat.2.cheap", "deck", "draw"),
			lessons.Asks("lesson.kompromat.2.chauffeur", "mission:3", "place 3").Else("lesson.kompromat.2.chauffeur.wrong"),
			lessons.Asks("lesson.kompromat.2.on", "deck", "draw").Else("lesson.kompromat.2.on.wrong"),
			lessons.Asks("lesson.kompromat.2.over", "deck", "draw").Else("lesson.kompromat.2.over.wrong"),
			lessons.Asks("lesson.kompromat.2.forced", "stop", "stop"),
			lessons.Asks("lesson.kompromat.2.general", "deck", "draw"),
			lessons.Asks("lesson.kompromat.2.worth", "mission:1", "place 1").Else("lesson.kompromat.2.worth.wrong"),
			lessons.Asks("lesson.kompromat.2.up", "deck", "draw").Else("lesson.kompromat.2.up.wrong"),
			lessons.Asks("lesson.kompromat.2.up2", "deck", "draw").Else("lesson.kompromat.2.up.wrong"),
			lessons.Asks("lesson.kompromat.2.nineteen", "stop", "stop").Else("lesson.kompromat.2.nineteen.wrong"),
			lessons.Asks("lesson.kompromat.2.last", "deck", "draw"),
			lessons.WhenOf("log.kompromat.marks", me).Tells("lesson.kompromat.2.marks", "kompromat:token"),
			lessons.Asks("lesson.kompromat.2.declare", "chip:1", "declare 1").Else("lesson.kompromat.2.declare.wrong"),
			{Says: "lesson.kompromat.2.back", Lights: []string{"hold"}, Moves: []string{"hold", "discard"}},
			lessons.WhenOf("log.kompromat.bust", me).Tells("lesson.kompromat.2.bust", "kompromat:token"),
			lessons.When("log.kompromat.back").Tells("lesson.kompromat.2.end", "kompromat:points"),
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
			lessons.Tells("lesson.kompromat.3.won", "won:0"),
			lessons.Tells("lesson.kompromat.3.sets", "kompromat:code", "mission:1").
				Bringing("kompromat:code", "kompromat:document"),
			lessons.Tells("lesson.kompromat.3.item", "item:0:1"),
			lessons.WhenOf("log.kompromat.stopped", rival).Tells("lesson.kompromat.3.rival", "kompromat:slot#4"),
			{Says: "lesson.kompromat.3.use", Lights: []string{"item:0:1", "mission:1"}, Moves: []string{"use night 1"},
				Wrong: "lesson.kompromat.3.use.wrong"},
			{Says: "lesson.kompromat.3.seen", Moves: []string{"seen"}},
			lessons.Asks("lesson.kompromat.3.draw", "deck", "draw"),
			lessons.Asks("lesson.kompromat.3.code", "mission:1", "place 1").Else("lesson.kompromat.3.code.wrong"),
			lessons.Asks("lesson.kompromat.3.more", "deck", "draw").Else("lesson.kompromat.3.more.wrong"),
			lessons.Asks("lesson.kompromat.3.dare", "deck", "draw").Else("lesson.kompromat.3.dare.wrong"),
			lessons.Asks("lesson.kompromat.3.stop", "stop", "stop").Else("lesson.kompromat.3.stop.wrong"),
			lessons.Tells("lesson.kompromat.3.count", "kompromat:points#1"),
			lessons.Asks("lesson.kompromat.3.finish", "deck", "draw"),
			lessons.WhenOf("log.kompromat.won", me).Tells("lesson.kompromat.3.set", "kompromat:code"),
			lessons.When("log.kompromat.back").Tells("lesson.kompromat.3.end"),
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
			lessons.WhenOf("log.kompromat.bust", me).Tells("example.kompromat.bust", "kompromat:total"),
			lessons.WhenOf("log.kompromat.perfect", me).Tells("example.kompromat.perfect", "kompromat:total"),
		},
		Ends: lessons.When("log.kompromat.back"),
	},
}
