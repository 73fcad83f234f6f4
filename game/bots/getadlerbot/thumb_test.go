package getadlerbot_test

import (
	"context"
	"math/rand/v2"
	"slices"
	"testing"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/bots/getadlerbot"
	"safehouse/game/botstest"
	"safehouse/game/getadler"
)

// TestGetAdlerYardsticksKeepTheirRules lets the yardsticks advise at every decision of random games: what they say is
// legal, drawn from no stream, and keeps the plainest of their rules.
func TestGetAdlerYardsticksKeepTheirRules(t *testing.T) {
	t.Parallel()
	for _, kind := range []bots.Kind{bots.Greedy, bots.Thumb} {
		p := bots.Player{Kind: kind}
		kept := map[string]int{}
		advised := func(v *getadler.View, rng *rand.Rand) getadler.Move {
			m := getadlerbot.Choose(context.Background(), v, bots.Question{Player: p}, nil).Move
			if !slices.Contains(v.Moves, m) {
				t.Fatalf("%v: in phase %v, with %v, it makes %v", p, v.Phase, v.Moves, m)
			}
			villain := v.Players[v.Viewer].Role.Villain()
			may := func(op getadler.Op) bool {
				return slices.ContainsFunc(v.Moves, func(m getadler.Move) bool { return m.Op == op })
			}
			rule := func(name string, broken bool) {
				kept[name]++
				if broken {
					t.Errorf("%v: %s: it makes %v", p, name, m)
				}
			}
			switch {
			case v.Phase == getadler.PhasePlay && villain:
				rule("a villain never arrests", m.Op == getadler.OpArrest)
			case v.Phase == getadler.PhasePlay && may(getadler.OpArrest) && (v.Revealed || kind == bots.Greedy):
				rule("a hero who may arrests", m.Op != getadler.OpArrest)
			case v.Phase == getadler.PhaseShoot && may(getadler.OpShoot):
				rule("who holds a pistol fires", m.Op != getadler.OpShoot)
			case v.Phase == getadler.PhasePursue && may(getadler.OpPursue):
				rule("who holds the card pursues", m.Op != getadler.OpPursue)
			case v.Phase == getadler.PhaseAnswer && villain && v.Trait == getadler.Coat &&
				v.Players[v.Viewer].Role == getadler.Adler &&
				v.Colour == getadler.Grey && v.Seats == 4:
				rule("Adler does not own up to his coat", m.Op == getadler.OpYes &&
					v.Players[v.Viewer].Answers == getadler.InPlay(4))
			}
			return room.AtRandom(v, rng)
		}
		for n := range 90 {
			room.Play(t, game.SeedOf(uint64(n)), adlerVariants()[n%4], botstest.Equals(4+n%3, advised)...)
		}
		for _, name := range []string{"a villain never arrests", "a hero who may arrests", "who holds a pistol fires",
			"who holds the card pursues"} {
			if kept[name] < 10 {
				t.Errorf("%v: %q was tried %d times", p, name, kept[name])
			}
		}
	}
}
