package getadler

import (
	"safehouse/game/getadler"
	"safehouse/render/display"
)

// middle places the clock between the piles, the branch of the mission at their left and the tools at their right: in
// the middle of the room where that leaves them theirs, and else beside it.
func (l *layout) middle(room display.Rect) {
	g := l.gap()
	l.Slips, _ = room.CutTop(slipHigh.In(l.m))
	if n := l.view.Seats; n > 0 {
		first, last := l.Suspects[0].Box, l.Suspects[n-1].Box
		l.Slips.X, l.Slips.W = first.X, max(last.X+last.W, l.Suspects[(n-1)/2].Box.X+first.W)-first.X
	}
	dial, hour := room.CutTop(room.H - hourHigh.In(l.m))
	if dial.H < clockLeast {
		dial, hour = room, display.Rect{}
	}
	tools := l.tools(room)
	// Left and right of the clock stand cards, each that wide, and what does not change with them.
	badge := badgeWide.In(l.m) * max(1, l.m.TextScale)
	left, cards := 2*g+badge, 1.0
	right := 2*g + badge + tools + 1.5*g
	if l.view.Branch != getadler.NoKind {
		left, cards = left+3*g, 2
	}
	least := dial.H * clockShare
	w := min(room.H*0.8, l.m.U(pileMost)+room.H*0.25) * cardRatio
	w = min(w, (room.W-left-right-least)/(cards+1))
	left, right = left+w*cards, right+w
	side := min(dial.H, room.W*0.34, room.W-left-right)
	x := max(room.X+left+side/2, min(room.X+room.W/2, room.X+room.W-right-side/2))
	l.Clock = display.Rect{X: x - side/2, Y: dial.Y + (dial.H-side)/2, W: side, H: side}
	away := side/2 + 2*g
	if !hour.Empty() {
		wide := min(room.W*0.42, hour.H*10)
		l.Hour = display.Rect{X: x - wide/2, Y: hour.Y, W: wide, H: hour.H}
		// Where there is room the piles stand beside the words as well, and else over them.
		if beside := wide/2 + g; room.W/2-beside >= max(left, right)-2*g {
			away, dial = max(away, beside), room
		}
	}
	high := min(w/cardRatio, dial.H*0.94)
	w = high * cardRatio
	card := display.Rect{X: x - w/2, Y: dial.Y + (dial.H-high)/2, W: w, H: high}
	l.Pile, l.Discard = card.Moved(-away-w/2, 0), card.Moved(away+w/2, 0)
	if l.view.Branch != getadler.NoKind {
		l.Mission, l.Branch = l.Pile.Moved(-badge-2*g-w, 0).CutTop(countHigh.In(l.m))
		l.Mission, l.Branch = l.Mission.Narrowed(-g), upright(l.Branch)
	}
	if l.wide() {
		// The tools stay near.
		far := l.Tools[0].X - (l.Discard.X + l.Discard.W + badge + wideAway*g)
		for i := range l.Tools {
			l.Tools[i].X -= max(0, far)
		}
	}
	l.choices(room)
}

// tools stand at the right end, one over the other or, in a low room, side by side; it gives how wide they are.
func (l *layout) tools(room display.Rect) float64 {
	g := l.gap()
	wide, high := toolWide.In(l.m)*min(max(1, l.m.TextScale), largeText), toolHigh.In(l.m)
	if l.Tall {
		wide = toolWide.Least
	}
	columns := 1
	if room.H < 2*toolHigh.Least+g && room.W > toolsBeside*wide {
		columns = 2
	}
	all := (wide+g)*float64(columns) - g
	right, _ := room.CutRight(all)
	if columns == 2 {
		right = right.Middle(all, min(high, room.H))
		l.Tools[0], l.Tools[1] = right.Column(0, 2, g), right.Column(1, 2, g)
		return all
	}
	high = min(high, (room.H-g*0.75)/2)
	right = right.Middle(wide, 2*high+g*0.75)
	l.Tools[0], _ = right.CutTop(high)
	l.Tools[1], _ = right.CutBottom(high)
	return wide
}

// choices are two buttons side by side under a line in large letters, between the tools and as much room at the other
// end where that leaves enough.
func (l *layout) choices(room display.Rect) {
	g := l.gap()
	side := room.X + room.W - l.Tools[0].X + g
	if between := room.W - 2*side; between >= 2*choiceWide.In(l.m)*choiceBeside+3*g {
		room.X, room.W, l.Beside = room.X+side, between, true
	}
	high := min(choiceHigh.In(l.m), room.H-g)
	l.Saying, room = room.Narrowed(g).CutTop(min(room.H*0.5, room.H-high-g/2))
	room = abreast(room, 2, g, choiceWide.In(l.m))
	room = room.Middle(room.W, high)
	for i := range l.Choices {
		l.Choices[i] = room.Column(i, 2, g)
	}
}

// speech gives the places of a question, that wide, and its answer: each hangs below its speaker, the answer leaning
// away from the question, which keeps clear of it. A question that has no room beside its answer hangs under it.
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
		_, room = row.CutLeft(answer.X + answer.W + gap - row.X)
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
	h, rows := best/cardRatio, (n+columns-1)/columns
	all := room.Middle((best+gap)*float64(columns)-gap, (h+gap)*float64(rows)-gap)
	return display.Rect{X: all.X + float64(i%columns)*(best+gap), Y: all.Y + float64(i/columns)*(h+gap), W: best, H: h}
}
