package lessons

import "safehouse/game"

// shownBy are the names of those who play the examples, from the first seat on.
var shownBy = []string{"okonkwo", "finch", "halloran", "bruno"}

// examples are short scenes that the rules point at: all moves are prepared, and nothing is asked.
var examples = []Lesson{
	{
		ID: "kompromat.reveal", Game: "kompromat", Others: shownBy[:2], Shows: true,
		Nature: map[game.Seat][]string{
			game.Nature: {"first 0", "lay 5", "lay 11", "lay 15", "lay 8"},
			Me:          {"deal 8", "deal 9", "deal 7a", "deal 10", "deal 5", "deal 6", "deal 4"},
			second:      {"deal 10", "deal 6", "deal 9", "deal 8", "deal 7a", "deal 5"},
		},
		Before: made(
			"0 draw", "0 place 1", "0 draw", "0 draw", "0 stop", "1 draw", "1 place 1", "1 draw", "1 stop",
			"0 draw", "0 place 2", "0 draw", "0 draw", "0 stop", "1 draw", "1 place 2", "1 draw", "1 stop",
			"0 draw", "0 place 3", "0 stop", "1 draw", "1 place 3", "1 stop",
			"0 draw", "0 place 4", "0 stop", "1 draw", "1 place 4",
		),
		Plays: map[game.Seat][]string{second: {"stop"}, Me: {"hold"}},
		Beats: []Beat{
			{After: WhenOf("log.kompromat.bust", Me), Says: "example.kompromat.bust", Lights: []string{"kompromat.total"}},
			{After: WhenOf("log.kompromat.perfect", Me), Says: "example.kompromat.perfect", Lights: []string{"kompromat.total"}},
		},
		Ends: When("log.kompromat.back"),
	},
	{
		ID: "topsecret.explosion", Game: "topsecret", Others: shownBy[:3], Shows: true,
		Nature: map[game.Seat][]string{game.Nature: {"marker 0"}},
		Plays:  map[game.Seat][]string{Me: {"play 50"}, second: {"play 40"}, third: {"play assassin"}},
		Beats: []Beat{
			{After: When("log.topsecret.exploded"), Says: "example.topsecret.boom"},
			{After: WhenNumber("log.topsecret.turn", 2), Says: "example.topsecret.gone"},
		},
		Ends: WhenNumber("log.topsecret.turn", 2),
	},
	{
		ID: "topsecret.theft", Game: "topsecret", Others: shownBy[:3], Shows: true,
		Nature: map[game.Seat][]string{game.Nature: {"marker 1"}},
		Plays:  map[game.Seat][]string{Me: {"play 50"}, second: {"play mole", "bank"}, third: {"play mole"}},
		Beats: []Beat{
			{After: WhenOf("log.topsecret.turned", third), Says: "example.topsecret.order",
				Lights: []string{"topsecret.order#1", "topsecret.order#2"}},
			{After: When("log.topsecret.nothing"), Says: "example.topsecret.late"},
		},
		Ends: WhenNumber("log.topsecret.turn", 2),
	},
	{
		ID: "topsecret.pair", Game: "topsecret", Others: shownBy[:3], Shows: true,
		Nature: map[game.Seat][]string{game.Nature: {"marker 0"}},
		Plays: map[game.Seat][]string{
			Me: {"play 60", "leave", "play 60"}, second: {"play 40", "leave", "play 50"},
			third: {"play 30", "bank", "play 40", "bank"},
		},
		Beats: []Beat{
			{After: When("log.topsecret.left"), Says: "example.topsecret.wait"},
			{After: When("log.topsecret.paired"), Says: "example.topsecret.pair", Lights: []string{"topsecret.double"}},
			{After: WhenNumber("log.topsecret.turn", 3), Says: "example.topsecret.differ",
				Lights: []string{"topsecret.single#1"}},
		},
		Ends: WhenNumber("log.topsecret.turn", 3),
	},
	{
		ID: "getadler.question", Game: "getadler", Others: shownBy, Shows: true,
		Nature: ofGetAdler[1].Nature,
		Before: ofGetAdler[1].Before[:6],
		Plays:  map[game.Seat][]string{fourth: {"ask 2 hat black"}, third: {"no"}, Me: {"discard raf"}},
		Beats: []Beat{
			{After: When("log.getadler.asked"), Says: "example.getadler.asked"},
			{After: When("log.getadler.no"), Says: "example.getadler.no"},
		},
		Ends: WhenOf("log.getadler.turn", Me),
	},
	{
		ID: "getadler.fight", Game: "getadler", Others: shownBy, Shows: true,
		Nature: ofGetAdler[1].Nature,
		Before: append(ofGetAdler[1].Before[:13:13], made(
			"0 look 2", "0 seen", "1 discard navy", "2 discard magnifier", "3 ask 2 eyes blue", "2 yes",
			"0 spy 2 1", "0 give magnifier", "1 arrest 3", "2 discard magnifier",
		)...),
		Plays: map[game.Seat][]string{Me: {"arrest 2", "pursue", "shoot", "shoot"},
			third: {"reply bus", "reply pistol", "hold", "hold"}},
		Beats: []Beat{
			{After: When("log.getadler.accused"), Says: "example.getadler.arrest"},
			{After: When("log.getadler.right"), Says: "example.getadler.right"},
			{After: When("log.getadler.replied.by"), Says: "example.getadler.flees"},
			{After: When("log.getadler.pursued"), Says: "example.getadler.follows"},
			{After: When("log.getadler.shot"), Says: "example.getadler.shot"},
			{After: When("log.getadler.out.outshot"), Says: "example.getadler.out"},
		},
		Ends: When("log.getadler.ended"),
	},
}

// Example gives the example of that id.
func Example(id string) (Lesson, bool) { return named(examples, id) }
