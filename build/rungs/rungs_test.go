package main

import (
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"safehouse/game/catalog"
	"safehouse/game/simulate"
)

func contestsFor(t *testing.T, name string) (catalog.Game, []*contest) {
	t.Helper()
	g, ok := catalog.Find(name)
	if !ok {
		t.Fatalf("no game %q", name)
	}
	return g, contestsOf(g)
}

// TestContests counts the pairings: each pair once at two seats, each against a table of each other at more, each side
// against each.
func TestContests(t *testing.T) {
	for name, want := range map[string]int{"kompromat": 21, "topsecret": 21 + 4*42, "getadler": 3 * 49} {
		_, contests := contestsFor(t, name)
		if len(contests) != want {
			t.Errorf("%s: %d contests, want %d", name, len(contests), want)
		}
		for _, c := range contests {
			if refusal := c.plan(1).Check(); refusal != nil {
				t.Errorf("%s: %v", c.name(), refusal)
			}
		}
	}
}

// TestEveryGoalIsPlayed finds a contest for every goal at every number of seats that it is about.
func TestEveryGoalIsPlayed(t *testing.T) {
	for i := range goals {
		g := &goals[i]
		_, contests := contestsFor(t, g.game)
		seats := map[int]int{}
		for _, c := range contests {
			if about, _ := g.about(c); about {
				seats[c.seats]++
			}
		}
		want := 1
		if g.mirrored {
			want = 2
		}
		if len(seats) == 0 {
			t.Errorf("nobody plays %+v", *g)
		}
		for n, count := range seats {
			if count != want {
				t.Errorf("%+v hangs on %d contests at %d seats", *g, count, n)
			}
		}
	}
}

// TestGamesFitTheTime gives cheap contests all games, dear ones fewer, those with a goal no fewer than they need, and
// deals that are played out.
func TestGamesFitTheTime(t *testing.T) {
	_, contests := contestsFor(t, "topsecret")
	costs := make([]float64, len(contests))
	for i, c := range contests {
		costs[i] = 0.001
		if c.row.String() == "expert" || c.column.String() == "expert" {
			costs[i] = 1
		}
	}
	o := order{games: 1000}
	total := o.share(contests, costs, 50)
	sum := 0.0
	for i, c := range contests {
		sum += costs[i] * float64(c.games)
		least := few
		if c.goal {
			least = sure
		}
		switch {
		case c.games%c.turns() != 0 || c.games < least:
			t.Errorf("%s gets %d games", c.name(), c.games)
		case costs[i] < 1 && c.games < 1000, costs[i] == 1 && c.games > least+c.turns():
			t.Errorf("%s gets %d games at %.3f s", c.name(), c.games, costs[i])
		}
	}
	if math.Abs(sum-total) > 1e-6 {
		t.Errorf("%.1f s are said to be %.1f", sum, total)
	}
}

// TestVerdicts judges shares at two seats, at a table and of sides.
func TestVerdicts(t *testing.T) {
	judge := func(name string, seats int, row, column string, share float64) string {
		_, contests := contestsFor(t, name)
		for _, c := range contests {
			if c.seats != seats || c.row.String() != row || c.column.String() != column {
				continue
			}
			c.played = true
			e := simulate.Estimate{Mean: share, Low: share - 0.01, High: share + 0.01}
			c.result.Contestants = []simulate.Contestant{{Record: simulate.Record{Share: e}}}
			if len(c.game.Sides) > 0 {
				c.result.Sides = []simulate.Side{{Share: e}}
			}
			var said []string
			for _, v := range verdicts([]*contest{c}, seats) {
				if v.holds {
					said = append(said, "holds: "+v.text)
				} else {
					said = append(said, "missed: "+v.text)
				}
			}
			return strings.Join(said, "; ")
		}
		t.Fatalf("no contest of %s and %s", row, column)
		return ""
	}
	for _, c := range []struct{ got, want string }{
		{judge("kompromat", 2, "expert", "medium", 0.61), "holds: expert against medium"},
		{judge("kompromat", 2, "expert", "medium", 0.59), "missed: expert against medium"},
		{judge("kompromat", 2, "easy", "thumb", 0.35), "missed: easy against thumb"},
		{judge("topsecret", 4, "expert", "medium", 0.38),
			"holds: one expert at a table of medium; holds: one expert at a table of medium, by the fair share"},
		{judge("topsecret", 4, "expert", "medium", 0.34),
			"holds: one expert at a table of medium; missed: one expert at a table of medium, by the fair share"},
		{judge("topsecret", 4, "expert", "medium", 0.33),
			"missed: one expert at a table of medium; missed: one expert at a table of medium, by the fair share"},
		{judge("topsecret", 4, "medium", "easy", 0.34), "holds: one medium at a table of easy"},
		{judge("getadler", 5, "greedy", "expert", 0.3), "holds: expert villains against greedy heroes"},
		{judge("getadler", 5, "expert", "expert", 0.3), "missed: expert heroes against expert villains"},
	} {
		if c.got != c.want {
			t.Errorf("%q, want %q", c.got, c.want)
		}
	}
}

// TestPageKeepsOtherSections replaces one game's section and leaves the others as they are.
func TestPageKeepsOtherSections(t *testing.T) {
	page := replaced(replaced("top\n", "a", "one\n"), "b", "two\n")
	page = replaced(page, "a", "three\n")
	if strings.Contains(page, "one") || !strings.HasPrefix(page, "top\n") ||
		strings.Index(page, "three") > strings.Index(page, "two") {
		t.Errorf("%q", page)
	}
}

// TestSectionsAreWhole writes a section of every game from results that are all alike, and looks for what must stand
// there.
func TestSectionsAreWhole(t *testing.T) {
	for name, rows := range map[string]int{"kompromat": 7, "topsecret": 5 * 7, "getadler": 3 * 7} {
		g, contests := contestsFor(t, name)
		even := simulate.Record{Share: simulate.Estimate{Mean: 0.5, Low: 0.4, High: 0.6}}
		for _, c := range contests {
			c.games, c.played = 200, true
			c.result.Contestants = make([]simulate.Contestant, c.seats)
			for i := range c.result.Contestants {
				c.result.Contestants[i].Record = even
			}
			for range g.Sides {
				c.result.Sides = append(c.result.Sides, simulate.Side{Share: even.Share})
			}
		}
		o := order{commit: "abc", games: 1000, minutes: 35}
		section := o.section(g, contests)
		if n := strings.Count(section, "\n| **"); n != rows {
			t.Errorf("%s: %d rows, want %d", name, n, rows)
		}
		for _, want := range []string{"## " + name, "Commit abc", "safehouse simulate --game " + name, "50.0 ± 10.0<br>200",
			"| Goal |", "holds"} {
			if !strings.Contains(section, want) {
				t.Errorf("%s: the section lacks %q:\n%s", name, want, section)
			}
		}
	}
}

// TestKeysAreOfWhatIsBuilt: each game has a key of its own, which changes with its opponents and not with tests or
// pages.
func TestKeysAreOfWhatIsBuilt(t *testing.T) {
	t.Chdir(t.TempDir())
	write := func(path, text string) {
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	run := func(args ...string) {
		if _, err := git(args...); err != nil {
			t.Fatal(err)
		}
	}
	key := func(name string) string {
		_, k, err := sources(name)
		if err != nil {
			t.Fatal(err)
		}
		return k
	}
	for _, path := range []string{"game/a.go", "game/bots/kompromatbot/b.go", "game/bots/kompromatbot/b_test.go",
		"game/topsecret/c.go", "game/bots/LADDER.md"} {
		write(path, path)
	}
	run("init", "-q")
	run("add", ".")
	run("-c", "user.name=a", "-c", "user.email=a@b", "commit", "-q", "-m", "all")
	first := key("kompromat")
	if key("topsecret") == first {
		t.Error("two games have one key")
	}
	write("game/bots/kompromatbot/b_test.go", "other")
	write("game/bots/LADDER.md", "other")
	if key("kompromat") != first {
		t.Error("a test or a page changes the key")
	}
	run("add", ".")
	run("-c", "user.name=a", "-c", "user.email=a@b", "commit", "-q", "-m", "tests")
	if key("kompromat") != first {
		t.Error("a test or a page that is committed changes the key")
	}
	write("game/bots/kompromatbot/b.go", "other")
	if key("kompromat") == first {
		t.Error("the opponents change and the key does not")
	}
}

// TestAnEndedRunHasItsPage gathers one of two results, and says of the other that it was not played.
func TestAnEndedRunHasItsPage(t *testing.T) {
	g, contests := contestsFor(t, "kompromat")
	contests = contests[:2]
	o := order{cache: t.TempDir(), builtFrom: "x", commit: "abc"}
	for _, c := range contests {
		c.games = 200
	}
	won := simulate.Record{Share: simulate.Estimate{Mean: 0.7, Low: 0.6, High: 0.8}}
	k := kept{Result: simulate.Result{Contestants: []simulate.Contestant{{Record: won}, {Record: won}}}}
	if err := o.keep(contests[1], 200, k); err != nil {
		t.Fatal(err)
	}
	o.gather(contests)
	if contests[0].played || !contests[1].played {
		t.Fatalf("played: %v, %v", contests[0].played, contests[1].played)
	}
	section := o.section(g, contests)
	for _, want := range []string{"1 contests of 200 to 200 games, 200 games in all", "1 contests were not played",
		"70.0 ± 10.0<br>200"} {
		if !strings.Contains(section, want) {
			t.Errorf("the section lacks %q:\n%s", want, section)
		}
	}
}

// TestResultsAreKept plays a contest of two cheap players, and takes it from the cache the second time.
func TestResultsAreKept(t *testing.T) {
	_, contests := contestsFor(t, "topsecret")
	var c *contest
	for _, at := range contests {
		if at.row.String() == "greedy" && at.column.String() == "random" && at.seats == 2 {
			c = at
		}
	}
	o := order{cache: t.TempDir(), builtFrom: "x", workers: 1, ctx: t.Context()}
	first, err := o.simulate(c, 4)
	if err != nil {
		t.Fatal(err)
	}
	files, err := filepath.Glob(filepath.Join(o.cache, "x", "*"))
	if err != nil || len(files) != 1 {
		t.Fatalf("the cache has %v, %v", files, err)
	}
	again, ok := o.recall(c, 4)
	if !ok || again.Result.Decisions != first.Result.Decisions || again.Seconds != first.Seconds {
		t.Errorf("%+v came back as %+v", first, again)
	}
	if _, err := o.simulate(c, 8); err != nil {
		t.Fatal(err)
	}
	if k, games, ok := o.most(c, 5); !ok || games != 8 || k.Result.Decisions == first.Result.Decisions {
		t.Errorf("of 4 and 8 games those of %d were taken: %v", games, ok)
	}
	if _, games, ok := o.most(c, 9); ok {
		t.Errorf("9 games were wanted and %d taken", games)
	}
	if err := os.WriteFile(files[0], []byte("{"), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, ok := o.recall(c, 4); ok {
		t.Error("a damaged result was taken")
	}
}
