package nash

import (
	"context"
	"math/rand/v2"

	"safehouse/game/search"
	"safehouse/game/topsecret"
)

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
