package getadler

import (
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/input"
	"safehouse/scenes/tabletop"
	"safehouse/scenes/ui"
)

// composeList lays the story in words alone in a room, for letters too large for a table of signs: the hours, and under
// each the turns with the sign of who played. Each line is a row of its own, so that it scrolls line by line.
func (s *scoring) composeList(room display.Rect) {
	st := s.look.Stage
	m := st.Metrics
	pad, font, size := m.U(scorePad), m.Font(display.Sans), m.Size(display.Sans, tabletop.BodySize)
	side := size * 1.5
	room = room.Inset(pad)
	room.W -= m.U(barRoom)
	s.list = &ui.Sheet{Panel: room}
	hour := uint8(0)
	for i := range s.tales {
		t := &s.tales[i]
		if t.turn.Hour != hour {
			hour = t.turn.Hour
			r, box := s.list.Add(m.Size(display.Marquee, hourSize)*1.3, pad*0.6)
			ui.Line(&r.List, st, box, t.hour, display.Marquee, hourSize, theme.Lamp, display.Left)
		}
		ink := t.ink(theme.Cream)
		if t.minor() {
			ink = theme.FogText
		}
		high, gap := max(st.Measure.LineHeight(font, size), side), pad*0.6
		for n, line := range st.Measure.Wrap(t.text, font, size, room.W-side-pad) {
			r, box := s.list.Add(high, gap)
			chip, text := box.PartLeft(side, pad)
			r.List.Text(text, line, font, size, ink, display.Left)
			if n == 0 {
				b := s.score.Brush(&r.List, s.frame)
				b.ChipAt(chip.Square(side*0.84), t.turn.Seat, t.move)
			}
			high, gap = st.Measure.LineHeight(font, size), 0
		}
	}
}

// scrollList scrolls the story by wheel, drag and keys, and takes the keys that it used out of the frame.
func (s *scoring) scrollList(in *input.Frame) {
	if s.list == nil {
		return
	}
	before := s.scroll.Offset
	keys := *in
	keys.Just = in.Just.Without(input.Peek)
	s.scroll.Update(&keys, s.look.Stage, s.list.Panel, s.list.Height(), true)
	if s.scroll.Offset != before {
		in.Just = in.Just.Without(input.Up).Without(input.Down)
	}
}

// drawList draws the part of the story that is in sight.
func (s *scoring) drawList(b *tabletop.Brush) {
	defer b.Explains(len(b.L.Items))
	b.L.Fill(s.list.Panel.Inset(-b.M.U(scorePad)), theme.Fog, b.M.U(ui.Radius))
	s.list.Draw(b.L, s.look.Stage, &s.scroll)
}
