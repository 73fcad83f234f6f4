package settings

import (
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/input"
	"safehouse/scenes/ui"
)

// sheet is the rows of the open tab, with the tabs over them.
type sheet struct {
	ui.Sheet
	tabs []ui.Control
}

// layOut gives each setting of the open tab a row: what it is called, what it does, and its values.
func (s *Scene) layOut() *sheet {
	m := s.st.Metrics
	top, panel := ui.Content(m).CutTop(ui.TabsHeight(s.st))
	_, panel = panel.CutTop(m.U(tightGap))
	all := &sheet{Sheet: ui.Sheet{Panel: panel}}
	var names []ui.Choice
	for _, t := range tabs {
		names = append(names, ui.Choice{ID: t.id, Label: s.st.Say("settings.tab." + t.id), Icon: t.icon})
	}
	all.tabs = ui.Tabs(s.st, top, "tab", s.open, names)
	for _, t := range tabs {
		if t.id == s.open {
			for _, id := range t.rows {
				s.layRow(all, id)
			}
		}
	}
	all.Around = s.foot()
	return all
}

// layRow lays one row: beside its control where there is room for that, or else under one another.
func (s *Scene) layRow(all *sheet, id string) {
	m := s.st.Metrics
	high := max(ui.Height(m, ui.Target), m.Size(display.SansBold, ui.ButtonSize)*controlLine+m.U(labelSpace))
	name := m.Size(display.SansBold, ui.BodySize) * nameLine
	width, gap := all.Panel.W, m.U(withinGap)
	aside := width * controlShare
	large := m.TextScale >= largeText || s.need(id) > aside
	if !large {
		column := width - aside - m.U(columnGap)
		about := s.aboutHeight(id, column)
		r, box := all.Add(max(high, name+about), m.U(rowGap))
		right, left := box.CutRight(aside)
		left.W = column
		right.H = high
		right.Y += max(box.H-high, 0) / 2
		s.fill(r, id, left, name, right)
		return
	}
	about := s.aboutHeight(id, width)
	head := high
	wide := s.need(id) > aside
	if wide {
		head = name + gap + high
	}
	r, box := all.Add(head+gap+about, m.U(tightGap))
	top, below := box.CutTop(head)
	_, below = below.CutTop(gap)
	label, control := top, top
	if wide {
		label, control = top.CutTop(name)
		_, control = control.CutTop(gap)
	} else {
		control, label = top.CutRight(aside)
		label.W -= m.U(columnGap)
	}
	s.text(r, label, id)
	s.sentence(r, below, id)
	r.Controls = s.control(id, control)
}

// fill puts name and sentence into one column and the control into the other.
func (s *Scene) fill(r *ui.SheetRow, id string, left display.Rect, name float64, right display.Rect) {
	label, below := left.CutTop(name)
	s.text(r, label, id)
	s.sentence(r, below, id)
	r.Controls = s.control(id, right)
}

func (s *Scene) text(r *ui.SheetRow, box display.Rect, id string) {
	if id == "contrast" {
		box = s.signs(r, box)
	}
	ui.Line(&r.List, s.st, box, s.st.Say("settings."+id), display.SansBold, ui.BodySize, theme.TextColour, display.Left)
}

func (s *Scene) sentence(r *ui.SheetRow, box display.Rect, id string) {
	colour := theme.Secondary
	switch {
	case id == "text": // The sentence is the sample of what it speaks of.
		colour = theme.TextColour
	case id == "voice" && !s.voiced:
		colour = theme.Alert
	}
	ui.Paragraph(&r.List, s.st, box, s.about(id), display.Sans, ui.BodySize, colour, display.Left)
}

// aboutHeight is that of a row's sentence, with a little more, so that no rounding sets it smaller.
func (s *Scene) aboutHeight(id string, width float64) float64 {
	return ui.ParagraphHeight(s.st, width, s.about(id), display.Sans, ui.BodySize) + 1
}

// signs shows the signs of the six seats at the right of a box, so that it can be seen what contrast does to them; it
// returns the rest.
func (s *Scene) signs(r *ui.SheetRow, box display.Rect) (rest display.Rect) {
	side := box.H * signShare
	gap := side * signGap
	at, rest := box.CutRight(6*side + 6*gap)
	for i, shape := range theme.SeatShapes {
		mark := display.Rect{X: at.X + gap + float64(i)*(side+gap), Y: at.Y + (at.H-side)/2, W: side, H: side}
		r.List.Symbol(mark, shape, theme.SeatColours[i])
	}
	return rest
}

// need is the width that the widest value of a row wants for each of them; a slider takes what it is given.
func (s *Scene) need(id string) float64 {
	if _, ok := numbers[id]; ok {
		return 0
	}
	values, _ := s.segments(id)
	widest := 0.0
	for _, v := range values {
		widest = max(widest, ui.Need(s.st, &ui.Control{Label: v.Label}))
	}
	return widest * float64(len(values))
}

// control is a slider, or the values of a choice side by side.
func (s *Scene) control(id string, box display.Rect) []ui.Control {
	name := s.st.Say("settings." + id)
	if _, ok := numbers[id]; ok {
		return []ui.Control{{ID: id, Label: name, Value: s.value(id), Role: display.Slider, Quiet: true, Box: box}}
	}
	values, taken := s.segments(id)
	return ui.Named(s.st, name, ui.Segments(s.st, box, id, taken, values))
}

// foot are the controls under the rows: keys and buttons at the left, the way out in the middle, the reset at the right.
func (s *Scene) foot() []ui.Control {
	st := s.st
	m := st.Metrics
	done := ui.PrimaryPlace(m)
	content := ui.Content(m)
	gap := m.U(footGap)
	left := display.Rect{X: content.X, Y: done.Y, W: done.X - gap - content.X, H: done.H}
	right := display.Rect{X: done.X + done.W + gap, Y: done.Y, H: done.H}
	right.W = content.X + content.W - right.X
	left.W, right.W = min(left.W, m.U(footWidth)), min(right.W, m.U(footWidth))
	right.X = content.X + content.W - right.W
	reset := ui.Control{ID: "reset", Label: st.Say("settings.reset"), Role: display.Button, Box: right}
	switch {
	case s.before != nil:
		reset.ID, reset.Label = "undo", st.Say("settings.undo")
	case st.Settings == usual(st.Settings):
		reset.Disabled, reset.Why = true, st.Say("settings.reset.none")
	}
	return []ui.Control{
		{ID: "controls", Label: st.Say("settings.controls"), Role: display.Button, Box: left},
		{ID: "done", Label: st.Say("settings.done"), Key: st.Prompt(input.Cancel), Role: display.Button, Primary: true, Box: done},
		reset,
	}
}

// Draw shows the tabs and the rows of the open one.
func (s *Scene) Draw(l *display.List) {
	ui.Ground(l, s.st)
	ui.Heading(l, s.st, s.st.Say("settings.title"))
	all, cs := s.sheet(), s.controls()
	ui.DrawTabs(l, s.st, &s.page, all.tabs)
	all.Draw(l, s.st, &s.scroll)
	for i := range cs {
		if n, ok := numbers[cs[i].ID]; ok {
			s.sliders[cs[i].ID].Draw(l, s.st, &cs[i], &s.page, *n.field(&s.st.Settings))
		}
	}
	s.page.Draw(l, s.st, cs)
	s.drawRefusal(l)
}

// drawRefusal says under the rows why a press did nothing.
func (s *Scene) drawRefusal(l *display.List) {
	why := s.page.Refusal()
	if why == "" {
		return
	}
	m := s.st.Metrics
	done := ui.PrimaryPlace(m)
	h := m.Size(display.Sans, ui.BodySize) * nameLine
	box := display.Rect{X: ui.Margin(m), Y: min(done.Y+done.H+m.U(4), m.H-h), W: m.W - 2*ui.Margin(m), H: h}
	ui.Line(l, s.st, box, why, display.Sans, ui.BodySize, theme.Alert, display.Right)
}
