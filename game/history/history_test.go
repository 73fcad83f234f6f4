package history

import (
	"cmp"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/catalog"
	"safehouse/game/record"
	"safehouse/game/storage"
)

// ann, bob and the others sit at the tables of these tests.
var (
	ann     = game.Player{Name: "Ann"}
	bob     = game.Player{Name: "Bob"}
	ottilia = game.Player{Computer: true, Level: game.Expert, Character: "ottilia", Name: "Ottilia"}
	tamed   = game.Player{Computer: true, Level: game.Easy, Character: "ottilia", Name: "Ottilia"}
	finch   = game.Player{Computer: true, Level: game.Easy, Character: "finch", Name: "Mrs. Finch"}
	plain   = game.Player{Computer: true, Level: game.Easy, Name: "Computer 2"}
)

// played is a match that was won by the seats of a set, on a day of 2026.
func played(of string, day int, won game.Seats, players ...game.Player) record.Summary {
	return record.Summary{
		Game: of, Cast: game.Cast{Players: players}, Started: fmt.Sprintf("2026-01-%02dT20:00:00+01:00", day),
		Standing: game.Standing{Seats: len(players), Over: true, Winners: won},
	}
}

// TestWonAndLost is counted between two, and against a whole table, as who sits there has it.
func TestWonAndLost(t *testing.T) {
	t.Parallel()
	first, second := game.SeatsOf(0), game.SeatsOf(1)
	h := Of([]record.Summary{
		played("a", 9, first, ann, ottilia),
		played("a", 8, first, game.Player{Name: " ann "}, tamed),
		played("b", 7, game.SeatsOf(0, 1), ann, bob, ottilia, finch), // With Bob, against the others.
		played("a", 6, 0, ann, ottilia),
		played("a", 5, second, ann, ottilia),
		played("a", 4, second, bob, ann),
		played("a", 3, second, ann, plain),
		played("a", 2, first, ann, ottilia),
		played("a", 1, first, ann, ottilia),
	})
	one, two, her := WhoIs(ann), WhoIs(bob), WhoIs(ottilia)
	for name, c := range map[string]struct {
		of   Question
		want Count
	}{
		"a rival":              {Question{Person: one, Rival: her}, Count{5, 1, 1, 3, 3}},
		"a rival at a game":    {Question{Person: one, Rival: her, Game: "a"}, Count{4, 1, 1, 2, 2}},
		"since a day":          {Question{Person: one, Rival: her, Since: day(5)}, Count{3, 1, 1, 3, 3}},
		"whole matches":        {Question{Person: one}, Count{6, 2, 1, 3, 3}},
		"everybody":            {Question{Rival: her}, Count{6, 1, 1, 4, 4}},
		"another of the house": {Question{Person: two, Rival: one}, Count{0, 1, 1, -1, 0}},
		"a plain computer":     {Question{Person: one, Rival: WhoIs(plain)}, Count{0, 1, 0, -1, 0}},
		"nobody known":         {Question{Person: Who{ID: "eve"}}, Count{}},
		"nobody known either":  {Question{Person: one, Rival: Who{ID: "eve"}}, Count{}},
		"a game not played":    {Question{Person: one, Game: "c"}, Count{}},
	} {
		if got := h.Count(c.of); got != c.want {
			t.Errorf("%s: counted %+v, want %+v", name, got, c.want)
		}
	}
	if len(h.Persons) != 2 || h.Persons[0] != (Person{one, "Ann", 9}) || h.Persons[1] != (Person{two, "Bob", 2}) {
		t.Errorf("the persons are %+v", h.Persons)
	}
	if got := h.Latest(Question{}, 3); len(got) != 3 || got[0] != &h.Matches[0] || got[2] != &h.Matches[2] {
		t.Errorf("the latest are %v", got)
	}
	if got := h.Latest(Question{Person: two}, 9); len(got) != 2 || got[0] != &h.Matches[2] {
		t.Errorf("the latest of one are %v", got)
	}
}

func day(of int) time.Time { return time.Date(2026, time.January, of, 0, 0, 0, 0, time.UTC) }

// TestOneNameIsOnePerson also at one table, where each sits for both.
func TestOneNameIsOnePerson(t *testing.T) {
	t.Parallel()
	h := Of([]record.Summary{
		played("a", 2, game.SeatsOf(1), ann, game.Player{Name: "ANN"}), played("a", 1, game.SeatsOf(0), game.Player{}, bob),
	})
	if got := h.Count(Question{Person: WhoIs(ann)}); got.Won != 1 || got.Lost != 1 {
		t.Errorf("counted %+v", got)
	}
	if got := h.Count(Question{Person: WhoIs(game.Player{})}); got.Won != 1 || got.Played() != 1 || len(h.Persons) != 3 {
		t.Errorf("of whoever has no name it counted %+v, with %v", got, h.Persons)
	}
	if len(h.Latest(Question{Person: WhoIs(ann)}, 9)) != 1 {
		t.Error("a match is listed twice")
	}
}

// TestWhoIsBeaten is told of those who played as they do, since the season was begun.
func TestWhoIsBeaten(t *testing.T) {
	t.Parallel()
	first := game.SeatsOf(0)
	h := Of([]record.Summary{
		played("b", 6, first, ann, ottilia),
		played("a", 5, first, ann, tamed),
		played("a", 4, first, bob, finch),
		played("a", 3, game.SeatsOf(0, 1), ann, finch),
		played("a", 2, first, ann, finch),
		{Game: "a", Cast: game.Cast{Players: []game.Player{ann, ottilia}}, Standing: game.Standing{Winners: first}},
	})
	at := func(id string) int { return bots.FindCharacter(id) }
	season := h.Season(Question{Game: "a", Person: WhoIs(ann)})
	if season.Beaten() != 2 || season.By[at("finch")] != &h.Matches[4] || season.By[at("ottilia")] != &h.Matches[5] ||
		season.Next != at("pip") {
		t.Errorf("it stands %+v", season)
	}
	if season = h.Season(Question{Game: "a", Since: day(3)}); season.Beaten() != 1 || season.Next != at("pip") {
		t.Errorf("begun anew it stands %+v", season)
	}
	if season = h.Season(Question{Game: "a", Since: day(9)}); season.Beaten() != 0 || season.Next != 0 {
		t.Errorf("just begun it stands %+v", season)
	}
	var all []record.Summary
	for _, c := range bots.Cast() {
		all = append(all, played("a", 1, first, ann, game.Player{Computer: true, Level: c.Level, Character: c.ID}))
	}
	n := len(bots.Cast())
	if season = Of(all).Season(Question{Game: "a"}); season.Beaten() != n || season.Next != n {
		t.Errorf("won, it stands %+v", season)
	}
}

// TestFeatsOfWholeMatches: what is told of the records of whole matches is what happened in them, and the same when
// they are read again without the index; a record that is damaged tells nothing.
func TestFeatsOfWholeMatches(t *testing.T) {
	dir := t.TempDir()
	matches := filepath.Join(dir, "matches")
	if err := os.MkdirAll(matches, 0o700); err != nil {
		t.Fatal(err)
	}
	for n, name := range catalog.Names() {
		b, err := os.ReadFile(filepath.Join("..", "record", "testdata", "whole-"+name+".jsonl"))
		if err != nil {
			t.Fatal(err)
		}
		harmed := slices.Concat(b[:len(b)/2], []byte("x"), b[len(b)/2:])
		for of, b := range map[string][]byte{"2026010": b, "2025010": harmed} {
			name := fmt.Sprint(of, n+1, "-120000-", name, ".jsonl")
			if err := os.WriteFile(filepath.Join(matches, name), b, 0o600); err != nil {
				t.Fatal(err)
			}
		}
	}
	const want = "getadler 3 feat.getadler.fall 7 121\ngetadler 0 feat.getadler.freed 2 94\n"
	for _, look := range []string{"first", "from the index", "without the index"} {
		if look == "without the index" {
			if err := os.Remove(filepath.Join(dir, "matches.json")); err != nil {
				t.Fatal(err)
			}
		}
		s, err := record.Open(storage.Disk{}, dir, "", time.Now)
		if err != nil {
			t.Fatal(err)
		}
		for s.Running(); s.ReadFinished(1); {
		}
		over, _, unread := s.Finished()
		s.Close()
		if len(over) != 3 || unread != 3 {
			t.Errorf("%s: %d matches and %d unread", look, len(over), unread)
		}
		got := ""
		slices.SortFunc(over, func(a, b record.Summary) int { return cmp.Compare(a.File, b.File) })
		for _, sum := range over {
			for _, f := range sum.Feats {
				got += fmt.Sprintln(sum.Game, f.Seat, f.Key, f.N, f.Move)
			}
		}
		if got != want {
			t.Errorf("%s: told is\n%s", look, got)
		}
	}
}

// TestEachGameTellsItsFeats of any seat where a person sits.
func TestEachGameTellsItsFeats(t *testing.T) {
	t.Parallel()
	s, err := record.Open(storage.Disk{}, t.TempDir(), "", time.Now)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	testdata, err := filepath.Abs(filepath.Join("..", "record", "testdata"))
	if err != nil {
		t.Fatal(err)
	}
	got := ""
	for _, g := range catalog.Games() {
		l, err := s.Load(filepath.Join(testdata, "whole-"+g.Name+".jsonl"))
		if l == nil {
			t.Fatal(err)
		}
		for i := range l.Setup.Players {
			l.Setup.Players[i].Computer = false
		}
		for n := range l.Entries {
			if session, err := g.Replay(l.Setup, l.Entries[:n]); err != nil || g.Feats(session) != nil {
				t.Fatalf("%s: of a match that runs it tells %v (%v)", g.Name, g.Feats(session), err)
			}
		}
		session, err := g.Replay(l.Setup, l.Entries)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range g.Feats(session) {
			got += fmt.Sprintln(f.Seat, f.Key, f.N, f.Move)
		}
	}
	const want = "1 feat.kompromat.notorious 9 418\n1 feat.kompromat.sweep 4 66\n1 feat.kompromat.perfect 1 279\n" +
		"1 feat.getadler.arrest 4 74\n3 feat.getadler.fall 7 121\n0 feat.getadler.freed 2 94\n"
	if got != want {
		t.Errorf("told is\n%s", got)
	}
}

// TestFeatsAreToldBestFirst, each headline once, of those who did them.
func TestFeatsAreToldBestFirst(t *testing.T) {
	t.Parallel()
	did := func(day int, who game.Player, key string, worth int) record.Summary {
		sum := played("a", day, 0, finch, who)
		sum.Feats = []game.Feat{{Key: key, Seat: 1, N: day, Worth: worth}}
		return sum
	}
	h := Of([]record.Summary{did(5, bob, "y", 30), did(4, ann, "x", 30), did(3, ann, "x", 60), did(2, ann, "y", 30),
		did(1, bob, "z", 90)})
	days := func(q Question, most int) (all []int) {
		for _, f := range h.Feats(q, most) {
			all = append(all, f.N)
		}
		return all
	}
	if got := days(Question{}, 3); !slices.Equal(got, []int{1, 3, 2}) {
		t.Errorf("of all it tells %v", got)
	}
	if got := days(Question{Person: WhoIs(ann), Rival: WhoIs(finch)}, 3); !slices.Equal(got, []int{3, 2}) {
		t.Errorf("of one it tells %v", got)
	}
}

// TestARecordStandsUntilItIsBroken: of each feat that is told in the house, the first who did so well holds the record,
// whoever does as well or worse later, and loses it to whoever does better.
func TestARecordStandsUntilItIsBroken(t *testing.T) {
	t.Parallel()
	b, err := os.ReadFile(filepath.Join("..", "..", "assets", "words", "en", "feat.json"))
	if err != nil {
		t.Fatal(err)
	}
	var feats map[string]any
	if err := json.Unmarshal(b, &feats); err != nil || len(feats) == 0 {
		t.Fatal(err)
	}
	for key := range feats {
		var over []record.Summary
		for i, c := range []struct {
			worth, holds int
			who          game.Player
		}{{30, 0, ann}, {30, 0, ann}, {20, 0, bob}, {30, 0, bob}, {40, 4, bob}, {40, 4, ann}, {30, 4, ann}, {50, 7, ann}} {
			sum := played("a", 1+i, 0, c.who, finch)
			sum.Feats = []game.Feat{{Key: key, N: i, Worth: c.worth}}
			over = slices.Insert(over, 0, sum)
			if told := Of(over).Feats(Question{}, 3); len(told) != 1 || told[0].N != c.holds {
				t.Errorf("%s: after match %d it tells %+v", key, i, told)
			}
		}
	}
}

// many are 10,000 made-up matches.
func many() (all []record.Summary) {
	rng := rand.New(rand.NewPCG(1, 2))
	cast := bots.Cast()
	for i := range 10_000 {
		players := []game.Player{{Name: []string{"Vera", "Sam", "Noor"}[rng.IntN(3)]}}
		for range 1 + rng.IntN(5) {
			c := cast[rng.IntN(len(cast))]
			players = append(players, game.Player{Computer: true, Level: c.Level, Character: c.ID, Name: c.ID})
		}
		sum := played(catalog.Names()[rng.IntN(3)], 1+i%28, game.SeatsOf(game.Seat(rng.IntN(len(players)))), players...)
		sum.Feats = []game.Feat{{Key: "x", N: i, Worth: i % 100}}
		all = append(all, sum)
	}
	return all
}

// BenchmarkOf remembers 10,000 matches, and BenchmarkSeason asks who is beaten in them.
func BenchmarkOf(b *testing.B) {
	all := many()
	for b.Loop() {
		Of(all)
	}
}

func BenchmarkSeason(b *testing.B) {
	h := Of(many())
	for b.Loop() {
		h.Season(Question{Game: catalog.Names()[0], Person: Who{ID: "vera"}})
	}
}

// TestWhoComesBeforeAnotherHasBeatenThem, whoever wins the match; on sides only those who win have beaten anybody.
func TestWhoComesBeforeAnotherHasBeatenThem(t *testing.T) {
	t.Parallel()
	third := played("a", 1, game.SeatsOf(2), ann, finch, ottilia, bob)
	third.Standing.Halves = [game.MaxSeats]int{480, 300, 900, 480}
	draw := played("a", 1, 0, ann, finch)
	draw.Standing.Halves = [game.MaxSeats]int{40, 12} // Whoever has more points: both have lost (K20).
	of := Question{Person: WhoIs(ann), Rival: WhoIs(finch)}
	if got := Of([]record.Summary{draw}).Count(of); got != (Count{Even: 1}) {
		t.Errorf("of a draw it counts %+v", got)
	}
	sides := third
	sides.Sides = []string{"left", "left", "right", "left"}
	for rival, want := range map[Who][2]Count{
		WhoIs(finch):   {{1, 0, 0, 1, 1}, {Even: 1}},
		WhoIs(ottilia): {{0, 1, 0, -1, 0}, {0, 1, 0, -1, 0}},
		WhoIs(bob):     {{Even: 1}, {Even: 1}},
	} {
		for i, m := range []record.Summary{third, sides} {
			if got := Of([]record.Summary{m}).Count(Question{Person: WhoIs(ann), Rival: rival}); got != want[i] {
				t.Errorf("%v, sides %v: counted %+v, want %+v", rival, i == 1, got, want[i])
			}
		}
	}
}
