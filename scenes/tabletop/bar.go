package tabletop

import (
	"safehouse/game"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/ui"
)

// DrawBar draws the top of the screen: the game's name with how far the match is, and what has just happened.
func (t *Table) DrawBar(b *Brush, name string, p Progress) {
	if b.F.Bar.Empty() {
		return
	}
	t.drawBar(b, name, p)
	t.log.drawTicker(t, b)
}

// drawBar draws the bar without a ticker.
func (t *Table) drawBar(b *Brush, name string, p Progress) {
	if t.Desk.Copy {
		name = t.Say("replay.copy", game.Text(name))
	}
	bar, look := b.F.Bar, &t.Skin.Top
	if look.Ground.A > 0 {
		b.L.Fill(bar, look.Ground, 0).Shade(display.ShadeDown, look.Foot)
	}
	if look.Line.A > 0 {
		edge := max(1, b.M.U(2))
		b.L.Fill(display.Rect{X: 0, Y: bar.H - edge, W: bar.W, H: edge}, look.Line, 0)
	}
	b.drawTitle(name, p)
}

// DrawLog draws the log, where it is open.
func (t *Table) DrawLog(b *Brush) {
	if t.LogOpen && !b.PeakCovers() {
		t.log.draw(t, b.L)
	}
}

// unread is the time that is left to read a result, as a bar along the foot of the button that goes on.
func unread(t *Table, b *Brush) {
	if share := t.show.unread(); share > 0 && !t.Stage.Still() && t.Choice.Prompt().Primary.ID == "continue" {
		bar, _ := ui.Face(b.M, b.F.Primary).CutBottom(max(b.M.U(unreadHigh), 3))
		bar.W *= share
		b.L.Fill(bar, theme.FocusUnder, 0)
	}
}

// DrawHot draws everything that can be pressed. It comes last.
func (t *Table) DrawHot(b *Brush) {
	t.Page.Draw(b.L, t.Stage, uncovered(t, b))
	unread(t, b)
	drawHint(t, b)
}

// uncovered are the controls that lie in the light: what a peak has darkened is not to be pressed, since any press ends
// the peak.
func uncovered(t *Table, b *Brush) []ui.Control {
	if t.show.peaking().Kind == 0 {
		return t.controls
	}
	dark := b.PeakStage()
	t.lit = t.lit[:0]
	for i := range t.controls {
		if c := &t.controls[i]; c.Box.Intersect(dark).Empty() || c.Box.Y >= b.F.Panel.Y && !b.now.Whole {
			t.lit = append(t.lit, *c)
		}
	}
	return t.lit
}

// Given marks a seat's sign where the computer plays for the person who had the seat at the start.
func (b *Brush) Given(sign display.Rect, seat game.Seat) {
	if b.view.Seats.Given(seat) {
		b.Computer(sign)
	}
}

// Computer is the mark at the foot of a sign that says that the computer played. It leaves the name beside the sign
// clear.
func (b *Brush) Computer(sign display.Rect) {
	side := max(sign.H*givenShare, givenPx)
	box := display.Rect{X: sign.X + sign.W - side, Y: sign.Y + sign.H - side*0.75, W: side, H: side}
	b.L.Fill(box, theme.TextColour, side/2)
	b.L.Border(box, theme.GroundColour, side/2, max(1, side*0.08))
	b.L.Symbol(box.Inset(side*0.16), display.IconRobot, theme.GroundColour)
}

// ChipAt is a seat's sign as it was at a move, counted from 0: with the mark where the computer made the move.
func (b *Brush) ChipAt(box display.Rect, seat game.Seat, move int) {
	b.sign(box, seat)
	if b.view.Seats.GivenAt(seat, move) {
		b.Computer(box.SquareIn(1))
	}
}
