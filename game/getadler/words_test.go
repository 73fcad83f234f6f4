package getadler

import (
	"math/rand/v2"
	"slices"
	"testing"

	"safehouse/game"
)

// TestWhatIsSaidIsPublished plays random matches at all tables: every sentence, and every word in it, is one that
// WordKeys names, and every published sentence is said.
func TestWhatIsSaidIsPublished(t *testing.T) {
	const matches = 2500
	var r Rules
	keys, said := WordKeys(), map[string]bool{}
	for n := range matches {
		options := game.Options{OptionAbilities: n % 2, OptionMission: n / 2 % 2, OptionQuick: n / 4 % 2}
		s := start(t, 4+n%3, options)
		rng := rand.New(rand.NewPCG(1, uint64(n)))
		for !s.Over() {
			seat := r.ToAct(&s).First()
			moves := r.Moves(&s, seat, nil)
			m, before := moves[rng.IntN(len(moves))], s
			r.Apply(&s, seat, m)
			for _, viewer := range []game.Seat{0, 3, game.Table} {
				for _, e := range r.Tell(&before, seat, m, &s, viewer, nil) {
					line := e.Say()
					if line == (game.Line{}) {
						continue
					}
					said[line.Key] = true
					expectPublished(t, keys, line)
				}
			}
		}
	}
	// Piles and hands that are empty do not come up by chance.
	for _, kind := range []EventKind{NothingDrawn, NothingPlayed, NothingToTake} {
		line := Event{Kind: kind, Seat: 1, Other: 2}.Say()
		said[line.Key] = true
		expectPublished(t, keys, line)
	}
	for _, all := range [][]string{sentences[:], saidOtherwise, freed[:], eliminated[:], won[:]} {
		for _, key := range all {
			if key != "" && !said[key] {
				t.Errorf("%q is never said", key)
			}
		}
	}
}

// expectPublished looks for the key of a line, and for those of the words in it.
func expectPublished(t *testing.T, keys []string, line game.Line) {
	t.Helper()
	if !slices.Contains(keys, line.Key) {
		t.Fatalf("the sentence %q is not published", line.Key)
	}
	for _, a := range line.Args {
		if a.Kind == game.ArgKey && !slices.Contains(keys, a.Key) {
			t.Fatalf("%q says %q, which is not published", line.Key, a.Key)
		}
	}
}
