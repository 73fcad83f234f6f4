package topsecret

import (
	"strings"

	"safehouse/game"
	"safehouse/game/record"
	"safehouse/game/topsecret"
	"safehouse/game/words"
	"safehouse/scenes/match"
)

// questions are what a match asks of its persons, how that is answered, and what there is to say of it: all that it
// needs to be played, and nothing of how it looks.
type questions struct {
	match.Base
	wording
	call
	answer *match.Answer
	match  *topsecret.Match
	// looks reports that the person asked wants to look at the own hand.
	looks bool
	ask   match.Prompt
	// now is what the table shows.
	now func() onTable
	// submit makes a move of a seat, persona says who plays for the computer on it.
	submit  func(game.Seat, string) error
	persona func(game.Seat) string
}

// onTable is what the table shows, as far as what is asked depends on it.
type onTable struct {
	view *topsecret.View
	// hand reports that the hand below has its place on the table, pile that the cards out of the game lie open over it.
	hand, pile bool
	// beat is what is going on, bombs are the seats whose assassins blew up, and slips what the turn did to whom.
	beat  group
	bombs game.Seats
	slips *boardSlips
	// thief is the seat that chooses what its mole steals, NoSeat for none.
	thief game.Seat
}

// Questions are those of a match of TOP SECRET that is played without a table: what is known counts as shown.
func Questions(m *match.Match) match.Game {
	qs := newQuestions(m, nil, func() {})
	qs.now = func() onTable {
		v := qs.match.View(qs.look.Holder.Sight())
		return onTable{view: &v, hand: true, slips: &boardSlips{}, thief: match.NoSeat}
	}
	return qs
}

// newQuestions are those of a match, whose session must be a *topsecret.Match, on a table that shows so much now. Beats
// has a second of the time for «Boum!» heard.
func newQuestions(m *match.Match, now func() onTable, beats func()) *questions {
	qs := &questions{
		wording: wording{look: &m.View}, answer: m.Answer, match: m.Desk.Session.(*topsecret.Match), now: now,
		submit: m.SubmitFor, persona: m.Computers.Persona,
	}
	qs.call = call{wording: &qs.wording, beats: beats, says: qs.answerCall}
	return qs
}

// Refresh looks at what the person asked may know.
func (qs *questions) Refresh(same bool) {
	qs.looks = qs.looks && same
	qs.own = topsecret.View{Viewer: game.Public, Thief: game.Public, Marker: game.Public}
	if qs.look.Seats.Persons.Has(qs.look.Asked()) {
		qs.own = qs.match.View(qs.look.Asked())
	}
	qs.look.Near = qs.below()
}

// below is the seat whose hand lies below: that of whoever had the screen last, until the curtain gives it to another.
// What persons are asked before all eyes moves no seat: a turn is resolved in one view.
func (qs *questions) below() game.Seat {
	if persons := qs.look.Seats.Persons; persons != 0 && !persons.Has(qs.look.Near) {
		return persons.First()
	}
	return qs.look.Near
}

// Private reports whether what a seat is asked needs its hand, and so the curtain: its card, and what becomes of a
// single one where it wants to look first. The question itself is about an open card, and nothing on the screen tells
// an answer before all have given theirs (T24): one press gives it.
func (qs *questions) Private(game.Seat) bool {
	return qs.own.Phase == topsecret.PhaseChoose || qs.looks
}

// News begin with the cards that were turned last, though all at the screen saw it: who reads them has let others
// choose in between, and is to choose by what became of them.
func (qs *questions) News(_ game.Seat, since int) (from int, ok bool) {
	for move, e := range qs.match.Events(game.Public, 0) {
		if e.Kind == topsecret.CardTurned && (!ok || from < since) {
			from, ok = move, true
		}
	}
	return from, ok
}

// Routine is the card of a hand that holds one kind alone: everybody has seen what the others were (T26).
func (qs *questions) Routine() (move string, known bool) {
	if qs.own.Phase != topsecret.PhaseChoose || len(qs.own.Moves) != 1 {
		return "", false
	}
	return qs.own.Moves[0].String(), true
}

// Sealed reports that what is owed now, a card or the banking of one, is sealed until all have decided (T24): the
// computers then decide together, and nobody waits for five of them.
func (qs *questions) Sealed() bool {
	phase := qs.match.View(game.Public).Phase
	return phase == topsecret.PhaseChoose || phase == topsecret.PhaseBank
}

// Logged reports whether a line is for reading again: that somebody has chosen or decided is no news once all cards are
// turned.
func (qs *questions) Logged(l game.Line) bool {
	return l.Key != "log.topsecret.chosen" && l.Key != "log.topsecret.decided"
}

// Recalled leaves out what is seen on the boards: the cards that were turned, but for assassins, and where nothing came
// of one.
func (qs *questions) Recalled(l game.Line) match.Recall {
	switch l.Key {
	case "log.topsecret.turned":
		if l.Args[1] == topsecret.Assassin.Word(0) {
			return match.Told
		}
		return match.Unsaid
	case "log.topsecret.marker", "log.topsecret.spared", "log.topsecret.nothing":
		return match.Unsaid
	case "log.topsecret.destroyed":
		return match.Befell
	}
	return match.Told
}

// also are the lines that say the same of one player after another, with what one more of them is added by.
var also = map[string]string{
	"log.topsecret.destroyed": "log.topsecret.destroyed.also",
	"log.topsecret.banked":    "log.topsecret.banked.also",
	"log.topsecret.left":      "log.topsecret.left.also",
}

// Gathered puts together afterwards who played assassins, and what has become of the cards of several players. At the
// time every line is a sentence of its own.
func (qs *questions) Gathered(r words.Reader, lines []game.Line, afterwards bool) (text string, ok bool) {
	first, last := lines[0], lines[len(lines)-1]
	more := also[first.Key]
	switch {
	case !afterwards:
		return "", false
	case first.Key == "log.topsecret.turned" && (last.Key == first.Key || last.Key == "log.topsecret.exploded"):
		var who []game.Arg
		for _, l := range lines {
			if l.Key == first.Key {
				who = append(who, l.Args[0])
			}
		}
		if len(who) == 1 {
			return r.T("log.topsecret.exploded.by", who[0]), true
		}
		return r.T("log.topsecret.exploded.together", r.Listed(who, "score.comma", "score.and")), true
	case more == "" || last.Key != first.Key:
		return "", false
	}
	text = r.Say(first)
	for _, l := range lines[1:] {
		before := game.Text(strings.TrimSuffix(text, "."))
		text = r.T(more, append([]game.Arg{before}, l.Args[:game.MaxArgs-1]...)...)
	}
	return text, true
}

// Remembers is no: the log tells everybody the same.
func (qs *questions) Remembers() bool { return false }

// Explained is the ruling that is looked up while nothing is refused: that of the step which is shown, or of what is
// asked.
func (qs *questions) Explained() string {
	now := qs.now()
	for i := range steps {
		if s := &steps[i]; qs.look.Busy() && now.beat >= s.first && now.beat <= s.last {
			return s.ruling
		}
	}
	return phases[now.view.Phase].ruling
}

// Chapter is the turn in which a move was made, with its game where there are several.
func (qs *questions) Chapter(move int) string {
	v := qs.match.ViewAt(game.Public, move)
	if v.Series {
		return qs.look.Say("why.topsecret.chapter.series", game.Number(max(1, v.Game)), game.Number(max(1, v.Turn)))
	}
	return qs.look.Say("why.topsecret.chapter", game.Number(max(1, v.Turn)))
}

// Opens reports whether a line begins a turn.
func (qs *questions) Opens(key string) bool { return key == "log.topsecret.turn" }

// Decided names the card that a computer banked or left out.
func (qs *questions) Decided(d *record.Decision) game.Line {
	key, ok := decidedKeys[d.Text]
	if !ok {
		return game.Line{}
	}
	v := qs.match.ViewAt(d.Seat, d.Began)
	kind := v.Players[d.Seat].Up[0].Card.Kind()
	if kind == topsecret.Agent {
		return game.Say(key.agent, game.SeatName(d.Seat))
	}
	return game.Say(key.document, game.SeatName(d.Seat), game.Number(v.Value(kind)))
}

// decidedKeys tell of the moves that end a turn for a card.
var decidedKeys = map[string]struct{ agent, document string }{
	"bank":  {"why.topsecret.bank.agent", "why.topsecret.bank"},
	"leave": {"why.topsecret.leave.agent", "why.topsecret.leave"},
}

// Held says what the open hand holds, kind by kind, and what its holder has laid on the table face down.
func (qs *questions) Held() []string {
	now, near := qs.now(), qs.look.Near
	v, all := now.view, []string(nil)
	if now.hand && handOpen(v, near) {
		for k := firstIn(v); int(k) <= topsecret.Kinds; k++ {
			if heldBy(&v.Players[near], k) > 0 {
				all = append(all, qs.groupLabel(v, k))
			}
		}
	}
	if p := &v.Players[near]; p.Picked && p.Pick.Kind() != topsecret.NoKind {
		all = append(all, qs.label(pickPart, v, near))
	}
	return all
}
