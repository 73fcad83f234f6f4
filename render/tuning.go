package render

// What the painter may keep, in bytes of pixels: a generation of card faces, of icons, of corners and shadows. What was
// not used while a generation filled up is released.
const (
	facesKept   = 64 << 20
	symbolsKept = 8 << 20
	shapesKept  = 4 << 20
	groundsKept = 1
)

// faceMargin is the empty border around a painted card, in pixels: it makes the edges of a turned card smooth and holds
// what a hand-cut edge strays.
const faceMargin = 3

// denseArea is the size in pixels from which a moved card is painted no denser: its letters are large enough.
const denseArea = 400 * 500

// coverLeast is the size in pixels from which a fill is worth cutting out of the ground that it hides.
const coverLeast = 100 * 200

// groundRound is how round the corners of a ground are that lies on another one, at most, as a share of its shorter
// side.
const groundRound = 0.1

// mipmapBelow is the scale under which a picture is drawn from a smaller copy, or its letters would flicker as it
// moves.
const mipmapBelow = 0.45

// A shadow with a drop of d pixels falls by d*shadowFall, is blurred over d*shadowBlur+2 pixels and as dark as
// shadowDark.
const (
	shadowFall = 0.7
	shadowBlur = 0.9
	shadowDark = 0.5
)

// Hand-cut edges have a corner every roughStep pixels at least, and at most roughCorners on a side; their round corners
// are made of cornerSteps lines.
const (
	roughStep    = 26
	roughCorners = 9
	cornerSteps  = 5
)

// Grain of paper on cards: how far the light of a pixel strays, as a share.
const paperGrain = 0.035

// A wipe is cut out with wipeCuts strokes, whose corners stray by wipeUneven of a stroke along the rim and are set back
// by up to wipeDepth of the radius; wipeSeed draws them. Its shadow is as dark as wipeDark beside the rim.
const (
	wipeCuts   = 64
	wipeUneven = 0.7
	wipeDepth  = 0.05
	wipeSeed   = 0x5afe
	wipeDark   = 0.3
)

// A torn edge strays every tornStep times its roughness, and at most tornMost times between two corners.
const (
	tornStep = 3.5
	tornMost = 40
)

// The papers on a ground drop a shadow of collageDrop design pixels, in collageSoft steps of that darkness. Their
// fibres are faint.
const (
	collageDrop  = 9
	collageSoft  = 4
	collageDark  = 0.045
	collageGrain = 0.06
)

// A beam is made of beamRows by beamColumns pieces; the light of a dusk falls off in duskSteps.
const (
	beamRows    = 10
	beamColumns = 12
	duskSteps   = 6
)

// A round shape whose corners have a radius of more than roundLarge pixels is made of triangles, with roundSteps
// corners around it, so many that it looks round.
const (
	roundLarge = 96
	roundSteps = 160
)

// A glow is made of glowRings rings with glowSteps corners each.
const (
	glowRings = 10
	glowSteps = 48
)

// The outside of an iris reaches irisBeyond times as far as it must, since it is a polygon. Within its rim the light
// fades over irisGlow times the rim's width, from irisGleam.
const (
	irisBeyond = 1.01
	irisGlow   = 5
	irisGleam  = 0.35
)

// A curve along which a line is drawn is made of bendSteps stretches, the disc at a joint of jointSteps.
const (
	bendSteps  = 12
	jointSteps = 12
)

// A dashed border is made of dashes of dashLong times its width, with gaps of dashGap times it.
const (
	dashLong = 4.0
	dashGap  = 3.0
)

// The line across a card that cannot be used is strikeWide design pixels thick, its dark edges included strikeEdge.
const (
	strikeWide = 5
	strikeEdge = 13
	// strikeHigh is how far down a card it goes: names stand at the foot.
	strikeHigh = 0.74
)
