package kompromat

import (
	"flag"
	"path/filepath"
	"testing"

	"safehouse/game"
	"safehouse/game/rulestest"
)

var _ = flag.Bool("update", false, "write the golden files anew")

// goldenSeed is the seed of short matches in which items are used, by today's rules also between drawing and placing
// (K40), and nine tokens end it.
const goldenSeed = 1928

// goldens are the options of the matches by file. The match of earlier rules was written when they were the only ones.
var goldens = map[string]game.Options{"golden.txt": nil, "golden-narrow.txt": {OptionNarrow: 1}}

// TestGolden compares whole matches, as the seats and the table saw them, with files of testdata. After each move it
// gives what each viewer was told and which parts of its view are new.
func TestGolden(t *testing.T) {
	for name, options := range goldens {
		t.Run(name, func(t *testing.T) {
			setup := game.Setup{Players: make([]game.Player, Seats), Options: options, Seed: game.SeedOf(goldenSeed)}
			rulestest.Golden(t, filepath.Join("testdata", name), Rules{}, setup, false, 0, 1, game.Public)
		})
	}
}
