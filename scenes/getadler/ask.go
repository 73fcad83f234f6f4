package getadler

import (
	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/scenes/input"
	"safehouse/scenes/table"
)

// ask is what the screen asks of the person who owes a decision, and how it may be answered.
type ask struct {
	table.Ask
	// cards has bit i set for each card of the hand that may be chosen, targets are the suspects that one can be played on.
	cards   uint16
	targets game.Seats
	// choices are those that lie in the middle, under a line in large letters.
	choices [2]table.Button
	saying  string
	// meet is the own character, shown large, NoRole where it is not. look shows the hand of a seat.
	meet  getadler.Role
	story story
	look  bool
	of    game.Seat
	hand  getadler.Counts
}

// WhatNow works out what is asked now.
func (t *screen) WhatNow() *table.Ask {
	t.arrived()
	t.ask = t.whatNow()
	return &t.ask.Ask
}

func (t *screen) whatNow() ask {
	var q ask
	v := t.show.Now()
	switch {
	case t.AskCommon(&q.Ask, "ask.getadler.over"):
	case t.book.shown():
		q.Status = t.statusHere(v)
		t.book.whatNow(&q.Ask)
	case t.Busy():
		q.Status = t.statusNow(v)
		t.meanwhile(&q)
		t.askMissed(&q)
		t.askGone(&q)
	case t.discards:
		q.Status, q.Head = t.statusHere(v), t.discardLabel()
		q.Primary = table.Button{ID: "discard", Label: t.Say("getadler.discard.shut"), Key: t.Prompt(input.Draw)}
	case !t.Mine():
		q.Status = t.statusOf(v)
		t.AskWatching(&q.Ask)
		t.watchFight(&q)
		t.askMissed(&q)
		t.askGone(&q)
	default:
		q.Status = t.Say(askKeys[t.own.Phase], game.SeatName(t.Asked()))
		t.asks(&q)
		t.tellPointed(&q)
	}
	return q
}

// pointed is the card of the open hand that pointer or keyboard are on, NoKind for none.
func (t *screen) pointed() getadler.Kind {
	for i := range t.layout.Held {
		if hover, ring, _ := t.Page.State(handIDs[i]); hover || ring {
			return t.layout.Kind(i)
		}
	}
	return getadler.NoKind
}

// tellPointed tells what a card is and does while nothing is chosen: where letters are large, cards have no room for it.
func (t *screen) tellPointed(q *ask) {
	k := t.pointed()
	if k == getadler.NoKind || !t.Open() || t.chosenKind() != getadler.NoKind || fighting(t.show.Now()) {
		return
	}
	q.Body = t.aboutCard(k)
}

// statusHere says what is asked while something lies over the table: of the person at the screen, who may act, or of
// whom a picture waits for.
func (t *screen) statusHere(v *getadler.View) string {
	if t.Mine() && !t.Busy() {
		return t.Say(askKeys[t.own.Phase], game.SeatName(t.Asked()))
	}
	return t.statusNow(v)
}

// asks puts the question of a phase.
func (t *screen) asks(q *ask) {
	switch t.own.Phase {
	case getadler.PhaseMeet:
		t.askMeet(q)
	case getadler.PhasePlay:
		t.askPlay(q)
	case getadler.PhaseAnswer:
		t.askAnswer(q)
	case getadler.PhaseLook:
		t.askLook(q)
	case getadler.PhaseExchange, getadler.PhaseReturn, getadler.PhaseGive:
		t.askGive(q)
	default:
		t.askFight(q)
	}
}

// askKeys and waitKeys are the sentences of the phases, for the seat asked and for those who wait.
var (
	askKeys = [...]string{
		getadler.PhaseDeal: "ask.getadler.deal", getadler.PhaseMeet: "ask.getadler.meet", getadler.PhaseDraw: "ask.getadler.draw",
		getadler.PhaseExchange: "ask.getadler.exchange", getadler.PhaseReturn: "ask.getadler.return",
		getadler.PhasePlay: "ask.getadler.play", getadler.PhaseAnswer: "ask.getadler.answer", getadler.PhaseLook: "ask.getadler.look",
		getadler.PhaseTake: "ask.getadler.take", getadler.PhaseGive: "ask.getadler.give", getadler.PhaseReply: "ask.getadler.reply",
		getadler.PhasePursue: "ask.getadler.pursue", getadler.PhaseShoot: "ask.getadler.shoot", getadler.PhaseLoot: "ask.getadler.loot",
		getadler.PhaseRefill: "ask.getadler.refill", getadler.PhaseOver: "ask.getadler.over",
	}
	waitKeys = [...]string{
		getadler.PhaseDeal: "ask.getadler.deal", getadler.PhaseMeet: "wait.getadler.meet", getadler.PhaseDraw: "ask.getadler.draw",
		getadler.PhaseExchange: "wait.getadler.exchange", getadler.PhaseReturn: "wait.getadler.return",
		getadler.PhasePlay: "wait.getadler.play", getadler.PhaseAnswer: "wait.getadler.answer", getadler.PhaseLook: "wait.getadler.look",
		getadler.PhaseTake: "ask.getadler.take", getadler.PhaseGive: "wait.getadler.give", getadler.PhaseReply: "wait.getadler.reply",
		getadler.PhasePursue: "wait.getadler.pursue", getadler.PhaseShoot: "wait.getadler.shoot", getadler.PhaseLoot: "wait.getadler.loot",
		getadler.PhaseRefill: "ask.getadler.refill", getadler.PhaseOver: "ask.getadler.over",
	}
)

// statusOf says whom a view waits for.
func (t *screen) statusOf(v *getadler.View) string {
	n := (v.ToAct &^ game.SeatsOf(game.Nature)).Len()
	switch {
	case v.Phase == getadler.PhaseMeet && n > 1:
		return t.Say("wait.getadler.meet.some", game.Number(n))
	case n == 0:
		return t.Say(quietKeys[v.Phase])
	}
	return t.Say(waitKeys[v.Phase], game.SeatName((v.ToAct &^ game.SeatsOf(game.Nature)).First()))
}

// quietKeys are those of views that wait for no player.
var quietKeys = [...]string{
	getadler.PhaseDeal: "ask.getadler.deal", getadler.PhaseMeet: "ask.getadler.deal", getadler.PhaseDraw: "ask.getadler.draw",
	getadler.PhaseExchange: "ask.getadler.draw", getadler.PhaseReturn: "ask.getadler.draw", getadler.PhasePlay: "ask.getadler.draw",
	getadler.PhaseAnswer: "ask.getadler.draw", getadler.PhaseLook: "ask.getadler.draw", getadler.PhaseTake: "ask.getadler.take",
	getadler.PhaseGive: "ask.getadler.take", getadler.PhaseReply: "ask.getadler.refill", getadler.PhasePursue: "ask.getadler.refill",
	getadler.PhaseShoot: "ask.getadler.refill", getadler.PhaseLoot: "ask.getadler.refill", getadler.PhaseRefill: "ask.getadler.refill",
	getadler.PhaseOver: "ask.getadler.over",
}

// Step tells whether the person asked has looked, and which step of a play it is.
func (t *screen) Step() int {
	step := 0
	if t.Looked() {
		step = 1
	}
	if t.discards {
		step += 2
	}
	if t.building() {
		step += 4 + t.question.step()*4
	}
	return step + t.book.step()*100
}

// Focus is on the primary button although nothing has been chosen yet, where cards are open: Enter says what is
// missing, and never chooses by itself.
func (t *screen) Focus() string {
	if t.book.shown() {
		return t.book.focus()
	}
	if t.book.back != "" {
		return t.book.back
	}
	if t.building() && t.question.step() < stepAsk {
		return t.question.focus()
	}
	if t.Open() && t.ask.Primary.ID != "" {
		return t.ask.Primary.ID
	}
	return ""
}
