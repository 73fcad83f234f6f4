package topsecret

import (
	"math"
	"slices"

	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/render/display"
	"safehouse/render/theme"
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
}

// begin looks at the scores of the series when they come to the screen.
func (s *scoring) begin(p tabletop.Part) {
	if p == tabletop.Scoring {
		s.history, s.chart = historyOf(s.match, s.now().Game), chart{}
	}
}

// scoreLook is cut paper: the ×1 on light ground and the ×2 on black, as on the boards, and ochre for who has won.
var scoreLook = tabletop.SheetLook{
	Wide: widestScore, Align: display.Left, Pad: 0.8, Tab: 12, Headed: true,
	Verdict: display.Poster, VerdictSize: verdictSize, VerdictInk: theme.CutInk, ReasonInk: theme.CutInk,
	Slip: theme.CutPaper, SlipDone: theme.Ochre, SlipEdge: theme.CutInk,
	Name: display.Poster, NameSize: nameSize * posterGrows, NameLetters: display.Poster,
	Figure: display.Poster, FigureSize: laneSize, SumSize: sumSize,
	Page: theme.CutPaper, Edge: theme.CutInk, Won: theme.CutInk, Prize: theme.Ochre,
	Ink: theme.CutInk, Soft: theme.CutSecondary, SumInk: theme.CutInk,
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
		Look: &scoreLook, Verdict: s.verdict(v), Reason: s.reason(v), Counting: s.look.Say("score.topsecret.counting"),
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
		sheet.Pages = append(sheet.Pages, tabletop.SeatPage{Won: v.GameWinners.Has(seat), Sources: s.sourcesOf(v, seat)})
	}
	return sheet
}

// sourcesOf lists where a seat's points come from: both piles, what forgotten «Boum!» cost, and the series, which takes
// up the points of the game at last.
func (s *scoring) sourcesOf(v *topsecret.View, seat game.Seat) []tabletop.Source {
	p := &v.Players[seat]
	pile := func(line int, name string, points int, kinds []topsecret.Kind,
		gap func(i int, w float64) gaps) tabletop.Source {
		return tabletop.Source{
			Line: line, Goes: true, Name: name, Points: points, Figured: true, CardsWide: s.cardsWide(len(kinds)),
			Ground: theme.TableColour, Ink: theme.CutInk,
			Lay: func(room display.Rect) []tabletop.Laid { return s.laid(kinds, room, gap) },
		}
	}
	singles := singlesOf(p)
	onePoints, twoPoints := pilePoints(v, p)
	one := pile(lineSingles, "×1", onePoints, singles, s.fan(singles))
	two := pile(linePairs, "×2", twoPoints, couplesOf(p), s.couples)
	two.Ground, two.Ink, two.NameInk = theme.CutInk, theme.CutPaper, theme.Ochre
	all := []tabletop.Source{one, two}
	if v.Called {
		fine := tabletop.Source{Line: lineFines, Goes: true, Name: s.look.Say("score.topsecret.boum"),
			Points: -p.Fines * topsecret.Fine, Figured: true}
		if p.Fines > 0 {
			fine.Ink = theme.VermilionText
		}
		all = append(all, fine)
	}
	if v.Series {
		all = append(all, tabletop.Source{
			Line: lineSeries, Name: s.look.Say("score.topsecret.series"), Detail: s.away(v, p), Before: p.Series - p.Points,
			Points:  p.Points,
			Figured: true, Apart: true, Ink: theme.CutInk, Won: v.Over && v.Winners.Has(seat),
		})
	}
	return append(all, tabletop.Source{Figured: true, Sum: true})
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

// gaps are what is seen of a card before the next: what looks best, less where there is less room, and the least that
// tells it apart.
type gaps [3]float64

// fan has cards lie side by side: those of one kind may lie closer than those of two, whose corners tell them apart.
func (s *scoring) fan(kinds []topsecret.Kind) func(i int, w float64) gaps {
	return func(i int, w float64) gaps {
		corner := s.corner(w)
		if kinds[i] == kinds[i-1] {
			return gaps{max(w*fanShare, corner), corner, closest}
		}
		return gaps{max(w*fanShare, corner), corner, corner}
	}
}

// couples has pairs lie side by side, the second card of each over the first.
func (s *scoring) couples(i int, w float64) gaps {
	corner := s.corner(w)
	if i%2 == 1 {
		return gaps{max(w*fanShare, corner), corner, corner}
	}
	return gaps{w * coupleShare, w * coupleClose, corner}
}

// laid lays cards in a room. Of many each is smaller, so that the corners of all are seen.
func (s *scoring) laid(kinds []topsecret.Kind, room display.Rect, gap func(i int, w float64) gaps) []tabletop.Laid {
	n := float64(len(kinds))
	high := min(room.H, room.W/cardRatio/laneCards, max(s.cardLeast(), room.W/(1+cornerWide*(n-1))/cardRatio))
	x, w := room.X, high*cardRatio
	room = display.Rect{Y: room.Y + (room.H-high)/2, W: room.W - w, H: high}
	var sums gaps
	for i := 1; i < len(kinds); i++ {
		for level, g := range gap(i, w) {
			sums[level] += g
		}
	}
	all := make([]tabletop.Laid, len(kinds))
	for i, k := range kinds {
		if i > 0 {
			x += sums.gap(gap(i, w), room.W)
		}
		all[i] = tabletop.Laid{Box: display.Rect{X: x, Y: room.Y, W: w, H: high}, Face: s.face(k)}
	}
	return all
}

// gap is a gap in a room, where all gaps come to these sums.
func (sums gaps) gap(g gaps, room float64) float64 {
	if sums[0] <= room {
		return g[0]
	}
	for level := 1; level < len(g); level++ {
		if sums[level] <= room {
			share := (room - sums[level]) / (sums[level-1] - sums[level])
			return g[level] + (g[level-1]-g[level])*share
		}
	}
	return g[2] * room / sums[2]
}

// corner is the width of a card's corner, which tells its value under other cards.
func (s *scoring) corner(w float64) float64 {
	return min(w, max(w*cornerWide, s.look.Stage.Metrics.Floor(display.Poster)*cornerLeast))
}

// cardLeast is the least height of a card that can be made out, and cardsWide the width in which so many show their
// corners.
func (s *scoring) cardLeast() float64 {
	return s.look.Stage.Metrics.Floor(display.Poster) * tabletop.CardLeast
}

func (s *scoring) cardsWide(n int) float64 {
	w := s.cardLeast() * cardRatio
	return w + s.corner(w)*float64(min(n, cornersMost)-1)
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
