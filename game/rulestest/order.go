package rulestest

import (
	"slices"

	"safehouse/game"
)

// checkOrder holds decisions that several seats owe at once to what makes them simultaneous: the first to decide
// neither gives another seat more or fewer moves nor gains by its haste, since either order leads to the same state.
func (k *kit[S, M, V, E]) checkOrder(s *S) {
	set := k.Rules.ToAct(s)
	if set.Len() < 2 {
		return
	}
	first := k.pickSeat(set)
	second := k.pickSeat(set.Without(first))
	one, other := *s, *s
	move := k.randomMove(s, first)
	reply := k.randomMove(s, second)
	k.Rules.Apply(&one, first, move)
	if !slices.Equal(k.Rules.Moves(s, second, nil), k.Rules.Moves(&one, second, nil)) {
		k.fail("seat %v owes its decision together with seat %v, and has other moves after that seat's %q", second, first,
			move.String())
		return
	}
	k.Rules.Apply(&one, second, reply)
	k.Rules.Apply(&other, second, reply)
	k.Rules.Apply(&other, first, move)
	if one != other {
		k.fail("the order of simultaneous decisions matters: seat %v's %q and seat %v's %q", first, move.String(), second,
			reply.String())
	}
}

// randomMove draws one of a seat's legal moves.
func (k *kit[S, M, V, E]) randomMove(s *S, seat game.Seat) M {
	k.buf = k.Rules.Moves(s, seat, k.buf[:0])
	return k.buf[k.rng.IntN(len(k.buf))]
}
