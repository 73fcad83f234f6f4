package kompromat

import (
	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/scenes/table"
)

// What makes a thing worth remembering: so many busts, exact 21s and folders, a lead of so few points, and so many tokens taken with
// folders that were won.
const (
	bustsTold, perfectsTold, foldersTold, closeTold, tollTold = 3, 2, 9, 3, 4
)

// remembered is the sentence to be remembered of a match: by public facts, about the one who played or the winner. The cost of what was won is
// the irony of this game: who wins folders takes their tokens.
func (t *screen) remembered(v *kompromat.View) game.Line {
	seat := t.table.Subject(winnersOf(v))
	if seat == table.NoSeat {
		seat = 0
	}
	var busts, perfects, folders, toll [kompromat.Seats]int
	over22 := false
	for _, e := range t.match.Events(game.Table, 0) {
		switch e.Kind {
		case kompromat.WentBust:
			busts[e.Seat]++
		case kompromat.WasPerfect:
			perfects[e.Seat]++
		case kompromat.MissionWon, kompromat.WonByCards:
			folders[e.Seat]++
		case kompromat.MarksTaken:
			toll[e.Seat] += int(e.N)
		case kompromat.Declared, kompromat.Adjusted:
			over22 = over22 || e.Seat == seat && e.N == kompromat.Limit+2
		}
	}
	who, lead := game.SeatName(seat), v.Score[0].Total()-v.Score[1].Total()
	when := func(so bool, weight int, line game.Line) table.Memory {
		if !so {
			weight = 0
		}
		return table.Memory{Weight: weight, Line: line}
	}
	notorious := v.Ending == kompromat.EndNotorious || v.Ending == kompromat.EndBothNotorious
	return table.Remembered(
		when(notorious && v.Score[seat].Total() > v.Score[1-seat].Total() && v.Winner != seat, 9, game.Say("memory.kompromat.ahead", who)),
		when(!notorious && lead != 0 && max(lead, -lead) <= closeTold, 8, game.Say("memory.kompromat.close", game.Number(max(lead, -lead)))),
		when(busts[seat] >= bustsTold, 4+busts[seat]-bustsTold, game.Say("memory.kompromat.busts", who, game.Number(busts[seat]))),
		when(perfects[seat] >= perfectsTold, 5+perfects[seat]-perfectsTold, game.Say("memory.kompromat.perfects", who, game.Number(perfects[seat]))),
		when(toll[seat] >= tollTold, 4, game.Say("memory.kompromat.toll", who, game.Number(toll[seat]))),
		when(over22, 3, game.Say("memory.kompromat.onemore", who)),
		when(folders[seat] >= foldersTold, 3, game.Say("memory.kompromat.folders", who, game.Number(folders[seat]))),
		when(folders[seat] > 0, 1, game.Say("memory.kompromat.folders", who, game.Number(folders[seat]))),
	)
}

// winnersOf are the seats that have won.
func winnersOf(v *kompromat.View) game.Seats {
	if !v.Winner.Sits(kompromat.Seats) {
		return 0
	}
	return game.SeatsOf(v.Winner)
}
