package topsecret

import (
	"iter"

	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/scenes/match"
	"safehouse/scenes/tabletop"
)

// What makes a thing worth remembering: so many cards stolen, lost to thieves and to bombs, and so many pairs, and a
// lead of so few points.
const stoleTold, robbedTold, burntTold, pairsTold, closeTold = 2, 2, 3, 4, 20

// remembered is the sentence to be remembered of a match: by public facts, about the one who played or the winner.
func (s *scoring) remembered(v *topsecret.View) game.Line {
	seat := s.look.Seats.Subject(winnersOf(v))
	if seat == match.NoSeat {
		return game.Line{}
	}
	best := match.NoSeat
	if won := winnersOf(v); won.Len() == 1 && !v.Series {
		best = won.First()
	}
	return memory(s.match.Events(game.Public, 0), seat, best, winnersOf(v).Has(seat), s.lead(v))
}

// memory is what is to be remembered of a seat that has won or lost, the best ahead by a lead, match.NoSeat for several
// or a series: of a winner what won or what they won in spite of, of a loser what lost or what was not enough. The
// turning point is the best one's greatest pair, where it would not have won without that.
func memory(events iter.Seq2[int, topsecret.Event], seat, best game.Seat, won bool, lead int) game.Line {
	var stole, robbed, burnt, pairs, bombs, turn, greatest int
	var turning game.Line
	for _, e := range events {
		switch {
		case e.Kind == topsecret.TurnBegan:
			turn = int(e.N)
		case e.Kind == topsecret.PairBanked && e.Seat == best && e.N == 0 && int(e.Value) > max(lead, greatest):
			greatest = int(e.Value)
			turning = game.Say("memory.topsecret.turn", game.Number(turn), game.SeatName(best), game.Number(greatest))
		}
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
			bombs++
		}
	}
	count := func(key string, n int) game.Line { return game.Say(key, game.SeatName(seat), game.Number(n)) }
	when := tabletop.When
	return tabletop.Remembered(
		when(lead > 0 && lead <= closeTold, 30, game.Say("memory.topsecret.close", game.Number(lead))),
		when(won && robbed >= robbedTold, 16+robbed-robbedTold, count("memory.topsecret.robbed.won", robbed)),
		when(won && burnt >= burntTold, 16+burnt-burntTold, count("memory.topsecret.burnt.won", burnt)),
		when(greatest > 0 && lead > 0, 12, turning),
		when(!won && stole >= stoleTold, 6+stole-stoleTold, count("memory.topsecret.stole.lost", stole)),
		when(!won && pairs >= pairsTold, 6+pairs-pairsTold, count("memory.topsecret.pairs.lost", pairs)),
		when(!won && robbed >= robbedTold, 5+robbed-robbedTold, count("memory.topsecret.robbed", robbed)),
		when(!won && burnt >= burntTold, 4+burnt-burntTold, count("memory.topsecret.burnt", burnt)),
		when(won && stole >= stoleTold, 5+stole-stoleTold, count("memory.topsecret.stole", stole)),
		when(won && pairs >= pairsTold, 4+pairs-pairsTold, count("memory.topsecret.pairs", pairs)),
		when(bombs > 0, 2, game.Say("memory.topsecret.bombs", game.Number(bombs))),
		when(bombs == 0, 2, game.Say("memory.topsecret.quiet")),
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
