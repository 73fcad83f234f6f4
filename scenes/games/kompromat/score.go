package kompromat

import (
	"slices"

	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/render/display"
	"safehouse/scenes/match"
	"safehouse/scenes/stage"
	"safehouse/scenes/tabletop"
)

// scoring is the end of a match.
type scoring struct {
	*wording
	match *kompromat.Match
	// face is that of a mission.
	face func(kompromat.Mission) display.Face
}

// describe describes the score.
func (s *scoring) describe(score *tabletop.Score, v *kompromat.View) tabletop.Sheet {
	memory := s.remembered(v)
	sheet := tabletop.Sheet{
		Verdict: s.look.Say("score.draw"),
		Reason:  s.look.Say(reasons[v.Ending], game.SeatName(1-v.Winner)), Counting: s.look.Say("table.counting"),
		Title: s.look.Say("game.kompromat"), Status: s.look.Say("ask.kompromat.over"), Swap: true, Lines: sourceCount,
		Pace: countPace,
		Note: s.roundLine(v), Memory: s.look.Words(memory),
	}
	if v.Winner != match.NoSeat {
		sheet.Verdict, sheet.Winners = s.look.Say("score.won", game.SeatName(v.Winner)), game.SeatsOf(v.Winner)
	}
	if v.Ending == kompromat.EndNotorious || v.Ending == kompromat.EndBothNotorious {
		sheet.Lines = 0 // No count decides.
	}
	end := &ending{look: s.look, score: score, who: v.Winner, turns: memory.Key == turned}
	n := tallied(s.match.Events(game.Public, 0))
	for i, of := range [...][kompromat.Seats]int{n.folders, n.perfects, n.busts} {
		end.counters[i] = counter{s.look.Say("score.kompromat.pair", game.Number(of[0]), game.Number(of[1])),
			s.look.Say(counterWords[i])}
	}
	for seat := range game.Seat(kompromat.Seats) {
		end.sources[seat] = s.sourcesOf(v, seat)
		sheet.Counts = append(sheet.Counts, countsOf(end.sources[seat]))
	}
	for seat := range game.Seat(kompromat.Seats) {
		if sheet.Lines > 0 {
			sum := game.Text(score.Figure(tabletop.Total(sheet.Counts[seat])))
			sheet.Own = stage.Sentences(sheet.Own, s.look.Say("score.kompromat.own", game.Text(s.look.Called(seat)), sum))
		}
	}
	end.sheet, sheet.Tableau = sheet, end
	return sheet
}

// reasons say why who won has won: points, a tie-break, or notoriety.
var reasons = [...]string{
	kompromat.EndPoints: "score.byPoints", kompromat.EndTokens: "score.byTokens",
	kompromat.EndDraw: "score.byDraw", kompromat.EndNotorious: "score.byNotorious",
	kompromat.EndBothNotorious: "score.byBothNotorious",
}

// counterWords are the keys of what is counted beside the points: folders won, exact 21s, and totals over 21.
var counterWords = [...]string{"score.kompromat.folders", "score.kompromat.perfects", "score.kompromat.busts"}

// sourceCount is the number of sources of points.
const sourceCount = 5

// source is what points come from, or what became of a seat: how it is called, which missions it is, and what it comes
// to where it is figured. The sum comes to all sources; a seat is lost that has struck itself out.
type source struct {
	icon         display.Icon
	name, detail string
	opened       []display.Face
	points       int
	figured, sum bool
	lost         bool
}

// sourcesOf lists where a seat's points come from.
func (s *scoring) sourcesOf(v *kompromat.View, seat game.Seat) []source {
	score, won := &v.Score[seat], v.Players[seat].Won[:v.Players[seat].WonCount]
	of := func(icon display.Icon, name string, points int, missions ...kompromat.Mission) source {
		is := source{icon: icon, name: s.look.Say(name), points: points, figured: true}
		for _, m := range missions {
			is.opened = append(is.opened, s.face(m))
		}
		return is
	}
	sources := []source{
		of(display.IconCrown, "score.targets", score.Targets, ofKind(won, kompromat.Target)...),
		of(display.IconBinoculars, "score.items", score.Items, ofKind(won, kompromat.ItemCard)...),
		of(display.IconKey, "score.codes", score.Codes, ofKind(won, kompromat.Code)...),
		of(display.IconFilm, "score.documents", score.Documents, ofKind(won, kompromat.Document)...),
		of(display.IconWarning, "score.tokens", score.Tokens),
	}
	switch tokens := &sources[len(sources)-1]; {
	case score.Tokens >= kompromat.TokenLimit:
		// Who has lost at once is credited nothing for what it has lost by (K19).
		tokens.detail, tokens.points, tokens.figured = s.look.Say("score.tokens.lost", game.Number(score.Tokens),
			game.Number(kompromat.TokenLimit)), 0, false
		return append(sources, source{name: s.look.Say("score.lost"), lost: true})
	case v.Ending == kompromat.EndNotorious:
		return append(sources, source{name: s.look.Say("score.spared")})
	}
	return append(sources, source{name: s.look.Say("score.total"), sum: true})
}

// countsOf are the points of the sources, each in a line of its own.
func countsOf(sources []source) (counts []tabletop.Count) {
	for line := range sources {
		if of := &sources[line]; of.figured {
			counts = append(counts, tabletop.Count{Line: line, Points: of.points})
		}
	}
	return counts
}

// ofKind are the missions of a kind among some.
func ofKind(all []kompromat.Mission, k kompromat.Kind) []kompromat.Mission {
	return slices.DeleteFunc(slices.Clone(all), func(m kompromat.Mission) bool { return m.Kind() != k })
}
