package play

import (
	"slices"
	"strconv"

	"safehouse/render/display"
	"safehouse/render/theme"
)

// tray lays cards open over the board.
func (b *brush) tray() {
	t := b.t
	sheet := t.trayRect()
	b.l.Fill(b.lay.Board, theme.GroundColour.Alpha(0.7), 0)
	b.l.Fill(sheet, theme.Panel, b.m.U(14)).Shadow = b.m.U(12)
	b.l.Border(sheet, theme.Brass, b.m.U(14), max(2, b.m.U(3)))
	head := display.Rect{X: sheet.X + b.m.U(30), Y: sheet.Y + b.m.U(14), W: sheet.W - b.m.U(60), H: b.m.Size(display.SansBold, headSize) * 1.6}
	b.line(head, t.ask.trayHead, display.SansBold, headSize, theme.TextColour, display.Middle)
	picks := slices.ContainsFunc(t.ask.tray, func(c trayCard) bool { return c.pick })
	for i, c := range t.ask.tray {
		box := t.trayBox(i)
		hover, _, _ := t.page.State(trayID(i))
		if c.mark != 0 {
			box = box.Moved(0, -b.m.U(22))
		} else if hover && c.pick {
			box = box.Moved(0, -b.m.U(10))
		}
		face := t.wardrobe().equipment(c.card, c.card != 0, deckTone(c.seat))
		it := b.l.Card(box, face)
		it.Shadow = b.m.U(8)
		if picks && !c.pick {
			it.Fade = 0.55
		}
		if c.mark == 0 {
			continue
		}
		b.l.Border(box.Inset(-b.m.U(6)), theme.Focus, b.m.U(12), max(3, b.m.U(6)))
		if c.mark > 0 {
			b.badge(box, strconv.Itoa(int(c.mark)), theme.Focus, theme.FocusInner, 0.5, 1.04)
		}
	}
}
