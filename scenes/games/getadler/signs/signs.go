// Package signs is the hand in which GET ADLER! is written wherever words and signs stand close together: at the table,
// in notebooks and on the reference sheet.
package signs

import (
	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/cards"
)

// Letters, in design pixels: of a name and of the head of a column.
const (
	NameSize = 30.0
	HeadSize = 28.0
)

const (
	// LineHigh is the height of a line of such letters, in theirs.
	LineHigh = 1.35
	// NarrowGrows is how much larger the narrow face is set than the one that it stands for.
	NarrowGrows = 1.25
	// BarRoom is the room beside rows for the bar that tells where they stand, in design pixels.
	BarRoom = 36.0
)

// Veil lies over what a sheet or a notebook covers.
var Veil = theme.Night.Alpha(0.72)

// Traits are the signs of characteristics.
var Traits = [getadler.Traits]display.Icon{
	getadler.Hat: display.IconHat, getadler.Hair: display.IconHair, getadler.Eyes: display.IconEyes,
	getadler.Coat: display.IconCoat,
}

// Swatch is a patch of a colour with an edge that stands out on the ground; its word stands beside it.
func Swatch(l *display.List, m theme.Metrics, box display.Rect, c getadler.Colour, edge display.Colour) {
	l.Fill(box, cards.Paints[c], m.U(6))
	l.Border(box, edge, m.U(6), max(1.5, m.U(2.5)))
}

// Numerals are the hours as the clock writes them.
var Numerals = [getadler.Hours]string{"I", "II", "III", "IV", "V", "VI", "VII"}
