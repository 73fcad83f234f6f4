package topsecret

import (
	"math"
	"slices"

	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/render/display"
	"safehouse/scenes/stage"
	"safehouse/scenes/tabletop"
)

// scored reports whether a game is over and all of it has been shown.
func (t *screen) scored() bool {
	return t.table.Ended() && !t.show.Busy() || t.show.Now().Phase == topsecret.PhaseScored && t.show.Gated()
}

// scoring is the end of a game: the piles are opened and counted. In a series it has the standing and the scores over
// all games as well, and stands between two games.
type scoring struct {
	*wording
	match *topsecret.Match
	// now is the view shown, face that of a kind of card.
	now  func() *topsecret.View
	face func(topsecret.Kind) display.Face
	// brush draws on a list.
	brush func(*display.List) tabletop.Brush
	// score counts it on the screen.
	score *tabletop.Score
	// history are the scores of the series after each game that is over, chart draws them.
	history history
	chart   chart
	// ending is how it is seen.
	ending *ending
}

// begin looks at the scores of the series when they come to the screen.
func (s *scoring) begin(p tabletop.Part) {
	if p == tabletop.Scoring {
		s.history, s.chart = historyOf(s.match, s.now().Game), chart{}
	}
}

// The lines that are counted one after another, for all seats at once.
const (
	lineSingles = iota
	linePairs
	lineFines
	lineSeries
)

// describe describes the score.
func (s *scoring) describe(score *tabletop.Score) tabletop.Sheet {
	s.score = score
	v := s.now()
	sheet := tabletop.Sheet{
		Verdict: s.verdict(v), Reason: s.reason(v), Counting: s.look.Say("score.topsecret.counting"),
		Title: s.look.Say("game.topsecret"), Note: s.turnNote(v), Status: s.look.Say(phases[v.Phase].asks),
		Winners: winnersOf(v), Lines: linePairs + 1, Pace: countPace,
	}
	switch {
	case v.Series:
		sheet.Lines = lineSeries + 1
		sheet.Chart = s.chart.part(s)
	case v.Called:
		sheet.Lines = lineFines + 1
	}
	if v.Over {
		sheet.Memory = s.look.Words(s.remembered(v))
	} else {
		sheet.Next = s.look.Say("score.topsecret.next")
	}
	for seat := range game.Seat(v.Seats) {
		sheet.Counts = append(sheet.Counts, countsOf(v, seat))
	}
	s.ending = endingOf(s, v, sheet)
	for seat := range s.look.Seats.Persons.All() {
		if !sheet.Winners.Has(seat) {
			sheet.Own = stage.Sentences(sheet.Own, s.own(v, seat))
		}
	}
	sheet.Tableau = s.ending
	return sheet
}

// own says which place a seat has, and with how many points: in a series with those of all of its games.
func (s *scoring) own(v *topsecret.View, seat game.Seat) string {
	points := v.Players[seat].Points
	if v.Series {
		points = v.Players[seat].Series
	}
	return s.look.Say("score.topsecret.own", game.Number(points), game.Text(s.score.Figure(points)),
		game.Text(s.look.Called(seat)), game.Text(s.look.Say(places[s.ending.place[seat]])))
}

// countsOf are where a seat's points come from: both piles, and what forgotten «Boum!» cost.
func countsOf(v *topsecret.View, seat game.Seat) []tabletop.Count {
	p := &v.Players[seat]
	singles, pairs := pilePoints(v, p)
	counts := []tabletop.Count{{Line: lineSingles, Points: singles}, {Line: linePairs, Points: pairs}}
	if v.Called {
		counts = append(counts, tabletop.Count{Line: lineFines, Points: -p.Fines * topsecret.Fine})
	}
	return counts
}

// singlesOf lists the cards at the left of the arrow, documents by value, special agents last.
func singlesOf(p *topsecret.Player) (kinds []topsecret.Kind) {
	for k, n := range p.Singles {
		kinds = append(kinds, slices.Repeat([]topsecret.Kind{topsecret.Kind(k)}, n)...)
	}
	return kinds
}

// couplesOf lists the pairs at the right of the arrow by value: each two cards.
func couplesOf(p *topsecret.Player) (kinds []topsecret.Kind) {
	for rank := range topsecret.Ranks {
		k := topsecret.Document1 + topsecret.Kind(rank)
		kinds = append(kinds, slices.Repeat([]topsecret.Kind{k, k}, p.Pairs[rank])...)
		kinds = append(kinds, slices.Repeat([]topsecret.Kind{k, topsecret.Agent}, p.JokerPairs[rank])...)
	}
	return kinds
}

// winnersOf are those of the match, or of the game that was just played.
func winnersOf(v *topsecret.View) game.Seats {
	if !v.Over {
		return v.GameWinners
	}
	return v.Winners
}

// verdict says who won: the match, or the game that was just played.
func (s *scoring) verdict(v *topsecret.View) string {
	winners := winnersOf(v)
	who, keys := s.look.People(winners), &shared
	if winners.Len() == 1 {
		keys = &won
	}
	switch {
	case !v.Over:
		return s.look.Say(keys.game, game.Number(v.Game), who)
	case v.Series:
		return s.look.Say(keys.series, who)
	}
	return s.look.Say(keys.match, who)
}

// verdict are the keys that say who has won the match, a game of it or the series.
type verdict struct{ match, game, series string }

var (
	won    = verdict{"score.topsecret.won", "score.topsecret.game.won", "score.topsecret.series.won"}
	shared = verdict{"score.topsecret.shared", "score.topsecret.game.shared", "score.topsecret.series.shared"}
)

// reason says why: the most points, a shared win, or how far the series is.
func (s *scoring) reason(v *topsecret.View) string {
	points := v.Players[winnersOf(v).First()].Points
	switch {
	case v.Series:
		return s.reasonOfSeries(v)
	case v.Winners.Len() > 1:
		return s.look.Say("score.topsecret.why.shared", game.Number(points), game.Text(s.score.Figure(points)))
	}
	return s.look.Say("score.topsecret.why.most", game.Text(s.score.Figure(points)))
}

// reasonOfSeries says who leads and how far the goal is, or why the series is over (T29).
func (s *scoring) reasonOfSeries(v *topsecret.View) string {
	leaders := leadersOf(v)
	most := v.Players[leaders.First()].Series
	goal, figure, names := game.Text(s.score.Figure(topsecret.SeriesGoal)), game.Text(s.score.Figure(most)),
		s.look.People(leaders)
	switch {
	case v.Over && (most < topsecret.SeriesGoal || leaders.Len() > 1):
		return s.look.Say("score.topsecret.why.last", game.Number(v.Game), figure)
	case v.Over:
		return s.look.Say("score.topsecret.why.goal", goal, figure)
	case most >= topsecret.SeriesGoal:
		return s.look.Say("score.topsecret.why.level", goal, names, figure)
	case leaders.Len() > 1:
		return s.look.Say("score.topsecret.why.leaders", goal, names, figure)
	}
	return s.look.Say("score.topsecret.why.leader", goal, names, figure)
}

// leadersOf are the seats with the most points of a series.
func leadersOf(v *topsecret.View) (set game.Seats) {
	most := math.MinInt
	for seat := range game.Seat(v.Seats) {
		n := v.Players[seat].Series
		if n > most {
			most, set = n, 0
		}
		if n == most {
			set = set.With(seat)
		}
	}
	return set
}

// away says how many games of the series a seat has won and how far it is from the goal.
func (s *scoring) away(v *topsecret.View, p *topsecret.Player) string {
	won := s.look.Say("score.topsecret.wins", game.Number(p.Wins))
	if left := s.toGo(v, p.Series); left != "" {
		return won + " · " + left
	}
	return won
}

// toGo says how far a score is from the goal; it is empty where the goal is reached, by that score or by another.
func (s *scoring) toGo(v *topsecret.View, score int) string {
	if left := topsecret.SeriesGoal - score; left > 0 && !v.Over {
		return s.look.Say("score.topsecret.togo", game.Text(s.score.Figure(left)))
	}
	return ""
}
