package topsecret

import (
	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/table"
)

// options say how the table is looked at.
type options struct {
	// Near is the seat whose hand lies below.
	Near game.Seat
	// LogOpen shows the log, Odds the panel of what rivals still hold.
	LogOpen, Odds bool
	// Tool keeps room for a button beside the discard pile.
	Tool bool
	// Plates keep room on every board for the button of a player who must call «Boum!», while cards are turned.
	Plates bool
	// Hand keeps room for a hand; Reveal takes it away again, so that the boards grow.
	Hand, Reveal bool
	// Armed lets the assassins in front of their seats stand up.
	Armed bool
	// Lift is how far each kind of card of the hand is lifted, 0 to 1, because a player has chosen it or points at it.
	Lift [topsecret.Kinds + 1]float64
}

// layout is where everything lies, in screen pixels.
type layout struct {
	table.Frame
	// Boards are the players' by seat.
	Boards [game.MaxSeats]board
	// Hand is the room of the hand below, empty where there is none. Groups are its cards by kind, those not lifted;
	// empty for kinds that are not in it. Slots are where they lie, whether there is such a card or not.
	Hand          display.Rect
	Groups, Slots [topsecret.Kinds + 1]display.Rect
	// Line is the strip under the boards that takes the hand's place; Caption is for its words, or for a clock.
	Line, Caption display.Rect
	// Discard is the pile of cards out of the game, Tool the button beside it, where there is one.
	Discard, Tool display.Rect
	// Odds is the panel of what rivals still hold; the frame's Log is what is left beside it.
	Odds display.Rect

	card display.Rect
	opt  options
	view *topsecret.View
}

// Lay works the table out anew. The layout reads the view for as long as it is used. It takes no memory, so that a
// frame may lay the table out.
func (l *layout) Lay(v *topsecret.View, opt options, m theme.Metrics) {
	*l = layout{opt: opt, view: v}
	l.LayFrame(table.FrameOptions{LogOpen: opt.LogOpen || opt.Odds, PanelHigh: panelHigh, PanelPx: panelPx, Under: true}, m)
	s := measures{m}
	l.side(s)
	boards := l.Board
	if opt.Hand && !opt.Reveal {
		boards = l.hand(boards, s)
	} else {
		boards = l.line(boards, s)
	}
	l.boards(boards, s)
}

// side shares the column at the right between odds and log. The odds grow with the reader's letters as far as there is
// room; where that leaves the log too little to tell anything, they have all of it.
func (l *layout) side(s measures) {
	if !l.opt.Odds {
		return
	}
	column := l.Log
	rows := float64(l.kinds()) + oddsExtra
	high := s.px(oddsRow, oddsRowPx) * rows
	large, most := max(1, s.m.TextScale), column.H
	beside := most - s.gap() - s.px(logLeast, logLeastPx)*large
	both := l.opt.LogOpen && beside >= high
	if both {
		most = beside
	}
	l.Odds, l.Log = column.CutTop(min(high*large, most))
	_, l.Log = l.Log.CutTop(s.gap())
	if !both {
		l.Log = display.Rect{}
	}
}

// line lays the strip of a table without a hand: words, discard pile and tool side by side. The tool lies where it lies
// beside a hand, so that nothing changes places when the hand makes way.
func (l *layout) line(room display.Rect, s measures) (rest display.Rect) {
	l.Line, rest = room.CutBottom(s.grown(lineHigh, linePx) + s.gap()/2)
	l.Line.H -= s.gap() / 2
	inside := l.Line
	if l.opt.Tool {
		l.Tool, inside = inside.CutRight(s.px(sideWide, sidePx))
		l.Tool, _ = l.Tool.CutBottom(s.grown(toolHigh, toolPx))
		_, inside = inside.CutRight(s.gap() / 2)
	}
	l.Discard, inside = inside.CutRight(s.px(sideWide, sidePx))
	_, inside = inside.CutRight(s.gap() / 2)
	l.Caption = inside
	return rest
}

// kinds is the number of kinds of cards in play.
func (l *layout) kinds() int { return topsecret.Kinds - int(l.first()-topsecret.Document1) }

// first is the first kind in play.
func (l *layout) first() topsecret.Kind {
	if l.view.LowestOut {
		return topsecret.Document2
	}
	return topsecret.Document1
}

// measures turns sizes of the design into pixels.
type measures struct{ m theme.Metrics }

func (s measures) px(design, least float64) float64 { return max(s.m.U(design), least) }

// grown is the size of what holds a line of text: it follows the reader's text size a part of the way.
func (s measures) grown(design, least float64) float64 {
	return s.px(design, least) * (1 + (max(1, s.m.TextScale)-1)*growth)
}

func (s measures) gap() float64 { return s.m.U(table.Gap) }

func (s measures) pad() float64 { return s.px(padding, paddingPx) }

// hand lays the hand below, and discard pile and tool beside it. Every kind in play has a slot that stays where it is
// for the whole game, so that nothing moves under the hand that chooses.
func (l *layout) hand(room display.Rect, s measures) (rest display.Rect) {
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
func (l *layout) step(cards int, slot float64) float64 {
	if cards < 2 {
		return 0
	}
	return min(l.card.W*handStep, (slot*0.97-l.card.W)/float64(cards-1))
}

// open tells whether the hand below may be looked at.
func (l *layout) open() bool {
	return l.opt.Near.Sits(l.view.Seats) && l.view.Players[l.opt.Near].HandKnow == topsecret.Shown
}

// held is the number of cards of a kind in the hand below, without the one that lies on the table as the seat's choice.
func (l *layout) held(k topsecret.Kind) int {
	p := &l.view.Players[l.opt.Near]
	if p.Picked && !p.Turned && p.Pick.Kind() == k {
		return p.Hand[k] - 1
	}
	return p.Hand[k]
}
