package input

// layoutTicks is how often the layout is asked for, in ticks, while nothing is pressed.
const layoutTicks = 60

// How far a stick or a trigger is pushed from where it rests, as a share of the way that it has: it counts as a press
// from pushOn on until it is back at pushOff, and scrolls from scrollOn on until scrollOff. At its end it scrolls by
// scrollLines a tick.
const (
	pushOn      = 0.6
	pushOff     = 0.45
	scrollOn    = 0.3
	scrollOff   = 0.2
	scrollLines = 0.35
)

// Where a stick rests: anywhere within restNear of its middle, or where it has stayed, within stillWithin, for
// leanTicks before it was ever seen at rest, and for stuckTicks after that: nobody holds one so long. It follows a
// stick that creeps by creep a tick. leastRoom is the least way that is left to one that leans.
const (
	restNear    = 0.2
	stillWithin = 0.05
	leanTicks   = 60
	stuckTicks  = 10 * 60
	creep       = 0.001
	leastRoom   = 0.3
)
