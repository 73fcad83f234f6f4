package getadlerbot

import (
	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/getadler"
)

// cast is one way in which the characters may sit at the table.
type cast [game.MaxSeats]getadler.Role

// suspicion is a belief over all the ways in which the characters may sit: every one that the viewer cannot rule out,
// with its probability. It is kept exactly; there are 720 at most.
type suspicion struct {
	seats  int
	casts  []cast
	weight []float64
}

// castsOf lists every cast in which the seats whose character is known have it, in a fixed order.
func castsOf(seats int, known cast) []cast {
	free := getadler.InPlay(seats)
	for _, r := range known {
		free = free.Without(r)
	}
	count := 1
	for n := range free.Len() {
		count *= n + 1
	}
	list := make([]cast, 0, count)
	var sit func(c cast, seat int, free getadler.RoleSet)
	sit = func(c cast, seat int, free getadler.RoleSet) {
		if seat == seats {
			list = append(list, c)
			return
		}
		if known[seat] != getadler.NoRole {
			c[seat] = known[seat]
			sit(c, seat+1, free)
			return
		}
		for r := getadler.Adler; int(r) <= seats; r++ {
			if free.Has(r) {
				c[seat] = r
				sit(c, seat+1, free.Without(r))
			}
		}
	}
	sit(cast{}, 0, free)
	return list
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

// Suspicion is, by seat, the probability that it is Adler, as the player of a level on the view's seat reckons at this
// moment from what it was told: the belief that its decisions rest on. For the other kinds of players, which reckon
// with none, it is the share of the ways in which the characters may still sit. build/measure holds it against the
// truth.
func Suspicion(v *getadler.View, p bots.Player) (chances [game.MaxSeats]float64) {
	if p.Kind != bots.Levelled {
		ways := getadler.Assignments(v, nil)
		for n := range ways {
			for seat := range v.Seats {
				if ways[n][seat] == getadler.Adler {
					chances[seat] += 1 / float64(len(ways))
				}
			}
		}
		return chances
	}
	s := infoSetAt(v, p, nil)
	for seat := range v.Seats {
		chances[seat] = s.belief.chance(seat, getadler.Adler)
	}
	return chances
}

// Chances are, by seat and character, the probabilities by Expert's belief of a player who knows what the view's seat
// knows.
func Chances(v *getadler.View) [game.MaxSeats][getadler.Roles + 1]float64 {
	return infoSetAt(v, bots.OfLevel(game.Expert), nil).belief.table()
}
