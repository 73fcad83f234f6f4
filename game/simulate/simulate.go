// Package simulate lets computer opponents play many matches without a window and counts the results. Deals are paired:
// each is played from every place of the contestants, so that luck of the deal falls on all alike, and the intervals
// are those of matches that come in groups. It knows no game by name, no clock and no file; the same plan gives the
// same result on any number of processors.
package simulate

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/catalog"
)

// longestMatch bounds the decisions of one match: a game that does not end is a fault of its rules.
const longestMatch = 100_000

// Plan says what is played.
type Plan struct {
	Game catalog.Game
	// Players are the contestants, one a seat. The same deal is played once from each of their places: they move on by one
	// seat each match, and a new deal comes when the seating would come again.
	Players []bots.Player
	// Sides are the players of those who play for a side of the game, by its name, in place of their own: heroes of one
	// level against villains of another. Empty where everybody keeps his own.
	Sides   map[string]bots.Player
	Options game.Options
	Matches int
	Seed    uint64
	// Budget gives each player its work; nil for what the game allows it.
	Budget func(bots.Player) bots.Budget
	// Study is what was worked out for matches of this kind; nil to have it worked out where an expert plays.
	Study bots.Study
	// Progress is told the number of matches played, one call at a time; it may be nil.
	Progress func(matches int)
}

// Check says what is wrong with a plan, in words for a player.
func (p Plan) Check() *game.Refusal {
	if n := len(p.Players); n < p.Game.MinSeats || n > p.Game.MaxSeats {
		return game.Refuse("", "simulate.seats", game.Number(n), game.Number(p.Game.MinSeats), game.Number(p.Game.MaxSeats))
	}
	if p.Matches < 1 {
		return game.Refuse("", "simulate.matches")
	}
	for _, side := range slices.Sorted(maps.Keys(p.Sides)) {
		switch {
		case len(p.Game.Sides) == 0:
			return game.Refuse("", "simulate.sides.none")
		case !slices.Contains(p.Game.Sides, side):
			return game.Refuse("", "simulate.side", game.Text(side), game.Text(strings.Join(p.Game.Sides, ", ")))
		}
	}
	return p.checkOptions()
}

// checkOptions looks at every option by itself, and has the rules look at them together.
func (p Plan) checkOptions() *game.Refusal {
	if refusal := p.Game.CheckOptions(p.Options); refusal != nil {
		return refusal
	}
	if _, err := p.Game.New(p.setup(0), nil); err != nil {
		return game.Refuse("", "simulate.options", game.Text(err.Error()))
	}
	return nil
}

// outcome is one match. Its winners and scores are by seat; first is the seat of the first contestant.
type outcome struct {
	winners game.Seats
	halves  [game.MaxSeats]int
	// sides is the side of each seat; nil where the game has none.
	sides     []string
	first     int
	decisions int
	err       error
}

// Run plays the plan on that many workers. What an expert may know of the game beforehand is worked out first.
func Run(ctx context.Context, p Plan, workers int) (Result, error) {
	if refusal := p.Check(); refusal != nil {
		return Result{}, refusal
	}
	if p.Study == nil && p.expert() {
		p.Study = p.Game.Study(p.setup(0).Cast())
	}
	if p.Study != nil {
		if err := p.Study.Work(ctx); err != nil {
			return Result{}, fmt.Errorf("working out what is known beforehand: %w", err)
		}
	}
	outcomes := p.play(ctx, workers)
	var failures []error
	for i := range outcomes {
		if err := outcomes[i].err; err != nil {
			failures = append(failures, fmt.Errorf("playing match %d of seed %d: %w", i+1, p.Seed, err))
		}
	}
	if err := ctx.Err(); err != nil {
		failures = []error{err}
	}
	return p.count(outcomes), errors.Join(failures...)
}

// play plays all matches, or those that end before the context does.
func (p Plan) play(ctx context.Context, workers int) []outcome {
	outcomes := make([]outcome, p.Matches)
	var next atomic.Int64
	var wait sync.WaitGroup
	var reporting sync.Mutex
	done := 0
	for range max(1, min(workers, p.Matches)) {
		wait.Go(func() {
			for i := int(next.Add(1)) - 1; i < p.Matches && ctx.Err() == nil; i = int(next.Add(1)) - 1 {
				outcomes[i] = p.match(ctx, i)
				if p.Progress != nil {
					reporting.Lock()
					done++
					p.Progress(done)
					reporting.Unlock()
				}
			}
		})
	}
	wait.Wait()
	return outcomes
}

// expert reports whether somebody plays as an expert.
func (p Plan) expert() bool {
	is := func(p bots.Player) bool { return p.Is(game.Expert) }
	return slices.ContainsFunc(p.Players, is) || slices.ContainsFunc(slices.Collect(maps.Values(p.Sides)), is)
}

// turns is the number of matches that are played on one deal: as many as there are different ways to seat the
// contestants by moving them on, one where sides alone say who plays.
func (p Plan) turns() int {
	if n := len(p.Game.Sides); n > 0 && len(p.Sides) == n {
		return 1
	}
	n := len(p.Players)
	for period := 1; period < n; period++ {
		same := n%period == 0
		for at := 0; same && at < n; at++ {
			same = p.Players[at] == p.Players[(at+period)%n]
		}
		if same {
			return period
		}
	}
	return n
}

// setup is that of match number i, in which contestant c sits on seat (c+first) mod n: every deal is played from each
// seat before the next.
func (p Plan) setup(i int) game.Setup {
	n := len(p.Players)
	setup := game.Setup{Players: make([]game.Player, n), Options: p.Options}
	stream := game.SeedOf(p.Seed).Stream("match/" + strconv.Itoa(i/p.turns()))
	for at := range setup.Seed {
		setup.Seed[at] = byte(stream.Uint32())
	}
	for c, player := range p.Players {
		setup.Players[(c+p.first(i))%n] = game.Player{Computer: true, Level: player.Level, Name: "computer " +
			strconv.Itoa(c+1)}
	}
	return setup
}

// first is the seat of the first contestant in match number i.
func (p Plan) first(i int) int { return i % p.turns() }

// match plays match number i.
func (p Plan) match(ctx context.Context, i int) outcome {
	setup := p.setup(i)
	session, err := p.Game.New(setup, nil)
	if err != nil {
		return outcome{err: err}
	}
	var o outcome
	n := len(p.Players)
	o.sides = p.Game.SidesOf(session)
	for ; session.ToAct() != 0; o.decisions++ {
		if o.decisions == longestMatch {
			return outcome{err: fmt.Errorf("not over after %d decisions", longestMatch)}
		}
		seat := session.ToAct().First()
		player := p.Players[(int(seat)-p.first(i)+n)%n]
		if o.sides != nil {
			if own, given := p.Sides[o.sides[seat]]; given {
				player = own
			}
		}
		q := bots.Question{Player: player, Study: p.Study}
		if p.Budget != nil {
			q.Budget = p.Budget(player)
		}
		think := p.Game.Think(session, seat, q, bots.Stream(setup.Seed, seat, session.Len()))
		if err := session.SubmitText(seat, think(ctx).Move); err != nil {
			return outcome{err: fmt.Errorf("seat %s, move %d: %w", seat, session.Len()+1, err)}
		}
	}
	standing := session.Standing()
	o.winners, o.halves, o.first = standing.Winners, standing.Halves, p.first(i)
	return o
}
