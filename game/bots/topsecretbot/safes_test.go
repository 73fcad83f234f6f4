package topsecretbot

import (
	"math/rand/v2"
	"testing"

	"safehouse/game"
	"safehouse/game/topsecret"
)

// shadow plays a match and, beside it, the same moves on safes, and holds both against each other.
type shadow struct {
	t     *testing.T
	match *topsecret.Match
	rng   *rand.Rand
	safes safes
	open  turn
}

// make has a seat make any legal move.
func (sh *shadow) make(seat game.Seat) topsecret.Move {
	sh.t.Helper()
	v := sh.match.View(seat)
	if len(v.Moves) == 0 {
		sh.t.Fatalf("turn %d: seat %v has no move in phase %d", v.Turn, seat, v.Phase)
	}
	m := v.Moves[sh.rng.IntN(len(v.Moves))]
	if err := sh.match.Submit(seat, m); err != nil {
		sh.t.Fatal(err)
	}
	return m
}

// agree requires the table of the match to be that of the shadow.
func (sh *shadow) agree(phase topsecret.Phase) {
	sh.t.Helper()
	v := sh.match.View(game.Public)
	if v.Phase != phase {
		sh.t.Fatalf("turn %d: phase %d, not %d", v.Turn, v.Phase, phase)
	}
	s, open := look(&v)
	if s != sh.safes {
		sh.t.Fatalf("turn %d, phase %d: the rules have %+v, thought has %+v", v.Turn, phase, s, sh.safes)
	}
	if phase == topsecret.PhaseSteal && (open.fresh != sh.open.fresh || open.taken != sh.open.taken ||
		open.moles != sh.open.moles) {
		sh.t.Fatalf("turn %d: the rules have open %+v, thought has %+v", v.Turn, open, sh.open)
	}
}

// thefts lets the moles steal.
func (sh *shadow) thefts() {
	for before := sh.open; ; before = sh.open {
		thief, any := sh.safes.next(&sh.open)
		if !any {
			return
		}
		var targets game.Seats
		for from := range sh.safes.seats {
			if sh.open.loot(thief, from) {
				targets = targets.With(game.Seat(from))
			}
		}
		switch targets.Len() {
		case 0:
		case 1:
			sh.open.steal(thief, int(targets.First()))
		default:
			after := sh.open
			sh.open = before
			sh.agree(topsecret.PhaseSteal)
			sh.open = after
			sh.open.steal(thief, int(sh.make(game.Seat(thief)).A))
		}
	}
}

// turn plays one turn.
func (sh *shadow) turn() {
	for seat := range sh.safes.seats {
		v := sh.match.View(game.Public)
		sh.open.picks[seat] = v.Played(sh.make(game.Seat(seat)))
	}
	sh.safes.reveal(&sh.open)
	for v := sh.match.View(game.Public); v.Phase == topsecret.PhaseCall; v = sh.match.View(game.Public) {
		if seat := v.ToAct.First(); sh.make(seat).Op == topsecret.OpSilence {
			sh.safes.points[seat] -= topsecret.Fine
		}
	}
	sh.thefts()
	sh.safes.settle(&sh.open)
	if single := sh.safes; sh.safes.turns > 1 && single.up != [game.MaxSeats]topsecret.Kind{} {
		sh.agree(topsecret.PhaseBank)
		for seat := range single.seats {
			if single.up[seat] != topsecret.NoKind && sh.make(game.Seat(seat)).Op == topsecret.OpBank {
				sh.safes.bank(seat)
			}
		}
	}
	sh.safes.pass()
}

// TestSafesKeepTheRules plays games at every number of seats by the rules and in thought.
func TestSafesKeepTheRules(t *testing.T) {
	for seats := 2; seats <= game.MaxSeats; seats++ {
		for n := range uint64(60) {
			setup := game.Setup{Seed: game.SeedOf(n), Options: game.Options{topsecret.OptionCalled: int(n % 2),
				topsecret.OptionValues[2]: 5}}
			for i := range seats {
				setup.Players = append(setup.Players, game.Player{Name: string(rune('a' + i))})
			}
			m, err := game.NewMatch(topsecret.Rules{}, setup, nil)
			if err != nil {
				t.Fatal(err)
			}
			sh := &shadow{t: t, match: m, rng: rand.New(rand.NewPCG(n, uint64(seats)))}
			v := m.View(game.Public)
			sh.safes, _ = look(&v)
			for sh.safes.turns > 0 {
				sh.agree(topsecret.PhaseChoose)
				sh.turn()
			}
			v = m.View(game.Public)
			for seat := range seats {
				if got := int32(v.Players[seat].Points); got != sh.safes.points[seat] {
					t.Fatalf("%d seats, seed %d: seat %d has %d points by the rules, %d in thought", seats, n, seat, got,
						sh.safes.points[seat])
				}
			}
		}
	}
}
