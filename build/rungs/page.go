package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"strings"

	"safehouse/game/bots"
	"safehouse/game/catalog"
	"safehouse/game/simulate"
)

// page is one that is written: its file, what stands at the top of it, the contests of a game on it, and what they are
// called.
type page struct {
	file, opening string
	contests      func(catalog.Game) []*contest
	// option is the one by which the page is asked for.
	option string
	table  func(o *order, b *strings.Builder, g catalog.Game, contests []*contest, seats int)
}

// page is the one that was asked for.
func (o *order) page() *page {
	if o.balance {
		return &page{"game/bots/BALANCE.md", balanceOpening, balancesOf, "--balance ", (*order).balances}
	}
	if o.cast {
		return &page{"game/bots/CAST.md", castOpening, castsOf, "--cast ", (*order).regulars}
	}
	return &page{"game/bots/LADDER.md", opening, contestsOf, "", (*order).table}
}

// opening stands at the top of a new ladder.
const opening = `# How the opponents do against each other

Written by build/ladder; do not edit. Every deal is played from every place of the contestants (GET ADLER!: every pairing
plays the same deals), and the numbers are shares of won matches in per cent, shared wins in equal parts, with half the
width of the 95 % interval that knows which matches were played on one deal. The players are described in player.go and in
the rooms of the games; ismcts:N is the plain search with N iterations a decision.
`

// write puts a game's section onto the page, or prints it in a quick run.
func (o *order) write(g catalog.Game, contests []*contest) error {
	section := o.section(g, contests)
	if o.quick {
		fmt.Print(section)
		return nil
	}
	page, err := os.ReadFile(o.out)
	if errors.Is(err, fs.ErrNotExist) {
		page, err = []byte(o.page().opening), nil
	}
	if err != nil {
		return err
	}
	// The page that stands there is replaced by a whole one or not at all.
	if err := os.WriteFile(o.out+".new", []byte(replaced(string(page), g.Name, section)), 0o644); err != nil {
		return err
	}
	if err := os.Rename(o.out+".new", o.out); err != nil {
		return err
	}
	o.tell("%s: written to %s", g.Name, o.out)
	return nil
}

// replaced puts a section in its place on the page, or at the end.
func replaced(page, name, section string) string {
	begin, end := "<!-- "+name+" -->\n", "<!-- end of "+name+" -->\n"
	section = begin + section + end
	from, to := strings.Index(page, begin), strings.Index(page, end)
	if from < 0 || to < from {
		return page + "\n" + section
	}
	return page[:from] + section + page[to+len(end):]
}

// section is all about one game.
func (o *order) section(g catalog.Game, contests []*contest) string {
	var b strings.Builder
	games, played, fewest, most, last := 0, 0, contests[0].games, 0, contests[0]
	for _, c := range contests {
		if c.played {
			games, played, last = games+c.games, played+1, c
			fewest, most = min(fewest, c.games), max(most, c.games)
		}
	}
	fmt.Fprintf(&b, "\n## %s\n\nCommit %s. %d contests of %d to %d games, %d games in all.\n",
		g.Name, o.commit, played, fewest, most, games)
	if played < len(contests) {
		fmt.Fprintf(&b, "%d contests were not played: the run was ended.\n", len(contests)-played)
	}
	fmt.Fprintf(&b, "\n    build/ladder %s--games %d --minutes %g %s\n    %s\n", o.page().option, o.games, o.minutes,
		g.Name, last.command())
	for seats := g.MinSeats; seats <= g.MaxSeats; seats++ {
		o.page().table(o, &b, g, contests, seats)
	}
	return b.String()
}

// table writes the cross table of one number of seats, and how the goals stand.
func (o *order) table(b *strings.Builder, g catalog.Game, contests []*contest, seats int) {
	found := map[[2]bots.Player]*contest{}
	for _, c := range contests {
		if c.seats == seats {
			found[[2]bots.Player{c.row, c.column}] = c
		}
	}
	fmt.Fprintf(b, "\n### %s\n\n", title(g, seats))
	players := climbers(g)
	b.WriteString("| |")
	for _, p := range players {
		fmt.Fprintf(b, " %s |", p)
	}
	b.WriteString("\n| --- |" + strings.Repeat(" ---: |", len(players)) + "\n")
	for _, row := range players {
		fmt.Fprintf(b, "| **%s** |", row)
		for _, column := range players {
			fmt.Fprintf(b, " %s |", entry(found, row, column))
		}
		b.WriteString("\n")
	}
	list := verdicts(contests, seats)
	if len(list) == 0 {
		return
	}
	b.WriteString("\n| Goal | Wanted | Measured | |\n| --- | --- | --- | --- |\n")
	for _, v := range list {
		holds := "**missed**"
		if v.holds {
			holds = "holds"
		}
		fmt.Fprintf(b, "| %s | %s | %s | %s |\n", v.text, v.want, v.got, holds)
	}
}

// title says how to read a table.
func title(g catalog.Game, seats int) string {
	switch {
	case len(g.Sides) > 0:
		return fmt.Sprintf("%d seats: the row plays %s, the column %s; wins of the %s", seats, g.Sides[0], g.Sides[1],
			g.Sides[0])
	case seats > 2:
		return fmt.Sprintf("%d seats: one seat of the row at a table of the column; a fair share is %.1f", seats,
			100/float64(seats))
	default:
		return "2 seats: wins of the row against the column"
	}
}

// entry is one cell of a cross table. At two seats a pair was played once and is read from both sides.
func entry(found map[[2]bots.Player]*contest, row, column bots.Player) string {
	if c := found[[2]bots.Player{row, column}]; c != nil && c.played {
		return fmt.Sprintf("%s<br>%d", cell(c.share()), c.games)
	}
	if c := found[[2]bots.Player{column, row}]; c != nil && c.played && len(c.result.Contestants) == 2 {
		return fmt.Sprintf("%s<br>%d", cell(c.result.Contestants[1].Share), c.games)
	}
	return "–"
}

// cell writes a share in per cent with half the width of its interval.
func cell(e simulate.Estimate) string {
	return fmt.Sprintf("%.1f ± %.1f", 100*e.Mean, 50*(e.High-e.Low))
}
