package main

import (
	"fmt"

	"safehouse/game/simulate"
)

// goal is something that a ladder is to show.
type goal struct {
	game string
	// row and column are the players, "search" for the plain search.
	row, column string
	// least is the share that row is to win at two seats, or for the first side; mirrored adds the contest with the sides
	// changed and takes the mean of the two.
	least, most float64
	mirrored    bool
	// second reads the share of the second side, which column plays for.
	second bool
	// tables reports that it is about tables of more than two seats: row is to win that many times what one of the others
	// wins.
	tables bool
	// ofFair reports that it is about the fair share instead: row is to win that many times as much, its interval above
	// it.
	ofFair bool
}

// The goals. At tables a share is measured against that of one of the others: 60 : 40 is 1.5 times as much.
var goals = []goal{
	{game: "kompromat", row: "expert", column: "thumb", least: 0.70},
	{game: "kompromat", row: "expert", column: "random", least: 0.97},
	{game: "kompromat", row: "expert", column: "search", least: 0.58},
	{game: "kompromat", row: "expert", column: "medium", least: 0.60},
	{game: "kompromat", row: "medium", column: "easy", least: 0.60},
	{game: "kompromat", row: "easy", column: "thumb", least: 0.40, most: 0.60},
	{game: "topsecret", row: "expert", column: "medium", least: 0.60},
	{game: "topsecret", row: "medium", column: "easy", least: 0.60},
	{game: "topsecret", row: "easy", column: "thumb", least: 0.40, most: 0.60},
	{game: "topsecret", row: "expert", column: "medium", least: 1.5, tables: true},
	{game: "topsecret", row: "expert", column: "medium", least: 1.5, tables: true, ofFair: true},
	{game: "topsecret", row: "medium", column: "easy", least: 1.5, tables: true},
	{game: "topsecret", row: "easy", column: "thumb", least: 2.0 / 3, most: 1.5, tables: true},
	{game: "getadler", row: "expert", column: "greedy", least: 0.65},
	{game: "getadler", row: "greedy", column: "expert", least: 0.65, second: true},
	{game: "getadler", row: "expert", column: "medium", least: 0.60, mirrored: true},
	{game: "getadler", row: "medium", column: "easy", least: 0.60, mirrored: true},
	{game: "getadler", row: "easy", column: "thumb", least: 0.40, most: 0.60, mirrored: true},
	{game: "getadler", row: "expert", column: "expert", least: 0.35, most: 0.65},
}

// about reports whether the goal is about the contest, and turned whether it is the one with the sides changed.
func (g *goal) about(c *contest) (about, turned bool) {
	if g.game != c.game.Name || g.tables != (c.seats > 2 && len(c.game.Sides) == 0) {
		return false, false
	}
	row, column := g.name(c, g.row), g.name(c, g.column)
	if c.row.String() == row && c.column.String() == column {
		return true, false
	}
	turned = c.row.String() == column && c.column.String() == row && (g.mirrored || c.seats == 2)
	return turned, turned
}

func (g *goal) name(c *contest, player string) string {
	if player == "search" {
		return fmt.Sprintf("ismcts:%d", searches[c.game.Name])
	}
	return player
}

// hangs reports whether a goal hangs on the contest.
func hangs(c *contest) bool {
	for i := range goals {
		if about, _ := goals[i].about(c); about {
			return true
		}
	}
	return false
}

// verdict is how a goal stands at one number of seats.
type verdict struct {
	text, want, got string
	holds           bool
}

// verdicts looks at all goals of a game at that number of seats.
func verdicts(contests []*contest, seats int) []verdict {
	var all []verdict
	for i := range goals {
		g := &goals[i]
		var shares []simulate.Estimate
		var c *contest
		for _, at := range contests {
			about, turned := g.about(at)
			if at.seats != seats || !about || !at.played {
				continue
			}
			s := at.share()
			if turned || g.second {
				s = simulate.Estimate{Mean: 1 - s.Mean, Low: 1 - s.High, High: 1 - s.Low}
			}
			shares, c = append(shares, s), at
		}
		if c != nil {
			all = append(all, g.verdict(c, shares))
		}
	}
	return all
}

// verdict judges the shares that belong to the goal.
func (g *goal) verdict(c *contest, shares []simulate.Estimate) verdict {
	var s simulate.Estimate
	for _, e := range shares {
		n := float64(len(shares))
		s.Mean, s.Low, s.High = s.Mean+e.Mean/n, s.Low+e.Low/n, s.High+e.High/n
	}
	v := verdict{text: fmt.Sprintf("%s against %s", g.row, g.name(c, g.column))}
	switch {
	case g.second:
		v.text = fmt.Sprintf("%s %s against %s %s", g.column, c.game.Sides[1], g.row, c.game.Sides[0])
	case g.mirrored:
		v.text += ", mean of both sides"
	case len(c.game.Sides) > 0:
		v.text = fmt.Sprintf("%s %s against %s %s", g.row, c.game.Sides[0], g.column, c.game.Sides[1])
	}
	if !g.tables {
		v.want = between(g.least, g.most, "%.0f %%", 100)
		v.got = cell(s) + " %"
		v.holds = s.Mean >= g.least && (g.most == 0 || s.Mean <= g.most)
		return v
	}
	if g.ofFair {
		v.text = fmt.Sprintf("one %s at a table of %s, by the fair share", g.row, g.column)
		v.want = fmt.Sprintf("at least %.1f times the fair share, the interval above it", g.least)
		v.got = fmt.Sprintf("%.2f times (%s %%, fair %.1f %%)", s.Mean/c.fair(), cell(s), 100*c.fair())
		v.holds = s.Mean >= g.least*c.fair() && s.Low > c.fair()
		return v
	}
	others := float64(c.seats - 1)
	times := s.Mean * others / max(1-s.Mean, 1e-9)
	v.text = fmt.Sprintf("one %s at a table of %s", g.row, g.column)
	v.want = between(g.least, g.most, "%.2f times one of the others", 1)
	v.got = fmt.Sprintf("%.2f times (%s %%, fair %.1f %%)", times, cell(s), 100*c.fair())
	v.holds = times >= g.least && (g.most == 0 || times <= g.most)
	return v
}

// between writes what is wanted.
func between(least, most float64, format string, scale float64) string {
	if most == 0 {
		return "at least " + fmt.Sprintf(format, least*scale)
	}
	return fmt.Sprintf("%.3g to ", least*scale) + fmt.Sprintf(format, most*scale)
}
