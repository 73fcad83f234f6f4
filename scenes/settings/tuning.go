package settings

// The reader's text size in per cent, and its steps.
const (
	leastText, mostText = 100, 200
	textStep            = 10
)

// farthest is the greatest length in which a window's place is believed.
const farthest = 1 << 15

// Ticks: settings are written when they have rested for restTicks, and after waitTicks at the latest, so that neither a
// slider that is dragged nor a kill does harm.
const (
	restTicks = 12
	waitTicks = 42
)
