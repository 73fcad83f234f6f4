package kompromat

import (
	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/render/display"
	"safehouse/render/theme"
)

// TokenHoles is the number of file holes of a player's notoriety.
const TokenHoles = kompromat.TokenLimit

// Options say how the table is looked at.
type Options struct {
	// Near is the seat whose cards lie below.
	Near game.Seat
	// LogOpen shows the log; Reveal shows the mission in turn large, with its cards side by side.
	LogOpen, Reveal bool
	// Lift is how far each folder is lifted, 0 to 1, because a player has chosen it or points at it.
	Lift [kompromat.RowSize]float64
}

// Strip is the line of a player: name, notoriety, items and pile.
type Strip struct {
	Box, Name, Won display.Rect
	Holes          [TokenHoles]display.Rect
	Items          [kompromat.ItemCount]display.Rect
}

// Layout is where everything lies, in screen pixels.
type Layout struct {
	Screen, Bar, Title, Pill display.Rect
	// Buttons are Rules, Log, Mute and Menu; Short tells that there is room only for their icons.
	Buttons [4]display.Rect
	Short   bool
	// Log is empty when it is closed. Board is the felt between bar, log and panel.
	Log, Board, Panel display.Rect
	// Text is for what is asked, Card for the card just drawn, Primary never moves.
	Text, Card, Primary, Secondary, Third display.Rect
	Folders                               [kompromat.RowSize]display.Rect
	// Fans are where a seat's cards lie at a mission; Decks the equipment decks; both by seat.
	Fans        [kompromat.RowSize][kompromat.Seats]display.Rect
	Decks       [kompromat.Seats]display.Rect
	MissionDeck display.Rect
	Strips      [kompromat.Seats]Strip
	// Total is where a seat's total stands in a reveal; Badge where it stands at a mission on the table.
	Total  [kompromat.Seats]display.Rect
	Reveal bool

	card display.Rect
	opt  Options
	view *kompromat.View
}

// Lay works the table out anew. The layout reads the view for as long as it is used. It takes no memory, so that a
// frame may lay the table out.
func (l *Layout) Lay(v *kompromat.View, opt Options, m theme.Metrics) {
	*l = Layout{Screen: m.Screen(), opt: opt, view: v, Reveal: opt.Reveal && v.Current >= 0}
	grow := 1.0
	if m.TextScale > 1 {
		grow = 1 + (m.TextScale-1)*0.4
	}
	l.frame(m, grow)
	l.panel(m, grow)
	l.board(m)
}

func (l *Layout) frame(m theme.Metrics, grow float64) {
	g, edge := m.U(gap), m.U(margin)
	var rest display.Rect
	l.Bar, rest = l.Screen.CutTop(max(m.U(barHigh), barPx) * grow)
	l.Panel, rest = rest.CutBottom(max(m.U(panelHigh), panelPx) * grow)
	l.Panel = display.Rect{X: edge, Y: l.Panel.Y, W: l.Screen.W - 2*edge, H: l.Panel.H - g}
	if l.opt.LogOpen {
		l.Log, rest = rest.CutRight(max(m.U(logWide), logPx) + edge)
		l.Log = display.Rect{X: l.Log.X, Y: l.Log.Y + g, W: l.Log.W - edge, H: l.Log.H - 2*g}
	}
	l.Board = display.Rect{X: edge, Y: rest.Y, W: rest.W - edge - g, H: rest.H}
	l.bar(m, edge, g)
}

func (l *Layout) bar(m theme.Metrics, edge, g float64) {
	inside := display.Rect{X: edge, Y: l.Bar.Y, W: l.Bar.W - 2*edge, H: l.Bar.H}
	l.Short = l.Screen.W < narrow || m.TextScale > 1.2
	high := max(l.Bar.H*0.72, min(l.Bar.H, 36))
	for i := len(l.Buttons) - 1; i >= 0; i-- {
		wide := max(m.U(barButtonWide), 116)
		if i == len(l.Buttons)-1 {
			// The menu's key has a longer name than the others'.
			wide *= 1.32
		}
		if l.Short {
			wide = high * 1.25
		}
		var b display.Rect
		b, inside = inside.CutRight(wide)
		l.Buttons[i] = display.Rect{X: b.X, Y: b.Y + (b.H-high)/2, W: b.W, H: high}
		_, inside = inside.CutRight(g / 2)
	}
	l.Title, inside = inside.CutLeft(max(m.U(276), 176))
	_, inside = inside.CutLeft(g)
	_, inside = inside.CutRight(g)
	l.Pill = display.Rect{X: inside.X, Y: inside.Y + (inside.H-high)/2, W: inside.W, H: high}
}

func (l *Layout) panel(m theme.Metrics, grow float64) {
	g := m.U(gap)
	high := min(max(m.U(buttonHigh), buttonPx)*grow, l.Panel.H-2*g)
	wide := max(m.U(primaryWide), primaryPx)
	midX := l.Screen.W / 2
	y := l.Panel.Y + (l.Panel.H-high)/2
	l.Primary = display.Rect{X: midX - wide/2, Y: y, W: wide, H: high}
	side := max(m.U(secondaryWide), secondaryPx)
	right := l.Panel.X + l.Panel.W - g
	l.Secondary = display.Rect{X: l.Primary.X + wide + g, Y: y, W: side, H: high}
	third := l.Secondary.X + side + g
	l.Third = display.Rect{X: third, Y: y, W: min(side, right-third), H: high}
	cardHigh := l.Panel.H - 2*g
	cardWide := cardHigh * cardRatio
	l.Card = display.Rect{X: l.Primary.X - g*2 - cardWide, Y: l.Panel.Y + g, W: cardWide, H: cardHigh}
	l.Text = display.Rect{X: l.Panel.X + g*1.25, Y: l.Panel.Y + g*0.75, W: l.Card.X - l.Panel.X - g*2.75, H: l.Panel.H - g*1.5}
}

func (l *Layout) board(m theme.Metrics) {
	g := m.U(gap)
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

func (l *Layout) far() game.Seat { return 1 - l.opt.Near }

func (l *Layout) tableBoard(rest display.Rect, m theme.Metrics) {
	g := m.U(gap)
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

// revealBoard puts the mission in turn large, the others small beside it, and the two seats' cards in lanes.
func (l *Layout) revealBoard(rest display.Rect, m theme.Metrics) {
	g := m.U(gap)
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

func (l *Layout) strip(seat game.Seat, box display.Rect, m theme.Metrics) {
	s := &l.Strips[seat]
	g := m.U(gap)
	s.Box = box
	inside := display.Rect{X: box.X + g/2, Y: box.Y, W: box.W - g, H: box.H}
	s.Name, inside = inside.CutLeft(box.W * 0.3)
	item := box.H * 0.86
	hole := min(box.H*0.5, box.W*0.25/TokenHoles)
	holes, inside := inside.CutLeft(hole*TokenHoles*1.16 + g)
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
