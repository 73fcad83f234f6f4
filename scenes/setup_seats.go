package scenes

import (
	"cmp"
	"strconv"
	"strings"

	"safehouse/game"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/form"
	"safehouse/scenes/match"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// plates is how the players sit around the table: so many beside one another. Roomy plates say more, in larger
// controls; each is so much higher than its words need, where the sheet has room left.
type plates struct {
	columns int
	roomy   bool
	spare   float64
}

// layPlates sits the players down around the table of the game, each at a plate, with room kept for all whom the game
// may have. It reports whether they have room.
func (s *setup) layPlates(all *form.Sheet, as plates) (ok bool) {
	st, d := s.launcher.st, s.draft
	m := st.Metrics
	p := plate{head: m.U(plateHead), row: ui.RowHeight(m, ui.Target), pad: m.U(platePad), gap: m.U(plateGap)}
	between := m.U(plateBetween)
	if as.roomy {
		p = plate{head: m.U(badge), row: ui.Height(m, setupRow), pad: m.U(panelPad), gap: m.U(setupGap),
			caption: m.Size(display.Sans, captionSize) * 1.4}
		between = m.U(panelGap)
	}
	p.head = max(p.head, m.Size(display.SansBold, seatHead)*1.3)
	p.head, p.gap = p.head+as.spare*plateAir, p.gap+as.spare*(1-plateAir)/2
	columns := as.columns
	sides := (d.game.MaxSeats + columns - 1) / columns
	taken := max(min(sides, 2), (d.Playing+columns-1)/columns)
	if d.game.MaxSeats > 2 {
		s.layCount(all, ui.RowHeight(m, setupSlim))
	}
	longest := (st.Measure.Width(strings.Repeat("W", game.MaxName), display.Sans, m.Floor(display.Sans)) + m.U(nameSpace) +
		p.row) / 3
	for level := game.Easy; level <= game.Expert; level++ {
		longest = max(longest, ui.Need(st, &ui.Control{Label: st.Say(match.LevelKeys[level])})+m.U(segmentSpace))
	}
	p.levels = 3 * longest
	across := func(n int) float64 {
		return (all.Panel.W - float64(n-1)*m.U(panelGap)) / float64(n)
	}
	seat := 0
	for side := range sides {
		r, box := all.Add(2*p.pad+p.head+2*p.gap+p.caption+2*p.row, between)
		n := 0
		if side < taken {
			n = (d.Playing - seat + taken - side - 1) / (taken - side)
		}
		// Fewer beside one another are as wide as the rows over and under them, but none alone.
		wide := across(max(n, min(columns, 2)))
		box.X += (box.W - float64(n)*wide - float64(n-1)*m.U(panelGap)) / 2
		for range n {
			box.W = wide
			s.layPlate(all, r, seat, p, box)
			box.X += wide + m.U(panelGap)
			seat++
		}
	}
	s.layOptions(all, between)
	return all.Height() <= all.Panel.H && p.levels <= across(columns)-2*p.pad
}

// plate are the sizes of a seat's plate: its head, its two rows of controls and the caption between them, 0 for none,
// what is free around and between them, and the width that the levels need.
type plate struct{ head, row, caption, pad, gap, levels float64 }

// layPlate is that of one seat: its name, who plays, and the name or the level.
func (s *setup) layPlate(all *form.Sheet, r *ui.SheetRow, i int, p plate, box display.Rect) {
	st, m, seat := s.launcher.st, s.launcher.st.Metrics, &s.draft.all[i]
	r.List.Fill(box, theme.Panel, m.U(ui.Radius)).Shadow = m.U(6)
	r.List.Fill(display.Rect{X: box.X, Y: box.Y, W: box.W, H: max(m.U(6), 3)}, theme.SeatColours[i], 0)
	inside := box.Inset(p.pad)
	// The picture of who plays is as high as the plate where the levels have room beside it.
	picture, rest := inside.CutRight(inside.H * ui.PictureAspect)
	rest.W -= max(p.gap, m.U(segmentSpace))
	under := inside.W
	if tall := rest.W >= p.levels; tall {
		under = rest.W
	} else {
		high := p.head + p.gap + p.row
		picture, rest = inside.CutRight(high * ui.PictureAspect)
		picture.H, rest.W = high, rest.W-p.gap
	}
	column := ui.Column{Box: rest}
	all.Put(r, s.face(i, "", picture))
	mark, head := column.Row(p.head).CutLeft(p.head)
	_, head = head.CutLeft(m.U(18))
	ui.SeatTile(&r.List, m, mark, i)
	ui.Line(&r.List, st, head, seat.title(st, i), display.SansBold, seatHead, theme.TextColour, display.Left)
	column.Gap(p.gap)
	s.kinds(all, r, i, column.Row(p.row))
	column.Gap(p.gap)
	column.Box.W = under
	if p.caption > 0 {
		text := st.Say("setup.name")
		if seat.computer {
			text = st.Say("setup.level.caption")
		}
		ui.Line(&r.List, st, column.Row(p.caption), text, display.Sans, captionSize, theme.Secondary, display.Left)
	}
	s.values(all, r, i, column.Row(p.row))
}

// layRows gives each seat a row: who plays, and the name or the level. Over them stands how many play, where that may
// be chosen, and the set-ups of one press. Where one line has no room for its words, each row has two.
func (s *setup) layRows(all *form.Sheet) {
	st, m := s.launcher.st, s.launcher.st.Metrics
	line := seatLine(all, st)
	gap := s.gap(all, line)
	if s.draft.game.MaxSeats > s.draft.game.MinSeats {
		s.layCount(all, line.high)
	}
	for i := range s.draft.seats() {
		seat := &s.draft.all[i]
		r, rest := all.Seat(i, line.rowHigh(), gap)
		var kinds, face, value display.Rect
		who := ""
		if line.two {
			kinds, value = rest.PartTop(line.high, line.gap)
			if kinds, face = kinds.PartLeft(kinds.W*kindsShare, line.gap); !seat.computer {
				kinds, face = kinds.Around(face).PartLeft(kinds.W+face.W-line.high, line.gap)
			}
		} else {
			kinds, value = rest.PartLeft(line.kinds, m.U(rowSpace))
			wide := line.high
			if seat.computer {
				wide = line.face
			}
			face, value = value.PartLeft(wide, m.U(rowSpace))
		}
		if seat.computer && (line.two || line.face > line.high) {
			who = seat.title(st, i)
		}
		s.kinds(all, r, i, kinds)
		all.Put(r, s.face(i, who, face))
		s.values(all, r, i, value)
	}
	s.layOptions(all, gap)
}

// line is how high a line of a row is, and whether a row has two of them, so far apart; else kinds and face are the
// widths of the choice of who plays and of the button with the face, which has no name where it is as wide as high.
type line struct {
	high, gap, kinds, face float64
	two                    bool
}

// rowHigh is the height of a row.
func (l line) rowHigh() float64 {
	if l.two {
		return 2*l.high + l.gap
	}
	return l.high
}

// seatLine is the line that a row of a seat needs. Where its words have no room beside each other in the reader's
// letters they have usual ones, then faces go without their names, and where that is not enough it has two.
func seatLine(all *form.Sheet, st *stage.Stage) line {
	m := st.Metrics
	high := max(ui.RowHeight(m, setupSlim), fingerRow)
	for _, named := range [...]bool{true, false} {
		for _, share := range [...]float64{1, ui.LeastShare(m)} {
			need := func(key string) float64 {
				return ui.Need(st, &ui.Control{Label: st.Say(key), Letters: ui.ButtonSize * share})
			}
			levels := 0.0
			for level := game.Easy; level <= game.Expert; level++ {
				levels = max(levels, need(match.LevelKeys[level])+m.U(segmentSpace))
			}
			l := line{high: high, face: high,
				kinds: max(m.U(rowKinds), need("seat.person")+need("seat.computer")+m.U(segmentSpace))}
			if named {
				l.face = max(m.U(rowName-rowSpace), need("cast.anybody")+high*ui.PictureAspect)
			}
			if m.U(form.SeatMark+2*rowSpace)+l.kinds+l.face+float64(game.Expert-game.Easy+1)*levels <= all.Panel.W {
				return l
			}
		}
	}
	return line{high: high, gap: max(m.U(segmentSpace), fingerGap), two: true}
}

// gap is the space between rows: what the panel leaves where all seats play, within limits, so that no row moves when a
// seat comes or goes. It is small where all rows are in sight for it, and as usual where they scroll anyway.
func (s *setup) gap(all *form.Sheet, line line) float64 {
	m := s.launcher.st.Metrics
	rows := float64(s.draft.game.MaxSeats + 2)
	free := all.Panel.H - rows*line.rowHigh() - 2*m.U(optionPad)
	gap := min(m.U(rowWide), free/(rows-1))
	if gap < m.U(rowLeast) {
		return max(m.U(rowGap), fingerGap)
	}
	return gap
}

// layCount is the row of the number of seats and of the set-ups of one press, or two rows where one is too short for
// the words.
func (s *setup) layCount(all *form.Sheet, high float64) {
	st, m, d := s.launcher.st, s.launcher.st.Metrics, s.draft
	players, space := st.Say("setup.players"), m.U(2*rowSpace)
	least := st.Measure.Width(players, m.Font(display.Sans), m.Size(display.Sans, ui.BodySize)) + space
	label, free := max(m.U(rowLabel), least), all.Panel.W-space
	for _, key := range [...]string{"setup.alone", "setup.together"} {
		free -= ui.Need(st, &ui.Control{Label: st.Say(key), Letters: ui.ButtonSize * ui.LeastShare(m)}) + m.U(segmentSpace)
	}
	wanted := float64(d.game.MaxSeats-d.game.MinSeats+1) * (fingerRow + m.U(segmentSpace))
	numbered := max(m.U(rowCount), min(wanted, free-label))
	line := line{high: high, gap: max(m.U(segmentSpace), fingerGap), two: label+numbered > free}
	r, box := all.Add(line.rowHigh(), 0)
	r.List.Fill(box, theme.Panel, m.U(ui.Radius))
	name, rest := box.CutLeft(label)
	count, rest := rest.CutLeft(numbered)
	_, quick := rest.CutLeft(space)
	if line.two {
		name, quick = box.PartTop(line.high, line.gap)
		name, count = name.CutLeft(least)
	}
	name.X += m.U(segmentSpace)
	name.W -= m.U(rowSpace)
	ui.Line(&r.List, st, name, players, display.Sans, ui.BodySize, theme.TextColour, display.Left)
	var numbers []ui.Choice
	for n := d.game.MinSeats; n <= d.game.MaxSeats; n++ {
		numbers = append(numbers, ui.Choice{ID: strconv.Itoa(n), Label: strconv.Itoa(n)})
	}
	all.Beside(r, count, form.Choices(st, "seats", players, strconv.Itoa(d.Playing), numbers, "", func(n string) {
		d.Playing, _ = strconv.Atoi(n)
		s.changed()
	}))
	all.Beside(r, quick, form.Choices(st, "quick", "", d.quick(), []ui.Choice{
		{ID: alone, Label: st.Say("setup.alone")}, {ID: together, Label: st.Say("setup.together")},
	}, "", func(which string) {
		d.seatQuickly(which)
		s.changed()
	}))
}

// kinds are the choices between a person and the computer.
func (s *setup) kinds(all *form.Sheet, r *ui.SheetRow, i int, box display.Rect) {
	st, seat := s.launcher.st, &s.draft.all[i]
	kind := "person"
	if seat.computer {
		kind = "computer"
	}
	choices := []ui.Choice{
		{ID: "person", Label: st.Say("seat.person"), Icon: display.IconUser},
		{ID: "computer", Label: st.Say("seat.computer"), Icon: display.IconRobot},
	}
	if st.Metrics.TextScale > 1 || 2*ui.Need(st, &ui.Control{Label: choices[1].Label, Icon: display.IconRobot}) > box.W {
		// The words want the room.
		choices[0].Icon, choices[1].Icon = display.NoIcon, display.NoIcon
	}
	all.Beside(r, box, form.Choices(st, id("kind", i), seatAloud(st, i), kind, choices, "", func(kind string) {
		seat.computer = kind == "computer"
		s.changed()
	}))
}

// values are the field for a person's name and the button that opens a list of names, or the computer's levels.
func (s *setup) values(all *form.Sheet, r *ui.SheetRow, i int, box display.Rect) {
	st, seat := s.launcher.st, &s.draft.all[i]
	if seat.computer {
		levels := make([]ui.Choice, 0, 3)
		for level := game.Easy; level <= game.Expert; level++ {
			levels = append(levels, ui.Choice{ID: level.String(), Label: st.Say(match.LevelKeys[level])})
		}
		all.Beside(r, box, form.Choices(st, id("level", i), seatAloud(st, i), seat.level.String(), levels, "",
			func(level string) {
				seat.level, _ = game.ParseLevel(level)
				seat.character, s.touched = "", i
				s.changed()
			}))
		return
	}
	list, field := box.CutRight(max(box.H, st.Metrics.U(ui.Target)))
	field.W -= st.Metrics.U(segmentSpace)
	pick := func() stage.Change { return stage.Push(newNames(s.launcher, s.draft, i)) }
	name, names := st.Say("setup.name"), st.Say("names.pick")
	all.Put(r, form.Item{Control: ui.Control{
		ID: id("name", i), Label: name, Note: st.Say("setup.namehint"),
		Heard: ui.Heard{Aloud: st.Of(seatAloud(st, i), name), Value: seat.name.Text},
		Role:  display.TextField, Box: field,
	}, Field: &form.Field{
		Text: &seat.name, Next: s.after(i), Mended: seat.named, Refused: st.Say("setup.refused", game.Number(game.MaxName)),
		List: pick,
		Written: func() {
			seat.named = true
			s.draft.settle(st)
		},
	}})
	all.Put(r, form.Item{Do: pick, Control: ui.Control{
		ID: id("names", i), Label: names, Heard: ui.Heard{Aloud: st.Of(seatAloud(st, i), names)}, Icon: display.IconList,
		Role: display.Button, Box: list,
	}})
}

// face is the button with the face of who plays: that of a computer leads to the cast, and that of a person gives the
// next figure that nobody else at the table has.
func (s *setup) face(i int, label string, box display.Rect) form.Item {
	st, seat, portraits := s.launcher.st, &s.draft.all[i], s.draft.portraits(s.launcher.st)
	aloud := func(key string) string { return st.Of(seatAloud(st, i), st.Say(key)) }
	c := ui.Control{
		ID: id("who", i), Label: label, Picture: s.draft.likeness(portraits[i]), Role: display.Button, Box: box,
		Heard: ui.Heard{Aloud: aloud("cast.pick"), Value: seat.title(st, i)},
	}
	if figure, _, person := display.GuestOf(portraits[i]); person {
		c.Heard = ui.Heard{Aloud: aloud("setup.portrait"), Value: st.Say(figureKeys[figure])}
		return form.Item{Control: c, Do: func() stage.Change {
			var sit [display.Figures]bool
			for _, portrait := range portraits {
				if at, _, person := display.GuestOf(portrait); person {
					sit[at] = true
				}
			}
			for sit[figure] { // There are more figures than seats.
				figure = (figure + 1) % display.Figures
			}
			seat.figure, seat.called = figure+1, seat.player().Name
			return stage.Stay()
		}}
	}
	return form.Item{Control: c, Do: func() stage.Change {
		s.touched = i
		return stage.Push(newCast(s.launcher, s.draft, i))
	}}
}

// after is where the focus goes from the name of a seat: to the next name, or to the start.
func (s *setup) after(seat int) string {
	for i := seat + 1; i < s.draft.Playing; i++ {
		if !s.draft.all[i].computer {
			return id("name", i)
		}
	}
	return "start"
}

// seatAloud is what a seat's row is called by those who do not see it.
func seatAloud(st *stage.Stage, i int) string { return st.Say("voice.seat", game.Number(i+1)) }

// layOptions is the row of the options: in a few words, with the way to the page where they are chosen, or the option
// itself and the words in the deal, where a game has but one.
func (s *setup) layOptions(all *form.Sheet, gap float64) {
	st, m := s.launcher.st, s.launcher.st.Metrics
	row := ui.RowHeight(m, setupSlim)
	if s.draft.game.Setup.Summary == nil {
		option := func(title string, items []form.Item) {
			words := st.Measure.Width(title, m.Font(display.Sans), m.Size(display.Sans, ui.BodySize)*ui.LeastShare(m))
			wide := all.Panel.W - 2*m.U(panelPad)
			line := line{high: row, gap: m.U(optionPad), two: words > wide*optionTitle-m.U(rowSpace)}
			r, panel := all.Add(line.rowHigh()+2*m.U(optionPad), gap)
			r.List.Fill(panel, theme.Panel, m.U(ui.Radius))
			label, choices := panel.Inset(m.U(optionPad)).Middle(wide, line.rowHigh()).PartLeft(wide*optionTitle, 0)
			if label.W -= m.U(rowSpace); line.two {
				label, choices = label.Around(choices).PartTop(line.high, line.gap)
			}
			ui.Line(&r.List, st, label, title, display.Sans, ui.BodySize, theme.TextColour, display.Left)
			all.Beside(r, choices, items)
		}
		for i := range s.draft.game.Setup.Options {
			o := &s.draft.game.Setup.Options[i]
			option(st.Say(o.Title), s.draft.items(st, o))
		}
		option(st.Say("setup.words"), s.draft.wordsItems(st))
		return
	}
	summary := strings.Join(s.draft.game.Setup.Summary(st, &s.draft.Draft), " · ")
	options := ui.Control{ID: "options", Label: st.Say("setup.options"), Icon: display.IconGear, Role: display.Button}
	wide := max(m.U(rowButton), ui.Need(st, &options))
	width := all.Panel.W - m.U(optionPad) - wide - 2*m.U(rowSpace)
	high := ui.ParagraphHeight(st, width, summary, display.Sans, ui.BodySize)
	lines := max(high, 2*st.Measure.LineHeight(m.Font(display.Sans), m.Size(display.Sans, ui.BodySize)))
	r, box := all.Add(max(row, lines)+m.U(optionPad), gap)
	r.List.Fill(box, theme.Panel, m.U(ui.Radius))
	button, text := box.Inset(m.U(optionPad / 2)).CutRight(wide)
	options.Box = button.Middle(button.W, min(button.H, row*optionHigh))
	text = display.Rect{X: text.X + m.U(rowSpace), Y: text.Y, W: width, H: text.H}
	if high < text.H {
		text.Y, text.H = text.Y+(text.H-high)/2, high+1
	}
	ui.Paragraph(&r.List, st, text, summary, display.Sans, ui.BodySize, theme.TextColour, display.Left)
	all.Put(r, form.Item{Do: func() stage.Change { return stage.Push(newOptions(s.launcher, s.draft)) }, Control: options})
}

// title is the name over a seat's panel.
func (s *seatDraft) title(st *stage.Stage, i int) string {
	if s.computer && s.character == "" {
		return st.Say("cast.anybody")
	}
	return cmp.Or(s.player().Name, st.Say("setup.seat", game.Number(i+1)))
}
