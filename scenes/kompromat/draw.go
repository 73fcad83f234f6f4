package kompromat

import (
	"strconv"
	"strings"

	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/table"
	"safehouse/scenes/ui"
)

// brush is what every part of the picture draws with.
type brush struct {
	table.Brush
	t *screen
	v *kompromat.View
	// lay is where things lie in this frame.
	lay *layout
}

func (t *screen) brush(l *display.List) brush {
	p := t.show.Now()
	t.lay(&t.frame, p)
	return brush{Brush: t.table.Brush(l, &t.frame.Frame), t: t, v: &p.View, lay: &t.frame}
}

// felt is the ground, and both players' lines on it.
func (b *brush) felt() {
	b.Ground()
	for seat := range game.Seat(kompromat.Seats) {
		b.strip(seat)
	}
}

// row is the row of missions with the cards beside them.
func (b *brush) row() {
	b.places()
	b.Panel()
	b.cards()
	b.choices()
	b.counts()
}

// over is what lies over the cards: what is asked, the bar, the log and everything that can be pressed.
func (b *brush) over() {
	t := b.t
	b.items()
	b.Asked(t.textRoom())
	if len(t.ask.tray) > 0 {
		b.tray()
	}
	if t.table.Eyes.Recapping() {
		b.Recap()
	}
	b.bar(t.ask.Status)
	b.Log()
	b.Hot()
}

// bar is the top of the screen, with the round under the game's name.
func (b *brush) bar(status string) {
	round := b.t.table.Say("table.status.round", game.Number(max(1, b.v.Round)), game.Number(kompromat.Rounds))
	b.Bar(b.t.table.Say("game.kompromat"), round, status)
}

// strip is a player's line: sign, name, nine file holes, items and the pile of cards won.
func (b *brush) strip(seat game.Seat) {
	s := &b.lay.Strips[seat]
	p := &b.v.Players[seat]
	b.L.Fill(s.Box, theme.GroundColour.Alpha(0.55), b.M.U(ui.Radius))
	turn := !b.t.table.Busy() && b.t.table.Asked() == seat
	if turn {
		b.L.Border(s.Box, theme.Brass, b.M.U(ui.Radius), max(2, b.M.U(3)))
	}
	sign, name := s.Name.CutLeft(s.Name.H)
	b.Chip(sign.Inset(s.Name.H*0.18), seat)
	name = b.notoriety(name, seat)
	b.Line(display.Rect{X: name.X + b.M.U(8), Y: name.Y, W: name.W - b.M.U(14), H: name.H}, b.t.table.Seats.Names[seat], display.SansBold, table.BodySize, theme.TextColour, display.Left)
	b.holes(s, p.Tokens)
	icon, count := s.Won.CutLeft(s.Won.H * 0.8)
	b.L.Symbol(icon.Inset(s.Won.H*0.16), display.IconEnvelope, theme.Manila)
	b.Line(count, strconv.Itoa(p.WonCount), display.SansBold, table.BodySize, theme.TextColour, display.Left)
}

// notoriety says before the holes what they are, in words where there is room beside the name, and gives what is left
// for the name.
func (b *brush) notoriety(room display.Rect, seat game.Seat) display.Rect {
	tokens := b.v.Players[seat].Tokens
	name := b.t.table.Stage.Measure.Width(b.t.table.Seats.Names[seat], display.SansBold, b.M.Size(display.SansBold, table.BodySize)) + b.M.U(30)
	for _, text := range [...]string{
		b.t.table.Say("table.notoriety.count", game.Number(tokens), game.Number(kompromat.TokenLimit)),
		b.t.table.Say("table.notoriety.short", game.Number(tokens), game.Number(kompromat.TokenLimit)),
	} {
		wide := b.t.table.Stage.Measure.Width(text, display.Sans, b.M.Size(display.Sans, table.SmallSize)) + b.M.U(32)
		if name+wide > room.W {
			continue
		}
		var label display.Rect
		label, room = room.CutRight(wide)
		b.Line(display.Rect{X: label.X, Y: label.Y, W: label.W - b.M.U(26), H: label.H}, text, display.Sans, table.SmallSize, theme.Secondary, display.Right)
		return room
	}
	return room
}

// holes shows notoriety as holes punched into the edge of a file.
func (b *brush) holes(s *playerStrip, tokens int) {
	first, last := s.Holes[0], s.Holes[len(s.Holes)-1]
	pad := first.H * 0.32
	edge := display.Rect{X: first.X - pad, Y: first.Y - pad, W: last.X + last.W - first.X + 2*pad, H: first.H + 2*pad}
	b.L.Fill(edge, theme.Manila, b.M.U(5))
	for i, h := range s.Holes {
		punched := i < tokens
		colour := theme.InkOnManila.Alpha(0.32)
		if punched {
			b.L.Fill(h, theme.GroundColour, h.H/2)
			colour = theme.InkOnManila
			if tokens >= countWarn {
				colour = theme.StampRed
			}
		}
		b.L.Border(h, colour, h.H/2, max(1.5, b.M.U(3)))
	}
}

// items are drawn over the strips: usable ones lit.
func (b *brush) items() {
	for seat := range game.Seat(kompromat.Seats) {
		n := 0
		for item := kompromat.NightVision; int(item) <= kompromat.ItemCount; item++ {
			if !b.v.Players[seat].Holds(item) {
				continue
			}
			box := b.lay.Strips[seat].Items[n]
			n++
			lit := seat == b.t.table.Asked() && b.t.table.Choice.Offered(itemIDs[seat][item])
			hover, _, _ := b.t.table.Page.State(itemIDs[seat][item])
			ground, edge := theme.Manila, theme.InkOnManila
			if !lit {
				ground = theme.Manila.Alpha(0.5)
			}
			if lit || hover {
				edge = theme.Focus
			}
			if b.t.table.Choice.Picked(itemIDs[seat][item]) {
				ground = theme.Focus
			}
			b.L.Fill(box, ground, b.M.U(6))
			b.L.Border(box, edge, b.M.U(6), max(2, b.M.U(3)))
			b.L.Symbol(box.Inset(box.H*0.18), items[item].icon, theme.Ink)
		}
	}
}

// places marks the row: where cards will lie, and what became of missions that are gone.
func (b *brush) places() {
	for i := range b.v.Row {
		p := &b.v.Row[i]
		for seat, fan := range b.lay.Fans[i] {
			if p.Attempts[seat].Count == 0 {
				w := fan.H * 0.7
				slot := display.Rect{X: fan.X + (fan.W-w)/2, Y: fan.Y, W: w, H: fan.H}
				b.L.Border(slot, theme.DeskColour.Alpha(0.55), b.M.U(8), max(1, b.M.U(3)))
			}
		}
		if p.Mission != 0 || p.Counter != 0 {
			continue
		}
		box := b.lay.Folders[i].Inset(b.M.U(10))
		b.L.Border(box, theme.DeskColour, b.M.U(10), max(2, b.M.U(4)))
		if p.Fate == kompromat.WonByFirst || p.Fate == kompromat.WonBySecond {
			side := box.W * 0.3
			x, y := box.Centre()
			b.Chip(display.Rect{X: x - side/2, Y: y - side/2, W: side, H: side}, p.Fate.WonBy())
		}
	}
}

// counts tells how many cards are in the decks and, where they are hard to count, at a mission.
func (b *brush) counts() {
	for seat := range game.Seat(kompromat.Seats) {
		if b.v.Players[seat].Deck == 0 {
			b.L.Border(b.lay.Decks[seat], theme.ControlBorder, b.M.U(8), max(2, b.M.U(4)))
		}
		b.pileBadge(b.lay.Decks[seat], b.v.Players[seat].Deck)
	}
	if b.v.Unlaid != 0 {
		n := 0
		for m := kompromat.Mission(1); m <= kompromat.MissionCount; m++ {
			if b.v.Unlaid>>m&1 != 0 {
				n++
			}
		}
		b.pileBadge(b.lay.MissionDeck, n)
	}
	for i := range b.v.Row {
		for seat := range game.Seat(kompromat.Seats) {
			a := &b.v.Row[i].Attempts[seat]
			if a.Open && b.t.table.Eyes.Open() && seat == b.t.table.Asked() && b.t.table.Eyes.Sight() == seat {
				b.total(i, seat, a)
				continue
			}
			if a.Count > 3 {
				b.fanBadge(i, seat, b.t.table.Say("table.cards", game.Number(a.Count)), theme.GroundColour, theme.TextColour)
			}
		}
	}
}

// total is what the person asked has at the mission where the attempt is open, in both readings of a 1/11.
func (b *brush) total(mission int, seat game.Seat, a *kompromat.Attempt) {
	r := read(a)
	ground, ink := theme.Paper, theme.Ink
	if r.low > kompromat.Limit {
		ground, ink = theme.StampRed, theme.Paper
	}
	b.fanBadge(mission, seat, b.t.readings(r), ground, ink)
}

// pileBadge is the number of cards of a pile, within its foot. Large letters stand at its right half. Both are clear of
// the players' lines.
func (b *brush) pileBadge(pile display.Rect, n int) {
	text := strconv.Itoa(n)
	if b.M.TextScale <= largeBadge {
		b.Badge(pile, text, theme.GroundColour, theme.TextColour, 0.5, 1-b.badgeHigh()*badgeBelow/pile.H)
		return
	}
	b.Badge(pile, text, theme.GroundColour, theme.TextColour, 0.5+b.BadgeWide(text)/2/pile.W, 0.5)
}

// badgeHigh is the height of a badge.
func (b *brush) badgeHigh() float64 { return b.M.Size(display.SansBold, table.BadgeSize) * 1.35 }

// fanBadge is what is to be said of a seat's cards at a mission: under their figures, at the foot of those that were added
// face down. Large letters stand beside them, where there is room, so that they cover no figure.
func (b *brush) fanBadge(mission int, seat game.Seat, text string, ground, ink display.Colour) {
	fan, half := b.lay.Fans[mission][seat], b.BadgeWide(text)/2
	if b.M.TextScale <= largeBadge {
		x := max(fan.X+fan.W/2, min(b.lay.FanBacks(mission, seat)+half, fan.X+fan.W-half))
		foot := max(1, badgeFrom+b.badgeHigh()*(1-badgeBelow)/fan.H)
		b.Badge(fan, text, ground, ink, (x-fan.X)/fan.W, foot)
		return
	}
	x := b.lay.FanEnd(mission, seat) + half + b.M.U(6)
	switch {
	case x+half <= fan.X+fan.W+b.M.U(10):
		b.Badge(fan, text, ground, ink, (x-fan.X)/fan.W, 0.5)
	case !strings.Contains(b.t.ask.Head, text): // Else the panel says it.
		b.Badge(fan, text, ground, ink, 0.5, 1)
	}
}

// choices marks what may be chosen, and what is.
func (b *brush) choices() {
	t := b.t
	if t.table.Busy() || len(t.ask.tray) > 0 {
		return
	}
	b.turnMark()
	for i := range b.lay.Folders {
		if !t.table.Choice.Offered(missionIDs[i]) {
			continue
		}
		grow := b.M.U(9) + b.lay.Folders[i].W*0.015*t.lift[i]
		box := b.lay.Folders[i].Inset(-grow)
		if t.table.Choice.Picked(missionIDs[i]) {
			b.L.Border(box, theme.Focus, b.M.U(12), max(3, b.M.U(7)))
			side := max(b.M.U(64), 34)
			mark := display.Rect{X: box.X + box.W - side*0.6, Y: box.Y + box.H - side*0.6, W: side, H: side}
			b.L.Fill(mark, theme.Focus, side/2)
			b.L.Symbol(mark.Inset(side*0.2), display.IconCheck, theme.FocusInner)
			continue
		}
		if hover, focus, _ := t.table.Page.State(missionIDs[i]); t.table.Stage.Still() && (hover || focus) {
			b.Outline(box, theme.Brass)
			continue
		}
		b.L.Border(box, theme.Brass, b.M.U(12), max(2, b.M.U(4)))
	}
}

// turnMark points at the mission that is about to be revealed.
func (b *brush) turnMark() {
	if !b.v.Revealing || b.v.Current < 0 {
		return
	}
	box := b.lay.Folders[b.v.Current]
	b.L.Border(box.Inset(-b.M.U(7)), theme.TextColour, b.M.U(12), max(2, b.M.U(4)))
	side := max(b.M.U(60), 32)
	mark := display.Rect{X: box.X - side*0.55, Y: box.Y + box.H - side*0.5, W: side, H: side}
	b.L.Fill(mark, theme.TextColour, side/2)
	b.L.Symbol(mark.Inset(side*0.18), display.IconEye, theme.Ink)
}

// cards draws every card as it lies in this frame.
func (b *brush) cards() {
	t := b.t
	var moving bool
	if t.sprites, moving = t.show.Sprites(t.sprites[:0]); !moving {
		t.sprites = b.lay.things(t.face, t.sprites)
	}
	for i := range t.sprites {
		b.Card(&t.sprites[i])
		if !moving && t.sprites[i].Private {
			b.private(t.sprites[i].Pose.Box)
		}
	}
}

// private marks a card that nobody but its owner sees.
func (b *brush) private(card display.Rect) {
	side := card.W * 0.24
	mark := display.Rect{X: card.X + card.W*0.07, Y: card.Y + card.H*0.21, W: side, H: side}
	b.L.Fill(mark.Inset(-side*0.08), theme.Paper, side)
	b.L.Symbol(mark, display.IconEyeClosed, theme.InkOnPaper)
}
