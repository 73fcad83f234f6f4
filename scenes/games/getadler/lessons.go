package getadler

import (
	"strings"

	"safehouse/game"
	"safehouse/scenes/lessons"
)

// The seats of lessons, from that of the person who learns on, in the order of play.
const (
	me = lessons.Me + iota
	second
	third
	fourth
)

// lessonList are the lessons.
var lessonList = []lessons.Lesson{
	{
		ID: "getadler.1", Game: "getadler", Title: "lesson.getadler.1", About: "lesson.getadler.1.about",
		Pictures: []string{"getadler:question", "getadler:gold", "getadler:adler"},
		Others:   []string{"finch", "bruno", "okonkwo"},
		Nature: map[game.Seat][]string{
			game.Nature: dealt("first 0",
				"gold navy question question magnifier arrest bus pistol",
				"townsend raf army question magnifier arrest bike pistol",
				"adler raf navy question metro pistol pistol disguise",
				"sharpe army magnifier binoculars arrest boat car pistol",
			),
			me:     drawn("pistol magnifier bike"),
			second: drawn("arrest boat"),
			third:  drawn("arrest pistol pistol question pistol"),
			fourth: drawn("binoculars car pistol"),
		},
		Before: lessons.Made("1 ready", "2 ready", "3 ready"),
		Plays: map[game.Seat][]string{
			second: {"ask 0 hat brown", "discard raf", "discard army"},
			third:  {"yes", "look 3", "seen", "yes", "discard pistol", "discard arrest"},
			fourth: {"discard army", "discard magnifier", "discard pistol"},
		},
		Beats: []lessons.Beat{
			lessons.Asks("lesson.getadler.1.face", "ready", "ready"),
			lessons.Tells("lesson.getadler.1.faces", "sheet").Bringing("sheet"),
			lessons.Tells("lesson.getadler.1.hours", "getadler:hour").Bringing("getadler:hour"),
			lessons.Asks("lesson.getadler.1.ask", "hand:1", "ask 2 hair blond").Else("lesson.getadler.1.ask.wrong"),
			lessons.WhenOf("log.getadler.turn", second).Tells("lesson.getadler.1.left", "getadler:letters#1").
				Bringing("getadler:letters"),
			lessons.Asks("lesson.getadler.1.truth", "yes", "yes").Else("lesson.getadler.1.truth.wrong"),
			lessons.Asks("lesson.getadler.1.again", "hand:1", "ask 2 eyes brown").Else("lesson.getadler.1.again.wrong"),
			lessons.WhenOf("log.getadler.turn", second).Tells("lesson.getadler.1.liar", "getadler:letters#1"),
			lessons.Tells("lesson.getadler.1.notebook", "notebook").Bringing("notebook"),
			lessons.When("log.getadler.hour").Tells("lesson.getadler.1.keep"),
			lessons.When("log.getadler.hour.gate").Tells("lesson.getadler.1.end", "getadler:hour"),
		},
		Ends: lessons.When("log.getadler.hour.gate"),
	},
	{
		ID: "getadler.2", Game: "getadler", Title: "lesson.getadler.2", About: "lesson.getadler.2.about",
		Pictures: []string{"getadler:magnifier", "getadler:arrest", "getadler:pistol"},
		Others:   []string{"finch", "halloran", "okonkwo"},
		Nature: map[game.Seat][]string{
			game.Nature: dealt("first 1",
				"sharpe raf magnifier magnifier binoculars arrest bus pistol",
				"gold army navy question magnifier arrest bike pistol",
				"adler raf navy army magnifier bus pistol bomb",
				"townsend raf question question magnifier arrest car pistol",
			),
			me:     append(drawn("metro pistol boat"), "take bomb 1", "draw question 1"),
			second: drawn("pistol magnifier question arrest"),
			third:  drawn("pistol pistol bike arrest navy car"),
			fourth: drawn("pistol"),
		},
		Before: lessons.Made(
			"1 ready", "2 ready", "3 ready", "0 ready",
			"1 discard army", "2 discard magnifier", "3 ask 2 hat black", "2 no", "0 discard raf",
			"1 look 3", "1 seen", "2 discard pistol", "3 discard raf",
		),
		Plays: map[game.Seat][]string{
			second: {"discard navy", "arrest 3"},
			third:  {"discard magnifier", "yes", "discard magnifier", "reply bus", "reply pistol", "hold", "hold"},
			fourth: {"ask 2 eyes blue"},
		},
		Beats: []lessons.Beat{
			lessons.Tells("lesson.getadler.2.two", "seat:1", "seat:2", "seat:3"),
			lessons.Asks("lesson.getadler.2.look", "hand:0", "look 2").Else("lesson.getadler.2.look.wrong"),
			lessons.Asks("lesson.getadler.2.seen", "seen", "seen"),
			lessons.WhenOf("log.getadler.discarded", second).Tells("lesson.getadler.2.discard", "getadler:discard"),
			lessons.WhenOf("log.getadler.turn", me).Tells("lesson.getadler.2.answers", "getadler:letters#1"),
			lessons.Asks("lesson.getadler.2.spy", "hand:2", "spy 2 1").Else("lesson.getadler.2.spy.wrong"),
			lessons.Asks("lesson.getadler.2.give", "hand:1", "give magnifier").Else("lesson.getadler.2.give.wrong"),
			lessons.When("log.getadler.hour.gate").Tells("lesson.getadler.2.four", "getadler:hour"),
			lessons.When("log.getadler.wrong").Tells("lesson.getadler.2.mistake"),
			lessons.Asks("lesson.getadler.2.arrest", "hand:1", "arrest 2").Else("lesson.getadler.2.arrest.wrong"),
			lessons.When("log.getadler.confront").Tells("lesson.getadler.2.chase"),
			lessons.Asks("lesson.getadler.2.follow", "pursue", "pursue").Else("lesson.getadler.2.follow.wrong"),
			lessons.Asks("lesson.getadler.2.shoot", "shoot", "shoot").Else("lesson.getadler.2.shoot.wrong"),
			lessons.Asks("lesson.getadler.2.level", "shoot", "shoot").Else("lesson.getadler.2.level.wrong"),
			lessons.When("log.getadler.out.outshot").Tells("lesson.getadler.2.end"),
		},
		Ends: lessons.When("log.getadler.ended"),
	},
	{
		ID: "getadler.3", Game: "getadler", Title: "lesson.getadler.3", About: "lesson.getadler.3.about",
		Pictures: []string{"getadler:adler", "getadler:bus", "getadler:raf"},
		Others:   []string{"finch", "bruno", "okonkwo"},
		Nature: map[game.Seat][]string{
			game.Nature: dealt("first 0",
				"adler navy army question magnifier arrest bus pistol",
				"gold raf question magnifier binoculars arrest boat pistol",
				"townsend navy magnifier arrest bike metro pistol pistol",
				"sharpe raf question magnifier arrest bike boat pistol",
			),
			me:     drawn("pistol pistol magnifier car binoculars pistol navy pistol"),
			second: drawn("raf question arrest"),
			third:  drawn("arrest army pistol pistol pistol"),
			fourth: drawn("car metro disguise raf question"),
		},
		Before: lessons.Made(
			"1 ready", "2 ready", "3 ready", "0 ready",
			"0 discard magnifier", "1 discard raf", "2 discard navy", "3 discard raf",
			"0 ask 2 hair blond", "2 yes", "1 discard army", "2 discard raf", "3 discard magnifier",
		),
		Plays: map[game.Seat][]string{
			second: {"ask 0 eyes blue", "arrest 0", "letgo", "discard question", "discard magnifier", "discard magnifier"},
			third:  {"discard pistol", "discard pistol", "discard question", "discard arrest"},
			fourth: {"ask 0 hat brown", "letgo", "discard raf", "arrest 0", "discard pistol", "discard pistol"},
		},
		Beats: []lessons.Beat{
			lessons.Tells("lesson.getadler.3.adler", "seat:0"),
			{Says: "lesson.getadler.3.keep", Lights: []string{"hand:0", "hand:1"},
				Moves: []string{"discard army", "discard navy"},
				Wrong: "lesson.getadler.3.keep.wrong"},
			lessons.Asks("lesson.getadler.3.lie", "no", "no").Else("lesson.getadler.3.lie.wrong"),
			lessons.Asks("lesson.getadler.3.stay", "yes", "yes").Else("lesson.getadler.3.stay.wrong"),
			lessons.Asks("lesson.getadler.3.bluff", "hand:2", "arrest 2").Else("lesson.getadler.3.bluff.wrong"),
			lessons.When("log.getadler.wrong").Tells("lesson.getadler.3.miss"),
			lessons.When("log.getadler.confront").Tells("lesson.getadler.3.caught"),
			lessons.Asks("lesson.getadler.3.flee", "hand:2", "reply bus").Else("lesson.getadler.3.flee.wrong"),
			lessons.When("log.getadler.freed.unfollowed").Tells("lesson.getadler.3.free"),
			{Says: "lesson.getadler.3.reply", Lights: []string{"hand:6"}, Moves: []string{"reply pistol", "*"}},
			lessons.When("log.getadler.hour").Tells("lesson.getadler.3.seven", "getadler:hour"),
			lessons.When("log.getadler.shown").Tells("lesson.getadler.3.end"),
		},
		Ends: lessons.When("log.getadler.ended"),
	},
}

// dealt is what Nature owes before anybody moves: to each seat its character and then its hand, and who goes first.
func dealt(first string, seats ...string) (moves []string) {
	for _, seat := range seats {
		character, _, _ := strings.Cut(seat, " ")
		moves = append(moves, "role "+character)
	}
	for _, seat := range seats {
		_, hand, _ := strings.Cut(seat, " ")
		moves = append(moves, drawn(hand)...)
	}
	return append(moves, first)
}

// drawn are the draws of cards of those kinds.
func drawn(kinds string) (moves []string) {
	for _, kind := range strings.Fields(kinds) {
		moves = append(moves, "draw "+kind+" 1")
	}
	return moves
}

// exampleList are short scenes that the rules point at.
var exampleList = []lessons.Lesson{
	{
		ID: "getadler:question", Game: "getadler", Others: lessons.ShownBy, Shows: true,
		Nature: lessonList[1].Nature,
		Before: lessonList[1].Before[:6],
		Plays:  map[game.Seat][]string{fourth: {"ask 2 hat black"}, third: {"no"}, me: {"discard raf"}},
		Beats: []lessons.Beat{
			lessons.When("log.getadler.asked").Tells("example.getadler.asked"),
			lessons.When("log.getadler.no").Tells("example.getadler.no"),
		},
		Ends: lessons.WhenOf("log.getadler.turn", me),
	},
	{
		ID: "getadler:fight", Game: "getadler", Others: lessons.ShownBy, Shows: true,
		Nature: lessonList[1].Nature,
		Before: append(lessonList[1].Before[:13:13], lessons.Made(
			"0 look 2", "0 seen", "1 discard navy", "2 discard magnifier", "3 ask 2 eyes blue", "2 yes",
			"0 spy 2 1", "0 give magnifier", "1 arrest 3", "2 discard magnifier",
		)...),
		Plays: map[game.Seat][]string{me: {"arrest 2", "pursue", "shoot", "shoot"},
			third: {"reply bus", "reply pistol", "hold", "hold"}},
		Beats: []lessons.Beat{
			lessons.When("log.getadler.accused").Tells("example.getadler.arrest"),
			lessons.When("log.getadler.right").Tells("example.getadler.right"),
			lessons.When("log.getadler.replied.by").Tells("example.getadler.flees"),
			lessons.When("log.getadler.pursued").Tells("example.getadler.follows"),
			lessons.When("log.getadler.shot").Tells("example.getadler.shot"),
			lessons.When("log.getadler.out.outshot").Tells("example.getadler.out"),
		},
		Ends: lessons.When("log.getadler.ended"),
	},
}
