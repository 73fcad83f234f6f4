package rulebook

import (
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/cards"
	"safehouse/scenes/ui"
)

// contents lists the chapters of the open book, each a link, under the heading of its part.
func (s *Scene) contents(column display.Rect) *ui.Sheet {
	m := s.st.Metrics
	sheet := &ui.Sheet{Panel: column}
	links := s.links()
	columns := s.linkColumns(links, column.W)
	high := ui.TargetHeight(m)
	gap := m.U(linkGap)
	chapters := s.game().Book.Chapters
	for from := 0; from < len(chapters); {
		row, box := sheet.Add(m.Size(display.SansBold, ui.BodySize)*1.5, m.U(partGap))
		row.Heads = true
		ui.Line(&row.List, s.st, box, s.st.Say(string(chapters[from].Part)), display.SansBold, ui.BodySize, theme.Brass,
			display.Left)
		to := from + 1
		for to < len(chapters) && chapters[to].Part == "" {
			to++
		}
		for ; from < to; from += columns {
			row, box := sheet.Add(high, gap)
			for i := range min(columns, to-from) {
				link := links[from+i]
				link.Box = box.Column(i, columns, gap)
				row.Controls = append(row.Controls, link)
			}
		}
		from = to
	}
	return sheet
}

// links are those of the chapters, without their places.
func (s *Scene) links() []ui.Control {
	var all []ui.Control
	for _, c := range s.game().Book.Chapters {
		all = append(all, ui.Control{
			ID: "chapter." + c.Head, Label: s.st.Say(c.Head), Role: display.Link,
			Letters: linkLetters,
		})
	}
	return all
}

// linkColumns is how many links stand side by side: three or two where the longest has room, or one.
func (s *Scene) linkColumns(links []ui.Control, width float64) int {
	need := 0.0
	for i := range links {
		need = max(need, ui.Need(s.st, &links[i]))
	}
	n := 3
	for n > 1 && (display.Rect{W: width}).Column(0, n, s.st.Metrics.U(linkGap)).W < need {
		n--
	}
	return n
}

// jump opens the book at a chapter.
func (s *Scene) jump(chapter string) {
	s.turn(reading)
	laid := s.layout()
	for i, b := range laid.blocks {
		if b.chapter != chapter {
			continue
		}
		if i > 0 && laid.blocks[i-1].kind == division {
			b = laid.blocks[i-1]
		}
		s.scrollTo(b.top)
	}
	s.ruling = ""
	s.page.SetFocus("panel.rules")
}

// list puts the card list of the game into the reader's language, part by part.
func (p *setter) list() {
	say := p.s.st.Say
	part := cards.Part("")
	for _, c := range p.s.game().Cards {
		if c.Part != part {
			part = c.Part
			p.heading(block{text: say(string(part))})
		}
		if c.Face == nil {
			p.entry(&c)
		} else {
			p.card(&c)
		}
	}
	p.height += p.s.st.Metrics.U(chapterGap)
}

// card adds a card of the list: its picture, and beside it what there is to know of it.
func (p *setter) card(c *cards.Card) {
	st, m := p.s.st, p.s.st.Metrics
	face, side := c.Face(st), m.U(listWidth)*grown(m)
	picture := display.Rect{W: side, H: side * shapeOf(&face)}
	b := block{text: st.Say(c.Title), cells: []string{c.Counted(st, &countKeys), st.Say(c.Text)}}
	words := ui.Stack{
		{Text: b.text, Font: display.SansBold, Ink: theme.TextColour},
		{Text: b.cells[0], Font: display.Sans, Ink: theme.Secondary},
		{Text: b.cells[1], Font: display.Sans, Ink: theme.TextColour},
	}
	places := make([]display.Rect, len(words))
	y := 0.0
	for i, w := range words {
		_, room := display.Rect{Y: y, W: p.width}.CutLeft(side + m.U(pictureGap))
		if w.Text != "" {
			room.H = ui.ParagraphHeight(st, room.W, w.Text, w.Font, ui.BodySize)
			y += room.H + m.U(lineGap)
		}
		places[i] = room
	}
	b.height = max(picture.H, y)
	b.draw = func(l *display.List, box display.Rect) {
		l.Card(picture.Moved(box.X, box.Y), face)
		for i, w := range words {
			ui.Paragraph(l, st, places[i].Moved(box.X, box.Y), w.Text, w.Font, ui.BodySize, w.Ink, display.Left)
		}
	}
	p.add(b, cardGap)
}

// countKeys say in a word or two how many there are of a card.
var countKeys = cards.CountKeys{
	cards.PerGame: {"rules.list.count.all", "rules.list.count.all.range"},
	cards.PerDeck: {Number: "rules.list.count.each"},
	cards.PerHand: {"rules.list.count.hand", "rules.list.count.hand.range"},
}
