package getadlerbot

import (
	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/game/search"
)

// inquiry is a question with what it is good for: by how much its answer is expected to clear the belief up.
type inquiry struct {
	move getadler.Move
	gain float64
}

// inquiries weighs every question that may be asked.
func (s *sleuth) inquiries(belief *suspicion, e *evidence) []inquiry {
	var list []inquiry
	now := belief.clarity()
	for _, m := range s.view.Moves {
		if m.Op == getadler.OpAsk {
			list = append(list, inquiry{move: m, gain: s.expected(belief, e, m) - now})
		}
	}
	return list
}

// expected is the clarity expected after the answer to a question.
func (s *sleuth) expected(belief *suspicion, e *evidence, m getadler.Move) float64 {
	turn := getadler.Turn{
		Seat: s.view.Viewer, Deed: getadler.DeedAsk, Target: game.Seat(m.A), Trait: getadler.Trait(m.B),
		Colour: getadler.Colour(m.C), Answered: true,
	}
	sum := 0.0
	for _, yes := range [2]bool{true, false} {
		turn.Yes = yes
		sum += s.clarityAfter(belief, e, &turn)
	}
	return sum
}

// clarityAfter is the clarity after an answer times the chance of that answer.
func (s *sleuth) clarityAfter(belief *suspicion, e *evidence, turn *getadler.Turn) float64 {
	seat := int(turn.Target)
	var ratio [getadler.Roles + 1]float64
	for r := getadler.Adler; int(r) <= s.view.Seats; r++ {
		if before := s.told[seat][r]; before > 0 {
			ratio[r] = s.mind.answersWith(s.view, turn.Target, r, turn) / before
		}
	}
	all := 0.0
	var villains [2][game.MaxSeats]float64
	for n := range belief.casts {
		c := &belief.casts[n]
		w := belief.weight[n] * ratio[c[seat]]
		if w == 0 {
			continue
		}
		all += w
		for at := range belief.seats {
			switch c[at] {
			case getadler.Adler:
				villains[0][at] += w
			case getadler.Collins:
				villains[1][at] += w
			}
		}
	}
	if all == 0 {
		return 0
	}
	sum := 0.0
	for _, by := range villains {
		for _, w := range by {
			sum += float64(w * w)
		}
	}
	return sum / all
}

// bestInquiry is a question worth asking: the best of all for who chooses sharply.
func (s *sleuth) bestInquiry() (best inquiry, any bool) {
	list := s.inquiries(&s.belief, &s.evidence)
	if len(list) == 0 {
		return inquiry{}, false
	}
	gains := make([]float64, len(list))
	for n := range list {
		gains[n] = list[n].gain
	}
	search.Sharpen(gains, s.mind.asks)
	return list[search.Draw(gains, s.rng)], true
}

// suspect is an arrest with its chance of being right.
type suspect struct {
	move   getadler.Move
	chance float64
}

// suspects are the arrests that can be made.
func (s *sleuth) suspects() (list []suspect) {
	for _, m := range s.view.Moves {
		if m.Op == getadler.OpArrest {
			list = append(list, suspect{move: m, chance: s.belief.chance(int(m.A), getadler.Role(m.B))})
		}
	}
	return list
}

// bestArrest is the arrest most likely to be right.
func (s *sleuth) bestArrest() (best suspect, any bool) {
	for _, a := range s.suspects() {
		if !any || a.chance > best.chance {
			best, any = a, true
		}
	}
	return best, any
}
