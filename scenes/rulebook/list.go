package rulebook

import (
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/cards"
	"safehouse/scenes/ui"
)

// setCards puts the card list of a book's game into the reader's language, part by part.
func (s *Scene) setCards(p *setter) {
	say := s.st.Say
	p.add(block{kind: paragraph, text: say("rules.list.own"), sign: ownSign}, paragraphGap)
	part := cards.Part("")
	for _, c := range cards.List(books[s.book].game) {
		if c.Part != part {
			part = c.Part
			p.add(block{kind: heading, text: say(string(part))}, headGap)
		}
		if c.Face == nil {
			p.add(s.entryOf(&c), 0)
			continue
		}
		p.add(s.aboutOf(&c), cardGap)
	}
	p.height += s.st.Metrics.U(chapterGap)
}

// ownSign marks what is this product's own choice.
const ownSign = display.IconPen

// aboutOf is a card of the list.
func (s *Scene) aboutOf(c *cards.Card) block {
	b := block{
		kind: about, text: s.st.Say(c.Title), faces: []display.Face{c.Face(s.st)}, side: s.st.Metrics.U(listWidth) * grown(s.st.Metrics),
		cells: []string{c.Counted(s.st, "rules.list.count."), s.st.Say(c.Text)},
	}
	if c.Own {
		b.own = s.st.Say(c.Why)
	}
	return b
}

// aboutRows are the lines of words beside a card of the list.
func (b *block) aboutRows() [4]aboutRow {
	return [4]aboutRow{
		{b.text, display.SansBold, theme.TextColour, display.NoIcon},
		{b.cells[0], display.Sans, theme.Secondary, display.NoIcon},
		{b.cells[1], display.Sans, theme.TextColour, display.NoIcon},
		{b.own, display.Sans, theme.Secondary, ownSign},
	}
}

// aboutRow is one of them; one with a sign is set in from the left.
type aboutRow struct {
	text string
	font display.Font
	ink  display.Colour
	sign display.Icon
}

// beside is what a card of the list leaves for words.
func (s *Scene) beside(b *block, width float64) float64 {
	return width - b.side - s.st.Metrics.U(pictureGap)
}

// indent is how far a line with a sign is set in.
func (s *Scene) indent(r *aboutRow) float64 {
	if r.sign == display.NoIcon {
		return 0
	}
	return s.signSize() + s.st.Metrics.U(cellPad)
}

func (s *Scene) aboutHeight(b *block, width float64) float64 {
	wide, high, gap := s.beside(b, width), 0.0, s.st.Metrics.U(lineGap)
	for _, r := range b.aboutRows() {
		if r.text != "" {
			high += ui.ParagraphHeight(s.st, wide-s.indent(&r), r.text, r.font, ui.BodySize) + gap
		}
	}
	return max(b.side*shapeOf(b.faces[0].Design), high)
}

// about draws a card of the list.
func (s *Scene) about(l *display.List, b *block, box display.Rect) {
	m := s.st.Metrics
	l.Card(display.Rect{X: box.X, Y: box.Y, W: b.side, H: b.side * shapeOf(b.faces[0].Design)}, b.faces[0])
	wide, y := s.beside(b, box.W), box.Y
	for _, r := range b.aboutRows() {
		if r.text == "" {
			continue
		}
		set := s.indent(&r)
		room := display.Rect{X: box.X + box.W - wide + set, Y: y, W: wide - set}
		room.H = ui.ParagraphHeight(s.st, room.W, r.text, r.font, ui.BodySize)
		if set > 0 {
			l.Symbol(display.Rect{X: room.X - set, Y: y, W: s.signSize(), H: s.signSize()}, r.sign, theme.Brass)
		}
		ui.Paragraph(l, s.st, room, r.text, r.font, ui.BodySize, r.ink, display.Left)
		y += room.H + m.U(lineGap)
	}
}
