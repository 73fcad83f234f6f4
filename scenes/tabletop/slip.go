package tabletop

import (
	"math"
	"strconv"
	"strings"

	"safehouse/game"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/match"
	"safehouse/scenes/ui"
)

// slip is a few words that lie on the table beside what they are about: what a lesson says, and why something
// surprising happened. What has room in the lane lies there. Else they take the place in which they cover least of what
// is to be seen, and keep it while they are in sight.
type slip struct {
	// text is what is said, foot the line under it; lights are the parts that it is about.
	text, foot string
	lights     []string
	// lit is room for the one thing that is to be pressed next.
	lit [1]string
	// box is where the words lie, for place, in letters of that size.
	box     display.Rect
	letters float64
	place   slipPlace
}

// slipPlace is what the place of the words depends on.
type slipPlace struct {
	text string
	lang words.Lang
	size [3]float64
	lit  display.Rect
	// eyes are for whom the table is drawn that they lie on.
	eyes match.Sight
	// answered reports that the last press was answered: that is read beside the words.
	answered bool
}

// at is what the place of the words depends on now, where they are about that part of the table.
func (s *slip) at(t *Table, part display.Rect) slipPlace {
	m := t.Stage.Metrics
	size := [3]float64{m.W, m.H, m.TextScale}
	return slipPlace{s.text, t.Stage.Lang, size, part, t.Holder.Sights(), t.Answer.Text() != ""}
}

// draw lights what is spoken of, and lays the words beside that.
func (s *slip) draw(t *Table, l *display.List) {
	lit := s.light(t, l)
	at := s.at(t, lit)
	if at != s.place {
		s.place = at
		s.lay(t, l, lit)
	}
	s.write(t, l, theme.Focus)
}

// width is how wide the words and their foot are in one line, in letters of that size.
func (s *slip) width(t *Table, letters float64) (words, foot float64) {
	m, measure := t.Stage.Metrics, t.Stage.Measure
	f, small := m.Font(t.Skin.Font), m.Font(display.Sans)
	if s.foot != "" {
		foot = measure.Width(s.foot, small, m.Size(small, SmallSize)) + m.U(slipPad)
	}
	return measure.Width(s.text, f, m.Size(f, letters)), foot
}

// fitsLane reports whether the words and their foot have room in the lane in letters no smaller than a note's.
func (s *slip) fitsLane(t *Table) bool {
	words, foot := s.width(t, SmallSize)
	return words+foot+2*t.Stage.Metrics.U(slipPad) <= t.room.Frame().Lane.W
}

// inLane lays the words and their foot into the lane, with an edge of that colour, and as near as may be to the part of
// the table whose words they are.
func (s *slip) inLane(t *Table, l *display.List, part display.Rect, edge display.Colour) {
	m, lane, b := t.Stage.Metrics, t.room.Frame().Lane, Brush{L: l, M: t.Stage.Metrics, view: t.View, skin: t.Skin}
	letters, pad := b.Lowered(lane, HeadSize), m.U(slipPad)
	words, foot := s.width(t, letters)
	wide := min(lane.W, words+foot+3*pad)
	x, _ := part.Centre()
	s.place = slipPlace{}
	s.box = display.Rect{X: max(lane.X, min(x-wide/2, lane.X+lane.W-wide)), Y: lane.Y + lane.H*laneFree, W: wide,
		H: lane.H * (1 - 2*laneFree)}
	if part != lane {
		s.points(t, l, part, t.Skin.Sheet)
	}
	from := len(l.Items)
	l.Fill(s.box, t.Skin.Sheet, m.U(ui.Radius)).Shadow = m.U(10)
	l.Border(s.box, edge, m.U(ui.Radius), max(2, m.U(3)))
	under, in := s.box.Narrowed(pad).CutRight(foot)
	ui.Line(l, t.Stage, in, s.text, t.Skin.Font, letters, t.Skin.SheetText, display.Middle)
	ui.Line(l, t.Stage, under, s.foot, display.Sans, SmallSize, t.Skin.SheetNote, display.Right)
	b.Explains(from)
}

// points has the words point at who says them: a tip of paper on the side that is nearest to the part, where it lies on
// nothing.
func (s *slip) points(t *Table, l *display.List, part display.Rect, colour display.Colour) {
	m := t.Stage.Metrics
	long, wide := m.U(tipLong), m.U(tipWide)
	x, y := part.Centre()
	x = max(s.box.X+2*wide, min(s.box.X+s.box.W-2*wide, x))
	y = max(s.box.Y+2*wide, min(s.box.Y+s.box.H-2*wide, y))
	tip := display.Item{Kind: display.Scrap, Colour: colour}
	switch {
	case part.Y+part.H <= s.box.Y:
		tip.Box, tip.Corners = display.Rect{X: x - wide, Y: s.box.Y - long, W: 2 * wide, H: long},
			[4][2]float32{{0.5, 0}, {0.5, 0}, {1, 1}, {0, 1}}
	case part.Y >= s.box.Y+s.box.H:
		tip.Box, tip.Corners = display.Rect{X: x - wide, Y: s.box.Y + s.box.H, W: 2 * wide, H: long},
			[4][2]float32{{0, 0}, {1, 0}, {0.5, 1}, {0.5, 1}}
	case part.X+part.W <= s.box.X:
		tip.Box, tip.Corners = display.Rect{X: s.box.X - long, Y: y - wide, W: long, H: 2 * wide},
			[4][2]float32{{0, 0.5}, {1, 0}, {1, 1}, {0, 0.5}}
	default:
		tip.Box, tip.Corners = display.Rect{X: s.box.X + s.box.W, Y: y - wide, W: long, H: 2 * wide},
			[4][2]float32{{0, 0}, {1, 0.5}, {1, 0.5}, {0, 1}}
	}
	if s.covers(t, l, tip.Box) == 0 && !t.Stage.Still() {
		// It makes way for what comes by, which reduced motion does not have.
		l.Add(tip)
	}
}

// light puts an edge around what is spoken of; it gives the box around all of it, empty for nothing.
func (s *slip) light(t *Table, l *display.List) (all display.Rect) {
	m, drawn := t.Stage.Metrics, len(l.Items)
	for _, id := range s.lights {
		box := s.find(t, l.Items[:drawn], id)
		if box.Empty() {
			continue
		}
		wide := max(3, m.U(lightWide))
		edge := box.Inset(-2 * wide)
		l.Border(edge.Inset(-wide), theme.GroundColour, m.U(ui.Radius)+wide, wide)
		l.Border(edge, theme.Focus, m.U(ui.Radius), wide)
		all = all.Around(edge)
	}
	return all
}

// find is the box of what can be pressed by that id, or of the part of that term, the n-th where the id ends in "#n".
func (s *slip) find(t *Table, items []display.Item, id string) display.Rect {
	if c := find(t.controls, id); c != nil {
		return c.Box
	}
	term, n := id, 0
	if at := strings.IndexByte(id, '#'); at >= 0 {
		term = id[:at]
		n, _ = strconv.Atoi(id[at+1:])
	}
	for i := range items {
		if items[i].Kind == display.Named && items[i].Face.Term == term {
			if n == 0 {
				return items[i].Box
			}
			n--
		}
	}
	return display.Rect{}
}

// lay finds the place of the words: near what is lit, over as little as may be, and in smaller letters where they cover
// much less than in larger ones.
func (s *slip) lay(t *Table, l *display.List, lit display.Rect) {
	least := math.Inf(1)
	for i, letters := range [...]float64{HeadSize, BodySize, SmallSize} {
		if box, cost := s.nearest(t, l, lit, letters); cost*slipShrinks[i] < least {
			s.box, s.letters, least = box, letters, cost*slipShrinks[i]
		}
	}
}

// nearest is the best place that words of that size have, and what it costs.
func (s *slip) nearest(t *Table, l *display.List, lit display.Rect, letters float64) (best display.Rect,
	least float64) {
	m, f := t.Stage.Metrics, t.room.Frame()
	_, room := f.Screen.CutTop(f.Bar.H)
	room = room.Inset(m.U(Gap))
	pad := 2 * m.U(slipPad)
	words := ui.Stack{{Text: s.text, Font: display.SansBold, Size: letters}}
	for _, share := range [...]float64{slipWide, slipFlat} {
		inner := min(room.W, max(f.Board.W*share, m.Size(display.Sans, letters)*slipLetters)) - pad
		wide := min(inner+pad, words.Wide(t.Stage, inner, 1)+pad+1)
		high := words.Height(t.Stage, inner, 1) + pad + m.Size(display.Sans, SmallSize)*slipFoot
		try := func(x, y float64) {
			box := display.Rect{W: wide, H: min(high, room.H)}
			box.X = max(room.X, min(x, room.X+room.W-box.W))
			box.Y = max(room.Y, min(y, room.Y+room.H-box.H))
			if cost := s.cost(t, l, box, lit); best.Empty() || cost < least {
				best, least = box, cost
			}
		}
		gap := m.U(Gap)
		if !lit.Empty() {
			x, y := lit.X+(lit.W-wide)/2, lit.Y+(lit.H-high)/2
			for _, along := range [...]float64{0, -0.5, 0.5} {
				try(x+along*wide, lit.Y-gap-high)
				try(x+along*wide, lit.Y+lit.H+gap)
				try(lit.X+lit.W+gap, y+along*high)
				try(lit.X-gap-wide, y+along*high)
			}
		}
		for row := range slipGrid {
			for column := range slipGrid {
				part := func(n int) float64 { return float64(n) / (slipGrid - 1) }
				try(room.X+(room.W-wide)*part(column), room.Y+(room.H-high)*part(row))
			}
		}
	}
	return best, least
}

// cost is how much of what is to be seen a slip would cover: what is lit above all, then what can be pressed and cards;
// and how far it would be from what is lit.
func (s *slip) cost(t *Table, l *display.List, box, lit display.Rect) (sum float64) {
	area := func(r display.Rect) float64 {
		if over := r.Intersect(box); !over.Empty() {
			return over.W * over.H
		}
		return 0
	}
	sum = coversLit*area(lit) + s.covers(t, l, box)
	if !lit.Empty() {
		x, y := box.Centre()
		toX, toY := lit.Centre()
		sum += farFrom * box.H * (max(x-toX, toX-x) + max(y-toY, toY-y))
	}
	return sum
}

// covers is how much of what is to be seen a slip would cover, whatever is lit.
func (s *slip) covers(t *Table, l *display.List, box display.Rect) (sum float64) {
	area := func(r display.Rect) float64 {
		if over := r.Intersect(box); !over.Empty() {
			return over.W * over.H
		}
		return 0
	}
	f := t.room.Frame()
	if s.place.answered {
		sum += coversLit * area(f.Text)
	}
	// What is asked next is answered there, whether or not anything is asked yet.
	sum += coversButton * (area(f.Primary) + area(f.Secondary) + area(f.Third) + area(f.Hint))
	for i := range l.Items {
		switch it := &l.Items[i]; it.Kind {
		case display.CardFace:
			if it.Face.Facts().Ground == nil {
				sum += coversCard * area(it.Box)
			}
		case display.Text:
			if it.Role != display.LogLine {
				sum += coversText * area(it.Box) // What the log tells has been told.
			}
		}
	}
	for i := range t.controls {
		switch c := &t.controls[i]; {
		case c.ID == logID:
		case (c.Role == display.Button || c.Role == display.Choice) && !c.Quiet:
			sum += coversButton * area(c.Box)
		default:
			sum += coversText * area(c.Box)
		}
	}
	return sum
}

// write draws the words within an edge, and under them the line at their foot.
func (s *slip) write(t *Table, l *display.List, edge display.Colour) {
	m, skin, from := t.Stage.Metrics, t.Skin, len(l.Items)
	l.Fill(s.box, theme.GroundColour, m.U(ui.Radius)).Shadow = m.U(12)
	l.Fill(s.box, skin.Sheet, m.U(ui.Radius))
	l.Border(s.box, edge, m.U(ui.Radius), max(2, m.U(4)))
	in := s.box.Inset(m.U(slipPad))
	foot, in := in.CutBottom(m.Size(display.Sans, SmallSize) * slipFoot)
	ui.Paragraph(l, t.Stage, in, s.text, display.SansBold, s.letters, skin.SheetText, display.Left)
	ui.Line(l, t.Stage, foot, s.foot, display.Sans, SmallSize, skin.SheetNote, display.Left)
	(&Brush{L: l}).Explains(from)
}

// drawLesson shows what a lesson says, with a light on what it speaks of: once a move that is asked for has been begun,
// on what comes next of it.
func (t *Scene) drawLesson(l *display.List) {
	c := t.Lesson.Course
	if c == nil || c.Beat() == nil {
		return
	}
	n, of := c.Number()
	s := &t.taught
	s.text, s.lights = t.Say(c.Beat().Says), c.Beat().Lights
	s.foot = t.Say("lesson.count", game.Number(n), game.Number(of))
	if next := t.Lesson.Wanted(); next != "" {
		s.lit[0] = next
		s.lights = s.lit[:]
	}
	s.draw(t.Table, l)
}
