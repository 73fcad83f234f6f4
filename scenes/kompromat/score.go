package kompromat

import (
	"strconv"
	"strings"

	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/table"
)

// scoreLook is typed paper on the desk.
var scoreLook = table.SheetLook{
	Wide: 2100, Align: display.Middle, Radius: 8, Pad: 1.6, Spread: true,
	Verdict: display.Typewriter, VerdictSize: verdictSize, VerdictInk: theme.TextColour, ReasonInk: theme.Manila,
	Name: display.Typewriter, NameSize: nameSize, NameLetters: display.SansBold,
	Figure: display.Typewriter, FigureSize: figureSize, SumSize: sumSize,
	Page: theme.Paper, Won: theme.Brass, Ink: theme.Ink, Soft: theme.InkOnPaper, SumInk: theme.StampRed, Step: theme.InkBlue,
}

// scoreSheet describes the score: two typed pages.
func (t *screen) scoreSheet(*table.Score) table.Sheet {
	v := &t.show.Now().View
	sheet := table.Sheet{
		Look: &scoreLook, Verdict: t.table.Say("score.draw"), Reason: t.reason(v), Counting: t.table.Say("table.counting"),
		Title: t.table.Say("game.kompromat"), Status: t.table.Say("ask.kompromat.over"), Swap: true, Lines: sourceCount,
		Note: t.table.Say("table.status.round", game.Number(max(1, v.Round)), game.Number(kompromat.Rounds)),
	}
	if v.Winner != table.NoSeat {
		sheet.Verdict, sheet.Winners = t.table.Say("score.won", game.SeatName(v.Winner)), game.SeatsOf(v.Winner)
	}
	for seat := range game.Seat(kompromat.Seats) {
		sheet.Pages = append(sheet.Pages, table.SeatPage{Won: seat == v.Winner, Sources: t.sourcesOf(v, seat)})
	}
	return sheet
}

// reason says why who won has won: points, a tie-break, or notoriety.
func (t *screen) reason(v *kompromat.View) string {
	switch v.Ending {
	case kompromat.EndTokens:
		return t.table.Say("score.byTokens")
	case kompromat.EndDraw:
		return t.table.Say("score.byDraw")
	case kompromat.EndNotorious:
		return t.table.Say("score.byNotorious", game.SeatName(1-v.Winner))
	case kompromat.EndBothNotorious:
		return t.table.Say("score.byBothNotorious")
	}
	return t.table.Say("score.byPoints")
}

// sourceCount is the number of sources of points.
const sourceCount = 5

// sourcesOf lists where a seat's points come from.
func (t *screen) sourcesOf(v *kompromat.View, seat game.Seat) []table.Source {
	score, won := &v.Score[seat], v.Players[seat].Won[:v.Players[seat].WonCount]
	sources := []table.Source{
		{Name: t.table.Say("score.targets"), Detail: t.targets(won, true), Short: t.targets(won, false), Points: score.Targets},
		{Name: t.table.Say("score.items"), Detail: t.itemsWon(won), Points: score.Items},
		{Name: t.table.Say("score.codes"), Steps: kompromat.CodeValues[1:], Held: score.CodeCards, Points: score.Codes},
		{Name: t.table.Say("score.documents"), Steps: kompromat.DocumentValues[1:], Held: score.DocumentCards, Points: score.Documents},
		{Name: t.table.Say("score.tokens"), Detail: t.table.Say("score.tokens.each", game.Number(score.Tokens)), Points: score.Tokens},
	}
	for i := range sources {
		sources[i].Line, sources[i].Figured = i, true
	}
	return append(sources, table.Source{Name: t.table.Say("score.total"), Figured: true, Sum: true})
}

// targets lists the targets that were won with their points, by name or without.
func (t *screen) targets(won []kompromat.Mission, named bool) string {
	var all []string
	between := " + "
	for _, m := range won {
		switch points := strconv.Itoa(m.Points()); {
		case m.Kind() != kompromat.Target:
		case named:
			all, between = append(all, t.table.Say(m.Key())+"\u00a0"+points), ", "
		default:
			all = append(all, points)
		}
	}
	return listed(all, between)
}

// itemsWon lists the items that were won.
func (t *screen) itemsWon(won []kompromat.Mission) string {
	var all []string
	for _, m := range won {
		if m.Kind() == kompromat.ItemCard {
			all = append(all, t.table.Say(m.Key()))
		}
	}
	return listed(all, ", ")
}

// listed joins what was won; a dash stands for nothing.
func listed(all []string, between string) string {
	if len(all) == 0 {
		return "\u2013"
	}
	return strings.Join(all, between)
}
