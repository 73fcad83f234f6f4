// Package flash measures whether a run of frames flashes in a way that may harm people with photosensitive epilepsy.
// The rules are those of WCAG 2.2, success criterion 2.3.1 and its definition of general and red flashes, and of the Xbox
// Accessibility Guideline 118: a flash is a pair of opposite changes of relative luminance by a tenth or more, the darker
// of the two pictures being under 0.8; none may come more often than three times within any second over a fifth of the
// screen. Where a saturated red comes and goes it is told apart, since it harms more. The package knows pixels and
// ticks, and nothing of what they show.
package flash

import "image"

// The rules.
const (
	// Second is a second in ticks, one for each frame.
	Second = 60
	// Most is how many flashes may come within a second, over an area of Area of the screen or more.
	Most = 3
	Area = 0.2
	// RedArea is the area from which on a saturated red may not pulse at all: this product's own, stricter rule.
	RedArea = 0.05

	// change is what makes a change of relative luminance one, bright the luminance from which on the darker of two
	// pictures is too bright for a flash.
	change = 0.1
	bright = 0.8
	// redChange is what makes a change of redness one, saturated the share of red in a saturated red's linear light.
	redChange = 20.0
	redScale  = 320.0
	saturated = 0.8
)

// A frame is judged by the mean light of cells: wide enough apart that no letter is taken for a flash, small enough that
// a fifth of the screen is many.
const (
	columns = 48
	rows    = 30
)

// Film is a run of frames, one each tick. The zero value is empty.
type Film struct {
	ticks int
	cells [columns * rows]cell
	last  [columns * rows]light
}

// cell is what has changed in one part of the screen, and when.
type cell struct {
	luminance, red  swing
	changes, pulses []int
}

// Add takes the frame of the next tick.
func (f *Film) Add(img *image.RGBA) {
	f.last = lights(img)
	f.expose()
}

// Hold takes the same frame again for that many ticks.
func (f *Film) Hold(ticks int) {
	for range ticks {
		f.expose()
	}
}

// Ticks is how long the film is.
func (f *Film) Ticks() int { return f.ticks }

func (f *Film) expose() {
	for i := range f.cells {
		c, now := &f.cells[i], &f.last[i]
		if c.luminance.turns(now.luminance(), change, bright) {
			c.changes = append(c.changes, f.ticks)
		}
		if c.red.turns(now.redness(), redChange, redScale) {
			c.pulses = append(c.pulses, f.ticks)
		}
	}
	f.ticks++
}

// Changes is the largest number of changes of luminance, there and back, that a part of the screen of that share or more
// has within any second, and the tick at the end of that second.
func (f *Film) Changes(share float64) (most, at int) {
	return f.worst(share, func(c *cell) []int { return c.changes })
}

// Flashes is the largest number of flashes within any second, as the rules count them, and the tick at its end.
func (f *Film) Flashes() (most, at int) {
	most, at = f.Changes(Area)
	return most / 2, at
}

// RedPulses is how often a saturated red comes and goes again within any second over RedArea or more, and the tick at the
// end of that second. What merely passes, as a red card that flies over, comes and goes once.
func (f *Film) RedPulses() (most, at int) {
	most, at = f.worst(RedArea, func(c *cell) []int { return c.pulses })
	return most / 2, at
}

// worst looks through every second for the largest number of changes that a share of all cells has.
func (f *Film) worst(share float64, of func(*cell) []int) (most, at int) {
	need := int(share*columns*rows + 0.999)
	var first, next [columns * rows]int
	for tick := range f.ticks {
		counts := make(map[int]int)
		moved := false
		for i := range f.cells {
			times := of(&f.cells[i])
			for next[i] < len(times) && times[next[i]] <= tick {
				next[i]++
				moved = true
			}
			for first[i] < next[i] && times[first[i]] <= tick-Second {
				first[i]++
			}
			counts[next[i]-first[i]]++
		}
		if !moved {
			continue
		}
		for n, cells := most+1, 0; ; n++ {
			cells = atLeast(counts, n)
			if cells < need {
				break
			}
			most, at = n, tick
		}
	}
	return most, at
}

// atLeast is the number of cells with that many changes or more.
func atLeast(counts map[int]int, n int) (cells int) {
	for k, c := range counts {
		if k >= n {
			cells += c
		}
	}
	return cells
}
