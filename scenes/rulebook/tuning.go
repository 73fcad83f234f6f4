package rulebook

// Sizes in design pixels.
const (
	columnWidth  = 1240
	partSize     = 42
	headSize     = 36
	headGap      = 10
	paragraphGap = 16
	chapterGap   = 24
	barGap       = 32
	tabGap       = 24
	tabEdge      = 40
	// tabHigh is the height of a tab in sizes of its letters, where they are large.
	tabHigh   = 1.35
	cellPad   = 10
	signSize  = 36
	markWidth = 6
	markGap   = 18
	// linkGap parts the links of the contents, partGap the parts; linkLetters is the size of their labels.
	linkGap     = 12
	partGap     = 20
	linkLetters = 26
	// cardGap parts the cards of the list, lineGap the lines of words beside them.
	cardGap = 28
	lineGap = 6
)

// Widths of cards in design pixels: side by side, in a row with words, and in the list.
const (
	pictureWidth = 220
	leastPicture = 180
	pictureGap   = 28
	showWidth    = 196
	showGap      = 22
	listWidth    = 236
	arrowSize    = 44
)

// growShare is how much of a growth of the letters the cards share in.
const growShare = 0.4

// A card on another lies so far to the right and below, in shares of the one under it. Words between cards are no wider
// than that share of a card.
const (
	overRight = 0.32
	overDown  = 0.22
	wordsWide = 1.1
)

// labelShare is the part of a table's width that the words at its left take, wordedShare where the figures are words,
// kindShare that of the names of cards.
const (
	labelShare  = 0.46
	wordedShare = 0.34
	kindShare   = 0.32
)

// The height of cards to their width, by their design.
const (
	cardShape  = 1.4
	broadShape = 1.16
	stripShape = 0.6
)

// The page that tells a game in a minute: as many columns at most, each so wide at least in design pixels where letters
// are of the usual size, and in sizes of its letters; the height of the pictures, and what is free around and between
// them.
const (
	glanceColumns = 3
	glanceWide    = 380
	glanceLetters = 8.5
	glanceHigh    = 176
	glanceGap     = 24
	glancePad     = 16
)
