package tabletop

import (
	"safehouse/game"
	"safehouse/render/display"
	"safehouse/scenes/input"
	"safehouse/scenes/ui"
)

// Ask is what the screen asks of the person who owes a decision, and how it may be answered.
type Ask struct {
	// Status is the line that says whose turn it is and what is asked; Head, Body and Warn stand in the panel. Body may
	// have more than one line.
	Status, Head, Body, Warn string
	// Primary never moves; Secondary stands beside it and Third, where the hand cannot be opened and closed and there are
	// no chips, beside that. The id of a button is what Act is told.
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
	// Hushed has a pick that is refused sound like any other: those beside the screen must not hear what was picked.
	Hushed bool
	// Digits are the ids that the keys 1 to 9 press, empty where one presses nothing.
	Digits []string
	// Lead has the focus go to the first of what may be picked at once. Else the first step with the keyboard leads there.
	Lead bool
	// TextEnd is where the words of the panel must end, in pixels of the screen, 0 for the end of their room.
	TextEnd float64
}

// Button is one answer. Without an id it is not there.
type Button struct {
	// Why tells why a press on a disabled button does nothing; Key is its key, in words; Note is a second line.
	ID, Label, Key, Why, Note string
	// Rule is the ruling that Why comes from, empty for none.
	Rule              string
	Disabled, Checked bool
	// Hushed has a refusal sound like any press: those who do not see the hand must not hear what is not in it.
	Hushed bool
	// Loud has a button look like the primary one.
	Loud bool
	Icon display.Icon
}

// Wait has a button do nothing but say why.
func (b *Button) Wait(why string) { b.Disabled, b.Why = true, why }

// Panel is where it stands what is asked, and its answers.
type Panel struct {
	table *Table
	// ask is what is asked now, asking the question that the focus was brought to, prompted what was last said of it.
	ask      *Ask
	asking   question
	prompted prompted
	// words are those that the panel is being drawn with.
	words ui.Stack
	// bare reports that nothing can be pressed in the panel, drawnIn for how many ticks it has drawn in since.
	bare    bool
	drawnIn int
}

// Button is an answer in the reader's words, with the key of its action where it has one.
func (p *Panel) Button(id, label string, keys ...input.Action) Button {
	b := Button{ID: id, Label: p.table.Say(label)}
	for _, a := range keys {
		b.Key = p.table.Prompt(a)
	}
	return b
}

// AskOver says that the match is over, by the message of that key, where it is: it reports whether.
func (p *Panel) AskOver(q *Ask, over string) bool {
	ended := !p.table.Busy() && p.table.asked == NoSeat
	if ended {
		q.Status = p.table.Say(over)
	}
	return ended
}

// AskWatching says what those who may not act now read: what happened last and, where computers play alone, the button
// that holds them.
func (p *Panel) AskWatching(q *Ask) {
	q.Head = p.LastLine()
	if p.table.Seats.Persons.Len() > 0 {
		return
	}
	q.Primary = p.Button("pause", "table.pause")
	if p.table.paused {
		q.Primary.Label = p.table.Say("table.goOn")
	}
	if p.table.Seats.Hosts != 0 {
		q.Secondary = p.Button("seats", "seats.head")
	}
}

// AskGate puts the button that goes on where the show waits for a press.
func (p *Panel) AskGate(q *Ask) {
	if p.table.show.Gated() {
		q.Primary = p.Button("continue", "table.continue", input.Confirm)
	}
}

// LastLine is what happened last, in words.
func (p *Panel) LastLine() string {
	if line := p.table.show.Line(); line != (game.Line{}) {
		return p.table.Reader().Say(line)
	}
	lines := p.table.session.Lines(game.Public, 0)
	if len(lines) == 0 {
		return ""
	}
	return p.table.Reader().Say(lines[len(lines)-1])
}

// LookFirst has a button wait until the person asked has looked.
func (p *Panel) LookFirst(b *Button) { b.Wait(p.table.Say("table.peek.first")) }

// Pressed is the id of a button that a key stands for; where it is disabled, the press is answered and it is empty.
func (p *Panel) Pressed(b *Button) string {
	if b.Disabled {
		p.table.Answer.ExplainBy(b.Rule, b.Why)
		return ""
	}
	return b.ID
}

// Prompt is the name of the key or button that gives an action, by what was used last.
func (t *Table) Prompt(a input.Action) string { return t.Stage.Prompt(a) }
