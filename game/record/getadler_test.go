package record

import (
	"bytes"
	"reflect"
	"slices"
	"testing"

	"safehouse/game"
	"safehouse/game/catalog"
	"safehouse/game/getadler"
	"safehouse/game/storage"
)

// getAdlerSetup is a match of five with the heroes' abilities.
func getAdlerSetup(seed uint64) game.Setup {
	return game.Setup{
		Players: []game.Player{{Name: "Ada"}, {Name: "Bea"}, {Name: "Cid", Computer: true, Level: game.Expert}, {Name: "Dan"},
			{Name: "Eve"}},
		Options: game.Options{getadler.OptionAbilities: 1},
		Seed:    game.SeedOf(seed), Nonce: [32]byte{7},
	}
}

func getAdler(t testing.TB) catalog.Game {
	t.Helper()
	g, ok := catalog.Find("getadler")
	if !ok {
		t.Fatal("the catalogue has no GET ADLER!")
	}
	return g
}

// TestGetAdlerKilled kills a match, by copying its file as it lies, after every decision and goes on with the copy:
// nothing is lost, no character, no draw and no gift can be read, and the match ends as the one that was not killed.
func TestGetAdlerKilled(t *testing.T) {
	t.Parallel()
	// In this match cards are given, Collins exchanges with Adler, and the hand of an eliminated seat is looted.
	setup := getAdlerSetup(44)
	dir := t.TempDir()
	s := openStore(t, storage.Disk{}, dir)
	w := s.Create("getadler", setup)
	session, err := getAdler(t).New(setup, w)
	if err != nil {
		t.Fatal(err)
	}
	var copies [][]byte
	var lengths []int
	for session.ToAct() != 0 {
		play(t, session, setup.Seed, 1)
		copies = append(copies, read(t, fileOf(dir, w)))
		lengths = append(lengths, session.Len())
	}
	w.Finish()
	phases := map[getadler.Phase]int{}
	whole := session.(*getadler.Match)
	for i, b := range copies[:len(copies)-1] {
		for _, word := range []string{`"role `, `"first `, `"draw `, `"take `, `"give `, `"loot `} {
			if bytes.Contains(b, []byte(word)) {
				t.Fatalf("after %d decisions the running record tells %s", i+1, word)
			}
		}
		again := goOn(t, getAdler(t), b)
		m := again.(*getadler.Match)
		if m.Len() != lengths[i] {
			t.Fatalf("after %d decisions %d moves are resumed, not %d", i+1, m.Len(), lengths[i])
		}
		phases[m.View(game.Public).Phase]++
		for _, viewer := range []game.Seat{0, 1, 2, 3, 4, game.Public} {
			then, now := whole.ViewAt(viewer, m.Len()), m.View(viewer)
			if !reflect.DeepEqual(then, now) {
				t.Fatalf("seat %v saw %v\nand sees %v", viewer, then, now)
			}
		}
		play(t, again, setup.Seed, -1)
		if again.Standing() != session.Standing() || !slices.Equal(again.Record(), session.Record()) {
			t.Fatalf("killed after %d decisions, the match ends otherwise", i+1)
		}
	}
	for _, p := range []getadler.Phase{getadler.PhaseMeet, getadler.PhaseAnswer, getadler.PhaseGive,
		getadler.PhaseExchange,
		getadler.PhaseReturn, getadler.PhaseReply, getadler.PhasePursue, getadler.PhaseShoot, getadler.PhaseLoot} {
		if phases[p] == 0 {
			t.Errorf("the match was never killed in phase %v", p)
		}
	}
	r, err := Verify(bytes.NewReader(read(t, fileOf(dir, w))))
	if err != nil || !r.Over || !r.Fair || r.Game != "getadler" || len(r.Winners) == 0 {
		t.Errorf("verify: %+v, %v", r, err)
	}
}
