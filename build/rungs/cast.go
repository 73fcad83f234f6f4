package main

import (
	"fmt"
	"math"
	"strings"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/catalog"
	"safehouse/game/simulate"
)

// castOpening stands at the top of a new page of the cast.
const castOpening = `# What the tempers of the cast cost

Written by build/ladder --cast; do not edit. Every regular plays against the plain level of the same strength: at two seats a
duel, in GET ADLER! one seat of four beside three plain players, who win or lose with it or against it. Every deal is played
from every seat. The numbers are per cent of the matches won, with half the width of the 95 % interval; the last column is what
is won more than the plain level wins there; below nothing it is what the temper costs. Number Eleven has no temper: he is the
plain Expert.
`

// untempered is the regular who plays as the plain level does in every game.
const untempered = "eleven"

// castSeats is the number of seats at which the cast is measured, by game.
var castSeats = map[string]int{"kompromat": 2, "topsecret": 2, "getadler": 4}

// castsOf lists what is measured of a game: every regular against the plain level, and where a seat does not win one
// match out of so many as there are seats also the plain level alone.
func castsOf(g catalog.Game) []*contest {
	var all []*contest
	meet := func(row, column bots.Player) {
		all = append(all, &contest{game: g, seats: castSeats[g.Name], row: row, column: column, seated: true})
	}
	for level := game.Easy; level <= game.Expert; level++ {
		if len(g.Sides) > 0 {
			meet(bots.OfLevel(level), bots.OfLevel(level))
		}
		for _, c := range bots.Cast() {
			if c.Level == level && c.ID != untempered {
				meet(bots.Player{Level: level, Character: c.ID}, bots.OfLevel(level))
			}
		}
	}
	return all
}

// regulars writes the table of a game: a row for each regular that was played.
func (o *order) regulars(b *strings.Builder, g catalog.Game, contests []*contest, seats int) {
	if seats != castSeats[g.Name] {
		return
	}
	fmt.Fprintf(b, "\n| Who | Level | Wins | Plain | More | Games |\n| --- | --- | ---: | ---: | ---: | ---: |\n")
	plain := map[game.Level]simulate.Estimate{}
	for _, c := range contests {
		switch {
		case !c.played:
		case c.row == c.column:
			plain[c.row.Level] = c.everySeat()
		default:
			fmt.Fprintf(b, "| %s | %s |%s | %d |\n", c.row, c.row.Level, against(c.share(), c.plainly(plain)), c.games)
		}
	}
}

// plainly is what a plain player wins on the seat of row.
func (c *contest) plainly(measured map[game.Level]simulate.Estimate) simulate.Estimate {
	if len(c.game.Sides) > 0 {
		return measured[c.row.Level]
	}
	return simulate.Estimate{Mean: c.fair(), Low: c.fair(), High: c.fair()}
}

// everySeat is what the players of a match among equals won each: the mean of the seats.
func (c *contest) everySeat() (e simulate.Estimate) {
	for _, seat := range c.result.Seats {
		n := float64(len(c.result.Seats))
		e.Mean, e.Low, e.High = e.Mean+seat.Won.Mean/n, e.Low+seat.Won.Low/n, e.High+seat.Won.High/n
	}
	return e
}

// against writes two shares and their difference, whose interval is that of two independent measurements.
func against(own, plain simulate.Estimate) string {
	half := math.Hypot(own.High-own.Low, plain.High-plain.Low) / 2
	return fmt.Sprintf(" %.1f | %.1f | %+.1f ± %.1f", 100*own.Mean, 100*plain.Mean, 100*(own.Mean-plain.Mean), 100*half)
}
