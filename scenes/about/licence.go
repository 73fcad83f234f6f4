package about

import (
	"strings"

	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/about/works"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// licence is a licence in full.
type licence struct {
	st     *stage.Stage
	work   *works.Work
	page   ui.Page
	scroll ui.Scroll
	laid   ui.Memo[ui.Look, laidOut]
}

// laidOut is the text in lines, the height of each, and what can be pressed.
type laidOut struct {
	lines    []string
	line     float64
	controls []ui.Control
}

// high is the height of all lines.
func (all *laidOut) high() float64 { return float64(len(all.lines)) * all.line }

func newLicence(st *stage.Stage, w *works.Work) stage.Scene { return &licence{st: st, work: w} }

func (s *licence) layout() laidOut { return s.laid.Get(ui.LookOf(s.st), s.layOut) }

// layOut sets the text anew: its own lines are too long for large letters and too short for small ones.
func (s *licence) layOut() laidOut {
	m := s.st.Metrics
	font, size := m.Font(display.Sans), m.Size(display.Sans, ui.BodySize)
	all := laidOut{line: s.st.Measure.LineHeight(font, size)}
	for i, text := range paragraphs(s.work.Text()) {
		if i > 0 {
			all.lines = append(all.lines, "")
		}
		all.lines = append(all.lines, s.st.Measure.Wrap(text, font, size, s.column().W)...)
	}
	all.controls = []ui.Control{
		{ID: "licence.text", Label: title(s.work), Role: display.Scroller, Box: ui.Content(m), Quiet: true},
		ui.DoneControl(s.st, "done", s.st.Say("about.back")),
		ui.LangControl(s.st),
	}
	return all
}

// paragraphs joins the lines of a text that belong together: those between empty ones, or between lines that are
// nothing but strokes.
func paragraphs(text string) []string {
	var all, lines []string
	for line := range strings.SplitSeq(text+"\n", "\n") {
		if line = strings.TrimSpace(line); strings.Trim(line, "-= ") == "" {
			line = ""
		}
		if line != "" {
			lines = append(lines, line)
			continue
		}
		if len(lines) > 0 {
			all = append(all, strings.Join(lines, " "))
		}
		lines = nil
	}
	return all
}

// column is where the text is set.
func (s *licence) column() display.Rect {
	m := s.st.Metrics
	c := ui.Content(m)
	c.W = min(c.W-m.U(barRoom), m.Size(display.Sans, ui.BodySize)*lineWide)
	return c
}

// Update scrolls and goes back.
func (s *licence) Update(in *input.Frame) stage.Change {
	laid := s.layout()
	left := s.scroll.Read(in, s.st, ui.Content(s.st.Metrics), laid.high())
	if ui.Leaves(in, s.st, s.page.Update(&left, s.st, laid.controls)) {
		return stage.Pop()
	}
	return stage.Stay()
}

// Draw shows the lines that are in sight.
func (s *licence) Draw(l *display.List) {
	ui.Ground(l, s.st)
	ui.Heading(l, s.st, title(s.work))
	m, laid := s.st.Metrics, s.layout()
	panel, column := ui.Content(m), s.column()
	l.Clip(panel)
	for i, line := range laid.lines {
		row := display.Rect{X: column.X, Y: panel.Y - s.scroll.Offset + float64(i)*laid.line, W: column.W, H: laid.line}
		if line != "" && row.Y < panel.Y+panel.H && row.Y+row.H > panel.Y {
			l.Text(row, line, m.Font(display.Sans), m.Size(display.Sans, ui.BodySize), theme.TextColour, display.Left)
		}
	}
	l.Unclip()
	s.scroll.Draw(l, s.st, panel, laid.high())
	s.page.Draw(l, s.st, laid.controls)
}

// Opaque is true.
func (s *licence) Opaque() bool { return true }

// Title names whose licence it is.
func (s *licence) Title() string { return s.work.Name + " · " + s.st.Say("app.title") }
