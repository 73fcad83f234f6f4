package contrasttest

// What the usual theme must come to: text, text from largeText design pixels on or of what cannot be used, borders.
const (
	needText   = 4.5
	needLarge  = 3
	needBorder = 3
	largeText  = 36
)

// rounding is what a ratio may miss because colours are whole numbers.
const rounding = 0.05

// symbolMissing is the share of a symbol's strokes that may run into something else: it is still recognised.
const symbolMissing = 0.12

// Where an audit looks: columns over a text, a grid over a symbol, points around a control, of which borderMissing may
// lie beside another thing, how far to both sides of its edge, in design pixels and at least in pixels, and in what
// steps, in pixels.
const (
	textColumns   = 6
	symbolGrid    = 15
	borderPoints  = 12
	borderMissing = 0.25
	borderReach   = 16
	borderLeast   = 9
	borderStep    = 0.8
)

// groundVariants is the number of colours that a ground has at most.
const groundVariants = 5

// drawnNear is how far, in design pixels, the picture of a control may lie within or around the place that is pressed.
const drawnNear = 14

// edgeOn is the squash from which a card shows no face; hidden the share of something, covered by others, that is no
// longer read; seenThrough what is left of light that does not count.
const (
	edgeOn      = 0.5
	hidden      = 0.5
	seenThrough = 0.004
)
