package getadlerbot

import (
	"safehouse/game"
	"safehouse/game/getadler"
)

// evidence is what speaks for and against characters on seats. told is, by seat and character, how well all that the
// seat answered fits, likely how well that and what it discarded does; arrests are the wrong ones, which concern two
// seats at once.
type evidence struct {
	told, likely [game.MaxSeats][getadler.Roles + 1]float64
	arrests      [getadler.MaxTurns]*getadler.Turn
	count        int
	house        *getadler.House
	bluff        float64
}

// evidenceOf weighs the public story of the match. A hero's answer is true; a villain is modelled as one who answers
// as one of the characters would, with slips. Discards are weak clues, tempered, and no character dies from one.
func evidenceOf(v *getadler.View, m *reader) evidence {
	e := evidence{house: &v.House, bluff: m.bluffs}
	for n := range v.Seats {
		for r := getadler.Adler; int(r) <= v.Seats; r++ {
			e.told[n][r] = m.answers(v, game.Seat(n), r, nil)
		}
	}
	e.likely = e.told
	for n := range v.Past {
		t := &v.History[n]
		if t.Revealed {
			break
		}
		switch t.Deed {
		case getadler.DeedWrong:
			e.arrests[e.count] = t
			e.count++
		case getadler.DeedDiscard:
			e.incriminate(t.Seat, m.discards[groupOf(t.Card)])
		}
	}
	return e
}

// incriminate counts a card that a seat threw away or holds: how much oftener villains do that than heroes.
func (e *evidence) incriminate(seat game.Seat, oftener float64) {
	e.likely[seat][getadler.Adler] *= oftener
	e.likely[seat][getadler.Collins] *= oftener
}

// addHands counts what the viewer itself knows to be in the hands of others.
func (e *evidence) addHands(v *getadler.View, m *reader) {
	for seat := range game.Seat(v.Seats) {
		if seat == v.Viewer {
			continue
		}
		for k := getadler.DocumentRAF; int(k) <= getadler.Kinds; k++ {
			for range v.Players[seat].Sure[k] {
				e.incriminate(seat, m.holdings[groupOf(k)])
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
		a := e.arrests[n]
		switch {
		case e.house.Denies(a, c[a.Seat], c[a.Target]):
			return 0
		case c[a.Seat].Villain():
			w *= e.bluff
		}
	}
	return w
}

// answers is the likelihood of all that a seat has answered, were it that character; more is one more answer.
func (m *reader) answers(v *getadler.View, seat game.Seat, r getadler.Role, more *getadler.Turn) float64 {
	if !r.Villain() {
		_, lies := answered(v, seat, r, m.memory, more)
		return times(1, m.doubt, lies)
	}
	sum, all := 0.0, 0.0
	for c := getadler.Adler; int(c) <= v.Seats; c++ {
		share := 1.0
		switch {
		case c == r:
			share = m.candour
		case c.Villain():
			continue
		}
		told, lies := answered(v, seat, c, m.memory, more)
		sum += times(times(share, m.slip, lies), 1-m.slip, told-lies)
		all += share
	}
	return sum / all
}

// times multiplies by a factor so many times.
func times(x, factor float64, n int) float64 {
	for range n {
		x *= factor
	}
	return x
}

// answered counts what a seat has answered, and those of its answers that would be lies, were it that character; who
// forgets remembers the last turns only.
func answered(v *getadler.View, seat game.Seat, r getadler.Role, memory int, more *getadler.Turn) (told, lies int) {
	count := func(t *getadler.Turn) {
		told++
		if (r.Look(t.Trait) == t.Colour) != t.Yes {
			lies++
		}
	}
	for n := max(0, v.Past-memory); n < v.Past; n++ {
		if t := &v.History[n]; t.Deed == getadler.DeedAsk && t.Answered && t.Target == seat {
			count(t)
		}
	}
	if more != nil {
		count(more)
	}
	return told, lies
}
