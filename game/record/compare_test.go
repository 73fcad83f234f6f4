package record

import (
	"context"
	"os"
	"path/filepath"
	"reflect"
	"testing"
	"time"

	"safehouse/game"
	"safehouse/game/catalog"
	"safehouse/game/storage"
)

// TestDecisionsBesideExperts of a whole match of each game: every decision of a person is looked at once, what was
// taken was there to be taken, and all of it is still known when the store is opened again. A comparison that is broken
// off counts nothing.
func TestDecisionsBesideExperts(t *testing.T) {
	dir := t.TempDir()
	if err := os.MkdirAll(filepath.Join(dir, matchesDir), 0o700); err != nil {
		t.Fatal(err)
	}
	for _, name := range catalog.Names() {
		b, err := os.ReadFile(filepath.Join("testdata", "whole-"+name+".jsonl"))
		if err == nil {
			err = os.WriteFile(filepath.Join(dir, matchesDir, name+recordEnding), b, 0o600)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	open := func() (*Store, []Summary) {
		s, err := Open(storage.Disk{}, dir, "", time.Now)
		if err != nil {
			t.Fatal(err)
		}
		for s.Running(); s.ReadFinished(1); {
		}
		over, _, _ := s.Finished()
		return s, over
	}
	s, over := open()
	if len(over) != len(catalog.Names()) {
		t.Fatalf("%d matches", len(over))
	}
	ended, end := context.WithCancel(context.Background())
	end()
	for _, sum := range over {
		if s.Compare(sum.File, nil).Step(ended) {
			t.Error(sum.Game, "goes on though it was ended")
		}
		for c := s.Compare(sum.File, nil); c.Step(context.Background()); {
		}
	}
	over, _, _ = s.Finished()
	s.Close()
	for _, sum := range over {
		b, err := os.ReadFile(filepath.Join(dir, matchesDir, sum.File))
		if err != nil {
			t.Fatal(err)
		}
		l, err := decode(b, isKnown)
		if err != nil {
			t.Fatal(err)
		}
		session, err := replay(l)
		if err != nil {
			t.Fatal(err)
		}
		var want [game.MaxSeats]int
		for i, e := range l.Entries {
			if e.Seat != game.Nature && !l.Setup.Players[e.Seat].Computer && len(session.MoveTextsAt(e.Seat, i)) > 1 {
				want[e.Seat]++
			}
		}
		took := 0
		for _, c := range sum.Compared {
			if c.Decisions != want[c.Seat] || c.Same > float64(c.Decisions) || !c.sound(len(sum.Cast.Players)) {
				t.Errorf("%s: of %d decisions it has %+v", sum.Game, want[c.Seat], c)
			}
			for _, tally := range c.Tallies {
				took += tally.Took
			}
		}
		if len(sum.Compared) != l.Setup.Cast().Persons().Len() || took == 0 {
			t.Errorf("%s: compared %+v", sum.Game, sum.Compared)
		}
	}
	again, found := open()
	again.Close()
	for i := range over {
		if !reflect.DeepEqual(over[i].Compared, found[i].Compared) {
			t.Errorf("%s: found again are %+v, want %+v", over[i].Game, found[i].Compared, over[i].Compared)
		}
	}
}
