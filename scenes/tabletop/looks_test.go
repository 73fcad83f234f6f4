package tabletop

import (
	"slices"
	"testing"

	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/stage"
)

// TestPagesOverATableHaveItsLook lays seats, reasons and the pause over a table: they are in the colours of its game,
// on its ground where they cover it.
func TestPagesOverATableHaveItsLook(t *testing.T) {
	b := bare(t)
	reasons := explained(b, "pe")
	b.table.table.Skin.Wear = theme.Wear{Panel: theme.Fog, Text: theme.River}
	for name, page := range map[string]stage.Scene{
		"seats": newSeatsPage(b.table.table), "reasons": reasons, "pause": newPause(b.table.table, pauseAsked),
	} {
		stack := stage.NewStack(&Scene{b.table.table})
		b.Stage.Skin = stack.Skin()
		var l display.List
		page.Draw(&l)
		has := func(is func(it display.Item) bool) bool { return slices.ContainsFunc(l.Items, is) }
		if page.Opaque() && !has(func(it display.Item) bool {
			return it.Kind == display.Ground &&
				it.Face.Design == display.Desk
		}) {
			t.Errorf("%s: not on the ground of the table", name)
		}
		if !has(func(it display.Item) bool { return it.Kind == display.Text && it.Colour == theme.River }) {
			t.Errorf("%s: not written in the ink of the game", name)
		}
		if has(func(it display.Item) bool { return it.Kind == display.Fill && it.Colour == theme.Panel }) {
			t.Errorf("%s: panels of the house", name)
		}
	}
}
