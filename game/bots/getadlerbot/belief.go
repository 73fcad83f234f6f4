package getadlerbot

import (
	"slices"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/getadler"
)

// cast is one way in which the characters may sit at the table.
type cast = getadler.Assignment

// suspicion is a belief over all the ways in which the characters may sit: every one that the viewer cannot rule out,
// with its probability. It is kept exactly; there are 720 at most.
type suspicion struct {
	seats  int
	casts  []cast
	weight []float64
}

// castsOf lists every cast in which the seats whose character is known have it, in a fixed order.
func castsOf(seats int, known cast) []cast {
	return slices.DeleteFunc(slices.Clone(getadler.Casts(seats)), func(c cast) bool {
		for seat, r := range known {
			if r != getadler.NoRole && c[seat] != r {
				return true
			}
		}
		return false
	})
}

// weigh gives each cast its probability by the evidence; where the evidence excludes all of them, all are alike.
func weigh(seats int, casts []cast, e *evidence) suspicion {
	s := suspicion{seats: seats, casts: casts, weight: make([]float64, len(casts))}
	sum := 0.0
	for n := range casts {
		s.weight[n] = e.of(seats, &casts[n])
		sum += s.weight[n]
	}
	for n := range s.weight {
		if sum > 0 {
			s.weight[n] /= sum
		} else {
			s.weight[n] = 1 / float64(len(casts))
		}
	}
	return s
}

// believe forms the viewer's belief: its own character is known, and what it saw in hands counts.
func (s *mind) believe() {
	var known cast
	for n := range s.view.Seats {
		known[n] = s.view.Players[n].Role
	}
	s.evidence = evidenceOf(s.view, &s.style.reader)
	if !s.view.Revealed {
		s.evidence.addHands(s.view, &s.style.reader)
	}
	s.belief = weigh(s.view.Seats, castsOf(s.view.Seats, known), &s.evidence)
}

// chance is the probability that the seat is the character; NoRole asks for any villain.
func (s *suspicion) chance(seat int, r getadler.Role) float64 {
	sum := 0.0
	for n := range s.casts {
		if at := s.casts[n][seat]; at == r || r == getadler.NoRole && at.Villain() {
			sum += s.weight[n]
		}
	}
	return sum
}

// table is, by seat and character, the probability that the seat is the character.
func (s *suspicion) table() (t [game.MaxSeats][getadler.Roles + 1]float64) {
	for n := range s.casts {
		for seat := range s.seats {
			t[seat][s.casts[n][seat]] += s.weight[n]
		}
	}
	return t
}

// likeliest is the cast of the highest probability, the first of equals.
func (s *suspicion) likeliest() cast {
	best := 0
	for n := range s.weight {
		if s.weight[n] > s.weight[best] {
			best = n
		}
	}
	return s.casts[best]
}

// draw is a cast drawn by its probability; at is from 0 to 1.
func (s *suspicion) draw(at float64) cast {
	for n := range s.weight {
		if at -= s.weight[n]; at < 0 {
			return s.casts[n]
		}
	}
	return s.likeliest()
}

// clarity says how well the belief tells where the villains are: the sum of the squared chances of each villain's seat,
// 1 a villain where all is known.
func (s *suspicion) clarity() float64 {
	t := s.table()
	sum := 0.0
	for seat := range s.seats {
		sum += float64(t[seat][getadler.Adler]*t[seat][getadler.Adler]) +
			float64(t[seat][getadler.Collins]*t[seat][getadler.Collins])
	}
	return sum
}

// Chances are, by seat and character, the probabilities by Expert's belief of a player who knows what the view's seat
// knows.
func Chances(v *getadler.View) [game.MaxSeats][getadler.Roles + 1]float64 {
	return infoSetAt(v, bots.OfLevel(game.Expert), nil).belief.table()
}

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
