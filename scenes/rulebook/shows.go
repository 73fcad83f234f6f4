package rulebook

import (
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/ui"
)

// placed is a piece of a row of pictures in its place, counted from the row's top left corner: a card, a sign or words.
type placed struct {
	box   display.Rect
	face  display.Face
	sign  display.Icon
	lines []string
	// letters is the design size of the lines.
	letters float64
}

// letters is the design size of what stands between cards: figures are as large as a heading.
func (p *piece) letters() float64 {
	if p.word != "" {
		return ui.BodySize
	}
	return headSize
}

// show lays pieces side by side, over as many lines as they need.
func (p *setter) show(stem string, pieces []piece) block {
	m := p.s.st.Metrics
	var parts []placed
	gap, wide := m.U(showGap), m.U(showWidth)*grown(m)
	x, top, high := 0.0, 0.0, 0.0
	for i := range pieces {
		piece := &pieces[i]
		part := p.s.partOf(stem, piece, min(wide, p.width))
		switch {
		case piece.over && len(parts) > 0:
			below := parts[len(parts)-1].box
			part.box = part.box.Moved(below.X+below.W*overRight, below.Y+below.H*overDown)
		case x > 0 && x+reach(pieces[i:], &part) > p.width:
			x, top, high = 0, top+high+gap, 0
			fallthrough
		default:
			part.box = part.box.Moved(x, top)
			if piece.face == nil {
				// What is no card stands beside the middle of the cards.
				part.box.Y += max(0, (wide*cardShape-part.box.H)/2)
			}
		}
		high = max(high, part.box.Y+part.box.H-top)
		x = part.box.X + part.box.W + gap
		parts = append(parts, part)
	}
	return block{height: top + high, draw: func(l *display.List, box display.Rect) {
		for i := range parts {
			parts[i].draw(l, m, box)
		}
	}}
}

// reach is how far a piece goes to the right, with the card that lies on it.
func reach(rest []piece, part *placed) float64 {
	if len(rest) > 1 && rest[1].over {
		return part.box.W * (1 + overRight)
	}
	return part.box.W
}

// partOf is a piece with its size.
func (s *Scene) partOf(stem string, p *piece, wide float64) placed {
	m := s.st.Metrics
	switch {
	case p.face != nil:
		face := p.face(s.st)
		return placed{face: face, box: display.Rect{W: wide, H: wide * shapeOf(face.Design)}}
	case p.sign != display.NoIcon:
		side := m.Size(display.Sans, arrowSize)
		return placed{sign: p.sign, box: display.Rect{W: side, H: side}}
	}
	text := p.text
	if p.word != "" {
		text = s.st.Say(stem + p.word)
	}
	font, size := m.Font(display.SansBold), m.Size(display.SansBold, p.letters())
	part := placed{letters: p.letters(), lines: s.st.Measure.Wrap(text, font, size, wide*wordsWide)}
	for _, line := range part.lines {
		part.box.W = max(part.box.W, s.st.Measure.Width(line, font, size)+1)
	}
	part.box.H = float64(len(part.lines)) * s.st.Measure.LineHeight(font, size)
	return part
}

// grown is how much larger cards are for a reader of large letters.
func grown(m theme.Metrics) float64 { return 1 + max(m.TextScale-1, 0)*growShare }

// shapeOf is the height of a card of a design to its width.
func shapeOf(d display.Design) float64 {
	switch d {
	case display.Folder, display.FolderBack:
		return folderShape
	case display.Slip:
		return slipShape
	default:
		return cardShape
	}
}

// draw draws a piece in a row of pictures.
func (p *placed) draw(l *display.List, m theme.Metrics, row display.Rect) {
	box := p.box.Moved(row.X, row.Y)
	switch {
	case p.sign != display.NoIcon:
		l.Symbol(box, p.sign, theme.Brass)
	case len(p.lines) > 0:
		high := box.H / float64(len(p.lines))
		for n, text := range p.lines {
			at := display.Rect{X: box.X, Y: box.Y + float64(n)*high, W: box.W, H: high}
			l.Text(at, text, m.Font(display.SansBold), m.Size(display.SansBold, p.letters), theme.Brass, display.Left)
		}
	default:
		l.Card(box, p.face)
	}
}
