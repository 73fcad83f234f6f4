package rulestest

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"

	"safehouse/game"
	"safehouse/game/bots"
)

// Mind is an opponent. Decide gives its move at a table of that many seats, with or without the reasons.
type Mind[M game.Move, V any] struct {
	Name   string
	Decide func(v *V, seats int, why bool, rng *rand.Rand) M
}

// cutWork bounds the work of minds on each kind of decision: that a choice rests on the view alone shows with little
// work as well as with much. cutIterations are those of the plain search.
const cutWork, cutIterations = 8, 40

// Cut is a budget with little work.
func Cut(b bots.Budget) bots.Budget {
	cut := slices.Clone(b)
	for i := range cut {
		cut[i].Work = min(cut[i].Work, cutWork)
	}
	return cut
}

// MindsOf are all levels and yardsticks of a game, with little work each.
func MindsOf[M game.Move, V any](
	choose func(context.Context, *V, bots.Question, *rand.Rand) bots.Thought[M], budget func(bots.Player, int) bots.Budget,
) []Mind[M, V] {
	var minds []Mind[M, V]
	for _, name := range []string{"easy", "medium", "expert", "random", "greedy", "thumb",
		fmt.Sprintf("ismcts:%d", cutIterations)} {
		player, ok := bots.ParsePlayer(name)
		if !ok {
			panic("rulestest: there is no player " + name)
		}
		minds = append(minds, Mind[M, V]{name, func(v *V, seats int, why bool, rng *rand.Rand) M {
			q := bots.Question{Player: player, Budget: Cut(budget(player, seats)), Why: why}
			return choose(context.Background(), v, q, rng).Move
		}})
	}
	return minds
}

// The number of decisions that the minds are asked about: a few in each game, and at least so many in all.
const mindTrialsEach, mindTrialsAll = 2, 48

// checkMinds has minds decide at random positions of a game: from the view of the true state, from that of a world
// which its seat cannot tell from it, and with reasons. The three choices are one legal move, and no view is changed.
func (k *kit[S, M, V, E]) checkMinds(t *trace[S, M, V, E]) {
	if len(k.Minds) == 0 {
		return
	}
	for range max(mindTrialsEach, mindTrialsAll/k.games) {
		ply := k.rng.IntN(len(t.states))
		seats := k.Rules.ToAct(&t.states[ply])
		if seats == 0 || seats.Has(game.Nature) {
			continue
		}
		k.at(t.number, ply)
		k.checkMind(&t.states[ply], k.pickSeat(seats), k.Minds[k.rng.IntN(len(k.Minds))])
	}
}

// checkMind has one mind decide in two worlds.
func (k *kit[S, M, V, E]) checkMind(s *S, seat game.Seat, mind Mind[M, V]) {
	view, kept := k.Rules.View(s, seat), k.Rules.View(s, seat)
	world := k.Rules.Sample(&kept, k.rng)
	other := k.Rules.View(&world, seat)
	seed := k.rng.Uint64()
	stream := func() *rand.Rand { return rand.New(rand.NewPCG(seed, seed)) }
	move := mind.Decide(&view, k.setting.Seats, false, stream())
	if !slices.Contains(k.Rules.Moves(s, seat, nil), move) {
		k.fail("%s makes the illegal move %q for seat %v", mind.Name, move.String(), seat)
	}
	if again := mind.Decide(&other, k.setting.Seats, false, stream()); again != move {
		k.fail("%s makes the move %q for seat %v, and %q in a world that looks the same", mind.Name, move.String(), seat,
			again.String())
	}
	if again := mind.Decide(&view, k.setting.Seats, true, stream()); again != move {
		k.fail("%s makes the move %q for seat %v, and %q when asked why", mind.Name, move.String(), seat, again.String())
	}
	if !k.same(&view, &kept) {
		k.fail("%s changes the view of seat %v: %s", mind.Name, seat, differ(&view, &kept))
	}
	k.tally.decided++
}
