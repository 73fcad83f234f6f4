package scenes

import (
	"slices"
	"strconv"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/history"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/form"
	"safehouse/scenes/games"
	"safehouse/scenes/input"
	"safehouse/scenes/match"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// statistics is the page that says how often a person of the house wins: at all, and by seats, side and rival. Each
// line is a chart of its own: a point for the share that was won, on a band that the true share lies in with all
// likelihood, so that three matches look like three matches.
type statistics struct {
	form.List
	launcher *launcher
	past     *history.History
	// person is the number of the one who is told of among the persons of the house, game the game, empty for all.
	person int
	game   string
	// expert compares decisions, next is the file of the match of which they are to be looked at next, empty for none.
	expert expert
	next   string
	// face, label and score are how wide the parts of a line are that are no chart: a face is 0 where it would be too
	// small.
	face, label, score float64
}

// everyGame is the id of the tab of all games.
const everyGame = "all"

func newStatistics(h *launcher) stage.Scene {
	s := &statistics{launcher: h}
	s.Page = form.New(h.st, s.layOut)
	s.Resumed()
	s.SetFocus("back")
	return s
}

// Resumed counts anew.
func (s *statistics) Resumed() {
	s.past = s.launcher.past()
	s.person = min(s.person, max(0, len(s.past.Persons)-1))
	s.Changed()
}

// Update takes in what Expert has thought of by now.
func (s *statistics) Update(in *input.Frame) stage.Change {
	if s.expert.Tick(s.launcher.st.WaitForBots) {
		s.Resumed()
	}
	s.expert.look(s.launcher, s.next)
	return s.Page.Update(in)
}

// Left has nothing go on behind the page.
func (s *statistics) Left() { s.expert.End() }

// layOut puts the persons over a line for each part of the matches.
func (s *statistics) layOut() *form.Sheet {
	st, m := s.launcher.st, s.launcher.st.Metrics
	all := s.NewSheet(st.Say("statistics.title"))
	tabs := []ui.Choice{{ID: everyGame, Label: st.Say("statistics.all")}}
	for i := range s.launcher.games {
		tabs = append(tabs, ui.Choice{ID: s.launcher.games[i].Name, Label: st.Say(s.launcher.games[i].Words.Title)})
	}
	open := everyGame
	if s.game != "" {
		open = s.game
	}
	all.Tab("game", open, tabs, func(id string) {
		if s.game = id; id == everyGame {
			s.game = ""
		}
		s.Top()
		s.Changed()
	})
	s.layPersons(all)
	shares := append(s.shares(), s.agreeing()...)
	if len(shares) == 0 {
		all.Words(st, st.Say("statistics.none"), display.Sans, ui.BodySize, theme.Secondary, rowWide, dailyLine)
	}
	s.measure(shares, all.Panel.W)
	for i := range shares {
		if i == 0 || shares[i].Kind != shares[i-1].Kind {
			head := m.Size(display.SansBold, ui.BodySize) * nameCaption
			r, box := all.Add(head, m.U(rowWide))
			if r.Heads = true; i == 0 {
				s.drawScale(&r.List, s.chart(box))
			} else {
				ui.Line(&r.List, st, box, st.Say(kindKeys[shares[i].Kind]), display.SansBold, ui.BodySize, theme.Brass,
					display.Left)
			}
		}
		s.layShare(all, &shares[i])
	}
	if g, ok := s.launcher.games.Find(s.game); ok && len(shares) > 0 {
		s.layHabit(all, g)
	}
	if s.next != "" {
		all.Words(st, st.Say("statistics.waits"), display.Sans, ui.BodySize, theme.Secondary, rowWide, dailyLine)
	}
	if len(shares) > 0 {
		all.Words(st, st.Say("statistics.about"), display.Sans, ui.BodySize, theme.Secondary, rowWide, dailyLine)
	}
	all.Foot(form.Back(st, "back"), form.Language(st))
	return all
}

// kindKeys are the headings of the parts; the whole has none.
var kindKeys = [...]string{
	history.OfSeats: "statistics.of.seats", history.OfSide: "statistics.of.side", history.OfRival: "statistics.of.rival",
	history.OfExpert: "statistics.of.expert",
}

// layPersons is the row in which a person of the house is chosen, where there are several.
func (s *statistics) layPersons(all *form.Sheet) {
	st, m := s.launcher.st, s.launcher.st.Metrics
	if len(s.past.Persons) < 2 {
		return
	}
	var choices []ui.Choice
	for i, p := range s.past.Persons[:min(len(s.past.Persons), mostPersons)] {
		choices = append(choices, ui.Choice{ID: strconv.Itoa(i), Label: p.Name})
	}
	items := form.Choices(st, "person", st.Say("statistics.person"), strconv.Itoa(s.person), choices, "", func(id string) {
		s.person, _ = strconv.Atoi(id)
		s.Top()
		s.Changed()
	})
	widest := 0.0
	for i := range items {
		widest = max(widest, ui.Need(st, &items[i].Control))
	}
	gap := m.U(segmentSpace)
	columns := min(len(items), max(2, int((all.Panel.W+gap)/(widest+gap))))
	all.Grid(items, columns, ui.RowHeight(m, ui.Target), gap, m.U(rowGap))
}

// shares are those of the person, of the first rivals no more than mostRivals.
func (s *statistics) shares() (all []history.Share) {
	if len(s.past.Persons) == 0 {
		return nil
	}
	all = s.past.Shares(history.Question{Person: s.past.Persons[s.person].Who, Game: s.game})
	rivals := slices.IndexFunc(all, func(p history.Share) bool { return p.Kind == history.OfRival })
	if rivals >= 0 {
		all = all[:min(len(all), rivals+mostRivals)]
	}
	return all
}

// nameOf is what a part is called.
func (s *statistics) nameOf(p *history.Share) string {
	st := s.launcher.st
	switch p.Kind {
	case history.OfSeats:
		return st.Say("menu.players", game.Number(p.Seats))
	case history.OfSide:
		return st.Say(sideKeys[p.Side])
	case history.OfExpert:
		g, _ := s.launcher.games.Find(p.Side)
		return st.Say(g.Words.Title)
	case history.OfRival:
		if level, ok := game.ParseLevel(p.Rival.ID); ok && p.Rival.Computer {
			return st.Say(match.LevelKeys[level])
		}
		if p.Rival.Computer {
			return st.Say(bots.NameKey(p.Rival.ID))
		}
		for _, person := range s.past.Persons {
			if person.Who == p.Rival {
				return person.Name
			}
		}
	}
	return s.past.Persons[s.person].Name
}

// sideKeys are the message keys of the sides, by their names in package catalog.
var sideKeys = map[string]string{"heroes": "statistics.heroes", "villains": "statistics.villains"}

// list opens the matches in which somebody of that name sat at the table.
func (s *statistics) list(name string) stage.Change {
	list := newMatches(s.launcher).(*matches)
	list.sought.Set(name)
	list.Changed()
	return stage.Push(list)
}

// figures says of a part how many matches were won, of how many.
func (s *statistics) figures(p *history.Share) string {
	return s.launcher.st.Say("statistics.figures", game.Number(p.Won), game.Number(p.Played()))
}

// measure finds out how wide the parts of a line are beside the chart.
func (s *statistics) measure(shares []history.Share, wide float64) {
	st, m := s.launcher.st, s.launcher.st.Metrics
	s.face, s.label, s.score = 0, 0, 0
	if high := m.U(chartFace); high >= leastFace {
		s.face = high*ui.PictureAspect + m.U(rowGap)
	}
	size := m.Size(display.Sans, ui.BodySize)
	for i := range shares {
		s.label = max(s.label, st.Measure.Width(s.nameOf(&shares[i]), m.Font(display.Sans), size)+1)
		s.score = max(s.score, st.Measure.Width(s.figures(&shares[i]), m.Font(display.SansBold), size)+1)
	}
	s.label = min(s.label, wide*chartLabel)
}

// chart is the part of a line that the chart has, between its name and its figures; points at its ends have room there.
func (s *statistics) chart(box display.Rect) display.Rect {
	between := s.launcher.st.Metrics.U(rowSpace) + leastFace/2
	_, rest := box.CutLeft(s.face + s.label + between)
	_, rest = rest.CutRight(s.score + between)
	return rest
}

// drawScale writes the shares over the charts.
func (s *statistics) drawScale(l *display.List, room display.Rect) {
	st, m := s.launcher.st, s.launcher.st.Metrics
	size := m.Size(display.Sans, captionSize)
	wide := st.Measure.Width(st.Say("statistics.percent", game.Number(100)), m.Font(display.Sans), size) + 2
	marks := []int{0, 50, 100}
	if room.W < 4*wide {
		marks = []int{0, 100}
	}
	if room.W < 1.5*wide {
		return
	}
	for _, percent := range marks {
		x := room.X + room.W*float64(percent)/100
		box := display.Rect{X: x - wide/2, Y: room.Y, W: wide, H: room.H}
		l.Text(box, st.Say("statistics.percent", game.Number(percent)), m.Font(display.Sans), size, theme.Secondary,
			display.Middle)
	}
}

// layShare is the line of a part of the matches.
func (s *statistics) layShare(all *form.Sheet, p *history.Share) {
	st, m := s.launcher.st, s.launcher.st.Metrics
	high := max(m.U(chartFace), m.Size(display.Sans, ui.BodySize)*nameCaption)
	if p.Kind == history.OfAll || p.Kind == history.OfRival {
		high = max(high, ui.TargetHeight(m)) // It can be pressed.
	}
	r, box := all.Add(high, m.U(rowLeast))
	room := s.chart(box)
	face, rest := box.CutLeft(s.face)
	if s.face > 0 && p.Kind == history.OfRival && bots.FindCharacter(p.Rival.ID) >= 0 {
		games.Photo(&r.List, face.Middle(face.W-m.U(rowGap), m.U(chartFace)), portraitOf(p.Rival.ID), display.GazeRest)
	}
	rest.W = s.label
	ui.Line(&r.List, st, rest, s.nameOf(p), display.Sans, ui.BodySize, theme.TextColour, display.Left)
	for _, at := range []float64{0, 0.5, 1} {
		r.List.Fill(display.Rect{X: room.X + room.W*at - 0.5, Y: box.Y, W: max(1, m.U(1.5)), H: box.H},
			theme.ControlBorder.Alpha(chartGrid), 0)
	}
	// What was won is a bar, and between which shares the true one may lie a bracket over it, where many were played.
	least, most := p.Interval()
	bar := room.Middle(room.W, high*chartBar)
	r.List.Fill(bar, theme.ControlBorder.Alpha(chartVeil), 0)
	bar.W *= p.Part()
	r.List.Fill(bar, theme.Brass, 0)
	thin := max(2, m.U(chartLine))
	between := func(x float64) {
		r.List.Fill(display.Rect{X: x - thin/2, Y: bar.Y, W: thin, H: bar.H}, theme.TextColour, 0)
	}
	if n := p.Played(); n < fewPlayed { // So few say nothing of others: each is a part of the bar.
		for i := 1; i < n; i++ {
			between(room.X + room.W*float64(i)/float64(n))
		}
	} else {
		bracket := display.Rect{X: room.X + room.W*least, Y: box.Y + (box.H-thin)/2, W: room.W * (most - least), H: thin}
		r.List.Fill(bracket, theme.TextColour, 0)
		between(bracket.X)
		between(bracket.X + bracket.W)
	}
	if p.Kind == history.OfAll || p.Kind == history.OfRival {
		name := s.nameOf(p)
		it := form.Button("part:"+p.Rival.ID, name, func() stage.Change { return s.list(name) })
		it.Quiet, it.Box, it.Aloud = true, box, st.Of(name, s.figures(p))
		all.Put(r, it)
	}
	end := display.Rect{X: room.X + room.W, Y: box.Y, W: box.X + box.W - room.X - room.W, H: box.H}
	ui.Line(&r.List, st, end, s.figures(p), display.SansBold, ui.BodySize, theme.TextColour, display.Right)
}
