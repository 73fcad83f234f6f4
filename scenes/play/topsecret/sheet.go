package topsecret

import "safehouse/render/display"

// sheet lays the cards of the discard pile open over the boards.
func (b *brush) sheet() { b.Sheet() }

// shutBox is the button that puts the sheet away.
func (t *table) shutBox() display.Rect { return t.layout.Primary }
