package table

import (
	"safehouse/scenes/stage"
)

// Shown is the part of the match whose scene has the screen.
func (c *Controller) Shown() Part { return c.shown }

// scene is a new scene for the part of the match that is on the screen.
func (c *Controller) scene() stage.Scene {
	c.shown = c.game.Part()
	return c.game.Scene(c.shown)
}

// passOn puts the scene of the next part in the place of the present one.
func (c *Controller) passOn() stage.Change {
	c.prepare()
	if c.LogOpen {
		c.log.compose(c)
	}
	c.passing = true
	return stage.Replace(c.scene())
}
