package record

import (
	"bytes"
	"errors"
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

// TestFinishedMatchesAreListedWithTheirResults: the newest first, each once, without those that cannot be read, which
// are counted, with the reason, and stay where they are; and again from the index, without it, and from one that
// somebody changed.
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
	half := read("whole-kompromat.jsonl") // Its program was killed, or its disk full, before the end.
	put("20260106-120000-kompromat"+recordEnding, half[:1+bytes.LastIndexByte(half[:len(half)/2], '\n')])
	put("20260107-120000-getadler"+recordEnding, read("whole-getadler.jsonl")) // A file that somebody doubled.
	for _, look := range []string{"first", "from the index", "without the index", "from an index that somebody changed"} {
		index := filepath.Join(dir, indexName)
		switch look {
		case "without the index":
			if err := os.Remove(index); err != nil {
				t.Fatal(err)
			}
		case "from an index that somebody changed":
			b, err := os.ReadFile(index)
			changed := bytes.ReplaceAll(b, []byte(`"Game":"topsecret"`), []byte(`"Game":"kompromat"`))
			if err = errors.Join(err, os.WriteFile(index, changed, 0o600)); err != nil || bytes.Equal(b, changed) {
				t.Fatal("nothing could be changed", err)
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
		if want := []string{"getadler", "topsecret", "kompromat"}; !slices.Equal(got, want) || unread != 2 {
			t.Errorf("%s: %v are listed and %d unread, want %v and 2", look, got, unread, want)
		}
		why := s.Unread(5)
		if len(why) != 2 || s.Unread(1)[0].File != why[0].File {
			t.Fatalf("%s: %v cannot be read", look, why)
		}
		for i, key := range []string{"record.why.end", "record.why.cut"} {
			if fault, ok := errors.AsType[*Fault](why[i].Why); !ok || fault.Why.Key != key || fault.Line < 50 {
				t.Errorf("%s: %s cannot be read for %v, want %s", look, why[i].File, why[i].Why, key)
			}
		}
		if running := s.Running(); len(running) != 1 || running[0].Game != "kompromat" {
			t.Errorf("%s: running are %v", look, running)
		}
		s.Close()
	}
}
