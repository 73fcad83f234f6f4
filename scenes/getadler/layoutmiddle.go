package getadler

import (
	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/table"
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

// notebookLayout is where the parts of a notebook lie, in screen pixels.
type notebookLayout struct {
	// Page is the paper, Chip and Title say whose it is, Tabs are its parts.
	Page, Chip, Title display.Rect
	Tabs              [tabEnd]display.Rect
	// Body is what scrolls. Above it, where suspects are compared, Heads names the characters, one a column; the names of
	// suspects stand in Names.
	Body, Names display.Rect
	Heads       [getadler.Roles]display.Rect
	// Gap is the room between rows and between columns.
	Gap float64
}

// lay places the parts over the whole width between bar and panel. Where suspects are compared, columns is the number of
// characters in play, else 0.
func (n *notebookLayout) lay(f *table.Frame, columns int, m theme.Metrics) {
	s := sizes{m}
	g := s.gap()
	*n = notebookLayout{Gap: max(m.U(cellGap), 3)}
	top := f.Bar.Y + f.Bar.H + 0.6*g
	n.Page = display.Rect{X: f.Panel.X, Y: top, W: f.Panel.W, H: f.Panel.Y - 0.6*g - top}
	in := n.Page.Inset(g)
	head, body := in.CutTop(target(m))
	title, tabs := head.CutLeft(head.W * notebookTitle)
	n.Chip, n.Title = title.CutLeft(min(title.H, title.W))
	n.Chip = n.Chip.Inset(n.Chip.H * 0.08)
	n.Title = display.Rect{X: n.Title.X + 0.5*g, Y: n.Title.Y, W: n.Title.W - 1.5*g, H: n.Title.H}
	wide := (tabs.W - (float64(tabEnd)-1)*n.Gap) / float64(tabEnd)
	for i := range n.Tabs {
		n.Tabs[i] = display.Rect{X: tabs.X + float64(i)*(wide+n.Gap), Y: tabs.Y, W: wide, H: tabs.H}
	}
	_, n.Body = body.CutTop(0.75 * g)
	if columns > 0 {
		n.layHeads(columns, m)
	}
}

// layHeads divides the width among the names of suspects and the characters.
func (n *notebookLayout) layHeads(columns int, m theme.Metrics) {
	var heads display.Rect
	heads, n.Body = n.Body.CutTop(m.Size(display.Plate, headSize) * headLines)
	n.Names, _ = n.Body.CutLeft(n.Body.W * notebookNames)
	cells := display.Rect{X: n.Names.X + n.Names.W, Y: heads.Y, W: n.Body.W - n.Names.W - 2*n.Gap, H: heads.H}
	wide := cells.W / float64(columns)
	for i := range columns {
		n.Heads[i] = display.Rect{X: cells.X + float64(i)*wide + n.Gap/2, Y: cells.Y, W: wide - n.Gap, H: cells.H}
	}
}

// target is the height of a small control with one line of text.
func target(m theme.Metrics) float64 {
	return max(m.U(targetHigh*max(m.TextScale, 1)), 2*m.Floor(display.SansBold))
}

// sheetLayout is where the parts of the reference sheet lie, in screen pixels.
type sheetLayout struct {
	// Title stands beside the Tabs above the Page; Body is what of it scrolls.
	Title, Tabs, Page, Body display.Rect
	// Stacked tells that what stands side by side in a row lies one under another, as the reader's letters are large.
	Stacked bool
}

// lay places the parts above the primary button of the screen.
func (s *sheetLayout) lay(primary display.Rect, m theme.Metrics) {
	g, edge := m.U(table.Gap), m.U(table.Margin)
	wide := min(m.W-2*edge, m.U(sheetPageMost))
	x := (m.W - wide) / 2
	top := edge
	*s = sheetLayout{Stacked: m.TextScale > largeText}
	s.Title = display.Rect{X: x, Y: top, W: wide*sheetTitle - g, H: target(m)}
	s.Tabs = display.Rect{X: x + wide*sheetTitle, Y: top, W: wide * (1 - sheetTitle), H: target(m)}
	top += target(m) + g
	s.Page = display.Rect{X: x, Y: top, W: wide, H: primary.Y - g - top}
	s.Body = s.Page.Inset(g)
	if s.Body.W < m.Size(display.Sans, headSize)*sheetEms {
		s.Stacked = true
	}
}
