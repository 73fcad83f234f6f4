package topsecret

// liftMS is how long a card of the hand takes to rise, in milliseconds at speed 1.
const liftMS = 90.0

// pointedLift is how far a card rises that is only pointed at, as a share of one that is chosen.
const pointedLift = 0.4

// Text sizes in design pixels.
const (
	nameSize  = 30.0
	tabSize   = 38.0
	tileSize  = 40.0
	countSize = 56.0
)

const (
	// lineShare is the largest share of its box that a line's letters take; posterGrows how much larger the narrow
	// numerals are set than the labels that they stand for.
	lineShare   = 0.8
	posterGrows = 1.2
	// cornerShare is the roundness of a card's corners, as a share of its width.
	cornerShare = 0.055
	// oddsLabel is the share of the odds panel that names the kinds.
	oddsLabel = 0.24
)
