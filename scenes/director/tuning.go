package director

// The motion table, in milliseconds at speed 1.
const (
	playMS      = 230
	landMS      = 90
	flipMS      = 260
	staggerMS   = 45
	relayoutMS  = 120
	fadeMS      = 150
	sweepMS     = 90
	changeMS    = 240
	turnFirstMS = 160
	turnFloorMS = 80
	snapMS      = 280
	fallMS      = 300

	fallStaggerMS = 40
)

// Reduced motion, in milliseconds at speed 1: CrossMS is how long a card takes to fade from place to place, BurnMS how
// long an explosion fades, and what it destroys.
const (
	CrossMS = 120
	BurnMS  = 200
)

// turnShrink makes each further card of a reveal quicker; landSquash is how flat a card is as it lands; flipLift how
// much larger a card is in the middle of its flip, and arcShare how high it flies, as a share of its height.
const (
	turnShrink = 0.9
	landSquash = 0.03
	flipLift   = 0.08
	arcShare   = 0.16
	flyShadow  = 14
)

// A card leans by flyLean radians into its flight where that goes leanCards of its widths or more to the side, and as
// it lands by the share landLean of it to the other side, as what has weight does.
const (
	flyLean   = 0.11
	leanCards = 3.0
	landLean  = 0.35
)

// charShare is the part of its fall in which a card chars, scrapShare by how much it shrinks on its way; fallTurn is by
// how much cards turn as they fall, in radians.
const (
	charShare  = 0.4
	scrapShare = 0.65
	fallTurn   = 0.35
)
