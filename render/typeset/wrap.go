package typeset

import (
	"strings"
	"unicode/utf8"

	"safehouse/render/display"
)

// Wrap breaks a text into lines no wider than width. Lines break at spaces, after hyphens and at line ends, never at a
// no-break space (U+00A0, U+202F) nor before a word that leans on the one before it («suivez-vous»); a word wider than
// a line is broken where it must be. The slice is kept: do not change it.
func (s *Setter) Wrap(paragraph string, f display.Font, size, width float64) []string {
	key := wrapKey{runKey{faceKey{f, size}, paragraph}, width}
	if lines, ok := s.wraps.Get(key); ok {
		return lines
	}
	s.wraps.Age()
	fits := func(line string) bool { return s.advance(strings.TrimRight(line, " "), f, size) <= width }
	var lines []string
	for part := range strings.SplitSeq(paragraph, "\n") {
		lines = appendWrapped(lines, part, fits)
	}
	s.wraps.Put(key, lines, 1)
	return lines
}

func appendWrapped(lines []string, part string, fits func(string) bool) []string {
	line := ""
	for rest := part; rest != ""; {
		piece := rest[:breakAfter(rest)]
		if fits(line + piece) {
			line, rest = line+piece, rest[len(piece):]
			continue
		}
		if line != "" {
			lines = append(lines, strings.TrimRight(line, " "))
			line = ""
			continue
		}
		n := longestFitting(piece, fits)
		lines, rest = append(lines, piece[:n]), rest[n:]
	}
	return append(lines, strings.TrimRight(line, " "))
}

// breakAfter is the length of the first piece of the text that may not be broken, with the spaces that follow it.
func breakAfter(text string) int {
	for i := 0; i < len(text); i++ {
		switch text[i] {
		case ' ':
			for i < len(text) && text[i] == ' ' {
				i++
			}
			return i
		case '-':
			if i > 0 && i+1 < len(text) && text[i+1] != ' ' && !leans(text[i+1:]) {
				return i + 1
			}
		}
	}
	return len(text)
}

// longestFitting is the length of the longest beginning that fits, at least one rune.
func longestFitting(word string, fits func(string) bool) int {
	_, n := utf8.DecodeRuneInString(word)
	for n < len(word) {
		_, next := utf8.DecodeRuneInString(word[n:])
		if !fits(word[:n+next]) {
			break
		}
		n += next
	}
	return n
}

// clitics are the small words that French hangs on a verb or a noun with a hyphen: «suivez-vous», «celles-ci»,
// «a-t-il». They lean on the word before them, so a line never begins with one.
var clitics = map[string]bool{
	"je": true, "tu": true, "il": true, "elle": true, "on": true, "nous": true, "vous": true, "ils": true, "elles": true,
	"moi": true, "toi": true, "lui": true, "leur": true, "le": true, "la": true, "les": true, "ce": true, "en": true,
	"y": true,
	"t": true, "ci": true, "là": true,
}

// leans reports whether the text begins with a clitic.
func leans(text string) bool {
	word := text
	if end := strings.IndexAny(text, " -,.;:!?…)\u00a0\u202f’»"); end >= 0 {
		word = text[:end]
	}
	return clitics[word]
}
