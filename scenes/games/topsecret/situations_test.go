package topsecret

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/scenes/tabletop"
	"safehouse/scenes/tabletop/tabletest"
)

// situation is a match in which a person is asked something worth looking at.
type situation = tabletest.Situation[*topsecret.Match]

// situations plays random matches until every kind of question has been met by the first person at such a table.
func situations(t testing.TB, kinds string, options ...string) []situation {
	t.Helper()
	var found tabletest.Situations[*topsecret.Match]
	me := game.SeatsOf(0)
	for i, k := range kinds {
		if k == 'p' {
			me = game.SeatsOf(game.Seat(i))
			break
		}
	}
	for seed := uint64(1); seed < 12; seed++ {
		setup := tabletest.Setup(kinds, seed, options...)
		m, j := tabletest.NewMatch(t, topsecret.Rules{}, setup)
		keep := func(name string, presses ...string) {
			met := j.Entries
			found.Keep(name, func() *topsecret.Match {
				kept, _ := tabletest.Resume(t, topsecret.Rules{}, setup, met)
				return kept
			}, presses...)
		}
		rng := rand.New(rand.NewPCG(seed, 1))
		for !m.Standing().Over {
			toAct := m.ToAct()
			if toAct&me != 0 {
				meet(m, me.First(), keep)
			}
			seat := toAct.First()
			// The person asked answers last, so that others are seen to have chosen.
			if rest := toAct &^ me; rest != 0 {
				seat = rest.First()
			}
			v := m.View(seat)
			tabletest.Make(t, m, seat, v.Moves[rng.IntN(len(v.Moves))].String())
		}
		keep("over")
	}
	return found
}

// meet names what a seat is asked, and what may be pressed about it.
func meet(m *topsecret.Match, seat game.Seat, keep func(name string, presses ...string)) {
	v := m.View(seat)
	p := &v.Players[seat]
	switch v.Phase {
	case topsecret.PhaseChoose:
		waiting := topsecret.NoKind
		if p.UpCount > 0 {
			waiting = p.Up[0].Card.Kind()
		}
		keep(fmt.Sprintf("choose, %v waits", kindName(waiting)))
		if v.Turn > 3 && v.Discard.Sum() > 0 {
			keep("the discard pile", "discard")
		}
		for k := topsecret.Document1; int(k) <= topsecret.Kinds; k++ {
			if p.Hand[k] > 0 {
				keep(fmt.Sprintf("%s chosen, %s waits, last %v", kindName(k), kindName(waiting), v.Last()), handIDs[k])
			}
		}
	case topsecret.PhaseSteal:
		keep("steal")
		target := v.Targets.First()
		keep(fmt.Sprintf("aim, %v", p.UpCount > 0), stealIDs[target])
	case topsecret.PhaseBank:
		keep("bank " + kindName(p.Up[0].Card.Kind()))
	case topsecret.PhaseCall:
		keep(fmt.Sprint("call ", m.ToAct().Len()))
	}
}

// bring opens a situation's match in a room, with the screen where the situation says.
func (r *room) bring(s situation) {
	r.T.Helper()
	r.open(s.Match(), true)
	for _, id := range []string{"take", "peek"} {
		r.Wait(tabletop.ScoreGuard)
		r.Click(id)
	}
	r.Wait(2)
	r.PressAll(s.Presses...)
}
