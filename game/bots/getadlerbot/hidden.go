package getadlerbot

import (
	"math"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/getadler"
	"safehouse/game/search"
)

// investigate is a hero's turn before the reveal: it arrests when the odds are good enough for the hour, asks what
// clears most up, and else parts with what is worth least to it.
func (s *infoSet) investigate() getadler.Move {
	c := s.determinise(s.belief.likeliest())
	if a, ok := s.bestArrest(); ok && a.chance >= s.style.arrestFrom[s.view.Hour]+s.unready(c) {
		return a.move
	}
	if q, ok := s.bestInquiry(); ok {
		return q.move
	}
	return s.partWith(c.dullest(s.me, nobody))
}

// unready raises the odds that are asked for while the hand could not win a confrontation.
func (s *infoSet) unready(c *world) float64 {
	if s.view.Hour >= getadler.Hours || c.hand[s.me][getadler.Pistol] > 0 {
		return 0
	}
	return s.style.unready
}

// lieLow is a villain's turn before the reveal: it does as heroes do, with cards that it can spare, and now and then
// makes an arrest that must be wrong.
func (s *infoSet) lieLow() getadler.Move {
	c := s.determinise(s.belief.likeliest())
	public := s.public(nil)
	if m, ok := s.bluffOf(&public); ok && s.rng.Float64() < s.style.bluff {
		return m
	}
	best, least := getadler.NoKind, 0.0
	for k := getadler.DocumentRAF; k <= getadler.Disguise; k++ {
		if c.hand[s.me][k] == 0 {
			continue
		}
		w := c.worthToVillain(s.me, k)
		if k != getadler.Question && k != getadler.Magnifier && k != getadler.Binoculars {
			w += float64(s.style.caution * math.Log(s.style.discards[groupOf(k)]))
		}
		if best == getadler.NoKind || w < least {
			best, least = k, w
		}
	}
	return s.partWith(best)
}

// bluffOf is a villain's arrest: of the seat that others suspect most beside itself.
func (s *infoSet) bluffOf(public *suspicion) (best getadler.Move, any bool) {
	most := 0.0
	for _, m := range s.view.Moves {
		if m.Op != getadler.OpArrest {
			continue
		}
		if p := public.chance(int(m.A), getadler.Role(m.B)) * (1 + s.rng.Float64()); !any || p > most {
			best, most, any = m, p, true
		}
	}
	return best, any
}

// partWith plays a card that is to go: with an effect, if it has one that serves.
func (s *infoSet) partWith(k getadler.Kind) getadler.Move {
	switch k {
	case getadler.Question:
		if q, ok := s.question(); ok {
			return q
		}
	case getadler.Magnifier:
		if m := (getadler.Move{Op: getadler.OpLook, A: uint8(s.curious())}); s.legal(m) {
			return m
		}
	case getadler.Binoculars:
		if m := (getadler.Move{Op: getadler.OpSpy, A: uint8(s.curious()), B: 1}); s.legal(m) {
			return m
		}
	}
	return getadler.Move{Op: getadler.OpDiscard, A: uint8(k)}
}

// question is one that a villain asks: it tells the heroes least, but is not idle.
func (s *infoSet) question() (getadler.Move, bool) {
	if !s.role.Villain() {
		q, ok := s.bestInquiry()
		return q.move, ok
	}
	e := evidenceOf(s.view, &s.style)
	public := weigh(s.view.Seats, castsOf(s.view.Seats, cast{}), &e)
	var best getadler.Move
	least, any := 0.0, false
	for _, q := range s.inquiries(&public, &e) {
		if w := q.gain + float64(s.style.idle*s.rng.Float64()); !any || w < least {
			best, least, any = q.move, w, true
		}
	}
	return best, any
}

// curious is the seat into whose hand it is best to look: a hero looks where a villain may be, a villain anywhere.
func (s *infoSet) curious() int {
	best, most := nobody, 0.0
	for n := range s.view.Seats {
		if n == s.me || s.view.Players[n].Eliminated || s.view.Players[n].Cards == 0 {
			continue
		}
		w := s.rng.Float64()
		if !s.role.Villain() {
			w = s.belief.chance(n, getadler.NoRole) + float64(0.1*w)
		}
		if best == nobody || w > most {
			best, most = n, w
		}
	}
	return max(0, best)
}

// public is the belief of somebody who sees only what everybody sees; more is one more answer.
func (s *infoSet) public(more *getadler.Turn) suspicion {
	e := evidenceOf(s.view, &s.style)
	if more != nil {
		for r := getadler.Adler; int(r) <= s.view.Seats; r++ {
			if before := s.style.answers(s.view, more.Target, r); before > 0 {
				e.likely[more.Target][r] *= s.style.answersWith(s.view, more.Target, r, more) / before
			}
		}
	}
	return weigh(s.view.Seats, castsOf(s.view.Seats, cast{}), &e)
}

// exposed says how much the others suspect the viewer to be a villain: each of them knows its own character besides
// what everybody knows, so that each is asked in turn, with every character that it may have. Certainty counts more
// than several doubts.
func (s *infoSet) exposed(public *suspicion) float64 {
	var by, mine [game.MaxSeats][getadler.Roles + 1]float64
	for n := range public.casts {
		c, w := &public.casts[n], public.weight[n]
		for seat := range public.seats {
			by[seat][c[seat]] += w
			if c[s.me].Villain() {
				mine[seat][c[seat]] += w
			}
		}
	}
	own := s.belief.table()
	sum, all := 0.0, 0.0
	for seat := range public.seats {
		for r := getadler.Gold; int(r) <= public.seats; r++ {
			if seat == s.me || r.Villain() || by[seat][r] == 0 {
				continue
			}
			p := mine[seat][r] / by[seat][r]
			sum += float64(own[seat][r] * p * p)
			all += own[seat][r]
		}
	}
	if all == 0 {
		return 0
	}
	return sum / all
}

// answer is the answer to a question. A hero has the true one only; a villain gives the one that exposes it less, and
// chooses by chance where both are much alike, so that nobody reads it.
func (s *infoSet) answer() decision {
	yes, no := getadler.Move{Op: getadler.OpYes}, getadler.Move{Op: getadler.OpNo}
	v := s.view
	turn := getadler.Turn{
		Seat: v.Current, Deed: getadler.DeedAsk, Target: v.Viewer, Trait: v.Trait, Colour: v.Colour, Answered: true, Yes: true,
	}
	public := s.public(&turn)
	ifYes := s.exposed(&public)
	turn.Yes = false
	public = s.public(&turn)
	ifNo := s.exposed(&public)
	worths := []float64{-ifYes, -ifNo}
	search.Sharpen(worths, s.style.softness)
	d := decision{move: yes, scale: bots.Liking, options: []option{
		{Move: yes, Value: 1 - ifYes, Chance: worths[0]}, {Move: no, Value: 1 - ifNo, Chance: worths[1]},
	}}
	if search.Draw(worths, s.rng) == 1 {
		d.move = no
	}
	return d
}

// inquiry is a question with what it is good for: by how much its answer is expected to clear the belief up.
type inquiry struct {
	move getadler.Move
	gain float64
}

// inquiries weighs every question that may be asked.
func (s *infoSet) inquiries(belief *suspicion, e *evidence) []inquiry {
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
func (s *infoSet) expected(belief *suspicion, e *evidence, m getadler.Move) float64 {
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
func (s *infoSet) clarityAfter(belief *suspicion, e *evidence, turn *getadler.Turn) float64 {
	seat := int(turn.Target)
	var ratio [getadler.Roles + 1]float64
	for r := getadler.Adler; int(r) <= s.view.Seats; r++ {
		if before := s.told[seat][r]; before > 0 {
			ratio[r] = s.style.answersWith(s.view, turn.Target, r, turn) / before
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
func (s *infoSet) bestInquiry() (best inquiry, any bool) {
	list := s.inquiries(&s.belief, &s.evidence)
	if len(list) == 0 {
		return inquiry{}, false
	}
	gains := make([]float64, len(list))
	for n := range list {
		gains[n] = list[n].gain
	}
	search.Sharpen(gains, s.style.asks)
	return list[search.Draw(gains, s.rng)], true
}

// suspect is an arrest with its chance of being right.
type suspect struct {
	move   getadler.Move
	chance float64
}

// suspects are the arrests that can be made.
func (s *infoSet) suspects() (list []suspect) {
	for _, m := range s.view.Moves {
		if m.Op == getadler.OpArrest {
			list = append(list, suspect{move: m, chance: s.belief.chance(int(m.A), getadler.Role(m.B))})
		}
	}
	return list
}

// bestArrest is the arrest most likely to be right.
func (s *infoSet) bestArrest() (best suspect, any bool) {
	for _, a := range s.suspects() {
		if !any || a.chance > best.chance {
			best, any = a, true
		}
	}
	return best, any
}
