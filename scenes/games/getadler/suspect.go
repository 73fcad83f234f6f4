package getadler

import (
	"strconv"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/games/getadler/designs"
	"safehouse/scenes/games/getadler/signs"
	"safehouse/scenes/match"
	"safehouse/scenes/ui"
)

// draw draws the table outside of a confrontation.
func (b tableBrush) draw() {
	b.suspects()
	b.middle()
	handBrush(b).cards()
	b.marks()
	b.named()
	b.speech()
	b.saying()
	b.legend()
}

// suspects are the players in their arc, without their cards.
func (b tableBrush) suspects() {
	for seat := range game.Seat(b.v.Seats) {
		b.suspect(&b.lay.Suspects[seat], seat)
	}
}

// onTurn reports whether it is a seat's turn.
func (b tableBrush) onTurn(seat game.Seat) bool {
	return seat == b.v.Current && b.v.Hour > 0 && !b.v.Over
}

// ground is what somebody's place lies on, dark for who is out of the game; edge is its border, lit and so thick where
// it is that one's turn or its decision is waited for.
func (b *brush) ground(box display.Rect, gone bool, shadow float64) {
	ink := theme.Fog
	if gone {
		ink = theme.Night
	}
	b.L.Fill(box, ink, b.M.U(ui.Radius)).Shadow = b.M.U(shadow)
}

func (b *brush) edge(box display.Rect, lit bool, thick float64) {
	ink, wide := theme.ControlBorder, max(1, b.M.U(2))
	if lit {
		ink, wide = theme.Lamp, max(2, b.M.U(thick))
	}
	b.L.Border(box, ink, b.M.U(ui.Radius), wide)
}

// around frames a box from outside.
func (b *brush) around(box display.Rect, ink display.Colour, wide float64) {
	b.L.Border(box.Inset(-wide), ink, b.M.U(ui.Radius)+wide, wide)
}

// lamp is the light that falls on the seat on turn.
func (b tableBrush) lamp(seat game.Seat) {
	if !b.onTurn(seat) {
		return
	}
	box := b.lay.Suspects[seat].Box
	b.L.Beam(display.Rect{X: box.X - box.W*0.12, Y: b.F.Bar.H, W: box.W * 1.24, H: box.Y + box.H*1.3 - b.F.Bar.H},
		theme.Lamp).Fade = lampFade
}

func (b tableBrush) suspect(lay *suspectLayout, seat game.Seat) {
	p := &b.v.Players[seat]
	b.ground(lay.Box, p.Eliminated, 4)
	b.lamp(seat)
	b.plate(lay, seat)
	b.edge(lay.Box, b.onTurn(seat), 3)
	if !p.Eliminated {
		b.Fit(lay.Count, b.number(lay, seat, p.Cards), display.SansBold, countSize, theme.Cream, display.Left)
	}
	b.foot(lay, seat)
}

// number is how many cards a seat holds; in words where no backs stand beside it.
func (b tableBrush) number(lay *suspectLayout, seat game.Seat, cards int) string {
	figure := strconv.Itoa(cards)
	if seat != b.look.Near || b.lay.Hand.Empty() {
		return figure
	}
	size := b.M.Size(display.SansBold, b.Lowered(lay.Count, countSize))
	words := b.look.Say("getadler.spy.count", game.Number(cards))
	if b.look.Stage.Measure.Width(words, display.SansBold, size) > lay.Count.W {
		return figure
	}
	return words
}

// plate is the strip of a seat's colour with its sign and name.
func (b *brush) plate(lay *suspectLayout, seat game.Seat) {
	radius := b.M.U(ui.Radius)
	b.L.Fill(lay.Plate, theme.Slate, radius)
	line := max(3, b.M.U(5))
	b.L.Fill(display.Rect{X: lay.Plate.X, Y: lay.Plate.Y + lay.Plate.H - line, W: lay.Plate.W, H: line},
		theme.SeatColours[seat], 0)
	b.Chip(lay.Chip, seat)
	font, size := b.names()
	b.Fit(lay.Name, b.look.Seats.Names[seat], font, size, theme.Cream, display.Left)
}

// names sets the face and size of the names, the same for all of them: a narrow face where one would be cut in that of
// the labels, and as large as all have room for.
func (b *brush) names() (f display.Font, design float64) {
	f, design = display.Plate, nameSize
	for seat, name := range b.look.Seats.Names {
		if !b.Fits(name, f, b.lay.Suspects[seat].Name.W) {
			f, design = display.Poster, nameSize*signs.NarrowGrows
			break
		}
	}
	for seat, name := range b.look.Seats.Names {
		if room := b.lay.Suspects[seat].Name; !room.Empty() {
			design = b.roomy(name, f, design, room.W)
		}
	}
	return f, design
}

// roomy is the largest size at which a line has room, from that design size down to the least that can be read.
func (b *brush) roomy(text string, f display.Font, design, wide float64) float64 {
	font, least := b.M.Font(f), b.M.Floor(f)/(b.M.Scale()*max(1, b.M.TextScale))
	design, _ = ui.Shrink(design, min(design, least), func(size float64) bool {
		return b.look.Stage.Measure.Width(text, font, b.M.Size(font, size)) <= wide
	})
	return design
}

// states say, over the cards, what keeps suspects from acting.
func (b tableBrush) states() {
	for seat := range game.Seat(b.v.Seats) {
		p, lay := &b.v.Players[seat], &b.lay.Suspects[seat]
		switch {
		case p.Eliminated:
			b.L.Card(lay.Card, display.Face{Design: designs.Struck, Title: b.look.Say("getadler.struck")})
		case p.Out:
			word := b.either(lay.State, b.look.Say("getadler.state.out"), b.look.Say("getadler.state.out.short"))
			b.chipWord(lay.State, word, display.IconHourglass, theme.LampAlert, theme.LampInk)
		}
	}
}

// either is the long form of a word where there is room for it, else the short one.
func (b *brush) either(room display.Rect, long, short string) string {
	if b.Fits(long, display.SansBold, room.W-b.M.U(6)) {
		return long
	}
	return short
}

// foot is the notebook's strip, or says that the place is the reader's own; once all characters are known, it names the
// seat's.
func (b tableBrush) foot(lay *suspectLayout, seat game.Seat) {
	role := b.v.Players[seat].Role
	// Words stand under the portrait, in line with it.
	_, line := lay.Strip.CutLeft(max(0, lay.Card.X-lay.Strip.X))
	switch {
	case b.v.Revealed || role != getadler.NoRole && !b.mine(seat):
		ink := theme.Cream
		if role.Villain() {
			ink = theme.LampAlert
		}
		name := b.look.Say(role.Key())
		if b.mine(seat) {
			name = b.look.Say("getadler.you.are", role.Word())
		}
		f := display.SansBold
		if !b.Fits(name, f, line.W) {
			f = display.Poster
		}
		b.Fit(line, name, f, stateSize, ink, display.Left)
	case b.mine(seat):
		b.Fit(line, b.look.Say("seats.you"), display.SansBold, stateSize, theme.Lamp, display.Left)
	default:
		b.book.Strip(&b.Brush, lay.Strip, b.v, seat)
	}
}

// legend explains the strip of the suspect that is pointed at or has the focus, over the clock and the piles.
func (b tableBrush) legend() {
	if seat, ok := b.pointedAt(); ok {
		room := b.lay.Middle
		room.W = b.lay.Tools[0].X - b.lay.gap() - room.X
		b.book.Legend(&b.Brush, room, b.v, seat)
	}
}

// pointedAt is the suspect whose strip is explained, ok false for none: while a sheet explains something, none is.
func (b tableBrush) pointedAt() (told game.Seat, ok bool) {
	if b.lay.taken() || b.look.Busy() || b.pileOpen || b.book.Shown() || b.look.Stage.Reading {
		return match.NoSeat, false
	}
	for seat := range game.Seat(b.v.Seats) {
		if hover, focus, _ := b.page.State(seatIDs[seat]); (hover && seatIDs[seat] != b.heeded || focus) &&
			b.book.HasStrip(b.v, seat) {
			return seat, true
		}
	}
	return match.NoSeat, false
}

// chipWord is a word on a ground of its own; where it has no room, a symbol stands for it.
func (b *brush) chipWord(room display.Rect, text string, icon display.Icon, ground, ink display.Colour) {
	b.L.Fill(room, ground, b.M.U(6))
	if inside := room.Inset(b.M.U(3)); b.Fits(text, display.SansBold, inside.W) {
		b.Fit(inside, text, display.SansBold, stateSize, ink, display.Middle)
	} else {
		b.L.Symbol(room.SquareIn(0.8), icon, ink)
	}
}

// targets marks the suspects that a card can be played on, and the one that is chosen.
func (b tableBrush) targets() {
	for seat := range game.Seat(b.v.Seats) {
		if !b.look.Choice.Offered(seatIDs[seat]) {
			continue
		}
		box := b.lay.Suspects[seat].Box
		if b.look.Choice.Picked(seatIDs[seat]) {
			portrait := b.lay.Suspects[seat].Card
			b.chosen(box, portrait.X, portrait.Y)
			continue
		}
		wide := max(3, b.M.U(5))
		if hover, _, _ := b.page.State(seatIDs[seat]); hover {
			wide *= 1.5
		}
		b.around(box, theme.Lamp, wide)
	}
}

// chosen frames what is chosen, and ticks it under a point of its upper edge, where nothing is to be read.
func (b *brush) chosen(box display.Rect, x, y float64) {
	b.around(box, theme.Focus, max(3, b.M.U(6)))
	side := max(b.M.U(44), 26)
	mark := display.Rect{X: x - side/2, Y: y, W: side, H: side}
	b.Seal(mark, display.IconCheck, 0.22, theme.Focus, theme.LampInk)
}
