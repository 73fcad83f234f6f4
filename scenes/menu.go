package scenes

import (
	"runtime"
	"slices"
	"strings"

	"safehouse/game"
	"safehouse/game/record"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/about"
	"safehouse/scenes/input"
	"safehouse/scenes/rulebook"
	"safehouse/scenes/settings"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// menu is the first scene: the running match that was played last to go on with, a poster for each game, and the ways
// to the rest.
type menu struct {
	launcher *launcher
	page     ui.Page
	running  []record.Summary
	// more reports that some records are still to be read; the first of running is the one to resume all the same.
	more    bool
	notices []game.Line
	entered bool
	// read counts how often the running matches were read.
	read   int
	listed ui.Memo[menuKey, []ui.Control]
}

// menuKey is what the controls of the menu depend on.
type menuKey struct {
	look    ui.Look
	read    int
	notices bool
}

func newMenu(h *launcher) stage.Scene {
	m := &menu{launcher: h}
	m.Resumed()
	return m
}

// Resumed looks for running matches and news anew. News stay in sight until others come.
func (s *menu) Resumed() {
	s.running, s.more = s.launcher.store.RunningSoFar()
	s.read++
	if news := s.launcher.takeNews(); len(news) > 0 {
		s.notices = news
	}
	s.launcher.st.Redraw()
}

// Update follows the choice.
func (s *menu) Update(in *input.Frame) stage.Change {
	if !s.entered {
		s.entered = true
		s.launcher.leave()
		s.Resumed()
	}
	if s.launcher.listen(); len(s.launcher.news) > 0 {
		s.notices = append(s.notices, s.launcher.takeNews()...)
		s.read++
		s.launcher.st.Redraw()
	}
	if s.more && !s.launcher.store.ReadOn(recordsATick) {
		s.Resumed()
	}
	st := s.launcher.st
	pressed := s.page.Update(in, st, s.controls())
	if name, ok := ui.Taken(pressed, "new"); ok {
		if g, ok := s.launcher.games.Find(name); ok {
			return stage.Push(newSetup(s.launcher, g))
		}
	}
	switch pressed {
	case "resume":
		if table, ok := s.launcher.load(s.running[0].File); ok {
			return stage.Push(table)
		}
		s.Resumed()
	case "matches":
		return stage.Push(newMatches(s.launcher, s.launcher.store.Running()))
	case "settings":
		return stage.Push(settings.New(st))
	case "learn":
		return stage.Push(newLearn(s.launcher, "", nil))
	case "rules":
		return stage.Push(rulebook.Teaching(st, s.launcher.games, s.gameInMind(),
			func(game string) stage.Scene { return newLearn(s.launcher, game, nil) }, s.launcher.watch))
	case "about":
		return stage.Push(about.New(st, s.launcher.games, s.launcher.version))
	case "understood":
		s.notices = nil
		st.Redraw()
	case "copies":
		return stage.Push(newCopies(s.launcher))
	case "quit":
		return stage.Quit()
	case "language":
		st.Speak(st.OtherLang())
	}
	return stage.Stay()
}

// Guide is the book of the game in mind.
func (s *menu) Guide() (game, ruling string) { return s.gameInMind(), "" }

// gameInMind is the game whose rules are opened: that of the poster with the focus, or else of the match that would be
// resumed, or else the first.
func (s *menu) gameInMind() string {
	if name, ok := ui.Taken(s.page.Focused(), "new"); ok {
		return name
	}
	if len(s.running) > 0 {
		return s.running[0].Game
	}
	return s.launcher.games[0].Name
}

func (s *menu) controls() []ui.Control {
	return s.listed.Get(menuKey{ui.LookOf(s.launcher.st), s.read, len(s.notices) > 0}, s.list)
}

// list makes the choices from the top down: what was begun, what can be begun, and the rest.
func (s *menu) list() []ui.Control {
	st := s.launcher.st
	m := st.Metrics
	var cs []ui.Control
	if len(s.notices) > 0 {
		place := s.middle().Inset(m.U(noticePad))
		place, _ = place.CutBottom(s.foot().H)
		place.W = min(place.W, max(m.U(360), 220))
		cs = append(cs, ui.Control{
			ID: "understood", Label: st.Say("menu.understood"), Icon: display.IconCheck, Role: display.Button, Primary: true,
			Box: place,
		})
	} else {
		if len(s.running) > 0 {
			band, _ := s.band()
			cs = append(cs, ui.Control{ID: "resume", Label: st.Say("menu.resume"), Role: display.Button, Primary: true,
				Quiet: true, Box: band})
		}
		for i := range s.launcher.games {
			g := &s.launcher.games[i]
			cs = append(cs, ui.Control{
				ID: "new." + g.Name, Label: st.Say(g.Words.Title), Role: display.Button, Quiet: true,
				Primary: i == 0 && len(s.running) == 0, Box: s.poster(i),
			})
		}
	}
	type way struct {
		id, label, hint string
		icon            display.Icon
	}
	ways := []way{{"learn", "menu.learn", "", display.IconBulb},
		{"rules", "menu.rules", st.Prompt(input.Rules), display.IconBook},
		{"settings", "menu.settings", "", display.IconGear}}
	if s.launcher.exchange != nil {
		ways = append(ways, way{"copies", "menu.copies", "", display.IconStack})
	}
	if runtime.GOOS != "js" { // A page is left by closing it.
		ways = append(ways, way{"quit", "menu.quit", "", display.IconDoor})
	}
	if len(s.running) > 0 {
		ways = slices.Insert(ways, 0, way{"matches", "menu.matches", "", display.IconList})
	}
	for i, way := range ways {
		cs = append(cs, ui.Control{
			ID: way.id, Label: st.Say(way.label), Key: way.hint, Icon: way.icon, Role: display.Button,
			Box: s.foot().Column(i, len(ways), m.U(menuGap)),
		})
	}
	return append(cs, s.aboutControl(), ui.LangControl(st))
}

// aboutControl opens the page about the program, beside the button for the language.
func (s *menu) aboutControl() ui.Control {
	c := ui.LangControl(s.launcher.st)
	c.ID, c.Label, c.Key = "about", s.launcher.st.Say("menu.about"), ""
	c.Box.X -= c.Box.W + s.launcher.st.Metrics.U(menuGap)
	return c
}

// titleSize is the size of the house's name, which does not grow with the reader's text: it is large enough, and the
// room is wanted.
func titleSize(m theme.Metrics) float64 {
	scale := max(1, m.TextScale)
	return menuTitle / scale / scale
}

// head is where title and tagline stand.
func (s *menu) head() (title, tag display.Rect) {
	m := s.launcher.st.Metrics
	x := ui.Margin(m)
	title = display.Rect{X: x, Y: m.U(menuTop), H: m.Size(display.Typewriter, titleSize(m)) * 1.1}
	title.W = s.aboutControl().Box.X - m.U(24) - x
	tag = display.Rect{X: x, Y: title.Y + title.H + m.U(20), W: m.W - 2*x, H: m.Size(display.Sans, menuTagline) * 1.4}
	return title, tag
}

// foot is the row of the ways to the rest, and middle what lies between it and the head.
func (s *menu) foot() display.Rect {
	m := s.launcher.st.Metrics
	x, h := ui.Margin(m), ui.RowHeight(m, ui.ButtonHeight)
	return display.Rect{X: x, Y: m.H - m.U(menuFoot) - h, W: m.W - 2*x, H: h}
}

func (s *menu) middle() display.Rect {
	m := s.launcher.st.Metrics
	_, tag := s.head()
	top := tag.Y + tag.H + m.U(menuSpace)
	foot := s.foot()
	return display.Rect{X: foot.X, Y: top, W: foot.W, H: foot.Y - m.U(menuSpace) - top}
}

// band is the place of the match to resume, and rest what it leaves for the posters.
func (s *menu) band() (band, rest display.Rect) {
	rest = s.middle()
	if len(s.running) == 0 {
		return display.Rect{}, rest
	}
	m := s.launcher.st.Metrics
	line := s.launcher.st.Measure.LineHeight(m.Font(display.Sans), m.Size(display.Sans, ui.BodySize))
	band, rest = rest.CutTop(m.Size(display.SansBold, ui.ButtonSize)*1.4 + 2*line + 2*m.U(bandPad) + 2)
	_, rest = rest.CutTop(m.U(menuSpace))
	return band, rest
}

// poster is the place of a game.
func (s *menu) poster(i int) display.Rect {
	_, row := s.band()
	return row.Column(i, len(s.launcher.games), s.launcher.st.Metrics.U(posterGap))
}

// Draw shows the name of the house, what can be played, and the ways to the rest.
func (s *menu) Draw(l *display.List) {
	st := s.launcher.st
	m := st.Metrics
	ui.Ground(l, st)
	title, tag := s.head()
	ui.Line(l, st, title, strings.ToUpper(st.Say("app.title")), display.Typewriter, titleSize(m), theme.TextColour,
		display.Left).Role = display.Heading
	l.Fill(display.Rect{X: title.X, Y: title.Y + title.H + m.U(4), W: m.U(200), H: max(m.U(6), 3)}, theme.Brass, 0)
	ui.Line(l, st, tag, st.Say("app.tagline"), display.Sans, menuTagline, theme.Secondary, display.Left)
	if len(s.notices) > 0 {
		s.drawNotices(l, s.middle())
		s.page.Draw(l, st, s.controls())
		return
	}
	if len(s.running) > 0 {
		band, _ := s.band()
		hover, _, _ := s.page.State("resume")
		s.launcher.drawBand(l, band, s.running[0], hover)
	}
	for i := range s.launcher.games {
		g, box := &s.launcher.games[i], s.poster(i)
		hover, _, _ := s.page.State("new." + g.Name)
		drawPoster(l, st, box, g, s.launcher.poster(g.Name), hover, s.page.Focused() == "new."+g.Name)
	}
	s.page.Draw(l, st, s.controls())
}

// drawNotices tells, in the place of the games, what went wrong with records or settings.
func (s *menu) drawNotices(l *display.List, box display.Rect) {
	st := s.launcher.st
	m := st.Metrics
	l.Fill(box, theme.Panel, m.U(ui.Radius))
	l.Border(box, theme.Alert, m.U(ui.Radius), max(m.U(3), 2))
	inside := box.Inset(m.U(noticePad))
	_, inside = inside.CutBottom(s.foot().H + m.U(20))
	column := ui.Column{Box: inside}
	head := column.Row(m.Size(display.SansBold, ui.HeadSize) * 1.4)
	icon, head := head.CutLeft(head.H)
	l.Symbol(icon.Inset(icon.H*0.12), display.IconWarning, theme.Alert)
	head.X, head.W = head.X+m.U(12), head.W-m.U(12)
	ui.Line(l, st, head, st.Say("menu.notices"), display.SansBold, ui.HeadSize, theme.TextColour, display.Left)
	column.Gap(m.U(14))
	for i, n := range s.notices {
		room := column.Box
		room.H /= float64(len(s.notices) - i)
		used := ui.Paragraph(l, st, room, st.SayLine(n), display.Sans, noticeSize, theme.TextColour, display.Left)
		column.Gap(used + m.U(12))
	}
}

// Opaque is true: the menu is all that shows.
func (s *menu) Opaque() bool { return true }

// UsualKeys makes it a place where nobody is locked out: the way to the keys and buttons leads through it.
func (s *menu) UsualKeys() {}

// Title names the program.
func (s *menu) Title() string { return s.launcher.st.Say("app.title") }
