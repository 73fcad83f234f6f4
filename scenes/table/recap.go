package table

import (
	"safehouse/game"
	"safehouse/render/display"
	"safehouse/scenes/input"
)

// Recap tells a person who takes the screen what happened since. It is drawn where Recapping says so.
func (b *Brush) Recap() {
	c := b.c
	in := b.Sheet().Inset(b.M.U(30))
	head, in := in.CutTop(b.M.Size(display.SansBold, HeadSize) * 1.7)
	key := "table.recap.head"
	if c.screen.first {
		key = "table.recap.first"
	}
	b.Line(head, c.Say(key, game.SeatName(c.screen.holder)), display.SansBold, HeadSize, c.Skin.SheetHead, display.Left)
	high := c.Stage.Measure.LineHeight(display.Sans, b.M.Size(display.Sans, BodySize)) * 1.12
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
		b.L.Text(box, row.text, display.Sans, b.M.Size(display.Sans, BodySize), c.Skin.SheetText, display.Left).Role = display.LogLine
	}
}

// recapRows breaks the recap's sentences into rows.
func (b *Brush) recapRows(width float64) (rows []logRow) {
	b.c.sentences(b.c.screen.recap, func(_ game.Line, said string) {
		for i, text := range b.c.Stage.Measure.Wrap(said, display.Sans, b.M.Size(display.Sans, BodySize), width) {
			rows = append(rows, logRow{text: text, first: i == 0})
		}
	})
	return rows
}

// askRecap has the holder put the recap away.
func (c *Table) askRecap(q *Ask) {
	q.Status = c.Say("table.recap.status", game.SeatName(c.screen.holder))
	q.Primary = Button{ID: "recap", Label: c.Say("table.recap.go"), Key: c.Prompt(input.Confirm)}
}
