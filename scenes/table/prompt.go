package table

import "safehouse/scenes/input"

// Prompt is the name of the key or button that gives an action, by what was used last.
func (c *Controller) Prompt(a input.Action) string { return c.Stage.Prompt(a) }

// menuPrompt names what opens the pause. On a keyboard the key that leads back does, where there is no step to take back;
// a gamepad has a button that does nothing else.
func (c *Controller) menuPrompt() string {
	if c.Stage.Device == input.Pad {
		return c.Prompt(input.Menu)
	}
	return c.Prompt(input.Cancel)
}
