package getadler

import (
	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/render/theme"
)

// middle places the clock between the piles, the branch of the mission at their left and the tools at their right.
func (l *layout) middle(room display.Rect, s sizes) {
	g := s.gap()
	l.Slips, _ = room.CutTop(min(s.px(slipHigh, slipPx), room.H))
	if n := l.view.Seats; n > 0 {
		first, last := l.Suspects[0].Box, l.Suspects[n-1].Box
		l.Slips.X, l.Slips.W = first.X, last.X+last.W-first.X
	}
	dial, hour := room.CutTop(room.H - s.px(hourHigh, hourPx))
	if dial.H < clockLeast {
		dial, hour = room, display.Rect{}
	}
	cx := room.X + room.W/2
	side := min(dial.H, room.W*0.34)
	l.Clock = display.Rect{X: cx - side/2, Y: dial.Y + (dial.H-side)/2, W: side, H: side}
	if wide := min(room.W*0.42, hour.H*10); wide > 0 {
		l.Hour = display.Rect{X: cx - wide/2, Y: hour.Y, W: wide, H: hour.H}
	}
	away := max(side/2+2*g, l.Hour.W/2+g)
	// Pile and branch have room at the left of the clock.
	w := min(min(room.H*0.8, s.m.U(pileMost)+room.H*0.25)*cardRatio, (room.W/2-away-4*g)/2)
	high := w / cardRatio
	y := room.Y + (room.H-high)/2
	l.Pile = display.Rect{X: cx - away - w, Y: y, W: w, H: high}
	l.Discard = display.Rect{X: cx + away, Y: y, W: w, H: high}
	l.Branch = display.Rect{X: l.Pile.X - 3*g - w, Y: y, W: w, H: high}
	l.tools(room, s)
	l.choices(room, s)
}

// tools stand one over the other at the right end.
func (l *layout) tools(room display.Rect, s sizes) {
	g := s.gap()
	left := l.Discard.X + l.Discard.W + 1.5*g
	wide := min(room.X+room.W-left, s.px(toolWide, toolPx)*min(max(1, s.m.TextScale), largeText))
	high := min(s.px(toolHigh, toolHighPx), (room.H-g)/2)
	x, y := room.X+room.W-wide, room.Y+(room.H-2*high-g*0.75)/2
	for i := range l.Tools {
		l.Tools[i] = display.Rect{X: x, Y: y + float64(i)*(high+g*0.75), W: wide, H: high}
	}
}

// choices are two buttons side by side under a line in large letters, between the tools and as much room at the other end
// where that leaves enough.
func (l *layout) choices(room display.Rect, s sizes) {
	g := s.gap()
	side := room.X + room.W - l.Tools[0].X + g
	if between := room.W - 2*side; between >= 2*s.px(choiceWide, choicePx)*choiceBeside+3*g {
		room.X, room.W, l.Beside = room.X+side, between, true
	}
	wide := min(s.px(choiceWide, choicePx), (room.W-3*g)/2)
	l.Saying, room = room.CutTop(room.H * 0.5)
	l.Saying = display.Rect{X: room.X + g, Y: l.Saying.Y, W: room.W - 2*g, H: l.Saying.H}
	high := min(s.px(choiceHigh, choiceHighPx), room.H-g)
	x := room.X + (room.W-2*wide-g)/2
	for i := range l.Choices {
		l.Choices[i] = display.Rect{X: x + float64(i)*(wide+g), Y: room.Y + (room.H-high)/2, W: wide, H: high}
	}
}

// speech gives the places of a question, that wide, and its answer: each hangs below its speaker, the answer leaning away
// from the question, which keeps clear of it. A question that has no room beside its answer hangs under it.
func (l *layout) speech(asker, target int, wide, gap float64) (question, answer display.Rect) {
	row := l.Slips
	from, to := l.under(asker), l.under(target)
	answer = display.Rect{Y: row.Y, H: row.H, W: row.W * answerShare}
	room := row
	if asker < target {
		answer.X = min(to-answer.W*answerLean, row.X+row.W-answer.W)
		room.W = answer.X - gap - row.X
	} else {
		answer.X = max(to-answer.W*(1-answerLean), row.X)
		room.X = answer.X + answer.W + gap
		room.W = row.X + row.W - room.X
	}
	if room.W < wide*slipLeast {
		room = display.Rect{X: row.X, Y: row.Y + row.H + gap/2, W: row.W}
	}
	question = display.Rect{Y: room.Y, H: row.H, W: min(wide, room.W)}
	question.X = max(room.X, min(from-question.W/2, room.X+room.W-question.W))
	return question, answer
}

// under is the middle of a suspect's place.
func (l *layout) under(seat int) float64 {
	x, _ := l.Suspects[seat].Box.Centre()
	return x
}

// gridCell is the place of the i-th of n cards that are spread in a room, as large as they can be.
func gridCell(room display.Rect, n, i int, gap float64) display.Rect {
	best, columns := 0.0, 1
	for c := 1; c <= n; c++ {
		rows := (n + c - 1) / c
		w := min((room.W-gap*float64(c-1))/float64(c), ((room.H-gap*float64(rows-1))/float64(rows))*cardRatio)
		if w > best {
			best, columns = w, c
		}
	}
	rows := (n + columns - 1) / columns
	h := best / cardRatio
	wide, high := best*float64(columns)+gap*float64(columns-1), h*float64(rows)+gap*float64(rows-1)
	x, y := room.X+(room.W-wide)/2, room.Y+(room.H-high)/2
	return display.Rect{X: x + float64(i%columns)*(best+gap), Y: y + float64(i/columns)*(h+gap), W: best, H: h}
}

// mostColours is the largest number of colours that a characteristic has.
const mostColours = 4

// builderLayout is where the parts of a question lie that is being built, in screen pixels.
type builderLayout struct {
	// Traits are the characteristics: all of them, or the chosen one alone at the left of its Colours.
	Traits  [getadler.Traits]display.Rect
	Colours [mostColours]display.Rect
}

// lay places the parts in a room. Colours is their number, 0 while a characteristic is to be chosen; chosen is the
// characteristic once it is.
func (b *builderLayout) lay(room display.Rect, chosen getadler.Trait, colours int, m theme.Metrics) {
	*b = builderLayout{}
	gap := max(m.U(builderGap), 6)
	high := min(room.H-2*gap, m.U(builderMost)*max(m.TextScale, 1))
	room = display.Rect{X: room.X, Y: room.Y + (room.H-high)/2, W: room.W, H: high}
	if colours == 0 {
		row(b.Traits[:], room, gap, m.U(traitWidest)*max(m.TextScale, 1))
		return
	}
	trait, rest := room.CutLeft(room.W * traitShare)
	b.Traits[chosen] = trait
	_, rest = rest.CutLeft(gap)
	row(b.Colours[:colours], rest, gap, m.U(colourMost)*max(m.TextScale, 1))
}

// row places boxes of the same width side by side in the middle of a room, each at most that wide.
func row(boxes []display.Rect, room display.Rect, gap, most float64) {
	n := float64(len(boxes))
	wide := min((room.W-(n-1)*gap)/n, most)
	x := room.X + (room.W-n*wide-(n-1)*gap)/2
	for i := range boxes {
		boxes[i] = display.Rect{X: x + float64(i)*(wide+gap), Y: room.Y, W: wide, H: room.H}
	}
}
