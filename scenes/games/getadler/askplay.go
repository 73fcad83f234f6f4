package getadler

import (
	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/scenes/games/getadler/notebook"
	"safehouse/scenes/input"
	"safehouse/scenes/match"
)

// meetRole shows the own character at the start, with what it wants.
func (a *asker) meetRole(q *ask, _ int) {
	q.meet = a.own.Players[a.look.Asked()].Role
	q.story = a.storyOf(q.meet)
}

// asker is who asks, lookedAt whose hand a magnifier is held over, receiver who is given a card.
func (a *asker) asker() []game.Arg    { return []game.Arg{game.SeatName(a.own.Current)} }
func (a *asker) lookedAt() []game.Arg { return []game.Arg{game.SeatName(a.own.Target)} }

func (a *asker) receiver() []game.Arg {
	v, to := &a.own, a.own.Current
	for seat := range game.Seat(v.Seats) {
		if v.Phase == getadler.PhaseGive && seat == v.Target || v.Phase == getadler.PhaseExchange &&
			v.Players[seat].Role == getadler.Adler {
			to = seat
		}
	}
	return []game.Arg{game.SeatName(to)}
}

// lookAtHand shows the hand that a magnifier is held over, to its holder alone.
func (a *asker) lookAtHand(q *ask, _ int) {
	q.look = true
	// The hand lies over the buttons of what can be looked up; the notebook is wanted now.
	q.Secondary = a.look.Button("notebook", "notebook.button", input.Notebook)
	q.Secondary.Icon = bookIcon
}

// giveCard names the card that is given.
func (a *asker) giveCard(q *ask, _ int) {
	a.label(&q.Primary, onPrimary, a.look.Say("getadler.give.card", a.chosenKind().One()), q.Primary.Label)
}

// askCard asks what the chosen card is played on, and for a question what is asked. The primary button says exactly
// what will happen.
func (a *asker) askCard(q *ask, _ int) {
	k := a.chosenKind()
	q.Head, q.Body = a.look.Say(k.TitleKey()), a.aboutOf(k)
	if !a.aiming() {
		q.Primary = a.look.Button("discardit", "getadler.discardit", input.Confirm)
		q.Warn = a.look.Words(a.whyNot(k))
		return
	}
	if a.look.Choice.Possible("discardit") {
		q.Secondary = a.look.Button("discardit", "getadler.discardit")
	}
	q.Lead = !a.look.Choice.Next("act")
	is, to := &plays[k], a.target()
	who := game.SeatName(to)
	switch {
	case to == game.Public:
		q.Head = a.look.Say(is.whom)
		q.Primary.Wait(a.look.Say("getadler.target.first"))
		return
	case k == getadler.Question:
		a.askQuestion(q, who)
		return
	}
	q.Head = a.look.Say(is.head, who)
	a.label(&q.Primary, onPrimary, a.look.Say(is.act, who), a.look.Say(is.short))
	switch {
	case a.look.Choice.Possible(countIDs[0]):
		// Gold may take two (G45).
		a.choose(q, countIDs, a.look.Say("getadler.spy.many"), a.look.Say("getadler.spy.count", game.Number(1)),
			a.look.Say("getadler.spy.count", game.Number(2)))
	case a.look.Choice.Possible(nameIDs[0]):
		// The villain must be named (G38).
		if i := a.choose(q, nameIDs, a.look.Say("getadler.arrest.name", who), a.look.Say(nameable[0].Key()),
			a.look.Say(nameable[1].Key())); i >= 0 {
			a.label(&q.Primary, onPrimary, a.look.Say("getadler.arrest.as", who, nameable[i].Word()),
				a.look.Say("getadler.arrest.short", nameable[i].Word()))
		}
	}
}

// choose asks for one of two things, with two buttons in the middle; it gives the place of the one that is picked, -1
// while none is.
func (a *asker) choose(q *ask, ids []match.Pick, saying string, labels ...string) int {
	q.saying, q.Digits = saying, ids
	for i := range q.choices {
		q.choices[i] = match.Button{ID: ids[i], Label: labels[i], Checked: a.look.Choice.Picked(ids[i])}
	}
	at := a.look.Choice.Which(ids)
	if at < 0 {
		q.Primary.Wait(saying)
	}
	return at
}

// askQuestion asks for what is asked, a characteristic and then a colour; once all is chosen it says the whole
// question.
func (a *asker) askQuestion(q *ask, who game.Arg) {
	trait, colour := a.topic()
	q.Body = ""
	for _, c := range a.colours(nil) {
		q.Digits = append(q.Digits, colourIDs[c])
	}
	switch {
	case trait < 0:
		q.Head, q.Digits = a.look.Say("builder.trait", who), traitIDs
	case colour == getadler.NoColour:
		q.Head = a.look.Say("builder.colour", who)
	default:
		q.Head = a.look.Say("builder.question", who, game.Word(getadler.QuestionKey(getadler.Trait(trait), colour)))
		look := game.Word(getadler.LookKey(getadler.Trait(trait), colour))
		a.label(&q.Primary, onPrimary, a.askLabel(who, look), a.look.Say("getadler.ask.short", look))
		return
	}
	q.Primary.Wait(q.Head)
}

// askLabel is that of the button that asks, as long as its width allows: the head says it all.
func (a *asker) askLabel(who, look game.Arg) string {
	for _, label := range [...]string{a.look.Say("builder.ask", who, look), a.look.Say("builder.ask.short", look)} {
		if a.fits(onAsking, &match.Button{Label: label}) {
			return label
		}
	}
	return a.look.Say("builder.ask.least")
}

// label writes on a button what will happen: at length where that has room, since the head beside it says it all.
func (a *asker) label(b *match.Button, on space, long, short string) {
	if b.Label = long; !a.fits(on, b) {
		b.Label = short
	}
}

// askAnswer puts the question that is to be answered.
func (a *asker) askAnswer(q *ask) {
	a.choose(q, answerIDs, a.look.Say(getadler.QuestionKey(a.own.Trait, a.own.Colour)), a.look.Say(answerKeys[0]),
		a.look.Say(answerKeys[1]))
}

// sayAnswer has the button say the answer that is chosen.
func (a *asker) sayAnswer(q *ask, at int) {
	q.Primary.Label = a.look.Say("getadler.answer.say", game.Word(answerKeys[at]))
}

// answerKeys are the words of the answers.
var answerKeys = [...]string{"getadler.yes", "getadler.no"}

// answersFit says whom each answer that may be given now makes the one who is asked look like.
func (a *asker) answersFit() string {
	if notebookHelp(a.look) == notebook.NoHelp {
		return a.look.Say("getadler.answer.about")
	}
	return notebook.Fits(a.look.Reader(), &a.own, a.look.Asked())
}
