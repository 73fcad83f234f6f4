package topsecret

import (
	"safehouse/game"
	"safehouse/scenes/lessons"
	"safehouse/scenes/tabletop"
)

// The seats of lessons, from that of the person who learns on, in the order of play.
const (
	me = lessons.Me + iota
	second
	third
)

// lessonList are the lessons. The others play what they are best known for.
var lessonList = []lessons.Lesson{
	{
		ID: "topsecret.1", Game: "topsecret", Title: "lesson.topsecret.1", About: "lesson.topsecret.1.about",
		Pictures: []string{"topsecret:document", "topsecret:assassin"},
		Without:  []string{"topsecret:order", "topsecret:odds", tabletop.LogTerm},
		Others:   []string{"finch", "bruno"},
		Nature:   map[game.Seat][]string{game.Nature: {"marker 0"}},
		Plays: map[game.Seat][]string{
			second: {
				"play 40", "leave", "play 40", "play 30", "leave", "play 30", "play 50",
			},
			third: {
				"play 30", "bank", "play 50", "bank", "play 40", "leave", "play 40", "play assassin",
			},
		},
		Beats: []lessons.Beat{
			{Says: "lesson.topsecret.1.hand",
				Lights: []string{"hand:2", "hand:3", "hand:4", "hand:5", "hand:6", "hand:7", "hand:8"}},
			{Says: "lesson.topsecret.1.secret", Lights: []string{"hand:4"}, Moves: []string{"play 50"},
				Wrong: "lesson.topsecret.1.secret.wrong"},
			{After: lessons.WhenOf("log.topsecret.turned", third), Says: "lesson.topsecret.1.turned",
				Lights: []string{"topsecret:pick"}},
			{Says: "lesson.topsecret.1.bank", Lights: []string{"bank"}, Moves: []string{"bank"},
				Wrong: "lesson.topsecret.1.bank.wrong", Brings: []string{"topsecret:single"}},
			{After: lessons.WhenOf("log.topsecret.banked", me), Says: "lesson.topsecret.1.once",
				Lights: []string{"topsecret:single"}},
			{After: lessons.WhenOf("log.topsecret.banked", me), Says: "lesson.topsecret.1.waits",
				Lights: []string{"topsecret:place#1"}},
			{Says: "lesson.topsecret.1.sixty", Lights: []string{"hand:5"}, Moves: []string{"play 60"},
				Wrong: "lesson.topsecret.1.sixty.wrong"},
			{Says: "lesson.topsecret.1.leave", Lights: []string{"leave"}, Moves: []string{"leave"},
				Wrong: "lesson.topsecret.1.leave.wrong", Brings: []string{"topsecret:double"}},
			{After: lessons.WhenOf("log.topsecret.paired", second), Says: "lesson.topsecret.1.pair",
				Lights: []string{"topsecret:double#1"}},
			{Says: "lesson.topsecret.1.second", Lights: []string{"hand:5"}, Moves: []string{"play 60"},
				Wrong: "lesson.topsecret.1.second.wrong"},
			{After: lessons.WhenOf("log.topsecret.paired", me), Says: "lesson.topsecret.1.twice",
				Lights: []string{"topsecret:double"}},
			{Says: "lesson.topsecret.1.any", Lights: []string{"hand:4", "hand:3", "hand:2"},
				Moves: []string{"play 30", "play 40", "play 50"}, Wrong: "lesson.topsecret.1.any.wrong"},
			{Says: "lesson.topsecret.1.choice", Lights: []string{"bank", "leave"}, Moves: []string{"bank", "leave"}},
			{Says: "lesson.topsecret.1.free", Lights: []string{"hand:3", "hand:2"},
				Moves: []string{"play 30", "play 40"}, Wrong: "lesson.topsecret.1.free.wrong",
				Brings: []string{"topsecret:discard"}},
			{After: lessons.When("log.topsecret.destroyed"), Says: "lesson.topsecret.1.boom",
				Lights: []string{"topsecret:discard"}},
			{After: lessons.When("log.topsecret.destroyed"), Says: "lesson.topsecret.1.end",
				Lights: []string{"topsecret:single", "topsecret:double"}},
		},
		Ends: lessons.When("log.topsecret.destroyed"),
	},
	{
		ID: "topsecret.2", Game: "topsecret", Title: "lesson.topsecret.2", About: "lesson.topsecret.2.about",
		Pictures: []string{"topsecret:mole", "topsecret:assassin", "topsecret:agent"},
		Others:   []string{"bruno", "okonkwo"},
		Nature:   map[game.Seat][]string{game.Nature: {"marker 2"}},
		// Seven turns have been played, so that the hands are small and the last turn is near.
		Before: lessons.Made(
			"0 play 30", "1 play 30", "2 play 30", "0 bank", "1 bank", "2 bank",
			"0 play assassin", "1 play mole", "2 play assassin",
			"0 play 30", "1 play assassin", "2 play mole",
			"0 play mole", "1 play agent", "2 play 50", "0 steal 2", "0 bank", "1 leave",
			"0 play mole", "1 play 50", "2 play assassin", "1 leave",
			"0 play assassin", "1 play assassin", "2 play assassin", "1 bank",
			"0 play 50", "1 play 60", "2 play 40", "0 bank", "1 leave", "2 leave",
		),
		Plays: map[game.Seat][]string{
			second: {"play 40", "play 50", "play mole", "play assassin", "play 30", "leave", "play 40"},
			third:  {"play 60", "play 30", "bank", "play mole", "leave", "play mole", "play 40", "bank", "play 50", "bank"},
		},
		Beats: []lessons.Beat{
			{Says: "lesson.topsecret.2.join", Lights: []string{"topsecret:place#1", "topsecret:place#2"}},
			{Says: "lesson.topsecret.2.bomb", Lights: []string{"hand:8"}, Moves: []string{"play assassin"},
				Wrong: "lesson.topsecret.2.bomb.wrong"},
			{After: lessons.When("log.topsecret.destroyed"), Says: "lesson.topsecret.2.gone",
				Lights: []string{"topsecret:discard"}},
			{Says: "lesson.topsecret.2.mole", Lights: []string{"hand:7"}, Moves: []string{"play mole"},
				Wrong: "lesson.topsecret.2.mole.wrong"},
			{Says: "lesson.topsecret.2.steal", Lights: []string{"steal:1"}, Moves: []string{"steal 1"},
				Wrong: "lesson.topsecret.2.steal.wrong"},
			{Says: "lesson.topsecret.2.loot", Lights: []string{"leave"}, Moves: []string{"leave"},
				Wrong: "lesson.topsecret.2.loot.wrong"},
			{Says: "lesson.topsecret.2.fifty", Lights: []string{"hand:4"}, Moves: []string{"play 50"},
				Wrong: "lesson.topsecret.2.fifty.wrong"},
			{After: lessons.WhenOf("log.topsecret.turned", third), Says: "lesson.topsecret.2.order",
				Lights: []string{"topsecret:order#2"}, Brings: []string{"topsecret:order"}},
			{After: lessons.WhenOf("log.topsecret.nothing", second), Says: "lesson.topsecret.2.late",
				Lights: []string{"topsecret:order#1"}},
			{Says: "lesson.topsecret.2.stays", Lights: []string{"leave"}, Moves: []string{"leave"},
				Wrong: "lesson.topsecret.2.stays.wrong"},
			{Says: "lesson.topsecret.2.agent", Lights: []string{"hand:6"}, Moves: []string{"play agent"},
				Wrong: "lesson.topsecret.2.agent.wrong"},
			{After: lessons.When("log.topsecret.destroyed"), Says: "lesson.topsecret.2.boom",
				Lights: []string{"topsecret:discard"}},
			{After: lessons.When("log.topsecret.destroyed"), Says: "lesson.topsecret.2.spared",
				Lights: []string{"topsecret:place"}},
			{After: lessons.WhenOf("log.topsecret.paired", me), Says: "lesson.topsecret.2.pair",
				Lights: []string{"topsecret:double"}},
			{After: lessons.WhenNumber("log.topsecret.turn", 12), Says: "lesson.topsecret.2.odds",
				Lights: []string{"discard"}, Brings: []string{"topsecret:odds"}},
			{Says: "lesson.topsecret.2.sixty", Lights: []string{"hand:5"}, Moves: []string{"play 60"},
				Wrong: "lesson.topsecret.2.sixty.wrong"},
			{Says: "lesson.topsecret.2.wait", Lights: []string{"leave"}, Moves: []string{"leave"},
				Wrong: "lesson.topsecret.2.wait.wrong"},
			{Says: "lesson.topsecret.2.second", Lights: []string{"hand:5"}, Moves: []string{"play 60"},
				Wrong: "lesson.topsecret.2.second.wrong"},
			{After: lessons.WhenOf("log.topsecret.banked", second), Says: "lesson.topsecret.2.odd",
				Lights: []string{"topsecret:single#1"}},
			{Says: "lesson.topsecret.2.free", Lights: []string{"hand:3"}, Moves: []string{"*"}},
			{After: lessons.WhenNumber("log.topsecret.turn", 15), Says: "lesson.topsecret.2.last",
				Lights: []string{"topsecret:place"}},
		},
		Ends: lessons.When("log.topsecret.scored"),
	},
}

// exampleList are short scenes that the rules point at.
var exampleList = []lessons.Lesson{
	{
		ID: "topsecret:explosion", Game: "topsecret", Others: lessons.ShownBy[:3], Shows: true,
		Nature: map[game.Seat][]string{game.Nature: {"marker 0"}},
		Plays:  map[game.Seat][]string{me: {"play 50"}, second: {"play 40"}, third: {"play assassin"}},
		Beats: []lessons.Beat{
			{After: lessons.When("log.topsecret.exploded"), Says: "example.topsecret.boom"},
			{After: lessons.WhenNumber("log.topsecret.turn", 2), Says: "example.topsecret.gone"},
		},
		Ends: lessons.WhenNumber("log.topsecret.turn", 2),
	},
	{
		ID: "topsecret:theft", Game: "topsecret", Others: lessons.ShownBy[:3], Shows: true,
		Nature: map[game.Seat][]string{game.Nature: {"marker 1"}},
		Plays:  map[game.Seat][]string{me: {"play 50"}, second: {"play mole", "bank"}, third: {"play mole"}},
		Beats: []lessons.Beat{
			{After: lessons.WhenOf("log.topsecret.turned", third), Says: "example.topsecret.order",
				Lights: []string{"topsecret:order#1", "topsecret:order#2"}},
			{After: lessons.When("log.topsecret.nothing"), Says: "example.topsecret.late"},
		},
		Ends: lessons.WhenNumber("log.topsecret.turn", 2),
	},
	{
		ID: "topsecret:pair", Game: "topsecret", Others: lessons.ShownBy[:3], Shows: true,
		Nature: map[game.Seat][]string{game.Nature: {"marker 0"}},
		Plays: map[game.Seat][]string{
			me: {"play 60", "leave", "play 60"}, second: {"play 40", "leave", "play 50"},
			third: {"play 30", "bank", "play 40", "bank"},
		},
		Beats: []lessons.Beat{
			{After: lessons.When("log.topsecret.left"), Says: "example.topsecret.wait"},
			{After: lessons.When("log.topsecret.paired"), Says: "example.topsecret.pair", Lights: []string{"topsecret:double"}},
			{After: lessons.WhenNumber("log.topsecret.turn", 3), Says: "example.topsecret.differ",
				Lights: []string{"topsecret:single#1"}},
		},
		Ends: lessons.WhenNumber("log.topsecret.turn", 3),
	},
}
