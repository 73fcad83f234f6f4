package kompromat

import (
	"slices"
	"strconv"

	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/match"
	"safehouse/scenes/tabletop"
)

// scoreLook is typed paper on the desk.
var scoreLook = tabletop.SheetLook{
	Wide: 2100, Align: display.Middle, Radius: 8, Pad: 1.6, Spread: true,
	Verdict: display.Typewriter, VerdictSize: verdictSize, VerdictInk: theme.TextColour, ReasonInk: theme.Manila,
	Name: display.Typewriter, NameSize: nameSize, NameLetters: display.SansBold,
	Figure: display.Typewriter, FigureSize: figureSize, SumSize: sumSize,
	Page: theme.Paper, Won: theme.Brass, Ink: theme.Ink, Soft: theme.InkOnPaper, SumInk: theme.StampRed,
	Step: theme.InkBlue,
}

// scoring is the end of a match.
type scoring struct {
	*wording
	match *kompromat.Match
	// face is that of a mission.
	face func(kompromat.Mission) display.Face
}

// describe describes the score: two typed pages.
func (s *scoring) describe(v *kompromat.View) tabletop.Sheet {
	sheet := tabletop.Sheet{
		Look: &scoreLook, Verdict: s.look.Say("score.draw"),
		Reason: s.look.Say(reasons[v.Ending], game.SeatName(1-v.Winner)), Counting: s.look.Say("table.counting"),
		Title: s.look.Say("game.kompromat"), Status: s.look.Say("ask.kompromat.over"), Swap: true, Lines: sourceCount,
		Pace: countPace,
		Note: s.roundLine(v), Memory: s.look.Words(s.remembered(v)),
	}
	if v.Winner != match.NoSeat {
		sheet.Verdict, sheet.Winners = s.look.Say("score.won", game.SeatName(v.Winner)), game.SeatsOf(v.Winner)
	}
	if v.Ending == kompromat.EndNotorious || v.Ending == kompromat.EndBothNotorious {
		sheet.Lines = 0 // No count decides.
	}
	for seat := range game.Seat(kompromat.Seats) {
		sheet.Pages = append(sheet.Pages, tabletop.SeatPage{Won: seat == v.Winner, Sources: s.sourcesOf(v, seat)})
	}
	return sheet
}

// reasons say why who won has won: points, a tie-break, or notoriety.
var reasons = [...]string{
	kompromat.EndPoints: "score.byPoints", kompromat.EndTokens: "score.byTokens",
	kompromat.EndDraw: "score.byDraw", kompromat.EndNotorious: "score.byNotorious",
	kompromat.EndBothNotorious: "score.byBothNotorious",
}

// sourceCount is the number of sources of points.
const sourceCount = 5

// sourcesOf lists where a seat's points come from.
func (s *scoring) sourcesOf(v *kompromat.View, seat game.Seat) []tabletop.Source {
	score, won := &v.Score[seat], v.Players[seat].Won[:v.Players[seat].WonCount]
	targets, items := ofKind(won, kompromat.Target), ofKind(won, kompromat.ItemCard)
	points := func(m kompromat.Mission) string { return strconv.Itoa(m.Points()) }
	named := func(m kompromat.Mission) string { return s.missionName(m) + "\u00a0" + points(m) }
	opened := func(all []kompromat.Mission) (faces []display.Face) {
		for _, m := range all {
			faces = append(faces, s.face(m))
		}
		return faces
	}
	sources := []tabletop.Source{
		{Name: s.look.Say("score.targets"), Detail: listed(targets, ", ", named), Short: listed(targets, " + ", points),
			Points: score.Targets, Opened: opened(targets)},
		{Name: s.look.Say("score.items"), Detail: listed(items, ", ", s.missionName), Short: strconv.Itoa(len(items)),
			Points: score.Items, Opened: opened(items)},
		{
			Name: s.look.Say("score.codes"), Steps: kompromat.CodeValues[1:], Held: score.CodeCards, Points: score.Codes,
			Opened: opened(ofKind(won, kompromat.Code)),
		},
		{
			Name: s.look.Say("score.documents"), Steps: kompromat.DocumentValues[1:], Held: score.DocumentCards,
			Points: score.Documents,
			Opened: opened(ofKind(won, kompromat.Document)),
		},
		{Name: s.look.Say("score.tokens"), Detail: s.look.Say("score.tokens.each", game.Number(score.Tokens)),
			Points: score.Tokens},
	}
	for i := range sources {
		sources[i].Line, sources[i].Figured = i, true
	}
	switch tokens := &sources[len(sources)-1]; {
	case score.Tokens >= kompromat.TokenLimit:
		// Who has lost at once is credited nothing for what it has lost by (K19).
		tokens.Detail, tokens.Points, tokens.Figured = s.look.Say("score.tokens.lost", game.Number(score.Tokens),
			game.Number(kompromat.TokenLimit)), 0, false
		tokens.Ink, tokens.NameInk = theme.StampRed, theme.StampRed
		return append(sources, tabletop.Source{Name: s.look.Say("score.lost"), NameInk: theme.StampRed})
	case v.Ending == kompromat.EndNotorious:
		return append(sources, tabletop.Source{Name: s.look.Say("score.spared")})
	}
	return append(sources, tabletop.Source{Name: s.look.Say("score.total"), Figured: true, Sum: true})
}

// ofKind are the missions of a kind among some.
func ofKind(all []kompromat.Mission, k kompromat.Kind) []kompromat.Mission {
	return slices.DeleteFunc(slices.Clone(all), func(m kompromat.Mission) bool { return m.Kind() != k })
}
