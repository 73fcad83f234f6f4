package notebook

import (
	"math"
	"slices"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/games/getadler/designs"
	"safehouse/scenes/games/getadler/signs"
	"safehouse/scenes/layout"
	"safehouse/scenes/stage"
	"safehouse/scenes/tabletop"
	"safehouse/scenes/ui"
)

// page is what lies open of a notebook as it is set in the reader's language: what its seat knows, and how that looks.
type page struct {
	pageKey
	needs *Needs
	// What follows, said in words, and what it rests on: facts and news are all that the seat was told.
	reasons
	facts []fact
	news  [game.MaxSeats]handNews
	chances

	// claims are the answers of the seats, wool the strings between seats of which one has lied.
	claims claims
	wool
	// tree is where all lies, in which way; gap is the room between its parts.
	tree layout.Tree
	way
	// low is the pencil with what it writes, where that lies in the panel.
	low layout.Tree
	gap float64
	// paper is what lies around the sheet with its rows.
	paper display.List
	sheet ui.Sheet
	rows  [game.MaxSeats]*ui.SheetRow
}

// pageKey is all that the setting depends on; scrolling changes nothing of it.
type pageKey struct {
	seat    game.Seat
	tab     tab
	moves   int
	marks   marks
	look    ui.Look
	bounds  display.Rect
	tray    display.Rect
	help    Help
	persons game.Seats
	// supposed is what is supposed, supposes reports that presses on characters suppose them; pencil is what they write,
	// where one has been taken in hand.
	supposed getadler.Supposition
	supposes bool
	pencil   mark
}

// key is that of now.
func (n *Notebook) key() pageKey {
	return pageKey{
		n.seat, n.tab, n.needs.Match.Len(), n.marks[n.seat], ui.LookOf(n.needs.Stage), n.bounds(), n.needs.Tray(),
		n.needs.Help(),
		n.needs.Persons(), n.supposed, n.supposes, n.pencil,
	}
}

// bounds is where the book lies: between bar and panel, over the whole width.
func (n *Notebook) bounds() display.Rect {
	b := n.needs.Brush(nil)
	air := 0.5 * b.M.U(tabletop.Gap)
	top := b.F.Bar.Y + b.F.Bar.H + air
	return display.Rect{X: b.F.Panel.X, Y: top, W: b.F.Panel.W, H: b.F.Panel.Y - air - top}
}

// page is the open part, set anew where anything that it depends on has changed.
func (n *Notebook) page() *page {
	p := n.laid.Get(n.key(), n.compose)
	scroll := &n.scrolls[n.tab]
	scroll.Offset = min(scroll.Offset, max(0, p.sheet.Height()-p.sheet.Panel.H))
	return p
}

// compose sets the open part.
func (n *Notebook) compose() *page {
	v, history := n.needs.Match.View(n.seat), n.needs.Match.Events(n.seat, 0)
	p := newPage(&n.needs, n.key(), &v)
	p.facts, p.news = factsOf(history, &v), newsOf(history, n.seat)
	if p.help == Reckons && p.supposed == noSupposition && v.Viewer == n.seat {
		// Who is out of the game sees what all see, and has no belief of its own; and what is supposed has no chances.
		p.chances = p.reckon()
	}
	p.set()
	return p
}

// newPage is a page about what a view tells, with nothing set on it.
func newPage(needs *Needs, key pageKey, v *getadler.View) *page {
	return &page{needs: needs, pageKey: key, reasons: reasons{
		conclude(v, key.help != NoHelp, key.supposed), wording{needs.Reader()}, needs.Names(),
	}}
}

// set lays the book out and sets its pages.
func (p *page) set() {
	b := p.needs.Brush(&p.paper)
	p.gap, p.sheet.Glides = partGap.In(b.M), true
	p.claims = p.claimed()
	p.lay(&b)
	p.setBook(&b)
	p.setTabs(&b)
	switch p.tab {
	case tabFacts:
		p.setFacts(&b)
	case tabSelf:
		p.setSelf(&b)
	default:
		p.setHeads(&b)
		p.setRows()
		p.setFoot(&b)
	}
}

// setRows sets a row for each seat.
func (p *page) setRows() {
	for _, seat := range p.seats() {
		row, box := p.sheet.Add(p.tree.At(partOf(seat, partRow)).H, p.gap)
		p.rows[seat] = row
		b := p.needs.Brush(&row.List)
		b.L.Fill(display.Rect{X: box.X, Y: box.Y + box.H + p.gap/2 - 1, W: box.W, H: max(1, b.M.U(1.5))},
			ruled.Alpha(0.6), 0)
		p.setFace(&b, row, seat)
		if p.shows(tabSuspects) {
			p.setCells(&b, row, seat)
		}
		if p.shows(tabClaims) {
			p.setClaims(&b, row, seat)
			p.setSummary(&b, seat)
		}
		if p.shows(tabHands) && seat != p.seat {
			p.setHand(&b, row, seat)
		}
	}
	if p.shows(tabClaims) {
		p.setStrings()
	}
}

// draw draws it as far as it is scrolled; age is for how many ticks it has been open.
func (p *page) draw(b *tabletop.Brush, pointer *ui.Page, scroll *ui.Scroll, age int) {
	st := p.needs.Stage
	from := len(b.L.Items)
	table := b.F.Screen
	table.H = b.F.Panel.Y
	b.L.Clip(table)
	b.L.Ground(b.F.Screen, designs.PubAt(p.view.Hour, 0))
	b.L.Unclip()
	b.L.Items = append(b.L.Items, p.paper.Items...)
	p.sheet.Draw(b.L, st, scroll)
	strung := stage.Share(age-st.Fades(openMS, openMS), st.Travels(woolMS))
	p.wool.draw(b, p.sheet.Panel, scroll.Offset, strung)
	for _, c := range p.sheet.Controls(scroll.Offset) {
		if hover, _, _ := pointer.State(c.ID); hover && (c.Role == display.Choice || c.Role == display.Toggle) {
			b.L.Clip(c.Clip)
			b.L.Border(c.Box, theme.LampInk, b.M.U(ui.Radius), max(2, b.M.U(4)))
			b.L.Unclip()
		}
	}
	b.Faded(from, 1-stage.Share(age, st.Fades(openMS, openMS)))
}

// heard has a sentence read for what stands in a box of a row.
func heard(row *ui.SheetRow, id string, box display.Rect, sentence string) {
	c := ui.Control{ID: id, Label: sentence, Role: display.LogLine, Quiet: true, Box: box}
	row.Controls = append(row.Controls, c)
}

// setBook sets the book itself, with a purple edge while something is supposed.
func (p *page) setBook(b *tabletop.Brush) {
	pages := uint8(1)
	if p.spread {
		pages = 2
	}
	b.L.Card(p.bounds, display.Face{Design: designs.OpenBook, Marks: pages}).Shadow = b.M.U(10)
	if p.supposed != noSupposition {
		b.L.Border(p.bounds, theme.TagPurple, b.M.U(14), max(5, b.M.U(9)))
	}
	if p.inTray() {
		x, y := p.bounds.Centre()
		long := gutterPencil.In(b.M)
		wide := long * pencilThick
		it := b.L.Card(display.Rect{X: x - wide/2, Y: y + p.bounds.H*gutterLow - long/2, W: wide, H: long},
			display.Face{Design: designs.PencilObject})
		it.Turn, it.Shadow = gutterLean, b.M.U(4)
	}
}

// setTabs sets the tongues of paper that turn to other parts.
func (p *page) setTabs(b *tabletop.Brush) {
	font := display.SansBold // All of them are written in the same letters.
	// Of what large letters have grown by, they give up half before they grow narrow.
	grown := math.Sqrt(max(1, b.M.TextScale))
	for i := range tabs {
		if box := p.tree.At(boxTab + layout.ID(i)); !box.Empty() {
			font = max(font, narrowed(b, p.T(tabs[i].name), font, (box.W-2*ui.LabelEdge(b.M))/grown))
		}
	}
	for i := range tabs {
		box := p.tree.At(boxTab + layout.ID(i))
		if box.Empty() {
			continue
		}
		c := ui.Control{ID: tabs[i].id, Label: p.T(tabs[i].name), Box: box, Role: display.Choice, Quiet: true,
			Checked: tab(i) == p.tab}
		p.sheet.Tabs = append(p.sheet.Tabs, c)
		ink := theme.LampInk
		paper(b, box, false)
		if c.Checked {
			ink = theme.Cream
			b.L.Fill(box, theme.TagBlue, b.M.U(ui.Radius))
		}
		b.Line(box.Narrowed(ui.LabelEdge(b.M)), c.Label, font, tabletop.SmallSize, ink, display.Middle)
	}
}

// paper is a piece of paper that can be pressed, with a thick edge where it has been.
func paper(b *tabletop.Brush, box display.Rect, taken bool) {
	b.L.Card(box, display.Face{Design: designs.Ticket}).Shadow = b.M.U(3)
	edge, wide := theme.CreamText, max(1, b.M.U(1.5))
	if taken {
		edge, wide = theme.TagBlue, max(3, b.M.U(5))
	}
	b.L.Border(box, edge, b.M.U(5), wide)
}

// narrowed is the face of a line, or the narrow one where it has no room in that.
func narrowed(b *tabletop.Brush, text string, f display.Font, wide float64) display.Font {
	if b.Fits(text, f, wide) {
		return f
	}
	return display.Poster
}

// setHeads says what the pages are about, and names the characters over their columns.
func (p *page) setHeads(b *tabletop.Brush) {
	for _, head := range [...]struct {
		at  layout.ID
		key string
	}{{boxWho, tabs[p.tab.left()].head}, {boxSaid, tabs[tabClaims].head}, {boxHeld, tabs[tabHands].head}} {
		if box := p.tree.At(head.at); !box.Empty() {
			size := p.tree.Letters(head.at) / (b.M.Scale() * max(1, b.M.TextScale))
			ui.Paragraph(b.L, p.needs.Stage, box, p.T(head.key), display.Plate, size, theme.LampInk, display.Left)
		}
	}
	face := display.Plate // All are in the face in which each has room.
	for _, r := range p.columns() {
		if box := p.tree.At(boxColumn + layout.ID(r)); narrowed(b, p.T(r.Key()), face, box.W*headRoom) != face {
			face = display.Poster
		}
	}
	for i, r := range p.columns() {
		box := p.tree.At(boxColumn + layout.ID(r))
		if box.Empty() {
			continue
		}
		if i == 0 && p.spread {
			b.L.Fill(display.Rect{X: box.X - p.gap*0.75, Y: box.Y, W: max(1, b.M.U(2)),
				H: p.sheet.Panel.Y + p.sheet.Panel.H - box.Y}, margin.Alpha(0.55), 0)
		}
		p.setHead(b, box, r, face)
	}
}

// setHead is a character's head over a plate with its name, in the colour of its side; the reader's own is gold.
func (p *page) setHead(b *tabletop.Brush, box display.Rect, r getadler.Role, font display.Font) {
	plate, face := box.CutBottom(min(box.H, max(b.M.Floor(display.Poster)*1.2, box.H*(1-portraitShare))))
	ground, ink := theme.TagBlue, theme.Cream
	switch {
	case p.known[p.seat] == r:
		ground, ink = theme.Lamp, theme.LampInk
	case r.Villain():
		ground = theme.BusRed
	}
	if p.small {
		plate, face = box, display.Rect{}
	}
	if face.H > b.M.U(16) {
		photo := face.SquareIn(1)
		b.L.Card(photo, HeadOf(r))
		b.L.Border(photo, theme.Cream, 0, max(1, b.M.U(3)))
	}
	b.L.Fill(plate, ground, b.M.U(4))
	text := p.T(r.Key())
	if own := p.T("notebook.own", r.Word()); p.known[p.seat] == r && b.Fits(own, display.Poster, plate.W-b.M.U(6)) {
		text = own
	}
	in := plate.Middle(plate.W*headRoom, plate.H)
	f := narrowed(b, text, font, in.W)
	size := columnSize
	if f == display.Poster {
		size *= signs.NarrowGrows
	}
	b.Line(in, text, f, b.Lowered(plate, size), ink, display.Middle)
}

// HeadOf is the head of a character before the light of its side.
func HeadOf(r getadler.Role) display.Face {
	face := display.Face{Design: designs.Head, Portrait: r.String(), Marks: sideOf(r)}
	for trait := range getadler.Trait(getadler.Traits) {
		face.Paints[trait] = signs.Paints[r.Look(trait)]
	}
	return face
}

// sideOf is how faces number the side of a character.
func sideOf(r getadler.Role) uint8 {
	if r.Villain() {
		return 2
	}
	return 1
}

// setFoot has the pencil with what it writes at the foot of the page, or what is supposed, and says what is printed.
func (p *page) setFoot(b *tabletop.Brush) {
	if room := p.tree.At(boxSupposed); !room.Empty() {
		b.L.Fill(room, theme.TagPurple, b.M.U(ui.Radius))
		sign, words := room.Inset(p.gap/2).PartLeft(min(room.H, b.M.U(40)), p.gap)
		b.L.Symbol(sign.SquareIn(0.8), display.IconBulb, theme.Cream)
		high := ui.ParagraphHeight(p.needs.Stage, words.W, p.supposition(), display.SansBold, tabletop.BodySize)
		ui.Paragraph(b.L, p.needs.Stage, words.Middle(words.W, min(words.H, high+1)), p.supposition(), display.SansBold,
			tabletop.BodySize, theme.Cream, display.Left)
	}
	tools := &p.tree
	if p.inTray() {
		tools = &p.low
	}
	if box := tools.At(boxPencil); !box.Empty() {
		x, y := box.Centre()
		b.L.Card(display.Rect{X: x - box.H*0.2, Y: y - box.W/2, W: box.H * 0.4, H: box.W},
			display.Face{Design: designs.PencilObject}).Turn = pencilLies
	}
	face := p.toolFaces(b, tools)
	for k := range pencils {
		if box := tools.At(boxTool + layout.ID(k)); !box.Empty() {
			p.setTool(b, box, k, face)
		}
	}
	for i, key := range keys {
		if box := p.tree.At(boxKey + layout.ID(i)); !box.Empty() {
			sign, text := box.PartLeft(keySide.In(b.M), p.gap/2)
			b.L.Card(sign.SquareIn(0.9), display.Face{Design: designs.Ink, Marks: key.ink})
			b.Line(text, p.T(key.text), display.Sans, whenSize, theme.LampInk, display.Left)
		}
	}
}

// toolFace is how what the pencil writes stands on its papers, alike on all of them: a sign of that side beside its
// word or over it, in letters of that design size, or alone.
type toolFace struct {
	side, letters float64
	over          bool
}

// toolFaces is the one of those that has room: large letters have the width of the paper, where that makes them larger.
func (p *page) toolFaces(b *tabletop.Brush, tools *layout.Tree) (is toolFace) {
	edge, font, measure := b.M.U(toolEdge), b.M.Font(display.SansBold), p.needs.Stage.Measure
	size := b.M.Size(font, tabletop.SmallSize)
	side, most, beside, under := math.Inf(1), 0.0, 1.0, 1.0
	for k := range pencils {
		box := tools.At(boxTool + layout.ID(k))
		if box.Empty() {
			continue
		}
		most = box.H - 2*edge
		side = min(side, most, box.W-measure.Width(p.T(pencils[k].text), font, b.M.Floor(font))-4*edge)
	}
	for k := range pencils {
		if box := tools.At(boxTool + layout.ID(k)); !box.Empty() {
			wide := measure.Width(p.T(pencils[k].text), font, size) + 1
			beside, under = min(beside, (box.W-side-4*edge)/wide), min(under, (box.W-2*edge)/wide)
		}
	}
	if side < most*toolSign {
		side, beside = 0, 0
	}
	line := measure.LineHeight(font, size)
	if under = min(under, most*toolWord/line); b.M.TextScale > 1 && under > beside && size*under >= b.M.Floor(font) {
		return toolFace{side: most - line*under, letters: tabletop.SmallSize * under, over: true}
	}
	return toolFace{side: side, letters: tabletop.SmallSize}
}

// setTool is one of what the pencil writes, and the rubber.
func (p *page) setTool(b *tabletop.Brush, box display.Rect, k int, is toolFace) {
	tool, label, edge := &pencils[k], p.T(pencils[k].text), b.M.U(toolEdge)
	c := ui.Control{ID: tool.id, Label: label, Box: box, Role: display.Toggle, Quiet: true, Checked: p.pencil == tool.mark}
	p.sheet.Around = append(p.sheet.Around, c)
	paper(b, box, c.Checked)
	sign := box.Inset(edge)
	switch {
	case is.over:
		var text display.Rect
		sign, text = sign.CutTop(is.side)
		b.Line(text, label, display.SansBold, is.letters, theme.LampInk, display.Middle)
	case is.side > 0:
		// What is free lies at both ends.
		free := box.W - is.side - 4*edge - p.needs.Stage.Measure.Width(label, b.M.Font(display.SansBold),
			b.M.Size(display.SansBold, is.letters))
		var text display.Rect
		sign, text = box.Narrowed(edge+min(edge, max(0, free/2))).PartLeft(is.side, 1.5*edge)
		b.Line(text, label, display.SansBold, is.letters, theme.LampInk, display.Left)
	}
	if tool.mark == rubbed {
		b.L.Card(sign.SquareIn(0.86), display.Face{Design: designs.Rubber})
		return
	}
	b.L.Card(sign.SquareIn(1), display.Face{Design: designs.Pencil, Marks: tool.mark.written(), Tone: uint8(k)})
}

// keys are what is printed, and the words for it.
var keys = [...]struct {
	ink  uint8
	text string
}{{designs.InkRing, "notebook.key.may"}, {designs.InkMask, "notebook.key.lie"}, {designs.InkCross, "notebook.key.out"}}

// seats are those that have a row: the reader's own has one where its answers stand on a page of their own.
func (p *page) seats() (all []game.Seat) {
	for i := range p.view.Seats {
		seat := game.Seat((int(p.seat) + 1 + i) % p.view.Seats)
		if seat != p.seat || p.tab == tabClaims && !p.spread {
			all = append(all, seat)
		}
	}
	return slices.Clip(all)
}

// columns are the characters that another seat may have: all in play but the reader's own.
func (p *page) columns() []getadler.Role {
	return slices.Collect(getadler.InPlay(p.view.Seats).Without(p.known[p.seat]).All())
}

// shows reports whether a part is in sight.
func (p *page) shows(part tab) bool { return p.spread && !p.tab.tells() || p.tab == part }

// ruled is the colour of the lines on the paper, margin that of the line beside the photographs.
var ruled, margin = display.Hex(0x8AA0B8), display.Hex(0xC4574C)
