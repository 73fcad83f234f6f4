package scenes

import (
	"math"
	"strconv"

	"safehouse/game"
	"safehouse/game/record"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// matches lists the running matches, newest first. Each can be gone on with, or put aside.
type matches struct {
	house   *house
	page    ui.Page
	scroll  ui.Scroll
	running []record.Summary
	// names are the players of each.
	names []string
	// doubted is the file that a first press would discard, asked the tick of that press.
	doubted string
	asked   int
	said    game.Line
	listed  ui.Memo[matchesKey, []ui.Control]
	// readings counts how often the list was read.
	readings int
}

// matchesKey is what the controls of the list depend on.
type matchesKey struct {
	look     ui.Look
	offset   float64
	doubted  string
	readings int
}

func newMatches(h *house, running []record.Summary) stage.Scene {
	s := &matches{house: h, running: running}
	s.read()
	s.page.SetFocus("match.0")
	return s
}

// Resumed reads the list anew: a match may have ended.
func (s *matches) Resumed() {
	s.running = s.house.store.Running()
	s.readings++
	s.read()
}

// read notes who plays.
func (s *matches) read() {
	s.names = s.names[:0]
	for i := range s.running {
		s.names = append(s.names, opponents(s.running[i]))
	}
}

func (s *matches) rowHeight() float64 {
	m := s.house.st.Metrics
	lines := m.Size(display.SansBold, ui.ButtonSize)/matchLabel + m.U(labelSpace)
	high := max(m.U(matchRow), m.Floor(display.SansBold)*3.2, lines)
	// Six long names need more than a line.
	least := max(m.Size(display.SansBold, ui.ButtonSize)/max(1, m.TextScale), m.Floor(display.SansBold))
	for _, names := range s.names {
		wide := s.house.st.Measure.Width(names, m.Font(display.SansBold), least)
		if rows := math.Ceil(wide / (s.wide() * namesFill)); rows > 1 {
			high = max(high, least*(rows+1)*namesLine+m.U(labelSpace))
		}
	}
	return high + m.U(menuGap)
}

// wide is the least width of a row's words in pixels.
func (s *matches) wide() float64 {
	m := s.house.st.Metrics
	return ui.Content(m).W - m.U(30) - max(m.U(discardWidth), m.Floor(display.SansBold)*12) - m.U(discardGap) - m.U(labelSpace)
}

func (s *matches) height() float64 { return float64(len(s.running)) * s.rowHeight() }

// places are the panel of the list, as high as whole rows are, with room for the focus ring around them, and the line
// under it.
func (s *matches) places() (panel, line display.Rect) {
	m := s.house.st.Metrics
	line, panel = ui.Content(m).CutBottom(m.Size(display.Sans, ui.BodySize) * 1.5)
	rows := math.Floor((panel.H - m.U(menuGap) - s.ring()) / s.rowHeight())
	panel.H = rows*s.rowHeight() + s.ring()
	panel.X -= s.ring()
	panel.W += 2 * s.ring()
	return panel, line
}

// ring is the room for the focus ring around a row.
func (s *matches) ring() float64 { return s.house.st.Metrics.U(12) }

func (s *matches) controls() []ui.Control {
	return s.listed.Get(matchesKey{ui.LookOf(s.house.st), s.scroll.Offset, s.doubted, s.readings}, s.list)
}

func (s *matches) list() []ui.Control {
	st := s.house.st
	m := st.Metrics
	panel, _ := s.places()
	ring, bar := s.ring(), 0.0
	if s.height()+ring > panel.H {
		bar = m.U(30)
	}
	cs := make([]ui.Control, 0, 2*len(s.running)+2)
	for i, sum := range s.running {
		name := st.Say("voice.place", game.Text(opponents(sum)), game.Number(i+1), game.Number(len(s.running)))
		row := display.Rect{
			X: panel.X + ring, Y: panel.Y + ring + float64(i)*s.rowHeight() - s.scroll.Offset,
			W: panel.W - 2*ring - bar, H: s.rowHeight() - m.U(menuGap),
		}
		aside, row := row.CutRight(max(m.U(discardWidth), m.Floor(display.SansBold)*12))
		row.W -= m.U(discardGap)
		discard := ui.Control{
			ID: "discard." + strconv.Itoa(i), Label: st.Say("menu.discard"), Role: display.Button, Clip: panel, Box: aside,
		}
		if sum.File == s.doubted {
			discard.Label, discard.Checked = st.Say("menu.discard.sure"), true
		}
		discard.Aloud = st.Say("voice.of", game.Text(name), game.Text(discard.Label))
		cs = append(cs, ui.Control{
			ID: "match." + strconv.Itoa(i), Label: opponents(sum), Aloud: name, Note: details(st, sum), Role: display.Button, Clip: panel, Box: row,
		}, discard)
	}
	return append(cs, ui.Control{
		ID: "back", Label: st.Say("menu.back"), Key: st.Prompt(input.Cancel), Role: display.Button, Primary: true, Box: ui.PrimaryPlace(m),
	}, ui.LangControl(st))
}

// Update opens the match that was pressed, or puts it aside.
func (s *matches) Update(in *input.Frame) stage.Change {
	st := s.house.st
	panel, _ := s.places()
	content := s.height() + s.ring()
	s.scroll.Update(in, st, panel, content, false)
	before := s.page.Focused()
	pressed := s.page.Update(in, st, s.controls())
	if now := s.page.Focused(); now != before && in.Keyboard {
		if n, ok := s.number(now, "match"); ok {
			s.show(panel, n)
		} else if n, ok := s.number(now, "discard"); ok {
			s.show(panel, n)
		}
	}
	if n, ok := s.number(pressed, "match"); ok {
		table, ok := s.house.load(s.running[n].File)
		if !ok {
			return stage.Pop()
		}
		return stage.Replace(table)
	}
	if n, ok := s.number(pressed, "discard"); ok {
		return s.discard(s.running[n].File)
	}
	switch {
	case pressed == "language":
		st.Speak(st.OtherLang())
	case in.Just.Has(input.Cancel) && s.doubted != "":
		s.doubt("")
	case pressed == "back" || in.Just.Has(input.Cancel):
		return stage.Pop()
	case in.AnyPress && !in.Just.Has(input.Confirm) && !s.onDoubted():
		s.doubt("")
	}
	return stage.Stay()
}

// show scrolls to a row.
func (s *matches) show(panel display.Rect, row int) {
	top := float64(row) * s.rowHeight()
	s.scroll.Show(s.house.st, panel, top, top+s.rowHeight()+s.ring())
}

// onDoubted tells whether the focus is on the button that asks whether one is sure.
func (s *matches) onDoubted() bool {
	n, ok := s.number(s.page.Focused(), "discard")
	return ok && s.running[n].File == s.doubted
}

// doubt has the button of a file ask whether one is sure; of none where the file is empty.
func (s *matches) doubt(file string) {
	if s.doubted != file {
		s.doubted, s.asked = file, s.house.st.Tick
		s.house.st.Redraw()
	}
}

// discard asks first, and puts a match aside at the second press. The second half of a double press does not count.
func (s *matches) discard(file string) stage.Change {
	switch {
	case s.doubted != file:
		s.doubt(file)
		return stage.Stay()
	case s.house.st.Tick-s.asked < doublePress:
		return stage.Stay()
	}
	aside, ok := s.house.store.Discard(file)
	if !ok {
		return stage.Pop() // The menu tells why.
	}
	s.doubt("")
	s.said = game.Say("menu.discarded", game.Text(aside))
	s.Resumed()
	s.house.st.Redraw()
	return stage.Stay()
}

// number is that of the match that a control of a group stands for.
func (s *matches) number(id, group string) (int, bool) {
	text, ok := ui.Taken(id, group)
	if !ok {
		return 0, false
	}
	n, err := strconv.Atoi(text)
	return n, err == nil && n < len(s.running)
}

// Draw shows a row for each match, and under them what became of the last one that was put aside.
func (s *matches) Draw(l *display.List) {
	st := s.house.st
	ui.Ground(l, st)
	ui.Heading(l, st, st.Say("menu.matches"))
	panel, line := s.places()
	if len(s.running) == 0 {
		ui.Paragraph(l, st, ui.Content(st.Metrics), st.Say("menu.matches.none"), display.Sans, ui.BodySize, theme.Secondary, display.Left)
	}
	if s.said != (game.Line{}) {
		ui.Line(l, st, line, st.Reader().Say(s.said), display.Sans, ui.BodySize, theme.Secondary, display.Middle)
	}
	s.page.Draw(l, st, s.controls())
	s.scroll.Draw(l, st, panel, s.height()+s.ring())
}

// Opaque is true: the list fills the screen.
func (s *matches) Opaque() bool { return true }

// Title names the program.
func (s *matches) Title() string { return s.house.st.Say("app.title") }
