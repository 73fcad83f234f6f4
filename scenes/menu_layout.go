package scenes

import (
	"math"
	"slices"
	"strings"

	"safehouse/game"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/layout"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// The boxes of the menu. Those of the ways to the rest, of the posters and of what
// is written on the sheet are counted on from the last three.
const (
	boxName layout.ID = iota + 1
	boxGreeting
	boxGuests
	boxLamp
	boxScroll
	boxDoor
	boxBoard
	boxDesk
	boxEnvelope
	boxSlip
	boxSlipTitle
	boxSlipBody
	boxSlipWay
	boxSlipOthers
	boxDayTitle
	boxDayBody
	boxFolder
	boxPhoto
	boxSheet
	boxTitle
	boxBody
	boxPrimary
	boxNotices
	boxWay
	boxPoster = boxWay + 16
	boxLink   = boxPoster + 16
)

// menuPage is the menu as it is laid out.
type menuPage struct {
	tree     layout.Tree
	words    ui.Written
	posters  []string
	ways     []ui.Control
	controls []ui.Control
	// paper is what lies in the folder, slip what lies beside it, without a title for nothing.
	paper, slip sheetOnDesk
	// scrolled is the part that scrolls, empty for none, content the height of what is in it, offset how far it has
	// been moved; desk is all of the desk that there is, which stays in sight.
	scrolled, desk  display.Rect
	content, offset float64
	// more reports that the deal of the day is a way on the wall or on the sheet, and no envelope.
	more bool
}

// lineOf is the height of a line of so many.
func lineOf(usual, size float64, lines int) float64 {
	if lines > 1 {
		return max(usual, size*menuLeading)
	}
	return usual
}

// text is a box with words.
func (p *menuPage) text(id layout.ID, say string, font display.Font, size float64, ink display.Colour,
	stays bool) layout.Box {
	return p.words.Box(layout.Style{ID: id}, ui.Lettering{Text: say, Font: font, Size: size, Ink: ink, Stays: stays})
}

// layOut lays the menu out, and again with a way to the deal of the day where its envelope has no room.
func (s *menu) layOut() *menuPage {
	p := s.laidOut(false)
	if p.tree.At(boxEnvelope).Empty() && len(s.notices) == 0 {
		return s.laidOut(true)
	}
	return p
}

// laidOut lays the menu out, where it is wanted with one way more, on the wall or on the sheet: beside one another in a
// wide window, under one another in a high one. What goes on lies on the desk, which is in sight in any window: where
// there is no room for all, the folder makes way for its sheet alone, and then the wall scrolls above it.
func (s *menu) laidOut(more bool) *menuPage {
	st := s.launcher.st
	m := st.Metrics
	p := &menuPage{offset: s.scroll.Offset, more: more}
	p.words = ui.NewWritten(st, &p.tree, lineOf)
	p.ways, p.slip = s.waysOn(), s.besideIt()
	day := ui.Control{ID: "daily", Label: st.Say("daily.way"), Quiet: true}
	if more && m.H > m.W {
		day.Icon = display.IconEnvelope
		p.ways = append([]ui.Control{day}, p.ways...)
	}
	for i := range s.launcher.games {
		p.posters = append(p.posters, "new."+s.launcher.games[i].Name)
	}
	if m.H <= m.W {
		s.trimWays(p)
	}
	greeting, _, _, _, _ := welcomed(s, p)
	p.paper = s.onDesk(greeting != "" && (greeting == s.news(s.guests) || greeting == s.news("")))
	if more && m.H <= m.W {
		p.paper.links = append(p.paper.links, day)
	}
	t := &p.tree
	var root layout.Box
	switch high := m.H > m.W; {
	case len(s.notices) > 0:
		room := func(least float64) layout.Box {
			return t.Leaf(layout.Style{ID: boxNotices, Weight: 99, W: layout.Grow(0), H: layout.Grow(least)})
		}
		side := layout.Style{Gap: m.U(36), Pad: layout.Edges{Left: ui.Margin(m), Top: m.U(menuTop), Right: ui.Margin(m),
			Bottom: m.U(48)}}
		least := s.leastNotices(m.W - 2*ui.Margin(m))
		root = t.FirstThatFits(t.Column(side, s.head(p, high), room(least)), t.Column(side, room(0)))
	default:
		whole := func(slim, stays bool) layout.Box {
			return t.Column(layout.Style{}, s.head(p, high), s.wall(p, high), s.desk(p, high, slim, stays))
		}
		pinned := func(slim, stays bool) layout.Box {
			upper := t.Column(layout.Style{}, s.head(p, high), s.wall(p, high))
			if high && m.TextScale > 1 { // The ways have a column, and would hide what can be played.
				side := s.headStyle()
				upper = t.Column(layout.Style{}, t.Column(side, s.titles(p, high)), s.wall(p, high),
					t.Column(side, t.Grid(layout.Style{Across: layout.Start}, s.wayBoxes(p)...)))
			}
			seen := layout.Style{ID: boxScroll, W: layout.Grow(0), Offset: p.offset}
			if stays {
				seen.H = layout.Span{Least: m.H * leastWall, Want: m.H * leastWall, Most: math.Inf(1)}
			}
			part := t.Scroll(seen, upper)
			return t.Column(layout.Style{}, part, s.desk(p, high, slim, stays))
		}
		if high {
			root = t.FirstThatFits(whole(false, true), pinned(false, true), whole(true, false), pinned(true, false))
		} else {
			low := t.Column(layout.Style{}, s.head(p, high), s.lowWall(p), s.desk(p, high, true, false))
			// The photograph makes way for large letters before these do, and what hangs lowest, unless the window is so low
			// that nothing to be played would be seen.
			small := whole(true, false)
			if m.TextScale > 1 && m.W < lowMenu*m.H {
				small = pinned(true, true)
			}
			root = t.FirstThatFits(whole(false, true), whole(true, m.TextScale > 1), small, low, pinned(true, false))
		}
	}
	t.Solve(root, m.Screen())
	p.scrolled, p.content = t.At(boxScroll), t.Content(boxScroll)
	p.desk = t.At(boxDesk)
	p.desk.H = max(p.desk.H, m.H-p.desk.Y)
	p.control(s)
	return p
}

// largeLetters reports that letters are larger than the menu is drawn for, be it that the window is small: what is only
// to be looked at makes way for them.
func largeLetters(m theme.Metrics) bool {
	return m.Size(display.Sans, sheetBody) > largeShare*m.U(sheetBody)
}

// head is the name of the house and the ways to the rest.
func (s *menu) head(p *menuPage, high bool) layout.Box {
	m, t, side := s.launcher.st.Metrics, &p.tree, s.headStyle()
	titles := func() layout.Box { return s.titles(p, high) }
	ways := func() []layout.Box { return s.wayBoxes(p) }
	if high {
		top := layout.Style{Across: layout.Start}
		return t.Column(side, t.Row(top, titles()), t.Grid(top, ways()...))
	}
	lamp := func() layout.Box {
		return t.Row(layout.Style{}, t.Space(),
			t.Leaf(layout.Style{ID: boxLamp, W: layout.Fixed(m.U(lampWide)), H: layout.Fixed(1)}), t.Space())
	}
	under := t.Column(side, titles(), t.Grid(layout.Style{Across: layout.Start}, ways()...))
	side.Across = layout.Middle
	lit := t.Row(side, titles(), lamp(), t.Row(layout.Style{}, ways()...))
	inRow := t.Row(side, titles(), t.Space(), t.Row(layout.Style{}, ways()...))
	half := (len(p.ways) + 1) / 2
	inTwo := t.Row(side, titles(), t.Space(), t.Grid(layout.Style{Columns: half, Across: layout.Start}, ways()...))
	return t.FirstThatFits(lit, inRow, inTwo, under)
}

// trimWays leaves out the signs of the ways where their words alone have room in one line, beside the greeting or under
// it: what hangs on the wall is worth more than signs.
func (s *menu) trimWays(p *menuPage) {
	room := s.launcher.st.Metrics.W - 2*ui.Margin(s.launcher.st.Metrics) - 2*s.headStyle().Gap
	bare := slices.Clone(p.ways)
	signed, worded := 0.0, 0.0
	for i := range bare {
		bare[i].Icon = display.NoIcon
		signed, worded = signed+wayBox(s.launcher.st, &p.ways[i]).W, worded+wayBox(s.launcher.st, &bare[i]).W
	}
	_, _, greeting := s.welcome(room, room-worded)
	if signed+greeting > room && worded+greeting <= room || signed > room && worded <= room {
		p.ways = bare
	}
}

// headStyle is how the name of the house and the ways to the rest stand on the wall.
func (s *menu) headStyle() layout.Style {
	m := s.launcher.st.Metrics
	side := layout.Style{Gap: m.U(16), Pad: layout.Sides(ui.Margin(m), m.U(menuTop))}
	if len(s.notices) > 0 {
		side.Pad = layout.Edges{}
	}
	return side
}

// titles are the name of the house and the greeting.
func (s *menu) titles(p *menuPage, high bool) layout.Box {
	st, t := s.launcher.st, &p.tree
	m := st.Metrics
	scale := max(1, m.TextScale)
	greeting, design, long, room, beside := welcomed(s, p)
	least := min(long, room)
	said := func() layout.Box {
		return t.Column(layout.Style{W: layout.Between(least, least)},
			p.text(boxName, strings.ToUpper(st.Say("app.title")), display.Typewriter, menuName/scale, theme.Brass, true),
			p.text(boxGreeting, greeting, display.Typewriter, design, theme.TextColour, true))
	}
	// Whoever is greeted hangs beside it where that takes no room from words.
	tall := m.Size(display.Typewriter, menuName/scale) + m.Size(display.Typewriter, design)
	wide := float64(len(s.photos)) * (tall*guestHigh*ui.PictureAspect + m.U(guestGap))
	if wide == 0 || high || long+wide > beside {
		return said()
	}
	return t.Row(layout.Style{Across: layout.Middle}, t.Leaf(layout.Style{ID: boxGuests, W: layout.Fixed(wide),
		H: layout.Fixed(tall * guestHigh)}), said())
}

// welcomed is how whoever is here is welcomed, the width of the head, and what of it is left beside the ways to the
// rest.
func welcomed(s *menu, p *menuPage) (text string, design, long, room, beside float64) {
	m := s.launcher.st.Metrics
	room = m.W - 2*ui.Margin(m)
	beside = room - 2*s.headStyle().Gap
	if m.H <= m.W {
		for i := range p.ways {
			beside -= wayBox(s.launcher.st, &p.ways[i]).W
		}
	}
	text, design, long = s.welcome(room, beside)
	return text, design, long, room, beside
}

// wayBoxes are the places of the ways to the rest.
func (s *menu) wayBoxes(p *menuPage) (all []layout.Box) {
	for i := range p.ways {
		size := wayBox(s.launcher.st, &p.ways[i])
		all = append(all, p.tree.Leaf(layout.Style{ID: boxWay + layout.ID(i), W: layout.Fixed(size.W),
			H: layout.Fixed(size.H)}))
	}
	return all
}

// leastPoster is the width of the smallest poster on which the name of every game has room.
func (s *menu) leastPoster() (wide float64) {
	st := s.launcher.st
	f := st.Metrics.Font(display.SansBold)
	for i := range s.launcher.games {
		for word := range ui.WordsIn(st.Say(s.launcher.games[i].Words.Title)) {
			wide = max(wide, st.Measure.Width(word, f, st.Metrics.Floor(f)))
		}
	}
	return wide * leastPosterShare
}

// wall is the row of posters with the door, or the column of posters.
func (s *menu) wall(p *menuPage, high bool) layout.Box {
	m, t := s.launcher.st.Metrics, &p.tree
	foot := layout.Edges{Bottom: m.U(54)}
	place := layout.Style{Gap: m.U(posterGap), Pad: layout.Edges{Left: ui.Margin(m), Right: ui.Margin(m)}}
	room := func(i int, shape layout.Style) layout.Box {
		shape.ID = boxPoster + layout.ID(i)
		return t.Leaf(shape)
	}
	var all []layout.Box
	if high {
		wide := m.W - 2*ui.Margin(m)
		place.Pad.Bottom, place.Weight = foot.Bottom, 9
		for i := range p.posters {
			all = append(all, room(i, layout.Style{W: layout.Grow(0), Weight: 9,
				H: layout.Span{Least: max(64, wide*0.18), Want: wide * 0.34, Most: wide * 0.5}}))
		}
		return t.Column(place, all...)
	}
	least := s.leastPoster()
	for i := range p.posters {
		wide := layout.Between(least, max(least, m.U(posterWide)))
		all = append(all, room(i, layout.Style{W: wide, Aspect: posterShape}))
	}
	posters := t.Row(layout.Style{Gap: m.U(posterGap), Pad: foot, Across: layout.Middle}, all...)
	door := t.Leaf(layout.Style{ID: boxDoor, Leaves: 2, H: layout.Grow(0),
		W: layout.Span{Least: m.U(doorLeast), Want: m.U(doorWide), Most: math.Inf(1)}})
	if s.hangsBoard() {
		st := s.launcher.st
		least := max(m.U(boardLeast), st.Measure.Width(s.beaten(), m.Font(display.Sans), m.Floor(display.Sans))*boardWords)
		door = t.Leaf(layout.Style{ID: boxBoard, W: layout.Between(least, max(least, m.U(doorWide))), Aspect: boardShape})
	}
	place.Gap = m.U(doorGap)
	most := m.U(posterWide)/posterShape + foot.Bottom
	place.H = layout.Span{Want: most, Most: math.Inf(1)}
	return t.Row(place, posters, door)
}

// lowWall is the row of posters in a window so low that they lie on their sides, each as wide as it is there for a
// column: all of them are seen, and nothing else is.
func (s *menu) lowWall(p *menuPage) layout.Box {
	m, t := s.launcher.st.Metrics, &p.tree
	least, foot := s.leastPoster(), m.U(54)
	place := layout.Style{Gap: m.U(posterGap), Pad: layout.Edges{Left: ui.Margin(m), Right: ui.Margin(m), Bottom: foot}}
	var all []layout.Box
	for i := range p.posters {
		all = append(all, t.Leaf(layout.Style{ID: boxPoster + layout.ID(i), W: layout.Grow(least * lyingPoster),
			H: layout.Span{Least: least * lyingLeast, Want: least, Most: math.Inf(1)}}))
	}
	return t.Row(place, all...)
}

// hangsBoard reports that the board has a place on the wall: in a wide window, for who has finished a match, and where
// letters are not so large that only what can be read has room.
func (s *menu) hangsBoard() bool {
	m := s.launcher.st.Metrics
	return len(s.over) > 0 && m.W > m.H && !largeLetters(m)
}

// desk is the desk with what lies on it; a slim one has the sheet alone, with its buttons beside what it says. Stays
// has that keep the size of its letters.
func (s *menu) desk(p *menuPage, high, slim, stays bool) layout.Box {
	st, t := s.launcher.st, &p.tree
	m := st.Metrics
	place := layout.Style{ID: boxDesk, Gap: m.U(48), Across: layout.Middle,
		Pad: layout.Edges{Left: ui.Margin(m), Top: m.U(42), Right: ui.Margin(m), Bottom: m.U(42)}}
	photo := layout.Style{ID: boxPhoto, Leaves: 1, Aspect: ui.PictureAspect,
		W: layout.Between(m.U(110), m.U(photoWide)), H: layout.Span{Least: m.U(140)}}
	button := p.paper.primary
	row := max(ui.RowHeight(m, ui.ButtonHeight), finger(m))
	buttons := func() []layout.Box {
		all := []layout.Box{t.Leaf(layout.Style{ID: boxPrimary, H: layout.Fixed(row),
			W: layout.Fixed(max(ui.Need(st, &button)+m.U(48), m.U(294)))})}
		for i := range p.paper.links {
			all = append(all, t.Leaf(layout.Style{ID: boxLink + layout.ID(i), H: layout.Fixed(row),
				W: layout.Fixed(linkWide(st, &p.paper.links[i]))}))
		}
		return all
	}
	says := func(least float64) layout.Box {
		return t.Column(layout.Style{Gap: m.U(12), W: layout.Span{Least: least, Want: m.U(600), Most: math.Inf(1)}},
			p.text(boxTitle, p.paper.title, display.Typewriter, sheetTitle, theme.Ink, false),
			p.words.Box(layout.Style{ID: boxBody}, ui.Lettering{Text: p.paper.body, Font: display.Sans, Size: sheetBody,
				Ink: theme.InkOnManila, Stays: stays, Grows: true}))
	}
	gap := layout.Style{Gap: m.U(18), Across: layout.Start}
	under := func() layout.Box {
		return t.Column(layout.Style{Gap: m.U(12), Along: layout.Middle}, says(0),
			t.FirstThatFits(t.Row(gap, buttons()...), t.Column(gap, buttons()...)))
	}
	sheet := layout.Style{ID: boxSheet, Pad: layout.Sides(m.U(44), m.U(24)), W: layout.Grow(0)}
	flat := layout.Style{ID: boxFolder, Pad: layout.All(m.U(20)), Gap: m.U(6), Across: layout.Middle,
		W: layout.Span{Want: m.U(folderWide), Most: math.Inf(1)}}
	if slim {
		place.Pad.Top, place.Pad.Bottom = m.U(30), m.U(15)
		gap.Across, flat.Pad, sheet.Pad = layout.Middle, layout.All(m.U(12)), layout.Sides(m.U(30), m.U(12))
		ways := buttons()
		block := t.Column(layout.Style{Gap: m.U(6)}, ways[0], t.Row(gap, ways[1:]...))
		beside := t.Row(gap, says(m.Size(display.Sans, sheetBody)*besideWide), block)
		return t.Row(place, t.Row(flat, t.Column(sheet, t.FirstThatFits(beside, under()))))
	}
	folder := t.Row(flat, t.Leaf(photo), t.Column(sheet, under()))
	if !high {
		place.H = layout.Span{Want: m.U(deskHigh), Most: math.Inf(1)}
	}
	if high || largeLetters(m) {
		return t.Row(place, folder)
	}
	day, on := m.U(envelopeWide), []layout.Box{folder}
	if p.slip.title != "" {
		way := &p.slip.primary
		parts := []layout.Box{p.text(boxSlipTitle, p.slip.title, display.Typewriter, dayTitle, theme.Ink, false)}
		if len(p.slip.others) > 0 {
			high := layout.Between(m.U(othersLeast), m.U(othersHigh))
			parts = append(parts, t.Leaf(layout.Style{ID: boxSlipOthers, Leaves: 5, W: layout.Grow(0), H: high}))
		}
		parts = append(parts, p.text(boxSlipBody, p.slip.body, display.Sans, dayBody, theme.InkOnManila, false),
			t.Leaf(layout.Style{ID: boxSlipWay, H: layout.Fixed(row), W: layout.Fixed(linkWide(st, way))}))
		on = append(on, t.Column(layout.Style{ID: boxSlip, Leaves: 4, Gap: m.U(9), Along: layout.Middle,
			W: layout.Fixed(m.U(slipWide)), H: layout.Span{Want: day * envelopeShape, Most: day * envelopeShape},
			Pad: layout.Sides(m.U(24), m.U(12))}, parts...))
	}
	if !p.more {
		say := st.Say("daily.same")
		if s.played != "" {
			say = st.Say("daily.played", game.Text(s.played))
		}
		if s.row > 1 {
			say = stage.Sentences(say, st.Say("daily.row", game.Number(s.row)))
		}
		on = append(on, t.Column(layout.Style{ID: boxEnvelope, Leaves: 3, Gap: m.U(9), Along: layout.End,
			W: layout.Fixed(day), H: layout.Between(day*envelopeShape, math.Inf(1)),
			Pad: layout.Edges{Left: m.U(24), Right: m.U(24), Top: day * sealFoot, Bottom: m.U(30)}},
			p.text(boxDayTitle, st.Say("daily.title"), display.Typewriter, dayTitle, theme.Ink, false),
			p.text(boxDayBody, say, display.Sans, dayBody, theme.InkOnManila, false)))
	}
	return t.Row(place, on...)
}

// control makes the list of what can be pressed: what lies on the desk comes first, then what can be begun, and the
// rest.
func (p *menuPage) control(s *menu) {
	st := s.launcher.st
	put := func(c ui.Control, id layout.ID, scrolls bool) {
		c.Box, c.Role = p.tree.At(id), display.Button
		if scrolls {
			c.ScrollIn(st, p.scrolled)
		}
		p.controls = append(p.controls, c)
	}
	upper := !p.scrolled.Empty()
	if len(s.notices) > 0 {
		m := st.Metrics
		room, _ := p.tree.At(boxNotices).Inset(m.U(noticePad)).CutBottom(ui.RowHeight(m, ui.ButtonHeight))
		room.W = min(room.W, max(m.U(360), 220))
		p.controls = append(p.controls, ui.Control{
			ID: "understood", Label: st.Say("menu.understood"), Icon: display.IconCheck, Role: display.Button, Primary: true,
			Box: room,
		})
	} else {
		put(p.paper.primary, boxPrimary, false)
		for i, c := range p.paper.links {
			put(c, boxLink+layout.ID(i), false)
		}
		if !p.tree.At(boxSlip).Empty() {
			put(p.slip.primary, boxSlipWay, false)
		}
		if !p.tree.At(boxEnvelope).Empty() {
			put(ui.Control{ID: "daily", Label: st.Say("daily.title"), Quiet: true}, boxEnvelope, false)
		}
		for i, id := range p.posters {
			put(posterControl(st, &s.launcher.games[i], id), boxPoster+layout.ID(i), upper)
		}
		if s.hangsBoard() {
			title := st.Say("board.title")
			put(ui.Control{ID: "board", Label: title, Quiet: true, Heard: ui.Heard{
				Aloud: stage.Sentences(title, s.seasonOf(), s.beaten())}}, boxBoard, upper)
		}
	}
	for i, c := range p.ways {
		put(c, boxWay+layout.ID(i), upper)
	}
}
