package scenes

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"
)

// longHistory is how many matches are kept in the house of BenchmarkALongHistory.
const longHistory = 10000

// BenchmarkALongHistory opens the list of matches, the figures and the board of a house that remembers very many, looks
// for a word among them, and takes in that the list has changed.
func BenchmarkALongHistory(b *testing.B) {
	h := longHouse(b, longHistory)
	page := newMatches(h).(*matches)
	for name, open := range map[string]func(){
		"menu": func() { newMenu(h) }, "matches": func() { newMatches(h) }, "statistics": func() { newStatistics(h) },
		"board": func() { newBoard(h) }, "changed": page.Resumed,
		"found": func() { page.sought.Set("finch kompromat"); page.Changed(); page.found() },
	} {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				open()
			}
		})
	}
}

// longHouse is a house in which that many matches are over, and known.
func longHouse(t testing.TB, n int) *launcher {
	t.Helper()
	dir := t.TempDir()
	if err := os.MkdirAll(filepath.Join(dir, "matches"), 0o700); err != nil {
		t.Fatal(err)
	}
	games := []string{"kompromat", topSecret, getAdler}
	for i := range n {
		name := games[i%len(games)]
		file := fmt.Sprintf("20%02d%02d%02d-%06d-%s.jsonl", 10+i/10000, 1+i/100%12, 1+i/1200%28, i, name)
		if err := os.WriteFile(filepath.Join(dir, "matches", file), wholeMatch(t, name), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	h := houseIn(t, dir)
	h.store.Running()
	for h.store.ReadFinished(100) {
	}
	return h
}
