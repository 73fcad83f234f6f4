package tabletop

import (
	"slices"

	"safehouse/game"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/stage"
)

// OddsAllowed reports whether figures of chance, and conclusions, may be shown at all: the setting counts at any
// moment, in every match.
func (t *Table) OddsAllowed() bool { return t.Stage.Settings.Odds != stage.OddsNever }

// OptionOdds is the option of a match that shows figures of chance.
const OptionOdds = "odds"

// WithChances is its value where a match draws conclusions and shows chances too; 1 is conclusions alone.
const WithChances = 2

// OddsWanted reports whether a match shows them: as its option says, else where an Easy computer plays.
func (t *Table) OddsWanted() bool {
	byDefault := 0
	if slices.ContainsFunc(t.Seats.Cast.Players, func(p game.Player) bool { return p.Computer && p.Level == game.Easy }) {
		byDefault = 1
	}
	return t.Seats.Cast.Options.Value(OptionOdds, byDefault) != 0
}

// Given marks a seat's sign where the computer plays for the person who had the seat at the start.
func (b *Brush) Given(sign display.Rect, seat game.Seat) {
	if b.table.Seats.Given(seat) {
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
	if b.table.Seats.GivenAt(seat, move) {
		b.Computer(box.SquareIn(1))
	}
}

// besidePill writes, at the right of the line that says whose turn it is, which seats were given to the computer, where
// that line leaves it room. It gives what is left for the line, which is never cut short for it: the signs of the seats
// tell the same.
func (b *Brush) besidePill(pill display.Rect, status string) display.Rect {
	t := b.table
	gap := b.M.U(givenGap)
	font := b.M.Font(display.SansBold)
	least := t.Stage.Measure.Width(status, font, b.M.Size(font, BodySize)) + 2*pill.H
	n, side := float64((t.Seats.Hosts &^ t.Seats.Persons).Len()), pill.H*0.8
	wide := n*side*1.1 + gap
	if n == 0 || pill.W-wide < least {
		return pill
	}
	pill = b.whoPlays(pill, pill.W-wide-least)
	for seat := game.Seat(len(t.Seats.Names)); seat > 0; seat-- {
		if t.Seats.Given(seat - 1) {
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
	text, font := b.table.Say("seats.plays"), b.M.Font(display.Sans)
	wide := b.table.Stage.Measure.Width(text, font, b.M.Size(font, SmallSize)) + b.M.U(givenGap)
	if wide > spare {
		return room
	}
	place, room := room.CutRight(wide)
	b.Line(place, text, display.Sans, SmallSize, b.table.Skin.Note, display.Right)
	return room
}
