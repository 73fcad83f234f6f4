package settings

// The reader's text size in per cent, and its steps.
const (
	leastText, mostText = 100, 200
	textStep            = 10
)

// The steps of the other sliders.
const (
	volumeStep = 5
	rateStep   = 10
)

// Sizes in design pixels: between the buttons at the foot, and the widest of those at its sides; the size of a seat's
// sign as a share of its line, and of the gap between two as a share of the sign.
const (
	footGap   = 40
	footWidth = 480
	signShare = 0.8
	signGap   = 0.45
)

// farthest is the greatest length in which a window's place is believed.
const farthest = 1 << 15

// Ticks: settings are written when they have rested for restTicks, and after waitTicks at the latest, so that neither a
// slider that is dragged nor a kill does harm; what could not be written is tried again after retryTicks.
const (
	restTicks  = 12
	waitTicks  = 42
	retryTicks = 300
)
