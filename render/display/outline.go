package display

// Outline is a closed path, filled by the non-zero rule. Ops has one letter a step: M moves and L draws a line to the
// next point, Q a quadratic curve (two points), C a cubic one (three), Z closes. Points are x, y pairs.
type Outline struct {
	Ops    string
	Points []float32
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
