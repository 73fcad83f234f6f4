package rulebook

import (
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/books"
	"safehouse/scenes/ui"
)

// minute tells the game in a few pictures, as many side by side as have room for their words.
func (p *setter) minute() {
	m := p.s.st.Metrics
	gap := m.U(glanceGap)
	all := p.s.game().Book.Minute
	least := max(m.U(glanceWide)*max(1, m.TextScale), m.Size(display.SansBold, ui.BodySize)*glanceLetters)
	columns := max(1, min(glanceColumns, int((p.width+gap)/(least+gap))))
	wide := (display.Rect{W: p.width}).Column(0, columns, gap).W
	high := 0.0
	for i := range all {
		high = max(high, p.glanceHigh(i, wide))
	}
	for from := 0; from < len(all); from += columns {
		first, over := from, float64(glanceGap)
		if from+columns >= len(all) {
			over = 0
		}
		var said string
		for i := first; i < min(first+columns, len(all)); i++ {
			said += p.s.st.Say(p.s.game().Book.Minute[i].Key) + " "
		}
		p.add(block{text: said, height: high, draw: func(l *display.List, box display.Rect) {
			for i := first; i < min(first+columns, len(all)); i++ {
				p.glance(l, box.Column(i-first, columns, gap), i)
			}
		}}, over)
	}
}

// glanceHigh is the height that a part needs in a width.
func (p *setter) glanceHigh(i int, wide float64) float64 {
	pad := p.s.st.Metrics.U(glancePad)
	said := p.s.st.Say(p.s.game().Book.Minute[i].Key)
	words := ui.ParagraphHeight(p.s.st, wide-2*pad, said, display.SansBold, ui.BodySize)
	return p.glancePictures() + words + 3*pad
}

// glancePictures is the height of the pictures of a part.
func (p *setter) glancePictures() float64 {
	m := p.s.st.Metrics
	return m.U(glanceHigh) * grown(m)
}

// glance draws a part: its pictures, as large as their rows have room, and its sentence.
func (p *setter) glance(l *display.List, box display.Rect, i int) {
	st, m := p.s.st, p.s.st.Metrics
	pad := m.U(glancePad)
	l.Fill(box, theme.Raised, m.U(ui.Radius))
	in := box.Inset(pad)
	pictures, words := in.CutTop(p.glancePictures())
	_, words = words.CutTop(pad)
	part := &p.s.game().Book.Minute[i]
	ui.Paragraph(l, st, words, st.Say(part.Key), display.SansBold, ui.BodySize, theme.TextColour, display.Left)
	rows := part.Rows
	for n, row := range rows {
		place := pictures
		place.H = (pictures.H - pad*float64(len(rows)-1)) / float64(len(rows))
		place.Y += float64(n) * (place.H + pad)
		p.glanceRow(l, place, row)
	}
}

// glanceRow lays the pieces of a row side by side in the middle of a place.
func (p *setter) glanceRow(l *display.List, place display.Rect, row []books.Piece) {
	gap := p.s.st.Metrics.U(glancePad)
	wide := place.H / cardShape
	var parts []placed
	for {
		parts = parts[:0]
		x := 0.0
		for i := range row {
			room := wide
			if !row[i].IsCard() {
				room = place.W // A figure stands on one line.
			}
			part := p.s.partOf(&row[i], room)
			if row[i].IsCard() && part.box.H > place.H {
				part.box.W, part.box.H = part.box.W*place.H/part.box.H, place.H
			}
			part.box.X, part.box.Y = x, (place.H-part.box.H)/2
			if row[i].Over && len(parts) > 0 {
				below := parts[len(parts)-1].box
				part.box.X = below.X + below.W*overRight
			}
			x = part.box.X + part.box.W + gap
			parts = append(parts, part)
		}
		if all := x - gap; all <= place.W || wide < 8 {
			place.X += (place.W - all) / 2
			break
		}
		wide *= 0.94
	}
	for _, part := range parts {
		part.draw(l, part.box.Moved(place.X, place.Y))
	}
}
