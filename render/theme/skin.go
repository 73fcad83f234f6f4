package theme

import (
	"cmp"

	"safehouse/render/display"
)

// Skin is the look that the pages of a game have: its set-up, and whatever is opened at its table. Pages are drawn in
// the colours of the common frame; each colour here stands in the place of one of those.
type Skin struct {
	// Ground is what pages lie on, Table what the table does, nil for the same. Heads are set in Font, in the colour
	// Name on a Bar with a line under it, BarEdge.
	Ground, Table display.Design
	// Look is that of portraits.
	Look               uint8
	Font               display.Font
	Bar, BarEdge, Name display.Colour
	Wear               Wear
}

// Wear are the colours of a skin: in the place of Panel, Raised, TextColour, Secondary, DisabledText, ControlBorder and
// Alert; Accent where Brass is laid and Mark where it is written; and Dark for what the ground and the ink on accents
// are.
type Wear struct {
	Panel, Raised, Text, Soft, Disabled, Edge, Warn, Accent, Mark, Dark display.Colour
}

// Of is what a colour of the frame becomes, as transparent as it was; other colours stay what they are, and those that
// the skin has none for. Written reports that it is that of letters or pictures.
func (w *Wear) Of(c display.Colour, written bool) display.Colour {
	opacity := c.A
	c.A = 255
	var worn display.Colour
	switch c {
	case Panel:
		worn = w.Panel
	case Raised:
		worn = w.Raised
	case TextColour:
		worn = w.Text
	case Secondary:
		worn = w.Soft
	case DisabledText:
		worn = w.Disabled
	case ControlBorder:
		worn = w.Edge
	case Alert:
		worn = w.Warn
	case GroundColour:
		worn = w.Dark
	case Brass:
		if worn = w.Accent; written {
			worn = w.Mark
		}
	}
	c = cmp.Or(worn, c)
	c.A = opacity
	return c
}
