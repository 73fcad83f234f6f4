package table

import (
	"safehouse/game"
	"safehouse/render/display"
	"safehouse/render/sound"
	"safehouse/scenes/input"
	"safehouse/scenes/ui"
)

// Refuse tells why a press does nothing.
func (c *Table) Refuse(err error) {
	if r, ok := err.(*game.Refusal); ok {
		c.ExplainBy(r.Ruling, c.Reader().Say(r.Line))
		return
	}
	c.Explain(err.Error())
}

// Explain answers a press that does nothing with a sentence.
func (c *Table) Explain(text string) {
	c.ExplainBy("", text)
}

// ExplainBy is Explain where the sentence comes from a ruling: it is looked up in the rules as long as the sentence is in
// sight.
func (c *Table) ExplainBy(ruling, text string) {
	c.Stage.Play(sound.Refused)
	c.answer(ruling, text, false)
}

// Inform answers a press with what there is to know: nothing was refused.
func (c *Table) Inform(text string) { c.InformBy("", text) }

// InformBy is Inform where the sentence comes from a ruling.
func (c *Table) InformBy(ruling, text string) {
	c.Stage.Play(sound.Tick)
	if _, ring, _ := c.Page.State(c.Page.Focused()); !ring {
		// A look by pointer leaves Enter to the button that goes on.
		c.Page.SetFocus(c.ask.Primary.ID)
	}
	c.answer(ruling, text, true)
}

// Answer is the sentence that answered the last press, empty when it has gone.
func (c *Table) Answer() string { return c.why }

// Unanswer puts the answer to the last press away.
func (c *Table) Unanswer() { c.why, c.ruling, c.good, c.hint.told = "", "", false, false }

func (c *Table) answer(ruling, text string, good bool) {
	c.why, c.ruling, c.good, c.whyAt = text, ruling, good, c.Stage.Tick
	c.hint.told = false
	c.tellAnswer(text)
	c.Invalidate()
}

// Guide is the paragraph of the rules that explains what is on the screen.
func (c *Table) Guide() (game, ruling string) { return c.session.Game(), c.Rule() }

// Rule is the ruling that is looked up now: that of the refusal in sight, or else of what is going on.
func (c *Table) Rule() string {
	switch {
	case c.why != "" && c.ruling != "":
		return c.ruling
	case c.why == "" && c.Page.RefusedRule() != "":
		return c.Page.RefusedRule()
	}
	return c.game.Explained()
}

// ruled tells whether the sentence in sight says that something is against the rules: they are one press away then.
func (c *Table) ruled() bool {
	if c.why != "" {
		return !c.good || c.ruling != ""
	}
	return c.Page.Refusal() != ""
}

// ruleLink appends the way from a refusal to its rule: at the right of the sentence or, where that would leave it too
// little room, where a button could stand and none does.
func (c *Table) ruleLink(cs []ui.Control) []ui.Control {
	if !c.ruled() || c.Desk.Rules == nil {
		return cs
	}
	link := ui.Control{
		ID: "rule", Label: c.Say("table.rule"), Key: c.Stage.Prompt(input.Rules), Role: display.Link, Icon: display.IconBook,
		Letters: SmallSize,
	}
	f, m := c.game.Frame(), c.Stage.Metrics
	least := m.Size(display.Sans, BodySize) * leastWords
	high := min(ui.TargetHeight(m), f.Text.H)
	if need := ui.Need(c.Stage, &link); f.Text.W-need >= least {
		link.Box = display.Rect{X: f.Text.X + f.Text.W - need, Y: f.Text.Y, W: need, H: high}
		return append(cs, link)
	}
	for _, place := range [...]display.Rect{f.Secondary, f.Third} {
		if !taken(cs, place) {
			link.Box = display.Rect{X: place.X, Y: place.Y + (place.H-high)/2, W: min(ui.Need(c.Stage, &link), place.W), H: high}
			return append(cs, link)
		}
	}
	link.Key = ""
	link.Box = display.Rect{X: f.Text.X + f.Text.W - high, Y: f.Text.Y, W: high, H: high}
	return append(cs, link)
}

// taken tells whether a control stands in a place.
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
	for i := range b.c.controls {
		if link := &b.c.controls[i]; link.ID == "rule" && !link.Box.Intersect(room).Empty() {
			room.W = link.Box.X - b.M.U(16) - room.X
		}
	}
	return room
}
