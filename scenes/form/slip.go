package form

import (
	"strings"

	"safehouse/render/display"
	"safehouse/render/faces"
	"safehouse/render/theme"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// Slips: the room around what stands on one, in design pixels and in pixels at least; how far one card lies beside the
// one before it, in widths, how cards and stamps lean, and how high a stamp is in its letters.
const (
	slipPad      = 18
	slipPadLeast = 8.0
	FanStep      = 1.07
	Lean         = 0.03
	stampTurn    = 0.1
	stampTall    = 2.1
)

// Slip is what stands on a sheet of paper in a list: pictures at its left, a title with more under it, and buttons at
// its right or, where the words need the room, under them.
type Slip struct {
	Title, About string
	// Letters is the design size of the title.
	Letters float64
	// Edge is the width of what marks the paper at its left, Pictures and High the size of the pictures, Beside the width
	// of what stands at the right of the words, in pixels.
	Edge, Pictures, High, Beside float64
	// Buttons is how many there are, two at most, Wide how wide each is beside the words, in pixels.
	Buttons int
	Wide    float64
}

// SlipPlaces are where the parts of a slip lie: Told is the part that pictures and words have of the paper.
type SlipPlaces struct {
	Row                           *ui.SheetRow
	Paper, Told, Pictures, Beside display.Rect
	Buttons                       [2]display.Rect
}

// SlimSlip reports whether the buttons of a slip stand under its words.
func SlimSlip(m theme.Metrics) bool { return ui.Slim(m) || m.TextScale >= largeText }

// AroundSlip is what is free around the parts of a slip, in pixels.
func AroundSlip(m theme.Metrics) float64 { return max(m.U(slipPad), slipPadLeast) }

// Words is the width that the words of a slip have on a sheet.
func (s *Slip) Words(all *Sheet, m theme.Metrics) float64 {
	wide := all.Panel.W - s.Edge - s.Pictures - s.Beside - 3*AroundSlip(m)
	if !SlimSlip(m) {
		wide -= float64(s.Buttons) * (s.Wide + AroundSlip(m))
	}
	return wide
}

// Lay adds the paper with its words to a sheet, and gives the places of the rest.
func (s Slip) Lay(all *Sheet, st *stage.Stage) (at SlipPlaces) {
	m := st.Metrics
	pad, press, words := AroundSlip(m), ui.RowHeight(m, ui.Target), s.Words(all, m)
	title := ui.ParagraphHeight(st, words, s.Title, display.Typewriter, s.Letters) + 1
	about := ui.ParagraphHeight(st, words, s.About, display.Sans, ui.BodySize) + 1
	tall := title + about
	if SlimSlip(m) && s.Buttons > 0 {
		tall += press + pad
	}
	at.Row, at.Paper = all.Add(max(s.High, tall)+2*pad, pad)
	l := &at.Row.List
	Paper(l, m, at.Paper)
	_, in := at.Paper.CutLeft(s.Edge)
	in = in.Inset(pad)
	if !SlimSlip(m) {
		for i := s.Buttons - 1; i >= 0; i-- {
			at.Buttons[i], in = in.CutRight(s.Wide)
			at.Buttons[i] = at.Buttons[i].Middle(s.Wide, press)
			in.W -= pad
		}
	}
	at.Told = in
	at.Pictures, in = in.PartLeft(s.Pictures, pad)
	at.Pictures = at.Pictures.Middle(s.Pictures, s.High)
	at.Beside, in = in.CutRight(s.Beside)
	_, in = in.CutTop((in.H - tall) / 2)
	line, in := in.CutTop(title)
	ui.Paragraph(l, st, line, s.Title, display.Typewriter, s.Letters, theme.Ink, display.Left)
	line, in = in.CutTop(about)
	ui.Paragraph(l, st, line, s.About, display.Sans, ui.BodySize, theme.InkOnManila, display.Left)
	if SlimSlip(m) {
		at.Told.H = line.Y + line.H - at.Told.Y
		wide := (in.W - pad*float64(s.Buttons-1)) / float64(s.Buttons)
		if s.Buttons == 1 {
			wide = min(wide, s.Wide)
		}
		for i := range s.Buttons {
			at.Buttons[i] = display.Rect{X: in.X + float64(i)*(wide+pad), Y: in.Y + pad, W: wide, H: press}
		}
	}
	return at
}

// Paper is a sheet of paper in the light of the lamp.
func Paper(l *display.List, m theme.Metrics, box display.Rect) {
	l.Fill(box, theme.PaperLight, m.U(4)).Shade(display.ShadeDown, theme.Paper).Shadow = m.U(12)
}

// Stamp stamps a word in the middle of a room, in letters of that size or, where they have no room, the smallest.
func Stamp(l *display.List, st *stage.Stage, room display.Rect, word string, design float64) {
	m := st.Metrics
	font := m.Font(display.Stencil)
	size, wide := max(m.U(design), m.Floor(font)), 0.0
	if wide = StampNeeds(st, word, size); wide > room.W {
		size = m.Floor(font)
		wide = StampNeeds(st, word, size)
	}
	if wide > room.W {
		return
	}
	it := l.Card(room.Middle(wide, size*stampTall), display.Face{Design: faces.Stamp, Title: word})
	if it.Shadow = m.U(4); !m.Contrast {
		it.Turn = stampTurn
	}
}

// StampNeeds is the width of a stamp with that word in letters of a size in pixels.
func StampNeeds(st *stage.Stage, word string, size float64) float64 {
	return st.Measure.Width(strings.ToUpper(word), st.Metrics.Font(display.Stencil), size) + size*1.7
}

// Spread lays faces in a box, side by side.
func Spread(l *display.List, m theme.Metrics, box display.Rect, faces []display.Face) {
	wide := box.H / display.Upright
	for i, face := range faces {
		at := display.Rect{X: box.X + float64(i)*wide*FanStep, Y: box.Y, W: wide, H: box.H}
		it := l.Card(at.Middle(wide, wide*face.Facts().Shape), face)
		it.Shadow, it.Turn = m.U(6), Lean*float64(i%3-1)
	}
}
