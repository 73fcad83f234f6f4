package kompromat

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"safehouse/game"
)

var update = flag.Bool("update", false, "write the golden files anew")

// goldenSeed is the seed of short matches in which items are used, by today's rules also between drawing and placing
// (K40), and nine tokens end it.
const goldenSeed = 1928

// goldens are the options of the matches by file. The match of earlier rules was written when they were the only ones.
var goldens = map[string]game.Options{"golden.txt": nil, "golden-narrow.txt": {OptionNarrow: 1}}

// randomMatch plays a match of random moves that its seed alone decides, and gives every seat's view to look after
// each move.
func randomMatch(t *testing.T, seed uint64, options game.Options,
	look func(m *Match, seat game.Seat, move Move)) *Match {
	t.Helper()
	setup := game.Setup{Players: make([]game.Player, Seats), Options: options, Seed: game.SeedOf(seed)}
	m, err := game.NewMatch(Rules{}, setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	rng := setup.Seed.Stream("players")
	for m.ToAct() != 0 {
		seat := m.ToAct().First()
		v := m.View(seat)
		move := v.Moves[rng.IntN(len(v.Moves))]
		if err := m.Submit(seat, move); err != nil {
			t.Fatal(err)
		}
		if look != nil {
			look(m, seat, move)
		}
	}
	return m
}

// TestGolden compares whole matches, as the seats and the table saw them, with files of testdata. After each move it
// gives what each viewer was told and which parts of its view are new.
func TestGolden(t *testing.T) {
	for name, options := range goldens {
		t.Run(name, func(t *testing.T) { goldenMatch(t, filepath.Join("testdata", name), options) })
	}
}

func goldenMatch(t *testing.T, path string, options game.Options) {
	var b strings.Builder
	viewers := []game.Seat{0, 1, game.Public}
	known := map[game.Seat]map[string]bool{}
	told := 0
	randomMatch(t, goldenSeed, options, func(m *Match, seat game.Seat, move Move) {
		fmt.Fprintf(&b, "%v %v\n", seat, move)
		for _, viewer := range viewers {
			for _, line := range m.Lines(viewer, told) {
				fmt.Fprintf(&b, "    %v hears %s\n", viewer, spell(line))
			}
			now := map[string]bool{}
			for _, part := range strings.Split(m.View(viewer).String(), "; ") {
				now[part] = true
				if !known[viewer][part] {
					fmt.Fprintf(&b, "    %v| %s\n", viewer, part)
				}
			}
			known[viewer] = now
		}
		told = m.Len()
	})
	if *update {
		if err := os.WriteFile(path, []byte(b.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatalf("reading the golden match (write it with go test -update): %v", err)
	}
	got, wanted := strings.Split(b.String(), "\n"), strings.Split(string(want), "\n")
	for i := range min(len(got), len(wanted)) {
		if got[i] != wanted[i] {
			t.Fatalf("%s:%d:\ngot  %q\nwant %q", path, i+1, got[i], wanted[i])
		}
	}
	if len(got) != len(wanted) {
		t.Errorf("%d lines, want %d", len(got), len(wanted))
	}
}

// spell writes a sentence with its key and arguments.
func spell(l game.Line) string {
	text := strings.TrimPrefix(l.Key, "log.kompromat.")
	for _, a := range l.Args {
		switch {
		case a == (game.Arg{}):
		case a.Kind == game.ArgKey:
			text += " " + a.Key
		case a.Kind == game.ArgSeat:
			text += fmt.Sprintf(" seat%d", a.N)
		case a.Kind == game.ArgHalves:
			text += " " + halves(a.N)
		default:
			text += fmt.Sprintf(" %d", a.N)
		}
	}
	return text
}
