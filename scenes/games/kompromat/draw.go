package kompromat

import (
	"math/bits"
	"strconv"
	"strings"

	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/director"
	"safehouse/scenes/games/kompromat/designs"
	"safehouse/scenes/match"
	"safehouse/scenes/tabletop"
	"safehouse/scenes/ui"
)

// brush is what every part of the picture draws with.
type brush struct {
	tabletop.Brush
	*questions
	// told is how far the match has been told, v the view shown.
	told *match.Telling[picture, kompromat.Event]
	v    *kompromat.View
	// lay is where things lie in this frame, page what of it is pointed at.
	lay  *layout
	page *ui.Page
	// face is that of a card.
	face func(face) display.Face
}

func (t *screen) brush(l *display.List) brush {
	p := t.show.Now()
	t.lay(&t.layout, p)
	return brush{Brush: t.table.Brush(l, &t.layout.Frame), questions: t.questions, told: &t.show.Telling,
		v: &p.View, lay: &t.layout, page: &t.table.Page, face: t.face}
}

// places marks the row: where the own cards will lie, and what became of missions that are gone.
func (b *brush) places() {
	for i := range b.v.Row {
		p := &b.v.Row[i]
		for seat, fan := range b.lay.Fans[i] {
			slot := fan.Middle(fan.H*cardRatio, fan.H)
			if p.Attempts[seat].Count == 0 && game.Seat(seat) == b.lay.opt.Near && !b.lay.overlaid(slot) {
				b.slot(slot)
			}
		}
		if b.offers(i) && !b.M.Contrast {
			// What may be chosen has a rim of light behind it.
			rim := designs.Folder.Body(b.lay.Folders[i]).Inset(-max(2.5, b.M.U(5)))
			b.L.Fill(rim, lampPool, b.M.U(10)).Turn = lean(i, 7) * (1 - b.lay.opt.Lift[i])
		}
		box := b.lay.Folders[i].Inset(b.M.U(10))
		if by := p.Fate.WonBy(); b.vacant(i, box) && by.Sits(kompromat.Seats) {
			b.Chip(box.Square(box.W*0.3), by)
		}
	}
}

// slot is a place where cards lie, while none does.
func (b *brush) slot(box display.Rect) {
	b.L.Fill(box, display.Colour{}.Alpha(0.14), b.M.U(8))
	b.L.Border(box, display.Colour{}.Alpha(0.4), b.M.U(8), max(1, b.M.U(3)))
}

// vacant draws the edge of a mission's place that nothing lies at any more, and reports whether it is one.
func (b *brush) vacant(i int, box display.Rect) bool {
	if p := &b.v.Row[i]; p.Mission != 0 || p.Counter != 0 {
		return false
	}
	b.L.Border(box, theme.DeskColour, b.M.U(10), max(2, b.M.U(4)))
	return true
}

// decks tells how many cards are in the decks.
func (b *brush) decks() {
	for seat := range game.Seat(kompromat.Seats) {
		deck := b.lay.Dossiers[seat].Deck
		if b.v.Players[seat].Deck == 0 {
			if b.lay.Reveal {
				continue
			}
			b.slot(deck)
			b.L.Border(deck, theme.ControlBorder, b.M.U(8), max(1, b.M.U(2)))
			continue
		}
		b.Badge(deck, strconv.Itoa(b.v.Players[seat].Deck), theme.Brass, theme.Ink, 0.5,
			1-b.badgeHigh()*badgeBelow/deck.H)
	}
	if percent, _, _, ok := b.risk(); ok && !b.dial(percent) {
		b.gauge(&b.lay.Dossiers[b.look.Asked()], percent)
	}
	n := bits.OnesCount32(b.v.Unlaid)
	text := b.look.Say("table.unlaid", game.Number(n))
	if !b.Fits(text, display.Sans, b.lay.Unlaid.W) {
		text = strconv.Itoa(n)
	}
	b.Fit(b.lay.Unlaid, text, display.Sans, tabletop.SmallSize, theme.Paper, display.Left)
}

// riskWord names the risk by what it rests on.
func (b *brush) riskWord() string {
	if !b.look.Stage.Settings.Recall {
		return b.look.Say("odds.word.view")
	}
	return b.look.Say("odds.word")
}

// gauge is the risk of the next card as a figure and a bar on the deck that it is drawn from, over the number of its
// cards.
func (b *brush) gauge(d *dossier, percent int) {
	figure, word := b.look.Say("odds.figure", game.Percent(percent)), b.riskWord()
	font := b.M.Font(display.SansBold)
	size := b.M.Size(font, d.letters)
	wide := b.look.Stage.Measure.Width(figure, font, size) + size*0.4
	line, bar, pad := size*1.2, max(b.M.U(gaugeHigh), gaugePx), size*0.2
	room := d.Deck.H - b.badgeHigh() - bar - 2*pad
	if room < line {
		return // It would lie on their number; whoever looks at the deck is told.
	}
	lines := 1.0
	if room >= 2*line && b.Fits(word, display.SansBold, max(wide, d.Deck.W)-2*pad) {
		lines = 2
	}
	plate := display.Rect{X: d.Deck.X, Y: d.Deck.Y, W: d.Deck.W, H: 0}.Middle(max(wide, d.Deck.W), 0)
	plate.H = lines*line + bar + 2*pad
	b.Plate(plate, b.M.U(6), theme.Paper, theme.Ink)
	in := plate.Inset(pad)
	if lines > 1 {
		var head display.Rect
		head, in = in.CutTop(line)
		b.Line(head, word, display.SansBold, d.letters, theme.InkOnPaper, display.Middle)
	}
	track, in := in.CutBottom(bar)
	ink := theme.Ink
	if percent >= riskWarns {
		ink = theme.StampRed
	}
	b.Line(in, figure, display.SansBold, d.letters, ink, display.Middle)
	b.L.Fill(track, theme.InkOnPaper.Alpha(0.25), bar/2)
	track.W *= float64(percent) / 100
	b.L.Fill(track, theme.StampRed, bar/2)
}

// counts tells how many cards lie at a mission, where they are hard to count.
func (b *brush) counts() {
	for i := range b.v.Row {
		for seat := range game.Seat(kompromat.Seats) {
			a := &b.v.Row[i].Attempts[seat]
			if a.Open && b.look.Holder.Open() && seat == b.look.Asked() && b.look.Holder.Sight() == seat {
				// What the person asked has here, in both readings of a 1/11.
				r, ground, ink := read(a), theme.Paper, theme.Ink
				if r.low > kompromat.Limit {
					ground, ink = theme.StampRed, theme.Paper
				}
				text, slim := b.readings(r), b.lay.Aside.Empty() && !b.lay.Tall
				if slim || !b.now().total && !strings.Contains(b.ask.Head, text) {
					b.fanBadge(i, seat, text, ground, ink)
				}
			} else if at := b.lay.spread(i, seat); a.Count > 3 && at[2]-at[1] < b.lay.cardWide(i, seat)*badgeStep {
				b.backs(i, seat, at[a.Count-1])
			}
		}
	}
}

// backs says on the last card of a fan how many lie face down there; where it is none of them, how many lie there.
func (b *brush) backs(mission int, seat game.Seat, last float64) {
	a, n := &b.v.Row[mission].Attempts[seat], 0
	for _, c := range a.Cards[:a.Count] {
		if shownOf(c) == 0 {
			n++
		}
	}
	card := b.lay.Fans[mission][seat]
	if card.X, card.W = last, b.lay.cardWide(mission, seat); shownOf(a.Cards[a.Count-1]) != 0 {
		b.fanBadge(mission, seat, b.look.Say("table.cards", game.Number(a.Count)), theme.Brass, theme.Ink)
		return
	}
	b.Badge(card, strconv.Itoa(n), theme.Brass, theme.Ink, 0.5, 0.5)
}

// badgeHigh is the height of a badge.
func (b *brush) badgeHigh() float64 { return b.M.Size(display.SansBold, tabletop.BadgeSize) * 1.35 }

// fanBadge is what is to be said of a seat's cards at a mission: under their figures, at the foot of those that were
// added face down. Large letters stand beside them, where there is room, so that they cover no figure.
func (b *brush) fanBadge(mission int, seat game.Seat, text string, ground, ink display.Colour) {
	fan, half, at := b.lay.Fans[mission][seat], b.BadgeWide(text)/2, b.lay.spread(mission, seat)
	if b.M.TextScale <= largeBadge {
		foot := max(1, badgeFrom+b.badgeHigh()*(1-badgeBelow)/fan.H)
		if most := (b.lay.Blotter.Y + b.lay.Blotter.H - b.badgeHigh()*badgeBelow - fan.Y) / fan.H; foot > most {
			foot = most // It stays on the leather; the number alone covers less of low cards.
			text, _, _ = strings.Cut(text, "\u00a0")
			half = b.BadgeWide(text) / 2
		}
		x := max(fan.X+fan.W/2, min(at[1]+half, fan.X+fan.W-half))
		b.Badge(fan, text, ground, ink, (x-fan.X)/fan.W, foot)
		return
	}
	x := at[max(1, b.v.Row[mission].Attempts[seat].Count)] + half + b.M.U(6)
	switch {
	case x+half <= fan.X+fan.W+b.M.U(10):
		b.Badge(fan, text, ground, ink, (x-fan.X)/fan.W, 0.5)
	case b.v.Row[mission].Attempts[seat].Count > 1 && b.v.Row[mission].Attempts[seat].Cards[1].Know != kompromat.Shown:
		// The number alone has room on cards that lie face down.
		text, _, _ = strings.Cut(text, "\u00a0")
		b.Badge(fan, text, ground, ink, 1-b.BadgeWide(text)/2/fan.W, 1)
	case strings.Contains(b.ask.Head, text), seat != b.lay.opt.Near && fan.Y+fan.H+
		b.badgeHigh() > b.lay.Folders[mission].Y:
		// The panel says it, or a folder lies where it would hang.
	case fan.Y+fan.H+b.badgeHigh() > b.lay.Panel.Y:
		// It would hang over what is asked.
	case fan.Y+fan.H+b.badgeHigh() <= b.lay.Dossiers[seat].Box.Y || b.lay.Dossiers[seat].Box.X > fan.X ||
		b.lay.Dossiers[seat].Box.X+b.lay.Dossiers[seat].Box.W < fan.X:
		// It hangs under the figures, where no dossier lies that it would cover.
		b.Badge(fan, text, ground, ink, 0.5, 1+b.badgeHigh()*(1-badgeBelow)/fan.H)
	}
}

// offers reports whether a mission may be chosen now.
func (b *brush) offers(mission int) bool {
	return !b.look.Busy() && len(b.ask.tray) == 0 && b.look.Choice.Offered(missionIDs[mission])
}

// choices marks what may be chosen, and what is.
func (b *brush) choices() {
	if b.look.Busy() || len(b.ask.tray) > 0 {
		return
	}
	defer b.turnMark()
	for i := range b.lay.Folders {
		if !b.offers(i) {
			continue
		}
		grow := min(b.M.U(9)+b.lay.Folders[i].W*0.015*b.lay.opt.Lift[i], b.lay.beside(i))
		box := b.lay.Folders[i].Inset(-grow)
		hover, focus, _ := b.page.State(missionIDs[i])
		switch {
		case b.look.Choice.Picked(missionIDs[i]):
			b.L.Border(box, theme.Focus, b.M.U(12), max(3, b.M.U(6)))
			if p := &b.v.Row[i].Attempts[b.look.Asked()%kompromat.Seats]; p.Count == 0 {
				// The mark stands where the card will lie, and covers nothing.
				mark := b.lay.Fans[i][b.look.Asked()%kompromat.Seats].Square(max(b.M.U(64), 34))
				b.Seal(mark, display.IconCheck, 0.2, theme.Ink, theme.Focus)
			}
		case b.look.Stage.Still() && (hover || focus):
			b.Outline(box, theme.Brass)
		case b.M.Contrast: // Else the rim of light behind it says it.
			b.L.Border(box, theme.Brass, b.M.U(12), max(2, b.M.U(4)))
		}
	}
}

// overlaid reports whether cards of the mission that is tried lie over a place.
func (l *layout) overlaid(place display.Rect) bool {
	hero := l.hero()
	if hero < 0 {
		return false
	}
	for seat := range l.Fans[hero] {
		if n := l.view.Row[hero].Attempts[seat].Count; n > 0 {
			at, fan := l.spread(hero, game.Seat(seat)), l.Fans[hero][seat]
			fan.X, fan.W = at[0], at[n]-at[0]
			if !fan.Intersect(place).Empty() {
				return true
			}
		}
	}
	return false
}

// beside is what is free between a folder and the cards over and under it, where an edge around it has room.
func (l *layout) beside(mission int) float64 {
	box, far, near := l.Folders[mission], l.Fans[mission][l.far()], l.Fans[mission][l.opt.Near]
	return max(1, min(box.Y-far.Y-far.H, near.Y-box.Y-box.H))
}

// turnMark is a frame around the mission that is about to be revealed.
func (b *brush) turnMark() {
	if !b.v.Revealing || b.v.Current < 0 {
		return
	}
	edge, wide := b.lay.Folders[b.v.Current].Inset(-b.M.U(7)), max(2, b.M.U(4))
	b.L.Border(edge.Inset(-wide), theme.GroundColour, b.M.U(12)+wide, wide) // Other folders may lie behind it.
	b.L.Border(edge, theme.TextColour, b.M.U(12), wide)
}

// cards draws cards as they lie in this frame, on their way or not.
func (b *brush) cards(all []director.Sprite, moving bool) {
	for i := range all {
		s := &all[i]
		b.Card(s)
		last := i+1 == len(all) || !all[i+1].Private || all[i+1].Pose.Box.Intersect(s.Pose.Box).Empty()
		if !moving && s.Private && last {
			b.private(s.Pose.Box)
		}
	}
}

// private marks cards that nobody but their owner sees, on the topmost of them, at the end of its band: clear of its
// figures.
func (b *brush) private(card display.Rect) {
	side := card.W * 0.24
	mark := display.Rect{X: card.X + card.W - side*1.3, Y: card.Y + side*0.22, W: side, H: side}
	b.L.Fill(mark.Inset(-side*0.08), theme.Paper, side)
	b.L.Symbol(mark, display.IconEyeClosed, theme.InkOnPaper)
}

// named says what each part of the table is that is no open card. A card that lies face down is named for its place,
// also to those whose it is (K26).
func (b *brush) named() {
	for seat := range game.Seat(kompromat.Seats) {
		s := &b.lay.Dossiers[seat]
		holes := s.Holes[0]
		holes.W = s.Holes[len(s.Holes)-1].X + holes.W - holes.X
		b.Names(holes, "kompromat:token")
		b.Names(s.Won, "kompromat:won")
		b.Names(s.Points, "kompromat:points")
		if b.v.Players[seat].WonShown {
			b.Names(s.Sets[0], "kompromat:code")
			b.Names(s.Sets[1], "kompromat:document")
		}
		for item := kompromat.NightVision; int(item) <= kompromat.ItemCount; item++ {
			if box, held := b.lay.item(seat, item); held {
				b.Names(box, missionTerms[items[item].name].term)
			}
		}
		switch {
		case b.lay.Reveal:
			b.Names(b.lay.Total[seat], "kompromat:total")
			b.Names(b.lay.Fans[b.v.Current][seat], "kompromat:slot")
			continue
		case b.v.DrawnBy == seat && seat == b.look.Near:
			b.Names(b.lay.drawn(seat), "kompromat:equipment")
		}
		b.Names(s.Deck, "kompromat:equipment")
		for i := range b.v.Row {
			b.Names(b.lay.Fans[i][seat], "kompromat:slot")
		}
	}
	for i := range b.v.Row {
		if p := &b.v.Row[i]; p.Mission != 0 && p.Counter != 0 {
			slip, _ := b.lay.Folders[i].CutRight(b.lay.Folders[i].W * markWide)
			slip.H *= markHigh
			b.Names(slip, "kompromat:counter")
		}
	}
	if !b.lay.Reveal {
		b.Names(b.lay.MissionDeck, "kompromat:missions")
	}
}
