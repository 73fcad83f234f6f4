// Package icons holds the pictures of the game as outlines. It draws nothing: the painter does.
package icons

import (
	_ "embed" // The licence lies beside the icons.

	"safehouse/render/display"
)

// Grid is the side of the square in which every outline is drawn.
const Grid = 256

// For gives an icon's outline; false for NoIcon and numbers beyond the last.
func For(i display.Icon) (display.Outline, bool) {
	if i == display.NoIcon || i >= display.IconCount {
		return display.Outline{}, false
	}
	return outlines[i], true
}

// Licence is the licence of the icons, in full.
//
//go:embed LICENSE-phosphor.txt
var Licence string
