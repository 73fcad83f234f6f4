package table

import (
	"safehouse/game"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/stage"
)

// OddsAllowed tells whether figures of chance, and conclusions, may be shown at all: the setting counts at any moment, in
// every match.
func (t *Table) OddsAllowed() bool { return t.Stage.Settings.Odds != stage.OddsNever }

// Given marks a seat's sign where the computer plays for the person who had the seat at the start.
func (b *Brush) Given(sign display.Rect, seat game.Seat) {
	if b.table.Seats.Given(seat) {
		b.Computer(sign)
	}
}

// Computer is the mark at the foot of a sign that says that the computer played.
func (b *Brush) Computer(sign display.Rect) {
	side := max(sign.H*givenShare, givenPx)
	box := display.Rect{X: sign.X + sign.W - side*0.75, Y: sign.Y + sign.H - side*0.75, W: side, H: side}
	b.L.Fill(box, theme.TextColour, side/2)
	b.L.Border(box, theme.GroundColour, side/2, max(1, side*0.08))
	b.L.Symbol(box.Inset(side*0.16), display.IconRobot, theme.GroundColour)
}

// ChipAt is a seat's sign as it was at a move, counted from 0: with the mark where the computer made the move.
func (b *Brush) ChipAt(box display.Rect, seat game.Seat, move int) {
	b.sign(box, seat)
	if b.table.Seats.GivenAt(seat, move) {
		b.Computer(box.SquareIn())
	}
}

// noted puts the number that the match was dealt from, where a player gave one, behind the note under the game's name; it
// tells whether there was room.
func (b *Brush) noted(note string, wide float64) (string, bool) {
	t := b.table
	if t.Seats.Cast.Number == nil {
		return note, true
	}
	with := t.Say("seats.seed", game.Text(t.seedText))
	if note != "" {
		with = t.Say("seats.seed.noted", game.Text(note), game.Text(t.seedText))
	}
	font := b.M.Font(display.Sans)
	if t.Stage.Measure.Width(with, font, min(b.M.Floor(font), b.M.Size(font, SmallSize))) > wide {
		return note, false
	}
	return with, true
}

// besidePill writes, at the right of the line that says whose turn it is, what everybody should know where that line leaves
// it room: the seats that were given to the computer, and the seed where it has no other place. It gives what is left for
// the line, which is never cut short for it: the signs of the seats tell the same, and so does the pause of the seed. For
// the seed alone the line may be set smaller.
func (b *Brush) besidePill(pill display.Rect, status string, seed bool) display.Rect {
	t := b.table
	gap := b.M.U(givenGap)
	font := b.M.Font(display.SansBold)
	least := t.Stage.Measure.Width(status, font, b.M.Size(font, BodySize)) + 2*pill.H
	if n := float64((t.Seats.Hosts &^ t.Seats.Persons).Len()); n > 0 {
		side := pill.H * 0.8
		if wide := n*side*1.1 + gap; pill.W-wide >= least {
			pill = b.whoPlays(pill, pill.W-wide-least)
			for seat := game.Seat(len(t.Seats.Names)); seat > 0; seat-- {
				if t.Seats.Given(seat - 1) {
					var place display.Rect
					place, pill = pill.CutRight(side * 1.1)
					b.Chip(place, seat-1)
				}
			}
			pill.W -= gap
		}
	}
	if !seed {
		return pill
	}
	// Where large letters leave no room, the number is set small, and then the line no larger than without large letters.
	usual := t.Stage.Measure.Width(status, font, b.M.Size(font, BodySize/max(1, b.M.TextScale))) + 2*pill.H
	for _, try := range [...]struct {
		small bool
		least float64
	}{{false, least}, {true, least}, {true, usual}} {
		if pill.W-b.seedWide(try.small)-gap >= try.least {
			pill = b.seed(pill, try.small)
			pill.W -= gap
			return pill
		}
	}
	return pill
}

// whoPlays says behind the signs of the seats that were given away who plays for them, where that much room is spare. It
// gives what is left.
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

// seedWide is the room that the number takes beside the line.
func (b *Brush) seedWide(small bool) float64 {
	_, _, _, wide := b.seedLines(small)
	return wide
}

// seedLines are the one or two lines of the number, with the size of their letters and their width in pixels: the reader's
// letters, or the smallest that can be read.
func (b *Brush) seedLines(small bool) (first, rest string, size, wide float64) {
	t := b.table
	digits := t.seedText
	font := b.M.Font(display.Sans)
	size, head := b.M.Size(font, SmallSize), digits
	if small {
		size = b.M.Floor(font)
	}
	if n := len(digits); n > seedDigits {
		size, head, rest = b.M.Floor(font), digits[:n/2-seedWord], digits[n/2-seedWord:]
	}
	first = t.Say("seats.seed", game.Text(head))
	return first, rest, size, max(t.Stage.Measure.Width(first, font, size), t.Stage.Measure.Width(rest, font, size)) + 2
}

// seed writes the number that the match was dealt from: in one line, or a long one in two small ones, so that it can be
// read whole and leaves room for what is asked.
func (b *Brush) seed(room display.Rect, small bool) display.Rect {
	t, font := b.table, b.M.Font(display.Sans)
	first, rest, size, wide := b.seedLines(small)
	place, room := room.CutRight(wide)
	if rest == "" {
		b.L.Text(place, first, font, size, t.Skin.Note, display.Right)
		return room
	}
	line := t.Stage.Measure.LineHeight(font, size)
	_, y := place.Centre()
	b.L.Text(display.Rect{X: place.X, Y: y - line, W: wide, H: line}, first, font, size, t.Skin.Note, display.Right)
	b.L.Text(display.Rect{X: place.X, Y: y, W: wide, H: line}, rest, font, size, t.Skin.Note, display.Right)
	return room
}
