package contrast

// neutral is the difference between the strongest and the weakest channel, of 255, under which a colour has no hue.
const neutral = 44

// middle is the light from which a surface turns white, or is made lighter where it has a hue; below, it turns black or is
// made darker. Black and white are read equally well on it.
const middle = 0.179

// solid is the opacity, of 255, from which something translucent is taken for solid; what is fainter is an ornament, and
// left out.
const solid = 128

// Sizes in design pixels: an outline of a panel or a card, that of small things, the side up to which things are small, and
// the thickness up to which a fill is a line.
const (
	outline      = 4
	outlineSmall = 2
	smallSide    = 60
	lineThick    = 14
)

// borderGrows is how much thicker borders are than in the usual theme, in design pixels.
const borderGrows = 2

// apart is the contrast from which two surfaces of the usual theme are seen to be two.
const apart = 1.15

// lineStands is the contrast from which a line of the usual theme is there to be seen; a fainter one is a groove, and hollow.
const lineStands = 2

// step is how far a colour is moved each time it does not stand out enough.
const step = 0.06

// shareOfSide limits the outline of small things to a share of their smaller side.
const shareOfSide = 0.08

// borderNear is how many items after a fill its border may come.
const borderNear = 3

// slotBelow is the opacity, of 255, below which a border on a table marks an empty place.
const slotBelow = 180

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

// Where an audit looks: columns over a text, a grid over a symbol, points around a control, of which borderMissing may lie
// beside another thing, how far to both sides of its
// edge, in design pixels, and in what steps, in pixels.
const (
	textColumns   = 6
	symbolGrid    = 15
	borderPoints  = 12
	borderMissing = 0.25
	borderReach   = 16
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
