package getadler

import (
	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/scenes/getadler/layout"
	"safehouse/scenes/input"
	"safehouse/scenes/table"
)

// askPlay asks for the play of a turn: a card, then what it is played on, and for a question what is asked. The primary
// button says exactly what will happen.
func (t *screen) askPlay(q *ask) {
	q.Head = t.Say("getadler.play.head")
	q.Primary = table.Button{ID: "act", Label: t.Say("getadler.play.go"), Key: t.Prompt(input.Confirm)}
	if !t.Open() {
		q.Body = t.Say("table.peek.first")
		t.LookFirst(&q.Primary)
		return
	}
	q.cards = t.allCards()
	k := t.chosenKind()
	if k == getadler.NoKind {
		q.Body = t.Say("getadler.play.about")
		q.Primary.Disabled, q.Primary.Why = true, t.Say("getadler.play.first")
		return
	}
	q.Head, q.Body = t.title(k), t.aboutOf(k)
	discard := t.legal(getadler.Move{Op: getadler.OpDiscard, A: uint8(k)})
	q.targets = t.targetsOf(k)
	if q.targets == 0 {
		t.askDiscard(q, k)
		return
	}
	if discard {
		q.Secondary = table.Button{ID: "discardit", Label: t.Say("getadler.discardit")}
	}
	t.askTarget(q, k)
}

// title is a card's name as the head of what is said of it.
func (t *screen) title(k getadler.Kind) string { return t.Say(k.TitleKey()) }

// aboutCard names a card and says what it does.
func (t *screen) aboutCard(k getadler.Kind) string {
	return t.Say("getadler.card.about", game.Word(k.TitleKey()), game.Text(t.aboutOf(k)))
}

// askDiscard asks for a card that can only be discarded now: it says why.
func (t *screen) askDiscard(q *ask, k getadler.Kind) {
	q.Primary = table.Button{ID: "discardit", Label: t.Say("getadler.discardit"), Key: t.Prompt(input.Confirm)}
	if r := t.whyNot(k); r != "" {
		q.Warn = r
	}
}

// whyNot says why a card cannot be played on anybody now; empty for cards that never can.
func (t *screen) whyNot(k getadler.Kind) string {
	op, ok := opOf(k)
	if !ok {
		return ""
	}
	for seat := range game.Seat(t.own.Seats) {
		if seat == t.Asked() || t.own.Players[seat].Eliminated {
			continue
		}
		if r, refused := t.match.Check(t.Asked(), t.example(op, seat)).(*game.Refusal); refused {
			return t.Reader().Say(r.Line)
		}
	}
	return ""
}

// example is some move of an op on a seat, whose refusal tells why there is none.
func (t *screen) example(op getadler.Op, seat game.Seat) getadler.Move {
	m := getadler.Move{Op: op, A: uint8(seat)}
	switch op {
	case getadler.OpAsk:
		m.B, m.C = uint8(getadler.Hat), uint8(getadler.Brown)
	case getadler.OpSpy:
		m.B = 1
	}
	return m
}

// opOf is what a card that is played on somebody does.
func opOf(k getadler.Kind) (getadler.Op, bool) {
	switch k {
	case getadler.Question:
		return getadler.OpAsk, true
	case getadler.Magnifier:
		return getadler.OpLook, true
	case getadler.Binoculars:
		return getadler.OpSpy, true
	case getadler.Arrest:
		return getadler.OpArrest, true
	}
	return getadler.NoOp, false
}

// targetsOf are the suspects that a card can be played on now.
func (t *screen) targetsOf(k getadler.Kind) (seats game.Seats) {
	op, ok := opOf(k)
	if !ok {
		return 0
	}
	for _, m := range t.own.Moves {
		if m.Op == op {
			seats = seats.With(game.Seat(m.A))
		}
	}
	return seats
}

// askTarget asks on whom the card is played, then for what else it needs.
func (t *screen) askTarget(q *ask, k getadler.Kind) {
	if t.sel.target == 0 {
		q.Head = t.Say(whomKeys[k])
		q.Primary.Disabled, q.Primary.Why = true, t.Say("getadler.target.first")
		return
	}
	to := t.target()
	switch k {
	case getadler.Question:
		t.askQuestion(q, to)
	case getadler.Magnifier:
		q.Head = t.Say("getadler.look.head", game.SeatName(to))
		t.label(&q.Primary, t.Say("getadler.look.go", game.SeatName(to)), t.Say("getadler.look"))
	case getadler.Binoculars:
		t.askSpy(q, to)
	case getadler.Arrest:
		t.askArrest(q, to)
	}
}

// whomKeys ask on whom a card is played.
var whomKeys = [getadler.Kinds + 1]string{
	getadler.Question: "getadler.whom.question", getadler.Magnifier: "getadler.whom.magnifier",
	getadler.Binoculars: "getadler.whom.binoculars", getadler.Arrest: "getadler.whom.arrest",
}

// askSpy asks for the number of cards where Gold may take two (G45).
func (t *screen) askSpy(q *ask, to game.Seat) {
	q.Head = t.Say("getadler.spy.head", game.SeatName(to))
	t.label(&q.Primary, t.Say("getadler.spy.go", game.SeatName(to)), t.Say("getadler.spy"))
	if !t.mustChoose() {
		return
	}
	q.saying = t.Say("getadler.spy.many")
	for i := range q.choices {
		q.choices[i] = table.Button{ID: countIDs[i], Label: t.Say("getadler.spy.count", game.Number(i+1)), Checked: int(t.sel.take) == i+1}
	}
	if t.sel.take == 0 {
		q.Primary.Disabled, q.Primary.Why = true, q.saying
	}
}

// askArrest asks for the villain where one must be named (G38).
func (t *screen) askArrest(q *ask, to game.Seat) {
	q.Head = t.Say("getadler.arrest.head", game.SeatName(to))
	t.label(&q.Primary, t.Say("getadler.arrest.go", game.SeatName(to)), t.Say("getadler.arrest"))
	if !t.mustChoose() {
		return
	}
	q.saying = t.Say("getadler.arrest.name", game.SeatName(to))
	for i, r := range [...]getadler.Role{getadler.Adler, getadler.Collins} {
		q.choices[i] = table.Button{ID: nameIDs[i], Label: t.Say(r.Key()), Checked: t.sel.villain == r}
	}
	if t.sel.villain == getadler.NoRole {
		q.Primary.Disabled, q.Primary.Why = true, q.saying
		return
	}
	t.label(&q.Primary, t.Say("getadler.arrest.as", game.SeatName(to), t.sel.villain.Word()), t.Say("getadler.arrest.short", t.sel.villain.Word()))
}

// legal tells whether the person asked can make a move.
func (t *screen) legal(m getadler.Move) bool {
	for _, other := range t.own.Moves {
		if other == m {
			return true
		}
	}
	return false
}

// target is the suspect that is chosen.
func (t *screen) target() game.Seat { return game.Seat(t.sel.target - 1) }

// hand are the cards of the person asked.
func (t *screen) hand() *getadler.Counts { return &t.own.Players[t.Asked()].Sure }

// chosenKind is the card of the own hand that is chosen, NoKind for none.
func (t *screen) chosenKind() getadler.Kind {
	if t.sel.card == 0 || !t.Asked().Sits(t.own.Seats) {
		return getadler.NoKind
	}
	return layout.KindAt(t.hand(), int(t.sel.card)-1)
}

// allCards are all cards of the hand, as the bits of an ask.
func (t *screen) allCards() uint16 { return 1<<t.own.Players[t.Asked()].Cards - 1 }

// building tells that a question is being built: a question card and the seat that is asked are chosen.
func (t *screen) building() bool {
	return !t.Busy() && t.sel.target != 0 && t.Open() && t.own.Phase == getadler.PhasePlay && t.chosenKind() == getadler.Question
}

// choosing tells that the person asked has two things to choose from, in the place of the clock.
func (t *screen) choosing() bool {
	if t.Busy() || !t.Mine() || t.Recapping() {
		return false
	}
	switch t.own.Phase {
	case getadler.PhaseAnswer:
		return true
	case getadler.PhasePlay:
		return t.sel.target != 0 && t.Open() && t.mustChoose()
	}
	return false
}

// mustChoose tells whether the card that is played needs more than a target: a villain to be named, or a number.
func (t *screen) mustChoose() bool {
	switch to := uint8(t.target()); t.chosenKind() {
	case getadler.Arrest:
		return !t.legal(getadler.Move{Op: getadler.OpArrest, A: to})
	case getadler.Binoculars:
		return t.legal(getadler.Move{Op: getadler.OpSpy, A: to, B: 2})
	}
	return false
}

// play is the move that the selection comes to; false while something is missing.
func (t *screen) play() (getadler.Move, bool) {
	k := t.chosenKind()
	if t.sel.target == 0 {
		return getadler.Move{}, false
	}
	to := t.target()
	m := getadler.Move{A: uint8(to)}
	switch k {
	case getadler.Question:
		return t.questionMove(to)
	case getadler.Magnifier:
		m.Op = getadler.OpLook
	case getadler.Binoculars:
		m.Op, m.B = getadler.OpSpy, uint8(max(1, t.sel.take))
	case getadler.Arrest:
		m.Op, m.B = getadler.OpArrest, uint8(t.sel.villain)
	}
	return m, m.Op != getadler.NoOp
}
