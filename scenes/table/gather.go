package table

import "safehouse/game"

// Gatherer is a Game some of whose lines make one sentence where they follow one another. Gathered is what two lines or
// more say together; ok is false where the last of them begins a sentence of its own.
type Gatherer interface {
	Gathered(lines []game.Line) (text string, ok bool)
}

// gathered is what lines say together, as far as they are one sentence.
func (c *Controller) gathered(lines []game.Line) (text string, ok bool) {
	g, gathers := c.game.(Gatherer)
	if !gathers || len(lines) < 2 {
		return "", false
	}
	return g.Gathered(lines)
}

// sentences gives the sentences that lines make, each with the first of its lines.
func (c *Controller) sentences(lines []game.Line, add func(first game.Line, text string)) {
	for len(lines) > 0 {
		text, n := c.Reader().Say(lines[0]), 1
		for n < len(lines) {
			longer, ok := c.gathered(lines[:n+1])
			if !ok {
				break
			}
			text, n = longer, n+1
		}
		add(lines[0], text)
		lines = lines[n:]
	}
}
