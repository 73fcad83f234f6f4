package e2e

import (
	"bytes"
	"path/filepath"
	"reflect"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/game/record"
)

// entries is a journal in memory.
type entries []game.Entry

// Append keeps an entry.
func (e *entries) Append(x game.Entry) { *e = append(*e, x) }

// hotSeatSetup is a match of two persons in which the first one starts.
func hotSeatSetup() game.Setup {
	return game.Setup{
		Seed: game.SeedOf(21), Nonce: 21, Options: game.Options{kompromat.OptionStarter: 1},
		Players: []game.Player{{Name: "Ada"}, {Name: "Inès"}},
	}
}

// worlds gives two records of one match that differ in Nature's last move alone: which card the first player drew
// face down at the first mission. Both totals are under 21.
func worlds(t *testing.T) (a, b []game.Entry) {
	t.Helper()
	var journal entries
	m, err := kompromat.NewMatch(hotSeatSetup(), &journal)
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
		if w, err := kompromat.ResumeMatch(hotSeatSetup(), b, nil); err == nil && w.View(0).Phase == kompromat.PhaseMore &&
			m.View(0).Phase == kompromat.PhaseMore {
			return a, b
		}
	}
	t.Fatal("no second world was found")
	return nil, nil
}

// keep writes a running match into a new data directory.
func keep(t *testing.T, moves []game.Entry) (dir string) {
	t.Helper()
	dir = t.TempDir()
	store, err := record.Open(dir, func() time.Time { return time.Unix(1_000_000, 0).UTC() })
	if err != nil {
		t.Fatal(err)
	}
	defer store.Close()
	w, err := store.Create("kompromat", hotSeatSetup())
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range moves {
		w.Append(e)
	}
	w.Close()
	return dir
}

// TestCurtainShowsNothing plays two worlds that differ in one hidden card side by side, through the curtain and through
// the whole next turn of the other seat: every frame, text, caption, sound and title is equal.
func TestCurtainShowsNothing(t *testing.T) {
	a, b := worlds(t)
	var guests [2]*guest
	for i, moves := range [][]game.Entry{a, b} {
		dir := keep(t, moves)
		if got := recordsIn(t, dir); len(got) != 1 {
			t.Fatalf("there are %d records in %s", len(got), filepath.Base(dir))
		}
		guests[i] = start(t, options{w: 1024, h: 640, args: []string{"--data-dir", dir, "--lang", "en"}})
	}
	frames := 0
	both := func(act func(g *guest)) {
		t.Helper()
		for _, g := range guests {
			act(g)
		}
	}
	same := func(where string) {
		t.Helper()
		one, two := guests[0].frame(), guests[1].frame()
		if !bytes.Equal(one.Pix, two.Pix) {
			t.Fatalf("%s: the pixels tell the two worlds apart", where)
		}
		if s0, s1 := guests[0].look(), guests[1].look(); !reflect.DeepEqual(s0, s1) {
			t.Fatalf("%s: texts, captions or sounds tell the two worlds apart:\n%+v\n%+v", where, s0, s1)
		}
		frames++
	}
	// through compares every frame of that many ticks.
	through := func(where string, ticks int) {
		t.Helper()
		for range ticks {
			both(func(g *guest) { g.tick(1) })
			same(where)
		}
	}
	press := func(id string) {
		t.Helper()
		both(func(g *guest) { g.press(id) })
		same("after " + id)
	}

	same("the menu")
	press("resume")
	through("the curtain before Ada", 40)
	press("take")
	through("the curtain lets Ada in", 45)
	if guests[0].look().shown("recap") {
		press("recap")
	}
	through("Ada's cards face down", 5)
	// Ada looks at her cards: here alone the two worlds differ.
	both(func(g *guest) { g.press("peek"); g.tick(20) })
	if bytes.Equal(guests[0].frame().Pix, guests[1].frame().Pix) {
		t.Fatal("the two worlds are not different: the test compares nothing")
	}
	both(func(g *guest) { g.press("peek"); g.tick(20) })
	same("Ada's cards face down again")
	press("stop")
	through("the curtain before Inès", 120)
	press("take")
	through("the curtain lets Inès in", 45)
	if guests[0].look().shown("recap") {
		press("recap")
	}
	both(func(g *guest) { g.press("peek") })
	press("draw")
	through("Inès draws", 60)
	press("mission:2")
	press("place")
	through("Inès places", 60)
	both(func(g *guest) { g.key(ebiten.KeyD) })
	through("Inès draws again", 60)
	press("stop")
	through("the curtain before Ada again", 90)
	if frames < 400 {
		t.Errorf("only %d frames were compared", frames)
	}
}
