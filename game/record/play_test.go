package record

import (
	"path/filepath"
	"testing"
	"time"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/catalog"
	"safehouse/game/storage"
)

// testSetup is a match between a person and a computer.
func testSetup(seed uint64) game.Setup {
	return game.Setup{
		Players: []game.Player{{Name: "Ada"}, {Name: "Élodie «7»", Computer: true, Level: game.Medium}},
		Seed:    game.SeedOf(seed),
		Nonce:   [32]byte{0xfe, 0xdc, 0xba, 0x98, 0x76, 0x54, 0x32, 0x10},
	}
}

// pageOf is a record of a match with those moves, to which the match has been committed.
func pageOf(name string, setup game.Setup, entries ...game.Entry) *Loaded {
	l := emptyPage(name, setup, noon())
	l.Entries = entries
	return &l
}

// recommit has a record promise from the start what it says now.
func (l *Loaded) recommit() { l.Header.Commitment = headerOf(&l.Header, l.Setup).commitment(&l.Setup) }

// kompromat is the catalogue's entry.
func kompromat(t testing.TB) catalog.Game {
	t.Helper()
	g, ok := catalog.Find("kompromat")
	if !ok {
		t.Fatal("the catalogue has no kompromat")
	}
	return g
}

// play lets chance choose moves until that many decisions were made, or to the end where decisions is negative.
func play(t testing.TB, s game.Session, seed game.Seed, decisions int) {
	t.Helper()
	for n := 0; s.ToAct() != 0 && n != decisions; n++ {
		seat := s.ToAct().First()
		moves := s.MoveTexts(seat)
		pick := bots.Stream(seed, seat, s.Len()).IntN(len(moves))
		if err := s.SubmitText(seat, moves[pick]); err != nil {
			t.Fatal(err)
		}
	}
}

// journal keeps entries in memory.
type journal []game.Entry

func (j *journal) Append(e game.Entry) { *j = append(*j, e) }

// entriesOf are those of the random match of a setup.
func entriesOf(t testing.TB, setup game.Setup, decisions int) ([]game.Entry, game.Session) {
	t.Helper()
	var j journal
	s, err := kompromat(t).New(setup, &j)
	if err != nil {
		t.Fatal(err)
	}
	play(t, s, setup.Seed, decisions)
	return j, s
}

// noon is the time of all tests.
func noon() time.Time { return time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC) }

// openStore opens a store that ends with the test.
func openStore(t testing.TB, fsys storage.Files, dir string) *Store {
	t.Helper()
	s, err := Open(fsys, dir, "", noon)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.Close)
	return s
}

// begin creates a record and its match.
func begin(t testing.TB, s *Store, setup game.Setup) (*Writer, game.Session) {
	t.Helper()
	w := s.Create("kompromat", setup)
	session, err := kompromat(t).New(setup, w)
	if err != nil {
		t.Fatal(err)
	}
	return w, session
}

// troubles takes the keys of all that the store has to tell.
func troubles(s *Store) []string {
	var keys []string
	for {
		l, ok := s.Trouble()
		if !ok {
			return keys
		}
		keys = append(keys, l.Key)
	}
}

func fileOf(dir string, w *Writer) string { return filepath.Join(dir, matchesDir, w.File()) }
