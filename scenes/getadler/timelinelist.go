package getadler

import (
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/input"
	"safehouse/scenes/table"
	"safehouse/scenes/ui"
)

// list is the story in words alone, for letters too large for a table of signs: one paragraph a turn, which scroll.
type list struct {
	// box is what is seen of it.
	box display.Rect
	// rows are the turns where they would lie with nothing scrolled; heads are the hours over the first turn of each.
	rows, heads []display.Rect
	high        float64
}

// composeList lays the story in a room.
func (s *scoring) composeList(room display.Rect) {
	m, l := s.table.Stage.Metrics, &s.list
	pad := m.U(scorePad)
	*l = list{box: room, rows: make([]display.Rect, len(s.tales)), heads: make([]display.Rect, len(s.tales))}
	chip := m.Size(display.Sans, table.BodySize) * 1.5
	inside := display.Rect{X: room.X + pad, W: room.W - 3*pad - m.U(barRoom)}
	y := pad
	hour := uint8(0)
	for i := range s.tales {
		t := &s.tales[i]
		if t.turn.Hour != hour {
			hour = t.turn.Hour
			head := m.Size(display.Marquee, hourSize) * 1.3
			l.heads[i] = display.Rect{X: inside.X, Y: y, W: inside.W, H: head}
			y += head
		}
		text := ui.ParagraphHeight(s.table.Stage, inside.W-chip-pad, t.text, display.Sans, table.BodySize)
		l.rows[i] = display.Rect{X: inside.X, Y: y, W: inside.W, H: max(text+1, chip)}
		y += l.rows[i].H + pad*0.6
	}
	l.high = y
}

// scrollList scrolls the story by wheel, drag and keys, and takes the keys that it used out of the frame.
func (s *scoring) scrollList(in *input.Frame) {
	if s.list.box.Empty() {
		return
	}
	before := s.scroll.Offset
	keys := *in
	keys.Just = in.Just.Without(input.Peek)
	s.scroll.Update(&keys, s.table.Stage, s.list.box, s.list.high, true)
	if s.scroll.Offset != before {
		in.Just = in.Just.Without(input.Up).Without(input.Down)
	}
}

// whole takes out what was drawn from an item on and does not lie in a box as a whole: a line that is cut could not be
// read.
func whole(l *display.List, first int, box display.Rect) {
	kept := l.Items[:first]
	for _, it := range l.Items[first:] {
		if it.Box.Y >= box.Y-1 && it.Box.Y+it.Box.H <= box.Y+box.H+1 {
			kept = append(kept, it)
		}
	}
	l.Items = kept
}

// drawList draws the part of the story that is in sight, in whole lines.
func (s *scoring) drawList(b *brush) {
	defer b.Explains(len(b.L.Items))
	l := &s.list
	b.L.Fill(l.box, theme.Fog, b.M.U(ui.Radius))
	first := len(b.L.Items)
	for i := range s.tales {
		t := &s.tales[i]
		if head := l.heads[i].Moved(0, l.box.Y-s.scroll.Offset); !head.Empty() && !head.Intersect(l.box).Empty() {
			b.Line(head, t.hour, display.Marquee, hourSize, theme.Lamp, display.Left)
		}
		row := l.rows[i].Moved(0, l.box.Y-s.scroll.Offset)
		if row.Intersect(l.box).Empty() {
			continue
		}
		chip := b.M.Size(display.Sans, table.BodySize) * 1.5
		mark, text := row.CutLeft(chip + b.M.U(scorePad))
		mark.W, mark.H = chip, chip
		b.ChipAt(mark.Inset(chip*0.08), t.turn.Seat, t.move)
		ink := theme.Cream
		switch {
		case t.lie || t.bluff:
			ink = theme.LampAlert
		case t.minor:
			ink = theme.FogText
		}
		ui.Paragraph(b.L, s.table.Stage, text, t.text, display.Sans, table.BodySize, ink, display.Left)
	}
	whole(b.L, first, l.box)
	s.scroll.Draw(b.L, s.table.Stage, l.box.Inset(b.M.U(scorePad)*0.4), l.high)
}
