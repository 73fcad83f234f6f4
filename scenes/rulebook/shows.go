package rulebook

import (
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/books"
	"safehouse/scenes/ui"
)

// placed is a piece of a row of pictures in its place, counted from the row's top left corner.
type placed struct {
	box  display.Rect
	draw func(l *display.List, box display.Rect)
}

// show lays pieces side by side, over as many lines as they need.
func (p *setter) show(pieces []books.Piece) block {
	m := p.s.st.Metrics
	var parts []placed
	gap, wide := m.U(showGap), m.U(showWidth)*grown(m)
	x, top, high := 0.0, 0.0, 0.0
	for i := range pieces {
		piece := &pieces[i]
		part := p.s.partOf(piece, min(wide, p.width))
		switch {
		case piece.Over && len(parts) > 0:
			below := parts[len(parts)-1].box
			part.box = part.box.Moved(below.X+below.W*overRight, below.Y+below.H*overDown)
		case x > 0 && x+reach(pieces[i:], &part) > p.width:
			x, top, high = 0, top+high+gap, 0
			fallthrough
		default:
			part.box = part.box.Moved(x, top)
			if !piece.IsCard() {
				// What is no card stands beside the middle of the cards.
				part.box.Y += max(0, (wide*cardShape-part.box.H)/2)
			}
		}
		high = max(high, part.box.Y+part.box.H-top)
		x = part.box.X + part.box.W + gap
		parts = append(parts, part)
	}
	return block{height: top + high, draw: func(l *display.List, box display.Rect) {
		for _, part := range parts {
			part.draw(l, part.box.Moved(box.X, box.Y))
		}
	}}
}

// reach is how far a piece goes to the right, with the card that lies on it.
func reach(rest []books.Piece, part *placed) float64 {
	if len(rest) > 1 && rest[1].Over {
		return part.box.W * (1 + overRight)
	}
	return part.box.W
}

// faceOf is the card of a piece. A term that no list has is a programming error, which shows as nothing.
func (s *Scene) faceOf(p *books.Piece) display.Face {
	if p.Face != nil {
		return p.Face(s.st)
	}
	c, ok := s.games.Card(p.Term)
	if !ok || c.Face == nil {
		return display.Face{}
	}
	face := c.Face(s.st)
	if p.Portrait {
		face.Design, face.Title = face.Facts().Portrait, ""
	}
	return face
}

// partOf is a piece with its size: a card, a sign, or words, of which figures are as large as a heading.
func (s *Scene) partOf(p *books.Piece, wide float64) placed {
	m := s.st.Metrics
	switch {
	case p.IsCard():
		face := s.faceOf(p)
		return placed{display.Rect{W: wide, H: wide * shapeOf(&face)},
			func(l *display.List, box display.Rect) { l.Card(box, face) }}
	case p.Sign != display.NoIcon:
		side := m.Size(display.Sans, arrowSize)
		return placed{display.Rect{W: side, H: side},
			func(l *display.List, box display.Rect) { l.Symbol(box, p.Sign, theme.Brass) }}
	}
	text, letters := p.Text, float64(headSize)
	if p.Word != "" {
		text, letters = s.st.Say(p.Word), ui.BodySize
	}
	font, size := m.Font(display.SansBold), m.Size(display.SansBold, letters)
	lines, high := s.st.Measure.Wrap(text, font, size, wide*wordsWide), s.st.Measure.LineHeight(font, size)
	part := placed{display.Rect{H: float64(len(lines)) * high}, func(l *display.List, box display.Rect) {
		for _, line := range lines {
			var row display.Rect
			row, box = box.CutTop(high)
			l.Text(row, line, font, size, theme.Brass, display.Left)
		}
	}}
	for _, line := range lines {
		part.box.W = max(part.box.W, s.st.Measure.Width(line, font, size)+1)
	}
	return part
}

// grown is how much larger cards are for a reader of large letters.
func grown(m theme.Metrics) float64 { return 1 + max(m.TextScale-1, 0)*growShare }

// shapeOf is the height of a card to its width: that of most, of a broad one, or of a strip for a part of a card.
func shapeOf(f *display.Face) float64 {
	switch facts := f.Facts(); {
	case facts.Part:
		return stripShape
	case facts.Shape < cardShape:
		return broadShape
	default:
		return cardShape
	}
}

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
