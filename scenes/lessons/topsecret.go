package lessons

import "safehouse/game"

// The others at the tables of TOP SECRET.
const (
	finch      game.Seat = 1
	apprentice game.Seat = 2
)

// topSecret are the lessons of TOP SECRET.
var topSecret = []Lesson{
	{
		ID: "topsecret.1", Game: "topsecret", Title: "lesson.topsecret.1", About: "lesson.topsecret.1.about",
		Others: []string{"lesson.name.finch", "lesson.name.apprentice"},
		Nature: map[game.Seat][]string{game.Nature: {"marker 1"}},
		Plays: map[game.Seat][]string{
			finch:      {"play 40", "bank", "play 30", "bank", "play 50", "bank", "play 30", "bank", "play assassin"},
			apprentice: {"play 50", "bank", "play 40", "leave", "play 40", "play 30", "bank", "play 60"},
		},
		Beats: []Beat{
			{Says: "lesson.topsecret.1.hand", Lights: []string{"hand:2", "hand:3", "hand:4", "hand:5"}},
			{Says: "lesson.topsecret.1.play", Lights: []string{"hand:2"}, Moves: []string{"play 30"}, Wrong: "lesson.topsecret.1.play.wrong"},
			{Says: "lesson.topsecret.1.bank", Lights: []string{"bank"}, Moves: []string{"bank"}, Wrong: "lesson.topsecret.1.bank.wrong"},
			{After: WhenOf("log.topsecret.banked", Me), Says: "lesson.topsecret.1.safe", Lights: []string{"topsecret.single"}},
			{Says: "lesson.topsecret.1.sixty", Lights: []string{"hand:5"}, Moves: []string{"play 60"}, Wrong: "lesson.topsecret.1.sixty.wrong"},
			{Says: "lesson.topsecret.1.leave", Lights: []string{"leave"}, Moves: []string{"leave"}, Wrong: "lesson.topsecret.1.leave.wrong"},
			{Says: "lesson.topsecret.1.twin", Lights: []string{"hand:5"}, Moves: []string{"play 60"}, Wrong: "lesson.topsecret.1.twin.wrong"},
			{After: WhenOf("log.topsecret.paired", Me), Says: "lesson.topsecret.1.pair", Lights: []string{"topsecret.double"}},
			{Says: "lesson.topsecret.1.fifty", Lights: []string{"hand:4"}, Moves: []string{"play 50"}, Wrong: "lesson.topsecret.1.sixty.wrong"},
			{Says: "lesson.topsecret.1.choose", Lights: []string{"bank", "leave"}, Moves: []string{"bank", "leave"}},
			{Says: "lesson.topsecret.1.forty", Lights: []string{"hand:3"}, Moves: []string{"play 40"}, Wrong: "lesson.topsecret.1.forty.wrong"},
			{After: When("log.topsecret.exploded"), Says: "lesson.topsecret.1.boom", Lights: []string{"topsecret.place"}},
			{Says: "lesson.topsecret.1.end", Lights: []string{"topsecret.single", "topsecret.double"}},
		},
		Ends: WhenNumber("log.topsecret.turn", 9),
	},
	{
		ID: "topsecret.2", Game: "topsecret", Title: "lesson.topsecret.2", About: "lesson.topsecret.2.about",
		Others: []string{"lesson.name.finch", "lesson.name.apprentice"},
		Nature: map[game.Seat][]string{game.Nature: {"marker 1"}},
		Before: made(
			"0 play 30", "1 play 30", "2 play 30", "0 leave", "1 leave", "2 leave",
			"0 play 30", "1 play 30", "2 play 30",
			"0 play 40", "1 play 40", "2 play 40", "0 bank", "1 bank", "2 bank",
			"0 play assassin", "1 play assassin", "2 play assassin",
			"0 play assassin", "1 play assassin", "2 play assassin",
			"0 play mole", "1 play mole", "2 play mole",
		),
		Plays: map[game.Seat][]string{
			finch:      {"play 60", "play mole", "steal 0", "bank", "play assassin", "play 50", "leave", "play 40"},
			apprentice: {"play 40", "bank", "play 50", "bank", "play 50", "play 60", "leave", "play 60"},
		},
		Beats: []Beat{
			{Says: "lesson.topsecret.2.mole", Lights: []string{"hand:7"}, Moves: []string{"play mole"}, Wrong: "lesson.topsecret.2.mole.wrong"},
			{Says: "lesson.topsecret.2.steal", Lights: []string{"steal:1"}, Moves: []string{"steal 1"}, Wrong: "lesson.topsecret.2.steal.wrong"},
			{Says: "lesson.topsecret.2.loot", Lights: []string{"leave"}, Moves: []string{"leave"}, Wrong: "lesson.topsecret.2.loot.wrong"},
			{Says: "lesson.topsecret.2.sixty", Lights: []string{"hand:5"}, Moves: []string{"play 60"}, Wrong: "lesson.topsecret.2.sixty.wrong"},
			{After: WhenOf("log.topsecret.stolen", finch), Says: "lesson.topsecret.2.stolen", Lights: []string{"topsecret.place"}},
			{Says: "lesson.topsecret.2.wait", Lights: []string{"leave"}, Moves: []string{"leave"}, Wrong: "lesson.topsecret.2.wait.wrong"},
			{Says: "lesson.topsecret.2.order", Lights: []string{"topsecret.order"}},
			{Says: "lesson.topsecret.2.agent", Lights: []string{"hand:6"}, Moves: []string{"play agent"}, Wrong: "lesson.topsecret.2.agent.wrong"},
			{After: When("log.topsecret.exploded"), Says: "lesson.topsecret.2.boom"},
			{After: WhenOf("log.topsecret.paired", Me), Says: "lesson.topsecret.2.guard", Lights: []string{"topsecret.double"}},
			{Says: "lesson.topsecret.2.fifty", Lights: []string{"hand:4"}, Moves: []string{"play 50"}, Wrong: "lesson.topsecret.2.fifty.wrong"},
			{Says: "lesson.topsecret.2.bank", Lights: []string{"bank"}, Moves: []string{"bank"}, Wrong: "lesson.topsecret.2.bank.wrong"},
			{Says: "lesson.topsecret.2.burn", Lights: []string{"hand:8"}, Moves: []string{"play assassin"}, Wrong: "lesson.topsecret.2.burn.wrong"},
			{After: When("log.topsecret.exploded"), Says: "lesson.topsecret.2.burnt"},
			{Says: "lesson.topsecret.2.odds", Lights: []string{"odds"}},
			{Says: "lesson.topsecret.2.differ", Lights: []string{"topsecret.single"}},
			{After: WhenNumber("log.topsecret.turn", 15), Says: "lesson.topsecret.2.last"},
		},
		Ends: When("log.topsecret.scored"),
	},
}
