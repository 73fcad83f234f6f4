package typeset

import (
	"strings"
	"testing"

	"safehouse/render/display"
	"safehouse/render/theme"
)

func setter(t testing.TB) *Setter {
	t.Helper()
	s, err := New()
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func TestWrapKeepsEveryWordAndTheWidth(t *testing.T) {
	s := setter(t)
	const text = "Le contre-espionnage a compromis la mission de votre rival, qui perd trois cartes."
	for _, width := range []float64{60, 120, 200, 400, 2000} {
		lines := s.Wrap(text, display.Sans, 20, width)
		for _, l := range lines {
			if w := s.Width(l, display.Sans, 20); w > width {
				t.Errorf("at %v the line %q is %v wide", width, l, w)
			}
		}
		squeezed := strings.ReplaceAll(strings.Join(lines, ""), " ", "")
		if squeezed != strings.ReplaceAll(text, " ", "") {
			t.Errorf("at %v letters were lost: %q", width, lines)
		}
	}
}

// TestNoLastLineIsAScrap: where other breaks give as many lines, no word stands alone under them.
func TestNoLastLineIsAScrap(t *testing.T) {
	s := setter(t)
	text := "From here on, this screen is for Agent 1 only. The cards stay face down until Agent 1 turns them."
	for width := 300.0; width < 1500; width += 7 {
		lines := s.Wrap(text, display.Sans, 30, width)
		n := len(lines)
		if last := s.Width(lines[n-1], display.Sans, 30); n > 1 && n < 4 && last < 0.15*width {
			t.Errorf("at %v: %q", width, lines)
		}
		if strings.Join(lines, " ") != text {
			t.Errorf("at %v words are broken: %q", width, lines)
		}
	}
}

func TestWrapNeverBreaksAtNoBreakSpaces(t *testing.T) {
	s := setter(t)
	for _, text := range []string{"Tirer encore\u202f?", "«\u00a0Le ministre\u00a0»\u00a0: oui\u202f!"} {
		for width := 140.0; width < 400; width += 7 {
			for _, l := range s.Wrap(text, display.Sans, 20, width) {
				if strings.HasPrefix(l, "\u202f") || strings.HasPrefix(l, "\u00a0") || l == "?" || l == "»" || l == "!" {
					t.Errorf("at %v %q begins a line", width, l)
				}
			}
		}
	}
}

func TestWrapBreaksAfterHyphensAndLineEnds(t *testing.T) {
	s := setter(t)
	width := s.Width("espionnage", display.Typewriter, 20) + 1
	got := s.Wrap("Contre-espionnage", display.Typewriter, 20, width)
	if want := "Contre-|espionnage"; strings.Join(got, "|") != want {
		t.Errorf("got %q, want %q", strings.Join(got, "|"), want)
	}
	if got := s.Wrap("one\n\ntwo", display.Sans, 20, 500); len(got) != 3 || got[1] != "" {
		t.Errorf("an empty line was not kept: %q", got)
	}
}

func TestWrapKeepsInversionsWhole(t *testing.T) {
	s := setter(t)
	for text, whole := range map[string]string{
		"Fuite en bus : suivez-vous\u202f?":   "suivez-vous\u202f?",
		"Alors, que reste-t-il de la mission": "reste-t-il",
		"Ni celui-là, ni celles-ci non plus":  "celles-ci",
	} {
		for width := s.Width(whole, display.Sans, 20) + 1; width < 400; width += 3 {
			if got := strings.Join(s.Wrap(text, display.Sans, 20, width), "|"); !strings.Contains(got, whole) {
				t.Errorf("at %v the text breaks so: %q", width, got)
			}
		}
	}
}

func TestSpacesOfFrenchHaveAWidth(t *testing.T) {
	s := setter(t)
	for f := range display.FontCount {
		for _, space := range []string{"\u00a0", "\u202f"} {
			if !s.Covers("a"+space+"b", f) {
				t.Errorf("font %d does not cover %U", f, []rune(space)[0])
			}
			if s.Width("a"+space+"b", f, 20) <= s.Width("ab", f, 20) {
				t.Errorf("font %d: %U takes no room", f, []rune(space)[0])
			}
		}
	}
}

func TestEveryFontCoversBothLanguages(t *testing.T) {
	s := setter(t)
	for f := range display.FontCount {
		if !s.Covers("AaÉéÈèÊêÀàÂâÇçÎîÏïÔôÖöÙùÛûÜüŒœ«»’–—…½·×0123456789/!?", f) {
			t.Errorf("font %d lacks a letter of English or French", f)
		}
		if s.Covers("漢字", f) {
			t.Errorf("font %d claims to cover Chinese", f)
		}
	}
}

func TestFloorsGiveNinePixelsOfXHeight(t *testing.T) {
	s := setter(t)
	for f := range display.FontCount {
		floor := theme.Metrics{W: theme.DesignW, H: theme.DesignH}.Floor(f)
		if x := rise(s.fonts[f].table, "xzvu") * floor; x < 9 {
			t.Errorf("font %d at its floor of %v has an x-height of %.2f pixels", f, floor, x)
		}
	}
}

// The digit 1 of the plates' own face cannot be told from a capital I.
func TestPlatesSetTheirDigitsInTheTextFace(t *testing.T) {
	s := setter(t)
	for _, digit := range "0123456789" {
		line := string(digit)
		if plate, figures := s.Width(line, display.Plate, 30), s.Width(line, display.SansBold, 30); plate != figures {
			t.Errorf("%s is %v wide, in the text face %v", line, plate, figures)
		}
	}
	if sum := s.Width("Agent ", display.Plate, 30) +
		s.Width("1", display.SansBold, 30); s.Width("Agent 1", display.Plate, 30) != sum {
		t.Errorf("Agent 1 is %v wide, its parts are %v", s.Width("Agent 1", display.Plate, 30), sum)
	}
	if len(s.Glyphs("Agent 1", display.Plate, 30)) < len("Agent1") {
		t.Error("glyphs are missing")
	}
}

func TestAskingAgainAllocatesNothing(t *testing.T) {
	s := setter(t)
	const line = "Paquet : 8 cartes"
	s.Width(line, display.Sans, 20)
	s.Wrap(line, display.Sans, 20, 60)
	if n := testing.AllocsPerRun(100, func() {
		s.Width(line, display.Sans, 20)
		s.Wrap(line, display.Sans, 20, 60)
		s.LineHeight(display.Sans, 20)
	}); n != 0 {
		t.Errorf("%v allocations", n)
	}
}

// TestRussianLettersAreShownInEveryFont, beside signs that the face which has them lacks.
func TestRussianLettersAreShownInEveryFont(t *testing.T) {
	s := setter(t)
	for f := range display.FontCount {
		for _, line := range []string{"В", "Дима: «×½»"} {
			if !s.Covers(line, f) || s.Width(line, f, 30) <= s.Width(line[:2], f, 30)-1 {
				t.Errorf("font %d does not show %q", f, line)
			}
			for _, g := range s.Glyphs(line, f, 30) {
				if g.GID == 0 {
					t.Errorf("font %d has no glyph for a part of %q", f, line)
				}
			}
		}
	}
}
