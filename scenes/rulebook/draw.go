package rulebook

import (
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/ui"
)

// Draw shows the part of the rules that is in sight.
func (s *Scene) Draw(l *display.List) {
	ui.Ground(l, s.st)
	laid := s.layout()
	panel, column := laid.room.panel, laid.room.column
	if laid.room.headed {
		ui.Heading(l, s.st, s.title())
	}
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
			s.block(l, b, display.Rect{X: column.X, Y: y, W: column.W, H: b.height})
		}
	}
	l.Unclip()
	s.scroll().Draw(l, s.st, panel, laid.height)
	s.page.Draw(l, s.st, s.controls())
}

func (s *Scene) block(l *display.List, b *block, box display.Rect) {
	switch b.kind {
	case division:
		ui.Line(l, s.st, box, b.text, display.SansBold, partSize, theme.TextColour, display.Left)
	case heading:
		ui.Paragraph(l, s.st, box, b.text, display.SansBold, headSize, theme.Brass, display.Left)
	case figures, entry:
		s.row(l, b, box)
	case pictures:
		s.pictures(l, b, box)
	case shown:
		s.show(l, b, box)
	case about:
		s.about(l, b, box)
	default:
		s.mark(l, b, box)
		ui.Paragraph(l, s.st, box, b.text, display.Sans, ui.BodySize, theme.TextColour, display.Left)
	}
}

// pictures lays cards side by side, from the left.
func (s *Scene) pictures(l *display.List, b *block, box display.Rect) {
	m := s.st.Metrics
	place := display.Rect{X: box.X, Y: box.Y + m.U(cellPad), W: b.side, H: b.side * cardShape}
	for _, face := range b.faces {
		l.Card(place, face)
		place.X += place.W + m.U(pictureGap)
	}
}

// mark draws a bar beside the paragraph that the reader was sent to.
func (s *Scene) mark(l *display.List, b *block, box display.Rect) {
	m := s.st.Metrics
	for _, ruling := range b.answers {
		if ruling == s.ruling {
			l.Fill(display.Rect{X: box.X - m.U(markGap), Y: box.Y, W: max(m.U(markWidth), 3), H: box.H}, theme.Focus, 0)
		}
	}
}

// row draws a line of a table or list over a rule.
func (s *Scene) row(l *display.List, b *block, box display.Rect) {
	m := s.st.Metrics
	thin := max(m.U(2), 1)
	l.Fill(display.Rect{X: box.X, Y: box.Y + box.H - thin, W: box.W, H: thin}, theme.Raised, 0)
	label, cells := s.columns(box, b)
	ui.Paragraph(l, s.st, label, b.text, b.font(), ui.BodySize, theme.TextColour, display.Left)
	align := display.Middle
	if b.kind == entry {
		align = display.Left
		pad, side := m.U(cellPad), s.signSize()
		l.Symbol(display.Rect{X: box.X + pad, Y: box.Y + pad, W: side, H: side}, b.sign, theme.Brass)
	}
	for i, c := range cells {
		ui.Paragraph(l, s.st, c, b.cells[i], b.cellFont(), ui.BodySize, theme.TextColour, align)
	}
}
