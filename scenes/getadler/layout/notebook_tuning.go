package layout

// Sizes of notebook, sheet and question, in design pixels.
const (
	// cellGap is the room between cells, targetHigh the height of a small control, headSize the letters of a column's
	// name and headLines the height of a head in them.
	cellGap    = 8.0
	targetHigh = 56.0
	headSize   = 28.0
	headLines  = 1.5
	// builderGap is the room between the answers to choose from, builderMost the greatest height of one; traitMost and
	// colourMost are the greatest widths.
	builderGap  = 18.0
	builderMost = 250.0
	traitMost   = 280.0
	colourMost  = 380.0
	// sheetPageMost is the greatest width of the reference sheet.
	sheetPageMost = 1800.0
)

const (
	// notebookTitle is the share of the width that says whose notebook it is, notebookNames that of the suspects' names.
	notebookTitle = 0.34
	notebookNames = 0.27
	// traitShare is the share of the width that the chosen characteristic takes beside its colours.
	traitShare = 0.17
	// sheetTitle is the share of the width that the title of the reference sheet takes beside its sides; sheetEms is the
	// width of its page, in letters, under which rows are stacked.
	sheetTitle = 0.38
	sheetEms   = 44.0
)
