package topsecret

import (
	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/scenes/input"
	"safehouse/scenes/table"
)

// selection is what the person asked has chosen and not yet submitted. The zero value is nothing.
type selection struct {
	// kind is the card of the hand about to be played.
	kind topsecret.Kind
	// target is one more than the seat about to be stolen from.
	target int8
}

// ask is what the screen asks of the person who owes a decision, and how it may be answered.
type ask struct {
	table.Ask
	// kinds has bit k set for each kind that may be played, targets the seats that a mole may take from.
	kinds   uint16
	targets game.Seats
	// callers are the seats of persons that must call «Boum!» now, each with a key of its own.
	callers game.Seats
}

// WhatNow works out what is asked now.
func (t *screen) WhatNow() *table.Ask {
	t.ask = t.whatNow()
	t.ask.Said = true
	return &t.ask.Ask
}

func (t *screen) whatNow() ask {
	var q ask
	if t.AskCommon(&q.Ask, "ask.topsecret.over") {
		return q
	}
	if t.Busy() {
		t.meanwhile(&q)
		return q
	}
	if t.sheet {
		q.Status, q.Head = t.statusOf(t.show.Now()), t.discardLabel()
		q.Primary = table.Button{ID: "discard", Label: t.Say("topsecret.discard.shut"), Key: t.Prompt(input.Cancel)}
		return q
	}
	if !t.Mine() {
		q.Status = t.statusOf(t.show.Now())
		t.AskWatching(&q.Ask)
		return q
	}
	q.Status = t.Say(askKeys[t.own.Phase], game.SeatName(t.Asked()))
	switch t.own.Phase {
	case topsecret.PhaseChoose:
		t.askCard(&q)
	case topsecret.PhaseCall:
		t.askCall(&q)
	case topsecret.PhaseSteal:
		t.askSteal(&q)
	case topsecret.PhaseBank:
		t.askBank(&q)
	}
	return q
}

// askKeys and waitKeys are the sentences of the phases, for the seat asked and for those who wait.
var (
	askKeys = [...]string{
		topsecret.PhaseSetup: "ask.topsecret.setup", topsecret.PhaseChoose: "ask.topsecret.choose",
		topsecret.PhaseCall: "ask.topsecret.call", topsecret.PhaseSteal: "ask.topsecret.steal",
		topsecret.PhaseBank: "ask.topsecret.bank", topsecret.PhaseScored: "ask.topsecret.scored",
		topsecret.PhaseOver: "ask.topsecret.over",
	}
	waitKeys = [...]string{
		topsecret.PhaseSetup: "ask.topsecret.setup", topsecret.PhaseChoose: "wait.topsecret.choose",
		topsecret.PhaseCall: "wait.topsecret.call", topsecret.PhaseSteal: "wait.topsecret.steal",
		topsecret.PhaseBank: "wait.topsecret.bank", topsecret.PhaseScored: "ask.topsecret.scored",
		topsecret.PhaseOver: "ask.topsecret.over",
	}
)

// someKeys are those of the sealed phases where more than one seat is waited for.
var someKeys = [...]string{
	topsecret.PhaseChoose: "wait.topsecret.choose.some", topsecret.PhaseCall: "wait.topsecret.call.some",
	topsecret.PhaseSteal: "", topsecret.PhaseBank: "wait.topsecret.bank.some",
	topsecret.PhaseScored: "", topsecret.PhaseOver: "",
}

// statusOf says whom a picture waits for.
func (t *screen) statusOf(p *picture) string {
	switch n := p.ToAct.Len(); {
	case p.Phase == topsecret.PhaseScored:
		return t.Say(askKeys[p.Phase], game.Number(p.Game))
	case n == 0 || !p.ToAct.First().Sits(p.Seats):
		return t.Say(waitKeys[p.Phase])
	case n > 1 && someKeys[p.Phase] != "":
		return t.Say(someKeys[p.Phase], game.Number(n))
	}
	return t.Say(waitKeys[p.Phase], game.SeatName(p.ToAct.First()))
}

// Step tells whether the person asked has looked, chosen, or read, from the rest of a question.
func (t *screen) Step() int {
	step := 0
	if t.own.Phase == topsecret.PhaseChoose && t.Looked() {
		step = 1
	}
	if t.sheet {
		step += 2
	}
	return step
}

// Focus is on the primary button although nothing has been chosen yet: Enter says what is missing, and never chooses
// by itself. A step with the keyboard enters what there is to choose from.
func (t *screen) Focus() string {
	if t.ask.kinds != 0 || t.ask.targets != 0 {
		return t.ask.Primary.ID
	}
	return ""
}
