package faces

import (
	"slices"
	"strings"
	"unicode"

	"safehouse/render/display"
)

// Block is a text broken into lines of one size.
type Block struct {
	Lines         []string
	Font          display.Font
	Size, Leading float64
}

// High is how high its lines are together.
func (b Block) High() float64 { return float64(len(b.Lines)) * b.Leading }

// Empty reports that there is nothing to set, because no text was given or none fits.
func (b Block) Empty() bool { return len(b.Lines) == 0 }

// Size is a text size of this face in pixels, never under the floor.
func (s *Sheet) Size(f display.Font, design float64) float64 {
	scale := max(1, s.M.TextScale)
	return max(design*s.Unit*scale, s.M.Floor(f))
}

// Fit breaks a text into at most so many lines of the width and height, at the size wished or as much smaller as the
// floor allows. Fewer lines are worth some size: a line more is taken where it makes the letters a quarter larger. The
// block is empty where the text does not fit at the floor, not even in the text face, which is narrower than the
// others; in plain type its words are broken there.
func (s *Sheet) Fit(text string, font display.Font, design float64, width, height float64, most int) Block {
	b := s.Whole(text, font, design, width, height, most)
	if font = s.M.Font(font); b.Empty() && s.M.Plain && text != "" && font == display.SansBold && most > 1 {
		b = s.AtLast(text, width, height, most)
	}
	return b
}

// Whole is Fit without a word broken.
func (s *Sheet) Whole(text string, font display.Font, design float64, width, height float64, most int) Block {
	font = s.M.Font(font)
	b := s.FitIn(text, font, design, width, height, most)
	if b.Empty() && font >= display.Typewriter {
		b = s.FitIn(text, display.SansBold, design, width, height, most)
	}
	return b
}

// FitIn is Fit in one font.
func (s *Sheet) FitIn(text string, font display.Font, design float64, width, height float64, most int) Block {
	floor := s.M.Floor(font)
	best := Block{}
	for lines := 1; lines <= most && text != ""; lines++ {
		for size := s.Size(font, design); ; size = max(floor, size*shrink) {
			b, ok := s.broken(text, font, size, width, lines)
			if ok && b.High() <= height+0.01 {
				if best.Empty() || b.Size > best.Size*LineWorth {
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
func (s *Sheet) broken(text string, font display.Font, size, width float64, most int) (Block, bool) {
	lines := s.Measure.Wrap(text, font, size, width)
	if len(lines) > most {
		return Block{}, false
	}
	for i, line := range lines {
		if s.Measure.Width(line, font, size) > width {
			return Block{}, false
		}
		if i > 0 && cutsAWord(text, lines[i-1], line) {
			return Block{}, false
		}
	}
	return Block{lines, font, size, s.Measure.LineHeight(font, size) * leading}, true
}

// cutsAWord reports whether two following lines meet inside a word of the text.
func cutsAWord(text, before, after string) bool {
	return !strings.HasSuffix(before, "-") && strings.Contains(text, before+after)
}

// Width is that of a block's longest line.
func (s *Sheet) Width(b Block) (w float64) {
	for _, l := range b.Lines {
		w = max(w, s.Measure.Width(l, b.Font, b.Size))
	}
	return w
}

// LineHigh is the height of a line in the smallest letters that can be read.
func (s *Sheet) LineHigh(f display.Font) float64 {
	f = s.M.Font(f)
	return s.Measure.LineHeight(f, s.M.Floor(f)) * leading
}

// AtMost is a design size that is no more than so many pixels, those that its fellows have; 0 for any number.
func (s *Sheet) AtMost(design, pixels float64) float64 {
	if pixels == 0 {
		return design
	}
	return min(design, pixels/(s.Unit*max(1, s.M.TextScale)))
}

// AtLast sets a text in plain type where it does not fit as it should: broken between syllables, in the lighter face,
// over a line more, for which pictures make room, and last broken anywhere.
func (s *Sheet) AtLast(text string, width, height float64, most int) Block {
	for _, try := range [...]struct {
		font  display.Font
		more  int
		split func(string) []string
	}{
		{display.SansBold, 0, syllables},
		{display.Sans, 0, syllables},
		{display.SansBold, 1, syllables},
		{display.Sans, 1, syllables},
		{display.Sans, 1, anywhere},
	} {
		lines := most + try.more
		high := height * float64(lines) / float64(most)
		if b := s.hyphened(text, try.font, width, high, lines, try.split); !b.Empty() {
			return b
		}
	}
	return Block{}
}

// hyphened breaks a text into lines at the floor of a font, between syllables where it must. The text face is wider
// than the faces that it stands in for: a name that is set in plain type is rather broken than left out.
func (s *Sheet) hyphened(text string, font display.Font, width, height float64, most int,
	split func(string) []string) Block {
	size := s.M.Floor(font)
	fits := func(line string) bool { return s.Measure.Width(line, font, size) <= width }
	var lines []string
	line := ""
	for _, word := range strings.Fields(text) {
		if line != "" && fits(line+" "+word) {
			line += " " + word
			continue
		}
		if line != "" {
			lines = append(lines, line)
		}
		line = ""
		for _, part := range split(word) {
			if line != "" && !fits(line+part+"-") && !(strings.HasSuffix(word, line+part) && fits(line+part)) {
				lines = append(lines, strings.TrimSuffix(line, "-")+"-")
				line = ""
			}
			line += part
		}
	}
	lines = append(lines, line)
	b := Block{lines, font, size, size * tightLeading}
	if len(lines) > most || b.High() > height+0.01 || slices.ContainsFunc(lines, func(l string) bool { return !fits(l) }) {
		return Block{}
	}
	return b
}

// syllables splits a word where English and French may break it: before a consonant that a vowel follows, but not
// between two letters that are one sound, and never so that a single letter or a vowelless end is left alone.
func syllables(word string) (parts []string) {
	letters := []rune(word)
	from := 0
	for i := leastBefore; i <= len(letters)-leastAfter; i++ {
		if letters[i-1] == '-' {
			parts, from = append(parts, string(letters[from:i])), i
			continue
		}
		if i-from < leastBefore || vowel(letters[i]) || !unicode.IsLetter(letters[i]) {
			continue
		}
		// The syllable takes along the consonant before, where both are one sound: "graphe", not "grap-he".
		if i > 0 && sound(letters[i-1], letters[i]) {
			continue
		}
		next := i + 1
		if next < len(letters) && sound(letters[i], letters[next]) {
			next++
		}
		if next < len(letters) && vowel(letters[next]) && slices.ContainsFunc(letters[from:i], vowel) {
			parts, from = append(parts, string(letters[from:i])), i
		}
	}
	return append(parts, string(letters[from:]))
}

// anywhere splits a word after each letter that leaves enough on both sides.
func anywhere(word string) (parts []string) {
	letters := []rune(word)
	from := 0
	for i := leastBefore; i <= len(letters)-leastBefore; i++ {
		parts, from = append(parts, string(letters[from:i])), i
	}
	return append(parts, string(letters[from:]))
}

func vowel(r rune) bool {
	return strings.ContainsRune("aeiouyàâäéèêëîïôöùûüœæ", unicode.ToLower(r))
}

// sound reports whether two consonants are heard as one.
func sound(a, b rune) bool { return slices.Contains(sounds, strings.ToLower(string([]rune{a, b}))) }

var sounds = []string{
	"bl", "br", "ch", "cl", "cr", "dr", "fl", "fr", "gh", "gl", "gn", "gr", "ph", "pl", "pr", "qu", "sc", "sh", "sk", "sp",
	"st", "th", "tr", "vr", "wh",
}
