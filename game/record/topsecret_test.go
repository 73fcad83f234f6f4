package record

import (
	"bytes"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/catalog"
	"safehouse/game/storage"
	"safehouse/game/topsecret"
)

// topSecretSetup is a series of four, in which «Boum!» is called.
func topSecretSetup(seed uint64) game.Setup {
	return game.Setup{
		Players: []game.Player{{Name: "Ada"}, {Name: "Bea"}, {Name: "Cid", Computer: true, Level: game.Expert},
			{Name: "Dan"}},
		Options: game.Options{topsecret.OptionSeries: 1, topsecret.OptionCalled: 1, topsecret.OptionValues[4]: 200},
		Seed:    game.SeedOf(seed), Nonce: [32]byte{7},
	}
}

func topSecret(t testing.TB) catalog.Game {
	t.Helper()
	g, ok := catalog.Find("topsecret")
	if !ok {
		t.Fatal("the catalogue has no TOP SECRET")
	}
	return g
}

// TestKilledInSealedChoices kills a match, by copying its file as it lies, after every move of the first turns and goes
// on with the copy: no choice is lost, none can be read, and the match ends as the one that was not killed.
func TestKilledInSealedChoices(t *testing.T) {
	t.Parallel()
	setup := topSecretSetup(1)
	dir := t.TempDir()
	s := openStore(t, storage.Disk{}, dir)
	w := s.Create("topsecret", setup)
	session, err := topSecret(t).New(setup, w)
	if err != nil {
		t.Fatal(err)
	}
	const decisions = 60
	var copies [][]byte
	var sealed int
	for range decisions {
		play(t, session, setup.Seed, 1)
		b, err := os.ReadFile(fileOf(dir, w))
		if err != nil {
			t.Fatal(err)
		}
		copies = append(copies, b)
	}
	play(t, session, setup.Seed, -1)
	w.Finish()
	for i, b := range copies {
		for _, word := range []string{"play ", "bank", "leave", "agent", "mole", "assassin", "marker"} {
			if bytes.Contains(b, []byte(word)) {
				t.Fatalf("after %d decisions the running record tells %q", i+1, word)
			}
		}
		again := goOn(t, topSecret(t), b)
		m := again.(*topsecret.Match)
		if m.Len() != i+2 {
			t.Fatalf("after %d decisions %d moves are resumed", i+1, m.Len())
		}
		if picked(m, topsecret.PhaseChoose) != 0 || picked(m, topsecret.PhaseBank) != 0 {
			sealed++
		}
		sameAt(t, session.(*topsecret.Match), m)
		play(t, again, setup.Seed, -1)
		if again.Standing() != session.Standing() || !slices.Equal(again.Record(), session.Record()) {
			t.Fatalf("killed after %d decisions, the match ends otherwise", i+1)
		}
	}
	if sealed < decisions/2 {
		t.Errorf("only %d times a sealed choice was pending", sealed)
	}
	r, err := Verify(bytes.NewReader(read(t, fileOf(dir, w))))
	if err != nil || !r.Over || !r.Fair || r.Game != "topsecret" || len(r.Winners) == 0 {
		t.Errorf("verify: %+v, %v", r, err)
	}
}

// TestSealedLinesAreAlike: the lengths of the lines tell no choice from another.
func TestSealedLinesAreAlike(t *testing.T) {
	t.Parallel()
	setup := topSecretSetup(2)
	dir := t.TempDir()
	s := openStore(t, storage.Disk{}, dir)
	w := s.Create("topsecret", setup)
	session, err := topSecret(t).New(setup, w)
	if err != nil {
		t.Fatal(err)
	}
	play(t, session, setup.Seed, 80)
	lengths, lines := map[int]bool{}, 0
	for line := range strings.Lines(string(read(t, fileOf(dir, w)))) {
		if strings.Contains(line, `"hidden"`) && !strings.Contains(line, `"nature"`) &&
			!strings.Contains(line, `"safehouse"`) {
			lengths[len(line)] = true
			lines++
		}
	}
	if len(lengths) != 1 || lines == 0 {
		t.Errorf("%d sealed lines have the lengths %v", lines, lengths)
	}
}

func read(t testing.TB, path string) []byte {
	t.Helper()
	b, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// goOn resumes a record of a game in a store of its own.
func goOn(t testing.TB, g catalog.Game, record []byte) game.Session {
	t.Helper()
	dir := t.TempDir()
	if err := os.MkdirAll(filepath.Join(dir, matchesDir), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, matchesDir, "killed"+recordEnding), record, 0o600); err != nil {
		t.Fatal(err)
	}
	s := openStore(t, storage.Disk{}, dir)
	defer s.Close()
	running := s.Running()
	if len(running) != 1 {
		t.Fatalf("%d matches to resume; %v", len(running), troubles(s))
	}
	l, err := s.Load(running[0].File)
	if err != nil {
		t.Fatal(err)
	}
	w, err := s.Continue(l)
	if err != nil {
		t.Fatal(err)
	}
	session, err := g.Resume(l.Setup, l.Entries, w)
	if err != nil {
		t.Fatal(err)
	}
	return session
}

// picked is the number of seats whose sealed decision of that phase is pending.
func picked(m *topsecret.Match, phase topsecret.Phase) int {
	v := m.View(game.Public)
	n := 0
	for _, p := range v.Players {
		if v.Phase == phase && p.Chosen {
			n++
		}
	}
	return n
}

// sameAt requires a resumed match to show every seat what it saw at that move, its own sealed choice included.
func sameAt(t testing.TB, whole, resumed *topsecret.Match) {
	t.Helper()
	for _, viewer := range []game.Seat{0, 1, 2, 3, game.Public} {
		then, now := whole.ViewAt(viewer, resumed.Len()), resumed.View(viewer)
		if !reflect.DeepEqual(then, now) {
			t.Fatalf("seat %v saw %v\nand sees %v", viewer, then, now)
		}
	}
}
