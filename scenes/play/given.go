package play

import (
	"safehouse/game"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/stage"
)

// OddsAllowed tells whether figures of chance, and conclusions, may be shown at all: the setting counts at any moment, in
// every match.
func (c *Controller) OddsAllowed() bool { return c.Stage.Settings.Odds != stage.OddsNever }

// Given marks a seat's sign where the computer plays for the person who had the seat at the start.
func (b *Brush) Given(sign display.Rect, seat game.Seat) {
	if b.c.Given(seat) {
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
	if b.c.GivenAt(seat, move) {
		b.Computer(squareIn(box))
	}
}

// besidePill writes, at the right of the line that says whose turn it is, what everybody should know at any moment: the
// number that the match was dealt from, where a player gave one, and the seats that were given to the computer. It gives
// what is left for that line.
func (b *Brush) besidePill(pill display.Rect) display.Rect {
	c := b.c
	gap := b.M.U(givenGap)
	var place display.Rect
	if c.Cast.Number != nil {
		pill = b.seed(pill)
		pill.W -= gap
	}
	side := pill.H * 0.8
	for seat := game.Seat(len(c.Names)); seat > 0; seat-- {
		if c.Given(seat - 1) {
			place, pill = pill.CutRight(side * 1.1)
			b.Chip(place, seat-1)
		}
	}
	if c.Hosts != c.Persons {
		pill.W -= gap
	}
	return pill
}

// seed writes the number that the match was dealt from: in one line, or a long one in two small ones, so that it can be
// read whole and leaves room for what is asked.
func (b *Brush) seed(room display.Rect) display.Rect {
	c := b.c
	digits := c.seedText
	font := b.M.Font(display.Sans)
	size, head, rest := b.M.Size(font, SmallSize), digits, ""
	if n := len(digits); n > seedDigits {
		size, head, rest = b.M.Floor(font), digits[:n/2-seedWord], digits[n/2-seedWord:]
	}
	first := c.Say("seats.seed", game.Text(head))
	wide := max(c.Stage.Measure.Width(first, font, size), c.Stage.Measure.Width(rest, font, size)) + 2
	place, room := room.CutRight(wide)
	if rest == "" {
		b.L.Text(place, first, font, size, c.Skin.Note, display.Right)
		return room
	}
	line := c.Stage.Measure.LineHeight(font, size)
	_, y := place.Centre()
	b.L.Text(display.Rect{X: place.X, Y: y - line, W: wide, H: line}, first, font, size, c.Skin.Note, display.Right)
	b.L.Text(display.Rect{X: place.X, Y: y, W: wide, H: line}, rest, font, size, c.Skin.Note, display.Right)
	return room
}

// NamePlayed is a seat's name with who played for it: a person, the computer in part, or the computer now, where a room of
// that width has place for it in letters of that design size; else the name alone.
func (c *Controller) NamePlayed(seat game.Seat, wide float64, f display.Font, design float64) string {
	name := c.Names[seat]
	long := name
	switch {
	case c.Given(seat):
		long = c.Say("seats.played", game.SeatName(seat), game.Word(levelKeys[c.Level(seat)]))
	case c.everGiven(seat):
		long = c.Say("seats.partly", game.SeatName(seat))
	}
	f = c.Stage.Metrics.Font(f)
	if c.Stage.Measure.Width(long, f, max(c.Stage.Metrics.Size(f, design)*nameShrinks, c.Stage.Metrics.Floor(f))) > wide {
		return name
	}
	return long
}

// levelKeys are the message keys of the levels.
var levelKeys = [...]string{game.Easy: "level.easy", game.Medium: "level.medium", game.Expert: "level.expert"}

// everGiven tells whether the computer has played for a seat of a person.
func (c *Controller) everGiven(seat game.Seat) bool {
	for _, change := range c.seats.changes {
		if change.Seat == seat && change.Computer {
			return true
		}
	}
	return false
}
