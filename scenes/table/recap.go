package table

import (
	"safehouse/game"
	"safehouse/render/display"
	"safehouse/scenes/input"
)

// Recap tells a person who takes the screen what happened since. It is drawn where Recapping says so.
func (b *Brush) Recap() {
	t := b.table
	in := b.Sheet().Inset(b.M.U(30))
	head, in := in.CutTop(b.M.Size(display.SansBold, HeadSize) * 1.7)
	key := "table.recap.head"
	if t.Eyes.first {
		key = "table.recap.first"
	}
	b.Line(head, t.Say(key, game.SeatName(t.Eyes.holder)), display.SansBold, HeadSize, t.Skin.SheetHead, display.Left)
	high := t.Stage.Measure.LineHeight(display.Sans, b.M.Size(display.Sans, BodySize)) * 1.12
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
		b.L.Text(box, row.text, display.Sans, b.M.Size(display.Sans, BodySize), t.Skin.SheetText, display.Left).Role = display.LogLine
	}
}

// recapRows breaks the recap's sentences into rows.
func (b *Brush) recapRows(width float64) (rows []logRow) {
	b.table.sentences(b.table.Eyes.recap, func(_ game.Line, said string) {
		for i, text := range b.table.Stage.Measure.Wrap(said, display.Sans, b.M.Size(display.Sans, BodySize), width) {
			rows = append(rows, logRow{text: text, first: i == 0})
		}
	})
	return rows
}

// askRecap has the holder put the recap away.
func (p *Panel) askRecap(q *Ask) {
	q.Status = p.table.Say("table.recap.status", game.SeatName(p.table.Eyes.holder))
	q.Primary = p.Button("recap", "table.recap.go", input.Confirm)
}
