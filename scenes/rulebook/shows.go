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
