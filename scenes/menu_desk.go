package scenes

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/record"
	"safehouse/render/display"
	"safehouse/render/faces"
	"safehouse/render/pen"
	"safehouse/render/theme"
	"safehouse/scenes/games"
	"safehouse/scenes/layout"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// sheetOnDesk is what a folder on the desk says: what there is to go on with. Links are further ways; who is whose
// photograph is clipped to it, and those of others lie on it.
type sheetOnDesk struct {
	title, body string
	// who and others are the numbers of the portraits on the photographs.
	who     uint8
	others  []uint8
	primary ui.Control
	links   []ui.Control
}

// onDesk is the match that was played last, to go on with or to be played again; before the first match it is the way
// to the lessons, and where none is known the game in mind. Told reports that the welcome says who has won.
func (s *menu) onDesk(told bool) sheetOnDesk {
	st := s.launcher.st
	primary := func(id, label string, icon display.Icon) ui.Control {
		return ui.Control{ID: id, Label: label, Icon: icon, Primary: true}
	}
	matches := []ui.Control{{ID: "matches", Label: st.Say("menu.matches"), Quiet: true}}
	switch {
	case len(s.running) > 0:
		sum := s.running[0]
		about := s.launcher.howFar(sum) + " · " + date(st, sum)
		return sheetOnDesk{
			title: st.Say(s.launcher.words(sum.Game).Title), body: about + "\n" + s.launcher.standings(sum), who: s.facing(sum),
			primary: primary("resume", st.Say("menu.resume"), display.IconPlay),
			links:   matches,
		}
	case len(s.over) > 0:
		sum := s.over[0]
		title, body := s.lastMatch(sum, told)
		return sheetOnDesk{
			title: title, body: body, who: s.facing(sum),
			primary: primary("again", st.Say("table.rematch"), display.IconPlay), links: matches,
		}
	case s.firstVisit():
		return sheetOnDesk{
			title: st.Say("menu.first"), body: st.Say("app.tagline") + "\n" + st.Say("menu.first.about"),
			who: portraitOf(welcoming), primary: primary("learn", st.Say("menu.learn"), display.IconBulb),
		}
	}
	if s.launcher.aside == "" {
		matches = nil // Nothing is listed there, nor can be brought back.
	}
	g, _ := s.launcher.games.Find(s.gameInMind())
	return sheetOnDesk{
		title: st.Say(g.Words.Title), body: playersText(st, g) + "\n" + st.Say(g.Words.About), who: portraitOf(welcoming),
		primary: primary("play", st.Say("menu.play"), display.IconPlay), links: matches,
	}
}

// besideIt is another match that is not over, or the one that ended last, to be played again: against others, or with
// the same where a match lies in the folder.
func (s *menu) besideIt() sheetOnDesk {
	st := s.launcher.st
	if len(s.running) > 1 {
		sum := s.running[1]
		return sheetOnDesk{
			title: st.Say(s.launcher.words(sum.Game).Title), body: s.launcher.howFar(sum) + "\n" + date(st, sum),
			others:  stage.Pictured(st, sum.Cast.Players),
			primary: ui.Control{ID: "resume.other", Label: st.Say("menu.resume"), Quiet: true},
		}
	}
	if len(s.over) == 0 {
		return sheetOnDesk{}
	}
	sum := s.over[0]
	if len(s.running) == 0 && slices.ContainsFunc(sum.Cast.Players, func(p game.Player) bool { return p.Computer }) {
		slip := sheetOnDesk{
			title: st.Say("menu.others"), body: st.Say(s.launcher.words(sum.Game).Title),
			primary: ui.Control{ID: "others", Label: st.Say("menu.others.way"), Quiet: true},
		}
		var names []string
		for i, name := range st.Names(s.others) {
			if who := s.others[i].Character; who != "" {
				slip.others, names = append(slip.others, portraitOf(who)), append(names, name)
			}
		}
		if len(names) > 0 {
			slip.body = st.Say("menu.others.who", game.Text(strings.Join(names, ", ")))
		}
		return slip
	}
	if len(s.running) == 0 {
		return sheetOnDesk{}
	}
	return sheetOnDesk{
		title: s.tally(sum), body: st.Say(s.launcher.words(sum.Game).Title) + "\n" + date(st, sum),
		others:  stage.Pictured(st, sum.Cast.Players),
		primary: ui.Control{ID: "again", Label: st.Say("table.rematch"), Quiet: true},
	}
}

// welcoming is whose photograph lies on the desk where no match is.
const welcoming = "ottilia"

// facing is the portrait of the rival of a match, or of the first of those who stand for it.
func (v *visit) facing(sum record.Summary) uint8 {
	if who := rival(sum); who != "" {
		return portraitOf(who)
	}
	return stage.Pictured(v.launcher.st, sum.Cast.Players)[0]
}

// portraitOf is the number of the portrait of one of the cast.
func portraitOf(character string) uint8 { return uint8(bots.FindCharacter(character) + 1) }

// linkWide is how wide a second way is.
func linkWide(st *stage.Stage, c *ui.Control) float64 {
	m := st.Metrics
	return st.Measure.Width(c.Label, m.Font(display.SansBold), m.Size(display.SansBold, sheetBody)) + 1 + m.U(2*wayPad)
}

// drawDesk shows the desk, and on it the folder with its sheet and the envelope with the deal of the day.
func (s *menu) drawDesk(l *display.List, p *menuPage) {
	st := s.launcher.st
	m := st.Metrics
	if m.Contrast {
		l.Fill(display.Rect{X: p.desk.X, Y: p.desk.Y, W: p.desk.W, H: max(m.U(3), 2)}, theme.ControlBorder, 0)
	} else {
		l.Card(p.desk, display.Face{Design: faces.Counter})
	}
	s.drawEnvelope(l, p)
	folder, sheet := p.tree.At(boxFolder), p.tree.At(boxSheet)
	tab := display.Rect{X: folder.X + m.U(30), Y: folder.Y - m.U(20), W: m.U(225), H: m.U(50)}
	if !m.Contrast {
		l.Fill(tab, theme.Manila.Towards(theme.PaperLight, 0.25), m.U(12))
	}
	l.Fill(folder, theme.Manila.Towards(theme.PaperLight, 0.3), m.U(6)).Shade(display.ShadeDown,
		theme.Manila.Towards(theme.ManilaEdge, 0.4)).Shadow = m.U(16)
	l.Fill(sheet, theme.PaperLight, 0).Shade(display.ShadeDown, theme.Paper).Shadow = m.U(4)
	if photo := p.tree.At(boxPhoto); !photo.Empty() {
		it := games.Photo(l, photo, p.paper.who, s.gaze(photo))
		if !m.Contrast {
			it.Turn, it.Shadow = -0.035, m.U(8)
			clip := display.Rect{X: photo.X + photo.W*0.74, Y: photo.Y - m.U(20), W: m.U(39), H: m.U(87)}
			l.Stroke(clip, paperClip, theme.ControlBorder, max(m.U(5), 2))
		}
	}
	p.words.Draw(l, boxTitle)
	p.words.Draw(l, boxBody)
	for i := range p.paper.links {
		s.drawLink(l, p.tree.At(boxLink+layout.ID(i)), &p.paper.links[i])
	}
	if slip := p.tree.At(boxSlip); !slip.Empty() {
		l.Fill(slip, theme.PaperLight, m.U(3)).Shade(display.ShadeDown, theme.Paper).Shadow = m.U(8)
		p.words.Draw(l, boxSlipTitle)
		s.drawOthers(l, p)
		p.words.Draw(l, boxSlipBody)
		s.drawLink(l, p.tree.At(boxSlipWay), &p.slip.primary)
	}
}

// drawOthers shows the photographs of those who could come, one beside another as they were dealt.
func (s *menu) drawOthers(l *display.List, p *menuPage) {
	box := p.tree.At(boxSlipOthers)
	wide := box.H * ui.PictureAspect
	if box.Empty() || wide > box.W {
		return
	}
	m, step := s.launcher.st.Metrics, wide*othersStep
	if n := len(p.slip.others); n > 1 {
		step = min(step, (box.W-wide)/float64(n-1))
	}
	for i, who := range p.slip.others {
		photo := display.Rect{X: box.X + float64(i)*step, Y: box.Y, W: wide, H: box.H}
		if it := games.Photo(l, photo, who, s.gaze(photo)); !m.Contrast {
			it.Turn, it.Shadow = othersTurn*float64(1-2*(i%2)), m.U(6)
		}
	}
}

// drawLink writes a way on paper.
func (s *menu) drawLink(l *display.List, room display.Rect, link *ui.Control) {
	m := s.launcher.st.Metrics
	box, size := room.Narrowed(m.U(wayPad)), m.Size(display.SansBold, sheetBody)
	if hover, _, _ := s.page.State(link.ID); hover {
		l.Fill(display.Rect{X: box.X, Y: box.Y + box.H/2 + size*0.7, W: box.W, H: max(m.U(3), 2)}, theme.InkBlue, 0)
	}
	l.Text(box, link.Label, m.Font(display.SansBold), size, theme.InkBlue, display.Left)
}

// paperClip holds a photograph to a folder.
var paperClip = pen.Line(58, "M 10 18 L 10 44 C 10 54 30 54 30 44 L 30 12 C 30 4 15 4 15 12 L 15 40")

// drawEnvelope draws the sealed deal of the day, whose seal bears the day of the month; it is broken once somebody of
// the house has played today.
func (s *menu) drawEnvelope(l *display.List, p *menuPage) {
	box := p.tree.At(boxEnvelope)
	if box.Empty() {
		return
	}
	st := s.launcher.st
	m := st.Metrics
	hover, focus, _ := s.page.State("daily")
	paper := theme.PaperLight
	l.Fill(box, paper, m.U(3)).Shade(display.ShadeDown, theme.Paper).Shadow = m.U(10)
	side := min(m.U(sealSide), box.W*0.4)
	flap, _ := box.CutTop(m.U(envelopeWide*sealFoot) - side*sealOver)
	l.Path(flap, envelopeFlap, theme.Manila.Towards(paper, 0.45))
	l.Stroke(flap, flapEdge, theme.ManilaEdge, max(m.U(2), 1))
	seal := display.Rect{X: box.X + (box.W-side)/2, Y: flap.Y + flap.H - side*(1-sealOver), W: side, H: side}
	l.Fill(seal, theme.StampRed, side/2).Shadow = m.U(4)
	l.Border(seal.Inset(side*0.1), theme.PaperLight.Alpha(0.35), side/2, max(m.U(2), 1))
	day := strconv.Itoa(s.now.Day())
	l.Text(seal, day, m.Font(display.Typewriter), side*0.42, theme.PaperLight, display.Middle)
	if s.played != "" {
		l.Stroke(seal, sealCrack, paper, max(m.U(3), 1.5))
	}
	p.words.Draw(l, boxDayTitle)
	p.words.Draw(l, boxDayBody)
	if hover || focus {
		l.Border(box, theme.InkBlue, m.U(3), max(m.U(3), 2))
	}
}

// The drawings on the envelope: its flap, the edge of that, and how its seal breaks.
var (
	envelopeFlap = pen.Draw(100, "M 0 0 L 100 0 L 54 96 Q 50 104 46 96 Z")
	flapEdge     = pen.Line(100, "M 0 0 L 46 96 Q 50 104 54 96 L 100 0")
	sealCrack    = pen.Line(100, "M 8 34 L 30 46 L 42 36 L 58 60 L 72 50 L 94 64")
)

// date is the day on which a match began, in the reader's language; as it is written in the record where that is no
// date.
func date(st *stage.Stage, sum record.Summary) string {
	began, err := time.Parse(time.RFC3339, sum.Started)
	if err != nil {
		day, _, _ := strings.Cut(sum.Started, "T")
		return day
	}
	return dateOf(st, began)
}

// dateOf is a day in the reader's language.
func dateOf(st *stage.Stage, day time.Time) string {
	month := game.Word(monthKeys[day.Month()-1])
	return st.Say("menu.date", game.Number(day.Day()), month, game.Number(day.Year()))
}

// monthKeys are the message keys of the months.
var monthKeys = [...]string{
	"menu.month.1", "menu.month.2", "menu.month.3", "menu.month.4", "menu.month.5", "menu.month.6", "menu.month.7",
	"menu.month.8", "menu.month.9", "menu.month.10", "menu.month.11", "menu.month.12",
}

// teller says in words how matches of the games of the house stand.
type teller struct {
	st    *stage.Stage
	games games.List
}

// words are the message keys of the game of that name; none where there is no such game.
func (t *teller) words(name string) games.Words {
	if g, ok := t.games.Find(name); ok {
		return g.Words
	}
	return games.Words{}
}

// howFar says how far a match is, in the words of its game: a round may be a turn, or a game of a series.
func (t *teller) howFar(sum record.Summary) string {
	st, w := t.st, t.words(sum.Game)
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

// stands says who has won a match that is over, or how far one is that runs.
func (t *teller) stands(sum record.Summary) string {
	if sum.Standing.Over {
		return t.result(sum)
	}
	return t.howFar(sum)
}

// details says how a match stands, or how it has ended, with the scores where they are wanted.
func (t *teller) details(sum record.Summary, scores bool) string {
	st := t.st
	parts := []string{st.Say(t.words(sum.Game).Title), t.stands(sum)}
	if long := t.length(sum); sum.Standing.Over && long != "" {
		parts = append(parts, long)
	}
	if scores && scored(sum) {
		all := stage.Joined(sum.Standing.Halves[:sum.Standing.Seats], " – ", st.Reader().Halves)
		if !sum.Standing.Over { // At the end they are the points; before, they may be something else that everybody sees.
			all = st.Say(t.words(sum.Game).Scores, game.Text(all))
		}
		parts = append(parts, all)
	}
	return strings.Join(append(parts, date(st, sum)), " · ")
}

// length says how long a match was that is over; empty where its game has no words for it.
func (t *teller) length(sum record.Summary) string {
	w := t.words(sum.Game)
	key := w.LengthOf
	if sum.Standing.Rounds == 0 {
		key = w.Length
	}
	if key == "" {
		return ""
	}
	return t.st.Say(key, game.Number(sum.Standing.Round))
}

// winners are the names of who has won a match.
func winners(st *stage.Stage, sum record.Summary) (won []string) {
	for seat, name := range st.Names(sum.Cast.Players) {
		if sum.Standing.Winners.Has(game.Seat(seat)) {
			won = append(won, name)
		}
	}
	return won
}

// result says who has won a match that is over.
func (t *teller) result(sum record.Summary) string {
	won := winners(t.st, sum)
	if len(won) == 0 {
		return t.st.Say("score.draw")
	}
	for i, name := range won {
		won[i] = t.st.Reader().Called(name)
	}
	return t.st.Say("menu.won", game.Text(t.st.Listed(won)))
}

// scored reports whether anybody has a public score: where all scores are counted at the end, naught says nothing.
func scored(sum record.Summary) bool { return sum.Standing.Halves != [game.MaxSeats]int{} }

// standings are the names of a running match with their public scores, and nothing else.
func (t *teller) standings(sum record.Summary) string {
	st := t.st
	if !scored(sum) {
		return opponents(st, sum)
	}
	texts := st.Names(sum.Cast.Players)
	for i, name := range texts {
		score := st.Say(t.words(sum.Game).Score, game.Halves(sum.Standing.Halves[i]))
		texts[i] = st.Say("menu.standing", game.Text(name), game.Text(score))
	}
	return strings.Join(texts, " · ")
}
