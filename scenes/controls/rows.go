package controls

import (
	"math"
	"strings"

	"safehouse/game"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/input"
	"safehouse/scenes/ui"
)

// nowhere is the clip of a control that is scrolled out of sight: the focus finds it, the pointer does not.
var nowhere = display.Rect{X: -2, Y: -2, W: 1, H: 1}

// row is one action: its name, what it collides with, and the places of both, in a list at its top.
type row struct {
	name, also string
	words      display.Rect
	controls   []ui.Control
}

// laidOut are the rows, all of the same height, and what stands around them.
type laidOut struct {
	heads      [3]display.Rect
	panel      display.Rect
	sentence   display.Rect
	rows       []row
	high, step float64
	around     []ui.Control
}

func (p *laidOut) height() float64 { return float64(len(p.rows))*p.step - (p.step - p.high) }

// first is the number of the first row in sight, for a panel scrolled by an offset: rows are shown whole or not at all.
func (p *laidOut) first(offset float64) int {
	if p.height() <= p.panel.H {
		return 0
	}
	return min(int(math.Ceil((offset-1)/p.step)), len(p.rows)-1)
}

// inSight tells whether a row is shown.
func (p *laidOut) inSight(row, first int) bool {
	top := float64(row-first) * p.step
	return row == first || row > first && top+p.high <= p.panel.H+1
}

// rowOf finds the row of a control.
func (p *laidOut) rowOf(id string) (int, bool) {
	for i := range p.rows {
		for j := range p.rows[i].controls {
			if p.rows[i].controls[j].ID == id {
				return i, true
			}
		}
	}
	return 0, false
}

// place gives the controls of all rows where they are when the list begins with the first one in sight.
func (p *laidOut) place(first int) []ui.Control {
	var all []ui.Control
	for i := range p.rows {
		for _, c := range p.rows[i].controls {
			c.Box = c.Box.Moved(0, -float64(first)*p.step)
			if !p.inSight(i, first) {
				c.Clip = nowhere
			}
			all = append(all, c)
		}
	}
	return append(all, p.around...)
}

// layOut divides the screen into the heads of the columns, the rows, the sentence and the buttons.
func (s *Scene) layOut() laidOut {
	m, st := s.st.Metrics, s.st
	var p laidOut
	lineOf := func(size float64) float64 {
		return st.Measure.LineHeight(m.Font(display.Sans), m.Size(display.Sans, size))
	}
	content := ui.Content(m)
	p.sentence, content = content.CutBottom(2*lineOf(ui.BodySize) + 2)
	_, content = content.CutBottom(m.U(sectionGap))
	heads, content := content.CutTop(lineOf(headSize))
	_, p.panel = content.CutTop(m.U(sectionGap))
	width := p.panel.W - m.U(barGap)
	p.high = max(ui.TargetHeight(m), lineOf(ui.BodySize)+lineOf(noteSize))
	p.step = p.high + m.U(rowGap)
	cut := func(line display.Rect) (words, key, button, reset display.Rect) {
		line.W = width
		words, line = line.CutLeft(width * nameShare)
		words.W -= m.U(cellGap)
		key, line = line.CutLeft(width * cellShare)
		button, reset = line.CutLeft(width * cellShare)
		key.W -= m.U(cellGap)
		button.W -= m.U(cellGap)
		return words, key, button, reset
	}
	p.heads[0], p.heads[1], p.heads[2], _ = cut(heads)
	for i, a := range listed {
		line := display.Rect{X: p.panel.X, Y: p.panel.Y + float64(i)*p.step, W: width, H: p.high}
		words, key, button, reset := cut(line)
		p.rows = append(p.rows, s.row(a, words, key, button, reset))
	}
	p.around = s.around()
	return p
}

// row is that of an action.
func (s *Scene) row(a input.Action, words, keyBox, buttonBox, reset display.Rect) row {
	b := &s.st.Settings.Bindings
	r := row{name: s.st.Say(nameKey(a)), words: words, also: s.also(a)}
	keys, button := s.keys(a), s.button(a)
	r.controls = []ui.Control{
		{ID: keyID(a), Label: s.st.Say("controls.key.label", game.Word(nameKey(a)), game.Text(keys)), Note: keys, Box: keyBox, Role: display.Button, Quiet: true},
		{ID: buttonID(a), Label: s.st.Say("controls.button.label", game.Word(nameKey(a)), game.Text(button)), Note: button, Box: buttonBox, Role: display.Button, Quiet: true},
	}
	if b.Changed(a) {
		r.controls = append(r.controls, ui.Control{ID: resetID(a), Label: s.st.Say("controls.reset"), Box: reset, Role: display.Button})
	}
	return r
}

// keys names the key of an action, or what is waited for. The usual keys that go together are named together.
func (s *Scene) keys(a input.Action) string {
	b := &s.st.Settings.Bindings
	if s.wait.on && s.wait.action == a && !s.wait.button {
		return s.st.Say("controls.press.key")
	}
	names := make([]string, 0, 2)
	for _, k := range b.Known(a) {
		names = append(names, s.st.KeyName(k))
	}
	if len(names) == 0 && a == input.Prev {
		return s.st.Say("keys.shift", game.Text(s.st.KeyName(b.Key(input.Next))))
	}
	return strings.Join(names, ", ")
}

// button names the button of an action, or says that one is waited for or that there is none.
func (s *Scene) button(a input.Action) string {
	if s.wait.on && s.wait.action == a && s.wait.button {
		return s.st.Say("controls.press.button")
	}
	if name := s.st.ButtonName(s.st.Settings.Bindings.Button(a)); name != "" {
		return name
	}
	return s.st.Say("controls.none")
}

// also says in words what else the key and the button of an action do.
func (s *Scene) also(a input.Action) string {
	b := &s.st.Settings.Bindings
	var parts []string
	if names := s.names(b.SharingKey(a)); names != "" {
		parts = append(parts, s.st.Say("controls.also.key", game.Text(names)))
	}
	if names := s.names(b.SharingButton(a)); names != "" {
		parts = append(parts, s.st.Say("controls.also.button", game.Text(names)))
	}
	return strings.Join(parts, " · ")
}

// names lists actions.
func (s *Scene) names(set input.Actions) string {
	var all []string
	for _, a := range listed {
		if set.Has(a) {
			all = append(all, s.st.Say(nameKey(a)))
		}
	}
	return strings.Join(all, ", ")
}

// around are the buttons under the list and the language.
func (s *Scene) around() []ui.Control {
	st, m := s.st, s.st.Metrics
	place := ui.PrimaryPlace(m)
	side := display.Rect{X: ui.Margin(m), Y: place.Y, H: place.H}
	side.W = min(m.U(sideButton), place.X-m.U(cellGap)-side.X)
	all := ui.Control{ID: "all", Label: st.Say("controls.all"), Role: display.Button, Box: side}
	switch {
	case s.undoing:
		all.Label = st.Say("controls.undo")
	case st.Settings.Bindings == (input.Bindings{}):
		all.Disabled, all.Why = true, st.Say("controls.usual")
	}
	done := ui.Control{ID: "done", Label: st.Say("controls.done"), Key: st.Prompt(input.Cancel), Role: display.Button, Primary: true, Box: place}
	return []ui.Control{all, done, ui.LangControl(st)}
}

// drawRows shows the heads, the names of the actions in sight and what they collide with.
func (s *Scene) drawRows(l *display.List, p *laidOut) {
	for i, text := range [...]string{s.st.Say("controls.head.action"), s.st.Say("controls.head.key"), s.st.Say("controls.head.button")} {
		ui.Line(l, s.st, p.heads[i], text, display.Sans, headSize, theme.Secondary, display.Left)
	}
	first := p.first(s.scroll.Offset)
	for i := range p.rows {
		if !p.inSight(i, first) {
			continue
		}
		r := &p.rows[i]
		words := r.words.Moved(0, -float64(first)*p.step)
		if r.also != "" {
			var under display.Rect
			words, under = words.CutTop(words.H * 0.55)
			ui.Line(l, s.st, under, r.also, display.Sans, noteSize, theme.Alert, display.Left)
		}
		ui.Line(l, s.st, words, r.name, display.Sans, ui.BodySize, theme.TextColour, display.Left)
	}
	s.scroll.Draw(l, s.st, p.panel, p.height())
}

// drawCells shows each key and button as it looks on the device, lit where a new one is waited for.
func (s *Scene) drawCells(l *display.List, cs []ui.Control) {
	m := s.st.Metrics
	for i := range cs {
		c := &cs[i]
		if !c.Quiet || !c.Clip.Empty() {
			continue
		}
		hover, _, down := s.page.State(c.ID)
		fill, edge, ink := theme.Raised, theme.ControlBorder, theme.TextColour
		switch {
		case s.wait.on && (c.ID == keyID(s.wait.action) && !s.wait.button || c.ID == buttonID(s.wait.action) && s.wait.button):
			fill, edge, ink = theme.Focus, theme.Focus, theme.FocusInner
		case hover, down:
			edge = theme.TextColour
		}
		l.Fill(c.Box, fill, m.U(ui.Radius))
		l.Border(c.Box, edge, m.U(ui.Radius), max(m.U(2), 1))
		ui.Line(l, s.st, c.Box.Inset(m.U(8)), c.Note, display.SansBold, keySize, ink, display.Middle)
	}
}

// drawSentence says what is to be done, or why nothing happened.
func (s *Scene) drawSentence(l *display.List, p *laidOut) {
	text, alert := s.sentence()
	if why := s.page.Refusal(); why != "" && !s.wait.on {
		text, alert = why, true
	}
	ink := theme.Secondary
	if alert {
		ink = theme.Alert
	}
	ui.Paragraph(l, s.st, p.sentence, text, display.Sans, ui.BodySize, ink, display.Middle)
}
