package play

import (
	"strconv"
	"strings"

	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/director"
	table "safehouse/scenes/tables/kompromat"
	"safehouse/scenes/ui"
)

type layoutOf = table.Layout

// brush is what every part of the picture draws with.
type brush struct {
	t *controller
	l *display.List
	m theme.Metrics
	v *kompromat.View
	// lay is where things lie in this frame.
	lay *layoutOf
}

func (t *controller) brush(l *display.List) brush {
	b := brush{t: t, l: l, m: t.st.Metrics, v: &t.show.view, lay: &t.frame}
	t.lay(b.lay, b.v, t.show.opened)
	return b
}

// felt is the ground, and both players' lines on it.
func (b *brush) felt() {
	b.l.Add(display.Item{Kind: display.Ground, Box: b.lay.Screen, Face: display.Face{Design: display.Desk}})
	for seat := range game.Seat(kompromat.Seats) {
		b.strip(seat)
	}
}

// row is the row of missions with the cards beside them.
func (b *brush) row() {
	b.places()
	b.panel()
	b.cards()
	b.choices()
	b.counts()
}

// over is what lies over the cards: what is asked, the bar, the log and everything that can be pressed.
func (b *brush) over() {
	t := b.t
	b.items()
	b.asked()
	if len(t.ask.tray) > 0 {
		b.tray()
	}
	if t.screen.recap != nil {
		b.recap()
	}
	b.bar(t.ask.status)
	if t.logOpen {
		t.log.draw(t, b.l)
	}
	t.page.Draw(b.l, t.st, t.controls)
}

func (b *brush) line(box display.Rect, text string, f display.Font, size float64, c display.Colour, a display.Align) {
	ui.Line(b.l, b.t.st, box, text, f, size, c, a)
}

// bar is the top of the screen: title and the line that always says whose turn it is and what is asked.
func (b *brush) bar(status string) {
	bar := b.lay.Bar
	b.l.Fill(bar, theme.GroundColour, 0)
	b.l.Fill(display.Rect{X: 0, Y: bar.H - max(2, b.m.U(3)), W: bar.W, H: max(2, b.m.U(3))}, theme.Brass, 0)
	name, round := b.lay.Title.CutTop(b.lay.Title.H * 0.54)
	b.line(name, b.t.say("game.kompromat"), display.SansBold, titleSize, theme.TextColour, display.Left)
	b.line(round, b.t.say("table.status.round", game.Number(max(1, b.v.Round)), game.Number(kompromat.Rounds)), display.Sans, smallSize, theme.Secondary, display.Left)
	pill := b.lay.Pill
	b.l.Fill(pill, theme.Brass, pill.H/2)
	inside := display.Rect{X: pill.X + pill.H*0.5, Y: pill.Y, W: pill.W - pill.H, H: pill.H}
	if s := b.t.asked; s.Sits(kompromat.Seats) && !b.t.show.busy() {
		var mark display.Rect
		mark, inside = inside.CutLeft(pill.H * 0.85)
		b.chip(mark.Inset(pill.H*0.17).Moved(-pill.H*0.17, 0), s)
	}
	before := len(b.l.Items)
	b.line(inside, status, display.SansBold, bodySize, theme.Ink, display.Middle)
	if len(b.l.Items) > before {
		b.l.Items[before].Role = display.Status
	}
}

// chip is a seat's sign: colour and shape, with an outline that stands out on any ground.
func (b *brush) chip(box display.Rect, seat game.Seat) {
	side := min(box.W, box.H)
	x, y := box.Centre()
	box = display.Rect{X: x - side/2, Y: y - side/2, W: side, H: side}
	b.l.Fill(box, theme.Ink, side/2)
	b.l.Symbol(box.Inset(side*0.17), theme.SeatShapes[seat], theme.SeatColours[seat])
}

// strip is a player's line: sign, name, nine file holes, items and the pile of cards won.
func (b *brush) strip(seat game.Seat) {
	s := &b.lay.Strips[seat]
	p := &b.v.Players[seat]
	b.l.Fill(s.Box, theme.GroundColour.Alpha(0.55), b.m.U(ui.Radius))
	turn := !b.t.show.busy() && b.t.asked == seat
	if turn {
		b.l.Border(s.Box, theme.Brass, b.m.U(ui.Radius), max(2, b.m.U(3)))
	}
	sign, name := s.Name.CutLeft(s.Name.H)
	b.chip(sign.Inset(s.Name.H*0.18), seat)
	name = b.notoriety(name, seat)
	b.line(display.Rect{X: name.X + b.m.U(8), Y: name.Y, W: name.W - b.m.U(14), H: name.H}, b.t.names[seat], display.SansBold, bodySize, theme.TextColour, display.Left)
	b.holes(s, p.Tokens)
	icon, count := s.Won.CutLeft(s.Won.H * 0.8)
	b.l.Symbol(icon.Inset(s.Won.H*0.16), display.IconEnvelope, theme.Manila)
	b.line(count, strconv.Itoa(p.WonCount), display.SansBold, bodySize, theme.TextColour, display.Left)
}

// notoriety says before the holes what they are, in words where there is room beside the name, and gives what is left
// for the name.
func (b *brush) notoriety(room display.Rect, seat game.Seat) display.Rect {
	tokens := b.v.Players[seat].Tokens
	name := b.t.st.Measure.Width(b.t.names[seat], display.SansBold, b.m.Size(display.SansBold, bodySize)) + b.m.U(30)
	for _, text := range [...]string{
		b.t.say("table.notoriety.count", game.Number(tokens), game.Number(kompromat.TokenLimit)),
		b.t.say("table.notoriety.short", game.Number(tokens), game.Number(kompromat.TokenLimit)),
	} {
		wide := b.t.st.Measure.Width(text, display.Sans, b.m.Size(display.Sans, smallSize)) + b.m.U(32)
		if name+wide > room.W {
			continue
		}
		var label display.Rect
		label, room = room.CutRight(wide)
		b.line(display.Rect{X: label.X, Y: label.Y, W: label.W - b.m.U(26), H: label.H}, text, display.Sans, smallSize, theme.Secondary, display.Right)
		return room
	}
	return room
}

// holes shows notoriety as holes punched into the edge of a file.
func (b *brush) holes(s *table.Strip, tokens int) {
	first, last := s.Holes[0], s.Holes[len(s.Holes)-1]
	pad := first.H * 0.32
	edge := display.Rect{X: first.X - pad, Y: first.Y - pad, W: last.X + last.W - first.X + 2*pad, H: first.H + 2*pad}
	b.l.Fill(edge, theme.Manila, b.m.U(5))
	for i, h := range s.Holes {
		punched := i < tokens
		colour := theme.InkOnManila.Alpha(0.32)
		if punched {
			b.l.Fill(h, theme.GroundColour, h.H/2)
			colour = theme.InkOnManila
			if tokens >= countWarn {
				colour = theme.StampRed
			}
		}
		b.l.Border(h, colour, h.H/2, max(1.5, b.m.U(3)))
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
			lit := seat == b.t.asked && b.t.ask.lit>>item&1 != 0
			hover, _, _ := b.t.page.State(itemIDs[seat][item])
			ground, edge := theme.Manila, theme.InkOnManila
			if !lit {
				ground = theme.Manila.Alpha(0.5)
			}
			if lit || hover {
				edge = theme.Focus
			}
			if b.t.sel.aim == item && seat == b.t.asked {
				ground = theme.Focus
			}
			b.l.Fill(box, ground, b.m.U(6))
			b.l.Border(box, edge, b.m.U(6), max(2, b.m.U(3)))
			b.l.Symbol(box.Inset(box.H*0.18), items[item].icon, theme.Ink)
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
				b.l.Border(slot, theme.DeskColour.Alpha(0.55), b.m.U(8), max(1, b.m.U(3)))
			}
		}
		if p.Mission != 0 || p.Counter != 0 {
			continue
		}
		box := b.lay.Folders[i].Inset(b.m.U(10))
		b.l.Border(box, theme.DeskColour, b.m.U(10), max(2, b.m.U(4)))
		if p.Fate == kompromat.WonByFirst || p.Fate == kompromat.WonBySecond {
			side := box.W * 0.3
			x, y := box.Centre()
			b.chip(display.Rect{X: x - side/2, Y: y - side/2, W: side, H: side}, p.Fate.WonBy())
		}
	}
}

// counts tells how many cards are in the decks and, where they are hard to count, at a mission.
func (b *brush) counts() {
	for seat := range game.Seat(kompromat.Seats) {
		if b.v.Players[seat].Deck == 0 {
			b.l.Border(b.lay.Decks[seat], theme.ControlBorder, b.m.U(8), max(2, b.m.U(4)))
		}
		b.badge(b.lay.Decks[seat], strconv.Itoa(b.v.Players[seat].Deck), theme.GroundColour, theme.TextColour, 0.5, 1)
	}
	if b.v.Unlaid != 0 {
		n := 0
		for m := kompromat.Mission(1); m <= kompromat.MissionCount; m++ {
			if b.v.Unlaid>>m&1 != 0 {
				n++
			}
		}
		b.badge(b.lay.MissionDeck, strconv.Itoa(n), theme.GroundColour, theme.TextColour, 0.5, 1)
	}
	for i := range b.v.Row {
		for seat := range game.Seat(kompromat.Seats) {
			a := &b.v.Row[i].Attempts[seat]
			fan := b.lay.Fans[i][seat]
			if a.Open && b.t.open() && seat == b.t.asked && b.t.sight() == seat {
				b.total(fan, a)
				continue
			}
			if a.Count > 3 {
				b.badge(fan, b.t.say("table.cards", game.Number(a.Count)), theme.GroundColour, theme.TextColour, 0.5, 1)
			}
		}
	}
}

// badge is a small figure on a dark pill, centred on a point of a box given in shares.
func (b *brush) badge(box display.Rect, text string, ground, ink display.Colour, fx, fy float64) {
	size := b.m.Size(display.SansBold, badgeSize)
	w := b.t.st.Measure.Width(text, display.SansBold, size) + size*0.9
	h := size * 1.35
	r := display.Rect{X: box.X + box.W*fx - w/2, Y: box.Y + box.H*fy - h*0.62, W: w, H: h}
	b.l.Fill(r, ground, h/2)
	b.l.Border(r, theme.ControlBorder, h/2, max(1, b.m.U(2)))
	b.l.Text(r, text, display.SansBold, size, ink, display.Middle)
}

// total is what the person asked has at the mission where the attempt is open, in both readings of a 1/11.
func (b *brush) total(fan display.Rect, a *kompromat.Attempt) {
	r := read(a)
	ground, ink := theme.Paper, theme.Ink
	if r.low > kompromat.Limit {
		ground, ink = theme.StampRed, theme.Paper
	}
	b.badge(fan, b.t.readings(r), ground, ink, 0.5, 1)
}

// choices marks what may be chosen, and what is.
func (b *brush) choices() {
	t := b.t
	if t.show.busy() || len(t.ask.tray) > 0 {
		return
	}
	b.turnMark()
	for i := range b.lay.Folders {
		if t.ask.folders>>i&1 == 0 {
			continue
		}
		grow := b.m.U(9) + b.lay.Folders[i].W*0.015*t.lift[i]
		box := b.lay.Folders[i].Inset(-grow)
		if int(t.sel.mission) == i+1 {
			b.l.Border(box, theme.Focus, b.m.U(12), max(3, b.m.U(7)))
			side := max(b.m.U(64), 34)
			mark := display.Rect{X: box.X + box.W - side*0.6, Y: box.Y + box.H - side*0.6, W: side, H: side}
			b.l.Fill(mark, theme.Focus, side/2)
			b.l.Symbol(mark.Inset(side*0.2), display.IconCheck, theme.FocusInner)
			continue
		}
		b.l.Border(box, theme.Brass, b.m.U(12), max(2, b.m.U(4)))
	}
}

// turnMark points at the mission that is about to be revealed.
func (b *brush) turnMark() {
	if !b.v.Revealing || b.v.Current < 0 {
		return
	}
	box := b.lay.Folders[b.v.Current]
	b.l.Border(box.Inset(-b.m.U(7)), theme.TextColour, b.m.U(12), max(2, b.m.U(4)))
	side := max(b.m.U(60), 32)
	mark := display.Rect{X: box.X - side*0.55, Y: box.Y + box.H - side*0.5, W: side, H: side}
	b.l.Fill(mark, theme.TextColour, side/2)
	b.l.Symbol(mark.Inset(side*0.18), display.IconEye, theme.Ink)
}

// cards draws every card as it lies in this frame.
func (b *brush) cards() {
	t := b.t
	s := &t.show
	if s.playing {
		t.sprites = s.beat.Frame(s.tick, t.sprites[:0])
	} else {
		t.pieces = b.lay.Pieces(t.pieces[:0])
		t.sprites = t.wardrobe().dress(t.pieces, t.sprites[:0])
	}
	for i := range t.sprites {
		b.card(&t.sprites[i])
		if !s.playing && t.pieces[i].Private {
			b.private(t.sprites[i].Pose.Box)
		}
	}
}

// private marks a card that nobody but its owner sees.
func (b *brush) private(card display.Rect) {
	side := card.W * 0.24
	b.l.Symbol(display.Rect{X: card.X + card.W*0.07, Y: card.Y + card.H*0.21, W: side, H: side}, display.IconEyeClosed, theme.InkOnPaper)
}

func (b *brush) card(s *director.Sprite) {
	p := &s.Pose
	b.l.Add(display.Item{
		Kind: display.CardFace, Box: p.Box, Face: s.Face,
		Turn: p.Turn, Squash: p.Squash, Scale: p.Scale, Fade: p.Fade, Shadow: b.m.U(p.Shadow),
	})
	if grey := max(0, min(p.Grey, 1)); grey > 0 {
		b.l.Add(display.Item{
			Kind: display.Fill, Box: p.Box, Colour: theme.ControlBorder.Alpha(greyShare * grey), Radius: p.Box.W * cardCorner,
			Turn: p.Turn, Squash: p.Squash, Scale: p.Scale, Fade: p.Fade,
		})
	}
}

// panel is the ground of what is asked.
func (b *brush) panel() {
	b.l.Fill(b.lay.Panel, theme.GroundColour.Alpha(0.72), b.m.U(ui.Radius)*1.4)
	b.l.Border(b.lay.Panel, theme.DeskColour, b.m.U(ui.Radius)*1.4, max(1, b.m.U(2)))
}

// asked tells in the panel what is asked, what there is to know about it, and why a press did nothing.
func (b *brush) asked() {
	t := b.t
	q := &t.ask
	room := t.textRoom()
	if q.toolsTop > room.Y {
		room.H = q.toolsTop - b.m.U(8) - room.Y
	}
	head, warn, note, why := q.head, q.warn, "", t.why
	if why == "" {
		why = t.page.Refusal()
	}
	if why != "" {
		warn = why
		if t.good {
			warn, note = "", why
		}
	}
	if why != "" && room.H < b.lay.Text.H {
		head = ""
	}
	y := room.Y
	para := func(text string, f display.Font, size float64, c display.Colour) {
		left := display.Rect{X: room.X, Y: y, W: room.W, H: room.Y + room.H - y}
		if text == "" || left.H < b.m.Size(f, size) {
			return
		}
		y += ui.Paragraph(b.l, t.st, left, text, f, size, c, display.Left)
	}
	if note != "" {
		para(note, display.Sans, bodySize, theme.TextColour)
		return
	}
	para(head, display.SansBold, headSize, theme.TextColour)
	if warn != "" {
		para(warn, display.SansBold, bodySize, theme.Alert)
	}
	if why != "" {
		return
	}
	for text := range strings.SplitSeq(q.body, "\n") {
		para(text, display.Sans, smallSize, theme.Secondary)
	}
}
