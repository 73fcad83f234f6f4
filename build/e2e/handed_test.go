package e2e

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestAFileThatADesktopHandsOverIsAnsweredInTheWindow: whoever opens a file from a desktop sees no terminal. What
// cannot be played is told in the menu, from which all else can be.
func TestAFileThatADesktopHandsOverIsAnsweredInTheWindow(t *testing.T) {
	t.Parallel()
	kept := func(name string) string { return keptRecord(t, name) }
	for name, c := range map[string]struct {
		content string
		// says stands in the window.
		says string
	}{
		"damaged.jsonl": {strings.Replace(kept("kompromat-running-1"), `"seat":"0","move":"`, `"seat":"0","move":"fly `, 1),
			"is damaged at line"},
		"header.jsonl": {`{"safehouse":2,"game":"kompromat","players":"nobody"}` + "\n", "nothing of it could be kept"},
		"newer.jsonl": {strings.Replace(kept("kompromat-running-1"), `"safehouse":`, `"safehouse":9`, 1),
			"A newer Safehouse may open it"},
		"letter.jsonl": {"Dear Ada\n", "“letter.jsonl” could not be opened"},
		"none.jsonl":   {"", "There is no file"},
	} {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			path := filepath.Join(dir, name)
			if c.content != "" {
				if err := os.WriteFile(path, []byte(c.content), 0o600); err != nil {
					t.Fatal(err)
				}
			}
			for _, lang := range []string{"en", "fr"} {
				g := start(t, options{w: 1280, h: 800, args: []string{"--lang", lang, "--data-dir", filepath.Join(dir, lang),
					path}})
				s := g.look()
				if !s.shown("understood") || lang == "en" && !s.has(c.says) || strings.Contains(s.texts(), "[") {
					t.Errorf("%s: the window says %q and asks for %v", lang, s.texts(), s.ids())
				}
				g.press("understood")
				if s := g.look(); !s.shown("new.kompromat") {
					t.Errorf("%s: nothing can be begun there: %v", lang, s.ids())
				}
				g.kill()
			}
		})
	}
}

// keptRecord is a record that older programs have written.
func keptRecord(t *testing.T, name string) string {
	t.Helper()
	b, err := os.ReadFile(filepath.Join("..", "..", "game", "record", "testdata", name+".jsonl"))
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

// TestAFinishedMatchThatADesktopHandsOverIsShown: its end is there, from which it can be watched and left, and the
// program has kept a copy of it.
func TestAFinishedMatchThatADesktopHandsOverIsShown(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	path, house := filepath.Join(dir, "over.jsonl"), filepath.Join(dir, "house")
	if err := os.WriteFile(path, []byte(keptRecord(t, "kompromat-finished-1")), 0o600); err != nil {
		t.Fatal(err)
	}
	g := start(t, options{w: 1280, h: 800, args: []string{"--lang", "en", "--data-dir", house, path}})
	if s := g.look(); !s.has("wins") || !s.shown("watch") {
		t.Errorf("the window says %q and asks for %v", s.texts(), s.ids())
	}
	g.press("tomenu")
	if s := g.look(); !s.shown("new.kompromat") {
		t.Errorf("nothing can be begun afterwards: %v", s.ids())
	}
	g.kill()
	if kept := recordsIn(t, house); len(kept) != 1 {
		t.Errorf("the house keeps %v of the match", kept)
	}
}
