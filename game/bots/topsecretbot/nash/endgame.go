package nash

import (
	"math"

	"safehouse/game/search"
	"safehouse/game/search/matrix"
)

// Goal tells what both seats' points at the end of a game are worth to the first: its chance to win, 0 to 1. It never
// falls when the first has more, nor when the second has less.
type Goal func(own, rival int) float64

// Single is the goal of a single game: to have more, a shared win being half of one (T28).
func Single(own, rival int) float64 {
	switch {
	case own > rival:
		return 1
	case own < rival:
		return 0
	default:
		return 0.5
	}
}

// Endgame solves the last turns of a game for winning: what is worth most is not the difference of points but the goal,
// so the points already made count. Values are chances to win. Of options that win as often the one with more points is
// played: a rival that does not play its best may yet lose by it. Every position is worked out afresh from the rules,
// once for each pair of scores; the number of positions grows about eightfold with each card.
type Endgame struct {
	table *table
	goal  Goal
	// alone reports that the goal depends on the difference only: then many scores are one.
	alone bool
	// known numbers the positions that came before, values are theirs before their cards are chosen.
	known  search.Index
	values []float64
	// left is how many more positions may be worked out.
	left int
}

// spot is a position with the points of both seats.
type spot struct {
	a, b       hand
	lies       lay
	own, rival int32
}

// key is a number of its own for every spot; where the goal depends on the difference only, one for all spots of
// one difference. Scores of a game are below 32,768 either way.
func (s *spot) key(alone bool) uint64 {
	own, rival := s.own, s.rival
	if alone {
		own, rival = own-rival, 0
	}
	const middle = 1 << 16
	return uint64(rival+middle/2)<<47 | uint64(own+middle)<<30 | uint64(s.lies)<<24 | uint64(s.b)<<12 | uint64(s.a)
}

// aPoint is what a point counts as a chance to win, where nothing else tells options apart.
const aPoint = 1e-7

// Endgame prepares to solve last turns. The study must be ready. Series reports that the goal depends on both scores,
// not on their difference only; at most so many positions are worked out for one decision.
func (s *Study) Endgame(goal Goal, series bool, positions int) *Endgame {
	return &Endgame{table: s.table, goal: goal, alone: !series, left: positions}
}

// Card gives the choices of a card where both seats have those points; not ok where that is too much work, or where
// nothing can be won or lost any more.
func (e *Endgame) Card(p *Position, own, rival int) (choices Cards, ok bool) {
	size, root, ok := e.root(p, own, rival)
	if !ok {
		return choices, false
	}
	m := e.cards(size, root)
	return e.table.deck.byKind(root.a, winning(&m)), e.left > 0
}

// Bank gives the choices of banking; not ok where Card would not be.
func (e *Endgame) Bank(p *Position, own, rival int) (b Banking, ok bool) {
	size, root, ok := e.root(p, own, rival)
	if !ok || root.lies.own() == nothing {
		return b, false
	}
	m := e.banking(size, root)
	options := winning(&m)
	return Banking{Leave: options[0], Bank: options[1]}, e.left > 0
}

// root is a position with the points of both seats, and the size of its hands; not ok where no game of the study comes
// to it, or nothing can be won or lost any more.
func (e *Endgame) root(p *Position, own, rival int) (size int, s spot, ok bool) {
	at, ok := e.table.placeOf(p)
	s = spot{at.a, at.b, at.lies, int32(own), int32(rival)}
	if !ok || at.size == 0 {
		return 0, s, false
	}
	worst, best := e.bounds(at.size, &s)
	return at.size, s, worst != best
}

// winning gives the options of a game with their chances to win, without what points added to them.
func winning(m *matrix.Game) [matrix.Most]Choice {
	const steps = 1000
	options := optionsOf(m)
	for i := range m.Rows {
		o := &options[i]
		o.Value = max(0, min(1, math.Round(o.Value*steps)/steps))
	}
	return options
}

// before is the value of a position before its cards are chosen.
func (e *Endgame) before(size int, s spot) float64 {
	worst, best := e.bounds(size, &s)
	if worst == best {
		return worst + e.inPoints(size, &s)
	}
	at, known := e.known.Number(search.Scatter(s.key(e.alone)), math.MaxInt)
	if known {
		return e.values[at]
	}
	e.values = append(e.values, worst)
	if e.left--; e.left > 0 {
		m := e.cards(size, s)
		e.values[at] = m.Worth()
	}
	return e.values[at]
}

// inPoints is what the points of a decided game count: those made, and those to come where both play for them. What
// lies is taken to be worth what it is before its banking, or a little less where it should have been banked.
func (e *Endgame) inPoints(size int, s *spot) float64 {
	values, flipped := e.table.block(size, s.a, s.b)
	come := values[s.lies]
	banked := values[layOf(nothing, nothing)]
	if flipped {
		come, banked = -values[s.lies.turned()], -banked
	}
	switch own, other := s.lies.own(), s.lies.other(); {
	case own != nothing && other == nothing && come == banked+e.table.worth[own]:
		come--
	case own == nothing && other != nothing && come == banked-e.table.worth[other]:
		come++
	}
	return float64(aPoint * float64(s.own-s.rival+int32(come)))
}

// bounds are the goal at the worst and at the best that can still come: of the cards that a seat lays, each brings
// twice the highest document at most, as one of a pair.
func (e *Endgame) bounds(size int, s *spot) (worst, best float64) {
	d := e.table.deck
	high := 0
	for c := agent - 1; c >= 0 && high == 0; c-- {
		if (d.kinds[s.a] | d.kinds[s.b]).Has(c) || s.lies.own() == c+1 || s.lies.other() == c+1 {
			high = 2 * int(e.table.worth[c+1])
		}
	}
	own, rival := high*size, high*size
	if s.lies.own() != nothing {
		own += high
	}
	if s.lies.other() != nothing {
		rival += high
	}
	return e.goal(int(s.own), int(s.rival)+rival), e.goal(int(s.own)+own, int(s.rival))
}

// cards is the game of a position's cards.
func (e *Endgame) cards(size int, s spot) matrix.Game {
	d := e.table.deck
	var bufA, bufB [cards]uint8
	rows, cols := d.kinds[s.a].List(&bufA), d.kinds[s.b].List(&bufB)
	m := matrix.Game{Rows: len(rows), Cols: len(cols)}
	for i, mine := range rows {
		for j, theirs := range cols {
			own, rival, then := e.table.worth.play(int(mine), int(theirs), s.lies)
			next := spot{s.a - d.step[mine], s.b - d.step[theirs], then, s.own + int32(own), s.rival + int32(rival)}
			m.At[matrix.Cell(i, j)] = e.after(size-1, next)
		}
	}
	return m
}

// after is the value of a position before its banking. When the hands are empty all is banked (T25).
func (e *Endgame) after(size int, s spot) float64 {
	w := &e.table.worth
	switch own, other := s.lies.own(), s.lies.other(); {
	case size == 0:
		mine, theirs := int(s.own)+int(w[own]), int(s.rival)+int(w[other])
		return e.goal(mine, theirs) + float64(aPoint*float64(mine-theirs))
	case own == nothing && other == nothing:
		return e.before(size, s)
	case own == nothing:
		return min(e.before(size, s), e.before(size, e.banked(s, false, true)))
	case other == nothing:
		return max(e.before(size, s), e.before(size, e.banked(s, true, false)))
	}
	m := e.banking(size, s)
	return m.Worth()
}

// banking is the game of a position's banking: the first row and column leave the card, the second bank it.
func (e *Endgame) banking(size int, s spot) matrix.Game {
	m := matrix.Game{Rows: 2, Cols: 2}
	if s.lies.other() == nothing {
		m.Cols = 1
	}
	for i := range m.Rows {
		for j := range m.Cols {
			m.At[matrix.Cell(i, j)] = e.before(size, e.banked(s, i == 1, j == 1))
		}
	}
	return m
}

// banked is a position after some have banked what lies on their safes.
func (e *Endgame) banked(s spot, own, rival bool) spot {
	mine, theirs := s.lies.own(), s.lies.other()
	if own {
		s.own += int32(e.table.worth[mine])
		mine = nothing
	}
	if rival {
		s.rival += int32(e.table.worth[theirs])
		theirs = nothing
	}
	s.lies = layOf(mine, theirs)
	return s
}
