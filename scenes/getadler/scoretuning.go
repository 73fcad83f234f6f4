package getadler

// Sizes of the score in design pixels; those named Px are the least in screen pixels.
const (
	scorePad    = 16.0
	verdictSize = 56.0
	numeralSize = 38.0
	// rowLeast and rowMost bound the height of a row of the timeline.
	rowLeast = 44.0
	rowPx    = 28.0
	rowMost  = 84.0
	// signLeast is the size under which no sign of a turn goes for the sake of the players' names.
	signLeast = 30.0
	signPx    = 20.0
	// castMost bounds the height of a player's part.
	castMost = 330.0
	// widestScore is the greatest width of all of it, barRoom the room of the bar that tells where a list stands.
	widestScore = 1840.0
	barRoom     = 20.0
)

// Shares: of the cell that its signs take, how far each stands from the next, of a small sign's place that stays empty, of the dark under every second row,
// and of the light of the gate.
const (
	signShare   = 0.72
	signStep    = 1.1
	smallSign   = 0.16
	stripeShade = 0.35
	gateShade   = 0.7
	// gridGenerous is how much higher than at least a grid is where the players have more room than they need.
	gridGenerous = 1.15
	// measureSlack is added to what is measured.
	measureSlack = 1.03
	// signsShrink is how much smaller the signs of a turn may be so that the players' names have room before the rows;
	// stackAir is how high a row must be to hold two lines, in heights of these, stackEdge the part of it that they leave empty
	// above and below.
	signsShrink = 0.9
	stackAir    = 1.04
	stackEdge   = 0.04
)

// Hat, hair, eyes and coat: the least height of one in heights of its letters, the room for its picture in heights of its
// own, and the greatest height and width of all four in heights of a line.
const (
	traitAir  = 1.5
	traitSign = 1.5
	traitHigh = 5.0
	traitMost = 12.0
)

// wordyText is the reader's text size from which the story is told in words alone.
const wordyText = 1.3
