package play

// Durations in milliseconds at speed 1, unless they are named ticks: those are a matter of safety, not of pace.
const (
	botBeatMS  = 800
	botBeatOff = 24 // ticks: 0.4 s with animations off
	readMS     = 420
	totalMS    = 350
	publicMS   = 200
	lotMS      = 1300
	stampMS    = 120
	settleMS   = 90
	lineMS     = 640
	liftMS     = 90
	// guardTicks is how long Draw is deaf after a card was drawn: 250 ms.
	guardTicks = 15
	// deafTicks is how long the scoring is deaf when it opens and when the count ends: 1 s.
	deafTicks = 60
	// holdTicks is how long a press on the button that opens the cards must last to be a hold.
	holdTicks = 20
	// hideTicks is how long open cards stay open without input: 10 s.
	hideTicks = 600
	// gateMS is how long a result stays when nobody decides anything; gateLeast, in ticks, however fast the speed.
	gateMS    = 4200
	gateLeast = 150
	// whyTicks is how long a refusal stays in the status line.
	whyTicks = 240
	// A stamp falls from stampOver times its size more, presses stampBack too deep and leans by stampLean radians.
	stampOver = 0.6
	stampBack = 0.04
	stampLean = -0.09
	// stampBelow is where on a lane's height a stamp begins: under the total. It is stampWide by stampHigh design pixels,
	// at least stampPx screen pixels wide.
	stampBelow = 0.72
	stampWide  = 290.0
	stampHigh  = 84.0
	stampPx    = 150.0
)

// Text sizes in design pixels.
const (
	bodySize  = 28.0
	smallSize = 26.0
	headSize  = 34.0
	titleSize = 32.0
	tallySize = 108.0
	badgeSize = 30.0
)

// riskyPercent is the risk of going over 21 above which the focus starts on Stop.
const riskyPercent = 50

// A card out of play is covered by that share of grey; its corners are round by that share of its width.
const (
	greyShare  = 0.52
	cardCorner = 0.053
)

// countWarn is the notoriety from which on the holes are shown as a warning.
const countWarn = 7
