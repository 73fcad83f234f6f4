package ui_test

import (
	"slices"
	"testing"

	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/stage"
	"safehouse/scenes/stage/stagetest"
	"safehouse/scenes/ui"
)

// TestANameIsNotBroken: a name with its title, which a no-break space holds together, and any word become smaller, or
// narrower, in a box that is too narrow for them, before they are broken.
func TestANameIsNotBroken(t *testing.T) {
	st := &stage.Stage{Metrics: theme.Metrics{W: 1920, H: 1080}, Measure: stagetest.NewSetter(t),
		Settings: stage.DefaultSettings()}
	floor := st.Metrics.Floor(display.Sans)
	for _, name := range []string{"Dr.\u00a0Halloran", "Mrs.\u00a0Finch", "Bartholomew Cane"} {
		words, least := slices.Collect(ui.WordsIn(name)), 0.0
		for _, word := range words {
			least = max(least, st.Measure.Width(word, display.Sans, floor))
		}
		for room := least + 1; room < least*2; room += 3 {
			box := display.Rect{W: room, H: 120}
			var line, paragraph display.List
			ui.Line(&line, st, box, name, display.Sans, 40, theme.TextColour, display.Left)
			ui.Paragraph(&paragraph, st, box, name, display.Sans, 40, theme.TextColour, display.Left)
			for _, l := range []*display.List{&line, &paragraph} {
				for _, it := range l.Items {
					if it.Text != name && !slices.Contains(words, it.Text) {
						t.Errorf("in %.0f pixels %q is broken: %q", room, name, it.Text)
					}
				}
			}
		}
	}
}
