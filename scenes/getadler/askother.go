package getadler

import (
	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/scenes/input"
	"safehouse/scenes/table"
)

// askMeet shows the own character at the start, with what it wants.
func (t *screen) askMeet(q *ask) {
	q.Head = t.Say("getadler.meet.head")
	q.Primary = table.Button{ID: "ready", Label: t.Say("getadler.meet.go"), Key: t.Prompt(input.Confirm)}
	if !t.Open() {
		t.lookOnce(q)
		return
	}
	q.meet = t.own.Players[t.Asked()].Role
	q.story = t.storyOf(q.meet)
	q.Body = t.Say("getadler.meet.about")
}

// lookOnce asks for a look, unless there has been one.
func (t *screen) lookOnce(q *ask) {
	if !t.Looked() {
		q.Body = t.Say("table.peek.first")
		t.LookFirst(&q.Primary)
	}
}

// askLook shows the hand that a magnifier is held over, to its holder alone.
func (t *screen) askLook(q *ask) {
	q.Head = t.Say("getadler.seen.head", game.SeatName(t.own.Target))
	q.Primary = table.Button{ID: "seen", Label: t.Say("getadler.seen.go"), Key: t.Prompt(input.Confirm)}
	if !t.Open() {
		t.lookOnce(q)
		return
	}
	q.look, q.of, q.hand = true, t.own.Target, t.own.Looking
	q.Body = t.Say("getadler.seen.about")
	// The hand lies over the buttons of what can be looked up; the notebook is wanted now.
	q.Secondary = table.Button{ID: "notebook", Label: t.Say("notebook.button"), Key: t.Prompt(input.Notebook), Icon: display.IconBook}
}

// askGive asks for a card to give: for what binoculars took, or in Collins's exchange.
func (t *screen) askGive(q *ask) {
	to := t.receiver()
	q.Head = t.Say("getadler.give.head", game.SeatName(to))
	q.Primary = table.Button{ID: "give", Label: t.Say("getadler.give.go"), Key: t.Prompt(input.Confirm)}
	if !t.Open() {
		q.Body = t.Say("table.peek.first")
		t.LookFirst(&q.Primary)
		return
	}
	q.cards = t.allCards()
	q.Body = t.Say(giveKeys[t.own.Phase])
	k := t.chosenKind()
	if k == getadler.NoKind {
		q.Primary.Disabled, q.Primary.Why = true, t.Say("getadler.give.first")
		return
	}
	t.label(&q.Primary, t.Say("getadler.give.card", k.One()), t.Say("getadler.give.go"))
}

// giveKeys say why a card is given.
var giveKeys = map[getadler.Phase]string{
	getadler.PhaseExchange: "getadler.give.exchange", getadler.PhaseReturn: "getadler.give.return",
	getadler.PhaseGive: "getadler.give.spied",
}

// receiver is the seat that the card goes to.
func (t *screen) receiver() game.Seat {
	v := &t.own
	switch v.Phase {
	case getadler.PhaseGive:
		return v.Target
	case getadler.PhaseReturn:
		return v.Current
	}
	for seat := range game.Seat(v.Seats) {
		if v.Players[seat].Role == getadler.Adler {
			return seat
		}
	}
	return v.Current
}
