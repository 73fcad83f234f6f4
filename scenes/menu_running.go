package scenes

import (
	"strings"
	"time"

	"safehouse/game"
	"safehouse/game/record"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/games"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// date is the day on which a match began, in the reader's language; as it is written in the record where that is no
// date.
func date(st *stage.Stage, sum record.Summary) string {
	began, err := time.Parse(time.RFC3339, sum.Started)
	if err != nil {
		day, _, _ := strings.Cut(sum.Started, "T")
		return day
	}
	month := game.Word(monthKeys[began.Month()-1])
	return st.Say("menu.date", game.Number(began.Day()), month, game.Number(began.Year()))
}

// monthKeys are the message keys of the months.
var monthKeys = [...]string{
	"menu.month.1", "menu.month.2", "menu.month.3", "menu.month.4", "menu.month.5", "menu.month.6", "menu.month.7",
	"menu.month.8", "menu.month.9", "menu.month.10", "menu.month.11", "menu.month.12",
}

// words are the message keys of the game of that name; none where there is no such game.
func (h *launcher) words(name string) games.Words {
	if g, ok := h.games.Find(name); ok {
		return g.Words
	}
	return games.Words{}
}

// howFar says how far a match is, in the words of its game: a round may be a turn, or a game of a series.
func (h *launcher) howFar(sum record.Summary) string {
	st, w := h.st, h.words(sum.Game)
	round := game.Number(max(sum.Standing.Round, 1))
	if sum.Standing.Rounds == 0 {
		return st.Say(w.Round, round)
	}
	return st.Say(w.RoundOf, round, game.Number(sum.Standing.Rounds))
}

// opponents names the players of a match.
func opponents(st *stage.Stage, sum record.Summary) string {
	names := st.Names(sum.Cast.Players)
	if len(names) > 2 {
		return strings.Join(names, ", ")
	}
	return strings.Join(names, " – ")
}

// details says how a running match stands.
func (h *launcher) details(sum record.Summary) string {
	st := h.st
	parts := []string{h.whatAndHowFar(sum)}
	if scored(sum) {
		var scores []string
		for _, halves := range sum.Standing.Halves[:sum.Standing.Seats] {
			scores = append(scores, st.Reader().Halves(halves))
		}
		parts = append(parts, st.Say(h.words(sum.Game).Scores, game.Text(strings.Join(scores, " : "))))
	}
	return strings.Join(append(parts, date(st, sum)), " · ")
}

// scored reports whether anybody has a public score: where all scores are counted at the end, naught says nothing.
func scored(sum record.Summary) bool { return sum.Standing.Halves != [game.MaxSeats]int{} }

// whatAndHowFar names the game of a running match and says how far it is.
func (h *launcher) whatAndHowFar(sum record.Summary) string {
	return h.st.Say(h.words(sum.Game).Title) + " · " + h.howFar(sum)
}

// standings are the names of a running match with their public scores, and nothing else.
func (h *launcher) standings(sum record.Summary) string {
	st := h.st
	if !scored(sum) {
		return opponents(st, sum)
	}
	texts := st.Names(sum.Cast.Players)
	for i, name := range texts {
		score := st.Say(h.words(sum.Game).Score, game.Halves(sum.Standing.Halves[i]))
		texts[i] = st.Say("menu.standing", game.Text(name), game.Text(score))
	}
	return strings.Join(texts, " · ")
}

// drawBand shows the match that can be gone on with: the button's look at the left, then its game, how far it is, who
// plays and how they stand.
func (h *launcher) drawBand(l *display.List, box display.Rect, sum record.Summary, hover bool) {
	st, m, poster := h.st, h.st.Metrics, h.poster(sum.Game)
	l.Fill(box, theme.Panel, m.U(ui.Radius))
	l.Fill(display.Rect{X: box.X, Y: box.Y + box.H - max(m.U(6), 3), W: box.W, H: max(m.U(6), 3)}, poster.Mark, 0)
	push, rest := box.CutLeft(max(m.U(bandPush),
		ui.Need(st, &ui.Control{Label: st.Say("menu.resume"), Icon: display.IconPlay})+m.U(30)))
	drawPush(l, st, push, st.Say("menu.resume"), hover, true)
	pad := m.U(bandPad)
	rest = display.Rect{X: rest.X + 1.5*pad, Y: rest.Y + pad, W: rest.W - 3*pad, H: rest.H - 2*pad}
	head, rest := rest.CutTop(m.Size(display.SansBold, ui.ButtonSize) * 1.4)
	day := date(st, sum)
	width := min(st.Measure.Width(day, m.Font(display.Sans), m.Size(display.Sans, ui.BodySize))+2, head.W*0.4)
	began, head := head.CutRight(width)
	head.W -= pad
	ui.Line(l, st, head, h.whatAndHowFar(sum), display.SansBold, ui.ButtonSize, theme.TextColour, display.Left)
	ui.Line(l, st, began, day, display.Sans, ui.BodySize, theme.Secondary, display.Right)
	ui.Paragraph(l, st, rest, h.standings(sum), display.Sans, ui.BodySize, theme.TextColour, display.Left)
}
