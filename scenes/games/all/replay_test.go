package all

import (
	"path/filepath"
	"testing"
	"time"

	"safehouse/game/record"
	"safehouse/game/storage"
	"safehouse/scenes/tabletop/tabletest"
)

// TestReplaysShowWholeMatchesAsTheyWereSeen replays a whole match of each game to each of its events, with the eyes of
// everybody and of each seat, forwards, backwards and from anywhere.
func TestReplaysShowWholeMatchesAsTheyWereSeen(t *testing.T) {
	store, err := record.Open(storage.Disk{}, t.TempDir(), "", time.Now)
	if err != nil {
		t.Fatal(err)
	}
	defer store.Close()
	for _, g := range Games() {
		t.Run(g.Name, func(t *testing.T) {
			path, err := filepath.Abs("../../../game/record/testdata/whole-" + g.Name + ".jsonl")
			if err != nil {
				t.Fatal(err)
			}
			l, err := store.Load(path)
			if err != nil {
				t.Fatal(err)
			}
			tabletest.Replays(t, &g, l.Setup, l.Entries)
		})
	}
}
