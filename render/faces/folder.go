package faces

import (
	"strings"

	"safehouse/render/display"
	"safehouse/render/theme"
)

// folder is a mission: a manila folder with its type on the tab, a typed sheet on it, and a red slip sticking out of it
// for each counter-intelligence card beneath.
func (s *sheet) folder() {
	s.unit = folderUnit(s.box)
	room := s.box.W - s.markWide() - 26*s.unit
	label := s.fit(strings.ToUpper(s.face.Tab), display.Tab, 28, room, s.box.H*0.2, 1)
	tabHigh := max(34*s.unit, label.high()*0.96)
	if s.face.Marks > 0 {
		tabHigh = max(tabHigh, min(marksHigh, s.box.H*0.25))
	}
	front := s.leaves(tabHigh, label)
	s.page(display.Rect{
		X: front.X + 13*s.unit, Y: front.Y + 9*s.unit, W: front.W - 26*s.unit, H: front.H - 20*s.unit,
	})
}

// leaves draws the folder itself: the back leaf, the slip between the leaves, the front leaf with its tab. It returns
// the front leaf.
func (s *sheet) leaves(tabHigh float64, label block) display.Rect {
	u := s.unit
	_, front := s.box.CutTop(tabHigh)
	back := display.Rect{X: s.box.X + 3*u, Y: s.box.Y + tabHigh*0.55, W: s.box.W - 6*u, H: s.box.H * 0.5}
	s.paper(back, theme.ManilaShade, 6*u)
	tabWide := max(min(96*u, s.box.W*0.45), s.width(label)+22*u)
	if s.face.Marks > 0 {
		s.mark(display.Rect{X: s.box.X, Y: s.box.Y + u, W: s.box.W - 5*u, H: tabHigh + 12*u})
	}
	tab := display.Rect{X: s.box.X, Y: s.box.Y, W: tabWide, H: tabHigh + 16*u}
	shoulder := tab.Moved(tabWide-16*u, 5*u)
	shoulder.W = 22 * u
	shoulder.H = tabHigh + 4*u
	s.paper(shoulder, theme.Manila, 7*u).Turn = -0.32
	s.paper(tab, theme.Manila, 8*u)
	s.paper(front, theme.Manila, 6*u).Shadow = 2 * u
	s.Fill(display.Rect{X: tab.X + 2*u, Y: tab.Y + 4*u, W: tab.W - 6*u, H: tabHigh + 8*u}, theme.Manila, 6*u)
	s.Fill(display.Rect{X: front.X + 5*u, Y: front.Y + front.H - 4*u, W: front.W - 10*u, H: max(1, 1.5*u)},
		theme.ManilaEdge.Alpha(0.7), 0)
	s.lines(display.Rect{X: tab.X + 11*u, Y: tab.Y + max(0, tabHigh-label.high())/2 + 3*u, W: tab.W - 12*u}, label,
		theme.Ink, display.Left)
	return front
}

// markWide is how wide the red slip is that sticks out of the folder; 0 without marks.
func (s *sheet) markWide() float64 {
	if s.face.Marks == 0 {
		return 0
	}
	return max(20, (26+14*float64(s.face.Marks))*s.unit)
}

// mark is the red slip with its exclamation marks, at the right end of the room.
func (s *sheet) mark(room display.Rect) {
	wide := s.markWide()
	slip := display.Rect{X: room.X + room.W - wide, Y: room.Y, W: wide, H: room.H}
	s.paper(slip, theme.StampRed, 3*s.unit).Turn = 0.03
	_, slip = slip.CutBottom(14 * s.unit)
	s.exclamations(slip.Inset(min(4*s.unit, slip.H*0.12)), int(s.face.Marks), theme.Paper)
}

// exclamations draws exclamation marks as shapes, which may be smaller than letters may.
func (s *sheet) exclamations(r display.Rect, n int, c display.Colour) {
	high := min(r.H, r.W/(0.34*float64(n)+0.1))
	wide, gap := high*0.2, high*0.34
	x, y := r.Centre()
	x -= gap*float64(n-1)/2 + wide/2
	for range n {
		s.Fill(display.Rect{X: x, Y: y - high/2, W: wide, H: high * 0.64}, c, wide*0.35)
		s.Fill(display.Rect{X: x, Y: y + high/2 - wide*1.05, W: wide, H: wide * 1.05}, c, wide/2)
		x += gap
	}
}

// page is the typed sheet: name, picture, a line, points and what they are.
func (s *sheet) page(r display.Rect) {
	u := s.unit
	page := s.paper(r, theme.Paper, 3*u)
	page.Shadow, page.Turn = 2.5*u, s.tilt(1)
	in := display.Rect{X: r.X + 13*u, Y: r.Y + 8*u, W: r.W - 26*u, H: r.H - 14*u}
	in = s.points(in)
	in = s.effect(in)
	if in.W > in.H*1.5 && s.beside(in) {
		return
	}
	title := s.fit(s.face.Title, display.Typewriter, 33, in.W, in.H*titleShare, 2)
	used := s.lines(in, title, theme.Ink, display.Left)
	_, room := in.CutTop(used)
	s.picture(room)
}

// effect sets what the thing on the page does over its foot, where that leaves room for name and picture.
func (s *sheet) effect(in display.Rect) display.Rect {
	text := s.fit(s.face.Lines[0], display.Sans, 27, in.W, in.H*doesShare, 2)
	foot, rest := in.CutBottom(text.high())
	s.lines(foot, text, theme.InkOnPaper, display.Left)
	return rest
}

// beside lays a low page: the picture at the left, the name beside it. It does nothing where the name has no room
// there.
func (s *sheet) beside(in display.Rect) bool {
	picture, rest := in.CutLeft(min(in.H*1.1, in.W*0.38))
	_, rest = rest.CutLeft(8 * s.unit)
	title := s.fit(s.face.Title, display.Typewriter, 33, rest.W, rest.H, 3)
	if title.empty() && s.face.Title != "" {
		return false
	}
	s.picture(picture)
	s.middle(rest, title, theme.Ink, display.Left)
	return true
}

// picture puts the icon in the middle of the room.
func (s *sheet) picture(room display.Rect) {
	side := min(room.W*0.74, room.H*0.92, 150*s.unit)
	if s.face.Symbol == display.NoIcon || side < 14 {
		return
	}
	s.Symbol(room.Square(side), s.face.Symbol, theme.Ink)
}

// points sets the foot of the page: the line, the points in red and the note. It returns what is left above.
func (s *sheet) points(in display.Rect) display.Rect {
	u := s.unit
	if s.face.Value == "" && s.face.Note == "" {
		return in
	}
	gap := 10 * u
	// Large figures make way for two lines of a name: on all folders of a size alike.
	least, most := s.lineHigh(display.Typewriter), in.H*pointsShare
	if (in.H-most)*titleShare < titleLines*least {
		most = min(most, least)
	}
	value := s.valueBeside(in, gap, most)
	beside := in.W - s.width(value) - gap
	note := s.fit(s.face.Note, display.Sans, s.lettered(noteSize), beside, max(value.high(), min(most, in.H*0.25)), 2)
	high := max(value.high(), note.high())
	foot, rest := in.CutBottom(high)
	line, rest := rest.CutBottom(max(2, 2.4*u) + 4*u)
	s.Fill(display.Rect{X: line.X, Y: line.Y, W: line.W, H: max(1.5, 2.4*u)}, theme.Ink, 0)
	if !value.empty() {
		s.Text(foot, value.lines[0], value.font, value.size, theme.StampRed, display.Left)
	}
	if !note.empty() {
		s.lines(display.Rect{X: foot.X + foot.W - beside, Y: foot.Y + (foot.H-note.high())/2, W: beside}, note,
			theme.InkOnPaper, display.Right)
	}
	return rest
}

// valueBeside sets the points so that the note finds room beside them; alone where there is not room for both.
func (s *sheet) valueBeside(in display.Rect, gap, most float64) block {
	note := s.m.Font(display.Sans)
	least := s.measure.Width(s.face.Note, note, max(s.m.Floor(note), s.size(note, noteSize)*noteLeast))
	value := s.fit(s.face.Value, display.Typewriter, 46, in.W-gap-least, most, 1)
	if value.empty() {
		value = s.fit(s.face.Value, display.Typewriter, 46, in.W, most, 1)
	}
	return value
}

// lineHigh is the height of a line in the smallest letters that can be read.
func (s *sheet) lineHigh(f display.Font) float64 {
	f = s.m.Font(f)
	return s.measure.LineHeight(f, s.m.Floor(f)) * leading
}

// folderBack is the mission deck: a closed folder.
func (s *sheet) folderBack() {
	s.unit = folderUnit(s.box)
	u := s.unit
	front := s.leaves(34*u, block{})
	frame := front.Inset(16 * u)
	s.border(frame, theme.InkOnManila.Alpha(0.55), 4*u, 3*u)
	s.border(frame.Inset(7*u), theme.InkOnManila.Alpha(0.35), 2*u, 1.2*u)
	in := frame.Inset(16 * u)
	title := s.fit(strings.ToUpper(s.face.Title), display.Stencil, 32, in.W, in.H*0.45, 2)
	foot, room := in.CutBottom(title.high())
	icon := s.face.Symbol
	if icon == display.NoIcon {
		icon = display.IconDetective
	}
	side := min(room.W*0.7, room.H*0.9)
	s.Symbol(room.Square(side), icon, theme.InkOnManila)
	s.lines(foot, title, theme.StampOnManila, display.Middle)
}

// width is that of a block's longest line.
func (s *sheet) width(b block) (w float64) {
	for _, l := range b.lines {
		w = max(w, s.measure.Width(l, b.font, b.size))
	}
	return w
}
