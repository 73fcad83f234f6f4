package scenes

import "safehouse/scenes/input"

// look lets what is looked at more closely take its part of a tick, and gives what is left of it for the scenes. It tells
// whether it has put a page over them: the rule about a card.
func (a *app) look(in *input.Frame) (left *input.Frame, put bool) {
	left, page := a.looker.Update(in)
	if page != nil {
		a.stack.Put(page)
	}
	return left, page != nil
}
