package match

import (
	"slices"
	"strings"

	"safehouse/game"
	"safehouse/game/words"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
)

// Prompt is what the screen asks of the person who owes a decision, and how it may be answered.
type Prompt struct {
	// Status is the line that says whose turn it is and what is asked; Head, Body and Warn stand in the panel. Body may
	// have more than one line.
	Status, Head, Body, Warn string
	// Calls is the question as the curtain asks it after the head, where that asks nothing.
	Calls string
	// Passing reports that the body tells of what is pointed at, and goes with the pointer.
	Passing bool
	// Primary never moves; Secondary stands beside it and Third, where the hand cannot be opened and closed and there are
	// no chips, beside that. The id of a button is what is pressed.
	Primary, Secondary, Third Button
	// Chips are choices that can be taken and changed until the primary button submits.
	Chips []Button
	// Keeps has the question stay in sight over what answers a press, where both have room: it is still to be decided.
	Keeps bool
	// Blocked says why nothing but the answers in the panel may be picked now: the hand must be looked at first, say. It
	// is said whatever a pick would lead to, so that no refusal tells what a closed hand allows.
	Blocked string
	// Answers reports that a pick is an answer, for which the screen was handed over, and no card of a turn: one press
	// gives it, also where several persons share the screen, but for those who confirm everything.
	Answers bool
	// Final reports that what is chosen cannot be taken back once it is made, and is gone: it waits for its button.
	Final bool
	// Hushed has a pick that is refused sound like any other: those beside the screen must not hear what was picked.
	Hushed bool
	// Digits are the ids that the keys 1 to 9 press, empty where one presses nothing.
	Digits []string
	// Lead has the focus go to the first of what may be picked at once. Else the first step with the keyboard leads there.
	Lead bool
}

// Button is one answer. Without an id it is not there.
type Button struct {
	// Why says why a press on a disabled button does nothing; Key is its key, in words; Note is a second line.
	ID, Label, Key, Why, Note string
	// Rule is the ruling that Why comes from, empty for none.
	Rule              string
	Disabled, Checked bool
	// Hushed has a refusal sound like any press: those who do not see the hand must not hear what is not in it.
	Hushed bool
	// Loud has a button look like the primary one.
	Loud bool
	// Calm has the primary one look like any other, and the focus go to the one beside it: another answer is better.
	Calm bool
	// Unseen reports that it waits until the person asked has looked: what opens the cards has its place until then.
	Unseen bool
	// Icon is the picture on it.
	Icon Icon
}

// Icon is the number of a picture on a button, 0 for none: whoever draws it knows which.
type Icon uint8

// Wait has a button do nothing but name the step that comes first, in a few words, and say why when it is pressed. It
// keeps its own words where next is empty.
func (b *Button) Wait(next, why string) {
	if b.Disabled, b.Why = true, why; next != "" {
		b.Label, b.Key = next, ""
	}
}

// Asks works out what is asked now, and returns it.
func (m *Match) Ask() *Prompt {
	m.Choice.prompt = m.game.WhatNow()
	if q := m.Choice.prompt; m.Choice.once() {
		body := stage.Sentences(q.Body, m.Say("table.once"))
		if fits := m.Choice.screen.Fits; fits == nil || fits(q.Head+"\n"+body) { // What is asked comes first.
			q.Body = body
		} else if q.Primary.Disabled {
			q.Primary.Label = m.Say("table.next.once")
		}
	}
	m.Lesson.takeOver(m.Choice.prompt)
	return m.Choice.prompt
}

// Summons is what the person on a seat will be asked once the screen has passed there, the cards still face down: it
// stands on the curtain.
func Summons(m *Match) string {
	h, before := m.Holder, *m.Holder
	h.seat, h.covered = m.asked, true
	q := m.game.WhatNow()
	asked := q.Head
	if asked == "" {
		asked = q.Status
	}
	asked = stage.Sentences(asked, q.Calls)
	*h = before
	m.Ask()
	return asked
}

// Prompt is what was asked when it was worked out last.
func (ch *Choice) Prompt() *Prompt { return ch.prompt }

// Button is an answer in the reader's words, with the key of its action where it has one.
func (p *phrases) Button(id, label string, keys ...input.Action) Button {
	b := Button{ID: id, Label: p.Say(label)}
	for _, a := range keys {
		b.Key = p.stage.Prompt(a)
	}
	return b
}

// AskOver says that the match is over, by the message of that key, where it is: it reports whether.
func (v *View) AskOver(q *Prompt, over string) bool {
	ended := !v.Busy() && v.asked == NoSeat
	if ended {
		q.Status = v.Say(over)
	}
	return ended
}

// AskWatching says what those who may not act now read: what happened last and, where computers play alone, the button
// that holds them.
func (v *View) AskWatching(q *Prompt) {
	q.Head = v.LastLine()
	if v.Seats.Persons.Len() > 0 {
		return
	}
	q.Primary = v.Button("pause", "table.pause")
	if v.paused {
		q.Primary.Label = v.Say("table.goOn")
	}
	if v.Seats.Hosts != 0 {
		q.Secondary = v.Button("seats", "seats.head")
	}
}

// AskGate puts the button that goes on where the show waits for a press.
func (v *View) AskGate(q *Prompt) {
	if v.show.Gated() {
		q.Primary = v.Button("continue", "table.continue", input.Confirm)
	}
}

// LastLine is what happened last, in words.
func (v *View) LastLine() string {
	if line := v.show.Line(); line != (game.Line{}) {
		return v.Reader().Say(line)
	}
	lines := v.session.Lines(game.Public, 0)
	if len(lines) == 0 {
		return ""
	}
	return v.Reader().Say(lines[len(lines)-1])
}

// LookFirst has a button wait until the person asked has looked.
func (p *phrases) LookFirst(b *Button) {
	b.Wait(p.Say("table.peek"), p.Say("table.peek.first"))
	b.Unseen = true
}

// Pressed is the id of a button that a key stands for; where it is disabled, the press is answered and it is empty.
func (a *Answer) Pressed(b *Button) string {
	if b.Disabled {
		a.ExplainBy(b.Rule, b.Why)
		return ""
	}
	return b.ID
}

// prompted is what was last said of what is asked, in which decision.
type prompted struct {
	text     string
	decision int
}

// Announce says what is asked, once for each question: while a private hand is open no more than all may know.
func (m *Match) Announce() {
	if !m.Stage.Heard() || !m.Holder.Mine() && m.asked != NoSeat {
		return
	}
	q := m.Choice.prompt
	text := q.Status
	if !m.Holder.Privately() {
		text = stage.Sentences(text, q.HeadAloud(), q.Warn)
	}
	if m.prompted.decision == m.decision && strings.HasPrefix(m.prompted.text, text) {
		return // It was said before the hand was opened.
	}
	m.prompted = prompted{text, m.decision}
	m.Stage.AnnounceOf(m.asked, stage.Asked, text)
}

// HeadAloud is the head of what is asked, unless the status line has said the same already.
func (q *Prompt) HeadAloud() string {
	if strings.Contains(strings.ToLower(q.Status), strings.ToLower(q.Head)) {
		return ""
	}
	return q.Head
}

// Held are the sentences for the cards of the open hand, none where it is closed or something is being shown.
func (m *Match) Held() []string {
	if !m.Holder.Open() || m.Busy() {
		return nil
	}
	return m.game.Held()
}

// Snapshot is all of a match that what is asked depends on: while it stays the same, and the game's own does, nothing
// is
// worked out again.
type Snapshot struct {
	Lang         words.Lang
	moves        int
	holder       game.Seat
	open, looked bool
	busy, gate   bool
	paused       bool
	why          string
	line         game.Line
	hint         HintState
	made         string
	lesson       LessonState
}

// Snapshot is the present moment.
func (m *Match) Snapshot() Snapshot {
	return Snapshot{
		Lang: m.Stage.Lang, moves: m.session.Len(), holder: m.Holder.seat, open: m.Holder.Open(), looked: m.Holder.Looked(),
		busy: m.Busy(), gate: m.show.Gated(), paused: m.paused, why: m.Answer.text, line: m.show.Line(),
		hint: m.hint.state(), made: m.Choice.text, lesson: m.Lesson.State(),
	}
}

// Rename calls those at the table by the names that they have in the language in use.
func (m *Match) Rename() {
	m.Seats.Names = m.Stage.Names(m.Seats.Cast.Players)
	if c := m.Lesson.Course; c != nil {
		m.Seats.Names = m.Stage.Names(c.Lesson.Players(func(key string) string { return m.Stage.Say(key) }))
	}
}

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
	// sentences are what is said, the one that answers first and those that explain it after, text is all of them; ruling
	// is the one that they come from, empty for none; good reports that nothing was refused. They are in sight since that
	// tick.
	sentences    []string
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

// Explain answers a press that does nothing with sentences: why, and what there is to know besides.
func (a *Answer) Explain(sentences ...string) { a.ExplainBy("", sentences...) }

// ExplainBy is Explain where the sentences come from a ruling: it is looked up in the rules as long as they are in
// sight.
func (a *Answer) ExplainBy(ruling string, sentences ...string) {
	a.screen.play(SoundRefused)
	a.give(said{sentences: sentences, ruling: ruling})
}

// Inform answers a press with what there is to know, the most important first: nothing was refused.
func (a *Answer) Inform(sentences ...string) { a.InformBy("", sentences...) }

// InformBy is Inform where the sentences come from a ruling.
func (a *Answer) InformBy(ruling string, sentences ...string) {
	a.screen.play(SoundTick)
	a.give(said{sentences: sentences, ruling: ruling, good: true})
}

// give puts an answer in sight, and says it.
func (a *Answer) give(s said) {
	if a.screen.Answered != nil {
		a.screen.Answered(s.good)
	}
	s.since = a.stage.Tick
	s.sentences = slices.DeleteFunc(s.sentences, func(sentence string) bool { return sentence == "" })
	s.text = stage.Sentences(s.sentences...)
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
func (a *Answer) Clear() { a.sentences, a.text, a.ruling, a.good, a.hint = nil, "", "", false, false }

// Expire puts an answer away that has been in sight for so long that it was read; a hint stays.
func (a *Answer) Expire() {
	if a.text != "" && !a.hint && a.stage.Tick-a.since > AnswerTicks {
		a.Clear()
	}
}

// Sentences are what answered the last press, the most important first; none when it has gone.
func (a *Answer) Sentences() []string { return a.sentences }

// Text is all of them, empty for none.
func (a *Answer) Text() string { return a.text }

// Good reports that nothing was refused by it.
func (a *Answer) Good() bool { return a.good }

// Ruling is the ruling that it comes from, empty for none.
func (a *Answer) Ruling() string { return a.ruling }

// Hint reports that it is a hint, Marks are the picks that its moves begin with.
func (a *Answer) Hint() bool { return a.hint }

// Marks are the picks that the moves of a hint begin with.
func (a *Answer) Marks() [2]Pick { return a.marks }
