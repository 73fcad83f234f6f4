package kompromatbot

import (
	"context"
	"math/rand/v2"
	"testing"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/kompromat"
)

var levels = [...]game.Level{game.Easy, game.Medium, game.Expert}

// always requires a level to make one move at a position whatever the luck.
func always(t *testing.T, name string, v *kompromat.View, want kompromat.Move) {
	t.Helper()
	for _, l := range levels {
		for n := range uint64(24) {
			q := bots.Question{Player: bots.OfLevel(l)}
			if m := Choose(context.Background(), v, q, rand.New(rand.NewPCG(n, 5))).Move; m != want {
				t.Errorf("%s: %v makes %q, not %q", name, l, m, want)
				break
			}
		}
	}
}

// apart makes a match in its last round that one side has won already.
func apart(v *kompromat.View, ahead game.Seat) {
	won(&v.Players[ahead], 2, 3, 4, 8, 9, 10, 11)
}

// TestSettledMatchIsPlayedOn requires every level to play sensibly where the match is won or lost already: no card is
// drawn that most likely busts, and one that cannot bust is.
func TestSettledMatchIsPlayedOn(t *testing.T) {
	t.Parallel()
	for ahead := range game.Seat(kompromat.Seats) {
		high := position(kompromat.PhaseMore, draw, stop)
		apart(&high, ahead)
		lay(&high.Row[0].Attempts[0], kompromat.Shown, ten, nine)
		high.Row[0].Attempts[0].Open = true
		lay(&high.Row[0].Attempts[1], kompromat.Hidden, ten, three)
		always(t, "at 19", &high, stop)

		low := position(kompromat.PhaseMore, draw, stop)
		apart(&low, ahead)
		lay(&low.Row[0].Attempts[0], kompromat.Shown, five)
		low.Row[0].Attempts[0].Open = true
		always(t, "at 5", &low, draw)
	}
}

// TestNoBustForNothing requires every level to declare the best legal total where the match is won or lost already, and
// the lowest of totals that are all over 21.
func TestNoBustForNothing(t *testing.T) {
	t.Parallel()
	low, high := kompromat.Move{Op: kompromat.OpDeclare}, kompromat.Move{Op: kompromat.OpDeclare, A: 1}
	for ahead := range game.Seat(kompromat.Seats) {
		for _, c := range []struct {
			name  string
			cards []kompromat.Card
			want  kompromat.Move
		}{
			{"13 or 23", []kompromat.Card{ten, ace, two}, low},
			{"11 or 21", []kompromat.Card{ten, ace}, high},
			{"22 or 32", []kompromat.Card{ten, nine, two, ace}, low},
		} {
			v := position(kompromat.PhaseDeclare, low, high)
			apart(&v, ahead)
			v.Revealing, v.Starter = true, 1
			lay(&v.Row[0].Attempts[0], kompromat.Shown, c.cards...)
			lay(&v.Row[0].Attempts[1], kompromat.Shown, ten, four)
			v.Row[0].Attempts[0].Revealed = true
			v.Row[0].Attempts[1].Revealed, v.Row[0].Attempts[1].Declared, v.Row[0].Attempts[1].Total = true, true, 28
			always(t, c.name, &v, c.want)
		}
	}
}
