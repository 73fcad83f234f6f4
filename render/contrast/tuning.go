package contrast

// neutral is the difference between the strongest and the weakest channel, of 255, under which a colour has no hue.
const neutral = 44

// middle is the light from which a surface turns white, or is made lighter where it has a hue; below, it turns black or
// is made darker. Black and white are read equally well on it.
const middle = 0.179

// solid is the opacity, of 255, from which something translucent is taken for solid; what is fainter is an ornament,
// and left out.
const solid = 128

// Sizes in design pixels: an outline of a panel or a card, that of small things, the side up to which things are small,
// and the thickness up to which a fill is a line.
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

// lineStands is the contrast from which a line of the usual theme is there to be seen; a fainter one is a groove, and
// hollow.
const lineStands = 2

// step is how far a colour is moved each time it does not stand out enough.
const step = 0.06

// shareOfSide limits the outline of small things to a share of their smaller side.
const shareOfSide = 0.08

// borderNear is how many items after a fill its border may come.
const borderNear = 3

// slotBelow is the opacity, of 255, below which a border on a table marks an empty place.
const slotBelow = 180
