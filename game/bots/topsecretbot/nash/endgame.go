package nash

import (
	"context"
	"math"
	"math/rand/v2"

	"safehouse/game/search"
	"safehouse/game/search/matrix"
	"safehouse/game/topsecret"
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

// Prospects are the chances to win a series to SeriesGoal points (T29) from the scores of both seats before a game,
// where both play all games by the study. They are worked out once from a sample of games, from high scores to low
// ones.
type Prospects struct {
	// at are the chances of the first seat at the nodes, which are scores apart by prospectStep; the last are those just
	// below the goal.
	at [nodes][nodes]float64
}

const (
	// prospectStep is the distance of nodes in points, nodes their number each way.
	prospectStep = 40
	nodes        = topsecret.SeriesGoal/prospectStep + 1
	// sampled is the number of games in the sample; each counts a second time with the seats exchanged.
	sampled = 1500
	// sweeps is how often the chances are worked out anew, those of games that bring next to nothing depending on each
	// other.
	sweeps = 3
)

// result is how a game ended, in points.
type result struct{ own, rival int }

// prospects samples games and works the chances out.
func (s *Study) prospects(ctx context.Context) (*Prospects, error) {
	rng := rand.New(rand.NewPCG(1200, 29))
	results := make([]result, 0, 2*sampled)
	for range sampled {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		r := s.sample(rng)
		results = append(results, r, result{r.rival, r.own})
	}
	p := &Prospects{}
	for i := range nodes {
		for j := range nodes {
			p.at[i][j] = 0.5
		}
	}
	for range sweeps {
		for i := nodes - 1; i >= 0; i-- {
			if err := ctx.Err(); err != nil {
				return nil, err
			}
			for j := i; j >= 0; j-- {
				p.at[i][j] = p.mean(scoreAt(i), scoreAt(j), results)
				p.at[j][i] = 1 - p.at[i][j]
			}
		}
	}
	return p, nil
}

// scoreAt is the score at a node.
func scoreAt(i int) int { return min(i*prospectStep, topsecret.SeriesGoal-topsecret.ValueStep) }

// mean is the chance from those scores after one more game.
func (p *Prospects) mean(own, rival int, results []result) float64 {
	sum := 0.0
	for _, r := range results {
		sum += p.Of(own+r.own, rival+r.rival)
	}
	return sum / float64(len(results))
}

// Of is the chance of the first seat to win the series, both having those scores after a game; 1 or 0 where it is over.
func (p *Prospects) Of(own, rival int) float64 {
	if max(own, rival) >= topsecret.SeriesGoal {
		return Single(own, rival)
	}
	i, x := between(own)
	j, y := between(rival)
	low := p.at[i][j] + float64(x*(p.at[i+1][j]-p.at[i][j]))
	high := p.at[i][j+1] + float64(x*(p.at[i+1][j+1]-p.at[i][j+1]))
	return low + float64(y*(high-low))
}

// between gives the node at or below a score, and how far it is from there to the next, 0 to 1. Scores may be negative
// where «Boum!» is called (T37): then they count as 0.
func between(score int) (node int, part float64) {
	score = max(0, score)
	node = min(score/prospectStep, nodes-2)
	low := scoreAt(node)
	return node, float64(score-low) / float64(scoreAt(node+1)-low)
}

// Goal is the goal of a game of a series, from the scores before it.
func (p *Prospects) Goal(ownScore, rivalScore int) Goal {
	return func(own, rival int) float64 { return p.Of(ownScore+own, rivalScore+rival) }
}

// sample plays a game by the study.
func (s *Study) sample(rng *rand.Rand) result {
	d, w := s.table.deck, &s.table.worth
	sides := [2]Side{{Hand: d.counts(d.full)}, {Hand: d.counts(d.full)}}
	var points [2]float32
	for size := d.turns; size > 0; size-- {
		played := [2]int{s.drawCard(sides[0], sides[1], rng), s.drawCard(sides[1], sides[0], rng)}
		up := [2]int{}
		for seat := range sides {
			sides[seat].Hand[kindOf(played[seat])]--
			up[seat], _ = upOf(sides[seat].Up)
		}
		own, rival, then := w.play(played[0], played[1], layOf(up[0], up[1]))
		points[0], points[1] = points[0]+own, points[1]+rival
		up = [2]int{then.own(), then.other()}
		for seat := range sides {
			sides[seat].Up = kindUp(up[seat])
		}
		banks := [2]bool{size == 1 || s.drawBanks(sides[0], sides[1], rng), size == 1 || s.drawBanks(sides[1], sides[0], rng)}
		for seat := range sides {
			if banks[seat] {
				points[seat] += w[up[seat]]
				sides[seat].Up = topsecret.NoKind
			}
		}
	}
	return result{own: int(points[0]), rival: int(points[1])}
}

// drawCard draws a card by the study.
func (s *Study) drawCard(own, rival Side, rng *rand.Rand) int {
	choices := s.Card(&Position{Own: own, Rival: rival})
	var chances [len(choices)]float64
	for k, c := range choices {
		chances[k] = c.Chance
	}
	return cardOf(topsecret.Kind(search.Draw(chances[:], rng)))
}

// drawBanks draws by the study whether a seat banks its single card; a seat without one does not.
func (s *Study) drawBanks(own, rival Side, rng *rand.Rand) bool {
	if own.Up == topsecret.NoKind {
		return false
	}
	b := s.Bank(&Position{Own: own, Rival: rival})
	return search.Draw([]float64{b.Leave.Chance, b.Bank.Chance}, rng) == 1
}
