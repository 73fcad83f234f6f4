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
	"safehouse/game/botstest"
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

// decided are the decisions of one match at a table, a line each: who moved, how, and a sum over all that was said and
// weighed.
func decided(t *testing.T, g catalog.Game, match int, table company) string {
	t.Helper()
	players, seats := everyPlayer(), table.seats
	setup := game.Setup{Players: make([]game.Player, seats), Options: table.options, Seed: game.SeedOf(uint64(match))}
	s, err := g.New(setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	var out strings.Builder
	fmt.Fprintf(&out, heading+"%d of %s at %d seats\n", match, g.Name, seats)
	for s.ToAct() != 0 && (table.left == 0 || s.Len() < table.left || botstest.Long() || *update) {
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

// heading begins what is kept of a match.
const heading = "match "

// TestOpponentsDecideAsTheyDid holds what every opponent decides, and why, against what it decided when this was last
// looked at. A record is explained by working its decisions out again, on any machine and by any release that knows its
// version: whoever changes how somebody plays says so here, and in bots.Version.
func TestOpponentsDecideAsTheyDid(t *testing.T) {
	for _, g := range catalog.Games() {
		t.Run(g.Name, func(t *testing.T) {
			t.Parallel()
			golden := filepath.Join("testdata", "decisions-"+g.Name+".txt")
			text, err := os.ReadFile(golden)
			if err != nil && !*update {
				t.Fatal(err)
			}
			kept := strings.Split(string(text), heading)[1:]
			var all strings.Builder
			match := 0
			for _, table := range tablesOf(g) {
				for range table.matches {
					made := decided(t, g, match, table)
					all.WriteString(made)
					if match < len(kept) && !*update {
						same(t, match, made, heading+kept[match], table.left > 0)
					}
					match++
				}
			}
			if *update {
				if err := os.WriteFile(golden, []byte(all.String()), 0o600); err != nil {
					t.Fatal(err)
				}
			} else if match != len(kept) {
				t.Errorf("%d matches, were %d", match, len(kept))
			}
		})
	}
}

// same requires the decisions of a match to be those that were kept; those of one that may be left early their
// beginning.
func same(t *testing.T, match int, made, kept string, left bool) {
	t.Helper()
	if made == kept || left && strings.HasPrefix(kept, made) {
		return
	}
	now, was := strings.Split(made, "\n"), strings.Split(kept, "\n")
	for i := range min(len(now), len(was)) {
		if now[i] != was[i] {
			t.Fatalf("match %d: line %d is %q, was %q", match, i+1, now[i], was[i])
		}
	}
	t.Errorf("match %d: %d lines, were %d", match, len(now), len(was))
}

// company is a table at which everybody decides in so many matches. A quick test leaves them after so many moves, where
// that is not 0.
type company struct {
	seats, matches int
	options        game.Options
	left           int
}

// tablesOf are the tables at which everybody decides in a match or two: for a game of which nothing else is said the
// smallest and the largest.
func tablesOf(g catalog.Game) []company {
	chosen := map[string][]company{
		"kompromat": {{2, 2, nil, 0}, {2, 7, nil, 150}},
		"topsecret": {{2, 3, nil, 0}, {3, 3, game.Options{"called": 1}, 0}, {4, 2, game.Options{"series": 1}, 100},
			{6, 2, nil, 0}},
		"getadler": {{4, 6, nil, 0}, {5, 6, game.Options{"abilities": 1}, 0},
			{6, 6, game.Options{"abilities": 1, "mission": 1}, 0}},
	}
	if tables, ok := chosen[g.Name]; ok {
		return tables
	}
	return []company{{g.MinSeats, 3, nil, 0}, {g.MaxSeats, 3, nil, 0}}
}
