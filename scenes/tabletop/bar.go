package tabletop

import (
	"safehouse/game"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/ui"
)

// DrawBar draws the top of the screen: the game's name with a note under it, and the line that always says whose turn
// it is and what is asked.
func (t *Table) DrawBar(b *Brush, name, note, status string) {
	bar, skin := b.F.Bar, t.Skin
	b.L.Fill(bar, skin.Bar, 0)
	b.L.Fill(display.Rect{X: 0, Y: bar.H - max(2, b.M.U(3)), W: bar.W, H: max(2, b.M.U(3))}, skin.BarEdge, 0)
	if !b.F.Title.Empty() {
		top, below := b.F.Title.CutTop(b.F.Title.H * 0.54)
		b.Line(top, name, display.SansBold, TitleSize, skin.Name, display.Left)
		b.Line(below, note, display.Sans, SmallSize, skin.Note, display.Left)
	}
	pill := b.besidePill(b.F.Pill, status)
	b.L.Fill(pill, skin.Pill, pill.H/2)
	inside := display.Rect{X: pill.X + pill.H*0.5, Y: pill.Y, W: pill.W - pill.H, H: pill.H}
	if s := t.Asked(); s.Sits(len(t.Seats.Names)) && !t.Busy() {
		var mark display.Rect
		mark, inside = inside.CutLeft(pill.H * 0.85)
		b.Chip(mark.Inset(pill.H*0.17).Moved(-pill.H*0.17, 0), s)
	}
	f := display.SansBold
	if !b.Fits(status, f, inside.W) {
		f = display.Poster // It is narrower, and what is asked is never cut for its looks.
	}
	before := len(b.L.Items)
	b.Line(inside, status, f, BodySize, skin.PillInk, display.Middle)
	if len(b.L.Items) > before {
		b.L.Items[before].Role = display.Status
	}
}

// besidePill writes, at the right of the line that says whose turn it is, which seats were given to the computer, where
// that line leaves it room. It gives what is left for the line, which is never cut short for it: the signs of the seats
// tell the same.
func (b *Brush) besidePill(pill display.Rect, status string) display.Rect {
	gap := b.M.U(givenGap)
	font := b.M.Font(display.SansBold)
	least := b.view.Stage.Measure.Width(status, font, b.M.Size(font, BodySize)) + 2*pill.H
	n, side := float64((b.view.Seats.Hosts &^ b.view.Seats.Persons).Len()), pill.H*0.8
	wide := n*side*1.1 + gap
	if n == 0 || pill.W-wide < least {
		return pill
	}
	pill = b.whoPlays(pill, pill.W-wide-least)
	for seat := game.Seat(len(b.view.Seats.Names)); seat > 0; seat-- {
		if b.view.Seats.Given(seat - 1) {
			var place display.Rect
			place, pill = pill.CutRight(side * 1.1)
			b.Chip(place, seat-1)
		}
	}
	pill.W -= gap
	return pill
}

// whoPlays says behind the signs of the seats that were given away who plays for them, where that much room is spare.
// It gives what is left.
func (b *Brush) whoPlays(room display.Rect, spare float64) display.Rect {
	text, font := b.view.Say("seats.plays"), b.M.Font(display.Sans)
	wide := b.view.Stage.Measure.Width(text, font, b.M.Size(font, SmallSize)) + b.M.U(givenGap)
	if wide > spare {
		return room
	}
	place, room := room.CutRight(wide)
	b.Line(place, text, display.Sans, SmallSize, b.skin.Note, display.Right)
	return room
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
		bar, _ := b.F.Primary.CutBottom(max(b.M.U(unreadHigh), 3))
		bar.W *= share
		b.L.Fill(bar, theme.GroundColour.Alpha(0.5), 0)
	}
}

// DrawHot draws everything that can be pressed. It comes last. On a bright table the focus ring has an edge of its own.
func (t *Table) DrawHot(b *Brush) {
	if edge := t.Skin.RingEdge; edge.A > 0 {
		for i := range t.controls {
			c := &t.controls[i]
			if _, ring, _ := t.Page.State(c.ID); ring {
				w := max(2, b.M.U(ringEdge))
				b.L.Border(c.Box.Inset(-3*w), edge, b.M.U(ui.Radius)+3*w, w)
			}
		}
	}
	t.Page.Draw(b.L, t.Stage, uncovered(t, b))
	unread(t, b)
	t.hint.draw(t, b)
}

// uncovered are the controls that lie in the light: what a peak has darkened is not to be pressed, since any press ends
// the peak.
func uncovered(t *Table, b *Brush) []ui.Control {
	dark := b.PeakStage()
	switch {
	case t.darkened:
		dark.H = b.F.Primary.Y - dark.Y
	case t.show.peaking().Kind == 0:
		return t.controls
	}
	t.lit = t.lit[:0]
	for i := range t.controls {
		if c := &t.controls[i]; c.Box.Intersect(dark).Empty() || c.Box.Y >= b.F.Panel.Y && !t.darkened {
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

// NamePlayed is a seat's name with who played for it: a person, the computer in part, or the computer now, where a room
// of that width has place for it in letters of that design size; else the name alone.
func (t *Table) NamePlayed(seat game.Seat, wide float64, f display.Font, design float64) string {
	m, long := t.Stage.Metrics, t.Played(seat)
	f = m.Font(f)
	if t.Stage.Measure.Width(long, f, max(m.Size(f, design)*nameShrinks, m.Floor(f))) > wide {
		return t.Called(seat)
	}
	return long
}
