package tabletop

import (
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/input"
	"safehouse/scenes/ui"
)

// near is an end in large letters: that of a smaller screen, seen from so near that everything on it grows alike, which
// scrolls between the bar and the ways on. Laid out in large letters on the screen itself, what is told in words would
// take its room from all else.
type near struct {
	// by is how near, 0 where the end is seen as a whole; metrics and frame are those of the smaller screen.
	by      float64
	metrics theme.Metrics
	frame   Frame
	// room is where it is seen, under the bar; list is the whole of it, and brush what it is drawn with.
	room   display.Rect
	list   display.List
	brush  Brush
	scroll ui.Scroll
}

// lay lays the end out so for who reads large letters, where the screen is wide enough for another that is so much
// smaller; it reports whether it did.
func (n *near) lay(s *Score) bool {
	m, f := s.Table.Stage.Metrics, s.Table.room.Frame()
	n.by = 0
	by := min(m.TextScale, m.W/nearWide)
	if by < nearLeast {
		n.scroll = ui.Scroll{}
		return false
	}
	edge := m.U(Margin)
	ways := display.Rect{X: edge, W: m.W - 2*edge}
	ways.H = s.Ways(ways.W)
	ways.Y = m.H - ways.H - edge
	n.by, n.metrics, n.room = by, m, f.Screen
	n.room.Y, n.room.H = f.Bar.H, ways.Y-edge-f.Bar.H
	n.metrics.W, n.metrics.H, n.metrics.TextScale = m.W/by, m.W/by*nearHigh, 1
	n.metrics.Density = by * max(1, m.Density)
	n.frame = Frame{Screen: n.metrics.Screen(), Shape: Shape{Tall: true}}
	s.Table.Stage.Metrics = n.metrics
	_, under := n.frame.Screen.CutTop(f.Bar.H / by)
	s.layTableau(under)
	s.Table.Stage.Metrics = m
	s.place = ways
	s.layWays(ways)
	n.scroll.Offset = max(0, min(n.scroll.Offset, n.high(s)-n.room.H))
	return true
}

// high is how high all of it is under the bar.
func (n *near) high(s *Score) float64 { return n.metrics.H*n.by - n.room.Y }

// read scrolls it, and gives what is left of a tick.
func (n *near) read(s *Score, in *input.Frame) input.Frame {
	if !s.Scrolls() || s.chart() != nil {
		return *in
	}
	room, again := n.room, s.Table.Stage.Metrics.U(nearAgain)
	room.H -= again
	return n.scroll.Read(in, s.Table.Stage, room, n.high(s)-again)
}

// draw draws what is seen of it: its ground under the bar too, and of its lines only those that are seen as a whole.
func (n *near) draw(s *Score, b *Brush) {
	n.list.Reset()
	st := s.Table.Stage
	was := st.Metrics
	st.Metrics = n.metrics
	n.brush = s.Table.Brush(&n.list, &n.frame)
	s.sheet.Tableau.Draw(&n.brush)
	st.Metrics = was
	all, ground := n.list.Items, 0
	for ground < len(all) && all[ground].Kind == display.Ground {
		ground++
	}
	b.L.Enlarge(all[:ground], n.by, 0, -n.scroll.Offset, b.F.Screen)
	b.L.Fill(display.Rect{Y: n.room.Y + n.room.H, W: b.M.W, H: b.M.H}.Intersect(b.F.Screen), theme.CutInk, 0)
	from := len(b.L.Items)
	b.L.Enlarge(all[ground:], n.by, 0, -n.scroll.Offset, n.room)
	seen, status := b.L.Items[:from], false
	for _, it := range b.L.Items[from:] {
		if it.Kind == display.Text {
			more := it.Box.W * nearLoose // Larger letters are not quite so much larger.
			it.Box.X, it.Box.W = it.Box.X-more*nearFrom[it.Align], it.Box.W+more
			if _, y := it.Box.Centre(); y < n.room.Y+it.Size/2 || y > n.room.Y+n.room.H-it.Size/2 {
				continue
			}
		}
		status = status || it.Role == display.Status
		seen = append(seen, it)
	}
	b.L.Items = seen
	bar := n.room
	bar.W -= ui.BarRoom(b.M) / 2
	n.scroll.Draw(b.L, st, bar, n.high(s))
	if status {
		s.Table.drawBar(b, s.sheet.Title, Progress{Words: s.sheet.Note})
	} else {
		s.drawBar(b)
	}
}

// nearFrom is the share of what a line is wider from near that lies before it.
var nearFrom = [...]float64{display.Left: 0, display.Middle: 0.5, display.Right: 1}

const (
	// nearWide is the width in pixels of the smallest screen that is seen from near, nearHigh the height of each in its
	// width: that of a table of six. nearLeast is how near it is worth the scrolling.
	nearWide  = 600.0
	nearHigh  = 1.3
	nearLeast = 1.2
	// nearLoose is the share of its width by which a line may be wider from near;
	// nearAgain is what a page shows again of the one before, in design pixels: its largest line has room in it.
	nearLoose = 0.015
	nearAgain = 160.0
)

// Scrolls reports whether the end is seen from near, so that there is room for all that there is to tell.
func (s *Score) Scrolls() bool { return s.near.by > 0 }

// Tells is who has won, and what the persons came to.
func (s *Score) Tells() (verdict, own string) { return s.sheet.Verdict, s.sheet.Own }
