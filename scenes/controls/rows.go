package controls

import (
	"cmp"
	"slices"
	"strings"

	"safehouse/game"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/form"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// layOut divides the screen into the heads of the columns, the rows, the sentence and the buttons.
func (s *Scene) layOut() *form.Sheet {
	m, st := s.st.Metrics, s.st
	lineOf := func(size float64) float64 {
		return st.Measure.LineHeight(m.Font(display.Sans), m.Size(display.Sans, size))
	}
	all := s.NewSheet(st.Say("controls.title"))
	heads, panel := all.Panel.CutTop(lineOf(headSize))
	_, all.Panel = panel.CutTop(m.U(sectionGap))
	s.heads[0], s.heads[1], s.heads[2], _ = s.columns(heads)
	high := max(ui.TargetHeight(m), lineOf(ui.BodySize)+lineOf(noteSize))
	if ui.Slim(m) { // The longest name has three lines there.
		high = max(high, 3*m.Floor(display.SansBold)*nameHigh)
	}
	for _, a := range listed {
		r, line := all.Add(high, m.U(rowGap))
		s.row(all, r, a, line)
	}
	all.Flank(s.resetItem(), form.Done(st, "done", st.Say("controls.done")), form.Item{}, m.U(sideButton))
	all.Foot(form.Language(st))
	return all
}

// columns divides a row.
func (s *Scene) columns(line display.Rect) (name, key, button, reset display.Rect) {
	m := s.st.Metrics
	width := line.W - m.U(barGap)
	line.W = width
	name, line = line.CutLeft(width * nameShare)
	key, line = line.CutLeft(width * cellShare)
	button, reset = line.CutLeft(width * cellShare)
	name.W -= m.U(cellGap)
	key.W -= m.U(cellGap)
	button.W -= m.U(cellGap)
	return name, key, button, reset
}

// row sets an action: its name, what it collides with, its key and its button, and the way back to the usual ones.
func (s *Scene) row(all *form.Sheet, r *ui.SheetRow, a input.Action, line display.Rect) {
	st, m := s.st, s.st.Metrics
	name, keyBox, buttonBox, reset := s.columns(line)
	if also := s.also(a); also != "" {
		show := s.showItem(a)
		var under display.Rect
		show.Box, name = name.CutRight(min(ui.Need(st, &show.Control), name.W*linkShare))
		name.W -= m.U(cellGap)
		name, under = name.CutTop(name.H * 0.55)
		ui.Line(&r.List, st, under, also, display.Sans, noteSize, theme.Alert, display.Left)
		all.Put(r, show)
	}
	word := game.Word(a.Key())
	ui.Line(&r.List, st, name, st.Say(a.Key()), display.Sans, ui.BodySize, theme.TextColour, display.Left)
	cell := func(id, label, value string, box display.Rect, button bool) {
		it := form.Button(id, st.Say(label, word, game.Text(value)), s.ask(a, button))
		it.Note, it.Box, it.Quiet = value, box, true
		all.Put(r, it)
	}
	cell(keyID(a), "controls.key.label", s.keys(a), keyBox, false)
	cell(buttonID(a), "controls.button.label", s.button(a), buttonBox, true)
	if st.Settings.Bindings.Changed(a) {
		it := form.Button(resetID(a), st.Say("controls.reset"), form.Then(func() {
			s.SetFocus(keyID(a))
			s.change(a, func(b *input.Bindings) { b.Reset(a) })
		}))
		it.Aloud, it.Box = st.Say("controls.reset.label", word), reset
		all.Put(r, it)
	}
}

// showItem leads from an action that shares its key or its button to the row of the first one with which it does.
func (s *Scene) showItem(a input.Action) form.Item {
	b := &s.st.Settings.Bindings
	partners, id := inOrder(b.SharingKey(a)), keyID
	if len(partners) == 0 {
		partners, id = inOrder(b.SharingButton(a)), buttonID
	}
	return form.Item{Do: form.Then(func() { s.Lead(id(partners[0])) }), Control: ui.Control{
		ID: showID(a), Label: s.st.Say("controls.show"), Role: display.Link, Letters: noteSize,
		Heard: ui.Heard{Aloud: s.st.Say("controls.show.label", game.Word(a.Key()), game.Word(partners[0].Key()))},
	}}
}

// inOrder are the actions of a set in the order of their rows.
func inOrder(set input.Actions) []input.Action {
	return slices.DeleteFunc(slices.Clone(listed), func(a input.Action) bool { return !set.Has(a) })
}

// keys names the key of an action, or what is waited for. The usual keys that go together are named together.
func (s *Scene) keys(a input.Action) string {
	b := &s.st.Settings.Bindings
	if s.wait.on && s.wait.action == a && !s.wait.button {
		return s.st.Say("controls.press.key")
	}
	known := b.Known(a)
	if len(known) == 0 && a == input.Prev {
		return s.st.Say("keys.shift", game.Text(s.st.KeyName(b.Key(input.Next))))
	}
	return stage.Joined(known, ", ", s.st.KeyName)
}

// button names the button of an action, or says that one is waited for or that there is none.
func (s *Scene) button(a input.Action) string {
	if s.wait.on && s.wait.action == a && s.wait.button {
		return s.st.Say("controls.press.button")
	}
	return cmp.Or(s.st.ButtonName(s.st.Settings.Bindings.Button(a)), s.st.Say("controls.none"))
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
	return stage.Joined(inOrder(set), ", ", func(a input.Action) string { return s.st.Say(a.Key()) })
}

// resetItem is the button that gives everything its usual keys and buttons back.
func (s *Scene) resetItem() form.Item {
	st := s.st
	all := form.Button("all", st.Say("controls.all"), form.Then(s.resetAll))
	switch {
	case s.undoing:
		all.Label = st.Say("controls.undo")
	case st.Settings.Bindings == (input.Bindings{}):
		all.Disabled, all.Why = true, st.Say("controls.usual")
	}
	return all
}

// drawHeads names the columns.
func (s *Scene) drawHeads(l *display.List) {
	for i, text := range [...]string{s.st.Say("controls.head.action"), s.st.Say("controls.head.key"),
		s.st.Say("controls.head.button")} {
		ui.Line(l, s.st, s.heads[i], text, display.Sans, headSize, theme.Secondary, display.Left)
	}
}

// drawCells shows each key and button as it looks on the device, lit where a new one is waited for.
func (s *Scene) drawCells(l *display.List) {
	cs := s.Controls()
	m := s.st.Metrics
	for i := range cs {
		c := &cs[i]
		if !c.Quiet || !c.Clip.Empty() {
			continue
		}
		hover, _, down := s.State(c.ID)
		fill, edge, ink := theme.Raised, theme.ControlBorder, theme.TextColour
		switch {
		case s.wait.on && (c.ID == keyID(s.wait.action) && !s.wait.button || c.ID == buttonID(s.wait.action) &&
			s.wait.button):
			fill, edge, ink = theme.Focus, theme.Focus, theme.FocusInner
		case hover, down:
			edge = theme.TextColour
		}
		l.Fill(c.Box, fill, m.U(ui.Radius))
		l.Border(c.Box, edge, m.U(ui.Radius), max(m.U(2), 1))
		ui.Line(l, s.st, c.Box.Inset(m.U(8)), c.Note, display.SansBold, keySize, ink, display.Middle)
	}
}
