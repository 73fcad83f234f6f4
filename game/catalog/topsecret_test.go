package catalog_test

import (
	"context"
	"math/rand/v2"
	"reflect"
	"testing"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/bots/topsecretbot"
	"safehouse/game/catalog"
	"safehouse/game/topsecret"
)

// TestTopSecretStudy requires a study of the game for two, one for each set of values, and none for larger tables.
func TestTopSecretStudy(t *testing.T) {
	g, _ := catalog.Find("topsecret")
	kinds := map[string]bool{}
	for _, options := range []game.Options{nil, {topsecret.OptionSeries: 1, topsecret.OptionCalled: 1},
		{topsecret.OptionValues[4]: 100}} {
		s := g.Study(game.Cast{Players: make([]game.Player, 2), Options: options})
		if s == nil || s.Ready() {
			t.Fatalf("with %v two seats have the study %v", options, s)
		}
		kinds[s.Kind()] = true
	}
	if len(kinds) != 2 {
		t.Errorf("the kinds are %v: they differ by the values, and by nothing else", kinds)
	}
	for seats := 3; seats <= game.MaxSeats; seats++ {
		if s := g.Study(game.Cast{Players: make([]game.Player, seats)}); s != nil {
			t.Errorf("%d seats have the study %q", seats, s.Kind())
		}
	}
	impossible := game.Options{topsecret.OptionValues[4]: 1}
	if s := g.Study(game.Cast{Players: make([]game.Player, 2), Options: impossible}); s != nil {
		t.Errorf("values that no match can have give the study %q", s.Kind())
	}
}

// TestTopSecretThinksOfWhatItWasTold requires what Expert makes of the turns before to come from what its seat was
// told: the same thought whatever rivals have chosen face down by then, and the same again once the match has gone on.
// The turns before must count.
func TestTopSecretThinksOfWhatItWasTold(t *testing.T) {
	g, _ := catalog.Find("topsecret")
	setup := game.Setup{Seed: game.SeedOf(3), Players: []game.Player{{Name: "a"}, {Name: "b"}, {Name: "c"}},
		Options: game.Options{topsecret.OptionSeries: 1}}
	const me = game.Seat(2)
	q := bots.Question{Player: bots.OfLevel(game.Expert), Budget: bots.Budget{{Topic: "card", Work: 20}}, Why: true}
	stream := func(n int) *rand.Rand { return rand.New(rand.NewPCG(uint64(n), 1)) }
	thoughtAt := func(s game.Session, n int) bots.Thought[string] {
		return g.ThinkAt(s, n, me, q, stream(n))(context.Background())
	}
	rng := rand.New(rand.NewPCG(2, 2))
	m := begin(t, setup)
	var made []act
	settled := 0
	thoughts := map[int]bots.Thought[string]{}
	differ := 0
	for m.ToAct() != 0 && m.View(me).Game < 3 {
		v := m.View(me)
		if v.Phase != topsecret.PhaseChoose || m.ToAct().Len() == len(setup.Players) {
			settled = len(made)
		}
		if v.Phase == topsecret.PhaseChoose && m.ToAct() == game.SeatsOf(me) && len(v.Moves) > 1 {
			n := m.Len()
			thoughts[n] = thoughtAt(m, n)
			other := begin(t, setup, made[:settled]...)
			for seat := range me {
				moves := other.View(seat).Moves
				submit(t, other, act{seat, moves[rng.IntN(len(moves))]})
			}
			if elsewhere := thoughtAt(other, n); !reflect.DeepEqual(thoughts[n], elsewhere) {
				t.Errorf("move %d: with other cards face down it thinks\n%+v, not\n%+v", n, elsewhere, thoughts[n])
			}
			if new(topsecretbot.Memory).Choose(context.Background(), &v, q,
				stream(n)).Options[0].Value != thoughts[n].Options[0].Value {
				differ++
			}
		}
		seat := m.ToAct().First()
		moves := m.View(seat).Moves
		made = append(made, act{seat, moves[rng.IntN(len(moves))]})
		submit(t, m, made[len(made)-1])
	}
	for n, thought := range thoughts {
		if later := thoughtAt(m, n); !reflect.DeepEqual(thought, later) {
			t.Errorf("move %d: when the match has gone on it thinks\n%+v, not\n%+v", n, later, thought)
		}
	}
	if len(thoughts) < 20 || differ < len(thoughts)/2 {
		t.Errorf("what was told counts in %d of %d decisions", differ, len(thoughts))
	}
}

// act is a move of a seat.
type act struct {
	seat game.Seat
	move topsecret.Move
}

// begin starts a match and makes moves.
func begin(t *testing.T, setup game.Setup, acts ...act) *topsecret.Match {
	t.Helper()
	m, err := game.NewMatch(topsecret.Rules{}, setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, a := range acts {
		submit(t, m, a)
	}
	return m
}

func submit(t *testing.T, m *topsecret.Match, a act) {
	t.Helper()
	if err := m.Submit(a.seat, a.move); err != nil {
		t.Fatal(err)
	}
}
