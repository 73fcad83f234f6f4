// Package signs is the hand in which GET ADLER! is written wherever words and signs stand close together: at the table,
// in notebooks and on the reference sheet.
package signs

import (
	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/render/theme"
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
	l.Fill(box, Paints[c], m.U(6)).Sense = display.SenseItself
	l.Border(box, edge, m.U(6), max(1.5, m.U(2.5)))
}

// Numerals are the hours as the clock writes them.
var Numerals = [getadler.Hours]string{"I", "II", "III", "IV", "V", "VI", "VII"}

// ActionIcon is the picture on an action card.
func ActionIcon(k getadler.Kind) display.Icon { return actionLooks[k].icon }

// ActionTone is the colour of an action card's plate.
func ActionTone(k getadler.Kind) uint8 { return actionLooks[k].tone }

// actionLooks are what action cards look like.
var actionLooks = [getadler.Kinds + 1]struct {
	icon display.Icon
	tone uint8
}{
	getadler.DocumentRAF: {display.IconWings, 2}, getadler.DocumentNavy: {display.IconAnchor, 2},
	getadler.DocumentArmy: {display.IconSwords, 2}, getadler.Question: {display.IconAsk, 1},
	getadler.Magnifier: {display.IconMagnifier, 1}, getadler.Binoculars: {display.IconBinoculars, 1},
	getadler.Arrest: {display.IconHandcuffs, 3}, getadler.EscapeBus: {display.IconBus, 0},
	getadler.EscapeBike: {display.IconBicycle, 0}, getadler.EscapeCar: {display.IconMotor, 0},
	getadler.EscapeMetro: {display.IconTrain, 0}, getadler.EscapeBoat: {display.IconBoat, 0},
	getadler.Pistol: {display.IconRevolver, 0}, getadler.Bomb: {display.IconBomb, 0},
	getadler.Disguise: {display.IconMask, 0},
}

// Paints are the colours of the characters' traits.
var Paints = [...]display.Colour{
	getadler.Brown: theme.TraitBrown, getadler.Black: theme.TraitBlack, getadler.Grey: theme.TraitGrey,
	getadler.Dark: theme.TraitDark, getadler.Blond: theme.TraitBlond, getadler.Blue: theme.TraitBlue,
	getadler.Beige: theme.TraitBeige, getadler.Navy: theme.TraitNavy,
}
