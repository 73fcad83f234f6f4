package topsecretbot

import (
	"context"
	"math"
	"math/bits"

	"safehouse/game"
	"safehouse/game/search"
	"safehouse/game/search/regret"
	"safehouse/game/topsecret"
)

// tally is what the cards of a seat have brought in trial games: how often each was tried, and the sum of its leads at
// the end, each from 0 to certain.
type tally struct {
	tried [kinds]int32
	sum   [kinds]int64
}

// trials plays games on from a table as a plain search does: every seat tries the card that has brought it most so far
// or was tried too little to tell (decoupled UCT), and from there on all play anything. What was tried most is what a
// plain search plays; a thinking player who follows no rule of its own plays much the same.
func (s *safes) trials(ctx context.Context, games int, d *search.Dice) (all [game.MaxSeats]tally) {
	for n := 1; n <= games && (n%trialPatience != 0 || ctx.Err() == nil); n++ {
		at, t := *s, turn{}
		ln := math.Round(math.Log(float64(n))*trialGrain) / trialGrain
		for seat := range s.seats {
			t.picks[seat] = all[seat].try(s.hands[seat], ln, d)
		}
		picks := t.picks
		at.stumble(&t, d)
		for at.turns > 0 {
			for seat := range at.seats {
				t.picks[seat] = at.hands[seat].any(d)
			}
			at.stumble(&t, d)
		}
		for seat := range s.seats {
			k := picks[seat]
			all[seat].tried[k]++
			all[seat].sum[k] += int64(at.lead(seat))
		}
	}
	return all
}

// try is the card with the highest upper confidence bound, or any that was not tried yet.
func (y *tally) try(hand cards, ln float64, d *search.Dice) (k topsecret.Kind) {
	best, untried := math.Inf(-1), 0
	for set := hand.set(); set != 0; set &= set - 1 {
		o := kindAt(set)
		if y.tried[o] == 0 {
			if untried++; d.Below(untried) == 0 {
				k = o
			}
			continue
		}
		if untried > 0 {
			continue
		}
		tried := float64(y.tried[o])
		bound := float64(float64(y.sum[o])/certain/tried) + float64(trialCuriosity*math.Sqrt(ln/tried))
		if bound > best {
			best, k = bound, o
		}
	}
	return k
}

// likes are the chances that a plain search plays each kind, which are the sharper the more clearly one was tried most.
func (y *tally) likes(hand cards) (likes weights) {
	sum := search.Sum(y.tried[:])
	for set := hand.set(); set != 0; set &= set - 1 {
		k := kindAt(set)
		part := int64(y.tried[k]) * regret.One / max(1, sum)
		likes[k] = 1 + int32(part*part/regret.One*part/regret.One)
	}
	return likes
}

// lead is a seat's lead over the best of the others when the game is over, from 0 to certain: beyond some documents
// more counts nothing.
func (s *safes) lead(seat int) int32 {
	best := int32(-1 << 30)
	for other := range s.seats {
		if other != seat {
			best = max(best, s.points[other])
		}
	}
	reach := trialReach * s.mean
	return (max(-reach, min(reach, s.points[seat]-best)) + reach) * (certain / 2) / reach
}

// stumble ends a turn whose cards are chosen by chance.
func (s *safes) stumble(t *turn, d *search.Dice) {
	s.reveal(t)
	for thief, any := s.next(t); any; thief, any = s.next(t) {
		found := 0
		victim := thief
		for from := range s.seats {
			if t.loot(thief, from) {
				if found++; d.Below(found) == 0 {
					victim = from
				}
			}
		}
		if found > 0 {
			t.steal(thief, victim)
		}
	}
	s.settle(t)
	for seat := range s.seats {
		if s.turns > 1 && s.up[seat] != topsecret.NoKind && d.Below(2) == 0 {
			s.bank(seat)
		}
	}
	s.pass()
}

// any is one of the kinds in a hand, each with the same chance.
func (c cards) any(d *search.Dice) topsecret.Kind {
	set := c.set()
	for skip := d.Below(bits.OnesCount32(set)); skip > 0; skip-- {
		set &= set - 1
	}
	return kindAt(set)
}

// set are the kinds in a hand, a bit for each.
func (c cards) set() uint32 {
	set := uint32(c | c>>1)
	return (set | set>>2) & 0x11111111
}

// kindAt is the first kind in a set.
func kindAt(set uint32) topsecret.Kind { return topsecret.Kind(bits.TrailingZeros32(set)/4 + 1) }
