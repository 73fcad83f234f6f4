package tabletop

import (
	"safehouse/game"
	"safehouse/render/display"
	"safehouse/render/theme"
)

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
