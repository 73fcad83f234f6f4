package scenes

import (
	"strconv"

	"safehouse/game"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// layPanels gives each of two seats a large panel, and the option of the odds a panel under them.
func (s *setup) layPanels(all *ui.Sheet) {
	st := s.house.st
	m := st.Metrics
	row := ui.Height(m, setupRow)
	caption := m.Size(display.Sans, captionSize) * 1.4
	headH := max(m.U(badge), m.Size(display.SansBold, seatHead)*1.3)
	height := 2*m.U(panelPad) + headH + m.U(setupGap) + row + m.U(setupGap) + caption + m.U(6) + row
	r, box := all.Add(height, 0)
	for i := range min(s.form.playing, 2) {
		panel := box
		panel.W = (box.W - m.U(panelGap)) / 2
		panel.X += float64(i) * (panel.W + m.U(panelGap))
		r.List.Fill(panel, theme.Panel, m.U(ui.Radius))
		r.List.Fill(display.Rect{X: panel.X, Y: panel.Y, W: panel.W, H: max(m.U(6), 3)}, theme.SeatColours[i], 0)
		column := ui.Column{Box: panel.Inset(m.U(panelPad))}
		mark, head := column.Row(headH).CutLeft(headH)
		head = display.Rect{X: head.X + m.U(18), Y: head.Y, W: head.W - m.U(18), H: head.H}
		r.List.Symbol(mark.Inset(headH*0.14), theme.SeatShapes[i], theme.SeatColours[i])
		ui.Line(&r.List, st, head, s.form.all[i].title(st, i), display.SansBold, seatHead, theme.TextColour, display.Left)
		column.Gap(m.U(setupGap))
		r.Controls = append(r.Controls, s.kinds(i, column.Row(row))...)
		column.Gap(m.U(setupGap))
		text := st.Say("setup.name")
		if f := &s.form.all[i]; f.computer {
			text = st.Say("character.level", game.Word(s.form.game.Character(f.level).Name))
		}
		ui.Line(&r.List, st, column.Row(caption), text, display.Sans, captionSize, theme.Secondary, display.Left)
		column.Gap(m.U(6))
		r.Controls = append(r.Controls, s.values(i, column.Row(row))...)
	}
	s.layOdds(all, m.U(panelGap))
}

// layRows gives each seat a row: who plays, and the name or the level. Over them stands how many play, where that may be
// chosen, and the set-ups of one press.
func (s *setup) layRows(all *ui.Sheet) {
	st := s.house.st
	m := st.Metrics
	gap := s.gap(all)
	if s.form.game.MaxSeats > s.form.game.MinSeats {
		s.layCount(all)
	}
	for i := range s.form.seats() {
		f := &s.form.all[i]
		r, box := all.Add(rowHeight(st), gap)
		r.List.Fill(box, theme.Panel, m.U(ui.Radius))
		r.List.Fill(display.Rect{X: box.X, Y: box.Y, W: max(m.U(10), 4), H: box.H}, theme.SeatColours[i], 0)
		mark, rest := box.CutLeft(m.U(rowMark))
		side := min(m.U(rowMark), box.H) * 0.56
		x, y := mark.Centre()
		r.List.Symbol(display.Rect{X: x - side/2, Y: y - side/2, W: side, H: side}, theme.SeatShapes[i], theme.SeatColours[i])
		kinds, value := rest.CutLeft(m.U(rowKinds))
		r.Controls = append(r.Controls, s.kinds(i, kinds)...)
		_, value = value.CutLeft(m.U(rowSpace))
		if f.computer {
			var name display.Rect
			name, value = value.CutLeft(m.U(rowName))
			name.W -= m.U(rowSpace)
			ui.Line(&r.List, st, name, f.title(st, i), display.SansBold, ui.BodySize, theme.TextColour, display.Left)
		}
		r.Controls = append(r.Controls, s.values(i, value)...)
	}
	if s.form.own == nil {
		s.layOdds(all, gap)
		return
	}
	s.laySummary(all, gap)
}

// gap is the space between rows: what the panel leaves where all seats play, within limits, so that no row moves when a
// seat comes or goes. It is small where all rows are in sight for it, and as usual where they scroll anyway.
func (s *setup) gap(all *ui.Sheet) float64 {
	m := s.house.st.Metrics
	rows := float64(s.form.game.MaxSeats + 2)
	free := all.Panel.H - rows*rowHeight(s.house.st) - 2*m.U(optionPad)
	gap := min(m.U(rowWide), free/(rows-1))
	if gap < m.U(rowLeast) {
		return m.U(rowGap)
	}
	return gap
}

// rowHeight is that of a row with controls: as high as its letters want, where they are large.
func rowHeight(st *stage.Stage) float64 {
	return max(ui.Height(st.Metrics, setupSlim), labelHeight(st))
}

// labelHeight is what the label of a button needs, with the space around it.
func labelHeight(st *stage.Stage) float64 {
	return st.Metrics.Size(display.SansBold, ui.ButtonSize)*1.05 + st.Metrics.U(labelSpace)
}

// layCount is the row of the number of seats and of the set-ups of one press.
func (s *setup) layCount(all *ui.Sheet) {
	st := s.house.st
	m := st.Metrics
	r, box := all.Add(rowHeight(st), 0)
	label, rest := box.CutLeft(m.U(rowLabel))
	count, rest := rest.CutLeft(m.U(rowCount))
	_, quick := rest.CutLeft(m.U(2 * rowSpace))
	label.W -= m.U(rowSpace)
	ui.Line(&r.List, st, label, st.Say("setup.players"), display.Sans, ui.BodySize, theme.TextColour, display.Left)
	var numbers []ui.Choice
	for n := s.form.game.MinSeats; n <= s.form.game.MaxSeats; n++ {
		numbers = append(numbers, ui.Choice{ID: strconv.Itoa(n), Label: strconv.Itoa(n)})
	}
	cs := ui.Named(st, st.Say("setup.players"), ui.Segments(st, count, "seats", strconv.Itoa(s.form.playing), numbers))
	r.Controls = append(cs, ui.Segments(st, quick, "quick", s.form.quick(), []ui.Choice{
		{ID: alone, Label: st.Say("setup.alone")}, {ID: together, Label: st.Say("setup.together")},
	})...)
}

// kinds are the choices between a person and the computer.
func (s *setup) kinds(i int, box display.Rect) []ui.Control {
	st := s.house.st
	kind := "person"
	if s.form.all[i].computer {
		kind = "computer"
	}
	choices := []ui.Choice{
		{ID: "person", Label: st.Say("seat.person"), Icon: display.IconUser},
		{ID: "computer", Label: st.Say("seat.computer"), Icon: display.IconRobot},
	}
	if st.Metrics.TextScale > 1 { // The words want the room.
		choices[0].Icon, choices[1].Icon = display.NoIcon, display.NoIcon
	}
	return ui.Named(st, seatAloud(st, i), ui.Segments(st, box, id("kind", i), kind, choices))
}

// values are the field for a person's name, or the computer's levels.
func (s *setup) values(i int, box display.Rect) []ui.Control {
	st := s.house.st
	f := &s.form.all[i]
	if !f.computer {
		cs := ui.Named(st, seatAloud(st, i), nameControls(st, i, box))
		cs[0].Value = f.name.Text
		return cs
	}
	levels := make([]ui.Choice, 0, 3)
	for level := game.Easy; level <= game.Expert; level++ {
		levels = append(levels, ui.Choice{ID: level.String(), Label: st.Say("level." + level.String())})
	}
	return ui.Named(st, seatAloud(st, i), ui.Segments(st, box, id("level", i), f.level.String(), levels))
}

// seatAloud is what a seat's row is called by those who do not see it.
func seatAloud(st *stage.Stage, i int) string { return st.Say("voice.seat", game.Number(i+1)) }

// layOdds is the row of the one option of a game that has no page for its options.
func (s *setup) layOdds(all *ui.Sheet, gap float64) {
	st := s.house.st
	m := st.Metrics
	row := rowHeight(st)
	r, panel := all.Add(row+2*m.U(optionPad), gap)
	r.List.Fill(panel, theme.Panel, m.U(ui.Radius))
	line := display.Rect{X: panel.X + m.U(panelPad), Y: panel.Y + m.U(optionPad), W: panel.W - 2*m.U(panelPad), H: row}
	label, choices := line.CutLeft(line.W * 0.62)
	label.W -= m.U(rowSpace)
	ui.Line(&r.List, st, label, st.Say("setup.odds."+s.form.game.Name), display.Sans, ui.BodySize, theme.TextColour, display.Left)
	odds := onOff(st, choices, "odds", s.form.showsOdds(st))
	r.Controls = lockOdds(st, ui.Named(st, st.Say("setup.odds."+s.form.game.Name), odds))
}

// onOff are the two choices of an option that is on or off.
func onOff(st *stage.Stage, box display.Rect, group string, on bool) []ui.Control {
	taken := "off"
	if on {
		taken = "on"
	}
	return ui.Segments(st, box, group, taken, []ui.Choice{
		{ID: "on", Label: st.Say("setup.on")}, {ID: "off", Label: st.Say("setup.off")},
	})
}

// laySummary is the row that tells the options in a few words, and leads to the page where they are chosen.
func (s *setup) laySummary(all *ui.Sheet, gap float64) {
	st := s.house.st
	m := st.Metrics
	summary := s.form.own.summary(st, s.form)
	width := all.Panel.W - m.U(optionPad) - m.U(rowButton) - 2*m.U(rowSpace)
	lines := 2 * st.Measure.LineHeight(m.Font(display.Sans), m.Size(display.Sans, ui.BodySize))
	lines = max(lines, ui.ParagraphHeight(st, width, summary, display.Sans, ui.BodySize))
	r, box := all.Add(max(rowHeight(st), lines)+m.U(optionPad), gap)
	r.List.Fill(box, theme.Panel, m.U(ui.Radius))
	inside := box.Inset(m.U(optionPad / 2))
	button, text := inside.CutRight(m.U(rowButton))
	text = display.Rect{X: text.X + m.U(rowSpace), Y: text.Y, W: text.W - 2*m.U(rowSpace), H: text.H}
	if high := ui.ParagraphHeight(st, text.W, summary, display.Sans, ui.BodySize); high < text.H {
		text.Y, text.H = text.Y+(text.H-high)/2, high+1
	}
	ui.Paragraph(&r.List, st, text, summary, display.Sans, ui.BodySize, theme.TextColour, display.Left)
	r.Controls = []ui.Control{{
		ID: "options", Label: st.Say("setup.options"), Icon: display.IconGear, Role: display.Button, Box: button,
	}}
}

// title is the name over a seat's panel.
func (f *seatForm) title(st *stage.Stage, i int) string {
	if name := f.player().Name; name != "" {
		return name
	}
	return st.Say("setup.seat", game.Number(i+1))
}
