package getadler

import (
	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/sound"
	"safehouse/scenes/input"
	"safehouse/scenes/table"
)

// askQuestion asks for what is asked: a characteristic, then a colour. The builder says what comes next.
func (t *screen) askQuestion(q *ask, to game.Seat) {
	q.Head, q.Body = t.question.head(to), ""
	label := t.question.label(to, t.Frame().Primary.W)
	if label == "" {
		q.Primary.Disabled, q.Primary.Why = true, q.Head
		return
	}
	t.label(&q.Primary, label, t.Say("getadler.ask.short", game.Word(getadler.LookKey(t.question.trait, t.question.colour))))
}

// reasonOf puts a refusal into words, and gives the ruling that it comes from.
func (t *screen) reasonOf(err error) (ruling, text string) {
	if r, ok := err.(*game.Refusal); ok {
		return r.Ruling, t.Reader().Say(r.Line)
	}
	return "", err.Error()
}

// refuse tells why a press does nothing. Where several persons play it sounds like any other press: a refusal would tell
// those beside the screen which card was chosen.
func (t *screen) refuse(err error) {
	if t.Shared() {
		t.InformBy(t.reasonOf(err))
		return
	}
	t.Refuse(err)
}

// label writes on the primary button what will happen, with the name of whom it happens to where there is room: the
// head beside it says it all.
func (t *screen) label(b *table.Button, long, short string) {
	b.Label = long
	bare := *b
	bare.Key = ""
	if most := t.layout.Primary.W; t.Wide(&bare, 0, 2*most) > most {
		b.Label = short
	}
}

// questionMove is the question that has been built; false while something is missing.
func (t *screen) questionMove(to game.Seat) (getadler.Move, bool) { return t.question.move(to) }

// askAnswer asks for the answer to a question. The screen is the same for heroes and villains: the false answer is
// refused to a hero when it is pressed, and nothing tells before (G7).
func (t *screen) askAnswer(q *ask) {
	asker := t.own.Current
	q.Head = t.Say("getadler.answer.head", game.SeatName(asker))
	q.saying = t.Say(getadler.QuestionKey(t.own.Trait, t.own.Colour))
	q.Primary = table.Button{ID: "answer", Label: t.Say("getadler.answer.go"), Key: t.Prompt(input.Confirm)}
	q.choices[0] = table.Button{ID: "yes", Label: t.Say("getadler.yes"), Checked: t.sel.answer == answerYes}
	q.choices[1] = table.Button{ID: "no", Label: t.Say("getadler.no"), Checked: t.sel.answer == answerNo}
	if !t.Open() {
		q.Body = t.Say("table.peek.first")
		t.LookFirst(&q.Primary)
		for i := range q.choices {
			t.LookFirst(&q.choices[i])
		}
		return
	}
	q.Body = t.Say("getadler.answer.about")
	if t.sel.answer == noAnswer {
		q.Primary.Disabled, q.Primary.Why = true, t.Say("getadler.answer.first")
		return
	}
	word := "getadler.yes"
	if t.sel.answer == answerNo {
		word = "getadler.no"
	}
	q.Primary.Label = t.Say("getadler.answer.say", game.Word(word))
}

// answers takes an answer up; one that is refused says why. Both sound alike: who sits beside the screen must not hear
// that an answer was refused, which it only is to heroes.
func (t *screen) answers(a answer) {
	op := getadler.OpYes
	if a == answerNo {
		op = getadler.OpNo
	}
	if err := t.match.Check(t.Asked(), getadler.Move{Op: op}); err != nil {
		t.InformBy(t.reasonOf(err))
		return
	}
	t.Unanswer()
	t.Stage.Play(sound.Tick)
	t.sel.answer = a
	t.Page.SetFocus("answer")
}
