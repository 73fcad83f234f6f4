package rulebook

import (
	"cmp"
	"slices"
	"strings"

	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/books"
	"safehouse/scenes/cards"
	"safehouse/scenes/ui"
)

// blockKind tells headings from the rest of the page.
type blockKind uint8

const (
	// division is the heading of a part of the book, heading that of a chapter.
	division blockKind = iota + 1
	heading
)

// block is one part of the page, put into the reader's language.
type block struct {
	kind blockKind
	// text is what it says; cells stand beside that.
	text  string
	cells []string
	// answers are the ids of rulings that a paragraph puts into words; chapter is the name of the chapter that a heading
	// begins.
	answers []string
	chapter string
	// top and height are its place on the page in pixels, the gap below it left out.
	top, height float64
	draw        func(l *display.List, box display.Rect)
}

// setter puts blocks under one another.
type setter struct {
	s      *Scene
	width  float64
	blocks []block
	height float64
}

func (p *setter) add(b block, gap float64) {
	b.top = p.height
	p.height += b.height + p.s.st.Metrics.U(gap)
	p.blocks = append(p.blocks, b)
}

// written sets a block as a paragraph.
func (p *setter) written(b block, f display.Font, size float64, ink display.Colour) block {
	st := p.s.st
	b.height = ui.ParagraphHeight(st, p.width, b.text, f, size)
	b.draw = func(l *display.List, box display.Rect) { ui.Paragraph(l, st, box, b.text, f, size, ink, display.Left) }
	return b
}

// rules puts the book into the reader's language, from the top down.
func (p *setter) rules() {
	st, m, g := p.s.st, p.s.st.Metrics, p.s.game()
	for _, c := range g.Book.Chapters {
		if c.Part != "" {
			part := st.Say(string(c.Part))
			p.add(block{kind: division, text: part, height: m.Size(display.SansBold, partSize) * 1.3,
				draw: func(l *display.List, box display.Rect) {
					ui.Line(l, st, box, part, display.SansBold, partSize, theme.TextColour, display.Left)
				}}, headGap)
		}
		p.heading(block{text: st.Say(c.Head), chapter: c.Head})
		for _, paragraph := range c.Text {
			p.paragraph(block{text: st.Say(paragraph.Key), answers: strings.Fields(paragraph.Answers)})
			for _, pieces := range paragraph.Shows {
				p.add(p.show(pieces), paragraphGap)
			}
		}
		before := len(p.blocks)
		p.portraits(c.Portraits)
		p.kinds(c.Kinds)
		if c.Table != nil {
			p.table(c.Table)
		}
		if len(p.blocks) > before {
			p.height += m.U(paragraphGap)
		}
		p.height += m.U(chapterGap)
	}
}

func (p *setter) heading(b block) {
	b.kind = heading
	p.add(p.written(b, display.SansBold, headSize, theme.Brass), headGap)
}

func (p *setter) paragraph(b block) {
	p.add(p.written(b, display.Sans, ui.BodySize, theme.TextColour), paragraphGap)
}

// kinds shows a card of each kind, side by side, and lists what they do.
func (p *setter) kinds(kinds []books.CardKind) {
	var faces []display.Face
	for _, kind := range kinds {
		c, _ := p.s.games.Card(kind.Term)
		like, _ := p.s.games.Card(cmp.Or(kind.Like, kind.Term))
		face := like.Face(p.s.st)
		face.Title = p.s.st.Say(c.Title)
		faces = append(faces, face)
	}
	p.pictures(faces)
	for _, kind := range kinds {
		c, _ := p.s.games.Card(kind.Term)
		p.entry(&c)
	}
}

// entry adds a line about something: its sign, its name, and what it is.
func (p *setter) entry(c *cards.Card) {
	p.line(block{text: p.s.st.Say(c.Title), cells: []string{p.s.st.Say(c.Text)}}, line{
		share: kindShare, words: display.SansBold, cells: display.Sans, align: display.Left, sign: c.Sign,
	})
}

// portraits shows people side by side.
func (p *setter) portraits(people []string) {
	var faces []display.Face
	for _, term := range people {
		c, _ := p.s.games.Card(term)
		face := c.Face(p.s.st)
		face.Design = face.Facts().Portrait
		faces = append(faces, face)
	}
	p.pictures(faces)
}

// pictures lays faces side by side, in as few rows as they can be made out in: all but the last are equally long.
func (p *setter) pictures(faces []display.Face) {
	if len(faces) == 0 {
		return
	}
	m := p.s.st.Metrics
	gap := m.U(pictureGap)
	fit := max(int((p.width+gap)/(m.U(leastPicture)*grown(m)+gap)), 1)
	rows := (len(faces) + fit - 1) / fit
	each := (len(faces) + rows - 1) / rows
	side := min((p.width+gap)/float64(each)-gap, m.U(pictureWidth)*grown(m))
	for row := range slices.Chunk(faces, each) {
		p.add(block{height: side*cardShape + m.U(2*cellPad), draw: func(l *display.List, box display.Rect) {
			place := display.Rect{X: box.X, Y: box.Y + m.U(cellPad), W: side, H: side * cardShape}
			for _, face := range row {
				l.Card(place, face)
				place.X += side + gap
			}
		}}, 0)
	}
}

// table puts a table into words, its head first.
func (p *setter) table(t *books.Table) {
	say := p.s.st.Say
	bold := line{share: labelShare, words: display.SansBold, cells: display.SansBold, align: display.Middle}
	if t.Worded {
		bold.share = wordedShare
	}
	plain := bold
	plain.words, plain.cells = display.Sans, display.Sans
	head := block{text: say(t.Corner)}
	for _, h := range t.Heads {
		head.cells = append(head.cells, say(h))
	}
	p.line(head, bold)
	for i, r := range t.Rows {
		row := block{text: say(r.Label), cells: slices.Clone(r.Figures)}
		for n, figure := range r.Figures {
			if t.Worded {
				row.cells[n] = say(figure)
			}
		}
		if t.Sum && i == len(t.Rows)-1 {
			p.line(row, bold)
		} else {
			p.line(row, plain)
		}
	}
}

// line is how a line of a table or list is set: the share of its width that its words take, the cells having the rest;
// the fonts of both, where in their places the cells stand, and the sign before the words.
type line struct {
	share        float64
	words, cells display.Font
	align        display.Align
	sign         display.Icon
}

// line adds a line of a table or list over a rule.
func (p *setter) line(b block, as line) {
	st, m := p.s.st, p.s.st.Metrics
	pad, side := m.U(cellPad), m.Size(display.Sans, signSize)
	divide := func(box display.Rect) (words, rest display.Rect) {
		words, rest = box.CutLeft(box.W * as.share)
		words = words.Inset(pad)
		if as.sign != display.NoIcon {
			_, words = words.CutLeft(side + 2*pad)
		}
		return words, rest
	}
	cell := func(rest display.Rect, i int) display.Rect { return rest.Column(i, len(b.cells), 0).Inset(pad) }
	words, rest := divide(display.Rect{W: p.width})
	high := ui.ParagraphHeight(st, words.W, b.text, as.words, ui.BodySize)
	for i, c := range b.cells {
		high = max(high, ui.ParagraphHeight(st, cell(rest, i).W, c, as.cells, ui.BodySize))
	}
	b.height = high + 2*pad
	b.draw = func(l *display.List, box display.Rect) {
		thin := max(m.U(2), 1)
		l.Fill(display.Rect{X: box.X, Y: box.Y + box.H - thin, W: box.W, H: thin}, theme.Raised, 0)
		words, rest := divide(box)
		ui.Paragraph(l, st, words, b.text, as.words, ui.BodySize, theme.TextColour, display.Left)
		if as.sign != display.NoIcon {
			l.Symbol(display.Rect{X: box.X + pad, Y: box.Y + pad, W: side, H: side}, as.sign, theme.Brass)
		}
		for i, c := range b.cells {
			ui.Paragraph(l, st, cell(rest, i), c, as.cells, ui.BodySize, theme.TextColour, as.align)
		}
	}
	p.add(b, 0)
}

// answering finds the paragraph that puts a ruling into words, and the heading above it.
func answering(page []block, ruling string) (head, found int, ok bool) {
	for i, b := range page {
		if b.kind == heading {
			head = i
		}
		if slices.Contains(b.answers, ruling) {
			return head, i, true
		}
	}
	return 0, 0, false
}

// Draw shows the part of the rules that is in sight.
func (s *Scene) Draw(l *display.List) {
	from := len(l.Items)
	defer func() { ui.Dress(l, s.st, from) }()
	ui.Ground(l, s.st)
	laid := s.layout()
	panel, column := laid.room.panel, laid.room.column
	if laid.room.headed {
		ui.Heading(l, s.st, s.title())
	}
	ui.Plate(l, s.st, panel)
	if s.view == contents {
		laid.sheet.Draw(l, s.st, s.scroll())
		s.page.Draw(l, s.st, s.controls())
		return
	}
	l.Clip(panel)
	for i := range laid.blocks {
		b := &laid.blocks[i]
		y := panel.Y - s.scroll().Offset + b.top
		if y < panel.Y+panel.H && y+b.height > panel.Y {
			box := display.Rect{X: column.X, Y: y, W: column.W, H: b.height}
			s.mark(l, b, box)
			b.draw(l, box)
		}
	}
	l.Unclip()
	s.scroll().Draw(l, s.st, panel, laid.height)
	s.page.Draw(l, s.st, s.controls())
}

// mark draws a bar beside the paragraph that the reader was sent to.
func (s *Scene) mark(l *display.List, b *block, box display.Rect) {
	m := s.st.Metrics
	if slices.Contains(b.answers, s.ruling) {
		l.Fill(display.Rect{X: box.X - m.U(markGap), Y: box.Y, W: max(m.U(markWidth), 3), H: box.H}, theme.Focus, 0)
	}
}
