package layout

// Sizes are in design pixels; those named Px are the least in screen pixels, so that what is pressed or read stays
// large enough on a small screen.
const (
	stripHigh = 66.0
	stripPx   = 40.0
	sideWide  = 168.0

	// nameShare is the part of a player's line that the name has, nameMost the most of it where letters are large.
	nameShare = 0.33
	nameMost  = 0.46

	folderRatio = 0.86
	cardRatio   = 0.7
	// fanStep is how far a card lies from the last, in cards, when there is room. When there is little, a back wants
	// backStep, a figure shownStep, and both figures of a 1/11 wildStep. folderShare is the folders' share of the board's
	// height, the rest is for the cards above and below.
	fanStep     = 1.04
	backStep    = 0.16
	shownStep   = 0.44
	wildStep    = 0.8
	folderShare = 0.46
	// tilt is the largest angle, in radians, at which a card lies.
	tilt = 0.026
	// A card taken aside lies turned by removedTurn radians and lower by removedDrop of its height.
	removedTurn = 0.12
	removedDrop = 0.06
	// bustGrey is how grey the cards of a total over 21 are, beside one taken aside.
	bustGrey = 0.75
	// laneStep is fanStep in a reveal, where cards lie side by side.
	laneStep = 1.08
	// laneLeast is the smallest height of a lane's cards, as a share of the lane.
	laneLeast  = 0.5
	miniShare  = 0.2
	bigShare   = 0.29
	totalShare = 0.2
)
