package main

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/catalog"
	"safehouse/game/simulate"
)

// contest is one pairing and, once played, its result.
type contest struct {
	game  catalog.Game
	seats int
	// row and column are the two who meet: at tables of more than two seats without sides, row on one seat and column on
	// all others; where there are sides, row for the first of them and column for the second.
	row, column bots.Player
	// rules names the house rules that are on, as on the page; options are those of the match. Both are empty on a ladder.
	rules   string
	options game.Options
	// seated puts row on one seat and column on all others even where there are sides.
	seated bool
	// goal reports that one of the goals hangs on it.
	goal bool
	// games is the number planned.
	games  int
	result simulate.Result
	played bool
}

// searches are the iterations of the plain search on the ladder, by game: those that the goals name, or what costs
// about as much as the levels do.
var searches = map[string]int{"kompromat": 3000, "topsecret": 1000, "getadler": 1000}

// climbers are the players of a game's ladder, from the weakest kind to the strongest.
func climbers(g catalog.Game) []bots.Player {
	var all []bots.Player
	for _, name := range []string{"random", "greedy", "thumb", "easy", "medium", "expert",
		fmt.Sprintf("ismcts:%d", searches[g.Name])} {
		p, _ := bots.ParsePlayer(name)
		all = append(all, p)
	}
	return all
}

// contestsOf lists all pairings of a game: at two seats each pair once, at larger tables each against a table of each,
// with sides each side against each.
func contestsOf(g catalog.Game) []*contest {
	var all []*contest
	players := climbers(g)
	for seats := g.MinSeats; seats <= g.MaxSeats; seats++ {
		for i, row := range players {
			for j, column := range players {
				if len(g.Sides) == 0 && (i == j || seats == 2 && i < j) {
					continue
				}
				c := &contest{game: g, seats: seats, row: row, column: column}
				c.goal = hangs(c)
				all = append(all, c)
			}
		}
	}
	return all
}

// sided reports that row plays for the first side and column for the second.
func (c *contest) sided() bool { return len(c.game.Sides) > 0 && !c.seated }

// plan is what simulate is asked to play.
func (c *contest) plan(games int) simulate.Plan {
	p := simulate.Plan{Game: c.game, Options: c.options, Matches: games, Seed: 1}
	for seat := range c.seats {
		if seat == 0 || c.sided() {
			p.Players = append(p.Players, c.row)
		} else {
			p.Players = append(p.Players, c.column)
		}
	}
	if sides := c.game.Sides; c.sided() {
		p.Sides = map[string]bots.Player{sides[0]: c.row, sides[1]: c.column}
	}
	return p
}

// command is how anybody can play the same.
func (c *contest) command() string {
	var seats []string
	p := c.plan(c.games)
	for _, player := range p.Players {
		seats = append(seats, player.String())
	}
	line := fmt.Sprintf("safehouse simulate --game %s --seats %s", c.game.Name, strings.Join(seats, ","))
	for _, side := range slices.Sorted(maps.Keys(p.Sides)) {
		line += fmt.Sprintf(" --side %s=%s", side, p.Sides[side])
	}
	for _, key := range slices.Sorted(maps.Keys(p.Options)) {
		line += fmt.Sprintf(" --option %s=%d", key, p.Options[key])
	}
	return line + fmt.Sprintf(" --games %d --seed %d", c.games, p.Seed)
}

// share is what row won: its part of the matches, or its side's.
func (c *contest) share() simulate.Estimate {
	switch {
	case c.sided():
		return c.result.Sides[0].Share
	case len(c.game.Sides) > 0:
		return c.result.Contestants[0].Won
	}
	return c.result.Contestants[0].Share
}

// fair is the share of an even contest.
func (c *contest) fair() float64 {
	if c.sided() {
		return 0.5
	}
	return 1 / float64(c.seats)
}

// name says who meets.
func (c *contest) name() string {
	switch {
	case c.rules != "":
		return fmt.Sprintf("%s at %d seats, %s: %s", c.game.Name, c.seats, c.rules, c.row)
	case c.sided():
		return fmt.Sprintf("%s at %d seats: %s as %s, %s as %s", c.game.Name, c.seats, c.row, c.game.Sides[0], c.column,
			c.game.Sides[1])
	case c.seats > 2:
		return fmt.Sprintf("%s: one %s at a table of %d with %s", c.game.Name, c.row, c.seats, c.column)
	default:
		return fmt.Sprintf("%s: %s against %s", c.game.Name, c.row, c.column)
	}
}
