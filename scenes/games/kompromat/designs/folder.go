// Package designs has how KOMPROMAT looks: its cards and what they lie on, drawn with the means of render/faces. It
// knows nothing of the match.
package designs

import (
	"strings"

	"safehouse/render/display"
	"safehouse/render/faces"
	"safehouse/render/theme"
)

// sheet is a face of the game being laid out.
type sheet struct{ *faces.Sheet }

// Folder is a mission: Tab its type, Title its name, Value its points, Note its rule, Marks the slip at its corner, and
// the first line what the item in it does. FolderBack is the back of the mission deck.
var (
	Folder     = faces.New(display.Known{Name: "folder", Shape: folderShape, Full: true, Body: leaf}, sheet.folder)
	FolderBack = faces.New(display.Known{Name: "back", Shape: folderShape, Back: true, Body: leaf}, sheet.folderBack)
)

// folderShape is the height of a folder to its width.
const folderShape = 1 / 0.86

// leaf is the part of a folder's box that drops a shadow: its leaves, without the room beside its tab.
func leaf(box display.Rect) display.Rect {
	_, box = box.CutTop(tabShadow * folderUnit(box))
	return box
}

// folderUnit is the size of a pixel of the design on a folder of a box.
func folderUnit(box display.Rect) float64 {
	if isLow(box) {
		return min(box.W/folderWide, box.H/folderLow)
	}
	return min(box.W/folderWide, box.H/(folderWide*1.05))
}

// isLow reports whether a folder is so low that name, picture and points have no room over each other.
func isLow(box display.Rect) bool { return box.W > box.H*lowFrom }

// folder is a mission: a manila folder with its type on the tab, a typed sheet on it, and a red slip sticking out of it
// for each counter-intelligence card beneath.
func (s sheet) folder() {
	s.Unit = folderUnit(s.Box)
	room := s.Box.W - s.markWide() - 26*s.Unit
	share := tabShare
	if isLow(s.Box) {
		share = tabLow
	}
	label := s.Fit(strings.ToUpper(s.Face.Tab), display.Tab, 28, room, s.Box.H*share, 1)
	tabHigh := max(34*s.Unit, label.High()*0.96)
	if s.Face.Marks > 0 {
		tabHigh = max(tabHigh, min(marksHigh, s.Box.H*0.25))
	}
	front := s.leaves(tabHigh, label)
	s.page(display.Rect{
		X: front.X + 13*s.Unit, Y: front.Y + 9*s.Unit, W: front.W - 26*s.Unit, H: front.H - 20*s.Unit,
	})
}

// leaves draws the folder itself: the back leaf, the slip between the leaves, the front leaf with its tab. It returns
// the front leaf.
func (s sheet) leaves(tabHigh float64, label faces.Block) display.Rect {
	u := s.Unit
	_, front := s.Box.CutTop(tabHigh)
	back := display.Rect{X: s.Box.X + 4*u, Y: s.Box.Y + tabHigh*0.5, W: s.Box.W - 8*u, H: s.Box.H * 0.5}
	s.Fill(back, manilaBack, 8*u)
	tabWide := min(s.Box.W, max(min(120*u, s.Box.W*0.46), s.Width(label)+25*u))
	if s.Face.Marks > 0 {
		tabWide = min(tabWide, max(s.Width(label)+25*u, s.Box.W-s.markWide()-20*u))
		s.mark(display.Rect{X: s.Box.X, Y: s.Box.Y + u, W: s.Box.W - 5*u, H: tabHigh + 12*u})
	}
	tab := display.Rect{X: s.Box.X, Y: s.Box.Y, W: tabWide, H: tabHigh + 10*u}
	s.Path(tab, tabOf(tab, tabHigh, min(tabHigh*0.4, 10*u), 8*u), manilaLight)
	s.Fill(front, manilaLight, 8*u).Shade(display.ShadeDown, manilaDark)
	if !s.M.Contrast {
		s.Fill(display.Rect{X: tab.X, Y: front.Y, W: min(tabWide, 20*u), H: 10 * u}, manilaLight, 0)
		gleam := max(1, 1.4*u)
		s.Fill(display.Rect{X: s.Box.X + 8*u, Y: s.Box.Y + 1, W: tabWide - 24*u, H: gleam}, manilaGleam.Alpha(0.8), 0)
		s.Fill(display.Rect{X: s.Box.X + tabWide + 4*u, Y: front.Y + 1, W: s.Box.W - tabWide - 12*u, H: gleam},
			manilaGleam.Alpha(0.8), 0)
		s.Fill(display.Rect{X: front.X + 8*u, Y: front.Y + front.H - 5*u, W: front.W - 16*u, H: gleam},
			theme.ManilaEdge.Alpha(0.7), 0)
	}
	room := display.Rect{X: s.Box.X + 11*u, Y: s.Box.Y + max(0, tabHigh-label.High())/2 + 2*u, W: tabWide - 11*u}
	s.Lines(room, label, theme.Ink, display.Left)
	return front
}

// tabOf is the outline of a tab that fills a box, whose shoulder is that high and slants so far.
func tabOf(box display.Rect, high, slant, round float64) *display.Outline {
	x := func(at float64) float32 { return float32(at / box.W) }
	y := func(at float64) float32 { return float32(at / box.H) }
	return &display.Outline{Ops: "MQLQLLLZ", Points: []float32{
		0, y(round), 0, 0, x(round), 0, x(box.W - slant - round*0.4), 0,
		x(box.W - slant), 0, x(box.W - slant + round*0.2), y(round * 0.6), 1, y(high), 1, 1, 0, 1,
	}}
}

// markWide is how wide the red slip is that sticks out of the folder; 0 without marks.
func (s sheet) markWide() float64 {
	if s.Face.Marks == 0 {
		return 0
	}
	return max(20, (26+14*float64(s.Face.Marks))*s.Unit)
}

// mark is the red slip with its exclamation marks, at the right end of the room.
func (s sheet) mark(room display.Rect) {
	wide := s.markWide()
	slip := display.Rect{X: room.X + room.W - wide, Y: room.Y, W: wide, H: room.H}
	s.Fill(slip, theme.StampRed, 3*s.Unit).Shade(display.ShadeDown, slipDark).Turn = 0.03
	_, slip = slip.CutBottom(14 * s.Unit)
	s.exclamations(slip.Inset(min(4*s.Unit, slip.H*0.12)), int(s.Face.Marks), theme.Paper)
}

// exclamations draws exclamation marks as shapes, which may be smaller than letters may.
func (s sheet) exclamations(r display.Rect, n int, c display.Colour) {
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
func (s sheet) page(r display.Rect) {
	u := s.Unit
	page := s.Fill(r, theme.PaperLight, 3*u).Shade(display.ShadeDown, paperShade)
	page.Shadow, page.Turn = 4*u, s.Tilt(1)
	in := display.Rect{X: r.X + 13*u, Y: r.Y + 8*u, W: r.W - 26*u, H: r.H - 14*u}
	if isLow(s.Box) && s.low(in, 1) {
		return
	}
	foot := s.footOf(in)
	_, over := in.CutBottom(foot.room())
	text := s.Fit(s.Face.Lines[0], display.Sans, 27, over.W, over.H*doesShare, 2)
	_, head := over.CutBottom(text.High())
	title := s.name(in.W, head.H*s.titleRoom(), 2)
	if alone := s.name(in.W, over.H*s.titleRoom(), 2); s.M.TextScale > 1 && alone.Size > title.Size*faces.LineWorth {
		// The name comes before what a thing does, which is told to whoever looks closer.
		text, head, title = faces.Block{}, over, alone
	}
	beside := head.W > head.H*besideFrom && s.canBeside(head)
	if title.Empty() && s.Face.Title != "" && !beside && s.low(in, 2) {
		return
	}
	s.points(in, foot)
	s.effect(over, text)
	if beside {
		s.beside(head)
		return
	}
	s.picture(s.under(head, title))
}

// name sets the name with no word of it broken.
func (s sheet) name(wide, high float64, lines int) faces.Block {
	return s.Whole(s.Face.Title, display.Typewriter, s.AtMost(nameSize, s.Face.Heading), wide, high, lines)
}

// titleRoom is the share of the height that a name may have: in letters that grow, before the picture.
func (s sheet) titleRoom() float64 {
	grown := s.Size(display.Typewriter, nameSize) / max(nameSize*s.Unit, s.M.Floor(display.Typewriter))
	return titleShare * min(grown, faces.Grown(s.M))
}

// under sets the name at the head of a room, and returns what is left under it.
func (s sheet) under(room display.Rect, title faces.Block) display.Rect {
	_, room = room.CutTop(s.Lines(room, title, theme.Ink, display.Left))
	return room
}

// low sets a low or small page: the name, of that many lines at most, over the picture at the left and the points at
// the right. The name comes before all else: where it has the whole page the points stand at its end, if they can. It
// does nothing where the name has no room.
func (s sheet) low(in display.Rect, lines int) bool {
	title := s.name(in.W, in.H*s.titleRoom(), lines)
	if high := in.H - s.LineHigh(display.Typewriter)*footLeast; title.Empty() && lines > 1 {
		if title = s.name(in.W, high, lines+1); title.Empty() { // It may have the whole page, and takes a line more there.
			title = s.AtLast(s.Face.Title, in.W, in.H*float64(lines)/float64(lines+1), lines)
		}
		if typed := s.M.Font(display.Typewriter); !title.Empty() && title.Font != typed {
			// A narrow face has room for all words, and breaks none: as large as its fellows in a row have theirs.
			narrow := s.FitIn(s.Face.Title, s.M.Font(display.Poster), s.AtMost(nameSize, s.Face.Heading), in.W, high, lines)
			fellows := max(s.Face.Heading, s.M.Floor(display.Typewriter))
			if !narrow.Empty() && (narrow.Size >= fellows*0.98 || s.Box.W < miniWide) {
				title = narrow
			}
		}
	}
	if title.Empty() && s.Face.Title != "" {
		return false
	}
	foot := s.under(in, title)
	gap := 10 * s.Unit
	picture, foot := foot.PartLeft(min(foot.H, in.W*lowPicture), gap)
	s.picture(picture)
	value := s.Fit(s.Face.Value, display.Typewriter, 46, foot.W, foot.H, 1)
	note := s.Fit(s.Face.Note, display.Sans, s.AtMost(noteSize, s.Face.Letters), foot.W-s.Width(value)-gap, foot.H, 1)
	s.Middle(foot, note, theme.InkOnPaper, display.Right)
	if !note.Empty() {
		foot.W -= s.Width(note) + gap
	}
	s.Middle(foot, value, theme.StampOnManila, display.Right)
	return true
}

// effect sets what the thing on the page does over its foot.
func (s sheet) effect(over display.Rect, text faces.Block) {
	foot, _ := over.CutBottom(text.High())
	s.Lines(foot, text, theme.InkOnPaper, display.Left)
}

// besides are the rooms of picture and name side by side in a low one, and the name as it is set there.
func (s sheet) besides(in display.Rect) (picture, rest display.Rect, title faces.Block) {
	picture, rest = in.PartLeft(min(in.H*1.1, in.W*0.38), 8*s.Unit)
	return picture, rest, s.name(rest.W, rest.H, 3)
}

// canBeside reports whether the name has room beside the picture.
func (s sheet) canBeside(in display.Rect) bool {
	_, _, title := s.besides(in)
	return !title.Empty() || s.Face.Title == ""
}

// beside lays a low room: the picture at the left, the name beside it.
func (s sheet) beside(in display.Rect) {
	picture, rest, title := s.besides(in)
	s.picture(picture)
	s.Middle(rest, title, theme.Ink, display.Left)
}

// picture puts the icon in the middle of the room.
func (s sheet) picture(room display.Rect) {
	side := min(room.W*0.74, room.H*0.92, 150*s.Unit)
	if s.Face.Symbol == display.NoIcon || side < 14 {
		return
	}
	s.Symbol(room.Square(side), s.Face.Symbol, theme.Ink)
}

// foot is the line at the foot of a page with the points in red and the note: gap lies between them, beside is what the
// note has of the width.
type foot struct {
	value, note       faces.Block
	gap, beside, line float64
}

// room is how high it is.
func (f foot) room() float64 { return max(f.value.High(), f.note.High()) + f.line }

// footOf is that of the page; the zero one where nothing stands there.
func (s sheet) footOf(in display.Rect) (f foot) {
	if s.Face.Value == "" && s.Face.Note == "" {
		return foot{}
	}
	f.gap = 10 * s.Unit
	// Large figures make way for two lines of a name: on all folders of a size alike.
	least, most := s.LineHigh(display.Typewriter), in.H*pointsShare
	if (in.H-most)*s.titleRoom() < titleLines*least {
		most = min(most, least)
	}
	f.value = s.valueBeside(in, f.gap, most)
	f.beside = in.W - s.Width(f.value) - f.gap
	f.note = s.Fit(s.Face.Note, display.Sans, s.AtMost(noteSize, s.Face.Letters), f.beside,
		max(f.value.High(), min(most, in.H*0.25)), 2)
	f.line = max(2, 2.4*s.Unit) + 4*s.Unit
	return f
}

// points sets the foot of the page: the line, the points in red and the note.
func (s sheet) points(in display.Rect, f foot) {
	if f.line == 0 {
		return
	}
	foot, line := in.CutBottom(f.room() - f.line)
	line, _ = line.CutBottom(f.line)
	s.Fill(display.Rect{X: line.X, Y: line.Y, W: line.W, H: max(1.5, 2.4*s.Unit)}, theme.Ink, 0)
	if !f.value.Empty() {
		s.Text(foot, f.value.Lines[0], f.value.Font, f.value.Size, theme.StampOnManila, display.Left)
	}
	if !f.note.Empty() {
		s.Lines(display.Rect{X: foot.X + foot.W - f.beside, Y: foot.Y + (foot.H-f.note.High())/2, W: f.beside}, f.note,
			theme.InkOnPaper, display.Right)
	}
}

// valueBeside sets the points so that the note finds room beside them; alone where there is not room for both.
func (s sheet) valueBeside(in display.Rect, gap, most float64) faces.Block {
	note := s.M.Font(display.Sans)
	least := s.Measure.Width(s.Face.Note, note, max(s.M.Floor(note), s.Size(note, noteSize)*noteLeast))
	value := s.Fit(s.Face.Value, display.Typewriter, 46, in.W-gap-least, most, 1)
	if value.Empty() {
		value = s.Fit(s.Face.Value, display.Typewriter, 46, in.W, most, 1)
	}
	return value
}

// folderBack is the mission deck: a closed folder.
func (s sheet) folderBack() {
	s.Unit = folderUnit(s.Box)
	u := s.Unit
	front := s.leaves(34*u, faces.Block{})
	frame := front.Inset(16 * u)
	s.Border(frame, theme.InkOnManila.Alpha(0.55), 4*u, 3*u)
	s.Border(frame.Inset(7*u), theme.InkOnManila.Alpha(0.35), 2*u, 1.2*u)
	in := frame.Inset(16 * u)
	title := s.Fit(strings.ToUpper(s.Face.Title), display.Stencil, 32, in.W, in.H*0.45, 2)
	foot, room := in.CutBottom(title.High())
	icon := s.Face.Symbol
	if icon == display.NoIcon {
		icon = display.IconDetective
	}
	side := min(room.W*0.7, room.H*0.9)
	s.Symbol(room.Square(side), icon, theme.InkOnManila)
	s.Lines(foot, title, theme.StampOnManila, display.Middle)
}
