package tabletop

import (
	"safehouse/game"
	"safehouse/render/display"
	"safehouse/scenes/director"
	"safehouse/scenes/match"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// While nothing is asked, the panel is no larger than what it tells: it draws in around the sentence, or goes where
// there is none, and the table has the rest of its place. Nothing else moves, so that nothing jumps under a pointer; as
// soon as something is asked the panel has its whole size again, with every button where it always is. With reduced
// motion it keeps it, since nothing may come and go with every sentence.

// tells reports that there is nothing in the panel that could be pressed, and no answer to a press.
func (p *Panel) tells(t *Table) bool {
	return p.bare && !t.Stage.Still() && p.answerWords(t).Text == ""
}

// drawIn lets the panel draw in by a tick while it only tells; it reports whether the picture changes.
func (p *Panel) drawIn(t *Table) bool {
	ticks := 0
	if p.tells(t) {
		ticks = min(p.drawnIn+1, t.Stage.Ticks(drawInMS))
	}
	moved := ticks != p.drawnIn
	p.drawnIn = ticks
	return moved
}

// DrawPanel draws the ground of what is asked.
func (t *Table) DrawPanel(b *Brush) {
	plate := b.F.Panel
	if p := &t.Panel; p.tells(t) {
		told, left := t.Panel.caption(t, b), 1-director.Decelerate.At(stage.Share(p.drawnIn, t.Stage.Ticks(drawInMS)))
		if len(told.words) == 0 && left == 0 {
			return
		}
		to := told.plate
		plate = display.Rect{
			X: to.X + (plate.X-to.X)*left, Y: to.Y + (plate.Y-to.Y)*left, W: to.W + (plate.W-to.W)*left, H: to.H +
				(plate.H-to.H)*left,
		}
	}
	b.L.Fill(plate, t.Skin.Panel, b.M.U(ui.Radius)*1.4)
	b.L.Border(plate, t.Skin.PanelEdge, b.M.U(ui.Radius)*1.4, max(1, b.M.U(2)))
}

// caption is what is told, the sign before it of the seat that it is about, and where they lie in the middle of the
// panel's place.
type caption struct {
	words             ui.Stack
	share             float64
	plate, sign, text display.Rect
	seat              game.Seat
}

// caption lays out what is told.
func (p *Panel) caption(t *Table, b *Brush) caption {
	st, pad := t.Stage, b.M.U(captionPad)
	c := caption{words: t.Panel.paragraphs(t, true), seat: speaker(t.show.Line())}
	room := b.F.Told.Inset(pad).Narrowed(pad)
	sign := b.M.Size(display.SansBold, HeadSize) * captionSign
	if !c.seat.Sits(len(t.Seats.Names)) || t.Choice.Prompt().Head != t.Words(t.show.Line()) {
		c.seat, sign = match.NoSeat, 0
	}
	room.W -= sign
	if c.words = c.words.Fitted(st, room); len(c.words) == 0 {
		c.plate = b.F.Told.Middle(0, 0)
		return c
	}
	c.share, _ = c.words.Share(st, room, 1)
	wide, high := c.words.Wide(st, room.W, c.share)+1, c.words.Height(st, room.W, c.share)+1
	c.plate = b.F.Told.Middle(wide+sign+4*pad, high+2*pad)
	c.sign, c.text = c.plate.Inset(pad).Narrowed(pad).CutLeft(sign)
	return c
}

// drawTold writes what is told.
func (p *Panel) drawTold(t *Table, b *Brush) {
	c := t.Panel.caption(t, b)
	if c.seat != match.NoSeat {
		b.Chip(c.sign.Middle(c.sign.W, c.sign.W).SquareIn(captionChip), c.seat)
	}
	c.words.Draw(b.L, t.Stage, c.text, c.share)
}
