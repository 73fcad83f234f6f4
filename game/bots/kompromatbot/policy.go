package kompromatbot

import (
	"math/bits"
	"sync"

	"safehouse/game"
	"safehouse/game/kompromat"
)

// nerveAt is the chance that a player of ordinary nerve stops at a total.
func nerveAt(total int) float64 {
	switch {
	case total < nerveFrom:
		return 0
	case total-nerveFrom >= len(nerve):
		return 1
	}
	return nerve[total-nerveFrom]
}

// mostCards is the number of cards at one mission from which more make no difference.
const mostCards = 7

// odds are the chances that do not depend on a match: how attempts end, seen from outside, and what a deck is good for.
type odds struct {
	// finals is the chance of each final total (bust is the last) by what shows of an attempt that has ended: the card
	// that lies face up and the number of cards. The entry 0, 0 is of an attempt not yet begun.
	finals [kompromat.DeckSize + 1][mostCards + 1]chances
	// beats is the chance that a total wins against such an attempt, an equal total counted half; past 21 it is 0.
	beats [kompromat.DeckSize + 1][mostCards + 1]chances
	// hopes is the chance with which an attempt at that total wins at last, where cards cost nothing.
	hopes [kompromat.DeckSize + 1][mostCards + 1]chances
	// starts is the chance to win with that first card, out of a full deck; start is their mean.
	starts [kompromat.DeckSize + 1]float64
	start  float64
	// rest is how many missions a player wins on average who has that deck (by its cards' bits) left for 0 to 3 missions
	// of equal weight, against rivals of ordinary nerve.
	rest [kompromat.RowSize][1 << (kompromat.DeckSize + 1)]float32
}

// chances are by total.
type chances [bust + 1]float64

// theOdds are worked out when they are first needed, in some 50 ms.
var theOdds = sync.OnceValue(func() *odds {
	o := &odds{}
	o.end()
	o.answer()
	for missions := 1; missions < kompromat.RowSize; missions++ {
		o.spend(missions)
	}
	return o
})

// bestOf is the best total of a set of cards.
func bestOf(cards uint16) int {
	var a attempt
	for ; cards != 0; cards &= cards - 1 {
		if a.add(kompromat.Card(bits.TrailingZeros16(cards))); a.low > kompromat.Limit {
			return bust
		}
	}
	return int(a.best())
}

// end works out how attempts from a full deck end under ordinary nerve. The chance of each set of cards is carried on
// from smaller sets to larger ones.
func (o *odds) end() {
	reach := make([]float64, 1<<(kompromat.DeckSize+1))
	for up := 1; up <= kompromat.DeckSize; up++ {
		clear(reach)
		reach[1<<up] = 1.0 / kompromat.DeckSize
		for set := range reach {
			p := reach[set]
			if p == 0 {
				continue
			}
			cards := uint16(set)
			total := bestOf(cards)
			stop := 1.0
			if total != bust {
				stop = nerveAt(total)
			}
			count := bits.OnesCount16(cards)
			o.finals[up][min(count, mostCards)][total] += p * stop
			o.finals[0][0][total] += p * stop
			p *= (1 - stop) / float64(kompromat.DeckSize-count)
			if p == 0 {
				continue
			}
			for left := fullDeck &^ cards; left != 0; left &= left - 1 {
				reach[cards|left&-left] += p
			}
		}
	}
	for up := range o.finals {
		for count := range o.finals[up] {
			o.finals[up][count].normalise(&o.finals[0][0])
		}
		if up > 0 {
			// A single card hides nothing.
			o.finals[up][1] = chances{}
			o.finals[up][1][bestOf(1<<up)] = 1
		}
	}
}

// normalise makes the chances sum to 1, those of something that does not happen the usual ones.
func (p *chances) normalise(usual *chances) {
	sum := 0.0
	for _, x := range p {
		sum += x
	}
	if sum < 1e-9 {
		*p = *usual
		return
	}
	for i := range p {
		p[i] /= sum
	}
}

// answer works out what each total is worth against what shows.
func (o *odds) answer() {
	for up := range o.finals {
		for count := range o.finals[up] {
			finals, beats, hopes := &o.finals[up][count], &o.beats[up][count], &o.hopes[up][count]
			below := finals[bust]
			for total := 0; total <= kompromat.Limit; total++ {
				beats[total] = below + finals[total]/2
				below += finals[total]
			}
			for total := kompromat.Limit; total >= 0; total-- {
				sum := 0.0
				for _, low := range lows[1:] {
					if at := total + int(low); at <= kompromat.Limit {
						sum += hopes[at]
					}
				}
				hopes[total] = max(beats[total], sum/kompromat.DeckSize)
			}
		}
	}
}

// spend works out what decks are good for with that many missions to come, once it is known for one less: for each deck
// the best play of an attempt out of it, looking at every card that may come, where what is left over serves the other
// missions.
func (o *odds) spend(missions int) {
	const decks = 1 << kompromat.DeckSize
	var totals [decks]uint8
	for set := range totals {
		totals[set] = uint8(bestOf(uint16(set) << 1))
	}
	best := make([]float32, decks)
	for deck := 1; deck < decks; deck++ {
		if first := canonical(deck); first != deck {
			o.rest[missions][deck<<1] = o.rest[missions][first<<1]
			continue
		}
		// The subsets of the deck from the largest down: best is what the attempt with those cards is worth.
		for set := deck; set > 0; set = (set - 1) & deck {
			left := deck &^ set
			worth := float32(o.beats[0][0][totals[set]]) + o.rest[missions-1][left<<1]
			if left != 0 && totals[set] != bust {
				sum := float32(0)
				for cards := left; cards != 0; cards &= cards - 1 {
					sum += best[set|cards&-cards]
				}
				worth = max(worth, sum/float32(bits.OnesCount(uint(left))))
			}
			best[set] = worth
		}
		sum := 0.0
		for cards := deck; cards != 0; cards &= cards - 1 {
			sum += float64(best[cards&-cards])
			if missions == 1 && deck == decks-1 {
				o.starts[bits.TrailingZeros(uint(cards))+1] = float64(best[cards&-cards])
			}
		}
		sum /= float64(bits.OnesCount(uint(deck)))
		o.rest[missions][deck<<1] = float32(sum)
		if missions == 1 && deck == decks-1 {
			o.start = sum
		}
	}
}

// canonical is the deck, by bits from 0, with cards of equal value exchanged so that the first of them are there: what
// is true of one such deck is true of all. It is never above the deck itself.
func canonical(deck int) int {
	const aces, sevens = 3 << 1, 7 << 8
	n := bits.OnesCount(uint(deck & aces))
	deck = deck&^aces | (1<<n-1)<<1
	n = bits.OnesCount(uint(deck & sevens))
	return deck&^sevens | (1<<n-1)<<8
}

// shows gives what everyone sees of an attempt: the entry in the odds.
func (a *attempt) shows() (up kompromat.Card, count uint8) {
	if a.up == 0 {
		return 0, 0
	}
	return a.up, min(a.count, mostCards)
}

// place chooses the mission for a first card in imagined play, lays it there and gives the mission: a good card goes
// where most is at stake, any other where least is, so that the best missions wait for better cards and for the rival
// to have shown what it has.
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

// drawsOn reports whether a seat draws again in imagined play. It looks one card ahead: what each would make of the
// attempt and leave in the deck for other missions, against stopping now.
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

// elsewhere gives the number of missions that a seat has still to try beside that one, and what winning one of them is
// worth on average.
func (s *scene) elsewhere(seat game.Seat, mission int) (others int, worth float64) {
	h := &s.hands[seat]
	for i := range h.at {
		if i != mission && !h.at[i].tried() {
			others++
			worth += max(0, s.stakes[seat][i].win)
		}
	}
	return others, worth / float64(max(1, others))
}

// ahead gives what stopping and drawing are worth to a seat at its open attempt, which may draw.
func (t *table) ahead(s *scene, seat game.Seat, mission int) (stop, draw float64) {
	h := &s.hands[seat]
	a := &h.at[mission]
	stakes := &s.stakes[seat][mission]
	others, weight := s.elsewhere(seat, mission)
	var rest *[1 << (kompromat.DeckSize + 1)]float32
	if others > 0 {
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
