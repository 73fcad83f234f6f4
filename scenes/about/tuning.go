package about

// Sizes in design pixels.
const (
	groupGap = 26
	workGap  = 12
	workHigh = 86
	workPad  = 36
	noteSize = 24
	// barRoom is kept free for the bar that shows where the page stands.
	barRoom = 48
)

// lineWide is the width of a line in sizes of its letters.
const lineWide = 36
