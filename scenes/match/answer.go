package match

import (
	"safehouse/game"
	"safehouse/scenes/stage"
)

// Answer is how the last press was answered: with why it did nothing, with what there is to know, or with a hint.
type Answer struct {
	stage   *stage.Stage
	holder  *Holder
	phrases *phrases
	screen  *Screen
	said
}

// said is what an answer says.
type said struct {
	// text is the sentence, ruling the one that it comes from, empty for none; good reports that nothing was refused. It
	// is in sight since that tick.
	text, ruling string
	good         bool
	since        int
	// hint reports that it is a hint, marks are what its moves begin with.
	hint  bool
	marks [2]Pick
}

// Refuse says why a press does nothing.
func (a *Answer) Refuse(err error) {
	if r, ok := err.(*game.Refusal); ok {
		a.ExplainBy(r.Ruling, a.phrases.Reader().Say(r.Line))
		return
	}
	a.Explain(err.Error())
}

// Explain answers a press that does nothing with a sentence.
func (a *Answer) Explain(text string) { a.ExplainBy("", text) }

// ExplainBy is Explain where the sentence comes from a ruling: it is looked up in the rules as long as the sentence is
// in sight.
func (a *Answer) ExplainBy(ruling, text string) {
	a.screen.play(SoundRefused)
	a.give(said{text: text, ruling: ruling})
}

// Inform answers a press with what there is to know: nothing was refused.
func (a *Answer) Inform(text string) { a.InformBy("", text) }

// InformBy is Inform where the sentence comes from a ruling.
func (a *Answer) InformBy(ruling, text string) {
	a.screen.play(SoundTick)
	a.give(said{text: text, ruling: ruling, good: true})
}

// give puts an answer in sight, and says it.
func (a *Answer) give(s said) {
	if a.screen.Answered != nil {
		a.screen.Answered(s.good)
	}
	s.since = a.stage.Tick
	a.said = s
	text := s.text
	if a.holder.Privately() {
		text = a.stage.Withheld() // Only the holder of the open hand may know what it says.
	}
	a.stage.Announce(stage.Refused, text)
	a.screen.Changed()
	a.stage.Redraw()
}

// Clear puts the answer to the last press away.
func (a *Answer) Clear() { a.text, a.ruling, a.good, a.hint = "", "", false, false }

// Expire puts an answer away that has been in sight for so long that it was read; a hint stays.
func (a *Answer) Expire() {
	if a.text != "" && !a.hint && a.stage.Tick-a.since > AnswerTicks {
		a.Clear()
	}
}

// Text is the sentence that answered the last press, empty when it has gone.
func (a *Answer) Text() string { return a.text }

// Good reports that nothing was refused by it.
func (a *Answer) Good() bool { return a.good }

// Ruling is the ruling that it comes from, empty for none.
func (a *Answer) Ruling() string { return a.ruling }

// Hint reports that it is a hint, Marks are the picks that its moves begin with.
func (a *Answer) Hint() bool { return a.hint }

// Marks are the picks that the moves of a hint begin with.
func (a *Answer) Marks() [2]Pick { return a.marks }
