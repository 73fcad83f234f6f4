package getadler

import (
	"strings"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/game/record"
	"safehouse/game/words"
	"safehouse/scenes/match"
)

// telling is what is told of the match: on the curtain, in the log, and once it is over.
type telling struct {
	look  *match.View
	match *getadler.Match
}

// Private is always true: whatever a seat is asked, it decides with its hand and its character in sight, and the screen
// on which it answers must not tell which answers it has.
func (t *telling) Private(game.Seat) bool { return true }

// Sealed reports that all look at what they were dealt at the same time: computers have then seen it on one beat.
func (t *telling) Sealed() bool { return t.match.View(game.Public).Phase == getadler.PhaseMeet }

// News are there where a seat has missed anything worth telling: what others did, not that anybody looked at cards. Who
// is asked something reads on the curtain by whom, and so why the screen comes.
func (t *telling) News(seat game.Seat, since int) (from int, ok bool) {
	for _, e := range t.match.Events(game.Public, since) {
		if e.Seat != seat && !transitions[e.Kind].routine {
			return since, true
		}
	}
	return 0, false
}

// Remembers has the log name the cards that the seat saw itself, to its holder alone: who took a card, or gave one, may
// read again which. Once the cards are closed the log is the public one.
func (t *telling) Remembers() bool { return true }

// Logged reports whether a line is for reading again: the own character, which lies beside the hand, whose turn it is,
// that somebody has drawn a card or has looked at one, is no news once the game has gone on.
func (t *telling) Logged(l game.Line) bool {
	switch l.Key {
	case "log.getadler.dealt", "log.getadler.ready", "log.getadler.turn", "log.getadler.put", "log.getadler.drew",
		"log.getadler.cleared":
		return false
	}
	return true
}

// Recalled leaves out who everybody is, which lies on the table once it is known.
func (t *telling) Recalled(l game.Line) match.Recall {
	if l.Key == "log.getadler.revealed" {
		return match.Unsaid
	}
	return match.Told
}

// answers are the lines that answer a question, with the sentence that tells of both.
var answers = map[string]string{
	"log.getadler.yes": "log.getadler.asked.yes",
	"log.getadler.no":  "log.getadler.asked.no",
}

// Gathered puts the cards that are seen in one hand into one sentence, and the players who win together; afterwards a
// question and its answer, and what binoculars took and gave.
func (t *telling) Gathered(r words.Reader, lines []game.Line, afterwards bool) (text string, ok bool) {
	first, last := lines[0], lines[len(lines)-1]
	switch {
	case first.Key == "log.getadler.asked" && afterwards && answers[last.Key] != "":
		return r.T(answers[last.Key], first.Args[:]...), true
	case first.Key == "log.getadler.spied" && afterwards:
		return spied(r, lines)
	case first.Key != last.Key:
		return "", false
	case first.Key == "log.getadler.seen":
		if first.Args[0] != last.Args[0] || first.Args[1] != last.Args[1] {
			return "", false
		}
		return r.T(first.Key, first.Args[0], first.Args[1], list(r, lines, 2, "getadler.list")), true
	case first.Key == "log.getadler.ended":
		return r.T("getadler.ended.all", list(r, lines, 0, "score.and")), true
	}
	return "", false
}

// spied tells in one sentence how many cards binoculars took and that as many were given for them; ok is false where a
// line tells of anything else.
func spied(r words.Reader, lines []game.Line) (text string, ok bool) {
	taken, key := 0, "log.getadler.spied.taken"
	for _, l := range lines[1:] {
		switch l.Key {
		case "log.getadler.taken":
			taken++
		case "log.getadler.given":
			key = "log.getadler.spied.given"
		default:
			return "", false
		}
	}
	return r.T(key, game.Number(taken), lines[0].Args[1], lines[0].Args[2]), taken > 0
}

// list puts an argument of each line behind one another, the last of them by the key.
func list(r words.Reader, lines []game.Line, arg int, key string) game.Arg {
	var all []game.Arg
	for i := range lines {
		all = append(all, lines[i].Args[arg])
	}
	return r.Listed(all, "getadler.list", key)
}

// Chapter is the hour in which a move was made.
func (t *telling) Chapter(move int) string {
	hour := max(1, t.match.ViewAt(game.Public, move).Hour)
	return t.look.Say("why.getadler.chapter", game.Word(getadler.HourKey(hour)))
}

// Opens reports whether a line begins an hour.
func (t *telling) Opens(key string) bool { return strings.HasPrefix(key, "log.getadler.hour") }

// Decided is nothing: every move is told of.
func (t *telling) Decided(*record.Decision) game.Line { return game.Line{} }
