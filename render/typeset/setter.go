// Package typeset measures text, breaks it into lines and lays out its glyphs, with the fonts that the program carries.
// It needs no window to measure.
package typeset

import (
	"fmt"
	"io/fs"

	"github.com/hajimehoshi/ebiten/v2/text/v2"

	"safehouse/assets"
	"safehouse/render/display"
	"safehouse/render/recent"
)

// How many sizes of fonts, measured lines and broken paragraphs a generation of the memory holds. A busy screen has
// about a hundred lines.
const (
	facesKept = 64
	runsKept  = 4000
	wrapsKept = 2000
)

// Setter sets text. What it has measured it remembers, so that asking again costs nothing. It is for one goroutine.
type Setter struct {
	fonts [display.FontCount]font
	faces *recent.Cache[faceKey, text.Face]
	runs  *recent.Cache[runKey, *Run]
	wraps *recent.Cache[wrapKey, []string]
}

type faceKey struct {
	font display.Font
	size float64
}

type runKey struct {
	faceKey
	text string
}

type wrapKey struct {
	runKey
	width float64
}

// Run is a line of text laid out from the origin of its baseline.
type Run struct {
	// Width is the line's length in pixels.
	Width float64
	// Glyphs are filled in by Setter.Glyphs.
	Glyphs []text.Glyph
	laid   bool
}

// New opens the fonts.
func New() (*Setter, error) {
	s := &Setter{
		faces: recent.New[faceKey, text.Face](facesKept, nil),
		runs:  recent.New[runKey, *Run](runsKept, nil),
		wraps: recent.New[wrapKey, []string](wrapsKept, nil),
	}
	for i, name := range [display.FontCount]string{
		display.Sans:          "AtkinsonHyperlegibleNext-Regular.ttf",
		display.SansBold:      "AtkinsonHyperlegibleNext-Bold.ttf",
		display.Typewriter:    "SpecialElite-Regular.ttf",
		display.Tab:           "CourierPrime-Bold.ttf",
		display.Stencil:       "SairaStencilOne-Regular.ttf",
		display.Poster:        "LeagueGothic-Regular.ttf",
		display.Geometric:     "Jost-Medium.ttf",
		display.GeometricBold: "Jost-Bold.ttf",
		display.Plate:         "HammersmithOne-Regular.ttf",
		display.Marquee:       "Limelight-Regular.ttf",
	} {
		data, err := fs.ReadFile(assets.Fonts(), name)
		if err != nil {
			return nil, fmt.Errorf("typeset: reading a font that the program should carry: %w", err)
		}
		if s.fonts[i], err = open(data); err != nil {
			return nil, fmt.Errorf("typeset: opening the font %s: %w", name, err)
		}
	}
	return s, nil
}

// Width is the length of a line in pixels.
func (s *Setter) Width(line string, f display.Font, size float64) float64 {
	return s.run(line, f, size).Width
}

// LineHeight is the distance between lines that leaves room for every glyph.
func (s *Setter) LineHeight(f display.Font, size float64) float64 { return s.fonts[f].height * size }

// CapHeight is how far capitals rise above the baseline.
func (s *Setter) CapHeight(f display.Font, size float64) float64 { return s.fonts[f].capital * size }

// Covers reports whether every rune can be shown, in the font, in the text face that stands in for it, or in that and
// the one with the most letters.
func (s *Setter) Covers(line string, f display.Font) bool {
	if s.fonts[f].covers(line) || s.fonts[standIn(f)].covers(line) {
		return true
	}
	for _, r := range line {
		if !s.fonts[standIn(f)].covers(string(r)) && !s.fonts[display.GeometricBold].covers(string(r)) {
			return false
		}
	}
	return true
}

// Glyphs lays out a line, its pictures placed from the left end of the baseline; it needs a running game to be drawn.
func (s *Setter) Glyphs(line string, f display.Font, size float64) []text.Glyph {
	r := s.run(line, f, size)
	if !r.laid {
		face := s.used(line, f, size)
		ascent := face.Metrics().HAscent
		r.Glyphs = text.AppendGlyphs(nil, line, face, nil)
		for i := range r.Glyphs {
			r.Glyphs[i].Y -= ascent
		}
		r.laid = true
	}
	return r.Glyphs
}

func (s *Setter) run(line string, f display.Font, size float64) *Run {
	key := runKey{faceKey{f, size}, line}
	if r, ok := s.runs.Get(key); ok {
		return r
	}
	s.runs.Age()
	r := &Run{Width: s.advance(line, f, size)}
	s.runs.Put(key, r, 1)
	return r
}

// advance is Width without a memory.
func (s *Setter) advance(line string, f display.Font, size float64) float64 {
	return text.AdvanceAt(line, len(line), s.used(line, f, size))
}

func (s *Setter) face(f display.Font, size float64) text.Face {
	key := faceKey{f, size}
	if face, ok := s.faces.Get(key); ok {
		return face
	}
	s.faces.Age()
	var face text.Face = &text.GoTextFace{Source: s.fonts[f].source, Size: size}
	if f == display.Plate {
		face = s.withFigures(face, size)
	}
	s.faces.Put(key, face, 1)
	return face
}

// withFigures sets the digits of a face in the text face: on a plate a 1 is a bare stroke, which reads as a capital I.
func (s *Setter) withFigures(face text.Face, size float64) text.Face {
	figures := text.NewLimitedFace(&text.GoTextFace{Source: s.fonts[display.SansBold].source, Size: size})
	figures.AddUnicodeRange('0', '9')
	both, err := text.NewMultiFace(figures, face)
	if err != nil {
		return face
	}
	return both
}

// used is the face that sets the line: its font's own, or the text face where that lacks a glyph. Where that lacks one
// too, each comes from the face with the most letters that it lacks: Russian ones stand on keys and in names.
func (s *Setter) used(line string, f display.Font, size float64) text.Face {
	own, alt := s.fonts[f].covers(line), standIn(f)
	switch {
	case own, !s.Covers(line, f):
		return s.face(f, size)
	case s.fonts[alt].covers(line):
		return s.face(alt, size)
	}
	more := display.GeometricBold
	if alt == display.Sans {
		more = display.Geometric
	}
	both, err := text.NewMultiFace(s.face(alt, size), s.face(more, size))
	if err != nil {
		return s.face(alt, size)
	}
	return both
}

// standIn is the text face that is used where a font lacks a glyph.
func standIn(f display.Font) display.Font {
	if f >= display.Typewriter {
		return display.SansBold
	}
	return f
}
