package notebook

import (
	"slices"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/games/getadler/signs"
	"safehouse/scenes/tabletop"
	"safehouse/scenes/ui"
)

// The page, in design pixels: the room between cells and the greatest height of a suspect's row.
const (
	cellGap = 8.0
	rowMost = 180.0
)

const (
	// titleShare is the share of the width that says whose notebook it is, namesShare that of the suspects' names.
	titleShare = 0.34
	namesShare = 0.27
	// headLines is the height of the heads of columns in their letters, sentenceMost the width of a sentence in its own.
	headLines    = 1.5
	sentenceMost = 40.0
	// nameLeast is the least share of their size that the names of suspects have.
	nameLeast = 0.7
	// dim is how strongly the cell of a character is covered that is ruled out.
	dim = 0.08
	// signsFrom is where the signs of a hand's cards begin, as a share of the page.
	signsFrom = 0.36
	// fitShare is the most of a cell's width that the sign of what follows takes, fitMost the most of that and of a mark
	// in lines of a name.
	fitShare = 0.3
	fitMost  = 1.8
	// claimSigns is the width of the signs of an answer, its colour and yes or no, and claimPatch the side of one, in
	// heights of its line; claimMost is how much higher than it must be that is where there is room.
	claimSigns = 1.3
	claimPatch = 0.8
	claimMost  = 1.4
)

// page is the open part of a notebook as it is set in the reader's language: what its seat knows, and how that looks.
type page struct {
	pageKey
	needs *Needs
	// What follows, said in words, and what it rests on: facts and news are all that the seat was told.
	reasons
	facts []fact
	news  [game.MaxSeats]handNews
	chances

	// box is the paper, heads is where the characters or characteristics are named over their columns, where suspects or
	// answers are compared; gap is the room between rows and between columns.
	box, heads display.Rect
	gap        float64
	// paper is what lies around the sheet with its rows.
	paper display.List
	sheet ui.Sheet
	// even is the height that all rows of suspects, or lines of answers, have but those that need more.
	even float64
	// nameSize is the size of the names of suspects, the same for all.
	nameSize float64
	// stacked reports that the characters that a suspect can be stand under its name: beside them it has no room.
	stacked bool
}

// pageKey is all that the setting depends on; scrolling changes nothing of it.
type pageKey struct {
	seat    game.Seat
	tab     tab
	moves   int
	marks   marks
	look    ui.Look
	bounds  display.Rect
	help    Help
	persons game.Seats
	// supposed is what is supposed, supposes reports that presses on characters suppose them.
	supposed getadler.Supposition
	supposes bool
}

// key is that of now.
func (n *Notebook) key() pageKey {
	return pageKey{
		n.seat, n.tab, n.needs.Match.Len(), n.marks[n.seat], ui.LookOf(n.needs.Stage), n.bounds(), n.needs.Help(),
		n.needs.Persons(), n.supposed, n.supposes,
	}
}

// bounds is where the paper lies: between bar and panel, over the whole width.
func (n *Notebook) bounds() display.Rect {
	b := n.needs.Brush(nil)
	air := 0.6 * b.M.U(tabletop.Gap)
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

// set sets paper and rows.
func (p *page) set() {
	p.sheet.Glides = true
	p.setPaper()
	switch p.tab {
	case tabSuspects:
		p.setSuspects()
	case tabClaims:
		p.setClaims()
	case tabHands:
		p.setHands()
	default:
		p.setFacts()
	}
	p.sheet.Add(0, p.gap)
}

// draw draws it as far as it is scrolled.
func (p *page) draw(b *tabletop.Brush, pointer *ui.Page, scroll *ui.Scroll) {
	b.L.Fill(b.F.Board, signs.Veil, 0)
	b.L.Items = append(b.L.Items, p.paper.Items...)
	p.sheet.Draw(b.L, p.needs.Stage, scroll)
	for _, c := range p.sheet.Controls(scroll.Offset) {
		hover, _, _ := pointer.State(c.ID)
		if ink, pressed := edges[c.Role]; hover && pressed {
			b.L.Clip(c.Clip)
			edge(b, c.Box, ink, 2)
			b.L.Unclip()
		}
	}
}

// edges are the colours of the edges of tabs and of cells.
var edges = map[display.Role]display.Colour{display.Choice: theme.LampInk, display.Toggle: theme.CreamText}

// edge is the edge of what can be pressed.
func edge(b *tabletop.Brush, box display.Rect, ink display.Colour, thick float64) {
	b.L.Border(box, ink, b.M.U(ui.Radius), thick*max(1, b.M.U(2)))
}

// setPaper sets whose notebook it is and its parts, over the whole width between bar and panel.
func (p *page) setPaper() {
	b := p.needs.Brush(&p.paper)
	g, radius := b.M.U(tabletop.Gap), b.M.U(ui.Radius)
	p.gap, p.box = max(b.M.U(cellGap), 3), p.bounds
	b.L.Fill(p.box, theme.Cream, radius).Shadow = b.M.U(10)
	if p.supposed == noSupposition {
		b.L.Border(p.box, theme.Lamp, radius, max(2, b.M.U(3)))
	} else {
		b.L.Border(p.box, theme.TagPurple, radius, max(5, b.M.U(9)))
	}
	head, body := p.box.Inset(g).CutTop(ui.TargetHeight(b.M))
	title, beside := head.CutLeft(head.W * titleShare)
	whose := p.T("notebook.of", game.SeatName(p.seat))
	// Where one of them has no room beside the other, the parts stand under it.
	fits := b.Fits(whose, display.Plate, title.W-title.H-1.5*g)
	for i := range tabs {
		fits = fits && b.Fits(p.T(tabs[i].name), display.SansBold, beside.Column(i, len(tabs), p.gap).Inset(b.M.U(8)).W)
	}
	if !fits {
		_, body = body.CutTop(0.5 * g)
		title = head
		beside, body = body.CutTop(head.H)
	}
	p.stacked = slices.ContainsFunc(p.names, func(name string) bool {
		return !b.Fits(name, display.Plate, body.W*namesShare-p.nameHigh())
	})
	p.nameSize = signs.NameSize
	for _, name := range p.names {
		p.nameSize, _ = ui.Shrink(p.nameSize, p.nameSize*ui.LeastShare(b.M)*nameLeast, func(size float64) bool {
			return p.stacked || p.needs.Stage.Measure.Width(name, b.M.Font(display.Plate),
				b.M.Size(display.Plate, size)) <= body.W*namesShare-p.nameHigh()-3*p.gap
		})
	}
	chip, title := title.CutLeft(min(title.H, title.W))
	b.Chip(chip.Inset(chip.H*0.08), p.seat)
	title.X, title.W = title.X+0.5*g, title.W-1.5*g
	b.Line(title, whose, display.Plate, tabletop.HeadSize, theme.LampInk, display.Left)
	p.setTabs(&b, beside)
	_, p.sheet.Panel = body.CutTop(0.75 * g)
	if p.supposed != noSupposition {
		p.setSupposed(&b)
	}
	switch p.tab {
	case tabSuspects:
		p.setHeads(&b)
		for i := range p.view.Seats {
			p.setHead(&b, p.heads.Column(i, p.view.Seats, p.gap), getadler.Adler+getadler.Role(i))
		}
	case tabClaims:
		p.setHeads(&b)
		for i := range getadler.Traits {
			p.setColumn(&b, p.heads.Column(i, getadler.Traits, p.gap), signs.Traits[i], p.T(getadler.Trait(i).Key()))
		}
	}
}

// setTabs sets the parts side by side.
func (p *page) setTabs(b *tabletop.Brush, room display.Rect) {
	for i := range tabs {
		c := ui.Control{
			ID: tabs[i].id, Label: p.T(tabs[i].name), Box: room.Column(i, len(tabs), p.gap), Role: display.Choice,
			Quiet: true, Checked: tab(i) == p.tab,
		}
		p.sheet.Tabs = append(p.sheet.Tabs, c)
		ground, ink := theme.Cream, theme.LampInk
		if c.Checked {
			ground, ink = theme.TagBlue, theme.Cream
		}
		b.L.Fill(c.Box, ground, b.M.U(ui.Radius))
		edge(b, c.Box, edges[c.Role], 1)
		b.Line(c.Box.Inset(b.M.U(8)), c.Label, display.SansBold, tabletop.SmallSize, ink, display.Middle)
	}
}

// setSupposed says over the rows what is supposed: all of them show what would follow.
func (p *page) setSupposed(b *tabletop.Brush) {
	text := p.supposition()
	line := p.nameHigh()
	room, body := p.sheet.Panel.CutTop(max(line, ui.ParagraphHeight(p.needs.Stage, p.sheet.Panel.W-line-3*p.gap, text,
		display.SansBold, tabletop.BodySize)) + p.gap)
	_, p.sheet.Panel = body.CutTop(p.gap)
	b.L.Fill(room, theme.TagPurple, b.M.U(ui.Radius))
	sign, words := room.Inset(p.gap/2).PartLeft(line, p.gap)
	sign.H = line
	b.L.Symbol(sign.SquareIn(0.8), display.IconBulb, theme.Cream)
	ui.Paragraph(b.L, p.needs.Stage, words, text, display.SansBold, tabletop.BodySize, theme.Cream, display.Left)
}

// setHeads divides the width among the names of suspects and what is compared, whose names stand over its columns.
func (p *page) setHeads(b *tabletop.Brush) {
	heads, body := p.sheet.Panel.CutTop(b.M.Size(display.Plate, signs.HeadSize) * headLines)
	if !p.stacked {
		_, heads = heads.CutLeft(heads.W * namesShare)
	}
	heads.X, heads.W, p.sheet.Panel = heads.X+p.gap/2, heads.W-3*p.gap, body
	p.heads = heads
}

// setHead names a character over its column, with the sign of its side.
func (p *page) setHead(b *tabletop.Brush, box display.Rect, r getadler.Role) {
	icon, text := display.IconHero, p.T(r.Key())
	switch {
	case p.known[p.seat] == r:
		icon = display.IconUser
		b.L.Fill(box, theme.Lamp, b.M.U(ui.Radius))
		box = box.Inset(b.M.U(4))
		_, name := box.PartLeft(min(box.H*0.8, box.W*0.3), b.M.U(6))
		if long := p.T("notebook.own", r.Word()); p.needs.Stage.Measure.Width(long, b.M.Font(display.Plate),
			b.M.Size(display.Plate, signs.HeadSize)) < name.W {
			text = long
		}
	case r.Villain():
		icon = display.IconMask
	}
	p.setColumn(b, box, icon, text)
}

// setColumn names a column, with a sign.
func (p *page) setColumn(b *tabletop.Brush, box display.Rect, icon display.Icon, text string) {
	sign, name := box.PartLeft(min(box.H*0.8, box.W*0.3), b.M.U(6))
	b.L.Symbol(sign.SquareIn(0.8), icon, theme.LampInk)
	font, size := display.Plate, signs.HeadSize
	if !b.Fits(text, font, name.W) {
		font, size = display.Poster, signs.HeadSize*signs.NarrowGrows
	}
	b.Line(name, text, font, size, theme.LampInk, display.Left)
}

// entry is what one row of an open notebook holds.
type entry struct {
	// id is that of the row, where it is one thing to read, and label what readers hear of it.
	id, label string
	// head is an hour, or what the row says of seat, where named says that it is about one.
	head  string
	seat  game.Seat
	named bool
	// texts are its sentences, with so much air under them; warn reports that the last one stands out; icon is the sign
	// before them.
	texts []string
	air   float64
	warn  bool
	icon  display.Icon
	// cards are those that are known to be in the hand.
	cards getadler.Counts
	// clues are what cards tell of a suspect, under its name.
	clues []clue
	// cells reports that what a suspect can be, or has said, stands beside it in columns.
	cells bool
}

// words are the sentences of a row.
func (r *entry) words() (all ui.Stack) {
	for _, text := range r.texts {
		all = append(all, ui.Words{Text: text, Font: display.Sans, Size: tabletop.SmallSize, Ink: theme.LampInk})
	}
	if r.warn {
		last := &all[len(all)-1]
		last.Font, last.Ink = display.SansBold, theme.BusRed
	}
	return all
}

// column is the room of a row's sentences: how far from the left and how wide, no wider than the eye can follow.
func (p *page) column(r *entry) (left, wide float64) {
	if r.cells {
		wide := p.sheet.Panel.W - 3*p.gap
		if !p.stacked {
			wide -= p.sheet.Panel.W * (1 - namesShare)
		}
		return 0, wide
	}
	m := p.needs.Stage.Metrics
	left = p.nameHigh() * 1.3
	return left, min(p.sheet.Panel.W-left-m.U(signs.BarRoom), m.Size(display.Sans, tabletop.SmallSize)*sentenceMost)
}

// high is the height that a row needs.
func (p *page) high(r *entry) float64 {
	_, wide := p.column(r)
	high := r.words().Loose(p.needs.Stage, wide, 1) + r.air
	if r.head != "" {
		high += p.nameHigh()
	}
	high += p.cluesHigh(r, wide)
	if r.cells && p.stacked {
		return high + p.cellHigh()
	}
	if r.cells {
		return max(high, ui.TargetHeight(p.needs.Stage.Metrics), p.even)
	}
	return max(high, p.nameHigh())
}

// cellHigh is the height of the characters of a suspect where they stand under its name.
func (p *page) cellHigh() float64 { return max(ui.TargetHeight(p.needs.Stage.Metrics), p.nameHigh()) }

// nameHigh is the height of a row's head.
func (p *page) nameHigh() float64 {
	return p.needs.Stage.Metrics.Size(display.Plate, signs.NameSize) * signs.LineHigh
}

// add adds a row under the others.
func (p *page) add(r *entry) {
	row, box := p.sheet.Add(p.high(r), p.gap)
	b, line := p.needs.Brush(&row.List), p.nameHigh()
	if r.id != "" {
		row.Controls = []ui.Control{{
			ID: r.id, Label: r.label, Box: display.Rect{X: box.X, Y: box.Y, W: box.W - b.M.U(signs.BarRoom), H: box.H},
			Role: display.LogLine, Quiet: true,
		}}
	}
	left, wide := p.column(r)
	head, below := box, box
	head.W, head.H = left+wide, line
	if r.head != "" {
		p.setName(&b, r, head)
		_, below = box.CutTop(line)
	}
	clues := below
	clues.W = wide
	p.setClues(&b, row, clues, r)
	_, below = below.CutTop(p.cluesHigh(r, wide))
	if r.icon != display.NoIcon {
		sign, _ := head.CutLeft(line)
		b.L.Symbol(sign.SquareIn(0.82), r.icon, theme.CreamText)
	}
	words := r.words()
	room := display.Rect{X: box.X + left, Y: below.Y, W: wide, H: words.Loose(p.needs.Stage, wide, 1) + 1}
	words.Draw(b.L, p.needs.Stage, room, 1)
	_, held := box.CutLeft(box.W * signsFrom)
	held.W, held.H = held.W-b.M.U(signs.BarRoom), line
	setCards(&b, held, &r.cards)
	if r.cells {
		if p.stacked {
			_, box = box.CutTop(box.H - p.cellHigh())
		}
		p.setCells(&b, row, box, r)
	}
}

// setName is the head of a row, with the sign of the seat that it is about; the signs of cards stand beside it.
func (p *page) setName(b *tabletop.Brush, r *entry, head display.Rect) {
	ink := theme.TagBlue
	if r.cards.Sum() > 0 {
		head.W = min(head.W, p.sheet.Panel.W*signsFrom-b.M.U(10))
	}
	if r.named {
		var chip display.Rect
		chip, head = head.PartLeft(head.H, b.M.U(10))
		b.Chip(chip.SquareIn(0.92), r.seat)
		ink = theme.LampInk
	}
	size := signs.NameSize
	if r.cells {
		size = p.nameSize
	}
	b.Line(head, r.head, display.Plate, size, ink, display.Left)
}

// setCards are the signs of cards held side by side, one for each; their names stand in words below.
func setCards(b *tabletop.Brush, box display.Rect, held *getadler.Counts) {
	for k := getadler.DocumentRAF; int(k) <= getadler.Kinds; k++ {
		for range held[k] {
			var sign display.Rect
			if sign, box = box.CutLeft(box.H * 1.3); sign.W < box.H*1.2 {
				return
			}
			sign.W = sign.H * 1.1
			b.L.Fill(sign, cardTones[signs.ActionTone(k)], b.M.U(6))
			b.L.Symbol(sign.SquareIn(0.8), signs.ActionIcon(k), theme.Cream)
		}
	}
}

// cardTones are the colours of the plates of cards.
var cardTones = [...]display.Colour{theme.LampInk, theme.TagBlue, theme.TagPurple, theme.BusRed}
