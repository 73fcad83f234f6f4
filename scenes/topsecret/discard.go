package topsecret

import (
	"strconv"

	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/table"
	"safehouse/scenes/ui"
)

// discard is the pile of cards out of the game, with their number.
func (b *brush) discard() {
	box := b.lay.Discard
	hover, _, _ := b.t.Page.State("discard")
	b.L.Fill(box, theme.CutPaper, b.M.U(6))
	edge := theme.CutSecondary
	if hover {
		edge = theme.CutInk
	}
	b.L.Border(box, edge, b.M.U(6), max(1.5, b.M.U(2.5)))
	icon, figure := box.CutTop(box.H * 0.52)
	if box.W > box.H {
		icon, figure = box.CutLeft(box.W * 0.5)
	}
	b.L.Symbol(square(icon, 0.72), display.IconStack, theme.CutSecondary)
	b.fit(figure.Inset(figure.W*0.04), strconv.Itoa(b.v.Discard.Sum()), display.Poster, countSize, theme.CutInk, display.Middle)
}

// sheet lays the cards of the discard pile open over the boards, by kind.
func (b *brush) sheet() {
	defer b.Explains(len(b.L.Items))
	t := b.t
	sheet := b.Sheet()
	head := display.Rect{X: sheet.X + b.M.U(30), Y: sheet.Y + b.M.U(14), W: sheet.W - b.M.U(60), H: b.M.Size(display.SansBold, table.HeadSize) * 1.6}
	b.fit(head, t.discardLabel(), display.SansBold, table.HeadSize, skin.SheetHead, display.Left)
	room := display.Rect{X: sheet.X + b.M.U(30), Y: head.Y + head.H, W: sheet.W - b.M.U(60), H: sheet.Y + sheet.H - head.Y - head.H - b.M.U(20)}
	kinds := 0
	for _, n := range b.v.Discard {
		if n > 0 {
			kinds++
		}
	}
	if kinds == 0 {
		ui.Paragraph(b.L, t.Stage, room, t.Say("topsecret.discard.empty"), display.Sans, table.BodySize, skin.SheetText, display.Left)
		return
	}
	pitch := min(room.W/float64(kinds), room.H)
	label := b.M.Size(display.Poster, countSize) * 1.3
	w := min(pitch*0.84, (room.H-label)*0.7)
	x := room.X + (room.W-pitch*float64(kinds)+pitch-w)/2
	for k := topsecret.Document1; int(k) <= topsecret.Kinds; k++ {
		n := b.v.Discard[k]
		if n == 0 {
			continue
		}
		card := display.Rect{X: x, Y: room.Y + (room.H-label-w/0.7)/2, W: w, H: w / 0.7}
		b.L.Card(card, t.faces().up[k])
		below := display.Rect{X: x - (pitch-w)/2, Y: card.Y + card.H, W: pitch, H: label}
		b.fit(below, t.Say("topsecret.count", game.Number(n)), display.Poster, countSize, skin.SheetText, display.Middle)
		x += pitch
	}
}
