package faces

import (
	"slices"
	"strings"
	"unicode"

	"safehouse/render/display"
)

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
func sound(a, b rune) bool {
	return slices.Contains(sounds, strings.ToLower(string([]rune{a, b})))
}

var sounds = []string{
	"bl", "br", "ch", "cl", "cr", "dr", "fl", "fr", "gh", "gl", "gn", "gr", "ph", "pl", "pr", "qu", "sc", "sh", "sk", "sp",
	"st", "th", "tr", "vr", "wh",
}
