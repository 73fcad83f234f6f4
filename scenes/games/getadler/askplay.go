package getadler

import (
	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/scenes/input"
	"safehouse/scenes/match"
	"safehouse/scenes/ui"
)

// meetRole shows the own character at the start, with what it wants.
func (t *screen) meetRole(q *ask, _ int) {
	q.meet = t.own.Players[t.table.Asked()].Role
	q.story = t.storyOf(q.meet)
}

// asker is who asks, lookedAt whose hand a magnifier is held over, receiver who is given a card.
func (t *screen) asker() []game.Arg    { return []game.Arg{game.SeatName(t.own.Current)} }
func (t *screen) lookedAt() []game.Arg { return []game.Arg{game.SeatName(t.own.Target)} }

func (t *screen) receiver() []game.Arg {
	v, to := &t.own, t.own.Current
	for seat := range game.Seat(v.Seats) {
		if v.Phase == getadler.PhaseGive && seat == v.Target || v.Phase == getadler.PhaseExchange &&
			v.Players[seat].Role == getadler.Adler {
			to = seat
		}
	}
	return []game.Arg{game.SeatName(to)}
}

// lookAtHand shows the hand that a magnifier is held over, to its holder alone.
func (t *screen) lookAtHand(q *ask, _ int) {
	q.look = true
	// The hand lies over the buttons of what can be looked up; the notebook is wanted now.
	q.Secondary = t.table.Button("notebook", "notebook.button", input.Notebook)
	q.Secondary.Icon = match.Icon(display.IconBook)
}

// giveCard names the card that is given.
func (t *screen) giveCard(q *ask, _ int) {
	t.label(&q.Primary, t.layout.Primary.W, t.table.Say("getadler.give.card", t.chosenKind().One()), q.Primary.Label)
}

// askCard asks what the chosen card is played on, and for a question what is asked. The primary button says exactly
// what will happen.
func (t *screen) askCard(q *ask, _ int) {
	k := t.chosenKind()
	q.Head, q.Body = t.table.Say(k.TitleKey()), t.aboutOf(k)
	if !t.aiming() {
		q.Primary = t.table.Button("discardit", "getadler.discardit", input.Confirm)
		q.Warn = t.table.Words(t.whyNot(k))
		return
	}
	if t.table.Choice.Possible("discardit") {
		q.Secondary = t.table.Button("discardit", "getadler.discardit")
	}
	q.Lead = !t.table.Choice.Next("act")
	is, to := &plays[k], t.target()
	who := game.SeatName(to)
	switch {
	case to == game.Public:
		q.Head = t.table.Say(is.whom)
		q.Primary.Wait(t.table.Say("getadler.target.first"))
		return
	case k == getadler.Question:
		t.askQuestion(q, who)
		return
	}
	q.Head = t.table.Say(is.head, who)
	t.label(&q.Primary, t.layout.Primary.W, t.table.Say(is.act, who), t.table.Say(is.short))
	switch {
	case t.table.Choice.Possible(countIDs[0]):
		// Gold may take two (G45).
		t.choose(q, countIDs, t.table.Say("getadler.spy.many"), t.table.Say("getadler.spy.count", game.Number(1)),
			t.table.Say("getadler.spy.count", game.Number(2)))
	case t.table.Choice.Possible(nameIDs[0]):
		// The villain must be named (G38).
		if i := t.choose(q, nameIDs, t.table.Say("getadler.arrest.name", who), t.table.Say(nameable[0].Key()),
			t.table.Say(nameable[1].Key())); i >= 0 {
			t.label(&q.Primary, t.layout.Primary.W, t.table.Say("getadler.arrest.as", who, nameable[i].Word()),
				t.table.Say("getadler.arrest.short", nameable[i].Word()))
		}
	}
}

// choose asks for one of two things, with two buttons in the middle; it gives the place of the one that is picked, -1
// while none is.
func (t *screen) choose(q *ask, ids []match.Pick, saying string, labels ...string) int {
	q.saying, q.Digits = saying, ids
	for i := range q.choices {
		q.choices[i] = match.Button{ID: ids[i], Label: labels[i], Checked: t.table.Choice.Picked(ids[i])}
	}
	at := t.table.Choice.Which(ids)
	if at < 0 {
		q.Primary.Wait(saying)
	}
	return at
}

// askQuestion asks for what is asked, a characteristic and then a colour; once all is chosen it says the whole
// question.
func (t *screen) askQuestion(q *ask, who game.Arg) {
	trait, colour := t.topic()
	q.Body = ""
	for _, c := range t.colours(nil) {
		q.Digits = append(q.Digits, colourIDs[c])
	}
	switch {
	case trait < 0:
		q.Head, q.Digits = t.table.Say("builder.trait", who), traitIDs
	case colour == getadler.NoColour:
		q.Head = t.table.Say("builder.colour", who)
	default:
		q.Head = t.table.Say("builder.question", who, game.Word(getadler.QuestionKey(getadler.Trait(trait), colour)))
		look := game.Word(getadler.LookKey(getadler.Trait(trait), colour))
		t.label(&q.Primary, t.layout.Primary.W, t.askLabel(who, look), t.table.Say("getadler.ask.short", look))
		return
	}
	q.Primary.Wait(q.Head)
}

// askLabel is that of the button that asks, as long as its width allows: the head says it all.
func (t *screen) askLabel(who, look game.Arg) string {
	m := t.table.Stage.Metrics
	// Short words in large letters are worth more than long ones in small.
	size := max(m.Size(display.SansBold, ui.ButtonSize)*max(askLetters, 1/max(1, m.TextScale)), m.Floor(display.SansBold))
	for _, label := range [...]string{t.table.Say("builder.ask", who, look), t.table.Say("builder.ask.short", look)} {
		if t.table.Stage.Measure.Width(label, m.Font(display.SansBold), size)+m.U(askRoom) <= t.layout.Primary.W {
			return label
		}
	}
	return t.table.Say("builder.ask.least")
}

// label writes on a button what will happen, with the name of whom it happens to where that has room: the head beside
// it says it all.
func (t *screen) label(b *match.Button, most float64, long, short string) {
	b.Label = long
	bare := *b
	bare.Key = ""
	if t.table.Panel.Wide(&bare, 0, 2*most) > most {
		b.Label = short
	}
}

// askAnswer puts the question that is to be answered.
func (t *screen) askAnswer(q *ask) {
	t.choose(q, answerIDs, t.table.Say(getadler.QuestionKey(t.own.Trait, t.own.Colour)), t.table.Say(answerKeys[0]),
		t.table.Say(answerKeys[1]))
}

// sayAnswer has the button say the answer that is chosen.
func (t *screen) sayAnswer(q *ask, at int) {
	q.Primary.Label = t.table.Say("getadler.answer.say", game.Word(answerKeys[at]))
}

// answerKeys are the words of the answers.
var answerKeys = [...]string{"getadler.yes", "getadler.no"}
