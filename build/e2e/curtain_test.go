package e2e

import (
	"bytes"
	"path/filepath"
	"reflect"
	"syscall"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/game"
	"safehouse/game/botstest"
	"safehouse/game/kompromat"
	"safehouse/game/record"
	"safehouse/game/storage"
)

// entries is a journal in memory.
type entries []game.Entry

// Append keeps an entry.
func (e *entries) Append(x game.Entry) { *e = append(*e, x) }

// hotSeatSetup is a match of two persons in which the first one starts.
func hotSeatSetup() game.Setup {
	return game.Setup{
		Seed: game.SeedOf(21), Nonce: [32]byte{21}, Options: game.Options{kompromat.OptionStarter: 1},
		Players: []game.Player{{Name: "Ada"}, {Name: "Inès"}},
	}
}

// worlds gives two records of one match that differ in Nature's last move alone: which card the first player drew
// face down at the first mission. Both totals are under 21.
func worlds(t *testing.T) (a, b []game.Entry) {
	t.Helper()
	var journal entries
	m, err := game.NewMatch(kompromat.Rules{}, hotSeatSetup(), &journal)
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{"draw", "place 1", "draw"} {
		if err := m.SubmitText(0, text); err != nil {
			t.Fatalf("%s: %v", text, err)
		}
	}
	a = journal
	last := len(a) - 1
	if a[last].Seat != game.Nature {
		t.Fatalf("the last move is not Nature's: %v", a[last])
	}
	for _, other := range []string{"deal 2", "deal 3", "deal 4", "deal 5"} {
		if other == a[last].Move {
			continue
		}
		b = append(append([]game.Entry(nil), a[:last]...), game.Entry{Seat: game.Nature, Move: other, Sealed: true})
		if w, err := game.Resume(kompromat.Rules{}, hotSeatSetup(), b, nil); err == nil &&
			w.View(0).Phase == kompromat.PhaseMore &&
			m.View(0).Phase == kompromat.PhaseMore {
			return a, b
		}
	}
	t.Fatal("no second world was found")
	return nil, nil
}

// keep writes a running match into a new data directory.
func keep(t *testing.T, name string, setup game.Setup, moves []game.Entry) (dir string) {
	t.Helper()
	dir = t.TempDir()
	// A program that another test starts meanwhile would hold the lock of the directory until it is there.
	syscall.ForkLock.RLock()
	defer syscall.ForkLock.RUnlock()
	store, err := record.Open(storage.Disk{}, dir, "", func() time.Time { return time.Unix(1_000_000, 0).UTC() })
	if err != nil {
		t.Fatal(err)
	}
	defer store.Close()
	w := store.Create(name, setup)
	for _, e := range moves {
		w.Append(e)
	}
	w.Close()
	return dir
}

// twins are two runs of the program on records of two worlds, which are given the same input and compared.
type twins struct {
	t      *testing.T
	guests [2]*guest
	frames int
}

// newTwins starts the program on each of two running matches.
func newTwins(t *testing.T, name string, setup game.Setup, a, b []game.Entry) *twins {
	t.Helper()
	w := &twins{t: t}
	for i, moves := range [][]game.Entry{a, b} {
		dir := keep(t, name, setup, moves)
		if got := recordsIn(t, dir); len(got) != 1 {
			t.Fatalf("there are %d records in %s", len(got), filepath.Base(dir))
		}
		w.guests[i] = start(t, options{w: 1024, h: 640, args: []string{"--data-dir", dir, "--lang", "en"},
			env: []string{"SAFEHOUSE_SUM=yes"}})
	}
	return w
}

// both acts on each.
func (w *twins) both(act func(g *guest)) {
	w.t.Helper()
	for _, g := range w.guests {
		act(g)
	}
}

// alike reports whether the pictures are equal.
func (w *twins) alike() bool {
	return bytes.Equal(w.guests[0].frame().Pix, w.guests[1].frame().Pix)
}

// same requires pictures, texts, captions, sounds and titles to be equal.
func (w *twins) same(where string) {
	w.t.Helper()
	if !w.alike() {
		w.t.Fatalf("%s: the pixels tell the two worlds apart", where)
	}
	w.told(where)
}

// told requires the same without pixels: texts, captions, sounds, titles, and the lists of what is to be painted.
func (w *twins) told(where string) {
	w.t.Helper()
	s0, s1 := w.guests[0].look(), w.guests[1].look()
	if s0.Sum == "" {
		w.t.Fatalf("%s: the program does not tell what is to be painted", where)
	}
	if !reflect.DeepEqual(s0, s1) {
		w.t.Fatalf("%s: texts, captions, sounds or places tell the two worlds apart:\n%+v\n%+v", where, s0, s1)
	}
	w.frames++
}

// paintedEvery is at every how many ticks pixels are compared as well, where a test is to be quick.
const paintedEvery = 7

// through compares every frame of that many ticks: what is to be painted in each, and the pixels of some and of the last.
func (w *twins) through(where string, ticks int) {
	w.t.Helper()
	for n := 1; n <= ticks; n++ {
		w.both(func(g *guest) { g.tick(1) })
		if n%paintedEvery == 0 || n == ticks || botstest.Long() {
			w.same(where)
		} else {
			w.told(where)
		}
	}
}

// press presses the same in both, and compares.
func (w *twins) press(id string) {
	w.t.Helper()
	w.both(func(g *guest) { g.press(id) })
	w.same("after " + id)
}

// enter has the next person take the screen.
func (w *twins) enter(name string) {
	w.t.Helper()
	w.through("the curtain before "+name, 60)
	w.press("take")
	w.through("the curtain lets "+name+" in", 45)
}

// peek opens the cards of the person at the screen, which may differ, and closes them again, when all must be equal.
func (w *twins) peek(name string) (differ bool) {
	w.t.Helper()
	w.both(func(g *guest) { g.press("peek"); g.tick(20) })
	differ = !w.alike()
	w.both(func(g *guest) { g.press("peek"); g.tick(20) })
	w.same(name + "'s cards face down again")
	return differ
}

// part reports whether the pictures differ within that many ticks, in which nothing is pressed. They are painted where
// the lists of what is to be painted differ.
func (w *twins) part(ticks int) bool {
	w.t.Helper()
	for range ticks {
		w.both(func(g *guest) { g.tick(1) })
		if w.guests[0].look().Sum != w.guests[1].look().Sum && !w.alike() {
			return true
		}
	}
	return false
}

// TestCurtainShowsNothing plays two worlds that differ in one hidden card side by side, through the curtain and through
// the whole next turn of the other seat: every frame, text, caption, sound and title is equal.
func TestCurtainShowsNothing(t *testing.T) {
	t.Parallel()
	a, b := worlds(t)
	w := newTwins(t, "kompromat", hotSeatSetup(), a, b)
	w.same("the menu")
	w.press("resume")
	w.enter("Ada")
	w.through("Ada's cards face down", 5)
	if !w.peek("Ada") {
		t.Fatal("the two worlds are not different: the test compares nothing")
	}
	w.press("stop")
	w.through("the stop is shown, and Inès draws", 140)
	w.enter("Inès")
	w.both(func(g *guest) { g.press("peek") })
	w.press("mission:2")
	w.press("place")
	w.through("Inès places", 60)
	w.both(func(g *guest) { g.key(ebiten.KeyD) })
	w.through("Inès draws again", 60)
	w.press("stop")
	w.through("the curtain before Ada again", 90)
	if w.frames < 400 {
		t.Errorf("only %d frames were compared", w.frames)
	}
}
