package topsecretbot

import (
	"context"
	"math"
	"math/bits"
	"math/rand/v2"

	"safehouse/game"
	"safehouse/game/search"
	"safehouse/game/search/ismcts"
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

// greedy is the yardstick that takes what brings most points at once: it plays the partner of its waiting document,
// else its highest document, and agents only when it has no document left, the mole first; it banks every card at once;
// it steals what pays best. It looks at its own safe only. It draws nothing and stands on the view alone, and stays as
// it is: opponents are measured against it.
func greedy(v *topsecret.View) topsecret.Move {
	s, t := look(v)
	switch v.Phase {
	case topsecret.PhaseChoose:
		return v.Play(s.greedyCard(int(v.Viewer)))
	case topsecret.PhaseSteal:
		return s.takes(&t, v.Viewer)
	case topsecret.PhaseBank:
		return topsecret.Move{Op: topsecret.OpBank}
	default:
		return v.Moves[0]
	}
}

// takes is the theft that brings a seat most points with the card that waits (T11, T18); the first of equals.
func (s *safes) takes(t *turn, seat game.Seat) topsecret.Move {
	from, _ := s.richest(t, int(seat))
	return topsecret.Move{Op: topsecret.OpSteal, A: uint8(from)}
}

// thumb is the yardstick of a person who has a rule of thumb: the likeliest pair, else the highest document when
// rivals' assassins are few. In full:
//
//   - A document waits: play its partner; without one, the special agent on it.
//   - The special agent waits: play the highest document.
//   - Nothing waits: think of one card of each rival's hand, any of them equally likely. If none is an assassin, play
//     the highest document that can still become a pair, which is one held twice; without one, the highest document.
//   - If one is, play no document: an assassin where a rival's document waits, or else a mole, or else an assassin. Who
//     has neither plays the lowest document.
//   - Leave a document out where its partner or the special agent is in hand; else bank it.
//   - Steal what pays best.
//
// It stands on the view alone, and stays as it is: opponents are measured against it.
func thumb(v *topsecret.View, rng *rand.Rand) topsecret.Move {
	s, t := look(v)
	switch v.Phase {
	case topsecret.PhaseChoose:
		feared := false
		for seat := range game.Seat(v.Seats) {
			if p := &v.Players[seat]; seat != v.Viewer {
				feared = rng.IntN(p.Hand.Sum()) < p.Hand[topsecret.Assassin] || feared
			}
		}
		return v.Play(s.thumbOf(int(v.Viewer), feared))
	case topsecret.PhaseSteal:
		return s.takes(&t, v.Viewer)
	case topsecret.PhaseBank:
		if s.stays(styleThumb, int(v.Viewer), nil) {
			return topsecret.Move{Op: topsecret.OpLeave}
		}
		return topsecret.Move{Op: topsecret.OpBank}
	default:
		return v.Moves[0]
	}
}

// plainReach is the lead, in documents of mean value, from which more counts nothing for the plain search: a yardstick
// shares no number with the levels, so that it stays what it is.
const plainReach = 8

// plain is the rest of a game as the plain search sees it. Nothing of it is hidden but what is chosen at the same time,
// and that is chosen anew in every world: the search is decoupled UCT.
func plain(v *topsecret.View, dice *rand.PCG, rng *rand.Rand) *ismcts.Game[topsecret.State, topsecret.Move] {
	var rules topsecret.Rules
	now, reach := rules.Sample(v, rng), 0
	now.Reopen()
	for _, value := range v.Values {
		reach += plainReach * value / len(v.Values)
	}
	return &ismcts.Game[topsecret.State, topsecret.Move]{
		Deal:     func(s *topsecret.State) { *s = now },
		Turn:     ismcts.Asked(v.Viewer, (*topsecret.State).GameOver, rules.ToAct),
		Together: (*topsecret.State).Begun,
		Known:    (*topsecret.State).Known,
		Moves:    rules.Moves,
		Make:     rules.Apply,
		Play:     func(s *topsecret.State) { s.PlayGame(dice) },
		Values:   func(s *topsecret.State, values *[game.MaxSeats]int32) { plainValues(s, v.Seats, reach, values) },
	}
}

// plainValues are by the lead over the best of the others.
func plainValues(s *topsecret.State, seats, reach int, values *[game.MaxSeats]int32) {
	for seat := range seats {
		best := -1 << 30
		for other := range seats {
			if other != seat {
				best = max(best, s.Points(game.Seat(other)))
			}
		}
		lead := max(-reach, min(reach, s.Points(game.Seat(seat))-best))
		values[seat] = int32((lead + reach) * (ismcts.One / 2) / reach)
	}
}
