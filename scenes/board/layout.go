package board

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/history"
	"safehouse/game/record"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/form"
	"safehouse/scenes/input"
	"safehouse/scenes/layout"
	"safehouse/scenes/match"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// The boxes of the board. Those that there are several of are counted on from theirs, by parts where one of them has
// boxes of its own.
const (
	boxTitle layout.ID = iota + 1
	boxCard
	boxBack
	boxScroll
	boxThirteenth
	boxInvite
	boxInviteHead
	boxInviteBody
	boxBegin
	boxLatest
	boxAll
	boxStatistics
	boxSeason
	boxGame
	boxWho   = boxGame + 16
	boxPhoto = boxWho + 16
	boxStep  = boxPhoto + 16
	boxFeat  = boxStep + steps*parts
	boxStrip = boxFeat + mostFeats*parts
)

// The parts of a box.
const (
	partHead layout.ID = iota + 1
	partBody
	partFoot
	partMark
	parts
)

// lineOf is how high a line is: they stand close.
func lineOf(usual, size float64, _ int) float64 { return min(usual, size*lineHigh) }

// steps and perStep are how the cast stands on the wall.
const (
	steps   = layout.ID(game.Expert) + 1
	perStep = 4
)

// sheet is the board as it is laid out.
type sheet struct {
	st       *stage.Stage
	tree     layout.Tree
	words    ui.Written
	controls []ui.Control
	// places are the boxes of the controls, does what a press of each does.
	places []layout.ID
	does   map[string]func() stage.Change
	// wide and high are the size of a photograph, names the design size of the names under them, in that face, lines how
	// many each has.
	wide, high, names float64
	face              display.Font
	lines             int
	// scrolled is the part that scrolls, empty for none, content the height of what is in it.
	scrolled display.Rect
	content  float64
	threads  []thread
	shown
}

// layOut lays the board out: the photographs beside what there is to read, as large as there is room for, or all under
// one another, and then it scrolls.
func (s *Scene) layOut() *sheet {
	m := s.Stage.Metrics
	if m.W > m.H {
		for _, share := range photoShares {
			if p := s.arrange(m.U(photoWide)*share, perStep, true); p != nil && p.tree.Fits() {
				return p.finish()
			}
		}
	}
	room := m.W - 2*edge(m) - m.U(barRoom)
	for columns := perStep; ; columns /= 2 {
		most := max(m.U(photoWide)*photoShares[0]*(1+photoGrows*(m.TextScale-1)), photoMost)
		wide := min((room-float64(columns-1)*m.U(photoGap))/float64(columns), most, m.H*photoLow)
		if p := s.arrange(wide, columns, false); p != nil {
			return p.finish()
		}
	}
}

// edge is what is free at the sides of the board.
func edge(m theme.Metrics) float64 { return max(m.U(boardEdge), boardEdgeLeast) }

// arrange tries photographs of a width, so many beside one another; nil where their words have no room under them.
// Abreast has what there is to read stand beside them.
func (s *Scene) arrange(wide float64, columns int, abreast bool) *sheet {
	p := &sheet{st: s.Stage, does: map[string]func() stage.Change{}, wide: wide, shown: s.shown}
	p.words = ui.NewWritten(s.Stage, &p.tree, lineOf)
	if !p.fitNames() && columns > 1 {
		return nil
	}
	m, t := s.Stage.Metrics, &p.tree
	all := layout.Style{Gap: m.U(partGap), Pad: layout.All(edge(m))}
	side := layout.Style{Gap: m.U(partGap)}
	if abreast {
		head, wall := p.head(s, true), p.wall(s, perStep, true)
		side.H, side.W = layout.Grow(0), layout.Span{Least: m.U(sideLeast), Want: m.U(sideWide), Most: m.W}
		body := t.Row(layout.Style{Gap: m.U(sideGap), H: layout.Grow(0)}, wall, p.side(s, side))
		t.Solve(t.Column(all, head, body), m.Screen())
		return p
	}
	head := p.head(s, false)
	p.tapes(s)
	grid := layout.Style{Gap: m.U(tapeGap), Pad: layout.Edges{Top: m.U(pinRoom)}}
	games, names := p.tapeBoxes(s)
	inRow := t.Row(grid, append(append(games, t.Space()), names...)...)
	games, names = p.tapeBoxes(s)
	inTwo := t.Column(layout.Style{}, t.Row(grid, games...), t.Row(grid, names...))
	games, names = p.tapeBoxes(s)
	tapes := t.FirstThatFits(inRow, inTwo, t.Column(layout.Style{}, t.Grid(grid, games...), t.Grid(grid, names...)))
	inner := layout.Style{Gap: m.U(partGap), Pad: layout.Edges{Right: m.U(barRoom)}}
	part := t.Column(inner, tapes, p.wall(s, columns, false), p.side(s, side))
	t.Solve(t.Column(all, head, t.Scroll(layout.Style{ID: boxScroll, W: layout.Grow(0), Offset: s.scroll.Offset}, part)),
		m.Screen())
	return p
}

// fitNames finds the size in which the name of each of the cast, and that somebody was not met, have room under a
// photograph: in one line, or else in two, or else in a narrower face. It reports whether there is one.
func (p *sheet) fitNames() (ok bool) {
	st, m := p.st, p.st.Metrics
	room := p.wide * (1 - 2*photoPad)
	var font display.Font
	for _, p.face = range [...]display.Font{display.Typewriter, display.SansBold, display.Poster} {
		font = m.Font(p.face)
		most := nameSize
		if p.face == display.Poster {
			most = nameNarrow
		}
		for p.lines = 1; !ok && p.lines <= mostLines; p.lines++ {
			p.names, ok = ui.Shrink(most, most*ui.LeastShare(m)*nameLeast, func(size float64) bool {
				px := m.Size(font, size)
				for _, c := range bots.Cast() {
					name := st.Say(c.Name)
					if len(st.Measure.Wrap(name, font, px, room)) > p.lines || !ui.WordsFit(st, name, font, px, room) {
						return false
					}
				}
				return true
			})
		}
		if p.lines--; ok { // It has counted one further.
			break
		}
	}
	p.high = p.wide*(2*photoPad+pictureShare) + float64(p.lines)*m.Size(font, p.names)*nameLine +
		m.Size(display.Tab, scoreSize)*nameLine
	for _, note := range notes {
		ok = ok && st.Measure.Width(st.Say(note), m.Font(display.Sans), m.Floor(display.Sans)) <= room
	}
	return ok
}

// text is a box with words.
func (p *sheet) text(id layout.ID, say string, font display.Font, size float64, ink display.Colour) layout.Box {
	return p.words.Box(layout.Style{ID: id, Weight: textWeight}, ui.Lettering{Text: say, Font: font, Size: size, Ink: ink})
}

// add keeps what can be pressed in a box, and what that does.
func (p *sheet) add(id layout.ID, c ui.Control, do func() stage.Change) {
	if c.Role == display.NoRole {
		c.Role = display.Button
	}
	p.controls, p.places = append(p.controls, c), append(p.places, id)
	p.does[c.ID] = do
}

// line is text in one line in chalk, as wide as that is.
func (p *sheet) line(id layout.ID, say string, font display.Font, size float64) layout.Box {
	m := p.st.Metrics
	f := m.Font(font)
	wide := func(size float64) float64 { return p.st.Measure.Width(say, f, size) + 2 }
	return p.tree.Row(layout.Style{W: layout.Between(wide(m.Floor(f)), wide(m.Size(f, size)))},
		p.text(id, say, font, size, chalk))
}

// head is what the board is called, and the way back; in a wide window what it can show of stands between them.
func (p *sheet) head(s *Scene, abreast bool) layout.Box {
	m, t, st := p.st.Metrics, &p.tree, p.st
	name := st.Say("board.title")
	font := m.Font(display.Typewriter)
	card := layout.Style{ID: boxCard, Pad: layout.Sides(m.U(titlePad), 0)}
	card.W = layout.Fixed(st.Measure.Width(name, font, m.Size(font, titleSize)) + 2 + 2*m.U(titlePad))
	title := func() layout.Box {
		return t.Row(card, p.words.Box(layout.Style{ID: boxTitle, Weight: textWeight},
			ui.Lettering{Text: name, Font: font, Size: titleSize, Ink: theme.Ink, Align: display.Middle}))
	}
	label := st.Say("menu.back")
	size := m.Size(display.Sans, waySize)
	back := layout.Style{ID: boxBack, H: layout.Fixed(ui.TargetHeight(m)),
		W: layout.Fixed(st.Measure.Width(label, m.Font(display.Sans), size) + 1 + 2*m.U(wayPad))}
	defer p.add(boxBack, ui.Control{ID: "back", Label: label, Quiet: true}, stage.Pop)
	row := layout.Style{Across: layout.Middle, Gap: m.U(tapeGap)}
	if !abreast {
		return t.Row(row, title(), t.Space(), t.Leaf(back))
	}
	p.tapes(s)
	games, names := p.tapeBoxes(s)
	all := append(append([]layout.Box{title()}, games...), t.Space())
	inRow := t.Row(row, append(append(all, names...), t.Leaf(back))...)
	games, names = p.tapeBoxes(s)
	all = append(append([]layout.Box{title()}, games...), t.Space(), t.Leaf(back))
	return t.FirstThatFits(inRow, t.Column(layout.Style{Gap: row.Gap / 2}, t.Row(row, all...), t.Row(row, names...)))
}

// tapes are the games, and the persons where there are several.
func (p *sheet) tapes(s *Scene) {
	for i := range s.Games {
		g := &s.Games[i]
		p.add(boxGame+layout.ID(i), ui.Control{ID: "tape." + g.Name, Label: p.st.Say(g.Words.Title), Role: display.Choice,
			Quiet: true, Checked: g.Name == s.game}, form.Then(func() { s.game = g.Name; s.changed() }))
	}
	name := func(i int, id, label string, who history.Who) {
		p.add(boxWho+layout.ID(i), ui.Control{ID: id, Label: label, Role: display.Choice, Quiet: true,
			Checked: who == s.who}, form.Then(func() { s.who = who; s.changed() }))
	}
	for i, person := range p.people {
		name(i, "who."+strconv.Itoa(s.first+i), person.Name, person.Who)
	}
	n := len(p.people)
	if p.others {
		p.add(boxWho+layout.ID(n), ui.Control{ID: "who.others", Label: p.st.Say("board.others"), Quiet: true},
			form.Then(func() { s.turned++; s.changed() }))
		n++
	}
	if n > 0 {
		name(n, "who.all", p.st.Say("board.everybody"), history.Who{})
	}
}

// tapeBoxes are the places of the tapes.
func (p *sheet) tapeBoxes(s *Scene) (games, names []layout.Box) {
	m := p.st.Metrics
	for i, id := range p.places {
		if id < boxGame || id >= boxPhoto {
			continue
		}
		f := m.Font(display.Tab)
		if id < boxWho {
			f = m.Font(s.Games[id-boxGame].Look.Font)
		}
		size := m.Size(f, tapeSize)
		wide := func(size float64) float64 {
			return p.st.Measure.Width(p.controls[i].Label, f, size) + 1 + 2*max(m.U(tapePad), ui.LabelEdge(m))
		}
		box := p.tree.Leaf(layout.Style{ID: id, H: layout.Fixed(max(ui.TargetHeight(m), size*tapeHigh)),
			W: layout.Between(wide(m.Floor(f)), wide(size))})
		if id < boxWho {
			games = append(games, box)
		} else {
			names = append(names, box)
		}
	}
	return games, names
}

// wall are the photographs, step over step: abreast the last step is the highest, and each is named at its left; under
// one another they begin with the first, and so many stand side by side.
func (p *sheet) wall(s *Scene, columns int, abreast bool) layout.Box {
	m, t, st := p.st.Metrics, &p.tree, p.st
	all := make([]layout.Box, steps)
	for i := range all {
		step := game.Level(i)
		if abreast {
			step = game.Level(len(all) - 1 - i)
		}
		id := boxStep + layout.ID(step)*parts
		beaten := 0
		for n := range perStep {
			if p.season.By[int(step)*perStep+n] != nil {
				beaten++
			}
		}
		head := []layout.Box{
			p.line(id+partHead, numerals[step], display.Poster, numeralSize),
			p.line(id+partBody, st.Say(match.LevelKeys[step]), display.Sans, levelSize),
			p.line(id+partFoot, st.Say("board.of", game.Number(beaten), game.Number(perStep)), display.Tab, levelSize),
		}
		var photos []layout.Box
		for n := range perStep {
			p.rival(s, int(step)*perStep+n)
			photos = append(photos, t.Leaf(layout.Style{ID: boxPhoto + layout.ID(int(step)*perStep+n),
				W: layout.Fixed(p.wide), H: layout.Fixed(p.high)}))
		}
		if step == game.Expert {
			photos = append(photos, p.thirteenth(s))
		}
		gap := layout.Style{Gap: m.U(photoGap)}
		if !abreast {
			gap.Columns = columns
			over := layout.Style{Gap: m.U(tapeGap), Across: layout.Middle}
			all[i] = t.Column(layout.Style{Gap: m.U(pinRoom)}, t.Row(over, head...), t.Grid(gap, photos...))
			continue
		}
		gap.Pad = layout.Edges{Left: m.U(stepAside) * float64(step), Top: m.U(pinRoom)}
		gap.Across = layout.Middle
		beside := layout.Style{Across: layout.Middle, W: layout.Fixed(p.headWide())}
		all[i] = t.Row(gap, append([]layout.Box{t.Column(beside, head...)}, photos...)...)
	}
	return t.Column(layout.Style{Gap: m.U(photoGap)}, all...)
}

// headWide is the width of what stands beside the steps.
func (p *sheet) headWide() (wide float64) {
	m := p.st.Metrics
	for _, key := range match.LevelKeys {
		wide = max(wide, p.st.Measure.Width(p.st.Say(key), m.Font(display.Sans), m.Size(display.Sans, levelSize))+2)
	}
	return wide
}

// rival has a photograph open what is known of who is on it.
func (p *sheet) rival(s *Scene, n int) {
	c, st := bots.Cast()[n], p.st
	how := cmp.Or(p.notes[n], s.score(p.counts[n]))
	mark := ""
	switch {
	case p.season.By[n] != nil:
		mark = st.Say("board.beaten")
	case n == p.season.Next:
		mark = st.Say("board.next")
	}
	name := st.Say(c.Name)
	p.add(boxPhoto+layout.ID(n), ui.Control{ID: "rival." + c.ID, Label: name, Quiet: true,
		Heard: ui.Heard{Aloud: stage.Sentences(name, st.Say(match.LevelKeys[c.Level]), how, mark)}},
		func() stage.Change { return stage.Push(s.know(history.Who{Computer: true, ID: c.ID})) })
}

// thirteenth is the place of somebody whom nobody knows of, until all the others are beaten.
func (p *sheet) thirteenth(s *Scene) layout.Box {
	side := p.wide * pinShare
	if p.season.Next == len(bots.Cast()) {
		side = p.wide * lastShare
		p.add(boxThirteenth, ui.Control{ID: "thirteenth", Label: s.name(), Quiet: true},
			func() stage.Change { return stage.Push(s.know(s.who)) })
	}
	return p.tree.Leaf(layout.Style{ID: boxThirteenth, W: layout.Fixed(side), H: layout.Fixed(side / ui.PictureAspect)})
}

// side is what there is to read: what was told of the best matches, and the latest ones.
func (p *sheet) side(s *Scene, style layout.Style) layout.Box {
	m, t, st := p.st.Metrics, &p.tree, p.st
	if s.doubted {
		p.feats, p.latest = nil, nil
		return t.Column(style, t.Space(), p.note(st.Say("board.season.ask"), st.Say("board.season.about")), p.foot(s))
	}
	var all, invited []layout.Box
	if p.season.Next < len(p.season.By) {
		invited = append(invited, p.invitation(s, len(p.feats)+len(p.latest) <= fewTold))
	}
	if len(p.feats) == 0 {
		all, invited = invited, nil
	}
	var told []func() layout.Box
	for i, f := range p.feats {
		told = append(told, p.clipping(s, i, f))
	}
	if len(told) > 0 {
		all = append(all, told[0]())
	}
	if len(told) > 1 {
		clips := func() (boxes []layout.Box) {
			for _, clip := range told[1:] {
				boxes = append(boxes, clip())
			}
			return boxes
		}
		gap := layout.Style{Gap: m.U(tapeGap), Weight: textWeight}
		beside := gap
		beside.Columns = len(told) - 1
		all = append(all, t.Column(layout.Style{Weight: textWeight},
			t.FirstThatFits(t.Grid(beside, clips()...), t.Column(gap, clips()...))))
	}
	list := layout.Style{Gap: m.U(tapeGap) / 2} // The oldest leave it first.
	var strips []layout.Box
	for i, sum := range p.latest {
		box := layout.Style{Gap: list.Gap, Leaves: i + 1, W: layout.Grow(0)}
		if i == 0 { // No head stays without what it is the head of.
			head := p.text(boxLatest, st.Say("board.latest"), display.Typewriter, latestSize, chalk)
			strips = append(strips, t.Column(box, head, p.strip(s, i, sum), t.Space()))
			continue
		}
		strips = append(strips, t.Column(box, p.strip(s, i, sum)))
	}
	return t.Column(style, slices.Concat(all, []layout.Box{t.Column(list, strips...)}, invited,
		[]layout.Box{t.Space(), p.foot(s)})...)
}

// invitation is a table with who is next, under what a board says that has little to tell: how the season stands, and
// what it is.
func (p *sheet) invitation(s *Scene, told bool) layout.Box {
	m, t, st := p.st.Metrics, &p.tree, p.st
	next := bots.Cast()[p.season.Next]
	head := st.Say("board.empty")
	if n := p.season.Beaten(); n > 0 {
		head = st.Say("board.beaten.count", game.Number(n), game.Number(len(p.season.By)))
	}
	c := ui.Control{ID: "begin", Label: st.Say("board.begin", game.Word(next.Name)), Icon: display.IconPlay, Primary: true}
	p.add(boxBegin, c, func() stage.Change { return stage.Push(s.Play(s.game, next.ID)) })
	begin := t.Leaf(layout.Style{ID: boxBegin, H: layout.Fixed(ui.RowHeight(m, ui.ButtonHeight)), W: layout.Grow(0)})
	if !told {
		return begin
	}
	return p.note(head, st.Say("board.empty.about"), begin)
}

// note is a paper with a headline and what is to be said under it.
func (p *sheet) note(head, body string, more ...layout.Box) layout.Box {
	m := p.st.Metrics
	parts := []layout.Box{
		p.text(boxInviteHead, head, display.Typewriter, headlineSize, theme.Ink),
		p.text(boxInviteBody, body, display.Sans, ui.BodySize, theme.Ink),
	}
	return p.tree.Column(layout.Style{ID: boxInvite, Pad: layout.All(m.U(clipPad)), Gap: m.U(clipPad), Weight: textWeight,
		W: layout.Grow(0)}, append(parts, more...)...)
}

// clipping has what was told of a match open its replay at that moment, and gives its place, as often as one is tried.
func (p *sheet) clipping(s *Scene, i int, f history.Told) (place func() layout.Box) {
	g, _ := s.Games.Find(f.Match.Game)
	id, size, m := boxFeat+layout.ID(i)*parts, float64(headlineSize), p.st.Metrics
	if i > 0 {
		size = smallHeadline
	}
	headline, names := p.st.SayLine(f.Line()), p.st.Names(f.Match.Cast.Players)
	by := names[f.Seat]
	if len(names) == 2 {
		by = strings.Join(names, " – ")
	}
	date := s.Date(*f.Match)
	p.add(id, ui.Control{ID: "told." + strconv.Itoa(i), Label: headline, Quiet: true,
		Heard: ui.Heard{Aloud: stage.Sentences(headline, by, date)}},
		func() stage.Change { return s.Watch(f.Match.File, f.Move) })
	return func() layout.Box {
		return p.tree.Column(layout.Style{ID: id, Pad: layout.All(m.U(clipPad)), Gap: m.U(clipGap), W: layout.Grow(0),
			Weight: textWeight},
			p.text(id+partHead, date, display.SansBold, clipSize, theme.Ink),
			p.text(id+partBody, headline, g.Look.Font, size, theme.Ink),
			p.text(id+partFoot, by, display.Sans, clipSize, theme.InkOnManila), p.tree.Space())
	}
}

// strip is a match that leads to itself: who played, how it ended, and when.
func (p *sheet) strip(s *Scene, i int, sum *record.Summary) layout.Box {
	m, t := p.st.Metrics, &p.tree
	id := boxStrip + layout.ID(i)*parts
	names := strings.Join(s.named(sum, s.who), ", ")
	about := s.ended(sum) + " · " + s.Date(*sum)
	p.add(id, ui.Control{ID: "match." + strconv.Itoa(i), Label: names, Quiet: true,
		Heard: ui.Heard{Aloud: stage.Sentences(names, s.Result(*sum), s.Date(*sum))}},
		func() stage.Change { return s.Open(sum.File) })
	mark, least := layout.Fixed(m.U(markSide)), max(m.U(stripHigh), ui.TargetHeight(m))
	high := layout.Span{Least: least, Want: least, Most: stripGrows * least}
	return t.Row(layout.Style{ID: id, Across: layout.Middle, Gap: m.U(tapeGap), W: layout.Grow(0), H: high,
		Pad: layout.Edges{Left: m.U(stripEdge), Right: m.U(tapeGap)}},
		t.Leaf(layout.Style{ID: id + partFoot, W: layout.Fixed(m.U(filmWide)), H: high}),
		t.Column(layout.Style{W: layout.Grow(0), Pad: layout.Sides(0, m.U(stripPad))},
			p.text(id+partHead, names, display.SansBold, stripSize, theme.Ink),
			p.text(id+partBody, about, display.Sans, stripSmall, theme.InkOnManila)),
		t.Leaf(layout.Style{ID: id + partMark, W: mark, H: mark}))
}

// foot are the ways to all matches, to how often one wins, and to a new season where there is one to end.
func (p *sheet) foot(s *Scene) layout.Box {
	m, t, st := p.st.Metrics, &p.tree, p.st
	ids, labels := []layout.ID{boxAll}, []string{st.Say("board.all", game.Number(len(s.past.Matches)))}
	p.add(boxAll, ui.Control{ID: "all", Label: labels[0], Quiet: true},
		func() stage.Change { return stage.Push(s.All()) })
	if len(s.past.Matches) > 0 {
		label := st.Say("statistics.way")
		ids, labels = append(ids, boxStatistics), append(labels, label)
		p.add(boxStatistics, ui.Control{ID: "statistics", Label: label, Quiet: true},
			func() stage.Change { return stage.Push(s.Statistics()) })
	}
	if s.undo || p.stands {
		label := st.Say("board.season")
		switch {
		case s.undo:
			label = st.Say("board.season.undo")
		case s.doubted:
			label = st.Say("board.season.sure")
		}
		ids, labels = append(ids, boxSeason), append(labels, label)
		p.add(boxSeason, ui.Control{ID: "season", Label: label, Quiet: true}, form.Then(s.anew))
	}
	ways := func() (boxes []layout.Box) {
		for i, id := range ids {
			size := m.Size(display.SansBold, waySize)
			boxes = append(boxes, t.Leaf(layout.Style{ID: id, H: layout.Fixed(ui.TargetHeight(m)),
				W: layout.Fixed(min(m.W*wayMost, st.Measure.Width(labels[i], display.SansBold, size)+1+m.U(wayPad)))}))
		}
		return boxes
	}
	gap := layout.Style{Gap: m.U(tapeGap), Along: layout.Start}
	return t.FirstThatFits(t.Row(gap, ways()...), t.Column(gap, ways()...))
}

// finish gives the controls their places.
func (p *sheet) finish() *sheet {
	p.scrolled, p.content = p.tree.At(boxScroll), p.tree.Content(boxScroll)
	shown := p.controls[:0]
	for i, c := range p.controls {
		if c.Box = p.tree.At(p.places[i]); c.Box.Empty() {
			continue
		}
		if c.ID != "back" && !p.scrolled.Empty() {
			c.ScrollIn(p.st, p.scrolled)
		}
		shown = append(shown, c)
	}
	p.controls = shown
	p.tie()
	return p
}

// scrollTo moves what scrolls, and brings what the keyboard has gone to into sight.
func (p *sheet) scrollTo(s *Scene, in *input.Frame, before string) {
	if p.scrolled.Empty() {
		s.scroll = ui.Scroll{}
		return
	}
	look, c := ui.LookOf(p.st), ui.Find(p.controls, s.page.Focused())
	if s.look == look && s.page.Focused() == before {
		c = nil // It is in sight, but what was in another window may not be in this one.
	}
	s.look = look
	s.scroll.Follow(in, p.st, p.scrolled, p.content, c, p.st.Metrics.U(pinRoom))
}
