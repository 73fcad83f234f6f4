package topsecret

import (
	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/scenes/table"
)

// What makes a thing worth remembering: so many cards stolen, lost to thieves and to bombs, and so many pairs, and a lead of so few
// points.
const (
	stoleTold, robbedTold, burntTold, pairsTold, closeTold = 2, 2, 3, 4, 20
)

// remembered is the sentence to be remembered of a match: by public facts, about the one who played or the winner.
func (s *scoring) remembered(v *topsecret.View) game.Line {
	seat := s.table.Subject(winnersOf(v))
	if seat == table.NoSeat {
		return game.Line{}
	}
	var stole, robbed, burnt, pairs, own int
	for _, e := range s.match.Events(game.Table, 0) {
		switch {
		case e.Kind == topsecret.CardStolen && e.Seat == seat:
			stole++
		case e.Kind == topsecret.CardStolen && e.Other == seat:
			robbed++
		case e.Kind == topsecret.CardDestroyed && e.Seat == seat && e.Card.Kind().Document():
			burnt++
		case e.Kind == topsecret.PairBanked && e.Seat == seat && e.N == 0:
			pairs++
		case e.Kind == topsecret.Exploded:
			own++
		}
	}
	who, lead := game.SeatName(seat), s.lead(v)
	when := func(so bool, weight int, line game.Line) table.Memory {
		if !so {
			weight = 0
		}
		return table.Memory{Weight: weight, Line: line}
	}
	return table.Remembered(
		when(lead > 0 && lead <= closeTold, 8, game.Say("memory.topsecret.close", game.Number(lead))),
		when(robbed >= robbedTold, 5+robbed-robbedTold, game.Say("memory.topsecret.robbed", who, game.Number(robbed))),
		when(stole >= stoleTold, 5+stole-stoleTold, game.Say("memory.topsecret.stole", who, game.Number(stole))),
		when(burnt >= burntTold, 4+burnt-burntTold, game.Say("memory.topsecret.burnt", who, game.Number(burnt))),
		when(pairs >= pairsTold, 4+pairs-pairsTold, game.Say("memory.topsecret.pairs", who, game.Number(pairs))),
		when(own > 0, 2, game.Say("memory.topsecret.bombs", game.Number(own))),
		when(own == 0, 2, game.Say("memory.topsecret.quiet")),
	)
}

// lead is by how many points the best is ahead of the next; in a series of the series.
func (s *scoring) lead(v *topsecret.View) int {
	first, second := -1<<30, -1<<30
	for seat := range v.Seats {
		n := v.Players[seat].Points
		if v.Series {
			n = v.Players[seat].Series
		}
		if n > first {
			first, second = n, first
		} else {
			second = max(second, n)
		}
	}
	return first - second
}
