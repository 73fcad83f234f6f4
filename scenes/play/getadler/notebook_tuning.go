package getadler

// noteStep tells the open notebook from the steps of any question.
const noteStep = 100

// Text sizes and lengths of notebook, sheet and question, in design pixels.
const (
	noteName    = 30.0
	noteHead    = 28.0
	noteRowMost = 128.0
	// stripLetters are those of the strip under a suspect.
	stripLetters = 24.0
	// sheetPad is the room between parts of the sheet, sheetPortrait the height of a portrait there.
	sheetPad      = 12.0
	sheetPortrait = 92.0
	noteBar       = 36.0
)

const (
	// noteLine is the height of a line of a name in its letters; noteLongest the width of a sentence in its letters.
	noteLine    = 1.35
	noteLongest = 40.0
	// noteDim is how strongly the cell of a character is covered that the answers do not fit.
	noteDim = 0.1
	// sheetFace is the width of a portrait in its heights; sheetName is the share of the sheet's width for portrait and
	// name, sheetColour that for each characteristic.
	sheetFace   = 0.8
	sheetName   = 0.21
	sheetColour = 0.11
)
