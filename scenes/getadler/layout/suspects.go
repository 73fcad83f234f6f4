package layout

import (
	"safehouse/game"
	"safehouse/render/display"
)

// Suspect is where a player's parts lie.
type Suspect struct {
	// Box is all of it. Plate has the sign of the seat, Chip, and its name.
	Box, Plate, Chip, Name display.Rect
	// Card is the character, or a silhouette. Beside it Backs is for the hand's backs, Count for their number; State, at
	// the foot of both, says what keeps the suspect from acting.
	Card, Backs, Count, State display.Rect
	// Strip is the notebook's strip, or says whose own place it is.
	Strip display.Rect
}

// suspects places the players in an arc along the top in the order of their seats, and gives what is left under it.
func (l *Layout) suspects(room display.Rect, s sizes) (rest display.Rect) {
	n, g := float64(max(l.view.Seats, 1)), s.gap()
	share := suspectShare * l.Board.H
	if !l.opt.Hand {
		share = watchShare * l.Board.H
	}
	drop := s.m.U(arcDrop)
	pitch := room.W / n
	g = min(g, pitch*suspectGap)
	w := min(pitch-g, s.px(suspectMost, 0))
	x := room.X + (room.W-(w+g)*n+g)/2
	for seat := range l.view.Seats {
		box := display.Rect{X: x + float64(seat)*(w+g), Y: room.Y + g*0.75 + drop*l.hang(seat), W: w, H: share - drop - g*0.75}
		l.suspect(game.Seat(seat), box, s)
	}
	_, rest = room.CutTop(share + g*0.5)
	rest.H -= g * 0.5
	return rest
}

// hang is how low a seat hangs in the arc, 0 in its middle and 1 at its ends.
func (l *Layout) hang(seat int) float64 {
	if l.view.Seats < 2 {
		return 0
	}
	t := 2*float64(seat)/float64(l.view.Seats-1) - 1
	return t * t
}

func (l *Layout) suspect(seat game.Seat, box display.Rect, s sizes) {
	p, pad := &l.Suspects[seat], s.pad()
	p.Box = box
	var body display.Rect
	p.Plate, body = box.CutTop(s.px(plateHigh, platePx))
	p.Strip, body = body.CutBottom(s.px(stripHigh, stripPx))
	p.Strip = display.Rect{X: p.Strip.X + pad*0.5, Y: p.Strip.Y, W: p.Strip.W - pad, H: p.Strip.H - pad*0.6}
	body = display.Rect{X: body.X + pad, Y: body.Y + pad, W: body.W - 2*pad, H: body.H - 1.6*pad}
	w := min(body.H, body.W*0.56)
	card, right := body.CutLeft(w)
	h := min(body.H, w/cardRatio)
	p.Card = display.Rect{X: card.X, Y: card.Y + (card.H-h)/2, W: w, H: h}
	_, right = right.CutLeft(pad)
	own := seat == l.opt.Near && l.opt.Hand
	side := p.Plate.H * 0.78
	if box.W < s.px(narrowSuspect, narrowPx) {
		// The sign stands beside the card, so that the name has all of the plate.
		p.Name = display.Rect{X: p.Plate.X + pad*0.6, Y: p.Plate.Y, W: p.Plate.W - pad, H: p.Plate.H}
		p.State, _ = right.CutBottom(s.px(stateHigh, statePx))
		var top display.Rect
		top, right = right.CutTop(side + pad*0.5)
		p.Chip = display.Rect{X: top.X, Y: top.Y, W: side, H: side}
		p.Count = display.Rect{X: top.X + side + pad*0.6, Y: top.Y, W: top.W - side - pad*0.6, H: side}
		p.Backs, _ = right.CutTop(min(right.H, s.px(countHigh, countPx)))
		return
	}
	chip, name := p.Plate.CutLeft(p.Plate.H)
	p.Chip = display.Rect{X: chip.X + (chip.W-side)/2, Y: chip.Y + (chip.H-side)/2, W: side, H: side}
	p.Name = display.Rect{X: name.X, Y: name.Y, W: name.W - pad*0.5, H: name.H}
	top, _ := right.CutTop(s.px(countHigh, countPx))
	p.State, _ = right.CutBottom(s.px(stateHigh, statePx))
	p.Backs, p.Count = top.CutLeft(min(top.H*(cardRatio+backStep), top.W*0.6))
	_, p.Count = p.Count.CutLeft(pad)
	if own {
		// The own cards lie below: their number stands where the backs of others are.
		p.Count = top
	}
}

// Crowded tells that what keeps a suspect from acting takes the place of the backs of its hand.
func (p *Suspect) Crowded() bool {
	x := p.State.Intersect(p.Backs)
	return x.W > 0 && x.H > 0
}
