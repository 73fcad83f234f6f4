package main

import (
	"fmt"
	"slices"
	"strings"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/catalog"
	"safehouse/game/getadler"
)

// evened is the game whose house rules are measured.
const evened = "getadler"

// balanceOpening stands at the top of a new page of measurements.
const balanceOpening = `# How even GET ADLER! is with house rules

Written by build/ladder --balance; do not edit. Heroes and villains are of one level; every set of rules plays the same deals.
The numbers are shares of matches won by the heroes in per cent, with half the width of the 95 % interval, and the games.
The house rules are explained at House in game/getadler; H3 are the special abilities, H5 is the option nobluff. What the
set-up offers as Balanced stands in bold.
`

// houseRules are the options of the house rules by their numbers, from 1.
var houseRules = []string{
	getadler.OptionOwnFirst, getadler.OptionMisnamed, getadler.OptionAbilities, getadler.OptionFallEnds,
	getadler.OptionNoBluff,
	getadler.OptionOneBomb, getadler.OptionSmallRefill, getadler.OptionAccuserOnly,
}

// measured are the sets of house rules on the page: none, each alone, and what comes near to an even match together.
var measured = [][]int{
	nil, {1}, {2}, {3}, {4}, {5}, {6}, {7}, {8},
	{1, 3}, {1, 4}, {3, 4}, {4, 5}, {3, 6}, {3, 7}, {4, 6}, {4, 7}, {1, 3, 4}, {3, 4, 6}, {3, 4, 7}, {4, 6, 7},
	{1, 3, 4, 6}, {1, 3, 4, 7}, {3, 4, 6, 7},
}

// asPrinted names the set of no house rule.
const asPrinted = "as printed"

// namesOf writes a set of house rules.
func namesOf(set []int) string {
	if len(set) == 0 {
		return asPrinted
	}
	var names []string
	for _, n := range set {
		names = append(names, fmt.Sprintf("H%d", n))
	}
	return strings.Join(names, "+")
}

// offered reports whether the set-up offers the set of house rules at that many seats.
func offered(seats int, set []int) bool {
	balanced := catalog.GetAdlerBalance[seats].Rules
	return len(set) == 0 || len(set) == len(balanced) &&
		!slices.ContainsFunc(set, func(n int) bool { return !slices.Contains(balanced, houseRules[n-1]) })
}

// balancesOf lists what is measured of a game: at every level, from the cheapest on, every set of house rules at every
// number of seats.
func balancesOf(g catalog.Game) []*contest {
	var all []*contest
	for level := game.Easy; level <= game.Expert; level++ {
		p := bots.OfLevel(level)
		for seats := g.MinSeats; seats <= g.MaxSeats; seats++ {
			for _, set := range measured {
				options := game.Options{}
				for _, n := range set {
					options[houseRules[n-1]] = 1
				}
				all = append(all, &contest{
					game: g, seats: seats, row: p, column: p, rules: namesOf(set), options: options, goal: offered(seats, set),
				})
			}
		}
	}
	return all
}

// balances writes the table of one number of seats: a row for each set of house rules that was played, a column for
// each level.
func (o *order) balances(b *strings.Builder, _ catalog.Game, contests []*contest, seats int) {
	fmt.Fprintf(b, "\n### %d seats: wins of the heroes\n\n| House rules |", seats)
	for level := game.Easy; level <= game.Expert; level++ {
		fmt.Fprintf(b, " %s |", level)
	}
	b.WriteString("\n| --- | ---: | ---: | ---: |\n")
	for _, set := range measured {
		name := namesOf(set)
		if offered(seats, set) {
			name = "**" + name + "**"
		}
		row, played := "| "+name+" |", false
		for _, c := range contests {
			switch {
			case c.seats != seats || c.rules != namesOf(set):
			case c.played:
				row += fmt.Sprintf(" %s<br>%d |", cell(c.share()), c.games)
				played = true
			default:
				row += " – |"
			}
		}
		if played {
			b.WriteString(row + "\n")
		}
	}
}
