package bots

import "safehouse/game/topsecret"

// chances are how likely a document that a seat plays next turn comes to its safe, in thousandths.
type chances struct {
	// calm is the chance that no rival plays an assassin, kept that no mole takes the card.
	calm, kept int32
}

// chances are reckoned from the cards that the rivals must still hold.
func (s *safes) chances(seat int) chances {
	c := chances{calm: 1000}
	moles := int32(0)
	for rival := range s.seats {
		if rival != seat {
			hand := s.hands[rival]
			c.calm -= c.calm * int32(hand.count(topsecret.Assassin)) / int32(s.turns)
			moles += 1000 * int32(hand.count(topsecret.Mole)) / int32(s.turns)
		}
	}
	// A mole takes one of the cards played; about two in three of those are worth taking.
	c.kept = 1000 - min(prospectMostStolen, moles*3/int32(2*s.seats-1))
	return c
}

// prospect is what a seat has and may expect, in points times prospectGrain.
func (s *safes) prospect(seat int) int32 {
	if s.turns == 0 {
		return s.points[seat] * prospectGrain
	}
	c := s.chances(seat)
	comes := c.calm * c.kept / 1000
	hand, up := s.hands[seat], s.up[seat]
	sum := s.points[seat] * 1000
	single := int32(0)
	for k := topsecret.Document1; k <= topsecret.Document5; k++ {
		n := int32(hand.count(k))
		if up == k {
			continue
		}
		alone := s.worth[k] * comes
		if n == 2 {
			sum += max(2*alone, 4*alone/1000*comes)
		} else if n == 1 {
			sum += alone
			single = max(single, alone)
		}
	}
	sum += s.waiting(seat, c, comes)
	switch {
	case up == topsecret.Agent:
		sum += 3 * max(single, s.worth[topsecret.Document2]*comes)
	case hand.has(topsecret.Agent):
		sum += prospectAgent * max(single, s.worth[topsecret.Document2]*comes) / 4
	}
	sum += 1000 * (prospectMole[s.seats]*int32(hand.count(topsecret.Mole)) + prospectAssassin[s.seats]*int32(hand.count(topsecret.Assassin))) * s.mean() / 100
	return sum * prospectGrain / 1000
}

// waiting is what the document on a seat's safe may bring, with its partner, under the special agent, or alone.
func (s *safes) waiting(seat int, c chances, comes int32) int32 {
	up, hand := s.up[seat], s.hands[seat]
	if !up.Document() {
		return 0
	}
	v := s.worth[up]
	taken := c.calm - comes
	best := v * c.calm
	if hand.has(up) {
		best = max(best, 4*v*comes+v*taken)
	}
	if hand.has(topsecret.Agent) {
		guarded := 4*v*c.kept + v*taken
		if hand.has(up) {
			// The partner comes later, alone; so does the agent where the partner is played first.
			guarded += v * comes
			best += 2 * v * comes
		}
		// An agent that is used up guards nothing later.
		best = max(best, guarded-prospectAgent*v*comes/4)
	}
	return best
}

// promises tells whether a single card is worth more where it lies than banked.
func (s *safes) promises(seat int) bool {
	if s.up[seat] == topsecret.NoKind || s.turns <= 1 {
		return false
	}
	banked, left := *s, *s
	banked.bank(seat)
	banked.turns--
	left.turns--
	return left.prospect(seat) > banked.prospect(seat)
}

// expect gives every seat for points what it may expect.
func (s *safes) expect() {
	from := *s
	for seat := range s.seats {
		s.points[seat] = from.prospect(seat) / prospectGrain
	}
}

// mean is the mean value of a document.
func (s *safes) mean() int32 {
	sum := int32(0)
	for _, points := range s.worth {
		sum += points
	}
	return sum / int32(topsecret.Ranks)
}

// standing is a seat's prospect less that of the others, the best of them counting double.
func (s *safes) standing(seat int) int32 {
	best, sum := int32(-1<<30), int32(0)
	for other := range s.seats {
		if other != seat {
			p := s.prospect(other)
			best = max(best, p)
			sum += p
		}
	}
	return s.prospect(seat) - (best+sum)/int32(s.seats)
}
