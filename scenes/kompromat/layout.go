package kompromat

import (
	"math/bits"

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
	g := m.U(table.Gap)
	// Beside the words there is room for the card just drawn.
	if cardWide := l.Text.H * cardRatio; l.Tall {
		l.Card, l.Text = l.Text.PartLeft(cardWide, g)
	} else {
		cardHigh := l.Panel.H - 2*g
		cardWide = cardHigh * cardRatio
		l.Card = display.Rect{X: l.Primary.X - g*2 - cardWide, Y: l.Panel.Y + g, W: cardWide, H: cardHigh}
		l.Text.W = l.Card.X - l.Text.X - g*1.5
	}
	strip := max(m.U(stripHigh), stripPx)
	top, rest := l.Board.CutTop(strip + g)
	bottom, rest := rest.CutBottom(strip + g)
	l.strip(l.far(), display.Rect{X: top.X, Y: top.Y + g*0.75, W: top.W, H: strip}, m)
	l.strip(l.opt.Near, display.Rect{X: bottom.X, Y: bottom.Y + g*0.25, W: bottom.W, H: strip}, m)
	if l.Reveal {
		l.revealBoard(rest, m)
	} else {
		l.tableBoard(rest, m)
	}
}

func (l *layout) far() game.Seat { return 1 - l.opt.Near }

func (l *layout) tableBoard(rest display.Rect, m theme.Metrics) {
	g, side := m.U(table.Gap), m.U(sideWide)
	folderHigh := rest.H * folderShare
	far, rest := rest.CutTop((rest.H - folderHigh) / 2)
	row, near := rest.CutTop(folderHigh)
	l.card.W = min((far.H-g)*cardRatio, side-g)
	l.card.H = l.card.W / cardRatio
	pitch := (row.W - side) / kompromat.RowSize
	place := func(band display.Rect, i int, wide, high float64) display.Rect {
		return display.Rect{X: band.X + side + float64(i)*pitch, Y: band.Y, W: pitch, H: band.H}.Middle(wide, high)
	}
	for i := range l.Folders {
		l.Folders[i] = place(row, i, min(pitch-g*1.7, folderHigh/folderRatio*1.16), folderHigh)
		l.Fans[i][l.far()] = place(far, i, pitch-g, l.card.H)
		l.Fans[i][l.opt.Near] = place(near, i, pitch-g, l.card.H)
	}
	pile := func(band display.Rect, ratio float64) display.Rect {
		band.W = side - g
		return band.Middle(l.card.W, l.card.W/ratio)
	}
	l.Decks[l.far()] = pile(far, cardRatio)
	l.Decks[l.opt.Near] = pile(near, cardRatio)
	l.MissionDeck = pile(row, folderRatio)
}

// revealBoard puts the mission in turn large, the others small beside it, and the two seats' cards in lanes.
func (l *layout) revealBoard(rest display.Rect, m theme.Metrics) {
	g := m.U(table.Gap)
	minis, rest := rest.PartLeft(rest.W*miniShare, g)
	big, lanes := rest.CutLeft(rest.W * bigShare)
	pitch := minis.H / kompromat.RowSize
	for i := range l.Folders {
		place := display.Rect{X: minis.X, Y: minis.Y + float64(i)*pitch, W: minis.W, H: pitch}
		l.Folders[i] = place.Middle(min(minis.W, (pitch-g/2)*1.16), pitch-g/2)
	}
	l.Folders[l.view.Current] = big.Middle(big.W-g, min(big.H-g, big.W*1.22)).Moved(-g/2, 0)
	most := 1
	for _, a := range l.view.Row[l.view.Current].Attempts {
		most = max(most, a.Count)
	}
	for seat := range l.Total {
		lane := display.Rect{X: lanes.X + g, Y: lanes.Y + g/2, W: lanes.W - g, H: lanes.H/2 - g}
		if game.Seat(seat) == l.opt.Near {
			lane.Y += lanes.H / 2
		}
		l.Total[seat], lane = lane.CutRight(max(lanes.W*totalShare, 128))
		lane.W -= g
		cardHigh := min(lane.H*0.8, max(lane.H*laneLeast, lane.W/(float64(most)*laneStep)/cardRatio))
		l.card = display.Rect{W: cardHigh * cardRatio, H: cardHigh}
		fan := lane.Middle(lane.W, cardHigh)
		for i := range l.Fans {
			l.Fans[i][seat] = fan
		}
		l.Decks[seat] = display.Rect{X: lanes.X + lanes.W - l.card.W, Y: fan.Y, W: l.card.W, H: l.card.H}
	}
	l.MissionDeck = display.Rect{X: minis.X, Y: rest.Y, W: minis.W * 0.5, H: pitch * 0.5}
}

// item is where an item lies that a seat holds; false where it does not.
func (l *layout) item(seat game.Seat, item kompromat.Item) (display.Rect, bool) {
	p := &l.view.Players[seat]
	before := bits.OnesCount8(p.Items & (1<<item - 1))
	return l.Strips[seat].Items[before], p.Holds(item)
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
		s.Holes[i] = display.Rect{X: holes.X + float64(i)*hole*1.16, Y: box.Y, W: hole, H: box.H}.Square(hole)
	}
	s.Won, inside = inside.CutRight(max(m.U(110), 68))
	_, inside = inside.CutRight(g / 2)
	step := min(item+g/2, inside.W/float64(kompromat.ItemCount))
	item = min(item, step)
	for i := range s.Items {
		s.Items[i] = display.Rect{X: inside.X + float64(i)*step, Y: box.Y, W: item, H: box.H}.Square(item)
	}
}
