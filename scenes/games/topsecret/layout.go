package topsecret

import (
	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/tabletop"
)

// options say how the table is looked at.
type options struct {
	// Near is the seat whose hand lies below.
	Near game.Seat
	// LogOpen shows the log, Odds the panel of what rivals still hold.
	LogOpen, Odds bool
	// Speech is the height that a lesson needs in the lane.
	Speech float64
	// Tool keeps room for a button beside the discard pile.
	Tool bool
	// Plates keep room on every board for the button of a player who must call «Boum!», while cards are turned.
	Plates bool
	// Hand keeps room for a hand; Reveal takes it away again, so that the boards grow.
	Hand, Reveal bool
	// Armed lets the assassins in front of their seats stand up.
	Armed bool
	// Carried is the kind of the hand of which the uppermost card is on its way with the pointer.
	Carried topsecret.Kind
	// Lift is how far each kind of card of the hand is lifted, 0 to 1, because a player has chosen it or points at it.
	Lift [topsecret.Kinds + 1]float64
}

// layout is where everything lies, in screen pixels.
type layout struct {
	tabletop.Frame
	// Boards are the players' by seat.
	Boards [game.MaxSeats]board
	// Hand is the room of the hand below, empty where there is none. Groups are its cards by kind, those not lifted;
	// empty for kinds that are not in it. Slots are where they lie, whether there is such a card or not.
	Hand          display.Rect
	Groups, Slots [topsecret.Kinds + 1]display.Rect
	// Caption is the strip under the boards that takes the hand's place, for words or for a clock.
	Caption display.Rect
	// Discard is the pile of cards out of the game, Tool the button beside it, where there is one.
	Discard, Tool display.Rect
	// Odds is the panel of what rivals still hold; the frame's Log is what is left beside it.
	Odds display.Rect

	// onBoard reports that there is no room for the odds beside the board.
	onBoard bool

	card display.Rect
	opt  options
	view *topsecret.View
	m    theme.Metrics
}

// Lay works the table out anew. The layout reads the view for as long as it is used. It takes no memory, so that a
// frame may lay the table out.
func (l *layout) Lay(v *topsecret.View, opt options, m theme.Metrics) {
	*l = layout{Frame: l.Frame, opt: opt, view: v, m: m}
	rows := float64(v.Seats) + oddsExtra
	l.LayFrame(tabletop.FrameOptions{
		LogOpen: opt.LogOpen, Speech: opt.Speech, Beside: opt.Odds, Panel: panelHigh, Under: true,
		NoLane: v.Seats > laneSeats, High: tabletop.Size{Design: oddsRow.Design * rows, Least: oddsRow.Least * rows},
	}, m)
	l.onBoard = l.Beside == l.Board
	if opt.Odds {
		l.side()
	}
	l.Board = l.UnderLane()
	var rest display.Rect
	if opt.Hand && !opt.Reveal {
		rest = l.hand()
	} else {
		rest = l.line()
	}
	l.boards(rest)
	// What lies under the boards stays in sight, and so do they for whoever must call.
	over := display.Rect{X: l.Board.X, Y: l.Board.Y, W: l.Board.W, H: rest.Y + rest.H - l.Board.Y}
	l.Log.H = min(l.Log.H, over.H)
	if opt.Plates {
		l.Log = display.Rect{}
	}
	if opt.Odds && l.onBoard {
		l.Odds = over
	}
}

// across reports that the odds lie across: under the boards, or over them.
func (l *layout) across() bool { return l.Tall || l.onBoard }

// side lays the odds in the column at the right, under what is said in the lane: they grow with the reader's letters as
// far as there is room.
func (l *layout) side() {
	if l.Odds = l.Beside; !l.across() {
		high := oddsRow.In(l.m) * (float64(l.kinds()) + oddsExtra)
		_, l.Odds = l.Odds.CutTop(l.UnderLane().Y - l.Board.Y)
		l.Odds.H = min(high*max(1, l.m.TextScale), l.Odds.H)
	}
}

// line lays the strip of a table without a hand: words, discard pile and tool side by side. The tool lies where it lies
// beside a hand, so that nothing changes places when the hand makes way.
func (l *layout) line() (rest display.Rect) {
	high := lineHigh.Grown(l.m)
	if l.m.H < lowest {
		high *= lowHeader
	}
	l.Caption, rest = l.Board.CutBottom(high + l.gap()/2)
	l.Caption.H -= l.gap() / 2
	if l.opt.Tool {
		l.Tool, l.Caption = l.Caption.CutRight(sideWide.In(l.m))
		l.Tool, _ = l.Tool.CutBottom(toolHigh.Grown(l.m))
		_, l.Caption = l.Caption.CutRight(l.gap() / 2)
	}
	l.Discard, l.Caption = l.Caption.CutRight(sideWide.In(l.m))
	_, l.Caption = l.Caption.CutRight(l.gap() / 2)
	return rest
}

// kinds is the number of kinds of cards in play.
func (l *layout) kinds() int { return topsecret.Kinds + 1 - int(firstIn(l.view)) }

func (l *layout) gap() float64 { return l.m.U(tabletop.Gap) }

func (l *layout) pad() float64 { return padding.In(l.m) }

// hand lays the hand below, and discard pile and tool beside it. Every kind in play has a slot that stays where it is
// for the whole game, so that nothing moves under the hand that chooses.
func (l *layout) hand() (rest display.Rect) {
	g, n, beside := l.gap(), float64(l.kinds()), sideWide.In(l.m)
	share := handShare
	if l.m.H < lowest {
		share = lowHand
		beside *= lowSide
	}
	if l.Tall {
		beside = -g // What stands beside it elsewhere has a row of its own over it.
	}
	w := min((l.Board.H*share-g/2)*cardRatio/(1+liftRoom), (l.Board.W-beside-g)/n*slotShare)
	l.card = display.Rect{W: w, H: w / cardRatio}
	strip, rest := l.Board.CutBottom(l.card.H*(1+liftRoom) + g/2)
	strip.H -= g / 2
	side, strip := strip.CutRight(max(0, beside))
	_, l.Hand = strip.CutRight(max(0, min(g, beside+g)))
	pitch := min(l.Hand.W/n, w*slotMost)
	x := l.Hand.X + (l.Hand.W-pitch*n)/2
	for k := firstIn(l.view); int(k) <= topsecret.Kinds; k++ {
		l.Slots[k] = l.inHand(x + (pitch-w)/2)
		if c := l.held(k); c > 0 && l.open() {
			wide := w + min(w*handStep*float64(c-1), pitch*0.97-w)
			l.Groups[k] = display.Rect{X: x + (pitch-wide)/2, Y: l.Slots[k].Y, W: wide, H: l.card.H}
		}
		x += pitch
	}
	if l.Tall {
		var row display.Rect
		row, rest = rest.CutBottom(toolHigh.Grown(l.m))
		if l.opt.Tool {
			l.Tool, row = row.CutRight(sideWide.In(l.m))
			_, row = row.CutRight(g / 2)
		}
		l.Discard, _ = row.CutRight(sideWide.In(l.m) * tallDiscard)
		return rest
	}
	if l.opt.Tool {
		if l.m.H < lowest {
			// They have no room under each other.
			side, _ = side.CutBottom(toolHigh.Grown(l.m))
			l.Discard, l.Tool = side.CutLeft(side.W * lowDiscard)
			_, l.Tool = l.Tool.CutLeft(g / 2)
			return rest
		}
		l.Tool, side = side.CutBottom(toolHigh.Grown(l.m))
		_, side = side.CutBottom(g / 2)
	}
	w = min(side.W, side.H*cardRatio, l.card.W)
	l.Discard = display.Rect{X: side.X + (side.W-w)/2, Y: side.Y + side.H - w/cardRatio, W: w, H: w / cardRatio}
	return rest
}

// inHand is a card of the hand that is not lifted, from the left edge that is given.
func (l *layout) inHand(x float64) display.Rect {
	return l.card.Moved(x, l.Hand.Y+l.Hand.H-l.card.H)
}

// open reports whether the hand below may be looked at.
func (l *layout) open() bool { return handOpen(l.view, l.opt.Near) }

// held is the number of cards of a kind in the hand below, as it lies.
func (l *layout) held(k topsecret.Kind) int { return heldBy(&l.view.Players[l.opt.Near], k) }
