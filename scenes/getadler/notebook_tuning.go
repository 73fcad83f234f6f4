package getadler

import "safehouse/game/getadler"

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
	// askRoom is the room beside the words of the button that asks.
	askRoom = 30.0
)

const (
	// noteLine is the height of a line of a name in its letters; noteLongest the width of a sentence in its letters.
	noteLine    = 1.35
	noteLongest = 40.0
	// noteDim is how strongly the cell of a character is covered that the answers do not fit.
	noteDim = 0.08
	// stripMask is the side of the mask of a character whom only a lie would fit, in heights of the strip.
	stripMask = 0.75
	// columnStep is by how much the words of the first look become smaller where they need more room, columnLeast where
	// that ends.
	columnStep  = 0.94
	columnLeast = 0.5
	// lyingCard is how wide the character is at the first look for large letters, in heights of the sheet.
	lyingCard = 1.3
	// sheetFace is the width of a portrait in its heights; sheetName is the share of the sheet's width for portrait and
	// name.
	sheetFace = 0.72
	sheetName = 0.2
	// handShare is where the signs of a hand's cards begin, as a share of the page.
	handShare = 0.36
	// answersShare is the part of an open notebook that a row may take with the answers of its suspect in it.
	answersShare = 0.4
	// portraitLeast is the height of a portrait, in letters, from which it is shown with a colour to ask for.
	portraitLeast = 2.2
)

// sheetColours are the shares of the sheet's width for each characteristic.
var sheetColours = [getadler.Traits]float64{
	getadler.Hat: 0.105, getadler.Hair: 0.105, getadler.Eyes: 0.1, getadler.Coat: 0.135,
}
