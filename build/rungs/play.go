package main

import (
	"fmt"
	"slices"
	"time"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/catalog"
	"safehouse/game/simulate"
)

// Numbers of games: a taste tells what a player costs, a goal gets at least sure, any contest at least few.
const (
	taste = 4
	sure  = 300
	few   = 100
)

// studies are what was worked out beforehand, by its kind: it serves all contests.
var studies = map[string]bots.Study{}

// study gives what can be worked out for a contest in which an expert plays, once.
func (o *order) study(c *contest) (bots.Study, error) {
	if !c.row.Is(game.Expert) && !c.column.Is(game.Expert) {
		return nil, nil
	}
	made := c.game.Study(game.Cast{Players: make([]game.Player, c.seats)})
	if made == nil {
		return nil, nil
	}
	if studies[made.Kind()] == nil {
		studies[made.Kind()] = made
		o.tell("working out what the experts know beforehand: %s", made.Kind())
	}
	return studies[made.Kind()], studies[made.Kind()].Work(o.ctx)
}

// simulate plays that many games of a contest, or takes them from the cache.
func (o *order) simulate(c *contest, games int) (kept, error) {
	if k, ok := o.recall(c, games); ok {
		return k, nil
	}
	study, err := o.study(c)
	if err != nil {
		return kept{}, err
	}
	p := c.plan(games)
	p.Study = study
	begin := time.Now()
	result, err := simulate.Run(o.ctx, p, o.workers)
	if err != nil {
		return kept{}, fmt.Errorf("%s: %w", c.name(), err)
	}
	k := kept{result, time.Since(begin).Seconds() * float64(min(o.workers, games)) / float64(games)}
	return k, o.keep(c, games, k)
}

// plan decides how many games each contest gets, so that a game's ladder takes about that many minutes: as many as were
// asked for where they are cheap, fewer where they are dear.
func (o *order) plan(g catalog.Game, contests []*contest, minutes float64) error {
	o.tell("%s: trying what each player costs", g.Name)
	costs := make([]float64, len(contests))
	for i, c := range contests {
		row, err := o.price(c, c.row)
		if err != nil {
			return err
		}
		column, err := o.price(c, c.column)
		if err != nil {
			return err
		}
		if costs[i] = row + column*float64(c.seats-1); c.sided() {
			costs[i] = (row + column) / 2 * float64(c.seats)
		}
	}
	budget := minutes * 60 * float64(o.workers)
	low, high := 0.0, budget
	for range 50 {
		cap := (low + high) / 2
		if o.share(contests, costs, cap) > budget {
			high = cap
		} else {
			low = cap
		}
	}
	total := o.share(contests, costs, low)
	o.tell("%s: %d contests, about %.1f minutes on %d cores", g.Name, len(contests), total/60/float64(o.workers),
		o.workers)
	if o.estimate {
		for i, c := range contests {
			fmt.Printf("%6d games  %8.3f s of a core each  %s\n", c.games, costs[i], c.name())
		}
	}
	return nil
}

// price is the seconds of a core that a player costs on one seat for one match, tried at a table of nobody else.
func (o *order) price(c *contest, p bots.Player) (float64, error) {
	alone := *c
	alone.row, alone.column, alone.rules, alone.options = p, p, "", nil
	k, err := o.simulate(&alone, taste)
	return k.Seconds / float64(c.seats), err
}

// share gives every contest as many games as cost that many seconds, within its bounds, and tells what all cost
// together.
func (o *order) share(contests []*contest, costs []float64, seconds float64) (total float64) {
	for i, c := range contests {
		least := few
		if c.goal {
			least = sure
		}
		n := o.games
		if dear := seconds / max(costs[i], 1e-6); dear < float64(n) {
			n = int(dear)
		}
		c.games = max(n, min(least, o.games))
		c.games += (c.turns() - c.games%c.turns()) % c.turns()
		total += float64(c.games) * costs[i]
	}
	return total
}

// turns is the number of games on one deal.
func (c *contest) turns() int {
	if c.sided() || c.row == c.column {
		return 1
	}
	return c.seats
}

// play plays all contests, those first that a goal hangs on: a run that is ended has played what matters most.
func (o *order) play(g catalog.Game, contests []*contest) error {
	contests = slices.Clone(contests)
	slices.SortStableFunc(contests, func(a, b *contest) int {
		switch {
		case a.goal == b.goal:
			return 0
		case a.goal:
			return -1
		default:
			return 1
		}
	})
	for i, c := range contests {
		k, games, ok := o.most(c, c.games)
		if !ok {
			var err error
			if k, err = o.simulate(c, c.games); err != nil {
				return err
			}
			games = c.games
		}
		c.games = games
		c.result, c.played = k.Result, true
		s := c.share()
		o.tell("%d/%d  %s: %.1f %% (%.1f–%.1f) of %d games", i+1, len(contests), c.name(), 100*s.Mean, 100*s.Low, 100*s.High,
			c.games)
	}
	return nil
}

// gather takes from the cache what was played, also of fewer games than planned.
func (o *order) gather(contests []*contest) {
	for _, c := range contests {
		if k, games, ok := o.most(c, taste+1); ok {
			c.games, c.result, c.played = games, k.Result, true
		}
	}
}
