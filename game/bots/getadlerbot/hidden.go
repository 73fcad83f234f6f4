package getadlerbot

import (
	"math"
	"slices"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/getadler"
	"safehouse/game/search"
)

// investigate is a hero's turn before the reveal: it arrests when the odds are good enough for the hour, asks what
// clears most up, and else parts with what is worth least to it.
func (s *infoSet) investigate() getadler.Move {
	c := s.determinise(s.belief.likeliest())
	if a, ok := s.bestArrest(); ok && a.Value+s.excused(a) >= s.style.arrestFrom[s.view.Hour]+s.unready(c) &&
		s.grounded(a) {
		return a.Move
	}
	early := s.view.Hour < s.style.asksFrom
	if q, ok := s.bestInquiry(); ok && !early {
		return q.Move
	}
	// A question that would tell nothing stays in the hand, as long as there is another card to part with.
	if other := c.hand[s.me]; other.size() > int(other[getadler.Question]) {
		c.hand[s.me][getadler.Question] = 0
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
	if m, ok := s.bluffOf(&public); ok && s.rng.Float64() < s.style.bluff && s.style.arrestFrom[s.view.Hour] <= 1 {
		return m
	}
	_, asks := s.question()
	best, least := getadler.NoKind, 0.0
	for k := getadler.DocumentRAF; k <= getadler.Disguise; k++ {
		if c.hand[s.me][k] == 0 || k == getadler.Question && (!asks || s.view.Hour < s.style.asksFrom) {
			continue
		}
		if w := s.parting(c, k); best == getadler.NoKind || w < least {
			best, least = k, w
		}
	}
	return s.partWith(best)
}

// counted is the table with the cards of which the seat knows where they are, for it to count by.
func (s *mind) counted() *world {
	c := s.known(s.belief.likeliest())
	for n := range s.view.Seats {
		for k, sure := range s.view.Players[n].Sure {
			c.hand[n][k] = int8(sure)
		}
	}
	return c
}

// parting is what a card is worth in the own hand, by the seat's own count; a villain who hides minds what throwing it
// away would tell.
func (s *mind) parting(c *world, k getadler.Kind) float64 {
	w := c.worth(s.me, k)
	if s.role.Villain() && !s.view.Revealed && k != getadler.Question && k != getadler.Magnifier &&
		k != getadler.Binoculars {
		w += float64(s.style.caution * math.Log(s.style.discards[groupOf(k)]))
	}
	return w
}

// bluffOf is a villain's arrest: of the seat that others suspect most beside itself.
func (s *infoSet) bluffOf(public *suspicion) (best getadler.Move, any bool) {
	return search.Best(moves(s.view, getadler.OpArrest), func(m getadler.Move) float64 {
		return public.chance(int(m.A), getadler.Role(m.B)) * (1 + float64(bluffWhim*s.rng.Float64()))
	})
}

// partWith plays a card that is to go: with an effect, if it has one that serves.
func (s *infoSet) partWith(k getadler.Kind) getadler.Move {
	var m getadler.Move
	switch k {
	case getadler.Question:
		m, _ = s.question()
	case getadler.Magnifier:
		m = getadler.Move{Op: getadler.OpLook, A: uint8(s.curious())}
	case getadler.Binoculars:
		m = getadler.Move{Op: getadler.OpSpy, A: uint8(s.curious()), B: 1}
	}
	if s.legal(m) {
		return m
	}
	return getadler.Move{Op: getadler.OpDiscard, A: uint8(k)}
}

// question is one that a villain asks: it tells the heroes least, but is not idle.
func (s *infoSet) question() (getadler.Move, bool) {
	if !s.role.Villain() {
		q, ok := s.bestInquiry()
		return q.Move, ok
	}
	public := s.public(nil)
	leaning := s.leaning()
	q, any := search.Best(s.inquiries(&public), func(q option) float64 {
		liked := 0.0
		if leaning != nil {
			liked = float64(s.style.idle * math.Log(leaning(q)))
		}
		return liked - (q.Value + float64(s.style.idle*s.rng.Float64()))
	})
	return q.Move, any
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
func (s *mind) public(more *getadler.Turn) suspicion {
	e := evidenceOf(s.view, &s.style.reader)
	if more != nil {
		for r, ratio := range s.ratios(more) {
			e.likely[more.Target][r] *= ratio
		}
	}
	return weigh(s.view.Seats, castsOf(s.view.Seats, cast{}), &e)
}

// ratios are by how many times likelier each character of the seat that answers is by one more answer; 0 where it was
// ruled out before.
func (s *mind) ratios(more *getadler.Turn) (ratios [getadler.Roles + 1]float64) {
	for r := getadler.Adler; int(r) <= s.view.Seats; r++ {
		if before := s.evidence.told[more.Target][r]; before > 0 {
			ratios[r] = s.style.answers(s.view, more.Target, r, more) / before
		}
	}
	return ratios
}

// exposed says how much the others suspect the viewer to be a villain: each of them knows its own character besides
// what everybody knows, so that each is asked in turn, with every character that it may have. Certainty counts more
// than several doubts.
func (s *mind) exposed(public *suspicion) float64 {
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
func (s *infoSet) answer() thought {
	t := thought{Scale: bots.Liking}
	var worths []float64
	for _, op := range [...]getadler.Op{getadler.OpYes, getadler.OpNo} {
		turn := s.said(op)
		public := s.public(&turn)
		exposed := s.exposed(&public)
		worths = append(worths, -exposed)
		t.Options = append(t.Options, option{Move: getadler.Move{Op: op}, Value: 1 - exposed})
	}
	return s.sharply(t, worths, s.style.softness)
}

// said is the turn that runs as the story will have it, with the viewer's answer to the question that waits.
func (s *mind) said(op getadler.Op) getadler.Turn {
	v := s.view
	return getadler.Turn{
		Seat: v.Current, Deed: getadler.DeedAsk, Target: v.Viewer, Trait: v.Trait, Colour: v.Colour, Answered: true,
		Yes: op == getadler.OpYes,
	}
}

// inquiries weighs the questions that may be asked by how much the answer is expected to clear the belief up: all whose
// answer does not follow already, or all where nothing else can be played (G4).
func (s *mind) inquiries(belief *suspicion) (list []option) {
	all := moves(s.view, getadler.OpAsk)
	if len(all) == 0 {
		return nil
	}
	now, known := belief.clarity(), s.deduced()
	for _, m := range all {
		if len(all) < len(s.view.Moves) && foregone(s.view, &known, m) {
			continue
		}
		list = append(list, option{Move: m, Value: s.expected(belief, m) - now})
	}
	return list
}

// asks are the inquiries of the own belief.
func (s *mind) asks() []option {
	if s.questions == nil {
		s.questions = s.inquiries(&s.belief)
	}
	return slices.Clone(s.questions)
}

// deduced is what follows, all that is remembered taken at its word: for a hero from what it knows itself, for a
// villain from what everybody knows, since it asks for their eyes.
func (s *mind) deduced() getadler.Deduction {
	v := *s.view
	for n := range max(0, v.Past-s.style.memory) {
		v.History[n].Answered = false
	}
	if s.role.Villain() {
		v.Players[s.me].Role = getadler.NoRole
	}
	return getadler.Deduce(&v)
}

// foregone reports whether the answer to a question follows already: all the heroes that the seat can still be would
// answer alike, so that a liar does too, or it can be none, and a liar only goes on.
func foregone(v *getadler.View, d *getadler.Deduction, m getadler.Move) bool {
	heroes := d.Possible[m.A].Without(getadler.Adler).Without(getadler.Collins)
	yes := heroes & getadler.Fitting(v.Seats, getadler.Trait(m.B), getadler.Colour(m.C))
	return yes == 0 || yes == heroes
}

// expected is the clarity expected after the answer to a question.
func (s *mind) expected(belief *suspicion, m getadler.Move) float64 {
	turn := getadler.Turn{
		Seat: s.view.Viewer, Deed: getadler.DeedAsk, Target: game.Seat(m.A), Trait: getadler.Trait(m.B),
		Colour: getadler.Colour(m.C), Answered: true, Yes: true,
	}
	sum := s.clarityAfter(belief, &turn)
	turn.Yes = false
	return sum + s.clarityAfter(belief, &turn)
}

// clarityAfter is the clarity after an answer times the chance of that answer.
func (s *mind) clarityAfter(belief *suspicion, turn *getadler.Turn) float64 {
	seat, ratio := turn.Target, s.ratios(turn)
	all := 0.0
	// by is how likely each seat is each character.
	var by [getadler.Roles + 1][game.MaxSeats]float64
	for n := range belief.casts {
		c := &belief.casts[n]
		w := belief.weight[n] * ratio[c[seat]]
		if w == 0 {
			continue
		}
		all += w
		for at, r := range c[:belief.seats] {
			by[r][at] += w
		}
	}
	if all == 0 {
		return 0
	}
	sum := 0.0
	for _, villain := range [...]getadler.Role{getadler.Adler, getadler.Collins} {
		for _, w := range by[villain] {
			sum += float64(w * w)
		}
	}
	return sum / all
}

// bestInquiry is a question worth asking: the best of all for who chooses sharply.
func (s *infoSet) bestInquiry() (best option, any bool) {
	list := s.asks()
	if len(list) == 0 {
		return option{}, false
	}
	bots.Sharpen(list, s.style.asks)
	bots.Lean(list, s.leaning())
	return list[bots.Draw(list, s.rng)], true
}

// suspects are the arrests that can be made, with their chances of being right.
func (s *mind) suspects() (list []option) {
	for _, m := range moves(s.view, getadler.OpArrest) {
		list = append(list, option{Move: m, Value: s.belief.chance(int(m.A), getadler.Role(m.B))})
	}
	return list
}

// grounded reports whether an arrest rests on something that can be told: the accused is clearly likelier to be meant
// than a seat of which nothing is known, and something speaks against it, or for all the others. In the last hour, when
// nothing is lost by a wrong one (G13), it need only be likelier.
func (s *infoSet) grounded(a option) bool {
	share := 1.0
	if a.Move.B == uint8(getadler.NoRole) && s.view.Seats > getadler.MinSeats {
		share = 2
	}
	lead := a.Value - share/float64(s.view.Seats-1)
	if s.view.Hour == getadler.Hours {
		return lead > s.style.clear/4
	}
	accused := game.Seat(a.Move.A)
	r := reasons{infoSet: s, move: a.Move}
	heard := 0
	for seat := range game.Seat(s.view.Seats) {
		told, _ := answered(s.view, seat, getadler.NoRole, s.style.memory, nil)
		heard += told
	}
	return lead >= s.style.clear && heard >= s.style.hears && len(r.against(accused)) > 0
}

// bestArrest is the arrest most likely to be right; where Adler's fall is enough, rather his than Collins's (H4).
func (s *infoSet) bestArrest() (best option, any bool) {
	return search.Best(s.suspects(), func(o option) float64 {
		if s.view.FallEnds && getadler.Role(o.Move.B) != getadler.Adler {
			return o.Value - float64(bystander*s.belief.chance(int(o.Move.A), getadler.Collins))
		}
		return o.Value
	})
}

// excused is what an arrest of the right player under the wrong name still brings, as a share of a right one: it tells
// all who the other villain is (H2).
func (s *mind) excused(a option) float64 {
	if getadler.Role(a.Move.B) == getadler.NoRole || !s.view.Tells() {
		return 0
	}
	return misnaming * (s.belief.chance(int(a.Move.A), getadler.NoRole) - a.Value)
}
