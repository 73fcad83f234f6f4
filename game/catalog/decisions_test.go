package catalog_test

import (
	"context"
	"flag"
	"fmt"
	"hash/crc32"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/catalog"
)

var update = flag.Bool("update", false, "write the golden files anew")

// everyPlayer is who may decide for a seat: levels, regulars and yardsticks.
func everyPlayer() (all []bots.Player) {
	for level := game.Easy; level <= game.Expert; level++ {
		all = append(all, bots.OfLevel(level))
	}
	for _, c := range bots.Cast() {
		all = append(all, bots.Player{Level: c.Level, Character: c.ID})
	}
	for _, k := range []bots.Kind{bots.Greedy, bots.Thumb} {
		all = append(all, bots.Player{Kind: k})
	}
	return all
}

// modest is a budget with no more work on anything than a test has time for, and enough for TOP SECRET's last turns to
// be solved.
func modest(b bots.Budget) bots.Budget {
	const most = 100
	less := make(bots.Budget, len(b))
	for i, a := range b {
		less[i] = bots.Allowance{Topic: a.Topic, Work: min(a.Work, most)}
	}
	return less
}

// decided are the decisions of one match, a line each: who moved, how, and a sum over all that was said and weighed.
func decided(t *testing.T, g catalog.Game, match, seats int, options game.Options) string {
	t.Helper()
	players := everyPlayer()
	setup := game.Setup{Players: make([]game.Player, seats), Options: options, Seed: game.SeedOf(uint64(match))}
	s, err := g.New(setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	var out strings.Builder
	fmt.Fprintf(&out, "match %d of %s at %d seats\n", match, g.Name, seats)
	for s.ToAct() != 0 {
		seat := s.ToAct().First()
		p := players[(match*seats+int(seat))%len(players)]
		q := bots.Question{Player: p, Why: true}
		if p.Kind == bots.Levelled {
			q.Budget = modest(g.Budget(p, seats))
		}
		made := g.Think(s, seat, q, bots.Stream(setup.Seed, seat, s.Len()))(context.Background())
		sum := crc32.NewIEEE()
		for _, o := range made.Options {
			fmt.Fprintf(sum, "%s %v %.6g %.6g %.6g\n", o.Move, o.Says, o.Value, o.Chance, o.Error)
		}
		fmt.Fprintf(sum, "%v %v %.6g %d", made.Knew, made.Feared.Says, made.Feared.Chance, made.Scale)
		fmt.Fprintf(&out, "%d %v %s %08x\n", seat, p, made.Move, sum.Sum32())
		if err := s.SubmitText(seat, made.Move); err != nil {
			t.Fatal(err)
		}
	}
	return out.String()
}

// TestOpponentsDecideAsTheyDid holds what every opponent decides, and why, against what it decided when this was last
// looked at. A record is explained by working its decisions out again, on any machine and by any release that knows its
// version: whoever changes how somebody plays says so here.
func TestOpponentsDecideAsTheyDid(t *testing.T) {
	for _, g := range catalog.Games() {
		t.Run(g.Name, func(t *testing.T) {
			t.Parallel()
			var all strings.Builder
			next := 0
			for _, table := range tablesOf(g) {
				for range table.matches {
					all.WriteString(decided(t, g, next, table.seats, table.options))
					next++
				}
			}
			golden := filepath.Join("testdata", "decisions-"+g.Name+".txt")
			if *update {
				if err := os.WriteFile(golden, []byte(all.String()), 0o600); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(golden)
			if err != nil {
				t.Fatal(err)
			}
			lines, wanted := strings.Split(all.String(), "\n"), strings.Split(string(want), "\n")
			for i := range min(len(lines), len(wanted)) {
				if lines[i] != wanted[i] {
					t.Fatalf("line %d is %q, was %q", i+1, lines[i], wanted[i])
				}
			}
			if len(lines) != len(wanted) {
				t.Errorf("%d lines, were %d", len(lines), len(wanted))
			}
		})
	}
}

// company is a table at which everybody decides in so many matches.
type company struct {
	seats, matches int
	options        game.Options
}

// tablesOf are the tables at which everybody decides in a match or two: for a game of which nothing else is said the
// smallest and the largest.
func tablesOf(g catalog.Game) []company {
	chosen := map[string][]company{
		"kompromat": {{2, 9, nil}},
		"topsecret": {{2, 3, nil}, {3, 3, game.Options{"called": 1}}, {4, 2, game.Options{"series": 1}}, {6, 2, nil}},
		"getadler": {{4, 6, nil}, {5, 6, game.Options{"abilities": 1}},
			{6, 6, game.Options{"abilities": 1, "mission": 1}}},
	}
	if tables, ok := chosen[g.Name]; ok {
		return tables
	}
	return []company{{g.MinSeats, 3, nil}, {g.MaxSeats, 3, nil}}
}
