package getadler

import "safehouse/render/display"

// choices are two buttons side by side under a line in large letters, between the tools and as much room at the other
// end where that leaves enough.
func (l *layout) choices(room display.Rect) {
	g := l.gap()
	side := max(room.X+room.W-l.Tools[0].X, l.Tools[1].X+l.Tools[1].W-room.X) + g
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
