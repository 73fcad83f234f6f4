package typeset

import (
	"bytes"
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/hajimehoshi/ebiten/v2/text/v2"
	xfont "golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"

	"safehouse/render/display"
)

// Wrap breaks a text into lines no wider than width. Lines break at spaces, after hyphens and at line ends, never at a
// no-break space (U+00A0, U+202F) nor before a word that leans on the one before it («suivez-vous»); a word wider than
// a line is broken where it must be. A last line that would be a scrap takes words of the one before. The slice is
// kept: do not change it.
func (s *Setter) Wrap(paragraph string, f display.Font, size, width float64) []string {
	key := wrapKey{runKey{faceKey{f, size}, paragraph}, width}
	if lines, ok := s.wraps.Get(key); ok {
		return lines
	}
	s.wraps.Age()
	var lines []string
	for part := range strings.SplitSeq(paragraph, "\n") {
		face := s.used(part, f, size)
		likely := func(width float64) func(from, to int) bool {
			return func(from, to int) bool {
				return text.AdvanceAt(part, to, face)-text.AdvanceAt(part, from, face) <= width
			}
		}
		greedy := wrapped(part, func(from, to int) bool { return s.advance(part[from:to], f, size) <= width }, likely(width))
		best, n := greedy, len(greedy)
		if last := s.advance(greedy[n-1], f, size); n > 1 && last < scrap*width {
			even := last // The width of lines that are all as wide.
			for _, line := range greedy[:n-1] {
				even += s.advance(line, f, size)
			}
			even /= float64(n)
			for _, loose := range looser {
				if even*loose >= width {
					break
				}
				narrow := likely(even * loose)
				tried := wrapped(part, narrow, narrow) // It need not be exact: no line comes near the width.
				if len(tried) == n && s.advance(tried[n-1], f, size) > last && keepsWords(part, tried) {
					best = tried
					break
				}
			}
		}
		lines = append(lines, best...)
	}
	s.wraps.Put(key, lines, 1)
	return lines
}

// scrap is the share of the width under which a last line is a scrap.
const scrap = 0.25

// looser are the widths that are tried for its sake, in widths of lines that are all as wide.
var looser = [...]float64{1.1, 1.25, 1.5}

// keepsWords reports whether no word of a part is broken at the end of a line.
func keepsWords(part string, lines []string) bool {
	for _, line := range lines[:len(lines)-1] {
		at := 0
		for at < len(line) {
			at += breakAfter(part[at:])
		}
		if len(strings.TrimRight(part[:at], " ")) != len(line) {
			return false
		}
		part = part[at:]
	}
	return true
}

// wrapped breaks a part without line ends. Whether a line fits is known only once it has been set by itself,
// which is dear: likely says it nearly always from where the letters stand in the whole part, and fits has the last
// word.
func wrapped(part string, fits, likely func(from, to int) bool) (lines []string) {
	if part == "" {
		return []string{""}
	}
	for from := 0; from < len(part); {
		end := func(to int) int { return from + len(strings.TrimRight(part[from:to], " ")) }
		next := func(to int) int { return to + breakAfter(part[to:]) }
		first := next(from)
		to := first
		for to < len(part) && likely(from, end(next(to))) {
			to = next(to)
		}
		if fits(from, end(to)) {
			for to < len(part) && fits(from, end(next(to))) {
				to = next(to)
			}
		} else {
			shorter := from
			for at := first; at < to && fits(from, end(at)); at = next(at) {
				shorter = at
			}
			if to = shorter; to == from {
				to = longestFitting(part, from, first, fits)
			}
		}
		lines, from = append(lines, part[from:end(to)]), to
	}
	return lines
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

// longestFitting is where the longest beginning of a word ends that fits, after at least one rune.
func longestFitting(part string, from, end int, fits func(from, to int) bool) int {
	_, n := utf8.DecodeRuneInString(part[from:end])
	for from+n < end {
		_, next := utf8.DecodeRuneInString(part[from+n : end])
		if !fits(from, from+n+next) {
			break
		}
		n += next
	}
	return from + n
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

// font is a type face with what is asked of it at every size: heights are shares of the size.
type font struct {
	source          *text.GoTextFaceSource
	height, capital float64
	has             map[rune]bool
	table           *sfnt.Font
}

func open(data []byte) (font, error) {
	source, err := text.NewGoTextFaceSource(bytes.NewReader(data))
	if err != nil {
		return font{}, fmt.Errorf("as a face: %w", err)
	}
	table, err := sfnt.Parse(data)
	if err != nil {
		return font{}, fmt.Errorf("as a glyph table: %w", err)
	}
	const size = 1000
	m := (&text.GoTextFace{Source: source, Size: size}).Metrics()
	return font{
		source:  source,
		height:  (m.HAscent + m.HDescent + m.HLineGap) / size,
		capital: rise(table, "HEX"),
		has:     map[rune]bool{},
		table:   table,
	}, nil
}

// rise is how far the letters reach above the baseline, as a share of the size. The glyphs themselves are measured,
// several because typewriter letters are uneven, since the heights that fonts state of themselves are wrong in some.
func rise(table *sfnt.Font, letters string) float64 {
	const size = 1024
	var buf sfnt.Buffer
	sum := 0.0
	for _, r := range letters {
		glyph, err := table.GlyphIndex(&buf, r)
		if err != nil {
			continue
		}
		if bounds, _, err := table.GlyphBounds(&buf, glyph, fixed.I(size), xfont.HintingNone); err == nil {
			sum += float64(-bounds.Min.Y) / 64
		}
	}
	return sum / float64(len(letters)) / size
}

// covers reports whether the font can show every rune. A space that the font lacks counts as shown: the shaper makes
// one up for the no-break spaces of French.
func (f font) covers(line string) bool {
	return !strings.ContainsFunc(line, func(r rune) bool { return !f.covered(r) })
}

func (f font) covered(r rune) bool {
	has, known := f.has[r]
	if !known {
		var buf sfnt.Buffer
		glyph, err := f.table.GlyphIndex(&buf, r)
		has = unicode.Is(unicode.Zs, r) || err == nil && glyph != 0
		f.has[r] = has
	}
	return has
}
