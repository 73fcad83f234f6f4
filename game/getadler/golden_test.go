package getadler

import (
	"flag"
	"path/filepath"
	"testing"

	"safehouse/game"
	"safehouse/game/rulestest"
)

var _ = flag.Bool("update", false, "write the golden files anew")

// goldens are the matches of random moves that are kept as files: four players by the plain rules, five with abilities,
// six with the ultimate mission and heroes without the card passed over.
var goldens = []struct {
	name    string
	seats   int
	seed    uint64
	options game.Options
}{
	{"four", 4, 1901, nil},
	{"five-abilities", 5, 1920, game.Options{OptionAbilities: 1}},
	{"six-mission", 6, 1951, game.Options{OptionMission: 1, OptionAbilities: 1, OptionQuick: 1}},
}

// TestGolden compares whole matches, as the first seat and the table saw them, with the files in testdata. After each
// move it gives what each viewer was told and which parts of its view are new.
func TestGolden(t *testing.T) {
	for _, g := range goldens {
		t.Run(g.name, func(t *testing.T) {
			setup := game.Setup{Players: make([]game.Player, g.seats), Options: g.options, Seed: game.SeedOf(g.seed)}
			path := filepath.Join("testdata", "golden-"+g.name+".txt")
			rulestest.Golden(t, path, Rules{}, setup, false, 0, game.Public)
		})
	}
}
