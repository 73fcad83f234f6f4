package tabletop_test

import (
	"slices"
	"testing"

	"safehouse/render/display"
	"safehouse/render/theme"
)

// TestPagesOverATableHaveItsLook lays seats, reasons and the pause over a table: they are in the colours of its game,
// on its ground where they cover it.
func TestPagesOverATableHaveItsLook(t *testing.T) {
	for name, lay := range map[string]func(b *bench){
		"seats":   func(b *bench) { b.play("pe", nil); b.Press("menu"); b.Press("pause.seats") },
		"reasons": func(b *bench) { explained(b, "pe") },
		"pause":   func(b *bench) { b.play("pe", nil); b.Press("menu") },
	} {
		b := bare(t)
		lay(b)
		b.toy.skin.Wear = theme.Wear{Panel: theme.Fog, Text: theme.River}
		b.Stack.Resumed()
		page := b.Stack.Top()
		b.Stage.Skin = b.Stack.Skin()
		var l display.List
		page.Draw(&l)
		has := func(is func(it display.Item) bool) bool { return slices.ContainsFunc(l.Items, is) }
		if page.Opaque() && !has(func(it display.Item) bool {
			return it.Kind == display.Ground &&
				it.Face.Design == toyGround
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
