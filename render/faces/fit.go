package faces

import (
	"strings"

	"safehouse/render/display"
)

// block is a text broken into lines of one size.
type block struct {
	lines         []string
	font          display.Font
	size, leading float64
}

func (b block) high() float64 { return float64(len(b.lines)) * b.leading }

// empty reports that there is nothing to set, because no text was given or none fits.
func (b block) empty() bool { return len(b.lines) == 0 }

// size is a text size of this face in pixels, never under the floor.
func (s *sheet) size(f display.Font, design float64) float64 {
	scale := max(1, s.m.TextScale)
	return max(design*s.unit*scale, s.m.Floor(f))
}

// fit breaks a text into at most so many lines of the width and height, at the size wished or as much smaller as the
// floor allows. Fewer lines are worth some size: a line more is taken where it makes the letters a quarter larger. The
// block is empty where the text does not fit at the floor, not even in the text face, which is narrower than the
// others.
func (s *sheet) fit(text string, font display.Font, design float64, width, height float64, most int) block {
	font = s.m.Font(font)
	b := s.fitIn(text, font, design, width, height, most)
	if b.empty() && font >= display.Typewriter {
		b = s.fitIn(text, display.SansBold, design, width, height, most)
	}
	if b.empty() && s.m.Plain && text != "" && font == display.SansBold && most > 1 {
		b = s.atLast(text, width, height, most)
	}
	return b
}

// fitIn is fit in one font.
func (s *sheet) fitIn(text string, font display.Font, design float64, width, height float64, most int) block {
	floor := s.m.Floor(font)
	best := block{}
	for lines := 1; lines <= most && text != ""; lines++ {
		for size := s.size(font, design); ; size = max(floor, size*shrink) {
			b, ok := s.broken(text, font, size, width, lines)
			if ok && b.high() <= height+0.01 {
				if best.empty() || b.size > best.size*lineWorth {
					best = b
				}
				break
			}
			if size <= floor {
				break
			}
		}
	}
	return best
}

// broken breaks a text at one size; not so where a word would have to be cut or the lines are too many.
func (s *sheet) broken(text string, font display.Font, size, width float64, most int) (block, bool) {
	lines := s.measure.Wrap(text, font, size, width)
	if len(lines) > most {
		return block{}, false
	}
	for i, line := range lines {
		if s.measure.Width(line, font, size) > width {
			return block{}, false
		}
		if i > 0 && cutsAWord(text, lines[i-1], line) {
			return block{}, false
		}
	}
	return block{lines, font, size, s.measure.LineHeight(font, size) * leading}, true
}

// cutsAWord reports whether two following lines meet inside a word of the text.
func cutsAWord(text, before, after string) bool {
	return !strings.HasSuffix(before, "-") && strings.Contains(text, before+after)
}
