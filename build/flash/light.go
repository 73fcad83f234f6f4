package flash

import (
	"image"
	"math"
)

// light is the mean linear light of a cell, each channel 0 to 1.
type light struct{ r, g, b float64 }

// add mixes in one of so many others.
func (l *light) add(o *light, of float64) {
	l.r, l.g, l.b = l.r+o.r/of, l.g+o.g/of, l.b+o.b/of
}

// luminance is the relative luminance.
func (l *light) luminance() float64 { return 0.2126*l.r + 0.7152*l.g + 0.0722*l.b }

// redness is how red a saturated red is, 0 for all other colours.
func (l *light) redness() float64 {
	if sum := l.r + l.g + l.b; sum == 0 || l.r/sum < saturated {
		return 0
	}
	return max(0, l.r-l.g-l.b) * redScale
}

// swing follows a value from one turn to the next: small changes on the way are none.
type swing struct {
	begun bool
	// way is where the last change led: up, down or, at first, neither.
	way int
	// extreme is the highest value since it went up, or the lowest since it went down; low and high are both at first.
	extreme, low, high float64
}

// turns takes the next value, and reports whether it has changed by that much in a new direction, the lower of the two
// values being under a ceiling.
func (s *swing) turns(v, by, ceiling float64) bool {
	if !s.begun {
		*s = swing{begun: true, extreme: v, low: v, high: v}
		return false
	}
	switch s.way {
	case 0:
		s.low, s.high = min(s.low, v), max(s.high, v)
		switch {
		case v-s.low >= by && s.low < ceiling:
			s.way = 1
		case s.high-v >= by && v < ceiling:
			s.way = -1
		default:
			return false
		}
	case 1:
		if s.extreme = max(s.extreme, v); s.extreme-v < by || v >= ceiling {
			return false
		}
		s.way = -1
	case -1:
		if s.extreme = min(s.extreme, v); v-s.extreme < by {
			return false
		}
		s.way = 1
	}
	s.extreme = v
	return true
}

// linear turns a channel of sRGB into linear light.
var linear = func() (table [256]float64) {
	for i := range table {
		c := float64(i) / 255
		if c <= 0.04045 {
			table[i] = c / 12.92
		} else {
			table[i] = math.Pow((c+0.055)/1.055, 2.4)
		}
	}
	return table
}()

// lights is the mean light of every cell of a frame.
func lights(img *image.RGBA) (all [columns * rows]light) {
	b := img.Bounds()
	w, h := b.Dx(), b.Dy()
	for row := range rows {
		top, foot := h*row/rows, h*(row+1)/rows
		for col := range columns {
			left, right := w*col/columns, w*(col+1)/columns
			var l light
			for y := top; y < foot; y++ {
				line := img.Pix[img.PixOffset(b.Min.X+left, b.Min.Y+y) : img.PixOffset(b.Min.X+right-1, b.Min.Y+y)+4]
				for i := 0; i < len(line); i += 4 {
					l.r += linear[line[i]]
					l.g += linear[line[i+1]]
					l.b += linear[line[i+2]]
				}
			}
			n := float64(max(1, (foot-top)*(right-left)))
			all[row*columns+col] = light{l.r / n, l.g / n, l.b / n}
		}
	}
	return all
}
