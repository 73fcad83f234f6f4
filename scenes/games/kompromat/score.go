package kompromat

import (
	"slices"

	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/match"
	"safehouse/scenes/tabletop"
)

// scoreLook is typed paper on the desk.
var scoreLook = tabletop.SheetLook{
	Wide: 2100, Radius: 8,
	Verdict: display.Typewriter, VerdictSize: verdictSize, VerdictInk: theme.TextColour,
	Name: display.Typewriter, NameSize: nameSize, NameLetters: display.SansBold, Figure: display.Typewriter,
	Page: theme.Paper, Won: theme.Brass, Ink: theme.Ink, Soft: theme.InkOnPaper, SumInk: theme.StampRed,
}

// scoring is the end of a match.
type scoring struct {
	*wording
	match *kompromat.Match
	// face is that of a mission.
	face func(kompromat.Mission) display.Face
}

// describe describes the score.
func (s *scoring) describe(score *tabletop.Score, v *kompromat.View) tabletop.Sheet {
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
	end := &ending{look: s.look, score: score, sheet: sheet, who: v.Winner}
	sheet.Tableau = &tabletop.Tableau{Lay: end.lay, Draw: end.draw}
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
	opened := func(all []kompromat.Mission) (faces []display.Face) {
		for _, m := range all {
			faces = append(faces, s.face(m))
		}
		return faces
	}
	source := func(icon display.Icon, name string, points int, of ...kompromat.Mission) tabletop.Source {
		return tabletop.Source{Icon: icon, Name: s.look.Say(name), Points: points, Opened: opened(of)}
	}
	sources := []tabletop.Source{
		source(display.IconCrown, "score.targets", score.Targets, ofKind(won, kompromat.Target)...),
		source(display.IconBinoculars, "score.items", score.Items, ofKind(won, kompromat.ItemCard)...),
		source(display.IconKey, "score.codes", score.Codes, ofKind(won, kompromat.Code)...),
		source(display.IconFilm, "score.documents", score.Documents, ofKind(won, kompromat.Document)...),
		source(display.IconWarning, "score.tokens", score.Tokens),
	}
	for i := range sources {
		sources[i].Line, sources[i].Figured = i, true
	}
	switch tokens := &sources[len(sources)-1]; {
	case score.Tokens >= kompromat.TokenLimit:
		// Who has lost at once is credited nothing for what it has lost by (K19).
		tokens.Detail, tokens.Points, tokens.Figured = s.look.Say("score.tokens.lost", game.Number(score.Tokens),
			game.Number(kompromat.TokenLimit)), 0, false
		tokens.NameInk = theme.StampRed
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
