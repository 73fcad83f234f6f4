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
			lessons.Tells("lesson.topsecret.1.hand", "hand:2", "hand:3", "hand:4", "hand:5", "hand:6", "hand:7", "hand:8"),
			lessons.Asks("lesson.topsecret.1.secret", "hand:4", "play 50").Else("lesson.topsecret.1.secret.wrong"),
			lessons.WhenOf("log.topsecret.turned", third).Tells("lesson.topsecret.1.turned", "topsecret:pick"),
			lessons.Asks("lesson.topsecret.1.bank", "bank", "bank").Else("lesson.topsecret.1.bank.wrong").
				Bringing("topsecret:single"),
			lessons.WhenOf("log.topsecret.banked", me).Tells("lesson.topsecret.1.once", "topsecret:single"),
			lessons.WhenOf("log.topsecret.banked", me).Tells("lesson.topsecret.1.waits", "topsecret:place#1"),
			lessons.Asks("lesson.topsecret.1.sixty", "hand:5", "play 60").Else("lesson.topsecret.1.sixty.wrong"),
			lessons.Asks("lesson.topsecret.1.leave", "leave", "leave").Else("lesson.topsecret.1.leave.wrong").
				Bringing("topsecret:double"),
			lessons.WhenOf("log.topsecret.paired", second).Tells("lesson.topsecret.1.pair", "topsecret:double#1"),
			lessons.Asks("lesson.topsecret.1.second", "hand:5", "play 60").Else("lesson.topsecret.1.second.wrong"),
			lessons.WhenOf("log.topsecret.paired", me).Tells("lesson.topsecret.1.twice", "topsecret:double"),
			{Says: "lesson.topsecret.1.any", Lights: []string{"hand:4", "hand:3", "hand:2"},
				Moves: []string{"play 30", "play 40", "play 50"}, Wrong: "lesson.topsecret.1.any.wrong"},
			{Says: "lesson.topsecret.1.choice", Lights: []string{"bank", "leave"}, Moves: []string{"bank", "leave"}},
			{Says: "lesson.topsecret.1.free", Lights: []string{"hand:3", "hand:2"},
				Moves: []string{"play 30", "play 40"}, Wrong: "lesson.topsecret.1.free.wrong",
				Brings: []string{"topsecret:discard"}},
			lessons.When("log.topsecret.destroyed").Tells("lesson.topsecret.1.boom", "topsecret:discard"),
			lessons.When("log.topsecret.destroyed").Tells("lesson.topsecret.1.end", "topsecret:single", "topsecret:double"),
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
			lessons.Tells("lesson.topsecret.2.join", "topsecret:place#1", "topsecret:place#2"),
			lessons.Asks("lesson.topsecret.2.bomb", "hand:8", "play assassin").Else("lesson.topsecret.2.bomb.wrong"),
			lessons.When("log.topsecret.destroyed").Tells("lesson.topsecret.2.gone", "topsecret:discard"),
			lessons.Asks("lesson.topsecret.2.mole", "hand:7", "play mole").Else("lesson.topsecret.2.mole.wrong"),
			lessons.Asks("lesson.topsecret.2.steal", "steal:1", "steal 1").Else("lesson.topsecret.2.steal.wrong"),
			lessons.Asks("lesson.topsecret.2.loot", "leave", "leave").Else("lesson.topsecret.2.loot.wrong"),
			lessons.Asks("lesson.topsecret.2.fifty", "hand:4", "play 50").Else("lesson.topsecret.2.fifty.wrong"),
			lessons.WhenOf("log.topsecret.turned", third).Tells("lesson.topsecret.2.order", "topsecret:order#2").
				Bringing("topsecret:order"),
			lessons.WhenOf("log.topsecret.nothing", second).Tells("lesson.topsecret.2.late", "topsecret:order#1"),
			lessons.Asks("lesson.topsecret.2.stays", "leave", "leave").Else("lesson.topsecret.2.stays.wrong"),
			lessons.Asks("lesson.topsecret.2.agent", "hand:6", "play agent").Else("lesson.topsecret.2.agent.wrong"),
			lessons.When("log.topsecret.destroyed").Tells("lesson.topsecret.2.boom", "topsecret:discard"),
			lessons.When("log.topsecret.destroyed").Tells("lesson.topsecret.2.spared", "topsecret:place"),
			lessons.WhenOf("log.topsecret.paired", me).Tells("lesson.topsecret.2.pair", "topsecret:double"),
			lessons.WhenNumber("log.topsecret.turn", 12).Tells("lesson.topsecret.2.odds", "discard").Bringing("topsecret:odds"),
			lessons.Asks("lesson.topsecret.2.sixty", "hand:5", "play 60").Else("lesson.topsecret.2.sixty.wrong"),
			lessons.Asks("lesson.topsecret.2.wait", "leave", "leave").Else("lesson.topsecret.2.wait.wrong"),
			lessons.Asks("lesson.topsecret.2.second", "hand:5", "play 60").Else("lesson.topsecret.2.second.wrong"),
			lessons.WhenOf("log.topsecret.banked", second).Tells("lesson.topsecret.2.odd", "topsecret:single#1"),
			lessons.Asks("lesson.topsecret.2.free", "hand:3", "*"),
			lessons.WhenNumber("log.topsecret.turn", 15).Tells("lesson.topsecret.2.last", "topsecret:place"),
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
			lessons.When("log.topsecret.exploded").Tells("example.topsecret.boom"),
			lessons.WhenNumber("log.topsecret.turn", 2).Tells("example.topsecret.gone"),
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
			lessons.When("log.topsecret.nothing").Tells("example.topsecret.late"),
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
			lessons.When("log.topsecret.left").Tells("example.topsecret.wait"),
			lessons.When("log.topsecret.paired").Tells("example.topsecret.pair", "topsecret:double"),
			lessons.WhenNumber("log.topsecret.turn", 3).Tells("example.topsecret.differ", "topsecret:single#1"),
		},
		Ends: lessons.WhenNumber("log.topsecret.turn", 3),
	},
}
