package getadler

import (
	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/scenes/input"
	"safehouse/scenes/table"
	"safehouse/scenes/ui"
)

// askMeet shows the own character at the start, with what it wants.
func (t *screen) askMeet(q *ask) {
	q.Head = t.table.Say("getadler.meet.head")
	q.Primary = t.table.Panel.Button("ready", "getadler.meet.go", input.Confirm)
	if !t.table.Eyes.Open() {
		t.lookOnce(q)
		return
	}
	q.meet = t.own.Players[t.table.Asked()].Role
	q.story = t.storyOf(q.meet)
	q.Body = t.table.Say("getadler.meet.about")
}

// lookOnce asks for a look, unless there has been one.
func (t *screen) lookOnce(q *ask) {
	if !t.table.Eyes.Looked() {
		t.unopened(q)
	}
}

// askLook shows the hand that a magnifier is held over, to its holder alone.
func (t *screen) askLook(q *ask) {
	q.Head = t.table.Say("getadler.seen.head", game.SeatName(t.own.Target))
	q.Primary = t.table.Panel.Button("seen", "getadler.seen.go", input.Confirm)
	if !t.table.Eyes.Open() {
		t.lookOnce(q)
		return
	}
	q.look, q.of, q.hand = true, t.own.Target, t.own.Looking
	q.Body = t.table.Say("getadler.seen.about")
	// The hand lies over the buttons of what can be looked up; the notebook is wanted now.
	q.Secondary = table.Button{ID: "notebook", Label: t.table.Say("notebook.button"), Key: t.table.Prompt(input.Notebook), Icon: display.IconBook}
}

// askGive asks for a card to give: for what binoculars took, or in Collins's exchange.
func (t *screen) askGive(q *ask) {
	q.Head = t.table.Say("getadler.give.head", game.SeatName(t.receiver()))
	q.Primary = t.table.Panel.Button("give", "getadler.give.go", input.Confirm)
	if t.unopened(q) {
		return
	}
	q.Body = t.table.Say(giveKeys[t.own.Phase])
	k := t.chosenKind()
	if k == getadler.NoKind {
		needs(q, t.table.Say("getadler.give.first"))
		return
	}
	t.label(&q.Primary, t.table.Say("getadler.give.card", k.One()), t.table.Say("getadler.give.go"))
}

// giveKeys say why a card is given.
var giveKeys = map[getadler.Phase]string{
	getadler.PhaseExchange: "getadler.give.exchange", getadler.PhaseReturn: "getadler.give.return",
	getadler.PhaseGive: "getadler.give.spied",
}

// receiver is the seat that the card goes to.
func (t *screen) receiver() game.Seat {
	v := &t.own
	if v.Phase == getadler.PhaseGive {
		return v.Target
	}
	for seat := range game.Seat(v.Seats) {
		if v.Phase == getadler.PhaseExchange && v.Players[seat].Role == getadler.Adler {
			return seat
		}
	}
	return v.Current
}

// askPlay asks for the play of a turn: a card, then what it is played on, and for a question what is asked. The primary
// button says exactly what will happen.
func (t *screen) askPlay(q *ask) {
	q.Head = t.table.Say("getadler.play.head")
	q.Primary = t.table.Panel.Button("act", "getadler.play.go", input.Confirm)
	if t.unopened(q) {
		return
	}
	k := t.chosenKind()
	if k == getadler.NoKind {
		q.Body = t.table.Say("getadler.play.about")
		needs(q, t.table.Say("getadler.play.first"))
		return
	}
	q.Head, q.Body = t.table.Say(k.TitleKey()), t.aboutOf(k)
	if !t.aiming() {
		q.Primary = t.table.Panel.Button("discardit", "getadler.discardit", input.Confirm)
		q.Warn = t.whyNot(k)
		return
	}
	if t.table.Choice.Possible("discardit") {
		q.Secondary = t.table.Panel.Button("discardit", "getadler.discardit")
	}
	q.Lead = !t.table.Choice.Next("act")
	t.askTarget(q, k)
}

// askTarget asks on whom the card is played, then for what else it needs.
func (t *screen) askTarget(q *ask, k getadler.Kind) {
	to := t.target()
	if to == game.Table {
		q.Head = t.table.Say(whomKeys[k])
		needs(q, t.table.Say("getadler.target.first"))
		return
	}
	who := game.SeatName(to)
	switch k {
	case getadler.Question:
		t.askQuestion(q, to)
	case getadler.Magnifier:
		q.Head = t.table.Say("getadler.look.head", who)
		t.label(&q.Primary, t.table.Say("getadler.look.go", who), t.table.Say("getadler.look"))
	case getadler.Binoculars:
		q.Head = t.table.Say("getadler.spy.head", who)
		t.label(&q.Primary, t.table.Say("getadler.spy.go", who), t.table.Say("getadler.spy"))
		t.askMany(q)
	case getadler.Arrest:
		q.Head = t.table.Say("getadler.arrest.head", who)
		t.label(&q.Primary, t.table.Say("getadler.arrest.go", who), t.table.Say("getadler.arrest"))
		t.askName(q, who)
	}
}

// whomKeys ask on whom a card is played.
var whomKeys = [getadler.Kinds + 1]string{
	getadler.Question: "getadler.whom.question", getadler.Magnifier: "getadler.whom.magnifier",
	getadler.Binoculars: "getadler.whom.binoculars", getadler.Arrest: "getadler.whom.arrest",
}

// askMany asks for the number of cards where Gold may take two (G45).
func (t *screen) askMany(q *ask) {
	if !t.table.Choice.Possible(countIDs[0]) {
		return
	}
	q.saying = t.table.Say("getadler.spy.many")
	t.choices(q, countIDs, func(i int) string { return t.table.Say("getadler.spy.count", game.Number(i+1)) })
	if t.picked(countIDs) < 0 {
		needs(q, q.saying)
	}
}

// askName asks for the villain where one must be named (G38).
func (t *screen) askName(q *ask, who game.Arg) {
	if !t.table.Choice.Possible(nameIDs[0]) {
		return
	}
	q.saying = t.table.Say("getadler.arrest.name", who)
	t.choices(q, nameIDs, func(i int) string { return t.table.Say(nameable[i].Key()) })
	i := t.picked(nameIDs)
	if i < 0 {
		needs(q, q.saying)
		return
	}
	t.label(&q.Primary, t.table.Say("getadler.arrest.as", who, nameable[i].Word()), t.table.Say("getadler.arrest.short", nameable[i].Word()))
}

// choices are the two buttons in the middle.
func (t *screen) choices(q *ask, ids []table.Pick, label func(i int) string) {
	for i := range q.choices {
		q.choices[i] = table.Button{ID: ids[i], Label: label(i), Checked: t.table.Choice.Picked(ids[i])}
	}
	q.Digits = ids
}

// askQuestion asks for what is asked, a characteristic and then a colour; once all is chosen it says the whole question.
func (t *screen) askQuestion(q *ask, to game.Seat) {
	trait, colour := t.topic()
	q.Body = ""
	switch {
	case trait < 0:
		q.Head, q.Digits = t.table.Say("builder.trait", game.SeatName(to)), traitIDs
	case colour == getadler.NoColour:
		q.Head = t.table.Say("builder.colour", game.SeatName(to))
	default:
		q.Head = t.table.Say("builder.question", game.SeatName(to), game.Word(getadler.QuestionKey(getadler.Trait(trait), colour)))
	}
	if trait >= 0 {
		var buf [mostColours]getadler.Colour
		for _, c := range t.colours(buf[:0]) {
			q.Digits = append(q.Digits, colourIDs[c])
		}
	}
	if colour == getadler.NoColour {
		needs(q, q.Head)
		return
	}
	look := game.Word(getadler.LookKey(getadler.Trait(trait), colour))
	t.label(&q.Primary, t.askLabel(to, look), t.table.Say("getadler.ask.short", look))
}

// askLabel is that of the button that asks, as long as its width allows: the head says it all.
func (t *screen) askLabel(to game.Seat, look game.Arg) string {
	m := t.table.Stage.Metrics
	// Short words in large letters are worth more than long ones in small.
	size := max(m.Size(display.SansBold, ui.ButtonSize)*max(askLetters, 1/max(1, m.TextScale)), m.Floor(display.SansBold))
	for _, label := range [...]string{t.table.Say("builder.ask", game.SeatName(to), look), t.table.Say("builder.ask.short", look)} {
		if t.table.Stage.Measure.Width(label, m.Font(display.SansBold), size)+m.U(askRoom) <= t.layout.Primary.W {
			return label
		}
	}
	return t.table.Say("builder.ask.least")
}

// label writes on the primary button what will happen, with the name of whom it happens to where there is room: the
// head beside it says it all.
func (t *screen) label(b *table.Button, long, short string) {
	b.Label = long
	bare := *b
	bare.Key = ""
	if most := t.layout.Primary.W; t.table.Panel.Wide(&bare, 0, 2*most) > most {
		b.Label = short
	}
}

// askAnswer asks for the answer to a question. The screen is the same for heroes and villains: the false answer is
// refused to a hero when it is pressed, and nothing tells before (G7).
func (t *screen) askAnswer(q *ask) {
	q.Head = t.table.Say("getadler.answer.head", game.SeatName(t.own.Current))
	q.saying = t.table.Say(getadler.QuestionKey(t.own.Trait, t.own.Colour))
	q.Primary = t.table.Panel.Button("answer", "getadler.answer.go", input.Confirm)
	words := [...]string{"getadler.yes", "getadler.no"}
	t.choices(q, answerIDs, func(i int) string { return t.table.Say(words[i]) })
	if t.unopened(q) {
		return
	}
	q.Body = t.table.Say("getadler.answer.about")
	i := t.picked(answerIDs)
	if i < 0 {
		needs(q, t.table.Say("getadler.answer.first"))
		return
	}
	q.Primary.Label = t.table.Say("getadler.answer.say", game.Word(words[i]))
}
