package inspect

import (
	"strings"

	"safehouse/render/display"
	"safehouse/scenes/cards"
)

// faceOf is the card as it is shown large: as it lies on the screen, with its name where that has no room there; else as
// the card list shows it. It is nothing where what is named is no card.
func (k *Inspector) faceOf(t *thing, c *cards.Card) (display.Face, bool) {
	f := t.face
	switch {
	case f.Term == "" && c.Face == nil:
		return display.Face{}, false
	case f.Term == "", f.Design == display.Suspect && c.Face != nil:
		f = c.Face(k.st) // A portrait in a row is shown as the whole card.
	case strings.TrimSpace(f.Title) == "" && c.Face != nil:
		f.Title = c.Face(k.st).Title
	}
	return f, true
}

// shape is the height of a card to its width.
func shape(d display.Design) float64 {
	switch d {
	case display.Folder, display.FolderBack, display.Slip:
		return 1 / 0.86
	case display.Token, display.Dial:
		return 1
	case display.Stamp, display.LampSlip, display.Struck:
		return 0.36
	}
	return 1 / 0.7
}
