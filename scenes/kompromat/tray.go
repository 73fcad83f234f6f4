package kompromat

import (
	"slices"
	"strconv"

	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/table"
)

// tray lays cards open over the board.
func (b *brush) tray() {
	defer b.Explains(len(b.L.Items))
	t := b.t
	sheet := b.Sheet()
	head := display.Rect{X: sheet.X + b.M.U(30), Y: sheet.Y + b.M.U(14), W: sheet.W - b.M.U(60), H: b.M.Size(display.SansBold, table.HeadSize) * 1.6}
	b.Line(head, t.ask.trayHead, display.SansBold, table.HeadSize, theme.TextColour, display.Middle)
	picks := slices.ContainsFunc(t.ask.tray, func(c trayCard) bool { return c.pick })
	for i, c := range t.ask.tray {
		box := t.trayBox(i)
		hover, _, _ := t.Page.State(trayID(i))
		if c.mark != 0 {
			box = box.Moved(0, -b.M.U(22))
		} else if hover && c.pick {
			box = box.Moved(0, -b.M.U(10))
		}
		face := t.wardrobe().equipment(c.card, c.card != 0, deckTone(c.seat))
		it := b.L.Card(box, face)
		it.Shadow = b.M.U(8)
		if picks && !c.pick {
			it.Fade, it.Disabled = 0.3, true
		}
		if c.mark == 0 {
			continue
		}
		b.L.Border(box.Inset(-b.M.U(6)), theme.Focus, b.M.U(12), max(3, b.M.U(6)))
		if c.mark > 0 {
			b.Badge(box, strconv.Itoa(int(c.mark)), theme.Focus, theme.FocusInner, 0.5, 1.04)
		}
	}
}
