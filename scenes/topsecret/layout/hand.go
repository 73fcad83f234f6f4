package layout

import (
	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/render/display"
)

// hand lays the hand below, and discard pile and tool beside it. Every kind in play has a slot that stays where it is
// for the whole game, so that nothing moves under the hand that chooses.
func (l *Layout) hand(room display.Rect, s sizes) (rest display.Rect) {
	g, n := s.gap(), float64(l.kinds())
	beside := s.px(sideWide, sidePx)
	wide := room.W - beside - g
	w := min((room.H*handShare-g/2)*cardRatio/(1+liftRoom), wide/n*slotShare)
	l.card = display.Rect{W: w, H: w / cardRatio}
	strip, rest := room.CutBottom(l.card.H*(1+liftRoom) + g/2)
	strip.H -= g / 2
	side, strip := strip.CutRight(beside)
	_, l.Hand = strip.CutRight(g)
	pitch := min(l.Hand.W/n, w*slotMost)
	x := l.Hand.X + (l.Hand.W-pitch*n)/2
	y := l.Hand.Y + l.Hand.H - l.card.H
	for k := l.first(); int(k) <= topsecret.Kinds; k++ {
		l.Slots[k] = display.Rect{X: x + (pitch-w)/2, Y: y, W: w, H: l.card.H}
		if c := l.held(k); c > 0 && l.open() {
			wide := w + l.step(c, pitch)*float64(c-1)
			l.Groups[k] = display.Rect{X: x + (pitch-wide)/2, Y: y, W: wide, H: l.card.H}
		}
		x += pitch
	}
	if l.opt.Tool {
		l.Tool, side = side.CutBottom(s.grown(toolHigh, toolPx))
		_, side = side.CutBottom(g / 2)
	}
	w = min(side.W, side.H*cardRatio, l.card.W)
	l.Discard = display.Rect{X: side.X + (side.W-w)/2, Y: side.Y + side.H - w/cardRatio, W: w, H: w / cardRatio}
	return rest
}

// step is how far the cards of a group of that many lie from each other in a slot of that width.
func (l *Layout) step(cards int, slot float64) float64 {
	if cards < 2 {
		return 0
	}
	return min(l.card.W*handStep, (slot*0.97-l.card.W)/float64(cards-1))
}

// open tells whether the hand below may be looked at.
func (l *Layout) open() bool {
	return l.opt.Near.Sits(l.view.Seats) && l.view.Players[l.opt.Near].HandKnow == topsecret.Shown
}

// held is the number of cards of a kind in the hand below, without the one that lies on the table as the seat's choice.
func (l *Layout) held(k topsecret.Kind) int {
	p := &l.view.Players[l.opt.Near]
	n := p.Hand[k]
	if p.Picked && !p.Turned && p.Pick.Kind() == k {
		n--
	}
	return n
}

// backs is the number of cards of the hand below where it lies face down.
func (l *Layout) backs() int {
	p := &l.view.Players[l.opt.Near]
	n := p.Hand.Sum()
	if p.Picked && !p.Turned {
		n--
	}
	return n
}

// InHand is the place of a card of a hand: the n-th of its kind, which is 0 for the only one.
func InHand(seat game.Seat, k topsecret.Kind, n int) game.Place {
	return game.Place{Zone: topsecret.ZoneHand + game.Zone(seat), Index: uint8(int(k)<<4 | n)}
}
