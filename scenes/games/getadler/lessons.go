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
			{Says: "lesson.getadler.1.face", Lights: []string{"ready"}, Moves: []string{"ready"}},
			{Says: "lesson.getadler.1.faces", Lights: []string{"sheet"}, Brings: []string{"sheet"}},
			{Says: "lesson.getadler.1.hours", Lights: []string{"getadler:hour"}, Brings: []string{"getadler:hour"}},
			{Says: "lesson.getadler.1.ask", Lights: []string{"hand:1"}, Moves: []string{"ask 2 hair blond"},
				Wrong: "lesson.getadler.1.ask.wrong"},
			{After: lessons.WhenOf("log.getadler.turn", second), Says: "lesson.getadler.1.left",
				Lights: []string{"getadler:letters#1"}, Brings: []string{"getadler:letters"}},
			{Says: "lesson.getadler.1.truth", Lights: []string{"yes"}, Moves: []string{"yes"},
				Wrong: "lesson.getadler.1.truth.wrong"},
			{Says: "lesson.getadler.1.again", Lights: []string{"hand:1"}, Moves: []string{"ask 2 eyes brown"},
				Wrong: "lesson.getadler.1.again.wrong"},
			{After: lessons.WhenOf("log.getadler.turn", second), Says: "lesson.getadler.1.liar",
				Lights: []string{"getadler:letters#1"}},
			{Says: "lesson.getadler.1.notebook", Lights: []string{"notebook"}, Brings: []string{"notebook"}},
			{After: lessons.When("log.getadler.hour"), Says: "lesson.getadler.1.keep"},
			{After: lessons.When("log.getadler.hour.gate"), Says: "lesson.getadler.1.end", Lights: []string{"getadler:hour"}},
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
			{Says: "lesson.getadler.2.two", Lights: []string{"seat:1", "seat:2", "seat:3"}},
			{Says: "lesson.getadler.2.look", Lights: []string{"hand:0"}, Moves: []string{"look 2"},
				Wrong: "lesson.getadler.2.look.wrong"},
			{Says: "lesson.getadler.2.seen", Lights: []string{"seen"}, Moves: []string{"seen"}},
			{After: lessons.WhenOf("log.getadler.discarded", second), Says: "lesson.getadler.2.discard",
				Lights: []string{"getadler:discard"}},
			{After: lessons.WhenOf("log.getadler.turn", me), Says: "lesson.getadler.2.answers",
				Lights: []string{"getadler:letters#1"}},
			{Says: "lesson.getadler.2.spy", Lights: []string{"hand:2"}, Moves: []string{"spy 2 1"},
				Wrong: "lesson.getadler.2.spy.wrong"},
			{Says: "lesson.getadler.2.give", Lights: []string{"hand:1"}, Moves: []string{"give magnifier"},
				Wrong: "lesson.getadler.2.give.wrong"},
			{After: lessons.When("log.getadler.hour.gate"), Says: "lesson.getadler.2.four", Lights: []string{"getadler:hour"}},
			{After: lessons.When("log.getadler.wrong"), Says: "lesson.getadler.2.mistake"},
			{Says: "lesson.getadler.2.arrest", Lights: []string{"hand:1"}, Moves: []string{"arrest 2"},
				Wrong: "lesson.getadler.2.arrest.wrong"},
			{After: lessons.When("log.getadler.confront"), Says: "lesson.getadler.2.chase"},
			{Says: "lesson.getadler.2.follow", Lights: []string{"pursue"}, Moves: []string{"pursue"},
				Wrong: "lesson.getadler.2.follow.wrong"},
			{Says: "lesson.getadler.2.shoot", Lights: []string{"shoot"}, Moves: []string{"shoot"},
				Wrong: "lesson.getadler.2.shoot.wrong"},
			{Says: "lesson.getadler.2.level", Lights: []string{"shoot"}, Moves: []string{"shoot"},
				Wrong: "lesson.getadler.2.level.wrong"},
			{After: lessons.When("log.getadler.out.outshot"), Says: "lesson.getadler.2.end"},
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
			{Says: "lesson.getadler.3.adler", Lights: []string{"seat:0"}},
			{Says: "lesson.getadler.3.keep", Lights: []string{"hand:0", "hand:1"},
				Moves: []string{"discard army", "discard navy"},
				Wrong: "lesson.getadler.3.keep.wrong"},
			{Says: "lesson.getadler.3.lie", Lights: []string{"no"}, Moves: []string{"no"}, Wrong: "lesson.getadler.3.lie.wrong"},
			{Says: "lesson.getadler.3.stay", Lights: []string{"yes"}, Moves: []string{"yes"},
				Wrong: "lesson.getadler.3.stay.wrong"},
			{Says: "lesson.getadler.3.bluff", Lights: []string{"hand:2"}, Moves: []string{"arrest 2"},
				Wrong: "lesson.getadler.3.bluff.wrong"},
			{After: lessons.When("log.getadler.wrong"), Says: "lesson.getadler.3.miss"},
			{After: lessons.When("log.getadler.confront"), Says: "lesson.getadler.3.caught"},
			{Says: "lesson.getadler.3.flee", Lights: []string{"hand:2"}, Moves: []string{"reply bus"},
				Wrong: "lesson.getadler.3.flee.wrong"},
			{After: lessons.When("log.getadler.freed.unfollowed"), Says: "lesson.getadler.3.free"},
			{Says: "lesson.getadler.3.reply", Lights: []string{"hand:6"}, Moves: []string{"reply pistol", "*"}},
			{After: lessons.When("log.getadler.hour"), Says: "lesson.getadler.3.seven", Lights: []string{"getadler:hour"}},
			{After: lessons.When("log.getadler.shown"), Says: "lesson.getadler.3.end"},
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
			{After: lessons.When("log.getadler.asked"), Says: "example.getadler.asked"},
			{After: lessons.When("log.getadler.no"), Says: "example.getadler.no"},
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
			{After: lessons.When("log.getadler.accused"), Says: "example.getadler.arrest"},
			{After: lessons.When("log.getadler.right"), Says: "example.getadler.right"},
			{After: lessons.When("log.getadler.replied.by"), Says: "example.getadler.flees"},
			{After: lessons.When("log.getadler.pursued"), Says: "example.getadler.follows"},
			{After: lessons.When("log.getadler.shot"), Says: "example.getadler.shot"},
			{After: lessons.When("log.getadler.out.outshot"), Says: "example.getadler.out"},
		},
		Ends: lessons.When("log.getadler.ended"),
	},
}
