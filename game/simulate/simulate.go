// Package simulate lets computer opponents play many matches without a window and counts the results. It knows no
// game by name, no clock and no file; the same plan gives the same result on any number of processors.
package simulate

import (
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
	// Levels are those of the contestants, one a seat. Contestants move on by one seat each match.
	Levels []game.Level
	// Sides are the levels of those who play for a side of the game, by its name, in place of their own: heroes of one
	// level against villains of another. Empty where everybody keeps his own.
	Sides   map[string]game.Level
	Options game.Options
	Matches int
	Seed    uint64
	// Budget gives each level its time to think.
	Budget func(game.Level) bots.Budget
}

// Check says what is wrong with a plan, in words for a player.
func (p Plan) Check() *game.Refusal {
	if n := len(p.Levels); n < p.Game.MinSeats || n > p.Game.MaxSeats {
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

// checkOptions looks every option up in the game's list, and has the rules look at them together.
func (p Plan) checkOptions() *game.Refusal {
	for _, key := range slices.Sorted(maps.Keys(p.Options)) {
		at := slices.IndexFunc(p.Game.Options, func(o catalog.Option) bool { return o.Key == key })
		if at < 0 {
			return game.Refuse("", "simulate.option", game.Text(key), game.Text(p.optionKeys()))
		}
		if o, value := p.Game.Options[at], p.Options[key]; value < o.Min || value > o.Max {
			return game.Refuse("", "simulate.range", game.Text(key), game.Number(value), game.Number(o.Min), game.Number(o.Max))
		}
	}
	if _, err := p.Game.New(p.setup(0), nil); err != nil {
		return game.Refuse("", "simulate.options", game.Text(err.Error()))
	}
	return nil
}

// optionKeys lists the options of the game.
func (p Plan) optionKeys() string {
	var keys []string
	for _, o := range p.Game.Options {
		keys = append(keys, o.Key)
	}
	return strings.Join(keys, ", ")
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

// Run plays the plan on that many workers.
func Run(p Plan, workers int) (Result, error) {
	if refusal := p.Check(); refusal != nil {
		return Result{}, refusal
	}
	outcomes := make([]outcome, p.Matches)
	var next atomic.Int64
	var wait sync.WaitGroup
	for range max(1, min(workers, p.Matches)) {
		wait.Go(func() {
			for i := int(next.Add(1)) - 1; i < p.Matches; i = int(next.Add(1)) - 1 {
				outcomes[i] = p.match(i)
			}
		})
	}
	wait.Wait()
	var failures []error
	for i := range outcomes {
		if err := outcomes[i].err; err != nil {
			failures = append(failures, fmt.Errorf("playing match %d of seed %d: %w", i+1, p.Seed, err))
		}
	}
	return p.count(outcomes), errors.Join(failures...)
}

// setup is that of match number i, in which contestant c sits on seat (c+i) mod n.
func (p Plan) setup(i int) game.Setup {
	n := len(p.Levels)
	setup := game.Setup{Players: make([]game.Player, n), Options: p.Options}
	stream := game.SeedOf(p.Seed).Stream("match/" + strconv.Itoa(i))
	for at := range setup.Seed {
		setup.Seed[at] = byte(stream.Uint32())
	}
	for c, level := range p.Levels {
		setup.Players[(c+i)%n] = game.Player{Computer: true, Level: level, Name: "computer " + strconv.Itoa(c+1)}
	}
	return setup
}

// match plays match number i.
func (p Plan) match(i int) outcome {
	setup := p.setup(i)
	session, err := p.Game.New(setup, nil)
	if err != nil {
		return outcome{err: err}
	}
	var o outcome
	o.sides = p.Game.SidesOf(session)
	for ; session.ToAct() != 0; o.decisions++ {
		if o.decisions == longestMatch {
			return outcome{err: fmt.Errorf("not over after %d decisions", longestMatch)}
		}
		seat := session.ToAct().First()
		level := setup.Players[seat].Level
		if o.sides != nil {
			if own, given := p.Sides[o.sides[seat]]; given {
				level = own
			}
		}
		think := p.Game.Think(session, seat, level, p.Budget(level), bots.Stream(setup.Seed, seat, session.Len()))
		if err := session.SubmitText(seat, think()); err != nil {
			return outcome{err: fmt.Errorf("seat %s, move %d: %w", seat, session.Len()+1, err)}
		}
	}
	standing := session.Standing()
	o.winners, o.halves, o.first = standing.Winners, standing.Halves, i%len(p.Levels)
	return o
}
