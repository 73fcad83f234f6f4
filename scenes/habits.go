package scenes

import (
	"cmp"
	"context"
	"math"
	"slices"

	"safehouse/game"
	"safehouse/game/history"
	"safehouse/game/record"
	"safehouse/game/storage"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/form"
	"safehouse/scenes/games"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// expert lets Expert think about what persons decided in matches that are over.
type expert struct {
	stage.Behind
	// file is the record of the match that is looked at, empty for none.
	file string
}

// look begins with the match of a record, where no other is looked at.
func (e *expert) look(h *launcher, file string) {
	if file == "" || file == e.file || e.Busy() || storage.InBrowser && h.Elsewhere == nil {
		return // Without another thread each thought would stop the page.
	}
	c := h.store.Compare(file, h.Elsewhere)
	if e.file = file; c == nil {
		return
	}
	e.Begin(func(ctx context.Context, rest func()) {
		for c.Step(ctx) {
			rest()
		}
	})
}

// beside is how the person's decisions at a game go with Expert's.
func (s *statistics) beside(name string) record.Compared {
	all, next := s.past.Beside(history.Question{Person: s.past.Persons[s.person].Who, Game: name})
	s.next = cmp.Or(s.next, next)
	return all
}

// agreeing are the decisions at each game that is shown, and those of them that Expert would have made.
func (s *statistics) agreeing() (all []history.Share) {
	if len(s.past.Persons) == 0 {
		return nil
	}
	s.next = ""
	for i := range s.launcher.games {
		name := s.launcher.games[i].Name
		if s.game != "" && s.game != name {
			continue
		}
		if c := s.beside(name); c.Decisions > 0 {
			same := int(math.Round(c.Same))
			all = append(all, history.Share{Kind: history.OfExpert, Side: name,
				Count: history.Count{Won: same, Lost: c.Decisions - same}})
		}
	}
	return all
}

// layHabit is the chart of a game's habit: how often something was done where it could be, by the person and by Expert.
func (s *statistics) layHabit(all *form.Sheet, g *games.Game) {
	st, m := s.launcher.st, s.launcher.st.Metrics
	tallies := habitual(s.beside(g.Name).Tallies)
	if len(tallies) == 0 {
		return
	}
	all.Words(st, st.Say(g.Habit.Title), display.SansBold, ui.BodySize, theme.Brass, rowWide, dailyLine)
	name := s.past.Persons[s.person].Name
	own, is := figure(tallies, g.Habit.Mean, func(t record.Tally) float64 { return float64(t.Took) })
	his, sure := figure(tallies, g.Habit.Mean, func(t record.Tally) float64 { return t.Expert })
	if is && sure {
		all.Words(st, st.Say(g.Habit.Says, game.Text(name), own, his), display.Sans, ui.BodySize, theme.TextColour, 0,
			dailyLine)
	}
	line := m.Size(display.Sans, captionSize) * nameCaption
	r, box := all.Add(m.U(habitHigh)+2*line, m.U(rowGap))
	legend, box := box.CutTop(line)
	room, under := box.CutTop(box.H - line)
	s.drawLegend(&r.List, legend, name)
	for _, at := range []float64{0, 0.5, 1} {
		r.List.Fill(display.Rect{X: room.X, Y: room.Y + room.H*at, W: room.W, H: max(1, m.U(1.5))},
			theme.ControlBorder.Alpha(chartGrid), 0)
	}
	for i, t := range tallies {
		column := room.Column(i, len(tallies), m.U(rowSpace))
		wide := min(column.W/2, m.U(habitWide))
		for k, took := range []float64{float64(t.Took), t.Expert} {
			high := room.H * min(1, took/float64(t.Times))
			bar := display.Rect{X: column.X + column.W/2 + wide*(float64(k)-1), Y: room.Y + room.H - high, W: wide * 0.92,
				H: high}
			s.bar(&r.List, bar, k)
		}
		foot := under.Column(i, len(tallies), 0)
		ui.Line(&r.List, st, foot, st.Say("statistics.number", game.Number(t.At)), display.Sans, captionSize,
			theme.Secondary, display.Middle)
	}
}

// bar is a bar of the person, the first, or of Expert, which has an edge for those to whom colours say nothing.
func (s *statistics) bar(l *display.List, box display.Rect, of int) {
	if of == 0 {
		l.Fill(box, theme.Brass, 0)
		return
	}
	l.Fill(box, theme.Teal, 0)
	l.Border(box, theme.TextColour, 0, max(1, s.launcher.st.Metrics.U(2)))
}

// drawLegend says whose bars are which.
func (s *statistics) drawLegend(l *display.List, room display.Rect, name string) {
	st, m := s.launcher.st, s.launcher.st.Metrics
	for k, text := range []string{name, st.Say("level.expert")} {
		half := room.Column(k, 2, m.U(rowSpace))
		mark, rest := half.PartLeft(half.H*0.6, m.U(rowGap))
		s.bar(l, mark.Middle(mark.W, mark.W), k)
		ui.Line(l, st, rest, text, display.Sans, captionSize, theme.TextColour, display.Left)
	}
}

// habitual are the tallies from the first to the last at which anything was taken.
func habitual(all []record.Tally) []record.Tally {
	taken := func(t record.Tally) bool { return t.Took > 0 || t.Expert >= seldom*float64(t.Times) }
	first := slices.IndexFunc(all, taken)
	if first < 0 {
		return nil
	}
	last := len(all)
	for !taken(all[last-1]) {
		last--
	}
	return all[first:last]
}

// figure is a habit in one figure: the mean of what was taken, or else the least that was rather taken than left, by
// the fewest exceptions; there is none where nothing was taken, or nothing rather than left.
func figure(all []record.Tally, mean bool, took func(record.Tally) float64) (at game.Arg, ok bool) {
	if mean {
		sum, of := 0.0, 0.0
		for _, t := range all {
			sum, of = sum+took(t)*float64(t.At), of+took(t)
		}
		return game.Halves(int(math.Round(2 * sum / max(of, 1)))), of >= 1
	}
	exceptions, fewest, best := 0.0, math.Inf(1), len(all)
	for _, t := range all {
		exceptions += float64(t.Times) - took(t)
	}
	for i, t := range all { // Those before it should have been left, it and those after it taken.
		if exceptions < fewest {
			fewest, best = exceptions, i
		}
		exceptions += 2*took(t) - float64(t.Times)
	}
	if exceptions < fewest || best == len(all) {
		return game.Arg{}, false
	}
	return game.Number(all[best].At), true
}
