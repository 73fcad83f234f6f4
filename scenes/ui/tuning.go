package ui

// Sizes are in design pixels, durations in milliseconds at speed 1.
const (
	// Target is the smallest side of a control.
	Target = 56
	// ButtonHeight is that of a button on its own.
	ButtonHeight = 76
	// Radius rounds controls and panels.
	Radius = 8
	// BodySize, ButtonSize and HeadSize are text sizes.
	BodySize   = 28
	ButtonSize = 30
	HeadSize   = 40

	sceneSize   = 64
	segmentGap  = 12
	keySize     = 24
	keyPad      = 9
	keyRadius   = 5
	ringWidth   = 3
	borderWidth = 2
	hoverWidth  = 3
	// hoverLight is how much of the light on what the pointer lies on is seen.
	hoverLight = 0.16
	padding    = 20
	// trembles is how far a pointer moves at most in a hand that holds it still, no less than tremblesPx pixels.
	trembles   = 24
	tremblesPx = 12
	// wordsEdge is how far the words of a button keep clear of its ends, in pixels; labelLeast is the least of that where
	// there is little room: nearer, they look as if they had been squeezed in.
	wordsEdge  = 18
	labelLeast = 7
	// pageWide is how wide what stands on a page gets, pageSide the least margin beside it.
	pageWide = 1728
	pageSide = 96

	shakeMS      = 180
	shakeLength  = 6
	shakes       = 2
	refusalTicks = RefusalTicks
	leading      = 1.5
	// shrinkStep is how much smaller each try sets a text that does not fit.
	shrinkStep = 0.94
	// shortLine is how short the last line of several looks as if its word had been left over, as a share of the width.
	shortLine  = 0.4
	blinkTicks = 32
	// standHigh is how high a button stands, at most standMost of its height; keyShadow is the shadow that it throws.
	standHigh = 7
	standMost = 0.08
	keyShadow = 5
	// roundIcon is the size of the icon on a round button, in that of the disc, roundDark how dark its shadow is.
	roundIcon = 0.52
	roundDark = 0.8
	// keyHeight is that of a key's picture in sizes of its letters.
	keyHeight = 1.35
	// labelLine is the height of a button's label in sizes of its letters, labelSpace the space around it.
	labelLine  = 1.05
	labelSpace = 22
	// RefusalTicks is how long the reason of a refusal stays in sight.
	RefusalTicks = 4 * 60
	// keyLetters is how small the words of a button may be, as a share of the reader's letters, beside the name of its
	// key.
	keyLetters = 0.72
	// grownLabel is how much of a button's height a line of letters may take that are larger than usual on its screen.
	grownLabel = 0.8
	// narrowGrows is how much larger than usual the words of buttons may be in a narrow face.
	narrowGrows = 1.2
	// noteShare is the part of a button that a line of the note has under a label of two lines, labelShare that of a label
	// of one over such a line.
	noteShare  = 0.3
	labelShare = 0.54
	// acrossWeight says how much worse a step aside is than a step ahead, when the focus looks for its neighbour.
	acrossWeight = 2.5

	scrollLine = 60
	// dragSlop is how far a finger may stray from where it was put down and still press.
	dragSlop = 24
	// carrySlop is how far a mouse goes with a thing before it carries it.
	carrySlop = 12
	barWidth  = 12
	// barLeast is the least width of a bar in pixels; moreSide is the size of the sign that there is more, and moreLeast
	// the least of it in pixels.
	barLeast  = 5
	moreSide  = 30
	moreLeast = 16
	// moreSign is the size of the arrow on it as a share.
	moreSign = 0.8
	// plateSide and plateTop are how far a plate goes beyond what lies on it.
	plateSide = 48
	plateTop  = 14
	// footGap is how far under the buttons the strip at the foot of the screen begins.
	footGap = 6
	// seatSign is the size of a seat's sign as a share of its tile.
	seatSign = 0.56
	// highRow is the most of a panel that a row takes where rows scroll as a whole.
	highRow = 0.34
	// sheetBar is how far beside a sheet its bar stands.
	sheetBar = 36

	// The share of a slider's box that its line takes at most; its knob and its groove.
	sliderShare  = 0.72
	sliderKnob   = 22
	sliderHeight = 44
	sliderGroove = 14
	// tabLine is the height of a tab in sizes of its letters, tabMark the thickness of the line under the open one.
	tabLine = 1.4
	tabMark = 6
)

// PictureAspect is how wide the picture on a button is for its height, pictureEdge what is free around it in design
// pixels.
const (
	PictureAspect = 0.8
	pictureEdge   = 5.0
)
