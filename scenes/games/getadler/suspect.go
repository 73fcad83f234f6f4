package getadler

import (
	"strconv"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/director"
	"safehouse/scenes/games/getadler/designs"
	"safehouse/scenes/games/getadler/signs"
	"safehouse/scenes/match"
	"safehouse/scenes/ui"
)

// draw draws the table outside of a confrontation.
func (b tableBrush) draw() {
	b.suspects()
	b.middle()
	b.here()
	handBrush(b).cards()
	b.marks()
	b.named()
	proven := provenBrush{brush: b.brush}
	if !b.lay.Spoken {
		proven.said = b.speech()
	}
	proven.proofStrings()
	proven.proofMarks()
	b.saying()
	b.legend()
}

// suspects are those who sit opposite, in the light of their lamps, without their cards.
func (b tableBrush) suspects() {
	for seat := range game.Seat(b.v.Seats) {
		if b.lay.opposite(int(seat)) {
			b.lamp(seat)
		}
	}
	for seat := range game.Seat(b.v.Seats) {
		if b.lay.opposite(int(seat)) {
			b.bust(&b.lay.Suspects[seat], seat)
		}
	}
	for seat := range game.Seat(b.v.Seats) {
		if b.lay.opposite(int(seat)) {
			b.placeCard(&b.lay.Suspects[seat], seat)
		}
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

// light is how much there is around a seat: who is on turn, asks or is asked sits in the brightest, who is out in none.
func (b tableBrush) light(seat game.Seat) uint8 {
	said := &b.told.After().said
	switch p := &b.v.Players[seat]; {
	case p.Eliminated, p.Out:
		return designs.LampOut
	case b.onTurn(seat), seat == said.asker, seat == said.target && said.asker != game.Public:
		return designs.LampBright
	}
	return designs.LampLit
}

// proven is the character of a seat that all the table may know, and who sits opposite.
func (b tableBrush) proven(seat game.Seat) getadler.Role {
	if b.mine(seat) && !b.v.Revealed {
		return getadler.NoRole
	}
	return b.v.Players[seat].Role
}

// lamp is the street lamp at the left of a suspect.
func (b tableBrush) lamp(seat game.Seat) {
	card := b.lay.Suspects[seat].Card
	unit := card.H / lampDesign
	face := display.Face{Design: designs.StreetLamp, Marks: b.light(seat)}
	if b.proven(seat).Villain() {
		face.Tone = 1
	}
	foot := b.lay.Suspects[seat].Plate
	x := max(card.X+card.W/2-lampAside*unit, foot.X+lampEdge*unit)
	b.L.Clip(b.under())
	b.L.Card(designs.LampBox(x, card.Y+lampDown*unit, unit, foot.Y+foot.H/2), face)
	b.L.Unclip()
}

// under is all of the screen under the bar.
func (b tableBrush) under() display.Rect {
	_, room := b.F.Screen.CutTop(b.F.Bar.Y + b.F.Bar.H)
	return room
}

// bust is who plays, and what is proven of it is seen by what it sits before.
func (b tableBrush) bust(lay *suspectLayout, seat game.Seat) {
	face := display.Face{Design: designs.Bust, PortraitID: b.look.Seats.PortraitID(seat), Marks: b.light(seat),
		Tone: designs.BeforeHaze}
	switch role := b.proven(seat); {
	case role.Villain():
		face.Tone = designs.BeforeRed
	case role != getadler.NoRole:
		face.Tone = designs.BeforeGold
	}
	b.L.Clip(b.under())
	b.Card(&director.Sprite{Face: face, Pose: director.Pose{Box: bustBox(lay.Card)}})
	b.L.Unclip()
}

// placeCard is the plate with the name and the number of cards, over the ticket.
func (b tableBrush) placeCard(lay *suspectLayout, seat game.Seat) {
	b.plate(lay, seat)
	if b.onTurn(seat) {
		b.L.Border(lay.Plate, theme.Lamp, b.M.U(ui.Radius), max(2, b.M.U(3)))
	}
	if p := &b.v.Players[seat]; !p.Eliminated {
		icon, figure := lay.Count.CutLeft(lay.Count.W * 0.45)
		if high := min(icon.H*0.66, icon.W/cardRatio); high > icon.H*0.4 {
			b.L.Card(icon.Middle(high*cardRatio, high), b.card(getadler.NoKind))
		} else {
			figure = lay.Count
		}
		b.Fit(figure, strconv.Itoa(p.Cards), display.SansBold, countSize, theme.Cream, display.Middle)
	}
}

// own is who sits here: the sign of its seat and, for its own eyes, which character it is.
func (b tableBrush) own(lay *suspectLayout, seat game.Seat) {
	words, short := b.look.Seats.Names[seat], b.look.Seats.Names[seat]
	if b.mine(seat) {
		words, short = b.look.Say("seats.you"), b.look.Say("seats.you")
		if role := b.v.Players[seat].Role; role != getadler.NoRole {
			words = b.look.Say("getadler.you.are", role.Word())
		}
	}
	// One face for every character, and room for all or none: nobody else may guess a name from how it is set.
	font, size := display.Plate, nameSize
	for r := getadler.Adler; int(r) <= getadler.Roles; r++ {
		if are := b.look.Say("getadler.you.are", r.Word()); !b.Fits(are, font, lay.Name.W) {
			font, size = display.Poster, nameSize*signs.NarrowGrows
			if !b.Fits(are, font, lay.Name.W) {
				words = short // The bust says the rest.
			}
		}
	}
	if b.Fits(words, font, lay.Name.W) {
		b.shade(lay.Plate)
		b.Fit(lay.Name, words, font, size, ownInk, display.Left)
	}
	b.Chip(lay.Chip, seat)
}

// shade is a soft dark under words that stand on the table itself.
func (b tableBrush) shade(room display.Rect) {
	b.L.Glow(room.Inset(-room.H*0.5), theme.LampInk.Alpha(0.55))
}

// plate is the strip with a seat's sign and name.
func (b *brush) plate(lay *suspectLayout, seat game.Seat) {
	radius := b.M.U(ui.Radius)
	b.L.Fill(lay.Plate, plateLight, radius).Shade(display.ShadeDown, plateDark).Shadow = b.M.U(4)
	b.Chip(lay.Chip, seat)
	font, size := b.names()
	b.Fit(lay.Name, b.look.Seats.Names[seat], font, size, theme.Cream, display.Left)
}

// names sets the face and size of the names, the same for all of them: a narrow face where one would be cut in that of
// the labels, and as large as all have room for.
func (b *brush) names() (f display.Font, design float64) {
	f, design = display.Plate, nameSize
	plates := func(each func(name string, wide float64)) {
		for seat, name := range b.look.Seats.Names {
			if room := b.lay.Suspects[seat].Name; b.lay.opposite(seat) && !room.Empty() {
				each(name, room.W)
			}
		}
	}
	plates(func(name string, wide float64) {
		if !b.Fits(name, display.Plate, wide) {
			f, design = display.Poster, nameSize*signs.NarrowGrows
		}
	})
	plates(func(name string, wide float64) { design = b.roomy(name, f, design, wide) })
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
		case lay.Box.Empty():
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

// tickets are what the notebook says of the suspects, on their tickets; those whose character is proven have a plate.
func (b tableBrush) tickets() {
	if b.lesson.Hides("getadler:letters") {
		return
	}
	for seat := range game.Seat(b.v.Seats) {
		if lay := &b.lay.Suspects[seat]; b.lay.opposite(int(seat)) && b.proven(seat) == getadler.NoRole && !b.mine(seat) {
			b.book.Strip(&b.Brush, lay.Strip, b.v, seat, provenBrush{brush: b.brush}.proofOf(seat))
		}
	}
}

// legend explains the strip of the suspect that is pointed at or has the focus, over the clock and the piles.
func (b tableBrush) legend() {
	if seat, ok := b.pointedAt(); ok {
		defer b.Explains(len(b.L.Items))
		b.book.Legend(&b.Brush, legendRoom(b.lay), b.v, seat)
	}
}

// pointedAt is the suspect whose strip is explained, ok false for none: while a sheet explains something, none is.
func (b tableBrush) pointedAt() (told game.Seat, ok bool) {
	if b.lay.taken() || b.look.Busy() || b.pileOpen || b.book.Shown() || b.look.Stage.Reading ||
		b.lesson.Hides("getadler:letters") {
		return match.NoSeat, false
	}
	for seat := range game.Seat(b.v.Seats) {
		if _, focus, _ := b.page.State(seatIDs[seat]); (focus || b.page.Sought(seatIDs[seat])) && b.book.HasStrip(b.v, seat) {
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
		lay := &b.lay.Suspects[seat]
		box := lay.Plate.Around(lay.Strip)
		if !lay.Air.Empty() { // Its face stands beside the plate.
			box = b.under().Intersect(box.Around(lay.Card))
		}
		if b.look.Choice.Picked(seatIDs[seat]) {
			b.around(box, theme.Focus, max(3, b.M.U(6)))
			b.ticked(lay.Chip.Inset(-b.M.U(5)))
			continue
		}
		wide := max(3, b.M.U(5))
		if hover, _, _ := b.page.State(seatIDs[seat]); hover {
			wide *= 1.5
		}
		b.around(box, theme.Lamp, wide)
	}
}

// chosen frames a card that is chosen, and ticks it.
func (b *brush) chosen(card display.Rect) {
	b.around(card, theme.Focus, max(3, b.M.U(6)))
	b.ticked(b.onEdge(card, min(markHigh.In(b.M), card.H*tickMost)))
}

// ticked ticks what is chosen.
func (b *brush) ticked(box display.Rect) {
	b.Seal(box, display.IconCheck, 0.22, theme.LampInk, theme.Focus)
}
