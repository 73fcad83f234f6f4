package rulebook

import (
	"slices"
	"strconv"
	"strings"

	"safehouse/render/display"
	"safehouse/scenes/cards"
	"safehouse/scenes/ui"
)

// blockKind is how a part of the page is set.
type blockKind uint8

const (
	// division is the heading of a part of the book, heading that of a chapter.
	division blockKind = iota
	heading
	paragraph
	// figures is a line of a table: its label, and a figure for each column.
	figures
	// entry is a line of a list: something without a card, and what it is.
	entry
	// pictures is a row of cards of one width, shown a row of cards and what stands between them.
	pictures
	shown
	// about is a card of the list with what there is to know of it.
	about
)

// block is one part of the page, put into the reader's language.
type block struct {
	kind  blockKind
	text  string
	cells []string
	// own is what of a card is this product's own choice, empty for nothing.
	own string
	// sign stands before the text of an entry.
	sign display.Icon
	// faces are those of a row of cards, each as wide as side in pixels.
	faces []display.Face
	side  float64
	// parts are what a row of pictures holds, each in its place.
	parts []placed
	// share is the part of a line's width that its text takes; the cells have the rest.
	share float64
	// bold tells that a line of a table is its head or its sum.
	bold bool
	// answers are the ids of rulings that a paragraph puts into words; chapter is the name of the chapter that a heading
	// begins.
	answers []string
	chapter string
	// top and height are its place on the page in pixels, the gap below it left out.
	top, height float64
}

// setter puts blocks under one another.
type setter struct {
	s      *Scene
	width  float64
	blocks []block
	height float64
}

func (p *setter) add(b block, gap float64) {
	b.top, b.height = p.height, p.s.blockHeight(&b, p.width)
	p.height += b.height + p.s.st.Metrics.U(gap)
	p.blocks = append(p.blocks, b)
}

// setRules puts a book into the reader's language, from the top down.
func (s *Scene) setRules(p *setter) {
	say, m := s.st.Say, s.st.Metrics
	for _, c := range books[s.book].chapters {
		stem := "rules." + books[s.book].game + "." + c.name + "."
		if c.part != "" {
			p.add(block{kind: division, text: say(string(c.part))}, headGap)
		}
		p.add(block{kind: heading, text: say(stem + "head"), chapter: c.name}, headGap)
		for i, answers := range c.answers {
			p.add(block{kind: paragraph, text: say(stem + strconv.Itoa(i+1)), answers: strings.Fields(answers)}, paragraphGap)
			for _, show := range c.shows {
				if show.after == i+1 {
					p.add(s.showOf(stem, show.pieces, p.width), paragraphGap)
				}
			}
		}
		rows := append(s.portraitsOf(c.portraits, p.width), s.kindsOf(c.kinds, p.width)...)
		if c.table != nil {
			rows = append(rows, s.tableOf(stem, c.table)...)
		}
		for _, row := range rows {
			p.add(row, 0)
		}
		if len(rows) > 0 {
			p.height += m.U(paragraphGap)
		}
		p.height += m.U(chapterGap)
	}
}

// kindsOf shows a card of each kind, side by side, and lists what they do.
func (s *Scene) kindsOf(kinds []cardKind, width float64) []block {
	var faces []display.Face
	var list []block
	for _, kind := range kinds {
		c, _ := cards.Find(kind.term)
		like := c
		if kind.like != "" {
			like, _ = cards.Find(kind.like)
		}
		face := like.Face(s.st)
		face.Title = s.st.Say(c.Title)
		faces = append(faces, face)
		list = append(list, s.entryOf(&c))
	}
	return append(s.picturesOf(faces, width), list...)
}

// entryOf is a line about something: its sign, its name, and what it is.
func (s *Scene) entryOf(c *cards.Card) block {
	return block{kind: entry, bold: true, text: s.st.Say(c.Title), cells: []string{s.st.Say(c.Text)}, sign: c.Sign, share: kindShare}
}

// portraitsOf shows people side by side.
func (s *Scene) portraitsOf(people []string, width float64) []block {
	var faces []display.Face
	for _, term := range people {
		c, _ := cards.Find(term)
		face := c.Face(s.st)
		face.Design = display.Suspect
		faces = append(faces, face)
	}
	return s.picturesOf(faces, width)
}

// picturesOf lays faces side by side, in as few rows as they can be made out in: all but the last are equally long.
func (s *Scene) picturesOf(faces []display.Face, width float64) []block {
	if len(faces) == 0 {
		return nil
	}
	m := s.st.Metrics
	gap := m.U(pictureGap)
	fit := max(int((width+gap)/(m.U(leastPicture)*grown(m)+gap)), 1)
	rows := (len(faces) + fit - 1) / fit
	each := (len(faces) + rows - 1) / rows
	side := min((width+gap)/float64(each)-gap, m.U(pictureWidth)*grown(m))
	var all []block
	for row := range slices.Chunk(faces, each) {
		all = append(all, block{kind: pictures, faces: row, side: side})
	}
	return all
}

// tableOf puts a table into words, its head first.
func (s *Scene) tableOf(stem string, t *table) []block {
	share := labelShare
	if t.worded {
		share = wordedShare
	}
	head := block{kind: figures, bold: true, text: s.st.Say(stem + "each"), share: share}
	for _, h := range t.heads {
		head.cells = append(head.cells, s.st.Say(stem+h))
	}
	rows := []block{head}
	for i, r := range t.rows {
		row := block{kind: figures, text: s.st.Say(stem + r.label), share: share, bold: t.sum && i == len(t.rows)-1}
		for _, figure := range r.figures {
			if t.worded {
				figure = s.st.Say(figure)
			}
			row.cells = append(row.cells, figure)
		}
		rows = append(rows, row)
	}
	return rows
}

func (s *Scene) blockHeight(b *block, width float64) float64 {
	m := s.st.Metrics
	switch b.kind {
	case division:
		return m.Size(display.SansBold, partSize) * 1.3
	case heading:
		return ui.ParagraphHeight(s.st, width, b.text, display.SansBold, headSize)
	case pictures:
		return b.side*cardShape + m.U(2*cellPad)
	case shown:
		return b.side
	case about:
		return s.aboutHeight(b, width)
	case figures, entry:
		label, cells := s.columns(display.Rect{W: width}, b)
		high := ui.ParagraphHeight(s.st, label.W, b.text, b.font(), ui.BodySize)
		for i, c := range b.cells {
			high = max(high, ui.ParagraphHeight(s.st, cells[i].W, c, b.cellFont(), ui.BodySize))
		}
		return high + 2*m.U(cellPad)
	default:
		return ui.ParagraphHeight(s.st, width, b.text, display.Sans, ui.BodySize)
	}
}

func (b *block) font() display.Font {
	if b.bold {
		return display.SansBold
	}
	return display.Sans
}

// cellFont is that of what stands beside the label: what a card does is a sentence.
func (b *block) cellFont() display.Font {
	if b.kind == entry {
		return display.Sans
	}
	return b.font()
}

// columns divides a line of a table or list into its label and the rest.
func (s *Scene) columns(line display.Rect, b *block) (label display.Rect, cells []display.Rect) {
	pad := s.st.Metrics.U(cellPad)
	label, rest := line.CutLeft(line.W * b.share)
	for i := range b.cells {
		cell := rest
		cell.W = rest.W / float64(len(b.cells))
		cell.X += float64(i) * cell.W
		cells = append(cells, cell.Inset(pad))
	}
	label = label.Inset(pad)
	if b.kind == entry {
		_, label = label.CutLeft(s.signSize() + 2*pad)
	}
	return label, cells
}

// signSize is the side of a card's sign.
func (s *Scene) signSize() float64 { return s.st.Metrics.Size(display.Sans, signSize) }

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
