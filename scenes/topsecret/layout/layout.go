package layout

import (
	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/table"
)

// Options say how the table is looked at.
type Options struct {
	// Near is the seat whose hand lies below.
	Near game.Seat
	// LogOpen shows the log, Odds the panel of what rivals still hold.
	LogOpen, Odds bool
	// Tool keeps room for a button beside the discard pile.
	Tool bool
	// Plates keep room on every board for the button of a player who must call «Boum!», while cards are turned.
	Plates bool
	// Score tells that the points of a game have the screen.
	Score bool
	// Hand keeps room for a hand; Reveal takes it away again, so that the boards grow.
	Hand, Reveal bool
	// Lift is how far each kind of card of the hand is lifted, 0 to 1, because a player has chosen it or points at it.
	Lift [topsecret.Kinds + 1]float64
}

// Layout is where everything lies, in screen pixels.
type Layout struct {
	table.Frame
	// Boards are the players' by seat.
	Boards [game.MaxSeats]Board
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
	opt  Options
	view *topsecret.View
}

// Lay works the table out anew. The layout reads the view for as long as it is used. It takes no memory, so that a
// frame may lay the table out.
func (l *Layout) Lay(v *topsecret.View, opt Options, m theme.Metrics) {
	*l = Layout{opt: opt, view: v}
	l.LayFrame(table.FrameOptions{LogOpen: opt.LogOpen || opt.Odds, PanelHigh: panelHigh, PanelPx: panelPx, Under: true}, m)
	s := sizes{m}
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
func (l *Layout) side(s sizes) {
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
func (l *Layout) line(room display.Rect, s sizes) (rest display.Rect) {
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
func (l *Layout) kinds() int { return topsecret.Kinds - int(l.first()-topsecret.Document1) }

// first is the first kind in play.
func (l *Layout) first() topsecret.Kind {
	if l.view.LowestOut {
		return topsecret.Document2
	}
	return topsecret.Document1
}

// sizes turns sizes of the design into pixels.
type sizes struct{ m theme.Metrics }

func (s sizes) px(design, least float64) float64 { return max(s.m.U(design), least) }

// grown is the size of what holds a line of text: it follows the reader's text size a part of the way.
func (s sizes) grown(design, least float64) float64 {
	return s.px(design, least) * (1 + (max(1, s.m.TextScale)-1)*growth)
}

func (s sizes) gap() float64 { return s.m.U(table.Gap) }

func (s sizes) pad() float64 { return s.px(padding, paddingPx) }
