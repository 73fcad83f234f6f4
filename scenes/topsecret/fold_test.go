package topsecret

import (
	"math/rand/v2"
	"reflect"
	"testing"

	"safehouse/game"
	"safehouse/game/topsecret"
)

// randomMatch plays a match of that many seats at random.
func randomMatch(t *testing.T, seats int, seed uint64, options ...string) *topsecret.Match {
	t.Helper()
	m := newMatch(t, setupOf("eeeeee"[:seats], seed, options...))
	rng := rand.New(rand.NewPCG(seed, 7))
	for m.ToAct() != 0 {
		seat := m.ToAct().First()
		if set := m.ToAct(); rng.IntN(2) == 0 {
			for s := range game.Seat(seats) {
				if set.Has(s) {
					seat = s
				}
			}
		}
		v := m.View(seat)
		if err := m.Submit(seat, v.Moves[rng.IntN(len(v.Moves))]); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// plain prints all that is in a view, not what it says of itself.
type plain topsecret.View

// seen is what of a view is shown by cards and figures: not what is asked, which only the true view tells.
func seen(v topsecret.View) topsecret.View {
	v.Phase, v.ToAct, v.Thief, v.Targets, v.Bankers, v.Moves = 0, 0, 0, 0, 0, nil
	for i := range v.Players {
		// Who has answered is told by the phase as well.
		v.Players[i].Chosen = false
	}
	return v
}

// The events of a move, brought to the view before it, give what cards and figures show after it.
func TestEventsGiveTheViewThatTheRulesGive(t *testing.T) {
	for seats := 2; seats <= game.MaxSeats; seats++ {
		for seed := range uint64(4) {
			options := []string{topsecret.OptionCalled, topsecret.OptionSeries}[:seed%3]
			m := randomMatch(t, seats, seed, options...)
			for n := range seats + 1 {
				sight := game.Seat(n)
				if n == seats {
					sight = game.Table
				}
				v := m.ViewAt(sight, 0)
				for _, step := range m.Seen(sight, 0) {
					for i := range step.Events() {
						fold(&v, &step.Seen[i].Event)
					}
					if got, want := plain(seen(v)), plain(seen(step.After)); !reflect.DeepEqual(got, want) {
						t.Fatalf("%d seats, seed %d, seen by %v, move %d, %+v:\ngot  %+v\nwant %+v", seats, seed, sight, step.Index, step.Events, got, want)
					}
					v = step.After
				}
			}
		}
	}
}
