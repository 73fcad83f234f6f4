package play

import (
	"safehouse/game"
	"safehouse/render/sound"
)

// Refuse tells why a press does nothing.
func (c *Controller) Refuse(err error) {
	text := err.Error()
	if r, ok := err.(*game.Refusal); ok {
		text = c.Reader().Say(r.Line)
	}
	c.Explain(text)
}

// Explain answers a press that does nothing with a sentence.
func (c *Controller) Explain(text string) {
	c.Stage.Play(sound.Refused)
	c.answer(text, false)
}

// Inform answers a press with what there is to know: nothing was refused.
func (c *Controller) Inform(text string) {
	c.Stage.Play(sound.Tick)
	if _, ring, _ := c.Page.State(c.Page.Focused()); !ring {
		// A look by pointer leaves Enter to the button that goes on.
		c.Page.SetFocus(c.ask.Primary.ID)
	}
	c.answer(text, true)
}

// Answer is the sentence that answered the last press, empty when it has gone.
func (c *Controller) Answer() string { return c.why }

// Unanswer puts the answer to the last press away.
func (c *Controller) Unanswer() { c.why, c.good = "", false }

func (c *Controller) answer(text string, good bool) {
	c.why, c.good, c.whyAt = text, good, c.Stage.Tick
	c.tellAnswer(text)
	c.Again()
}
