package getadler

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/scenes/tabletop/tabletest"
)

// situation is a match in which the first seat, a person, is asked something worth looking at, or waits for others.
type situation = tabletest.Situation[*getadler.Match]

// enact opens the match and presses.
func (r *room) enact(s *situation) {
	r.T.Helper()
	r.open(s.Match(), true)
	r.Wait(40)
	r.PressAll(s.Presses...)
}

// situations plays matches at random until every question of the table has been met by the first seat, each kept once.
func situations(t testing.TB, kinds string, options ...string) []situation {
	t.Helper()
	var found tabletest.Situations[*getadler.Match]
	for seed := uint64(1); seed < 40; seed++ {
		collect(t, tabletest.Setup(kinds, seed, options...), seed, &found)
	}
	found.MustHave(t, "meet", "answer", "answer chosen", "look", "give", "play", "wait answer")
	slices.SortFunc(found, func(a, b situation) int { return strings.Compare(a.Name, b.Name) })
	return found
}

// collect plays one match at random and keeps what is new in it.
func collect(t testing.TB, setup game.Setup, seed uint64, found *tabletest.Situations[*getadler.Match]) {
	t.Helper()
	m, j := tabletest.NewMatch(t, getadler.Rules{}, setup)
	rng := rand.New(rand.NewPCG(seed, 1))
	for !m.Standing().Over {
		seat := m.ToAct().First()
		v := m.View(seat)
		keep := func(name string, presses ...string) {
			met := j.Entries
			found.Keep(name, func() *getadler.Match {
				kept, _ := tabletest.Resume(t, getadler.Rules{}, setup, met)
				return kept
			}, presses...)
		}
		switch {
		case v.Fight.Villain.Sits(v.Seats):
			// A confrontation is looked at elsewhere.
		case seat == 0:
			keepAsked(&v, keep)
		default:
			keep("wait " + v.Phase.String())
		}
		move := v.Moves[rng.IntN(len(v.Moves))]
		for range 2 {
			if move.Op == getadler.OpDiscard {
				move = v.Moves[rng.IntN(len(v.Moves))]
			}
		}
		tabletest.Make(t, m, seat, move.String())
	}
}

// keepAsked keeps a question to the first seat, and its steps.
func keepAsked(v *getadler.View, keep func(string, ...string)) {
	name := v.Phase.String()
	if v.Revealed {
		name += " revealed"
	}
	keep(name)
	switch v.Phase {
	case getadler.PhaseAnswer:
		id := "yes"
		if v.Moves[0].Op == getadler.OpNo {
			id = "no"
		}
		keep("answer chosen", id)
	case getadler.PhaseGive:
		keep("give chosen", handIDs[0])
	case getadler.PhasePlay:
		for i := range v.Players[0].Cards {
			keepPlay(v, i, keep)
		}
	}
}

// keepPlay keeps the steps of the play of a card.
func keepPlay(v *getadler.View, i int, keep func(string, ...string)) {
	k := cardAt(v, i)
	op := plays[k].op
	name := fmt.Sprintf("play %v, revealed %v, gate %v", k, v.Revealed, v.Hour >= getadler.Gate)
	keep(name, handIDs[i])
	for _, m := range v.Moves {
		if m.Op != op || op == getadler.NoOp {
			continue
		}
		seat := seatIDs[m.A]
		switch {
		case op == getadler.OpAsk:
			keep(name+" trait", handIDs[i], seat)
			keep(name+" colour", handIDs[i], seat, traitIDs[m.B])
			keep(name+" asked", handIDs[i], seat, traitIDs[m.B], colourIDs[m.C])
		case op == getadler.OpArrest && m.B != 0:
			keep(name+" naming", handIDs[i], seat)
			keep(name+" named", handIDs[i], seat, nameIDs[0])
		case op == getadler.OpSpy && m.B == 2:
			keep(name+" many", handIDs[i], seat)
			keep(name+" two", handIDs[i], seat, countIDs[1])
		default:
			keep(name+" target", handIDs[i], seat)
		}
	}
}
