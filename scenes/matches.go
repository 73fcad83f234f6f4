package scenes

import (
	"slices"

	"safehouse/game"
	"safehouse/game/record"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/form"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// matches lists the running matches, the one that was played last first. Each can be gone on with, or put aside.
type matches struct {
	form.Page
	launcher *launcher
	running  []record.Summary
	// doubted is the file that a first press would discard, asked when that was.
	doubted string
	asked   stage.Moment
	// said is what became of the last one that was put aside.
	said game.Line
}

func newMatches(h *launcher, running []record.Summary) stage.Scene {
	s := &matches{launcher: h, running: running}
	s.Page = form.New(h.st, s.layOut)
	s.Says = func() (string, bool) { return h.st.SayLine(s.said), false }
	s.SetFocus(id("match.", 0))
	return s
}

// Resumed reads the list anew: a match may have ended.
func (s *matches) Resumed() {
	s.running = s.launcher.store.Running()
	s.Changed()
}

// layOut gives each match a row: the button that goes on with it, and at its right the one that puts it aside.
func (s *matches) layOut() *form.Sheet {
	st, m := s.launcher.st, s.launcher.st.Metrics
	all := s.NewSheet(st.Say("menu.matches"))
	if len(s.running) == 0 {
		r, box := all.Add(all.Panel.H, 0)
		ui.Paragraph(&r.List, st, box, st.Say("menu.matches.none"), display.Sans, ui.BodySize, theme.Secondary, display.Left)
	}
	wide := max(m.U(discardWidth), m.Floor(display.SansBold)*12)
	high := s.rowHeight(all.Panel.W - wide - m.U(discardGap) - m.U(labelSpace))
	for i, sum := range s.running {
		r, box := all.Add(high, m.U(menuGap))
		aside, row := box.CutRight(wide)
		row.W -= m.U(discardGap)
		name := st.Say("voice.place", game.Text(opponents(st, sum)), game.Number(i+1), game.Number(len(s.running)))
		discard := ui.Control{ID: id("discard.", i), Label: st.Say("menu.discard"), Role: display.Button, Box: aside}
		if sum.File == s.doubted {
			discard.Label, discard.Checked = st.Say("menu.discard.sure"), true
		}
		discard.Aloud = st.Say("voice.of", game.Text(name), game.Text(discard.Label))
		all.Put(r, form.Item{Do: func() stage.Change { return s.goOn(sum.File) }, Control: ui.Control{
			ID: id("match.", i), Label: opponents(st, sum),
			Heard: ui.Heard{Aloud: name},
			Note:  s.launcher.details(sum), Role: display.Button,
			Box: row,
		}})
		all.Put(r, form.Item{Do: func() stage.Change { return s.discard(sum.File) }, Control: discard})
	}
	all.Foot(form.Done(st, "back", st.Say("menu.back")), form.Language(st))
	return all
}

// rowHeight is that of all rows, whose words have that width: six long names need more than a line.
func (s *matches) rowHeight(wide float64) float64 {
	m := s.launcher.st.Metrics
	lines := m.Size(display.SansBold, ui.ButtonSize)/matchLabel + m.U(labelSpace)
	high := max(m.U(matchRow), m.Floor(display.SansBold)*3.2, lines)
	least := max(m.Size(display.SansBold, ui.ButtonSize)/max(1, m.TextScale), m.Floor(display.SansBold))
	for _, sum := range s.running {
		rows := len(s.launcher.st.Measure.Wrap(opponents(s.launcher.st, sum), m.Font(display.SansBold), least,
			wide*namesFill))
		if rows > 1 {
			high = max(high, least*float64(rows+1)*namesLine+m.U(labelSpace))
		}
	}
	return high
}

// Update does what was pressed. Whatever else is done takes the question back whether one is sure, and so does time.
func (s *matches) Update(in *input.Frame) stage.Change {
	if in.Just.Has(input.Cancel) && s.doubted != "" {
		s.doubt("")
		return stage.Stay()
	}
	if in.LostFocus || s.launcher.st.AtMost(s.asked) > stage.TickTime(doubtTicks) {
		s.doubt("")
	}
	change := s.Page.Update(in)
	did := in.Released || in.AnyPress && !in.Pressed // A press that is taken away has done nothing.
	if did && !in.Just.Has(input.Confirm) && !s.onDoubted() {
		s.doubt("")
	}
	return change
}

// onDoubted reports whether the focus is on the button that asks whether one is sure.
func (s *matches) onDoubted() bool {
	n := slices.IndexFunc(s.running, func(sum record.Summary) bool { return sum.File == s.doubted })
	return n >= 0 && s.Focused() == id("discard.", n)
}

// goOn puts a match on the table; where it cannot, the menu tells why.
func (s *matches) goOn(file string) stage.Change {
	if table, ok := s.launcher.load(file); ok {
		return stage.Replace(table)
	}
	return stage.Pop()
}

// doubt has the button of a file ask whether one is sure; of none where the file is empty.
func (s *matches) doubt(file string) {
	if s.doubted != file {
		s.doubted, s.asked = file, s.launcher.st.Moment()
		s.Changed()
	}
}

// discard asks first, and puts a match aside at the second press. The second half of a double press does not count.
func (s *matches) discard(file string) stage.Change {
	switch {
	case s.doubted != file:
		s.doubt(file)
		return stage.Stay()
	case s.launcher.st.AtLeast(s.asked) < stage.TickTime(doublePress):
		return stage.Stay()
	}
	aside, ok := s.launcher.store.Discard(file)
	if !ok {
		return stage.Pop() // The menu tells why.
	}
	s.doubt("")
	s.said = game.Say("menu.discarded", game.Text(aside))
	s.Resumed()
	return stage.Stay()
}

// Title names the program.
func (s *matches) Title() string { return s.launcher.st.Say("app.title") }
