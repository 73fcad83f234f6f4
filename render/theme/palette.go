package theme

import "safehouse/render/display"

// The colours of the common frame, "The Bureau".
var (
	GroundColour  = display.Hex(0x12161B)
	Panel         = display.Hex(0x1C222A)
	Raised        = display.Hex(0x28313B)
	TextColour    = display.Hex(0xF3EEE2)
	Secondary     = display.Hex(0xBAC2C9)
	DisabledText  = display.Hex(0x7F8B95)
	ControlBorder = display.Hex(0x6F7D8A)
	Focus         = display.Hex(0xFFD24A)
	FocusInner    = display.Hex(0x12161B)
	Alert         = display.Hex(0xFF9A8B)
	// FocusPressed is the button that goes on while it is held down, FocusUnder the side on which it stands.
	FocusPressed = display.Hex(0xEDB52E)
	FocusUnder   = display.Hex(0x8A6414)
	// Gleam is the light on a button under the pointer. It is brighter than every button in every skin: what were darker
	// would look as if it could not be pressed.
	Gleam = display.Hex(0xFFFFFF)
)

// The colours of the theme of high contrast: everything on it is HighContrast to 1 or more against what it lies on.
var (
	HighBlack  = display.Hex(0x000000)
	HighWhite  = display.Hex(0xFFFFFF)
	HighYellow = display.Hex(0xFFFF00)
	HighCyan   = display.Hex(0x00FFFF)
)

// HighContrast is the least ratio of the theme of high contrast.
const HighContrast = 7

// The colours of files on a desk.
var (
	DeskColour = display.Hex(0x1E2925)
	Felt       = display.Hex(0x2B3A34)
	// Wood is that of the desk around the felt, no lighter than its dark.
	Wood          = display.Hex(0x2A1E15)
	Paper         = display.Hex(0xF0E7D2)
	PaperLight    = display.Hex(0xF9F3E5)
	Manila        = display.Hex(0xD8B777)
	ManilaShade   = display.Hex(0xB8955A)
	ManilaEdge    = display.Hex(0xB08B4C)
	Ink           = display.Hex(0x1D1B18)
	InkOnPaper    = display.Hex(0x5E5747)
	InkOnManila   = display.Hex(0x463F31)
	StampRed      = display.Hex(0x9E1B1B)
	StampOnManila = display.Hex(0x7A1313)
	InkBlue       = display.Hex(0x1D3F78)
	Brass         = display.Hex(0xD1A94F)
)

// The colours of cut paper. Not allowed as text on ground: ink on teal, ochre on teal, ink on vermilion.
var (
	TableColour   = display.Hex(0xE9E1D2)
	CutPaper      = display.Hex(0xF5F0E6)
	CutInk        = display.Hex(0x141414)
	Vermilion     = display.Hex(0xC8321F)
	VermilionText = display.Hex(0xB02A19)
	Ochre         = display.Hex(0xF2A900)
	Teal          = display.Hex(0x0A6E69)
	Cobalt        = display.Hex(0x1B4F9C)
	CutSecondary  = display.Hex(0x5A564E)
	// TableLight and TableShade are papers of the table's own colour that lie on it.
	TableLight = display.Hex(0xEFE8DB)
	TableShade = display.Hex(0xE1D8C7)
)

// The colours of lamplight. FogText is secondary text on night and fog, CreamText on cream; LampAlert is read on both
// dark grounds, and only there.
var (
	Night     = display.Hex(0x0D1320)
	Fog       = display.Hex(0x1B2536)
	Slate     = display.Hex(0x2E3B52)
	Lamp      = display.Hex(0xF4BB5E)
	Cream     = display.Hex(0xF4EAD5)
	LampInk   = display.Hex(0x14171F)
	BusRed    = display.Hex(0xB3261E)
	River     = display.Hex(0x6FC3C1)
	LampAlert = display.Hex(0xFF8166)
	TagBlue   = display.Hex(0x1B4E6B)
	TagPurple = display.Hex(0x4B3A6B)
	FogText   = display.Hex(0xA9B4C4)
	CreamText = display.Hex(0x56503F)
	// Lamplit is the night where the lamp shines on it most.
	Lamplit = display.Hex(0x2B3142)
	// Dusk is that of the first hour, as dark.
	Dusk = display.Hex(0x3A2B3C)
)

// The paints of hats, hair, eyes and coats. Each is shown with its word: paints alone are not told apart by everybody.
var (
	TraitBrown = display.Hex(0x87512C)
	TraitBlack = display.Hex(0x23252D)
	TraitGrey  = display.Hex(0x939CA8)
	TraitDark  = display.Hex(0x40281B)
	TraitBlond = display.Hex(0xE8BF56)
	TraitBlue  = display.Hex(0x3B86C8)
	TraitBeige = display.Hex(0xD8BE92)
	TraitNavy  = display.Hex(0x2A4076)
)

// SeatColours are told apart by every kind of sight; each seat has a shape as well.
var SeatColours = [6]display.Colour{
	display.Hex(0x56B4E9), display.Hex(0x009E73), display.Hex(0xF0E442),
	display.Hex(0x0072B2), display.Hex(0xD55E00), display.Hex(0xCC79A7),
}

// SeatShapes are the seats' shapes.
var SeatShapes = [6]display.Icon{
	display.ShapeCircle, display.ShapeTriangle, display.ShapeSquare,
	display.ShapeDiamond, display.ShapeStar, display.ShapeCross,
}

// InkOn is what is read best on a paint: ink or cream.
func InkOn(paint display.Colour) display.Colour { return better(LampInk, Cream, paint) }

// SeatInk is what is read best on a seat's colour: paper on the dark blue, ink on the others.
func SeatInk(seat int) display.Colour { return better(CutInk, CutPaper, SeatColours[seat]) }

// better is the ink of two that is read better on a colour.
func better(ink, other, on display.Colour) display.Colour {
	if Contrast(ink, on) < Contrast(other, on) {
		return other
	}
	return ink
}
