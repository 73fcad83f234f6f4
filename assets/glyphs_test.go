package assets_test

import (
	"strings"
	"testing"

	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/typeset"
)

// TestEveryTextHasGlyphs finds letters that would show as empty boxes. Words for the terminal are set by the terminal.
func TestEveryTextHasGlyphs(t *testing.T) {
	setter, err := typeset.New()
	if err != nil {
		t.Fatal(err)
	}
	c := catalogue(t)
	for _, lang := range words.Languages() {
		texts(c, lang, func(key, text string) {
			if strings.HasPrefix(key, "cli.") {
				return
			}
			for f := range display.FontCount {
				if !setter.Covers(text, f) {
					t.Errorf("%s %q: font %d lacks a glyph of %q", lang, key, f, text)
				}
			}
		})
	}
}
