package typeset

import (
	"bytes"
	"fmt"
	"unicode"

	"github.com/hajimehoshi/ebiten/v2/text/v2"
	xfont "golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

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
	for _, r := range line {
		if !f.covered(r) {
			return false
		}
	}
	return true
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
