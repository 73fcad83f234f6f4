package getadlerbot

import (
	"math"
	"math/rand/v2"
	"testing"

	"safehouse/game"
	"safehouse/game/getadler"
)

// The reduced game is a deduction of four seats: one viewer, two questions to others, two answers. What follows works
// it out forwards: it lets every world of it happen, every character on every seat, every cover that Adler may take and
// every slip from it, and counts what is seen. It shares the likelihoods with the opponents, and no code.

// saying is a question of the reduced game with its answer.
type saying struct {
	target int
	trait  getadler.Trait
	colour getadler.Colour
	yes    bool
}

// played is one world of the reduced game: who sits where, what was answered, and how likely it is.
type played struct {
	seats [4]getadler.Role
	yes   [2]bool
	p     float64
}

// reducedGame lists all that can happen when two questions are asked at a table whose first seat is the viewer.
func reducedGame(m *style, viewer getadler.Role, asked [2]saying) (all []played) {
	roles := []getadler.Role{getadler.Adler, getadler.Gold, getadler.Sharpe, getadler.Townsend}
	for _, b := range roles {
		for _, c := range roles {
			for _, d := range roles {
				if b == viewer || c == viewer || d == viewer || b == c || b == d || c == d {
					continue
				}
				all = append(all, reducedWorlds(m, [4]getadler.Role{viewer, b, c, d}, asked)...)
			}
		}
	}
	return all
}

// reducedWorlds lists what can happen where the characters sit so.
func reducedWorlds(m *style, seats [4]getadler.Role, asked [2]saying) (all []played) {
	covers := map[getadler.Role]float64{getadler.Adler: m.candour, getadler.Gold: 1, getadler.Sharpe: 1,
		getadler.Townsend: 1}
	for _, cover := range []getadler.Role{getadler.Adler, getadler.Gold, getadler.Sharpe, getadler.Townsend} {
		for slips := range 4 {
			w := played{seats: seats, p: covers[cover] / (3 + m.candour)}
			for n, q := range asked {
				as, slip := seats[q.target], slips&(1<<n) != 0
				switch {
				case as == getadler.Adler && slip:
					as, w.p = cover, w.p*m.slip
				case as == getadler.Adler:
					as, w.p = cover, w.p*(1-m.slip)
				case slip:
					// A hero never slips: its world is counted once, without.
					w.p = 0
				}
				w.yes[n] = (as.Look(q.trait) == q.colour) != slip
			}
			all = append(all, w)
		}
	}
	return all
}

// eachReduced calls see for every pair of questions that the viewer may see asked of others.
func eachReduced(see func(asked [2]saying)) {
	var questions []saying
	for target := 1; target < 4; target++ {
		for trait := getadler.Hat; int(trait) < getadler.Traits; trait++ {
			for c := getadler.Brown; c <= getadler.Navy; c++ {
				if getadler.Fitting(4, trait, c) != 0 {
					questions = append(questions, saying{target: target, trait: trait, colour: c})
				}
			}
		}
	}
	for _, first := range questions {
		for _, second := range questions {
			see([2]saying{first, second})
		}
	}
}

// TestGetAdlerReducedDeduction holds the belief after any two answers against the shares of the worlds in which they
// are given.
func TestGetAdlerReducedDeduction(t *testing.T) {
	compared := 0
	for _, viewer := range []getadler.Role{getadler.Adler, getadler.Gold, getadler.Sharpe, getadler.Townsend} {
		s := infoSetOf(scene(4, 2, viewer), game.Expert)
		eachReduced(func(asked [2]saying) {
			if asked[0].target > asked[1].target {
				return
			}
			worlds := reducedGame(&s.style, viewer, asked)
			for answers := range 4 {
				asked[0].yes, asked[1].yes = answers&1 != 0, answers&2 != 0
				var want [4]float64
				all := 0.0
				for _, w := range worlds {
					if w.yes != [2]bool{asked[0].yes, asked[1].yes} {
						continue
					}
					all += w.p
					for seat, r := range w.seats {
						if r == getadler.Adler {
							want[seat] += w.p
						}
					}
				}
				if all == 0 {
					continue
				}
				s.view.Past = 0
				for _, q := range asked {
					tell(s.view, reply(game.Seat(q.target), q.trait, q.colour, q.yes))
				}
				s.believe()
				for seat := range want {
					if got := s.belief.chance(seat, getadler.Adler); math.Abs(got-want[seat]/all) > 1e-9 {
						t.Fatalf("%v sees %+v: seat %d is Adler with %.6f, in all worlds with %.6f", viewer, asked, seat, got,
							want[seat]/all)
					}
				}
				compared++
			}
		})
	}
	if compared < 8_000 {
		t.Errorf("only %d beliefs were compared", compared)
	}
}

// TestGetAdlerReducedQuestion holds what a second question is expected to bring against the worlds after the first: the
// squared chances of each seat to be Adler, by the answers and how often they are given.
func TestGetAdlerReducedQuestion(t *testing.T) {
	rng := rand.New(rand.NewPCG(11, 4))
	s := infoSetOf(scene(4, 2, getadler.Gold), game.Expert)
	eachReduced(func(asked [2]saying) {
		if rng.IntN(4) != 0 {
			return
		}
		asked[0].yes = rng.IntN(2) == 0
		var adler [2][4]float64
		var given [2]float64
		for _, w := range reducedGame(&s.style, getadler.Gold, asked) {
			if w.yes[0] != asked[0].yes {
				continue
			}
			at := 0
			if w.yes[1] {
				at = 1
			}
			given[at] += w.p
			for seat, r := range w.seats {
				if r == getadler.Adler {
					adler[at][seat] += w.p
				}
			}
		}
		if given[0]+given[1] == 0 {
			return
		}
		want := 0.0
		for at := range adler {
			for _, p := range adler[at] {
				if p > 0 {
					want += p * p / given[at] / (given[0] + given[1])
				}
			}
		}
		s.view.Past = 0
		tell(s.view, reply(game.Seat(asked[0].target), asked[0].trait, asked[0].colour, asked[0].yes))
		s.believe()
		q := asked[1]
		m := getadler.Move{Op: getadler.OpAsk, A: uint8(q.target), B: uint8(q.trait), C: uint8(q.colour)}
		if got := s.expected(&s.belief, m); math.Abs(got-want) > 1e-9 {
			t.Fatalf("after %+v the question %+v is expected to leave %.6f, in all worlds %.6f", asked[0], q, got, want)
		}
	})
}
