package rulebook

import (
	"slices"

	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/ui"
)

// Draw shows the part of the rules that is in sight.
func (s *Scene) Draw(l *display.List) {
	from := len(l.Items)
	defer func() { ui.Dress(l, s.st, from) }()
	ui.Ground(l, s.st)
	laid := s.layout()
	panel, column := laid.room.panel, laid.room.column
	if laid.room.headed {
		ui.Heading(l, s.st, s.title())
	}
	ui.Plate(l, s.st, panel)
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
			box := display.Rect{X: column.X, Y: y, W: column.W, H: b.height}
			s.mark(l, b, box)
			b.draw(l, box)
		}
	}
	l.Unclip()
	s.scroll().Draw(l, s.st, panel, laid.height)
	s.page.Draw(l, s.st, s.controls())
}

// mark draws a bar beside the paragraph that the reader was sent to.
func (s *Scene) mark(l *display.List, b *block, box display.Rect) {
	m := s.st.Metrics
	if slices.Contains(b.answers, s.ruling) {
		l.Fill(display.Rect{X: box.X - m.U(markGap), Y: box.Y, W: max(m.U(markWidth), 3), H: box.H}, theme.Focus, 0)
	}
}
