package scenes

import (
	"safehouse/game"
	"safehouse/render/display"
	"safehouse/render/faces"
	"safehouse/render/theme"
	"safehouse/scenes/about"
	"safehouse/scenes/games"
	"safehouse/scenes/input"
	"safehouse/scenes/rulebook"
	"safehouse/scenes/settings"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// menu is the first scene: a wall with a poster for each game, and a desk on which lies what there is to go on with.
type menu struct {
	visit
	page    ui.Page
	scroll  ui.Scroll
	notices []game.Line
	entered bool
	// read counts how often what the house knows was read.
	read int
	// mind is the game whose poster was pointed at last, empty for none.
	mind string
	// begun is the tick at which the menu was entered; lifted is how far each poster has come off the wall, 0 to 1;
	// watched is where the pointer is: who sees it looks there.
	begun   int
	lifted  []float64
	watched ui.Watched
	laid    ui.Memo[menuKey, *menuPage]
}

// menuKey is what the layout of the menu depends on.
type menuKey struct {
	look    ui.Look
	read    int
	notices bool
	mind    string
	hour    int
	offset  float64
}

func newMenu(h *launcher) stage.Scene {
	m := &menu{visit: visit{launcher: h, away: h.arrive()}, lifted: make([]float64, len(h.games)), begun: h.st.Tick}
	m.Resumed()
	return m
}

// Resumed looks for matches and news anew. News stay in sight until others come.
func (s *menu) Resumed() {
	s.look(!s.entered)
	s.read++
	if news := s.launcher.takeNews(); len(news) > 0 {
		s.notices = news
	}
	s.launcher.st.Redraw()
}

// Update follows the choice.
func (s *menu) Update(in *input.Frame) stage.Change {
	st := s.launcher.st
	if !s.entered {
		if s.launcher.writer != nil { // What was on the table is over, or can be gone on with.
			s.launcher.leave()
			s.Resumed()
		}
		s.entered, s.begun = true, st.Tick
	}
	if s.launcher.listen(); len(s.launcher.news) > 0 {
		s.notices = append(s.notices, s.launcher.takeNews()...)
		s.read++
		st.Redraw()
	}
	switch {
	case s.more:
		if !s.launcher.store.ReadOn(recordsATick) {
			s.Resumed()
		}
	case s.past:
		if !s.launcher.store.ReadFinished(recordsATick) {
			s.Resumed()
		}
	}
	before := s.page.Focused()
	pressed := s.page.Update(in, st, s.layout().controls)
	s.turnPage(in, before)
	s.live(in)
	if name, ok := ui.Taken(pressed, "new"); ok {
		return s.setUp(name)
	}
	switch pressed {
	case "play":
		return s.setUp(s.gameInMind())
	case "resume", "resume.other":
		at := 0
		if pressed == "resume.other" {
			at = 1
		}
		if table, ok := s.launcher.load(s.running[at].File); ok {
			return stage.Push(table)
		}
		s.Resumed()
	case "matches":
		return stage.Push(newMatches(s.launcher))
	case "again":
		if table, ok := s.launcher.again(s.over[0]); ok {
			return stage.Push(table)
		}
		s.Resumed()
	case "others":
		sum := s.over[0]
		if g, ok := s.launcher.games.Find(sum.Game); ok {
			return stage.Push(withOthers(s.launcher, g, sum.Cast, s.others))
		}
	case "daily":
		return stage.Push(newDaily(s.launcher))
	case "settings":
		return stage.Push(settings.New(st))
	case "board":
		return stage.Push(newBoard(s.launcher))
	case "learn":
		return stage.Push(newLearn(s.launcher, "", false))
	case "rules":
		return stage.Push(rulebook.Teaching(st, s.launcher.games, s.gameInMind(),
			func(game string) stage.Scene { return newLearn(s.launcher, game, false) }, s.launcher.watch))
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

// setUp opens the set-up of a game.
func (s *menu) setUp(name string) stage.Change {
	if g, ok := s.launcher.games.Find(name); ok {
		return stage.Push(newSetup(s.launcher, g))
	}
	return stage.Stay()
}

// turnPage moves what scrolls, and brings what the keyboard has gone to into sight.
func (s *menu) turnPage(in *input.Frame, before string) {
	p, st := s.layout(), s.launcher.st
	var c *ui.Control
	if s.page.Focused() != before {
		c = ui.Find(p.controls, s.page.Focused())
	}
	s.scroll.Follow(in, st, p.scrolled, p.content, c, 0)
}

// live moves what moves on the menu, and asks for a picture only where something has.
func (s *menu) live(in *input.Frame) {
	st := s.launcher.st
	step := 1.0
	if ticks := st.Travels(liftMS); ticks > 0 {
		step = 1 / float64(ticks)
	}
	for i := range s.lifted {
		id := s.layout().posters[i]
		hover, focus, _ := s.page.State(id)
		if hover || s.page.Focused() == id {
			s.mind = s.launcher.games[i].Name
		}
		to := s.lifted[i] - step
		if hover || focus {
			to = s.lifted[i] + step
		}
		if to = max(0, min(1, to)); to != s.lifted[i] {
			s.lifted[i] = to
			st.Redraw()
		}
	}
	now := s.launcher.time()
	if s.watched.Follow(in, st) || now.Minute() != s.now.Minute() || now.Hour() != s.now.Hour() ||
		st.Tick-s.begun <= st.Travels(arriveMS) {
		if day := s.now.Day(); day != now.Day() {
			s.launcher.arrive()
			s.Resumed() // Another day has another deal.
		}
		s.now = now
		st.Redraw()
	}
}

// gaze is where somebody in a box looks.
func (s *menu) gaze(box display.Rect) display.Gaze { return s.watched.Gaze(s.launcher.st, box) }

// Guide is the book of the game in mind.
func (s *menu) Guide() (game, ruling string) { return s.gameInMind(), "" }

// gameInMind is the game whose rules are opened: that of the poster that was pointed at last, or else of the match that
// would be resumed, or else the first.
func (s *menu) gameInMind() string {
	switch {
	case s.mind != "":
		return s.mind
	case len(s.running) > 0:
		return s.running[0].Game
	}
	return s.launcher.games[0].Name
}

func (s *menu) layout() *menuPage {
	return s.laid.Get(menuKey{ui.LookOf(s.launcher.st), s.read, len(s.notices) > 0, s.mind, s.now.Hour(), s.scroll.Offset},
		s.layOut)
}

// Draw shows the wall with its lamp, what can be played, and what lies on the desk.
func (s *menu) Draw(l *display.List) {
	st, p := s.launcher.st, s.layout()
	l.Ground(st.Metrics.Screen(), display.Face{Design: faces.Wall})
	l.Clip(p.scrolled)
	s.drawWall(l, p)
	if !p.tree.At(boxName).Empty() { // Else notices have its place.
		p.words.Draw(l, boxName).Role = display.Heading
		p.words.Draw(l, boxGreeting)
		drawGuests(l, st, p.tree.At(boxGuests), s.photos)
		s.drawWays(l, p)
	}
	if len(s.notices) == 0 {
		s.drawPosters(l, p)
		s.drawBoard(l, p.tree.At(boxBoard))
		l.Unclip()
		s.drawDesk(l, p)
	}
	l.Unclip()
	if len(s.notices) > 0 {
		s.drawNotices(l, p.tree.At(boxNotices))
	}
	s.page.Draw(l, st, p.controls)
	if !p.scrolled.Empty() {
		s.scroll.Draw(l, st, p.scrolled, p.content)
	}
}

// drawGuests pins up the photographs of those who are greeted.
func drawGuests(l *display.List, st *stage.Stage, box display.Rect, portraits []uint8) {
	m := st.Metrics
	for i, portrait := range portraits {
		if box.Empty() {
			return
		}
		photo, _ := box.Column(i, len(portraits), 0).CutLeft(box.H * ui.PictureAspect)
		it := games.Photo(l, photo, portrait, display.GazeRest)
		it.Shadow = m.U(6)
		if !m.Contrast {
			it.Turn = guestLean * float64(1-2*(i%2))
		}
	}
}

// drawNotices tells, in the place of the games, what went wrong with records or settings.
func (s *menu) drawNotices(l *display.List, box display.Rect) {
	st := s.launcher.st
	m := st.Metrics
	l.Fill(box, theme.Panel, m.U(ui.Radius))
	l.Border(box, theme.Alert, m.U(ui.Radius), max(m.U(3), 2))
	_, inside := box.Inset(m.U(noticePad)).CutBottom(ui.RowHeight(m, ui.ButtonHeight) + m.U(20))
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

// Fixed reports that there are notices, which do not scroll.
func (s *menu) Fixed() bool { return len(s.notices) > 0 }

// leastNotices is the height that the notices need in letters as small as they may be.
func (s *menu) leastNotices(wide float64) float64 {
	st := s.launcher.st
	m := st.Metrics
	high := 2*m.U(noticePad) + ui.RowHeight(m, ui.ButtonHeight) + m.Size(display.SansBold, ui.HeadSize)*1.4 + m.U(40)
	for _, n := range s.notices {
		high += ui.ParagraphHeight(st, wide-2*m.U(noticePad), st.SayLine(n), display.Sans, noticeSize*ui.LeastShare(m)) +
			m.U(12)
	}
	return high
}

// UsualKeys makes it a place where nobody is locked out: the way to the keys and buttons leads through it.
func (s *menu) UsualKeys() {}

// Title names the program.
func (s *menu) Title() string { return s.launcher.st.Say("app.title") }
