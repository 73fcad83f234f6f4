package tabletop

import (
	"safehouse/game"
	"safehouse/render/display"
	"safehouse/render/sound"
	"safehouse/scenes/input"
	"safehouse/scenes/ui"
)

// Answer is how the last press was answered: with why it did nothing, or with what there is to know.
type Answer struct {
	table *Table
	// text is the sentence, ruling the one that it comes from, empty for none; good reports that nothing was refused. It
	// is in sight since that tick.
	text, ruling string
	good         bool
	since        int
}

// Refuse tells why a press does nothing.
func (a *Answer) Refuse(err error) {
	if r, ok := err.(*game.Refusal); ok {
		a.ExplainBy(r.Ruling, a.table.Reader().Say(r.Line))
		return
	}
	a.Explain(err.Error())
}

// Explain answers a press that does nothing with a sentence.
func (a *Answer) Explain(text string) {
	a.ExplainBy("", text)
}

// ExplainBy is Explain where the sentence comes from a ruling: it is looked up in the rules as long as the sentence is
// in sight.
func (a *Answer) ExplainBy(ruling, text string) {
	a.table.Stage.Play(sound.Refused)
	a.give(ruling, text, false)
}

// Inform answers a press with what there is to know: nothing was refused.
func (a *Answer) Inform(text string) { a.InformBy("", text) }

// InformBy is Inform where the sentence comes from a ruling.
func (a *Answer) InformBy(ruling, text string) {
	a.table.Stage.Play(sound.Tick)
	a.leaveEnter()
	a.give(ruling, text, true)
}

// leaveEnter leaves Enter to the button that goes on, after a look by pointer.
func (a *Answer) leaveEnter() {
	if _, ring, _ := a.table.Page.State(a.table.Page.Focused()); !ring {
		a.table.Page.SetFocus(a.table.Panel.ask.Primary.ID)
	}
}

// Text is the sentence that answered the last press, empty when it has gone.
func (a *Answer) Text() string { return a.text }

// Clear puts the answer to the last press away.
func (a *Answer) Clear() { a.text, a.ruling, a.good, a.table.hint.shown = "", "", false, false }

func (a *Answer) give(ruling, text string, good bool) {
	a.text, a.ruling, a.good, a.since = text, ruling, good, a.table.Stage.Tick
	a.table.hint.shown = false
	a.announce(text)
	a.table.Invalidate()
}

// Guide is the paragraph of the rules that explains what is on the screen.
func (t *Table) Guide() (game, ruling string) { return t.session.Game(), t.Answer.Rule() }

// Rule is the ruling that is looked up now: that of the refusal in sight, or else of what is going on.
func (a *Answer) Rule() string {
	switch {
	case a.text != "" && a.ruling != "":
		return a.ruling
	case a.text == "" && a.table.Page.RefusedRule() != "":
		return a.table.Page.RefusedRule()
	}
	if ruling := a.table.surprise.ruling(); ruling != "" {
		return ruling
	}
	return a.table.game.Explained()
}

// ruled reports whether the sentence in sight says that something is against the rules: they are one press away then.
func (a *Answer) ruled() bool {
	if a.text != "" {
		return !a.good || a.ruling != ""
	}
	return a.table.Page.Refusal() != ""
}

// link appends the way from a refusal to its rule: at the right of the sentence or, where that would leave it too
// little room, where a button could stand and none does.
func (a *Answer) link(cs []ui.Control) []ui.Control {
	if !a.ruled() || a.table.Desk.Rules == nil {
		return cs
	}
	link := ui.Control{
		ID: "rule", Label: a.table.Say("table.rule"), Key: a.table.Stage.Prompt(input.Rules), Role: display.Link,
		Icon:    display.IconBook,
		Letters: SmallSize,
	}
	f, m := a.table.game.Frame(), a.table.Stage.Metrics
	least := m.Size(display.Sans, BodySize) * leastWords
	high := min(ui.TargetHeight(m), f.Text.H)
	if need := ui.Need(a.table.Stage, &link); f.Text.W-need >= least {
		link.Box = display.Rect{X: f.Text.X + f.Text.W - need, Y: f.Text.Y, W: need, H: high}
		return append(cs, link)
	}
	for _, place := range [...]display.Rect{f.Secondary, f.Third} {
		if !taken(cs, place) {
			link.Box = display.Rect{X: place.X, Y: place.Y + (place.H-high)/2, W: min(ui.Need(a.table.Stage, &link), place.W),
				H: high}
			return append(cs, link)
		}
	}
	link.Key = ""
	link.Box = display.Rect{X: f.Text.X + f.Text.W - high, Y: f.Text.Y, W: high, H: high}
	return append(cs, link)
}

// taken reports whether a control stands in a place.
func taken(cs []ui.Control, place display.Rect) bool {
	for i := range cs {
		if !cs[i].Box.Intersect(place).Empty() {
			return true
		}
	}
	return false
}

// besideLink is what a room for words has left where the way to a rule stands in it.
func (b *Brush) besideLink(room display.Rect) display.Rect {
	for i := range b.table.controls {
		if link := &b.table.controls[i]; link.ID == "rule" && !link.Box.Intersect(room).Empty() {
			room.W = link.Box.X - b.M.U(16) - room.X
		}
	}
	return room
}
