package rulestest

import (
	"flag"
	"fmt"
	"os"
	"strconv"
	"strings"
	"testing"

	"safehouse/game"
)

// Golden compares a match of random moves, which its seed alone decides, with a file: after each move it gives what
// each viewer was told and which parts of its view are new. Shuffled has seats that owe decisions at once make them in
// any order, else the first comes first.
func Golden[S any, M game.Move, V fmt.Stringer, E game.Event](t *testing.T, path string, rules game.Rules[S, M, V, E],
	setup game.Setup, shuffled bool, viewers ...game.Seat) {
	t.Helper()
	m, err := game.NewMatch(rules, setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	known := map[game.Seat]map[string]bool{}
	rng := setup.Seed.Stream("players")
	for told := 0; m.ToAct() != 0; told = m.Len() {
		seat := m.ToAct().First()
		if shuffled {
			for range rng.IntN(m.ToAct().Len()) {
				seat = m.ToAct().Without(seat).First()
			}
		}
		moves := m.MoveTexts(seat)
		move := moves[rng.IntN(len(moves))]
		if err := m.SubmitText(seat, move); err != nil {
			t.Fatal(err)
		}
		fmt.Fprintf(&b, "%v %v\n", seat, move)
		for _, viewer := range viewers {
			for _, line := range m.Lines(viewer, told) {
				fmt.Fprintf(&b, "    %v hears %s\n", viewer, spell(line))
			}
			now := map[string]bool{}
			for part := range strings.SplitSeq(m.View(viewer).String(), "; ") {
				now[part] = true
				if !known[viewer][part] {
					fmt.Fprintf(&b, "    %v| %s\n", viewer, part)
				}
			}
			known[viewer] = now
		}
	}
	compare(t, path, b.String())
}

// compare tells of the first line of a text that is another in a file, which is written anew where the test has a flag
// «update» that says so.
func compare(t *testing.T, path, got string) {
	t.Helper()
	if f := flag.Lookup("update"); f != nil && f.Value.String() == "true" {
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

// spell writes a sentence of the log with its key, without what those of its game begin with, and its arguments.
func spell(l game.Line) string {
	words := strings.SplitN(l.Key, ".", 3)
	text := words[len(words)-1]
	for _, a := range l.Args {
		switch {
		case a == (game.Arg{}):
		case a.Kind == game.ArgKey && a.N != 0:
			text += fmt.Sprintf(" %s:%d", a.Key, a.N)
		case a.Kind == game.ArgKey:
			text += " " + a.Key
		case a.Kind == game.ArgSeat:
			text += fmt.Sprintf(" seat%d", a.N)
		case a.Kind == game.ArgHalves:
			text += " " + strconv.FormatFloat(float64(a.N)/2, 'f', -1, 64)
		default:
			text += fmt.Sprintf(" %d", a.N)
		}
	}
	return text
}
