package layout

import (
	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/table"
)

// HandMost is the number of cards that lie in a hand at most.
const HandMost = getadler.HandSize + 1

// Options say how the table is looked at.
type Options struct {
	// Near is the seat whose hand lies below.
	Near game.Seat
	// LogOpen shows the log.
	LogOpen bool
	// Hand keeps room for a hand, Open turns its cards up.
	Hand, Open bool
	// Choice tells that two buttons lie in the place of clock and piles.
	Choice bool
	// Builder tells that a question is being built: it lies in the place of clock and piles and, where the reader's
	// letters are large, of the hand as well.
	Builder bool
	// Fight tells that a confrontation has the screen: it lies in the place of suspects, clock and piles.
	Fight bool
	// Lift is how far each card of the hand is lifted, 0 to 1, because a player has chosen it or points at it.
	Lift [HandMost]float64
}

// Layout is where everything lies, in screen pixels.
type Layout struct {
	table.Frame
	// Suspects are the players by seat.
	Suspects [game.MaxSeats]Suspect
	// Above is all of the board above the hand, Middle what is left of it under the suspects; Page is for what is laid
	// over the board to be read.
	Above, Middle, Page display.Rect
	// Clock is the face, Hour the words under it. Pile and Discard are the piles, Branch the card beside them that names
	// the branch of the mission.
	Clock, Hour, Pile, Discard, Branch display.Rect
	// Slips is the row in which suspects speak: Question and Answer are its two places, from left to right or back.
	Slips display.Rect
	// Builder is where a question is built, empty while none is.
	Builder display.Rect
	// Hand is the room of the hand below, empty where there is none; Cards are its cards, those not lifted, Held is their
	// number; Own is the own character beside them.
	Hand, Own display.Rect
	Cards     [HandMost]display.Rect
	Held      int
	// Tools are the buttons of notebook and reference sheet.
	Tools [2]display.Rect
	// Beside tells that they stay in sight beside a choice that lies in the middle.
	Beside bool
	// Choices are the buttons of a choice that lies in the middle: yes and no, the villains that an arrest may name; Saying
	// is the line over them.
	Choices [2]display.Rect
	Saying  display.Rect
	// Fight is where the parts of a confrontation lie.
	Fight Fight

	card display.Rect
	opt  Options
	view *getadler.View
}

// Lay works the table out anew. The layout reads the view for as long as it is used. It takes no memory, so that a
// frame may lay the table out.
func (l *Layout) Lay(v *getadler.View, opt Options, m theme.Metrics) {
	*l = Layout{opt: opt, view: v}
	l.LayFrame(table.FrameOptions{LogOpen: opt.LogOpen, PanelHigh: panelHigh, PanelPx: panelPx, Under: true}, m)
	s := sizes{m}
	l.Above = l.Board
	if opt.Hand {
		l.Above = l.hand(l.Board, s)
	}
	l.Page = l.page(s)
	if opt.Fight {
		l.layFight(l.Above, s)
		return
	}
	l.Middle = l.suspects(l.Above, s)
	l.middle(l.Middle, s)
	if opt.Builder {
		l.build(m)
	}
}

// page is where a sheet lies: over the board, clear of its edges.
func (l *Layout) page(s sizes) display.Rect {
	g := s.gap()
	wide := min(l.Board.W, max(s.m.U(sheetMost), l.Board.H*1.5))
	return display.Rect{X: l.Board.X + (l.Board.W-wide)/2, Y: l.Board.Y + g, W: wide, H: l.Board.H - 1.5*g}
}

// Sheet is a sheet that leaves the hand in sight, unless the reader's letters are so large that it takes all the room
// there is, and covers the board from side to side: half a card beside it would look forgotten.
func (l *Layout) Sheet(m theme.Metrics) display.Rect {
	r := l.Page
	if m.TextScale <= Large {
		r.H = l.Above.Y + l.Above.H - r.Y
	} else {
		r.X, r.W = l.Board.X, l.Board.W
	}
	return r
}

// First is the sheet of the first look, which covers all suspects and leaves the hand in sight: both are looked at.
func (l *Layout) First(m theme.Metrics) display.Rect {
	g := sizes{m}.gap()
	r := display.Rect{X: l.Above.X, Y: l.Above.Y + g, W: l.Above.W, H: l.Above.H - 1.5*g}
	if m.TextScale > Large {
		r.X, r.W = l.Board.X, l.Board.W
	}
	return r
}

// build gives a question that is being built the place of clock and piles and, for large letters, that of the hand.
func (l *Layout) build(m theme.Metrics) {
	l.Builder = l.Middle
	if m.TextScale > Large && !l.Hand.Empty() {
		l.Builder.H = l.Board.Y + l.Board.H - l.Builder.Y
		l.Hand, l.Own, l.Held = display.Rect{}, display.Rect{}, 0
	}
}

// sizes turns sizes of the design into pixels.
type sizes struct{ m theme.Metrics }

func (s sizes) px(design, least float64) float64 { return max(s.m.U(design), least) }

func (s sizes) gap() float64 { return s.m.U(table.Gap) }

func (s sizes) pad() float64 { return s.px(padding, paddingPx) }
