package topsecret

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
// move it gives what each viewer was told and which parts of its view are new.
func TestGolden(t *testing.T) {
	for _, g := range goldens {
		t.Run(g.name, func(t *testing.T) {
			setup := game.Setup{Players: make([]game.Player, g.seats), Options: g.options, Seed: game.SeedOf(g.seed)}
			compare(t, filepath.Join("testdata", "golden-"+g.name+".txt"), transcript(t, setup))
		})
	}
}

// transcript plays a match of random moves that its seed alone decides, the seats in turning order, so that each is
// sometimes the first and sometimes the last to choose.
func transcript(t *testing.T, setup game.Setup) string {
	t.Helper()
	m, err := game.NewMatch(Rules{}, setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	known := map[game.Seat]map[string]bool{}
	rng := setup.Seed.Stream("players")
	for told := 0; m.ToAct() != 0; {
		seat := m.ToAct().First()
		for range rng.IntN(m.ToAct().Len()) {
			seat = m.ToAct().Without(seat).First()
		}
		v := m.View(seat)
		move := v.Moves[rng.IntN(len(v.Moves))]
		if err := m.Submit(seat, move); err != nil {
			t.Fatal(err)
		}
		fmt.Fprintf(&b, "%v %v\n", seat, move)
		for _, viewer := range []game.Seat{0, game.Public} {
			for _, line := range m.Lines(viewer, told) {
				fmt.Fprintf(&b, "    %v hears %s\n", viewer, plain(line))
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
	}
	return b.String()
}

func compare(t *testing.T, path, got string) {
	t.Helper()
	if *update {
		if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatalf("reading the golden match (write it with go test -update): %v", err)
	}
	lines, wanted := strings.Split(got, "\n"), strings.Split(string(want), "\n")
	for i := range min(len(lines), len(wanted)) {
		if lines[i] != wanted[i] {
			t.Fatalf("%s:%d:\ngot  %q\nwant %q", path, i+1, lines[i], wanted[i])
		}
	}
	if len(lines) != len(wanted) {
		t.Errorf("%d lines, want %d", len(lines), len(wanted))
	}
}

// plain writes a sentence with its key and arguments.
func plain(l game.Line) string {
	text := strings.TrimPrefix(l.Key, "log.topsecret.")
	for _, a := range l.Args {
		switch {
		case a == (game.Arg{}):
		case a.Kind == game.ArgKey && a.N != 0:
			text += fmt.Sprintf(" %s:%d", a.Key, a.N)
		case a.Kind == game.ArgKey:
			text += " " + a.Key
		case a.Kind == game.ArgSeat:
			text += fmt.Sprintf(" seat%d", a.N)
		default:
			text += fmt.Sprintf(" %d", a.N)
		}
	}
	return text
}
