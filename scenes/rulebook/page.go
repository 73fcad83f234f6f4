package rulebook

import (
	"slices"
	"strconv"
	"strings"

	"safehouse/render/display"
	"safehouse/scenes/ui"
)

// blockKind is how a part of the page is set.
type blockKind uint8

const (
	heading blockKind = iota
	paragraph
	// figures is a line of a table: its label, and a figure for each column.
	figures
	// entry is a line of a list: a kind of card, and what it does.
	entry
	// pictures is a row of cards.
	pictures
)

// block is one part of the page, put into the reader's language.
type block struct {
	kind  blockKind
	text  string
	cells []string
	// sign stands before the text of an entry.
	sign display.Icon
	// faces are those of a row of cards, each as wide as side in pixels.
	faces []display.Face
	side  float64
	// share is the part of a line's width that its text takes; the cells have the rest.
	share float64
	// bold tells that a line of a table is its head or its sum.
	bold bool
	// answers are the ids of rulings that a paragraph puts into words.
	answers []string
	// top and height are its place on the page in pixels, the gap below it left out.
	top, height float64
}

// set puts a book into the reader's language, from the top down, and gives the height of the page.
func (s *Scene) set(width float64) (page []block, height float64) {
	m := s.st.Metrics
	add := func(b block, gap float64) {
		b.top, b.height = height, s.blockHeight(b, width)
		height += b.height + m.U(gap)
		page = append(page, b)
	}
	for _, c := range books[s.book].chapters {
		stem := "rules." + books[s.book].game + "." + c.name + "."
		add(block{kind: heading, text: s.st.Say(stem + "head")}, headGap)
		for i, answers := range c.answers {
			add(block{kind: paragraph, text: s.st.Say(stem + strconv.Itoa(i+1)), answers: strings.Fields(answers)}, paragraphGap)
		}
		rows := append(s.portraitsOf(c.portraits, width), s.kindsOf(stem, c.kinds, width)...)
		if c.table != nil {
			rows = append(rows, s.tableOf(stem, c.table)...)
		}
		for _, row := range rows {
			add(row, 0)
		}
		if len(rows) > 0 {
			height += m.U(paragraphGap)
		}
		height += m.U(chapterGap)
	}
	return page, height
}

// kindsOf shows a card of each kind, side by side, and lists what they do.
func (s *Scene) kindsOf(stem string, kinds []cardKind, width float64) []block {
	var faces []display.Face
	var list []block
	for _, kind := range kinds {
		face := kind.face
		face.Title = s.st.Say(stem + kind.name)
		faces = append(faces, face)
		about := s.st.Say("about." + books[s.book].game + "." + kind.name)
		list = append(list, block{
			kind: entry, bold: true, text: s.st.Say(stem + kind.name), cells: []string{about}, sign: kind.sign, share: kindShare,
		})
	}
	return append(s.picturesOf(faces, width), list...)
}

// portraitsOf shows people side by side.
func (s *Scene) portraitsOf(people []portrait, width float64) []block {
	var faces []display.Face
	for _, p := range people {
		face := p.face
		face.Title = s.st.Say(p.name)
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
	fit := max(int((width+gap)/(m.U(leastPicture)+gap)), 1)
	rows := (len(faces) + fit - 1) / fit
	each := (len(faces) + rows - 1) / rows
	side := min((width+gap)/float64(each)-gap, m.U(pictureWidth))
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

func (s *Scene) blockHeight(b block, width float64) float64 {
	m := s.st.Metrics
	switch b.kind {
	case heading:
		return m.Size(display.SansBold, headSize) * 1.3
	case pictures:
		return b.side*pictureShape + m.U(2*cellPad)
	case figures, entry:
		label, cells := s.columns(display.Rect{W: width}, &b)
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
