package designs

// Widths for which folders and equipment cards are designed: what follows is in pixels of cards so wide.
const (
	folderWide    = 288
	equipmentWide = 132
)

// tabShadow is how far below its top a folder begins to drop a shadow, in pixels of the design.
const tabShadow = 26

// labelWide is the width in real pixels from which equipment shows its label: in a fan of small cards the labels, cut
// by the next card, would only be in the way.
const labelWide = 120

// marksHigh is the height in real pixels that a folder keeps for the slip with its marks, however small it is.
const marksHigh = 15

// backBorder is the paper border of a card's back in real pixels: against the felt the inks alone are too dark.
const backBorder = 5

// The figure at the foot of a folder's page has at most pointsShare of its height, the name titleShare of what is left;
// that is too little where it is less than titleLines of the smallest lines. What a thing does has doesShare over the
// figure. The words beside the figure are set in noteSize; a long figure makes way for noteLeast of it.
const (
	noteSize    = 27
	noteLeast   = 0.6
	pointsShare = 0.4
	titleShare  = 0.62
	titleLines  = 2.6
	doesShare   = 0.46
)

// The desk: how far the light of its felt strays, how wide the wood around the blotter is and how large its corners
// are, in heights of the ground, the lines of the wood, and how faint what lies on it is.
const (
	deskFibre  = 0.16
	deskRim    = 0.022
	deskCorner = 0.075
	deskGrain  = 40
	deskFaint  = 0.1
)
