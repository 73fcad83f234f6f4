package kompromat

import (
	"iter"

	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/scenes/match"
	"safehouse/scenes/tabletop"
)

// What makes a thing worth remembering: so many busts, exact 21s and folders, a lead of so few points, and so many
// tokens taken with folders that were won.
const (
	bustsTold, perfectsTold, foldersTold, closeTold, tollTold = 3, 2, 9, 3, 4
	// A mission of so many points that was won by so few half points may be the turning point.
	turnPoints, turnMargin = 4, 4
)

// turned is the key of the sentence about a turning point.
const turned = "memory.kompromat.turn"

// tally is how often what is told of a match befell each seat: what everybody saw.
type tally struct{ busts, perfects, folders, toll [kompromat.Seats]int }

// tallied counts that.
func tallied(events iter.Seq2[int, kompromat.Event]) (n tally) {
	for _, e := range events {
		switch e.Kind {
		case kompromat.WentBust:
			n.busts[e.Seat]++
		case kompromat.WasPerfect:
			n.perfects[e.Seat]++
		case kompromat.MissionWon, kompromat.WonByCards:
			n.folders[e.Seat]++
		case kompromat.MarksTaken:
			n.toll[e.Seat] += int(e.N)
		}
	}
	return n
}

// remembered is the sentence to be remembered of a match: by public facts, about the one who played or the winner.
func (s *scoring) remembered(v *kompromat.View) game.Line {
	seat := s.look.Seats.Subject(winnersOf(v))
	if seat == match.NoSeat {
		seat = 0
	}
	return memory(v, s.match.Events(game.Public, 0), seat)
}

// memory is what is to be remembered of a seat: of a winner what won or what they won in spite of, of a loser what lost
// or what was not enough, and of neither, in a draw, what stands out. The cost of what was won is the irony of this
// game: who wins folders takes their tokens.
func memory(v *kompromat.View, events iter.Seq2[int, kompromat.Event], seat game.Seat) game.Line {
	n, over22 := tallied(events), false
	busts, perfects, folders, toll := n.busts, n.perfects, n.folders, n.toll
	for _, e := range events {
		if e.Kind == kompromat.Declared || e.Kind == kompromat.Adjusted {
			over22 = over22 || e.Seat == seat && e.N == kompromat.Limit+2
		}
	}
	won, lost := winnersOf(v).Has(seat), winnersOf(v).Has(1-seat)
	notorious := v.Ending == kompromat.EndNotorious || v.Ending == kompromat.EndBothNotorious
	who, lead := game.SeatName(seat), v.Score[seat].Total()-v.Score[1-seat].Total()
	count := func(key string, n [kompromat.Seats]int) game.Line { return game.Say(key, who, game.Number(n[seat])) }
	when := tabletop.When
	return tabletop.Remembered(
		turningPoint(v, events),
		when(notorious && lead > 0 && !won, 20, game.Say("memory.kompromat.ahead", who)),
		when(notorious && lead < 0 && won, 20, game.Say("memory.kompromat.behind", who)),
		when(!notorious && lead != 0 && max(lead, -lead) <= closeTold, 15,
			game.Say("memory.kompromat.close", game.Number(max(lead, -lead)))),
		when(won && busts[seat] >= bustsTold, 8+busts[seat]-bustsTold, count("memory.kompromat.busts.won", busts)),
		when(lost && perfects[seat] >= perfectsTold, 8+perfects[seat]-perfectsTold,
			count("memory.kompromat.perfects.lost", perfects)),
		when(lost && folders[seat] > folders[1-seat], 7, count("memory.kompromat.folders.lost", folders)),
		when(!won && busts[seat] >= bustsTold, 4+busts[seat]-bustsTold, count("memory.kompromat.busts", busts)),
		when(!lost && perfects[seat] >= perfectsTold, 5+perfects[seat]-perfectsTold,
			count("memory.kompromat.perfects", perfects)),
		when(!won && toll[seat] >= tollTold, 4, count("memory.kompromat.toll", toll)),
		when(!won && over22, 3, game.Say("memory.kompromat.onemore", who)),
		when(!lost && folders[seat] >= foldersTold, 3, count("memory.kompromat.folders", folders)),
		when(!lost && folders[seat] > 0, 1, count("memory.kompromat.folders", folders)),
		when(lost && folders[1-seat] > 0, 1, game.Say("memory.kompromat.folders", game.SeatName(1-seat),
			game.Number(folders[1-seat]))),
	)
}

// turningPoint is the greatest mission that who has won the match took by a hair, of several the narrowest.
func turningPoint(v *kompromat.View, events iter.Seq2[int, kompromat.Event]) (best tabletop.Memory) {
	var totals [kompromat.Seats]int // Of those who went over 21 it is 0.
	greatest, narrowest := 0, 0
	for _, e := range events {
		switch e.Kind {
		case kompromat.MissionOpened:
			totals = [kompromat.Seats]int{}
		case kompromat.Declared, kompromat.Adjusted:
			totals[e.Seat] = int(e.N)
		case kompromat.WentBust:
			totals[e.Seat] = 0
		case kompromat.MissionWon:
			points, other := e.Mission.Points(), totals[1-e.Seat]
			margin := int(e.N) - other
			if e.Seat != v.Winner || points < turnPoints || other == 0 || margin > turnMargin ||
				points < greatest || points == greatest && margin >= narrowest {
				continue
			}
			greatest, narrowest = points, margin
			best = tabletop.Memory{Weight: 12, Line: game.Say(turned, game.SeatName(e.Seat), game.Word(e.Mission.Key()),
				game.Halves(int(e.N)), game.Halves(other))}
		}
	}
	return best
}

// winnersOf are the seats that have won.
func winnersOf(v *kompromat.View) game.Seats {
	if !v.Winner.Sits(kompromat.Seats) {
		return 0
	}
	return game.SeatsOf(v.Winner)
}
