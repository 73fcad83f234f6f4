package getadlerbot

import (
	"safehouse/game"
	"safehouse/game/getadler"
)

// evidence is what speaks for and against characters on seats. likely is, by seat and character, how well all that the
// seat answered and discarded fits; attempts are the wrong arrests, which concern two seats at once.
type evidence struct {
	likely   [game.MaxSeats][getadler.Roles + 1]float64
	attempts [getadler.MaxTurns]attemptMade
	count    int
	bluff    float64
}

// attemptMade is a wrong arrest: by, against, and the villain named.
type attemptMade struct {
	by, against game.Seat
	named       getadler.Role
}

// evidenceOf weighs the public story of the match. A hero's answer is true; a villain is modelled as one who answers
// as one of the characters would, with slips. Discards are weak clues, tempered, and no character dies from one.
func evidenceOf(v *getadler.View, m *style) evidence {
	e := evidence{bluff: m.bluffs}
	if v.NoBluff {
		e.bluff = 0
	}
	for n := range v.Seats {
		for r := getadler.Adler; int(r) <= v.Seats; r++ {
			e.likely[n][r] = m.answers(v, game.Seat(n), r)
		}
	}
	for n := range v.Past {
		t := &v.History[n]
		if t.Revealed {
			break
		}
		switch t.Deed {
		case getadler.DeedWrong:
			e.attempts[e.count] = attemptMade{by: t.Seat, against: t.Target, named: t.Role}
			e.count++
		case getadler.DeedDiscard:
			e.discarded(v, t, m)
		}
	}
	return e
}

// discarded counts a card thrown away: how much oftener villains do that than heroes.
func (e *evidence) discarded(v *getadler.View, t *getadler.Turn, m *style) {
	ratio := m.discards[groupOf(t.Card)]
	for r := getadler.Adler; int(r) <= v.Seats; r++ {
		if r.Villain() {
			e.likely[t.Seat][r] *= ratio
		}
	}
}

// addHands counts what the viewer itself knows to be in the hands of others.
func (e *evidence) addHands(v *getadler.View, m *style) {
	for n := range v.Seats {
		if game.Seat(n) == v.Viewer {
			continue
		}
		for k := getadler.DocumentRAF; int(k) <= getadler.Kinds; k++ {
			for range v.Players[n].Sure[k] {
				ratio := m.holdings[groupOf(k)]
				e.likely[n][getadler.Adler] *= ratio
				e.likely[n][getadler.Collins] *= ratio
			}
		}
	}
}

// of is the likelihood of a cast.
func (e *evidence) of(seats int, c *cast) float64 {
	w := 1.0
	for n := range seats {
		w *= e.likely[n][c[n]]
	}
	for n := range e.count {
		if w == 0 {
			return 0
		}
		a := &e.attempts[n]
		accused := c[a.against]
		switch {
		case c[a.by].Villain():
			w *= e.bluff
		case a.named == getadler.NoRole && accused.Villain(), a.named != getadler.NoRole && accused == a.named:
			return 0
		}
	}
	return w
}

// answers is the likelihood of all that a seat has answered, were it that character.
func (m *style) answers(v *getadler.View, seat game.Seat, r getadler.Role) float64 {
	return m.answersWith(v, seat, r, nil)
}

// answersWith is answers with one more answer.
func (m *style) answersWith(v *getadler.View, seat game.Seat, r getadler.Role, more *getadler.Turn) float64 {
	if !r.Villain() {
		lies := countLies(v, seat, r, m.memory, more)
		like := 1.0
		for range lies {
			like *= m.doubt
		}
		return like
	}
	sum, all := 0.0, 0.0
	for c := getadler.Adler; int(c) <= v.Seats; c++ {
		share := 1.0
		if c.Villain() {
			share = m.candour
			if c != r {
				share = 0
			}
		}
		if share == 0 {
			continue
		}
		told, lies := countTold(v, seat, m.memory, more), countLies(v, seat, c, m.memory, more)
		like := share
		for range lies {
			like *= m.slip
		}
		for range told - lies {
			like *= 1 - m.slip
		}
		sum += like
		all += share
	}
	return sum / all
}

// countTold is the number of answers that a seat has given and that are remembered.
func countTold(v *getadler.View, seat game.Seat, memory int, more *getadler.Turn) int {
	n := 0
	eachAnswer(v, seat, memory, more, func(*getadler.Turn) { n++ })
	return n
}

// countLies is the number of those answers that would be lies, were the seat that character.
func countLies(v *getadler.View, seat game.Seat, r getadler.Role, memory int, more *getadler.Turn) int {
	n := 0
	eachAnswer(v, seat, memory, more, func(t *getadler.Turn) {
		if (r.Look(t.Trait) == t.Colour) != t.Yes {
			n++
		}
	})
	return n
}

// eachAnswer walks over what a seat has answered; who forgets remembers the last turns only.
func eachAnswer(v *getadler.View, seat game.Seat, memory int, more *getadler.Turn, see func(t *getadler.Turn)) {
	for n := max(0, v.Past-memory); n < v.Past; n++ {
		if t := &v.History[n]; t.Deed == getadler.DeedAsk && t.Answered && t.Target == seat {
			see(t)
		}
	}
	if more != nil {
		see(more)
	}
}
