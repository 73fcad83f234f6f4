// Package flash measures whether a run of frames flashes in a way that may harm people with photosensitive epilepsy.
// The rules are those of WCAG 2.2, success criterion 2.3.1 and its definition of general and red flashes, and of the
// Xbox Accessibility Guideline 118: a flash is a pair of opposite changes of relative luminance by a tenth or more, the
// darker of the two pictures being under 0.8; none may come more often than three times within any second over a fifth
// of the screen. Where a saturated red comes and goes it is told apart, since it harms more. The package knows pixels
// and ticks, and nothing of what they show.
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

// A frame is judged by the mean light of cells, columns by rows of them. For luminance, coarse by coarse cells are
// taken together: such a block is a fifth as wide and high as the one that the standard's area comes from, but neither
// letters nor the bits of paper that fly over it are taken for a flash of it.
const (
	columns = 48
	rows    = 30
	coarse  = 3
)

// Film is a run of frames, one each tick. The zero value is empty.
type Film struct {
	ticks     int
	reds      [columns * rows]light
	whites    [columns * rows / coarse / coarse]light
	redness   [columns * rows]track
	luminance [columns * rows / coarse / coarse]track
}

// track follows one part of the screen: when its value has changed, and to where.
type track struct {
	swing
	changes []int
}

// Add takes the frame of the next tick.
func (f *Film) Add(img *image.RGBA) {
	f.reds = lights(img)
	for i := range f.whites {
		const across = columns / coarse
		f.whites[i] = light{}
		for j := range coarse * coarse {
			f.whites[i].add(&f.reds[(i/across*coarse+j/coarse)*columns+i%across*coarse+j%coarse], coarse*coarse)
		}
	}
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
	for i := range f.whites {
		f.luminance[i].follow(f.whites[i].luminance(), change, bright, f.ticks)
	}
	for i := range f.reds {
		f.redness[i].follow(f.reds[i].redness(), redChange, redScale, f.ticks)
	}
	f.ticks++
}

func (t *track) follow(v, by, ceiling float64, tick int) {
	if t.turns(v, by, ceiling) {
		t.changes = append(t.changes, tick)
	}
}

// Changes is the largest number of changes of luminance, there and back, that a part of the screen of that share or
// more has within any second, and the tick at the end of that second.
func (f *Film) Changes(share float64) (most, at int) {
	return worst(f.luminance[:], f.ticks, share)
}

// Flashes is the largest number of flashes within any second, as the rules count them, and the tick at its end.
func (f *Film) Flashes() (most, at int) {
	most, at = f.Changes(Area)
	return most / 2, at
}

// RedPulses is how often a saturated red comes and goes again within any second over RedArea or more, and the tick at
// the end of that second. What merely passes, as a red card that flies over, comes and goes once.
func (f *Film) RedPulses() (most, at int) {
	most, at = worst(f.redness[:], f.ticks, RedArea)
	return most / 2, at
}

// worst looks through every second for the largest number of changes that a share of all parts has.
func worst(tracks []track, ticks int, share float64) (most, at int) {
	need := int(share*float64(len(tracks)) + 0.999)
	first, next := make([]int, len(tracks)), make([]int, len(tracks))
	for tick := range ticks {
		counts, moved := map[int]int{}, false
		for i := range tracks {
			times := tracks[i].changes
			for next[i] < len(times) && times[next[i]] <= tick {
				next[i]++
				moved = true
			}
			for first[i] < next[i] && times[first[i]] <= tick-Second {
				first[i]++
			}
			counts[next[i]-first[i]]++
		}
		for moved && atLeast(counts, most+1) >= need {
			most, at = most+1, tick
		}
	}
	return most, at
}

// atLeast is the number of parts with that many changes or more.
func atLeast(counts map[int]int, n int) (parts int) {
	for k, c := range counts {
		if k >= n {
			parts += c
		}
	}
	return parts
}
