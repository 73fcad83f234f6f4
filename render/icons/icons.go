// Package icons holds the pictures of the game as outlines. It draws nothing: the painter does.
package icons

import "safehouse/render/display"

// Grid is the side of the square in which every outline is drawn.
const Grid = 256

// Outline is a closed path, filled by the non-zero rule. Ops has one letter a step: M moves and L draws a line to the
// next point, Q a quadratic curve (two points), C a cubic one (three), Z closes. Points are x, y pairs in Grid.
type Outline struct {
	Ops    string
	Points []float32
}

// For gives an icon's outline; false for NoIcon and numbers beyond the last.
func For(i display.Icon) (Outline, bool) {
	if i == display.NoIcon || i >= display.IconCount {
		return Outline{}, false
	}
	return outlines[i], true
}

// Each calls step for every step of the outline with its points, as x, y pairs.
func (o Outline) Each(step func(op byte, p []float32)) {
	at := 0
	for i := range len(o.Ops) {
		n := 2 * pointsOf(o.Ops[i])
		step(o.Ops[i], o.Points[at:at+n])
		at += n
	}
}

// pointsOf is how many points follow a step.
func pointsOf(op byte) int {
	switch op {
	case 'C':
		return 3
	case 'Q':
		return 2
	case 'Z':
		return 0
	default:
		return 1
	}
}
