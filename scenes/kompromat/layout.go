package kompromat

import (
	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/table"
)

// tokenHoles is the number of file holes of a player's notoriety.
const tokenHoles = kompromat.TokenLimit

// lookOptions say how the table is looked at.
type lookOptions struct {
	// Near is the seat whose cards lie below.
	Near game.Seat
	// LogOpen shows the log; Reveal shows the mission in turn large, with its cards side by side.
	LogOpen, Reveal bool
	// Lift is how far each folder is lifted, 0 to 1, because a player has chosen it or points at it.
	Lift [kompromat.RowSize]float64
}

// playerStrip is the line of a player: name, notoriety, items and pile.
type playerStrip struct {
	Box, Name, Won display.Rect
	Holes          [tokenHoles]display.Rect
	Items          [kompromat.ItemCount]display.Rect
}

// layout is where everything lies, in screen pixels.
type layout struct {
	table.Frame
	// Card is for the card just drawn, between the frame's text and its primary button.
	Card    display.Rect
	Folders [kompromat.RowSize]display.Rect
	// Fans are where a seat's cards lie at a mission; Decks the equipment decks; both by seat.
	Fans        [kompromat.RowSize][kompromat.Seats]display.Rect
	Decks       [kompromat.Seats]display.Rect
	MissionDeck display.Rect
	Strips      [kompromat.Seats]playerStrip
	// Total is where a seat's total stands in a reveal.
	Total  [kompromat.Seats]display.Rect
	Reveal bool

	card display.Rect
	opt  lookOptions
	view *kompromat.View
}

// Lay works the table out anew. The layout reads the view for as long as it is used. It takes no memory, so that a
// frame may lay the table out.
func (l *layout) Lay(v *kompromat.View, opt lookOptions, m theme.Metrics) {
	*l = layout{opt: opt, view: v, Reveal: opt.Reveal && v.Current >= 0}
	l.LayFrame(table.FrameOptions{LogOpen: opt.LogOpen}, m)
	l.panel(m)
	l.board(m)
}

// panel makes room beside the words for the card just drawn.
func (l *layout) panel(m theme.Metrics) {
	g := m.U(table.Gap)
	cardHigh := l.Panel.H - 2*g
	cardWide := cardHigh * cardRatio
	l.Card = display.Rect{X: l.Primary.X - g*2 - cardWide, Y: l.Panel.Y + g, W: cardWide, H: cardHigh}
	l.Text.W = l.Card.X - l.Text.X - g*1.5
}

func (l *layout) board(m theme.Metrics) {
	g := m.U(table.Gap)
	far := l.far()
	strip := max(m.U(stripHigh), stripPx)
	var top, bottom, rest display.Rect
	top, rest = l.Board.CutTop(strip + g)
	bottom, rest = rest.CutBottom(strip + g)
	l.strip(far, display.Rect{X: top.X, Y: top.Y + g*0.75, W: top.W, H: strip}, m)
	l.strip(l.opt.Near, display.Rect{X: bottom.X, Y: bottom.Y + g*0.25, W: bottom.W, H: strip}, m)
	if l.Reveal {
		l.revealBoard(rest, m)
		return
	}
	l.tableBoard(rest, m)
}

func (l *layout) far() game.Seat { return 1 - l.opt.Near }

func (l *layout) tableBoard(rest display.Rect, m theme.Metrics) {
	g := m.U(table.Gap)
	side, row := rest.CutLeft(m.U(sideWide))
	folderHigh := rest.H * folderShare
	fanHigh := (rest.H - folderHigh) / 2
	cardHigh := fanHigh - g
	l.card = display.Rect{W: min(cardHigh*cardRatio, side.W-g), H: 0}
	l.card.H = l.card.W / cardRatio
	pitch := row.W / kompromat.RowSize
	folderWide := min(pitch-g*1.7, folderHigh/folderRatio*1.16)
	for i := range l.Folders {
		x := row.X + float64(i)*pitch + (pitch-folderWide)/2
		l.Folders[i] = display.Rect{X: x, Y: rest.Y + fanHigh, W: folderWide, H: folderHigh}
		fan := display.Rect{X: row.X + float64(i)*pitch + g/2, W: pitch - g, H: l.card.H}
		fan.Y = rest.Y + (fanHigh-l.card.H)/2
		l.Fans[i][l.far()] = fan
		fan.Y = rest.Y + fanHigh + folderHigh + (fanHigh-l.card.H)/2
		l.Fans[i][l.opt.Near] = fan
	}
	pile := func(y, high, share float64) display.Rect {
		w := min(l.card.W, side.W-g)
		h := w / share
		return display.Rect{X: side.X + (side.W-g-w)/2, Y: y + (high-h)/2, W: w, H: h}
	}
	l.Decks[l.far()] = pile(rest.Y, fanHigh, cardRatio)
	l.Decks[l.opt.Near] = pile(rest.Y+fanHigh+folderHigh, fanHigh, cardRatio)
	l.MissionDeck = pile(rest.Y+fanHigh, folderHigh, folderRatio)
}

// FanEnd is the right end of a seat's cards at a mission.
func (l *layout) FanEnd(mission int, seat game.Seat) float64 {
	fan := l.Fans[mission][seat]
	wide := l.card.W * (1 + fanStep*float64(max(0, l.view.Row[mission].Attempts[seat].Count-1)))
	return fan.X + (fan.W+min(fan.W, wide))/2
}

// FanBacks is where the cards of a seat at a mission begin that were added face down: the first lies open for all.
func (l *layout) FanBacks(mission int, seat game.Seat) float64 {
	a := &l.view.Row[mission].Attempts[seat]
	fan := l.Fans[mission][seat]
	if a.Count < 2 {
		return l.FanEnd(mission, seat)
	}
	wide, first := l.card.W, 0.0
	for i := range a.Count - 1 {
		step := l.step(a, i, fan.W-l.card.W)
		if i == 0 {
			first = step
		}
		wide += step
	}
	return fan.X + (fan.W-wide)/2 + first
}

// revealBoard puts the mission in turn large, the others small beside it, and the two seats' cards in lanes.
func (l *layout) revealBoard(rest display.Rect, m theme.Metrics) {
	g := m.U(table.Gap)
	minis, rest := rest.CutLeft(rest.W * miniShare * 0.62)
	_, rest = rest.CutLeft(g)
	big, lanes := rest.CutLeft(rest.W * bigShare)
	pitch := minis.H / kompromat.RowSize
	for i := range l.Folders {
		h := pitch - g/2
		w := min(minis.W, h*1.16)
		l.Folders[i] = display.Rect{X: minis.X + (minis.W-w)/2, Y: minis.Y + float64(i)*pitch + g/4, W: w, H: h}
	}
	bigHigh := min(big.H-g, big.W*1.22)
	l.Folders[l.view.Current] = display.Rect{X: big.X, Y: big.Y + (big.H-bigHigh)/2, W: big.W - g, H: bigHigh}
	high := lanes.H / 2
	most := 1
	for seat := range l.Total {
		most = max(most, l.view.Row[l.view.Current].Attempts[seat].Count)
	}
	for seat := range l.Total {
		y := lanes.Y
		if game.Seat(seat) == l.opt.Near {
			y += high
		}
		lane := display.Rect{X: lanes.X + g, Y: y + g/2, W: lanes.W - g, H: high - g}
		var total display.Rect
		total, lane = lane.CutRight(max(lanes.W*totalShare, 128))
		l.Total[seat] = total
		cardHigh := min(lane.H*0.8, max(lane.H*laneLeast, (lane.W-g)/(float64(most)*laneStep)/cardRatio))
		l.card = display.Rect{W: cardHigh * cardRatio, H: cardHigh}
		fan := display.Rect{X: lane.X, Y: lane.Y + (lane.H-cardHigh)/2, W: lane.W - g, H: cardHigh}
		for i := range l.Fans {
			l.Fans[i][seat] = fan
		}
		l.Decks[seat] = display.Rect{X: lanes.X + lanes.W, Y: fan.Y, W: l.card.W, H: l.card.H}.Moved(-l.card.W, 0)
	}
	l.MissionDeck = display.Rect{X: minis.X, Y: rest.Y, W: minis.W * 0.5, H: pitch * 0.5}
}

func (l *layout) strip(seat game.Seat, box display.Rect, m theme.Metrics) {
	s := &l.Strips[seat]
	g := m.U(table.Gap)
	s.Box = box
	inside := display.Rect{X: box.X + g/2, Y: box.Y, W: box.W - g, H: box.H}
	item := box.H * 0.86
	hole := min(box.H*0.5, box.W*0.25/tokenHoles)
	name := box.W * nameShare
	if m.TextScale > 1 {
		// Large letters have what the items do not need.
		spare := inside.W - hole*tokenHoles*1.16 - max(m.U(110), 68) - 2*g - float64(kompromat.ItemCount)*(item+g/2)
		name = max(name, min(spare, box.W*nameMost))
	}
	s.Name, inside = inside.CutLeft(name)
	holes, inside := inside.CutLeft(hole*tokenHoles*1.16 + g)
	for i := range s.Holes {
		s.Holes[i] = display.Rect{X: holes.X + float64(i)*hole*1.16, Y: box.Y + (box.H-hole)/2, W: hole, H: hole}
	}
	s.Won, inside = inside.CutRight(max(m.U(110), 68))
	_, inside = inside.CutRight(g / 2)
	step := min(item+g/2, inside.W/float64(kompromat.ItemCount))
	item = min(item, step)
	for i := range s.Items {
		s.Items[i] = display.Rect{X: inside.X + float64(i)*step, Y: box.Y + (box.H-item)/2, W: item, H: item}
	}
}
