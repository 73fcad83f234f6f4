// Package meter measures how loud sounds are to an ear. A sound is one channel of
// samples, at a rate of 48000 a second, that comes from both speakers at once, as all of this program's do.
package meter

import "math"

// Rate is the number of samples a second for which the filters are worked out.
const Rate = 48000

const (
	// moment is the window of momentary loudness, ear the shortest one: a sound of less than 400 ms is measured over its
	// own length, since silence around it would make it seem soft, and one of less than 100 ms over that long, since so
	// long the ear adds up what it hears.
	moment = Rate * 400 / 1000
	ear    = Rate * 100 / 1000
)

// biquad is a filter of the second order; what it puts out is what came in, weighted by b, less what it put out, by a.
type biquad struct {
	b0, b1, b2, a1, a2 float64
	x1, x2, y1, y2     float64
}

func (f *biquad) next(x float64) float64 {
	y := f.b0*x + f.b1*f.x1 + f.b2*f.x2 - f.a1*f.y1 - f.a2*f.y2
	f.x2, f.x1, f.y2, f.y1 = f.x1, x, f.y1, y
	return y
}

// powers are the powers of a sound's samples, K-weighted after ITU-R BS.1770-4 (the head's shelf, then the bass cut).
func powers(w []float64) []float64 {
	head := biquad{b0: 1.53512485958697, b1: -2.69169618940638, b2: 1.19839281085285, a1: -1.69065929318241,
		a2: 0.73248077421585}
	bass := biquad{b0: 1, b1: -2, b2: 1, a1: -1.99004745483398, a2: 0.99007225036621}
	out := make([]float64, len(w))
	for i, s := range w {
		y := bass.next(head.next(s))
		out[i] = y * y
	}
	return out
}

// units turns a mean power in each of two channels into loudness units below full scale.
func units(power float64) float64 { return -0.691 + 10*math.Log10(2*power) }

// Momentary is the greatest momentary loudness of a sound in LUFS.
func Momentary(w []float64) float64 {
	window := min(moment, max(ear, len(w)))
	all, sum, most := powers(w), 0.0, 0.0
	for i, p := range all {
		sum += p
		if i >= window {
			sum -= all[i-window]
		}
		most = max(most, sum)
	}
	return units(most / float64(window))
}

// Steady is the loudness of a sound that goes on and on, in LUFS. It has no silences, so nothing is left out of the
// mean.
func Steady(w []float64) float64 {
	sum := 0.0
	for _, p := range powers(w) {
		sum += p
	}
	return units(sum / float64(len(w)))
}

// Peak is the largest swing of a sound in decibels below full scale.
func Peak(w []float64) float64 {
	top := 0.0
	for _, s := range w {
		top = max(top, math.Abs(s))
	}
	return 20 * math.Log10(top)
}
