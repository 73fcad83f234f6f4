package layout

import (
	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/render/theme"
)

// MostColours is the largest number of colours that a characteristic has.
const MostColours = 4

// Builder is where the parts of a question lie that is being built, in screen pixels.
type Builder struct {
	// Traits are the characteristics: all of them, or the chosen one alone at the left of its Colours.
	Traits  [getadler.Traits]display.Rect
	Colours [MostColours]display.Rect
}

// Lay places the parts in a room. Colours is their number, 0 while a characteristic is to be chosen; chosen is the
// characteristic once it is.
func (b *Builder) Lay(room display.Rect, chosen getadler.Trait, colours int, m theme.Metrics) {
	*b = Builder{}
	gap := max(m.U(builderGap), 6)
	high := min(room.H-2*gap, m.U(builderMost)*max(m.TextScale, 1))
	room = display.Rect{X: room.X, Y: room.Y + (room.H-high)/2, W: room.W, H: high}
	if colours == 0 {
		row(b.Traits[:], room, gap, m.U(traitMost)*max(m.TextScale, 1))
		return
	}
	trait, rest := room.CutLeft(room.W * traitShare)
	b.Traits[chosen] = trait
	_, rest = rest.CutLeft(gap)
	row(b.Colours[:colours], rest, gap, m.U(colourMost)*max(m.TextScale, 1))
}

// row places boxes of the same width side by side in the middle of a room, each at most that wide.
func row(boxes []display.Rect, room display.Rect, gap, most float64) {
	n := float64(len(boxes))
	wide := min((room.W-(n-1)*gap)/n, most)
	x := room.X + (room.W-n*wide-(n-1)*gap)/2
	for i := range boxes {
		boxes[i] = display.Rect{X: x + float64(i)*(wide+gap), Y: room.Y, W: wide, H: room.H}
	}
}
