package hearing

// Numbers of the voice and the captions. Times are in ticks.
const (
	// backlogTicks is how far the voice may lag behind what happens before it leaves out what is old; a rune takes about
	// runeTicks at the voice's usual rate, from rateSpan times as long to as little as a third of that.
	backlogTicks = 10 * 60
	runeTicks    = 4
	rateSpan     = 3.0
	// leastTicks and leastRune are how long a row of a caption stays at least, stayTicks and stayRune how long where no
	// other follows.
	leastTicks, leastRune = 30, 2
	stayTicks, stayRune   = 120, 6
	// rowsKept is how many rows wait at most.
	rowsKept = 8
	// scenesKept is how many scenes before the one on top are remembered.
	scenesKept = 8

	// untuned is no rate and no volume: a voice that has just been opened has not been set to anything.
	untuned = -1000
)

// Sizes in design pixels.
const (
	captionSize = 28
	captionPad  = 8
	signShare   = 0.62
	signGap     = 12
	ruleWidth   = 2
	// stripShare is the share of the window that a strip of two rows may take; where it would take more it has one.
	stripShare = 0.125
)

// farewell is how long the program waits, when it ends, until the voice has fallen silent, in milliseconds.
const farewell = 250
