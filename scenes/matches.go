package scenes

import (
	"strconv"

	"safehouse/game/record"
	"safehouse/render/display"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// matches lists the running matches, newest first.
type matches struct {
	house   *house
	page    ui.Page
	scroll  ui.Scroll
	running []record.Summary
}

func newMatches(h *house, running []record.Summary) stage.Scene {
	return &matches{house: h, running: running}
}

// Resumed reads the list anew: a match may have ended.
func (s *matches) Resumed() { s.running = s.house.store.Running() }

func (s *matches) rowHeight() float64 {
	m := s.house.st.Metrics
	return max(m.U(matchRow), m.Floor(display.SansBold)*3.2) + m.U(menuGap)
}

func (s *matches) height() float64 { return float64(len(s.running)) * s.rowHeight() }

// panel leaves room for the focus ring around the rows.
func (s *matches) panel() display.Rect { return ui.Content(s.house.st.Metrics) }

func (s *matches) controls() []ui.Control {
	st := s.house.st
	m := st.Metrics
	panel := s.panel()
	ring := m.U(12)
	cs := make([]ui.Control, 0, len(s.running)+1)
	for i, sum := range s.running {
		cs = append(cs, ui.Control{
			ID: "match." + strconv.Itoa(i), Label: opponents(sum), Note: details(st, sum), Role: display.Button, Clip: panel,
			Box: display.Rect{
				X: panel.X + ring, Y: panel.Y + ring + float64(i)*s.rowHeight() - s.scroll.Offset,
				W: panel.W - 2*ring - m.U(30), H: s.rowHeight() - m.U(menuGap),
			},
		})
	}
	return append(cs, ui.Control{
		ID: "back", Label: st.Say("menu.back"), Key: st.Say("key.esc"), Role: display.Button, Primary: true, Box: ui.PrimaryPlace(m),
	}, ui.LangControl(st))
}

// Update opens the match that was pressed.
func (s *matches) Update(in *input.Frame) stage.Change {
	st := s.house.st
	panel := s.panel()
	s.scroll.Update(in, st, panel, s.height()+st.Metrics.U(24), false)
	before := s.page.Focused()
	pressed := s.page.Update(in, st, s.controls())
	if n, ok := number(s.page.Focused()); ok && s.page.Focused() != before && in.Keyboard {
		top := float64(n) * s.rowHeight()
		s.scroll.Show(st, panel, top, top+s.rowHeight()+st.Metrics.U(12))
	}
	if n, ok := number(pressed); ok && n < len(s.running) {
		table, ok := s.house.load(s.running[n].File)
		if !ok {
			return stage.Pop()
		}
		return stage.Replace(table)
	}
	switch {
	case pressed == "language":
		st.Speak(st.OtherLang())
	case pressed == "back" || in.Just.Has(input.Cancel):
		return stage.Pop()
	}
	return stage.Stay()
}

// number is that of the match that a control stands for.
func number(id string) (int, bool) {
	text, ok := ui.Taken(id, "match")
	if !ok {
		return 0, false
	}
	n, err := strconv.Atoi(text)
	return n, err == nil
}

func (s *matches) Draw(l *display.List) {
	st := s.house.st
	ui.Ground(l, st)
	ui.Heading(l, st, st.Say("menu.matches"))
	s.page.Draw(l, st, s.controls())
	s.scroll.Draw(l, st, s.panel(), s.height())
}

func (s *matches) Opaque() bool  { return true }
func (s *matches) Title() string { return s.house.st.Say("app.title") }
