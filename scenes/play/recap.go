package play

import (
	"safehouse/game"
	"safehouse/render/display"
	"safehouse/render/theme"
)

// recap tells a person who takes the screen what happened since.
func (b *brush) recap() {
	t := b.t
	sheet := t.trayRect()
	b.l.Fill(b.lay.Board, theme.GroundColour.Alpha(0.7), 0)
	b.l.Fill(sheet, theme.Panel, b.m.U(14)).Shadow = b.m.U(12)
	b.l.Border(sheet, theme.Brass, b.m.U(14), max(2, b.m.U(3)))
	in := sheet.Inset(b.m.U(30))
	head, in := in.CutTop(b.m.Size(display.SansBold, headSize) * 1.7)
	key := "table.recap.head"
	if t.screen.first {
		key = "table.recap.first"
	}
	b.line(head, t.say(key, game.SeatName(t.screen.holder)), display.SansBold, headSize, theme.Brass, display.Left)
	high := t.st.Measure.LineHeight(display.Sans, b.m.Size(display.Sans, bodySize)) * 1.12
	rows := b.recapRows(in.W)
	if room := int(in.H / high); len(rows) > room {
		// What happened last counts most; no sentence begins in its middle, and a row tells that there was more.
		rows = rows[len(rows)-max(0, room-1):]
		for len(rows) > 0 && !rows[0].first {
			rows = rows[1:]
		}
		rows = append([]logRow{{text: "…"}}, rows...)
	}
	for i, row := range rows {
		box := display.Rect{X: in.X, Y: in.Y + float64(i)*high, W: in.W, H: high}
		b.l.Text(box, row.text, display.Sans, b.m.Size(display.Sans, bodySize), theme.TextColour, display.Left).Role = display.LogLine
	}
}

// recapRows breaks the recap's sentences into rows.
func (b *brush) recapRows(width float64) (rows []logRow) {
	reader := b.t.reader()
	for _, l := range b.t.screen.recap {
		for i, text := range b.t.st.Measure.Wrap(reader.Say(l), display.Sans, b.m.Size(display.Sans, bodySize), width) {
			rows = append(rows, logRow{text: text, first: i == 0})
		}
	}
	return rows
}
