package topsecret

import (
	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/scenes/play"
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
	play.Ask
	// kinds has bit k set for each kind that may be played, targets the seats that a mole may take from.
	kinds   uint16
	targets game.Seats
	// callers are the seats of persons that must call «Boum!» now, each with a key of its own.
	callers game.Seats
}

// WhatNow works out what is asked now.
func (t *table) WhatNow() *play.Ask {
	t.ask = t.whatNow()
	return &t.ask.Ask
}

func (t *table) whatNow() ask {
	var q ask
	if t.AskCommon(&q.Ask, "ask.topsecret.over") {
		return q
	}
	if t.Busy() {
		t.meanwhile(&q)
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
func (t *table) statusOf(p *picture) string {
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
func (t *table) Step() int {
	step := 0
	if t.own.Phase == topsecret.PhaseChoose && t.Looked() {
		step = 1
	}
	if t.sheet {
		step += 2
	}
	return step
}

// Focus is on the first card that may be played, or the first that may be taken.
func (t *table) Focus() string {
	switch {
	case t.sheet:
		return "discard"
	case t.ask.kinds != 0:
		for k := range handIDs {
			if t.ask.kinds>>k&1 != 0 {
				return handIDs[k]
			}
		}
	case t.ask.targets != 0:
		return stealIDs[t.ask.targets.First()]
	}
	return ""
}
