package e2e

import (
	"os"
	"path/filepath"
	"regexp"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// dealing starts KOMPROMAT with its animations on, in a match in which the person begins, and returns while the
// missions are being laid out.
func dealing(t *testing.T) *guest {
	t.Helper()
	dir := t.TempDir()
	text := `{"speed":100,"textScale":100,"confirm":"always","reading":"wait","lang":"en"}`
	if err := os.WriteFile(filepath.Join(dir, "settings.json"), []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	g := start(t, options{w: 1280, h: 800, args: []string{"--data-dir", dir, "--seed", "7"}})
	g.press("new.kompromat")
	g.press("start")
	for !g.look().has("points") {
		g.tick(5)
	}
	g.tick(10)
	return g
}

// dealt is the first of every ten ticks on which the first question has come.
func (g *guest) dealt() int {
	g.t.Helper()
	g.tick(10 - g.look().Tick%10)
	for range 90 {
		if s := g.look(); s.shown("draw") {
			return s.Tick
		}
		g.tick(10)
	}
	g.t.Fatal("the first question never came")
	return 0
}

// TestACardIsLookedAtWhileOthersMove opens the sheet by mouse, by key and by gamepad while the missions are being laid
// out, and reads it. The missions are neither stopped nor hurried by it.
func TestACardIsLookedAtWhileOthersMove(t *testing.T) {
	t.Parallel()
	undisturbed := dealing(t).dealt()
	for name, open := range map[string]func(g *guest){
		"mouse": func(g *guest) {
			s := g.look()
			noun, ok := s.find("noun:0")
			if !ok {
				g.t.Fatalf("no word names a card: %s", s.texts())
			}
			g.press(noun.ID)
			if !g.look().has(noun.Label) {
				g.t.Errorf("the sheet of %q reads %s", noun.Label, g.look().texts())
			}
		},
		"key": func(g *guest) { g.key(ebiten.KeyI) },
		"pad": func(g *guest) {
			g.plug("Xbox Wireless Controller").tap(ebiten.StandardGamepadButtonRightTop)
		},
	} {
		t.Run(name, func(t *testing.T) {
			g := dealing(t)
			before := g.look()
			open(g)
			s := g.look()
			if _, ok := s.find("inspect.close"); !ok {
				t.Fatalf("nothing is looked at; the screen shows %v", s.ids())
			}
			if s.shown("draw") {
				t.Fatal("all has come to rest")
			}
			if !regexp.MustCompile(`\b[1-9][0-9]* of [1-9]`).MatchString(s.texts()) {
				t.Errorf("the sheet does not say which of how many it shows: %s", s.texts())
			}
			g.tick(20)
			if len(g.look().Texts) == len(before.Texts) {
				t.Error("nothing goes on below")
			}
			if came := g.dealt(); came != undisturbed {
				t.Errorf("the first question comes at tick %d, undisturbed at %d", came, undisturbed)
			}
			if _, ok := g.look().find("inspect.close"); !ok {
				t.Error("the sheet has closed by itself")
			}
			g.key(ebiten.KeyEscape)
			if _, ok := g.look().find("inspect.close"); ok {
				t.Error("Escape does not close the sheet")
			}
			if !g.look().shown("draw") {
				t.Error("Escape reached the table")
			}
		})
	}
}
