package table

import (
	"safehouse/game"
	"safehouse/render/sound"
)

// Refuse tells why a press does nothing.
func (c *Controller) Refuse(err error) {
	if r, ok := err.(*game.Refusal); ok {
		c.ExplainBy(r.Ruling, c.Reader().Say(r.Line))
		return
	}
	c.Explain(err.Error())
}

// Explain answers a press that does nothing with a sentence.
func (c *Controller) Explain(text string) {
	c.ExplainBy("", text)
}

// ExplainBy is Explain where the sentence comes from a ruling: it is looked up in the rules as long as the sentence is in
// sight.
func (c *Controller) ExplainBy(ruling, text string) {
	c.Stage.Play(sound.Refused)
	c.answer(ruling, text, false)
}

// Inform answers a press with what there is to know: nothing was refused.
func (c *Controller) Inform(text string) { c.InformBy("", text) }

// InformBy is Inform where the sentence comes from a ruling.
func (c *Controller) InformBy(ruling, text string) {
	c.Stage.Play(sound.Tick)
	if _, ring, _ := c.Page.State(c.Page.Focused()); !ring {
		// A look by pointer leaves Enter to the button that goes on.
		c.Page.SetFocus(c.ask.Primary.ID)
	}
	c.answer(ruling, text, true)
}

// Answer is the sentence that answered the last press, empty when it has gone.
func (c *Controller) Answer() string { return c.why }

// Unanswer puts the answer to the last press away.
func (c *Controller) Unanswer() { c.why, c.ruling, c.good, c.hint.told = "", "", false, false }

func (c *Controller) answer(ruling, text string, good bool) {
	c.why, c.ruling, c.good, c.whyAt = text, ruling, good, c.Stage.Tick
	c.hint.told = false
	c.tellAnswer(text)
	c.Again()
}
