package rulebook

// Sizes in design pixels.
const (
	columnWidth  = 1240
	headSize     = 36
	headGap      = 10
	paragraphGap = 16
	chapterGap   = 24
	barGap       = 32
	tabGap       = 24
	cellPad      = 10
	signSize     = 36
	pictureWidth = 220
	leastPicture = 150
	pictureGap   = 28
	markWidth    = 6
	markGap      = 18
)

// labelShare is the part of a table's width that the words at its left take, wordedShare where the figures are words,
// kindShare that of the names of cards.
const (
	labelShare  = 0.46
	wordedShare = 0.34
	kindShare   = 0.32
)

// pictureShape is the height of a card to its width.
const pictureShape = 1.4
