package e2e

import (
	"os"
	"strings"
	"testing"
)

// TestAHintIsGivenAndEveryDecisionIsExplained plays a match against the computer with one hint on the way, and asks at
// the end why the computer did what it did. The record keeps what both rest on.
func TestAHintIsGivenAndEveryDecisionIsExplained(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	fast(t, dir, "en")
	g := start(t, options{w: 1280, h: 800, args: []string{"--data-dir", dir, "--seed", "14"}})
	p := &player{guest: g, seen: map[string]int{}}
	g.press("new.kompromat")
	g.press("start")
	g.until("a decision of the person's", 2000, func(s screen) bool {
		if s.shown("hint") && s.shown("stop") {
			return true
		}
		p.turn()
		return false
	})
	g.press("hint")
	g.until("the hint", 600, func(s screen) bool { return s.has("Hint:") || s.has("no hint") })
	end := p.playOut()
	if !end.has("1 hint") {
		t.Errorf("the score does not count the hint: %s", end.texts())
	}
	g.press("why")
	page := g.until("the reasons of the last decision", 1200, func(s screen) bool {
		return s.has("Why this move?") && !s.has("Working it out again")
	})
	if !page.has("The choices") && !page.has("nothing to weigh") {
		t.Errorf("nothing is explained: %s", page.texts())
	}
	if page.has("older edition") || strings.Contains(page.texts(), "[") {
		t.Errorf("the page says %s", page.texts())
	}
	last := page.texts()
	g.press("why.before")
	g.until("the decision before", 1200, func(s screen) bool {
		return !s.has("Working it out again") &&
			s.texts() != last
	})
	g.press("why.done")
	g.until("the score", 60, func(s screen) bool { return s.shown("rematch") })
	kept, err := os.ReadFile(recordsIn(t, dir)[0])
	if err != nil {
		t.Fatal(err)
	}
	for _, note := range []string{`"kind":"budget"`, `"kind":"hint"`} {
		if n := strings.Count(string(kept), note); n != 1 {
			t.Errorf("the record has %d notes of %s", n, note)
		}
	}
}
