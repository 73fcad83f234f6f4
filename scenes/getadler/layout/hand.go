package layout

import (
	"safehouse/game/getadler"
	"safehouse/render/display"
)

// hand lays the hand below, sorted by kind, with the own character at its left, and gives the room above.
func (l *Layout) hand(room display.Rect, s sizes) (rest display.Rect) {
	g, n := s.gap(), float64(HandMost)
	share := handShare
	if s.m.TextScale > Large && !l.opt.Choice && !l.opt.Fight {
		share = largeHandShare
	}
	h := (room.H*share - g/2) / (1 + liftRoom)
	w := min(h*cardRatio, room.W/(n+1+ownGap))
	l.card = display.Rect{W: w, H: w / cardRatio}
	strip, rest := room.CutBottom(l.card.H*(1+liftRoom) + g/2)
	strip.H -= g / 2
	y := strip.Y + strip.H - l.card.H
	pitch := min((strip.W-w*(1+ownGap))/n, w*slotMost)
	whole := w*(1+ownGap) + pitch*n
	x := strip.X + (strip.W-whole)/2
	l.Own = display.Rect{X: x, Y: y, W: w, H: l.card.H}
	l.Hand = display.Rect{X: x + w*(1+ownGap), Y: strip.Y, W: pitch * n, H: strip.H}
	l.Held = l.held()
	x = l.Hand.X + (l.Hand.W-pitch*float64(l.Held))/2 + (pitch-w)/2
	for i := range l.Held {
		l.Cards[i] = display.Rect{X: x + pitch*float64(i), Y: y, W: w, H: l.card.H}
	}
	return rest
}

// held is the number of cards in the hand below.
func (l *Layout) held() int {
	if !l.opt.Near.Sits(l.view.Seats) {
		return 0
	}
	return min(l.view.Players[l.opt.Near].Cards, HandMost)
}

// Kind is what the i-th card of the hand below is, NoKind for a back.
func (l *Layout) Kind(i int) getadler.Kind {
	if !l.opt.Open || !l.opt.Near.Sits(l.view.Seats) {
		return getadler.NoKind
	}
	return KindAt(&l.view.Players[l.opt.Near].Sure, i)
}

// KindAt is the kind of the i-th of some cards, sorted by kind; NoKind where there are fewer.
func KindAt(c *getadler.Counts, i int) getadler.Kind {
	for k := getadler.DocumentRAF; int(k) <= getadler.Kinds; k++ {
		if i -= c[k]; i < 0 {
			return k
		}
	}
	return getadler.NoKind
}
