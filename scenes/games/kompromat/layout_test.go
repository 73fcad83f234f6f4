package kompromat

import (
	"math/rand/v2"
	"slices"
	"testing"

	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/scenes/tabletop/tabletest"
)

// situation is a match in which the first seat is asked something worth looking at.
type situation = tabletest.Situation[*kompromat.Match]

// situations plays random matches until every kind of question has been met by a person on the first seat.
func situations(t testing.TB) []situation {
	t.Helper()
	var found tabletest.Situations[*kompromat.Match]
	wanted := []string{"draw", "more", "before", "wait before", "declare", "after", "over"}
	missing := func(name string) bool { return !found.Has(name) }
	for seed := uint64(1); seed < 60 && slices.ContainsFunc(wanted, missing); seed++ {
		collect(t, "pe", seed, func(name string, m func() *kompromat.Match) { found.Keep(name, m) })
	}
	found.MustHave(t, wanted...)
	return found
}

// personal are the questions that a person alone sees, each in a match of two persons.
func personal(t *testing.T) []situation {
	t.Helper()
	var found tabletest.Situations[*kompromat.Match]
	for seed := uint64(1); seed < 60 && len(found) < 4; seed++ {
		collect(t, "pp", seed, func(name string, m func() *kompromat.Match) {
			switch name {
			case "place", "seen", "order", "smoke":
				found.Keep(name, m)
			}
		})
	}
	return found
}

// collect plays one random match, and gives its situations.
func collect(t testing.TB, kinds string, seed uint64, add func(string, func() *kompromat.Match)) {
	rng := rand.New(rand.NewPCG(seed, 1))
	var entries []game.Entry
	keep := func(name string) {
		met := entries
		add(name, func() *kompromat.Match {
			kept, _ := tabletest.Resume(t, kompromat.Rules{}, setupOf(kinds, seed), met)
			return kept
		})
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
		tabletest.Make(t, m, seat, move.String())
	}
	entries = journal.Entries
	keep("over")
}
