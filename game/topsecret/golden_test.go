package topsecret

import (
	"flag"
	"path/filepath"
	"testing"

	"safehouse/game"
	"safehouse/game/rulestest"
)

var _ = flag.Bool("update", false, "write the golden files anew")

// goldens are the matches of random moves that are kept as files: two players alone, four who call «Boum!», and a short
// series of three.
var goldens = []struct {
	name    string
	seats   int
	seed    uint64
	options game.Options
}{
	{"two", 2, 1995, nil},
	{"four-called", 4, 1995, game.Options{OptionCalled: 1}},
	{"three-series", 3, 1995, game.Options{OptionSeries: 1, OptionValues[0]: 50, OptionValues[1]: 100,
		OptionValues[2]: 150, OptionValues[3]: 200, OptionValues[4]: 250}},
}

// TestGolden compares whole matches, as the first seat and the table saw them, with the files in testdata. After each
// move it gives what each viewer was told and which parts of its view are new. Of the seats that choose at once each is
// sometimes the first and sometimes the last.
func TestGolden(t *testing.T) {
	for _, g := range goldens {
		t.Run(g.name, func(t *testing.T) {
			setup := game.Setup{Players: make([]game.Player, g.seats), Options: g.options, Seed: game.SeedOf(g.seed)}
			path := filepath.Join("testdata", "golden-"+g.name+".txt")
			rulestest.Golden(t, path, Rules{}, setup, true, 0, game.Public)
		})
	}
}
