package kompromatbot

import (
	"math/bits"

	"safehouse/game"
	"safehouse/game/kompromat"
)

// shows gives what everyone sees of an attempt: the entry in the odds.
func (a *attempt) shows() (up kompromat.Card, count uint8) {
	if a.up == 0 {
		return 0, 0
	}
	return a.up, min(a.count, mostCards)
}

// place chooses the mission for a first card in imagined play, lays it there and gives the mission: a good card goes
// where most is at stake, any other where least is, so that the best missions wait for better cards and for the rival to
// have shown what it has.
func (t *table) place(s *scene, seat game.Seat, c kompromat.Card) int {
	h := &s.hands[seat]
	best, most := -1, 0.0
	for i := range h.at {
		if h.at[i].tried() {
			continue
		}
		stakes := &s.stakes[seat][i]
		up, count := s.hands[1-seat].at[i].shows()
		// How the rival stands there changes what the start is worth in proportion.
		against := t.beats[up][count][usualTotal] / t.beats[0][0][usualTotal]
		worth := stakes.win * against * (t.starts[c] - placeFrom*t.start)
		if best < 0 || worth > most+sure {
			best, most = i, worth
		}
	}
	h.at[best].add(c)
	return best
}

// drawsOn tells whether a seat draws again in imagined play. It looks one card ahead: what each would make of the attempt
// and leave in the deck for other missions, against stopping now.
func (t *table) drawsOn(s *scene, seat game.Seat, mission int) bool {
	h := &s.hands[seat]
	a := &h.at[mission]
	total := a.best()
	if h.deck == 0 || total == bust {
		return false
	}
	now, drawn := t.ahead(s, seat, mission)
	return drawn > now+sure
}

// ahead gives what stopping and drawing are worth to a seat at its open attempt, which may draw.
func (t *table) ahead(s *scene, seat game.Seat, mission int) (stop, draw float64) {
	h := &s.hands[seat]
	a := &h.at[mission]
	stakes := &s.stakes[seat][mission]
	others, weight := 0, 0.0
	for i := range h.at {
		if !h.at[i].tried() {
			others++
			weight += max(0, s.stakes[seat][i].win)
		}
	}
	var rest *[1 << (kompromat.DeckSize + 1)]float32
	if others > 0 {
		weight /= float64(others)
		rest = &t.rest[others]
		stop = weight * float64(rest[h.deck])
	}
	up, count := s.hands[1-seat].at[mission].shows()
	beats := &t.beats[up][count]
	stop += stakes.win * beats[a.best()]
	hopes := beats
	if stakes.win > 0 {
		hopes = &t.hopes[up][count]
	}
	over := beats[0]*stakes.tie - stakes.bust
	for cards := h.deck; cards != 0; cards &= cards - 1 {
		c := bits.TrailingZeros16(cards)
		if low := a.low + lows[c]; low > kompromat.Limit {
			draw += over
		} else {
			draw += stakes.win * hopes[bests[low][a.wilds+wilds[c]]]
		}
		if rest != nil {
			draw += weight * float64(rest[h.deck&^(1<<c)])
		}
	}
	return stop, draw / float64(bits.OnesCount16(h.deck))
}
