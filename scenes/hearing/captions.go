package hearing

import (
	"math"
	"slices"
	"unicode/utf8"

	"safehouse/game"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/stage"
)

// Sizes in design pixels.
const (
	captionSize = 28
	captionPad  = 8
	signShare   = 0.62
	signGap     = 12
	ruleWidth   = 2
	// stripShare is the share of the window that a strip of two rows may take; where it would take more it has one.
	stripShare = 0.125
)

// strip is the captions at the foot of the window: rows that stay long enough to be read and make way for the next.
type strip struct {
	st *stage.Stage
	// full is the whole window, height what the strip takes of it in pixels, 0 without one; rows is the number of rows in
	// sight.
	full   theme.Metrics
	height float64
	rows   int
	// queue are the rows, the oldest first: those that have room are in sight.
	queue []caption
}

// caption is one row. A sentence has its speaker's sign on its first one.
type caption struct {
	text     string
	seat     game.Seat
	occasion stage.Occasion
	private  bool
	// over is how many scenes lay under the one on top when it was said.
	over int
	// said is the tick on which it was said, since the one since which it has been in sight, 0 for not yet.
	said, since int
}

// fit takes the strip off a window.
func (s *strip) fit(m theme.Metrics, wanted bool) theme.Metrics {
	if m != s.full || wanted != (s.height > 0) {
		s.full, s.height, s.rows = m, 0, 0
		s.clear()
		if wanted {
			line := s.line()
			s.rows = 2
			if s.height = 2*line + 2*m.U(captionPad); s.height > m.H*stripShare {
				s.rows, s.height = 1, line+2*m.U(captionPad)
			}
			s.height = math.Ceil(s.height)
		}
	}
	m.H -= s.height
	return m
}

// line is the height of a row in pixels.
func (s *strip) line() float64 {
	return s.st.Measure.LineHeight(display.Sans, s.full.Size(display.Sans, captionSize))
}

// room is where the rows stand, and where their texts begin.
func (s *strip) room() (box display.Rect, textX float64) {
	pad := s.full.U(2 * captionPad)
	box = display.Rect{X: pad, Y: s.full.H - s.height + s.full.U(captionPad), W: s.full.W - 2*pad,
		H: s.height - 2*s.full.U(captionPad)}
	return box, box.X + s.line()*signShare + s.full.U(signGap)
}

// add puts a sentence behind what is in sight. What it takes the place of goes at once.
func (s *strip) add(say stage.Saying, private bool, over int) {
	if s.height == 0 {
		return
	}
	switch say.Occasion {
	case stage.Passing, stage.Refused:
		s.clear()
	case stage.Asked, stage.Focused:
		s.drop(func(c caption) bool { return c.occasion == say.Occasion })
	case stage.OwnHand:
		// It was asked for: it is there at once, and from its beginning.
		s.drop(func(c caption) bool { return c.occasion != say.Occasion || c.said != s.st.Tick })
	case stage.Happened, stage.ReadOut, stage.Opened:
	}
	box, x := s.room()
	size := s.full.Size(display.Sans, captionSize)
	for i, text := range s.st.Measure.Wrap(say.Text, display.Sans, size, box.X+box.W-x) {
		c := caption{text: text, seat: game.Public, occasion: say.Occasion, private: private, said: s.st.Tick, over: over}
		if i == 0 {
			c.seat = say.Seat
		}
		s.queue = append(s.queue, c)
	}
	if over := len(s.queue) - rowsKept; over > 0 && !private {
		s.queue = slices.Delete(s.queue, 0, over)
	}
	s.show()
	s.st.Redraw()
}

// inSight are the rows in sight.
func (s *strip) inSight() []caption { return s.queue[:min(s.rows, len(s.queue))] }

// show notes which rows have come into sight.
func (s *strip) show() {
	for i := range s.inSight() {
		if s.queue[i].since == 0 {
			s.queue[i].since = s.st.Tick
		}
	}
}

// advance lets the oldest row go when it has been read, sooner where others wait.
func (s *strip) advance() {
	if len(s.queue) == 0 {
		return
	}
	oldest := &s.queue[0]
	runes := utf8.RuneCountInString(oldest.text)
	stay := stayTicks + stayRune*runes
	if len(s.queue) > s.rows {
		stay = leastTicks + leastRune*runes
	}
	if s.st.Tick-oldest.since < stay {
		return
	}
	s.queue = slices.Delete(s.queue, 0, 1)
	s.show()
	s.st.Redraw()
}

// forgetPrivate takes away what only the holder of a hand may read.
func (s *strip) forgetPrivate() { s.drop(func(c caption) bool { return c.private }) }

// forgetPages takes away what was told on scenes with more than so many under them, but for what happened.
func (s *strip) forgetPages(over int) {
	s.drop(func(c caption) bool {
		return c.over > over && c.occasion != stage.Happened && c.occasion != stage.Passing
	})
}

// forgetPage has one scene less under each.
func (s *strip) forgetPage() {
	for i := range s.queue {
		s.queue[i].over--
	}
}

// drop takes rows away.
func (s *strip) drop(gone func(caption) bool) {
	before := len(s.queue)
	if s.queue = slices.DeleteFunc(s.queue, gone); len(s.queue) < before {
		s.show()
		s.st.Redraw()
	}
}

// clear takes all rows away.
func (s *strip) clear() { s.drop(func(caption) bool { return true }) }

// texts are the rows in sight.
func (s *strip) texts() (texts []string) {
	for _, c := range s.inSight() {
		texts = append(texts, c.text)
	}
	return texts
}

// draw adds the strip: it is painted whole in every frame.
func (s *strip) draw(l *display.List) {
	if s.height == 0 {
		return
	}
	m := s.full
	box := display.Rect{Y: m.H - s.height, W: m.W, H: s.height}
	l.Fill(box, theme.GroundColour, 0)
	rule := box
	rule.H = max(m.U(ruleWidth), 1)
	l.Fill(rule, theme.ControlBorder, 0)
	room, x := s.room()
	line := s.line()
	size := m.Size(display.Sans, captionSize)
	y := room.Y
	for _, c := range s.inSight() {
		if sits(c.seat) {
			side := line * signShare
			l.Symbol(display.Rect{X: room.X, Y: y + (line-side)/2, W: side, H: side}, theme.SeatShapes[c.seat],
				theme.SeatColours[c.seat])
		}
		row := display.Rect{X: x, Y: y, W: room.X + room.W - x, H: line}
		l.Text(row, c.text, display.Sans, size, theme.TextColour, display.Left).Role = display.LogLine
		y += line
	}
}
