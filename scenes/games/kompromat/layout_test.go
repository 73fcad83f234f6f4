package kompromat

import (
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/scenes/tabletop/tabletest"
)

// situation is a match in which the first seat is asked something worth looking at.
type situation struct {
	name  string
	match *kompromat.Match
}

// situations plays random matches until every kind of question has been met by a person on the first seat.
func situations(t testing.TB) []situation {
	t.Helper()
	found := map[string]situation{}
	add := func(name string, m *kompromat.Match) {
		if _, ok := found[name]; !ok {
			found[name] = situation{name: name, match: m}
		}
	}
	wanted := []string{"draw", "more", "before", "wait before", "declare", "after", "over"}
	missing := func(name string) bool { _, ok := found[name]; return !ok }
	for seed := uint64(1); seed < 60 && slices.ContainsFunc(wanted, missing); seed++ {
		collect(t, "pe", seed, add)
	}
	if i := slices.IndexFunc(wanted, missing); i >= 0 {
		t.Errorf("no match came to %q", wanted[i])
	}
	var all []situation
	for _, s := range found {
		all = append(all, s)
	}
	return all
}

// personal are the questions that a person alone sees, each in a match of two persons.
func personal(t *testing.T) []situation {
	t.Helper()
	found := map[string]situation{}
	for seed := uint64(1); seed < 60 && len(found) < 5; seed++ {
		collect(t, "pp", seed, func(name string, m *kompromat.Match) {
			if strings.HasPrefix(name, "aim ") && m.View(0).Phase == kompromat.PhaseMore {
				name = "aim"
			}
			switch name {
			case "place", "seen", "order", "smoke", "aim":
				if _, ok := found[name]; !ok {
					found[name] = situation{name: name, match: m}
				}
			}
		})
	}
	return slices.Collect(maps.Values(found))
}

// collect plays one random match, each situation kept as a match of its own.
func collect(t testing.TB, kinds string, seed uint64, add func(string, *kompromat.Match)) {
	rng := rand.New(rand.NewPCG(seed, 1))
	var entries []game.Entry
	keep := func(name string) {
		kept, _ := tabletest.Resume(t, kompromat.Rules{}, setupOf(kinds, seed), entries)
		add(name, kept)
	}
	m, journal := tabletest.NewMatch(t, kompromat.Rules{}, setupOf(kinds, seed))
	for !m.Standing().Over {
		entries = journal.Entries
		seat := m.ToAct().First()
		v := m.View(seat)
		if seat == 0 {
			keep(phaseNames[v.Phase])
			for _, move := range v.Moves {
				if move.Op == kompromat.OpUse {
					keep("aim " + kompromat.Item(move.A).String())
				}
			}
		} else {
			keep("wait " + phaseNames[v.Phase])
		}
		move := v.Moves[rng.IntN(len(v.Moves))]
		for _, other := range v.Moves {
			if other.Op == kompromat.OpUse && rng.IntN(2) == 0 || other.Op == kompromat.OpDraw && seed%3 == 0 {
				move = other
			}
		}
		if err := m.Submit(seat, move); err != nil {
			t.Fatal(err)
		}
	}
	entries = journal.Entries
	keep("over")
}
