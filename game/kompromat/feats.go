package kompromat

import "safehouse/game"

// Feats are what the seats of a match that is over did and is worth telling: a round with one 21 or more, a round in
// which a seat won every mission, a win by a point at most, and a rival who lost by notoriety.
func Feats(m *Match) (all []game.Feat) {
	var perfects, won [Seats]int
	for move, e := range m.Events(game.Public, 0) {
		add := func(key string, n, worth int) {
			all = append(all, game.Feat{Key: key, Seat: e.Seat, N: n, Move: move, Worth: worth})
		}
		switch e.Kind {
		case RoundBegan:
			perfects, won = [Seats]int{}, [Seats]int{}
		case WasPerfect:
			perfects[e.Seat]++
			add("feat.kompromat.perfect", perfects[e.Seat], 30*perfects[e.Seat])
		case MissionWon, WonByCards:
			if won[e.Seat]++; won[e.Seat] == RowSize {
				add("feat.kompromat.sweep", RowSize, 45)
			}
		case MatchEnded:
			points := m.Standing().Halves
			switch by := points[0] - points[1]; {
			case !e.Seat.Sits(Seats):
			case Ending(e.N) == EndNotorious:
				add("feat.kompromat.notorious", TokenLimit, 50)
			case by != 0 && max(by, -by) <= pointHalves:
				add("feat.kompromat.close", 1, 55)
			}
		}
	}
	return all
}

// pointHalves is a point in half points.
const pointHalves = 2

// Habit is whether a seat that may draw again stops, by its total in whole points; nothing of an item that is
// used instead.
func Habit(v *View, m Move) []game.Offer {
	if v.Phase != PhaseMore || m.Op != OpDraw && m.Op != OpStop {
		return nil
	}
	_, total := v.OpenTotals()
	return []game.Offer{{At: total / pointHalves, Took: m.Op == OpStop}}
}
