package layout

// The confrontation. Sizes are in design pixels; those named Px are the least in screen pixels.
const (
	// rowHigh is the height of the row of those who are asked, captionHigh that of the line over it, and rowWidest the
	// greatest width of one of them.
	rowHigh     = 100.0
	rowPx       = 58.0
	captionHigh = 38.0
	captionPx   = 23.0
	rowWidest   = 400.0
	// rowNarrow is the width of one under which its sign lies on the character.
	rowNarrow   = 330.0
	rowNarrowPx = 216.0
	// opponentWide is the width of an opponent's side.
	opponentWide = 310.0
	opponentPx   = 202.0
	// shotsWide is the width of the counts of a shoot-out, nameHigh the height of a name under a card.
	shotsWide = 140.0
	shotsPx   = 98.0
	// signHigh is the size of the sign of the seat on a card that was played.
	signHigh = 44.0
	signPx   = 26.0
	nameHigh = 34.0
	namePx   = 22.0
)

// Shares of a confrontation.
const (
	// rowMost is the most of the room that the row takes, opponentMost that of a side.
	rowMost      = 0.34
	opponentMost = 0.24
	// portraitMost is the most of a player's place in the row that the character takes.
	portraitMost = 0.2
	// signMost is the most of a card's width that the sign on it takes, signUnder where it is under the small picture.
	signMost  = 0.34
	signUnder = 0.27
	// backsShare is the part of the line of a hand that its backs take.
	backsShare = 0.45
	// lowerRow is how far under the upper row the lower one lies, as a share of a card's height, and lowerShift how far
	// beside it; columnPitch is the distance from one column to the next where there is room, columnLeast the least of it.
	// These three are shares of a card's width.
	lowerRow    = 0.5
	lowerShift  = 0.14
	columnPitch = 1.4
	columnLeast = 0.82
	// LootStep is how much of a card of loot is seen beside the next of its kind, lootPitch the distance from one kind to
	// the next, in cards.
	LootStep  = 0.26
	lootPitch = 1.12
	// verdictRatio is the height of the slip of the outcome as a share of its width, verdictUnder how far under the middle
	// of a character it lies, as a share of that one's height.
	verdictRatio = 0.28
	verdictUnder = 0.12
)

// growth is how much of the reader's text size the boxes of single lines take over: the letters shrink into the rest.
const growth = 0.4

// grown is the size of what holds a line of text: it follows the reader's text size a part of the way.
func (s sizes) grown(design, least float64) float64 {
	return s.px(design, least) * (1 + (max(1, s.m.TextScale)-1)*growth)
}
