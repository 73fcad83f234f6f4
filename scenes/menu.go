package scenes

import (
	"strings"

	"safehouse/game"
	"safehouse/game/catalog"
	"safehouse/game/record"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/input"
	"safehouse/scenes/rulebook"
	"safehouse/scenes/settings"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// Sizes of the menu in design pixels.
const (
	menuTop     = 110
	menuTitle   = 132
	menuTagline = 32
	menuWidth   = 640
	menuButton  = 88
	menuGap     = 22
	sheetGap    = 120
	sheetHeight = 590
	noticeSize  = 28
	noticePad   = 36
)

// menu is the first scene.
type menu struct {
	house   *house
	page    ui.Page
	running []record.Summary
	notices []game.Line
	entered bool
	listed  ui.Memo[menuKey, []ui.Control]
}

// menuKey is what the controls of the menu depend on.
type menuKey struct {
	look             ui.Look
	running, notices bool
}

func newMenu(h *house) stage.Scene {
	m := &menu{house: h}
	m.Resumed()
	return m
}

// Resumed looks for running matches and news anew. News stay in sight until others come.
func (s *menu) Resumed() {
	s.running = s.house.store.Running()
	if news := s.house.takeNews(); len(news) > 0 {
		s.notices = news
	}
	s.house.st.Redraw()
}

// Update follows the choice.
func (s *menu) Update(in *input.Frame) stage.Change {
	if !s.entered {
		s.entered = true
		s.house.leave()
		s.Resumed()
	}
	st := s.house.st
	switch s.page.Update(in, st, s.controls()) {
	case "resume":
		if table, ok := s.house.load(s.running[0].File); ok {
			return stage.Push(table)
		}
		s.Resumed()
	case "matches":
		return stage.Push(newMatches(s.house, s.running))
	case "new":
		return stage.Push(newSetup(s.house, catalog.Games()[0]))
	case "settings":
		return stage.Push(settings.New(st))
	case "rules":
		return stage.Push(rulebook.New(st, catalog.Games()[0].Name))
	case "understood":
		s.notices = nil
		st.Redraw()
	case "quit":
		return stage.Quit()
	case "language":
		st.Speak(st.OtherLang())
	}
	if in.Just.Has(input.Rules) {
		return stage.Push(rulebook.New(st, catalog.Games()[0].Name))
	}
	return stage.Stay()
}

func (s *menu) controls() []ui.Control {
	return s.listed.Get(menuKey{ui.LookOf(s.house.st), len(s.running) > 0, len(s.notices) > 0}, s.list)
}

// list makes the choices from the top down.
func (s *menu) list() []ui.Control {
	st := s.house.st
	m := st.Metrics
	column := ui.Column{Box: s.body()}
	var cs []ui.Control
	add := func(id, key string, icon display.Icon, hint string) {
		if len(cs) > 0 {
			column.Gap(m.U(menuGap))
		}
		cs = append(cs, ui.Control{
			ID: id, Label: st.Say(key), Key: hint, Icon: icon, Role: display.Button, Primary: len(cs) == 0,
			Box: column.Row(ui.Height(m, menuButton)),
		})
	}
	if len(s.running) > 0 {
		add("resume", "menu.resume", display.IconPlay, "")
	}
	add("new", "menu.new", display.IconUser, "")
	if len(s.running) > 0 {
		add("matches", "menu.matches", display.IconList, "")
	}
	add("rules", "menu.rules", display.IconBook, "F1")
	add("settings", "menu.settings", display.IconGear, "")
	add("quit", "menu.quit", display.IconDoor, "")
	if len(s.notices) > 0 {
		place := s.sheet().Inset(m.U(noticePad))
		place, _ = place.CutBottom(ui.Height(m, ui.ButtonHeight))
		place.W = min(place.W, max(m.U(360), 220))
		cs = append(cs, ui.Control{ID: "understood", Label: st.Say("menu.understood"), Icon: display.IconCheck, Role: display.Button, Box: place})
	}
	return append(cs, ui.LangControl(st))
}

// sheet is the place beside the choices.
func (s *menu) sheet() display.Rect {
	m := s.house.st.Metrics
	body := s.body()
	x := body.X + body.W + m.U(sheetGap)
	return display.Rect{X: x, Y: body.Y, W: m.W - ui.Margin(m) - x, H: m.U(sheetHeight)}
}

// body is the column of the choices.
func (s *menu) body() display.Rect {
	m := s.house.st.Metrics
	top := s.head()
	x := ui.Margin(m)
	return display.Rect{X: x, Y: top, W: max(m.U(menuWidth), m.W*0.33), H: m.H - top}
}

// head is the height of title and tagline.
func (s *menu) head() float64 {
	m := s.house.st.Metrics
	return m.U(menuTop) + m.Size(display.Typewriter, menuTitle)*1.1 + m.U(20) + m.Size(display.Sans, menuTagline)*1.6 + m.U(56)
}

// Draw shows the name of the house, the choices and the file that lies open.
func (s *menu) Draw(l *display.List) {
	st := s.house.st
	m := st.Metrics
	ui.Ground(l, st)
	x := ui.Margin(m)
	lang := ui.LangControl(st)
	title := display.Rect{X: x, Y: m.U(menuTop), W: lang.Box.X - m.U(24) - x, H: m.Size(display.Typewriter, menuTitle) * 1.1}
	ui.Line(l, st, title, strings.ToUpper(st.Say("app.title")), display.Typewriter, menuTitle, theme.TextColour, display.Left)
	l.Items[len(l.Items)-1].Role = display.Heading
	tag := display.Rect{X: x, Y: title.Y + title.H + m.U(20), W: m.W - 2*x, H: m.Size(display.Sans, menuTagline) * 1.6}
	l.Fill(display.Rect{X: x, Y: title.Y + title.H + m.U(4), W: m.U(200), H: max(m.U(6), 3)}, theme.Brass, 0)
	ui.Line(l, st, tag, st.Say("app.tagline"), display.Sans, menuTagline, theme.Secondary, display.Left)

	switch {
	case len(s.notices) > 0:
		s.drawNotices(l, s.sheet())
	case len(s.running) > 0:
		s.drawFile(l, s.sheet(), summaryTexts(st, s.running[0]), display.IconFingerprint)
	default:
		s.drawFile(l, s.sheet(), fileTexts{
			tab: st.Say("menu.file.new"), title: st.Say("game.kompromat"),
			lines: []fileLine{{left: st.Say("game.kompromat.about")}},
		}, display.IconDetective)
	}
	s.page.Draw(l, st, s.controls())
}

// drawNotices tells, in the place of the file, what went wrong with records or settings.
func (s *menu) drawNotices(l *display.List, box display.Rect) {
	st := s.house.st
	m := st.Metrics
	l.Fill(box, theme.Panel, m.U(ui.Radius))
	l.Border(box, theme.Alert, m.U(ui.Radius), max(m.U(3), 2))
	inside := box.Inset(m.U(noticePad))
	_, inside = inside.CutBottom(ui.Height(m, ui.ButtonHeight) + m.U(20))
	column := ui.Column{Box: inside}
	head := column.Row(m.Size(display.SansBold, ui.HeadSize) * 1.4)
	icon, head := head.CutLeft(head.H)
	l.Symbol(icon.Inset(icon.H*0.12), display.IconWarning, theme.Alert)
	head.X, head.W = head.X+m.U(12), head.W-m.U(12)
	ui.Line(l, st, head, st.Say("menu.notices"), display.SansBold, ui.HeadSize, theme.TextColour, display.Left)
	column.Gap(m.U(14))
	for i, n := range s.notices {
		text := st.Reader().Say(n)
		room := column.Box
		room.H /= float64(len(s.notices) - i)
		used := ui.Paragraph(l, st, room, text, display.Sans, noticeSize, theme.TextColour, display.Left)
		column.Gap(used + m.U(12))
	}
}

// Opaque is true: the menu is all that shows.
func (s *menu) Opaque() bool { return true }

// Title names the program.
func (s *menu) Title() string { return s.house.st.Say("app.title") }
