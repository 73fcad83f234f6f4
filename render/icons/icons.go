// Package icons holds the pictures of the game as outlines. It draws nothing: the painter does.
package icons

import (
	_ "embed" // The licence lies beside the icons.
	"strings"

	"safehouse/render/display"
	"safehouse/render/pen"
)

// Grid is the side of the square in which every outline is drawn.
const Grid = 256

// drawings has a line for each icon in the order of package display: its name there, and its drawing. The file was
// written by build/icons/convert.mjs from Phosphor Icons 2.1.1 (MIT, see LICENSE-phosphor.txt) and from drawings of
// this project's own; an icon is added there.
//
//go:embed outlines.txt
var drawings string

// For gives an icon's outline on the grid; false for NoIcon and numbers beyond the last.
func For(i display.Icon) (display.Outline, bool) {
	if i == display.NoIcon || i >= display.IconCount {
		return display.Outline{}, false
	}
	_, drawing, _ := strings.Cut(strings.Split(drawings, "\n")[i-1], " ")
	return *pen.Draw(1, drawing), true
}

// Licence is the licence of the icons, in full.
//
//go:embed LICENSE-phosphor.txt
var Licence string
