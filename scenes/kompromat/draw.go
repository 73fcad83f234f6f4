package kompromat

import (
	"math/bits"
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
	t.lay(p)
	return brush{Brush: t.table.Brush(l, &t.layout.Frame), t: t, v: &p.View, lay: &t.layout}
}

// strip is a player's line: sign, name, nine file holes, items and the pile of cards won.
func (b *brush) strip(seat game.Seat) {
	s := &b.lay.Strips[seat]
	p := &b.v.Players[seat]
	b.L.Fill(s.Box, theme.GroundColour.Alpha(0.55), b.M.U(ui.Radius))
	if !b.t.table.Busy() && b.t.table.Asked() == seat {
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
	for _, key := range [...]string{"table.notoriety.count", "table.notoriety.short"} {
		text := b.t.table.Say(key, game.Number(tokens), game.Number(kompromat.TokenLimit))
		wide := b.t.table.Stage.Measure.Width(text, display.Sans, b.M.Size(display.Sans, table.SmallSize)) + b.M.U(32)
		if name+wide <= room.W {
			label, left := room.CutRight(wide)
			label.W -= b.M.U(26)
			b.Line(label, text, display.Sans, table.SmallSize, theme.Secondary, display.Right)
			return left
		}
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
		colour := theme.InkOnManila.Alpha(0.32)
		if i < tokens {
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
		for item := kompromat.NightVision; int(item) <= kompromat.ItemCount; item++ {
			box, held := b.lay.item(seat, item)
			if !held {
				continue
			}
			id := itemIDs[seat][item]
			lit := seat == b.t.table.Asked() && b.t.table.Choice.Offered(id)
			ground, edge := theme.Manila, theme.InkOnManila
			if !lit {
				ground = theme.Manila.Alpha(0.5)
			}
			if hover, _, _ := b.t.table.Page.State(id); lit || hover {
				edge = theme.Focus
			}
			if b.t.table.Choice.Picked(id) {
				ground, edge = theme.Focus, theme.Ink
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
				slot := fan.Middle(fan.H*cardRatio, fan.H)
				b.L.Border(slot, theme.DeskColour.Alpha(0.55), b.M.U(8), max(1, b.M.U(3)))
			}
		}
		box := b.lay.Folders[i].Inset(b.M.U(10))
		if by := p.Fate.WonBy(); b.vacant(i, box) && by.Sits(kompromat.Seats) {
			b.Chip(box.Square(box.W*0.3), by)
		}
	}
}

// vacant draws the edge of a mission's place that nothing lies at any more, and tells whether it is one.
func (b *brush) vacant(i int, box display.Rect) bool {
	if p := &b.v.Row[i]; p.Mission != 0 || p.Counter != 0 {
		return false
	}
	b.L.Border(box, theme.DeskColour, b.M.U(10), max(2, b.M.U(4)))
	return true
}

// counts tells how many cards are in the decks and, where they are hard to count, at a mission.
func (b *brush) counts() {
	for seat := range game.Seat(kompromat.Seats) {
		if b.v.Players[seat].Deck == 0 {
			b.L.Border(b.lay.Decks[seat], theme.ControlBorder, b.M.U(8), max(2, b.M.U(4)))
		}
		b.pileBadge(b.lay.Decks[seat], b.v.Players[seat].Deck)
	}
	if n := bits.OnesCount32(b.v.Unlaid); n > 0 {
		b.pileBadge(b.lay.MissionDeck, n)
	}
	for i := range b.v.Row {
		for seat := range game.Seat(kompromat.Seats) {
			a := &b.v.Row[i].Attempts[seat]
			if a.Open && b.t.table.Eyes.Open() && seat == b.t.table.Asked() && b.t.table.Eyes.Sight() == seat {
				// What the person asked has here, in both readings of a 1/11.
				r, ground, ink := read(a), theme.Paper, theme.Ink
				if r.low > kompromat.Limit {
					ground, ink = theme.StampRed, theme.Paper
				}
				b.fanBadge(i, seat, b.t.readings(r), ground, ink)
			} else if a.Count > 3 {
				b.fanBadge(i, seat, b.t.table.Say("table.cards", game.Number(a.Count)), theme.GroundColour, theme.TextColour)
			}
		}
	}
}

// pileBadge is the number of cards of a pile, within its foot. Large letters stand at its right half. Both are clear of
// the players' lines.
func (b *brush) pileBadge(pile display.Rect, n int) {
	text := strconv.Itoa(n)
	x, y := 0.5, 1-b.badgeHigh()*badgeBelow/pile.H
	if b.M.TextScale > largeBadge {
		x, y = 0.5+b.BadgeWide(text)/2/pile.W, 0.5
	}
	b.Badge(pile, text, theme.GroundColour, theme.TextColour, x, y)
}

// badgeHigh is the height of a badge.
func (b *brush) badgeHigh() float64 { return b.M.Size(display.SansBold, table.BadgeSize) * 1.35 }

// fanBadge is what is to be said of a seat's cards at a mission: under their figures, at the foot of those that were added
// face down. Large letters stand beside them, where there is room, so that they cover no figure.
func (b *brush) fanBadge(mission int, seat game.Seat, text string, ground, ink display.Colour) {
	fan, half, at := b.lay.Fans[mission][seat], b.BadgeWide(text)/2, b.lay.spread(mission, seat)
	if b.M.TextScale <= largeBadge {
		x := max(fan.X+fan.W/2, min(at[1]+half, fan.X+fan.W-half))
		foot := max(1, badgeFrom+b.badgeHigh()*(1-badgeBelow)/fan.H)
		b.Badge(fan, text, ground, ink, (x-fan.X)/fan.W, foot)
		return
	}
	x := at[max(1, b.v.Row[mission].Attempts[seat].Count)] + half + b.M.U(6)
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
		hover, focus, _ := t.table.Page.State(missionIDs[i])
		switch {
		case t.table.Choice.Picked(missionIDs[i]):
			b.L.Border(box, theme.Focus, b.M.U(12), max(3, b.M.U(7)))
			side := max(b.M.U(64), 34)
			mark := display.Rect{X: box.X + box.W - side*0.6, Y: box.Y + box.H - side*0.6, W: side, H: side}
			b.L.Fill(mark, theme.Focus, side/2)
			b.L.Symbol(mark.Inset(side*0.2), display.IconCheck, theme.FocusInner)
		case t.table.Stage.Still() && (hover || focus):
			b.Outline(box, theme.Brass)
		default:
			b.L.Border(box, theme.Brass, b.M.U(12), max(2, b.M.U(4)))
		}
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
