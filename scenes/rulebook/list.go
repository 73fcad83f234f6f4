package rulebook

import (
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/cards"
	"safehouse/scenes/ui"
)

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
