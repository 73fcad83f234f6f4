package scenes

import (
	"slices"
	"testing"

	"safehouse/game"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/faces"
	"safehouse/render/theme"
	"safehouse/scenes/rulebook"
	"safehouse/scenes/settings"
	"safehouse/scenes/stage"
)

// TestPagesHaveTheLookOfTheirGame opens pages at the tables of all games and in their set-ups: ground, type and colours
// are the game's. From the menu they are the house's.
func TestPagesHaveTheLookOfTheirGame(t *testing.T) {
	h := newHouse(t)
	menu := newMenu(h)
	wears(t, "menu, settings", h.st, nil, menu, settings.New(h.st))
	for i := range rooms {
		g := &rooms[i]
		look := g.Look
		s := newSetup(h, g)
		d := h.draft(g)
		wears(t, g.Name+", set-up", h.st, look, menu, s)
		wears(t, g.Name+", options", h.st, look, menu, s, newOptions(h, d))
		wears(t, g.Name+", names", h.st, look, menu, s, newNames(h, d, 0))
		wears(t, g.Name+", rules in the set-up", h.st, look, menu, s, rulebook.At(h.st, h.games, g.Name, ""))
		players, options := d.match()
		table, said := h.begin(g, players, options)
		if said != (game.Line{}) {
			t.Fatal(said)
		}
		wears(t, g.Name+", settings at the table", h.st, look, table, settings.New(h.st))
		wears(t, g.Name+", rules at the table", h.st, look, table, rulebook.At(h.st, h.games, g.Name, ""))
	}
	wears(t, "menu, rules", h.st, nil, menu, rulebook.At(h.st, h.games, getAdler, ""))
}

// wears looks at the topmost of scenes that lie over one another; no look is that of the house.
func wears(t *testing.T, name string, st *stage.Stage, look *theme.Skin, scenes ...stage.Scene) {
	t.Helper()
	stack := stackOf(t, scenes[0])
	for _, s := range scenes[1:] {
		stack.Put(s)
	}
	st.Skin = stack.Skin()
	var l display.List
	stack.Draw(&l)
	ground, font := display.Design(faces.Corridor), display.Typewriter
	if look != nil {
		ground, font = look.Ground, look.Font
	}
	has := func(is func(it display.Item) bool) bool { return slices.ContainsFunc(l.Items, is) }
	if !has(func(it display.Item) bool { return it.Kind == display.Ground && it.Face.Design == ground }) {
		t.Errorf("%s: it does not lie on the ground %v", name, ground)
	}
	if !has(func(it display.Item) bool { return it.Role == display.Heading && it.Font == font }) {
		t.Errorf("%s: its head is not set in %v", name, font)
	}
	house := func(it display.Item) bool {
		return it.Kind == display.Fill && it.Colour == theme.Panel || it.Colour == theme.Raised
	}
	if has(house) != (look == nil) {
		t.Errorf("%s: panels of the launcher: %v", name, look != nil)
	}
}

// TestPlayersSitAroundTheTable looks for the seats of every game in common windows: they sit beside one another, all of
// them and the options in sight, whatever the language and however many play.
func TestPlayersSitAroundTheTable(t *testing.T) {
	for i := range rooms {
		g := &rooms[i]
		for _, size := range []display.Rect{{W: 1280, H: 800}, {W: 1920, H: 1080}, {W: 800, H: 1000}} {
			for _, lang := range words.Languages() {
				h := newHouse(t)
				h.st.Lang, h.st.Metrics = lang, theme.Metrics{W: size.W, H: size.H, TextScale: 1}
				s := newSetup(h, g).(*setup)
				place := func(id string) display.Rect {
					for _, c := range s.Controls() {
						if c.ID == id && c.Clip.Empty() {
							return c.Box
						}
					}
					t.Fatalf("%s for %d in %v, %s: %s is not in sight", g.Name, s.draft.Playing, size, lang, id)
					return display.Rect{}
				}
				for n := g.MinSeats; n <= g.MaxSeats; n++ {
					s.draft.Playing = n
					s.Resumed()
					for i := range n {
						place(id("kind", i) + ".person")
					}
					a, b := place("kind0.person"), place("kind1.person")
					if (n > 2 || g.MaxSeats == 2) && (a.Y != b.Y || a.X >= b.X) {
						t.Errorf("%s for %d in %v, %s: the first two seats are not beside each other: %v, %v", g.Name, n, size, lang, a,
							b)
					}
					if g.MaxSeats > 2 {
						place("options")
					}
				}
			}
		}
	}
}
