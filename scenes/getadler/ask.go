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
	case t.table.Panel.AskCommon(&q.Ask, "ask.getadler.over"):
	case t.book.shown():
		q.Status = t.statusHere(v)
		t.book.whatNow(&q.Ask)
	case t.table.Busy():
		q.Status = t.statusNow(v)
		t.meanwhile(&q)
		t.askMissed(&q)
		t.askGone(&q)
	case t.discards:
		q.Status, q.Head = t.statusHere(v), t.discardLabel()
		q.Primary = t.table.Panel.Button("discard", "getadler.discard.shut", input.Draw)
	case !t.table.Eyes.Mine():
		q.Status = t.statusOf(v)
		t.table.Panel.AskWatching(&q.Ask)
		t.watchFight(&q)
		t.askMissed(&q)
		t.askGone(&q)
	default:
		q.Status = t.table.Say(phases[t.own.Phase].ask, game.SeatName(t.table.Asked()))
		t.asks(&q)
		t.describePointed(&q)
	}
	return q
}

// asks puts the question of a phase. Nothing is picked before the hand has been opened; a press that is refused sounds like
// any other where those beside the screen would learn something by it.
func (t *screen) asks(q *ask) {
	if !t.table.Eyes.Open() {
		q.Blocked = t.table.Say("table.peek.first")
	}
	q.Hushed = t.own.Phase == getadler.PhaseAnswer || t.own.Phase == getadler.PhasePlay && t.table.Eyes.Shared()
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
	if q.Digits == nil && t.table.Eyes.Open() && t.picksCard() {
		q.Digits = handIDs[:t.layout.Held]
	}
}

// picksCard tells that a card of the hand is to be chosen.
func (t *screen) picksCard() bool {
	for _, id := range handIDs {
		if t.table.Choice.Possible(id) {
			return true
		}
	}
	return false
}

// unopened asks for a look at the hand before anything else; it tells whether it does.
func (t *screen) unopened(q *ask) bool {
	if t.table.Eyes.Open() {
		return false
	}
	q.Body = t.table.Say("table.peek.first")
	for _, b := range [...]*table.Button{&q.Primary, &q.Secondary, &q.choices[0], &q.choices[1]} {
		if b.ID != "" {
			t.table.Panel.LookFirst(b)
		}
	}
	return true
}

// needs has the primary button wait, and says for what.
func needs(q *ask, why string) { q.Primary.Disabled, q.Primary.Why = true, why }

// pointed is the card of the open hand that pointer or keyboard are on, NoKind for none.
func (t *screen) pointed() getadler.Kind {
	for i := range t.layout.Held {
		if hover, ring, _ := t.table.Page.State(handIDs[i]); hover || ring {
			return t.layout.kind(i)
		}
	}
	return getadler.NoKind
}

// describePointed tells what a card is and does while nothing is chosen: where letters are large, cards have no room for it.
func (t *screen) describePointed(q *ask) {
	k := t.pointed()
	if k == getadler.NoKind || !t.table.Eyes.Open() || t.chosenKind() != getadler.NoKind || fighting(t.show.Now()) {
		return
	}
	q.Body = t.aboutCard(k)
}

// phaseTexts are what is said of a phase: to the seat asked, to those who wait for it, and of a view that waits for nobody;
// rule is the ruling that explains it.
type phaseTexts struct{ ask, wait, quiet, rule string }

var phases = [...]phaseTexts{
	getadler.PhaseDeal:     {"ask.getadler.deal", "ask.getadler.deal", "ask.getadler.deal", "G1"},
	getadler.PhaseMeet:     {"ask.getadler.meet", "wait.getadler.meet", "ask.getadler.deal", "G50"},
	getadler.PhaseDraw:     {"ask.getadler.draw", "ask.getadler.draw", "ask.getadler.draw", "G4"},
	getadler.PhaseExchange: {"ask.getadler.exchange", "wait.getadler.exchange", "ask.getadler.draw", "G40"},
	getadler.PhaseReturn:   {"ask.getadler.return", "wait.getadler.return", "ask.getadler.draw", "G40"},
	getadler.PhasePlay:     {"ask.getadler.play", "wait.getadler.play", "ask.getadler.draw", "G4"},
	getadler.PhaseAnswer:   {"ask.getadler.answer", "wait.getadler.answer", "ask.getadler.draw", "G7"},
	getadler.PhaseLook:     {"ask.getadler.look", "wait.getadler.look", "ask.getadler.draw", "G10"},
	getadler.PhaseTake:     {"ask.getadler.take", "ask.getadler.take", "ask.getadler.take", "G11"},
	getadler.PhaseGive:     {"ask.getadler.give", "wait.getadler.give", "ask.getadler.take", "G11"},
	getadler.PhaseReply:    {"ask.getadler.reply", "wait.getadler.reply", "ask.getadler.refill", "G16"},
	getadler.PhasePursue:   {"ask.getadler.pursue", "wait.getadler.pursue", "ask.getadler.refill", "G17"},
	getadler.PhaseShoot:    {"ask.getadler.shoot", "wait.getadler.shoot", "ask.getadler.refill", "G22"},
	getadler.PhaseLoot:     {"ask.getadler.loot", "wait.getadler.loot", "ask.getadler.refill", "G25"},
	getadler.PhaseRefill:   {"ask.getadler.refill", "ask.getadler.refill", "ask.getadler.refill", "G25"},
	getadler.PhaseOver:     {"ask.getadler.over", "ask.getadler.over", "ask.getadler.over", "G30"},
}

// statusHere says what is asked while something lies over the table: of the person at the screen, who may act, or of
// whom a picture waits for.
func (t *screen) statusHere(v *getadler.View) string {
	if t.table.Eyes.Mine() && !t.table.Busy() {
		return t.table.Say(phases[t.own.Phase].ask, game.SeatName(t.table.Asked()))
	}
	return t.statusNow(v)
}

// statusOf says whom a view waits for.
func (t *screen) statusOf(v *getadler.View) string {
	waiting := v.ToAct.Without(game.Nature)
	switch n := waiting.Len(); {
	case v.Phase == getadler.PhaseMeet && n > 1:
		return t.table.Say("wait.getadler.meet.some", game.Number(n))
	case n == 0:
		return t.table.Say(phases[v.Phase].quiet)
	}
	return t.table.Say(phases[v.Phase].wait, game.SeatName(waiting.First()))
}

// explainedCards are the rulings of the cards that are played on somebody.
var explainedCards = [getadler.Kinds + 1]string{
	getadler.Question: "G7", getadler.Magnifier: "G10", getadler.Binoculars: "G11", getadler.Arrest: "G6",
}

// Explained is the ruling that is looked up while nothing is refused: that of the card chosen from the open hand, or of
// the phase.
func (t *screen) Explained() string {
	if t.table.Eyes.Mine() && t.table.Eyes.Open() {
		if r := explainedCards[t.chosenKind()]; r != "" {
			return r
		}
	}
	return phases[t.show.Now().Phase].rule
}
