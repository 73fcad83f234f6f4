package kompromat

import (
	"math"

	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/games/kompromat/designs"
	"safehouse/scenes/tabletop"
	"safehouse/scenes/ui"
)

// sheet is what stands behind the words that ask: a carbon copy, and the roller of the typewriter they were typed on.
func (b *brush) sheet() {
	plate := b.F.Plate
	if b.M.Contrast || b.lay.Aside.Empty() || b.F.Reel {
		return
	}
	carbon := b.L.Fill(plate.Moved(b.M.U(8), b.M.U(10)), carbonLight, b.M.U(3))
	carbon.Turn, carbon.Shadow = 0.008, b.M.U(14)
	foot := b.F.Screen.H - plate.Y - plate.H
	roller := display.Rect{X: plate.X - foot, Y: plate.Y + plate.H - foot*0.12, W: plate.W + foot*2, H: foot * 1.6}
	b.L.Card(roller, display.Face{Design: designs.Platen})
}

// total is the total of the person asked, large on the sheet, where there is room for it beside the words; it gives the
// size of its figures in pixels, their place and what is left for the words.
func (t *screen) total(room display.Rect) (text string, size float64, at, rest display.Rect) {
	v, seat := &t.show.Now().View, t.table.Asked()
	if t.answers() { // What answers a press has the sheet.
		return "", 0, at, room
	}
	if t.table.Busy() || v.Current < 0 || v.Revealing || !seat.Sits(kompromat.Seats) || !t.table.Holder.Open() ||
		t.table.Holder.Sight() != seat || t.layout.Aside.Empty() && !t.layout.Tall {
		return "", 0, at, room
	}
	a := &v.Row[v.Current].Attempts[seat]
	if !a.Open || a.Count == 0 {
		return "", 0, at, room
	}
	m := t.table.Stage.Metrics
	text = t.readings(read(a))
	font := m.Font(display.Typewriter)
	if size = m.U(sheetTotal); t.layout.brief() {
		size = max(size, m.Floor(font)*tallTotal)
	}
	size = min(size, room.H*0.75)
	wide := t.table.Stage.Measure.Width(text, font, size)
	most := room.W * totalMost
	if read(a).wilds > 0 {
		most = room.W * totalsMost // Two readings of a 1/11.
	}
	if wide > most {
		size *= most / wide
		wide = t.table.Stage.Measure.Width(text, font, size)
	}
	label := 0.0
	if !t.layout.brief() { // There the figure alone has room.
		label = t.table.Stage.Measure.Width(t.table.Say("table.total.own"), display.Sans,
			m.Size(display.Sans, tabletop.SmallSize))
	}
	if size < m.Size(font, totalLeast) || label > room.W*totalMost {
		return "", 0, at, room
	}
	wide = max(wide, label)
	gap := m.U(tabletop.Gap) * 1.4
	if t.layout.brief() { // Words that it would squeeze are worth more.
		words := ui.Stack{
			{Text: t.table.Say(phases[kompromat.PhaseMore].asks, game.SeatName(seat)), Font: display.SansBold,
				Size: tabletop.SmallSize},
			{Text: t.table.Say("odds.none"), Font: display.Sans, Size: tabletop.SmallSize},
		}
		if read(a).low > kompromat.Limit {
			words[1] = ui.Words{Text: t.table.Say("table.why.forced"), Font: display.SansBold, Size: tabletop.BodySize}
		}
		high, sign := t.table.Panel.Lengthened(t.table, room).H, m.Size(display.SansBold, tabletop.SmallSize)*tallSign
		share, fits := ui.Shrink(1, m.Floor(font)*tallLeast/size, func(share float64) bool {
			return words.Height(t.table.Stage, room.W-wide*share-gap-sign, ui.LeastShare(m)) <= high
		})
		if !fits {
			return "", 0, at, room
		}
		size, wide = size*share, wide*share
	}
	at, rest = room.PartLeft(wide+1, gap)
	return text, size, at, rest
}

// brief reports that the screen is that of a phone, held upright or across: little is said beside a figure.
func (l *layout) brief() bool { return l.Tall || l.m.H < lowScreen }

// answers reports whether something answers the last press, or refuses it.
func (t *screen) answers() bool { return t.table.Answer.Text() != "" || t.table.Page.Refusal() != "" }

// dial is where the instrument of the risk stands, in the place of the card just drawn, with its word over it.
func (l *layout) dial(m theme.Metrics) (word, box display.Rect) {
	line, place := m.Size(display.SansBold, tabletop.SmallSize)*1.4, l.Card
	switch {
	case l.Tall:
		place.W = max(place.W, place.H-line)
	case l.brief(): // It tells what it is by its looks.
		g := m.U(tabletop.Gap)
		place.X, line = l.Deck.X+l.Deck.W+g, 0
		place.W = l.Plate.X - g - place.X
	}
	word, box = place.Middle(place.W, min(place.H, place.W+line)).CutTop(line)
	return word, box.SquareIn(1)
}

// hasDial reports whether there is room for it, with a figure that can be read.
func (l *layout) hasDial(m theme.Metrics) bool {
	_, box := l.dial(m)
	return (l.Tall || !l.Aside.Empty()) && box.W*25/120 >= m.Size(display.SansBold, tabletop.SmallSize)
}

// dial is the risk of the next card on an instrument: the needle is the total, and each card that is not in view stands
// where it would take it. It reports whether there is room for one.
func (b *brush) dial(percent int) bool {
	if !b.now().dial || b.v.DrawnBy.Sits(kompromat.Seats) {
		return false
	}
	head, box := b.lay.dial(b.M)
	figure, font, ink := b.look.Say("odds.figure", game.Percent(percent)), b.M.Font(display.SansBold), theme.Paper
	u := box.W / 120
	size := 25 * u
	if b.lay.Tall {
		ink = theme.Ink // It stands on the sheet.
	}
	if !head.Empty() {
		b.Line(head, b.riskWord(), display.SansBold, tabletop.SmallSize, ink, display.Middle)
	}
	x, y := box.Centre()
	b.L.Glow(box.Inset(-box.W*0.12).Moved(-4*u, 9*u), display.Colour{}.Alpha(0.8))
	b.L.Card(box, display.Face{Design: designs.Dial})
	at := func(points, radius, wide, high, lean float64) display.Item {
		angle := designs.DialAngle(points)
		sin, cos := math.Sincos(angle)
		return display.Item{Kind: display.Fill, Pose: display.Pose{Turn: angle + lean},
			Box: display.Rect{X: x + cos*radius*u, Y: y + sin*radius*u}.Middle(wide*u, high*u)}
	}
	totals, n := b.own.Landings(b.look.Stage.Settings.Recall)
	last, deep := -9.0, 0.0
	for _, total := range totals[:n] {
		points := max(dialLeast, min(float64(total)/2, dialMost))
		if points-last >= 0.75 {
			deep = -1
		}
		last, deep = points, deep+1
		radius := 42 - min(deep, dialRings)*9
		if total <= kompromat.Limit {
			bead := at(points, radius, 7.8, 7.8, 0)
			bead.Colour, bead.Radius, bead.Turn = theme.InkBlue, 3.9*u, 0
			b.L.Add(bead)
			continue
		}
		for _, lean := range [...]float64{math.Pi / 4, -math.Pi / 4} {
			stroke := at(points, radius, 10, 2.6, lean)
			stroke.Colour, stroke.Radius = theme.StampRed, 1.3*u
			b.L.Add(stroke)
		}
	}
	r := read(&b.own.Row[b.own.Current].Attempts[b.own.Viewer])
	needle := at(float64(r.low)/2, 11, 36, 2.8, 0)
	needle.Colour, needle.Radius = theme.Ink, 1.4*u
	b.L.Add(needle)
	b.L.Fill(box.Square(13*u), theme.Brass, 6.5*u)
	ink = theme.Ink
	if percent >= riskWarns {
		ink = theme.StampRed
	}
	size = max(min(size, size*dialChord*u/b.look.Stage.Measure.Width(figure, font, size)), b.M.Floor(font))
	b.L.Text(display.Rect{X: box.X, Y: y + 18*u, W: box.W, H: 28 * u}, figure, font, size, ink, display.Middle)
	return true
}
