package topsecretbot

import (
	"math"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/topsecret"
)

// forecast is what a seat thinks that its rivals play this turn: chances by kind of card.
type forecast struct {
	plays [game.MaxSeats][kinds]float64
}

// forecastOf takes over what a level thinks of its rivals; those of whom it thinks nothing play any of their cards.
func forecastOf(v *topsecret.View, j *judgement) *forecast {
	f := &forecast{plays: j.plays}
	for seat := range game.Seat(v.Seats) {
		p := &v.Players[seat]
		if held := p.Hand.Sum(); seat != v.Viewer && !j.read.Has(seat) && held > 0 {
			for k := topsecret.Document1; k <= topsecret.Assassin; k++ {
				f.plays[seat][k] = float64(p.Hand[k]) / float64(held)
			}
		}
	}
	return f
}

// none is the chance that no rival plays a card of those kinds.
func (f *forecast) none(v *topsecret.View, those ...topsecret.Kind) float64 {
	none := 1.0
	for seat := range game.Seat(v.Seats) {
		if seat != v.Viewer {
			some := 0.0
			for _, k := range those {
				some += f.plays[seat][k]
			}
			none *= max(0, 1-some)
		}
	}
	return none
}

// theft is the chance that a card played by the viewer is stolen: no assassin comes, and one of the moles takes it. A
// mole takes one of the cards that lie open, any of them equally likely.
func (f *forecast) theft(v *topsecret.View) float64 {
	moles, open := 0.0, 1.0
	for seat := range game.Seat(v.Seats) {
		if seat != v.Viewer {
			moles += f.plays[seat][topsecret.Mole]
			open += 1 - f.plays[seat][topsecret.Mole] - f.plays[seat][topsecret.Assassin]
		}
	}
	return f.none(v, topsecret.Assassin) * (1 - math.Pow(1-1/open, moles*(1+float64(v.Seats-2)/2)))
}

// feared is the greatest danger to the move made; of banking the one that it avoids, which is the reason for it.
func (f *forecast) feared(v *topsecret.View, m topsecret.Move) bots.Fear {
	waiting, k := waits(v), kindOf(v, m)
	bomb := 1 - f.none(v, topsecret.Assassin)
	switch m.Op {
	case topsecret.OpDocument:
		pairs := k == waiting || waiting == topsecret.Agent
		if pairs {
			return worst(fear("think.topsecret.fear.bomb.pair", bomb), fear("think.topsecret.fear.theft.pair", f.theft(v)))
		}
		if v.Seats == 2 {
			return worst(fear("think.topsecret.fear.bomb.by", bomb, game.SeatName(1-v.Viewer)),
				fear("think.topsecret.fear.theft", f.theft(v)))
		}
		return worst(fear("think.topsecret.fear.bomb", bomb), fear("think.topsecret.fear.theft", f.theft(v)))
	case topsecret.OpAgent:
		return fear("think.topsecret.fear.theft", f.theft(v))
	case topsecret.OpMole:
		nothing := f.none(v, topsecret.Document1, topsecret.Document2, topsecret.Document3, topsecret.Document4,
			topsecret.Document5, topsecret.Agent)
		return worst(fear("think.topsecret.fear.mole", bomb), fear("think.topsecret.fear.empty", nothing))
	case topsecret.OpAssassin:
		for seat := range game.Seat(v.Seats) {
			if seat != v.Viewer && v.Players[seat].Up[0].Card.Kind().Document() {
				return bots.Fear{}
			}
		}
		return fear("think.topsecret.fear.dud", f.none(v, topsecret.Document1, topsecret.Document2, topsecret.Document3,
			topsecret.Document4, topsecret.Document5))
	case topsecret.OpLeave:
		if waiting.Document() {
			return fear("think.topsecret.fear.left", soon(v))
		}
	case topsecret.OpBank:
		if waiting.Document() {
			return fear("think.topsecret.fear.out", soon(v), game.Number(v.Value(waiting)))
		}
	}
	return bots.Fear{}
}

// soon is the chance that some rival plays an assassin next turn, any of its cards equally likely.
func soon(v *topsecret.View) float64 {
	return 1 - forecastOf(v, &judgement{}).none(v, topsecret.Assassin)
}

// hardlyFeared is the chance under which a danger is not worth a sentence.
const hardlyFeared = 0.01

// fear is a danger, none where it is unlikely.
func fear(key string, chance float64, args ...game.Arg) bots.Fear {
	if chance < hardlyFeared {
		return bots.Fear{}
	}
	return bots.Danger(key, min(1, chance), args...)
}

// worst is the likelier of two dangers.
func worst(a, b bots.Fear) bots.Fear {
	if b.Chance > a.Chance {
		return b
	}
	return a
}
