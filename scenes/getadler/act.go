package getadler

import (
	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/sound"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
)

// Marked is the control that a move begins with: a card of the hand or an answer.
func (t *screen) Marked(move string) string {
	m, err := getadler.Rules{}.Parse(move)
	if err != nil {
		return ""
	}
	card := getadler.NoKind
	switch m.Op {
	case getadler.OpYes:
		return "yes"
	case getadler.OpNo:
		return "no"
	case getadler.OpAsk:
		card = getadler.Question
	case getadler.OpLook:
		card = getadler.Magnifier
	case getadler.OpSpy:
		card = getadler.Binoculars
	case getadler.OpArrest:
		card = getadler.Arrest
	case getadler.OpDiscard, getadler.OpGive, getadler.OpReply:
		card = getadler.Kind(m.A)
	}
	for i := range t.layout.Held {
		if k := t.layout.Kind(i); k != getadler.NoKind && k == card {
			return handIDs[i]
		}
	}
	return ""
}

// HintFloor is the upper edge of the hand below, where a card of it is to be chosen: a hint names one. Where the choice lies
// in the middle of the table, or the room is taken by a confrontation, it is the panel.
func (t *screen) HintFloor() float64 {
	l := &t.layout
	floor := l.Panel.Y
	if l.Taken() || t.ask.cards == 0 || fighting(t.show.Now()) {
		return floor
	}
	for i := range l.Held {
		if l.Kind(i) != getadler.NoKind {
			floor = min(floor, l.Cards[i].Y-l.Cards[i].H*hintAir)
		}
	}
	return floor
}

// Act does what a press asks for.
func (t *screen) Act(kind, rest string) {
	if t.book.act(kind, rest) || t.actFight(kind, rest) {
		return
	}
	if t.building() && t.question.act(kind, rest) {
		t.Unanswer()
		if t.question.step() == stepAsk {
			t.Page.SetFocus("act")
		}
		return
	}
	switch kind {
	case "hand":
		t.choose(int(rest[0] - '0'))
	case "seat":
		t.aim(seatIn(rest))
	case "name":
		t.sel.villain = getadler.Adler
		if rest == "collins" {
			t.sel.villain = getadler.Collins
		}
		t.Page.SetFocus("act")
	case "count":
		t.sel.take = int8(rest[0] - '0')
		t.Page.SetFocus("act")
	case "yes":
		t.answers(answerYes)
	case "no":
		t.answers(answerNo)
	case "discard":
		t.discards = !t.discards
		t.Unanswer()
	case "toend":
		t.rushing = true
	case "pile":
		t.Inform(t.pileLabel())
	default:
		t.decide(kind)
	}
}

// decide submits what has been chosen.
func (t *screen) decide(kind string) {
	switch kind {
	case "act":
		if m, ok := t.play(); ok {
			t.submit(m)
		}
	case "discardit":
		t.submit(getadler.Move{Op: getadler.OpDiscard, A: uint8(t.chosenKind())})
	case "answer":
		m := getadler.Move{Op: getadler.OpYes}
		if t.sel.answer == answerNo {
			m.Op = getadler.OpNo
		}
		t.submit(m)
	case "ready":
		t.submit(getadler.Move{Op: getadler.OpReady})
	case "seen":
		t.submit(getadler.Move{Op: getadler.OpSeen})
	case "give":
		t.submit(getadler.Move{Op: getadler.OpGive, A: uint8(t.chosenKind())})
	}
}

// seatIn is the seat that an id names.
func seatIn(rest string) game.Seat { return game.Seat(rest[0] - '0') }

// choose takes a card of the hand up or, pressed again, puts it back. One that is not asked for says what it does.
func (t *screen) choose(i int) {
	if t.ask.cards>>i&1 == 0 {
		if k := t.layout.Kind(i); k != getadler.NoKind {
			t.Inform(t.aboutCard(k))
		}
		return
	}
	t.Stage.Play(sound.Tick)
	t.Unanswer()
	again := int(t.sel.card) == i+1
	t.Forget()
	if !again {
		t.sel.card = int8(i + 1)
		t.afterCard()
	}
}

// afterCard leads to what comes after a card.
func (t *screen) afterCard() {
	if t.own.Phase != getadler.PhasePlay {
		t.Page.SetFocus(t.ask.Primary.ID)
		return
	}
	if k := t.chosenKind(); t.targetsOf(k) == 0 {
		t.Page.SetFocus("discardit")
	}
}

// aim chooses whom a card is played on; where nothing is played on anybody, it tells about the suspect.
func (t *screen) aim(seat game.Seat) {
	switch {
	case t.ask.targets.Has(seat):
		t.Stage.Play(sound.Tick)
		t.Unanswer()
		if t.target() == seat {
			return
		}
		t.sel.target, t.sel.villain, t.sel.take = int8(seat+1), getadler.NoRole, 0
		t.question.forget()
		t.Page.SetFocus("act")
	case t.ask.targets != 0:
		op, _ := opOf(t.chosenKind())
		if err := t.match.Check(t.Asked(), t.example(op, seat)); err != nil {
			t.refuse(err)
		}
	default:
		t.Inform(stage.Sentences(t.unplayable(), t.seatLabel(t.show.Now(), seat), t.Persona(seat)))
	}
}

// unplayable says why the chosen card is played on nobody; empty where none is chosen that could be.
func (t *screen) unplayable() string {
	k := t.chosenKind()
	switch _, played := opOf(k); {
	case k == getadler.NoKind:
		return ""
	case played:
		return t.whyNot(k)
	case t.own.Phase == getadler.PhasePlay:
		return t.Say("getadler.nobody")
	}
	return t.aboutCard(k)
}

// submit makes the asked person's move, unless the question has only just come up.
func (t *screen) submit(m getadler.Move) {
	if !t.deaf() {
		t.decides()
		t.Submit(m.String())
	}
}

// Undo lets go of the last step that was chosen, or puts away what was looked at; it tells whether there was anything.
func (t *screen) Undo() bool {
	switch {
	case t.book.undo():
	case t.discards:
		t.discards = false
	case t.building() && t.question.undo():
	case t.sel.villain != getadler.NoRole || t.sel.take != 0:
		t.sel.villain, t.sel.take = getadler.NoRole, 0
	case t.sel.target != 0:
		t.sel.target = 0
	case t.sel != selection{}:
		t.Forget()
	default:
		return false
	}
	return true
}

// Undoable tells whether a step is chosen and not yet submitted.
func (t *screen) Undoable() bool { return !t.book.shown() && !t.discards && t.sel != selection{} }

// attend notes until when nothing was asked that a press could answer.
func (t *screen) attend() {
	if t.Busy() || !t.Mine() {
		t.deafAt = t.Stage.Tick
	}
}

// deaf tells whether a question has only just come up: a press that was meant to skip what came before decides nothing.
func (t *screen) deaf() bool { return t.Stage.Tick-t.deafAt < guardTicks }

// enter brings the focus to what there is to choose from: the first step with the keyboard leads from the primary button
// to the first choice or card, or with a step back to the last one. From there on every step goes to the neighbour.
func (t *screen) enter(in *input.Frame) {
	back := in.Just.Has(input.Left) || in.Just.Has(input.Prev)
	if !back && !in.Just.Has(input.Right) && !in.Just.Has(input.Down) && !in.Just.Has(input.Up) && !in.Just.Has(input.Next) {
		return
	}
	id, way := t.firstChoice(back)
	if id == "" || t.entered == way || !t.ask.Primary.Disabled {
		return
	}
	t.entered = way
	t.Page.SetFocus(id)
	t.Stage.Redraw()
}

// entrance is something to choose from that the keyboard is led to.
type entrance uint8

const (
	notEntered entrance = iota
	toHand
	toChoices
)

// firstChoice is the first, or last, of what there is to choose from; empty for nothing, and once a card is chosen that
// needs a target.
func (t *screen) firstChoice(last bool) (string, entrance) {
	i := 0
	switch {
	case t.ask.choices[0].ID != "":
		if last {
			i = len(t.ask.choices) - 1
		}
		return t.ask.choices[i].ID, toChoices
	case t.ask.cards != 0 && t.sel == (selection{}):
		if last {
			i = t.own.Players[t.Asked()].Cards - 1
		}
		return handIDs[i], toHand
	}
	return "", notEntered
}
