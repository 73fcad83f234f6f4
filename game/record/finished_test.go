package record

import (
	"os"
	"path/filepath"
	"slices"
	"testing"

	"safehouse/game/storage"
)

// past reads all matches of a store that are over.
func past(t *testing.T, s *Store) (over []Summary, unread int) {
	t.Helper()
	s.Running()
	for {
		over, left, unread := s.Finished()
		if left == 0 {
			return over, unread
		}
		s.ReadFinished(1)
	}
}

// TestFinishedMatchesAreListedWithTheirResults: the newest first, without those that cannot be read, which are counted
// and stay where they are; and again from the index, and without it.
func TestFinishedMatchesAreListedWithTheirResults(t *testing.T) {
	dir := t.TempDir()
	matches := filepath.Join(dir, matchesDir)
	if err := os.MkdirAll(matches, 0o700); err != nil {
		t.Fatal(err)
	}
	put := func(name string, b []byte) {
		if err := os.WriteFile(filepath.Join(matches, name), b, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	read := func(name string) []byte {
		b, err := os.ReadFile(filepath.Join("testdata", name))
		if err != nil {
			t.Fatal(err)
		}
		return b
	}
	games := []string{"getadler", "kompromat", "topsecret"}
	for n, name := range games {
		put([]string{"20260101", "20260102", "20260103"}[n]+"-120000-"+name+recordEnding, read("whole-"+name+".jsonl"))
	}
	put("20260104-120000-topsecret"+recordEnding, append(read("whole-topsecret.jsonl"), "harmed\n"...))
	put("20260105-120000-kompromat"+recordEnding, read("kompromat-running-1.jsonl"))
	for _, look := range []string{"first", "from the index", "without the index"} {
		if look == "without the index" {
			if err := os.Remove(filepath.Join(dir, indexName)); err != nil {
				t.Fatal(err)
			}
		}
		s, err := Open(storage.Disk{}, dir, "", noon)
		if err != nil {
			t.Fatal(err)
		}
		if look == "from the index" {
			s.Running()
			if _, left, _ := s.Finished(); left != 0 {
				t.Errorf("%s: %d records are read again", look, left)
			}
		}
		over, unread := past(t, s)
		var got []string
		for _, sum := range over {
			got = append(got, sum.Game)
			if !sum.Standing.Over || sum.Standing.Seats != len(sum.Cast.Players) {
				t.Errorf("%s: of %s it is told that it stands %+v", look, sum.File, sum.Standing)
			}
		}
		slices.Reverse(got)
		if !slices.Equal(got, games) || unread != 1 {
			t.Errorf("%s: %v are listed and %d unread, want %v and 1", look, got, unread, games)
		}
		if running := s.Running(); len(running) != 1 || running[0].Game != "kompromat" {
			t.Errorf("%s: running are %v", look, running)
		}
		s.Close()
	}
}
