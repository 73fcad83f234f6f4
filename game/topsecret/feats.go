package topsecret

import "safehouse/game"

// Feats are what the seats of a match that is over did and is worth telling: bombs by what they destroyed of others,
// those that burnt what was their own, and several thefts in one game.
func Feats(m *Match) (all []game.Feat) {
	var stolen [game.MaxSeats]int
	var burnt, bombers [game.MaxSeats]int
	exploded := -1
	add := func(key string, seat game.Seat, n, move, worth int) {
		all = append(all, game.Feat{Key: key, Seat: seat, N: n, Move: move, Worth: worth})
	}
	bombed := func() {
		sum := 0
		for _, n := range burnt {
			sum += n
		}
		for seat, n := range bombers {
			if others := sum - burnt[seat]; n > 0 && others >= leastBurnt {
				add("feat.topsecret.bomb", game.Seat(seat), others, exploded, 20+10*others)
			}
			if n > 0 && burnt[seat] > 1 {
				add("feat.topsecret.own", game.Seat(seat), burnt[seat], exploded, 45)
			}
		}
		burnt, bombers, exploded = [game.MaxSeats]int{}, [game.MaxSeats]int{}, -1
	}
	for move, e := range m.Events(game.Public, 0) {
		switch e.Kind {
		case GameBegan:
			stolen = [game.MaxSeats]int{}
		case TurnBegan, GameScored:
			bombed()
		case Exploded:
			exploded = move
		case CardDestroyed:
			if e.Card.Kind() == Assassin {
				bombers[e.Seat]++
			} else {
				burnt[e.Seat]++
			}
		case CardStolen:
			if stolen[e.Seat]++; stolen[e.Seat] > 1 {
				add("feat.topsecret.thefts", e.Seat, stolen[e.Seat], move, 20*stolen[e.Seat])
			}
		}
	}
	return all
}

// leastBurnt is how many cards of others a bomb destroys at least to be told of.
const leastBurnt = 3

// Habit is whether a seat banks a document that lies alone on its safe, by the document's points.
func Habit(v *View, m Move) []game.Offer {
	own := &v.Players[v.Viewer]
	if v.Phase != PhaseBank || own.UpCount != 1 || !own.Up[0].Card.Kind().Document() {
		return nil
	}
	return []game.Offer{{At: v.Value(own.Up[0].Card.Kind()), Took: m.Op == OpBank}}
}
