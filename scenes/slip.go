package scenes

import (
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/form"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// slip is what stands on a sheet of paper in a list: pictures at its left, a title with more under it, and buttons at
// its right or, where the words need the room, under them.
type slip struct {
	title, about string
	// letters is the design size of the title.
	letters float64
	// edge is the width of what marks the paper at its left, pictures and high the size of the pictures, beside the width
	// of what stands at the right of the words, in pixels.
	edge, pictures, high, beside float64
	// buttons is how many there are, one or two, wide how wide each is beside the words, in pixels.
	buttons int
	wide    float64
}

// slipPlaces are where the parts of a slip lie: told is the part that pictures and words have of the paper.
type slipPlaces struct {
	row                           *ui.SheetRow
	paper, told, pictures, beside display.Rect
	buttons                       [2]display.Rect
}

// slimSlip reports whether the buttons of a slip stand under its words.
func slimSlip(m theme.Metrics) bool { return ui.Slim(m) || m.TextScale >= largeShare }

// aroundSlip is what is free around the parts of a slip, in pixels.
func aroundSlip(m theme.Metrics) float64 { return max(m.U(cardPad), cardPadLeast) }

// words is the width that the words of a slip have on a sheet.
func (s *slip) words(all *form.Sheet, m theme.Metrics) float64 {
	wide := all.Panel.W - s.edge - s.pictures - s.beside - 3*aroundSlip(m)
	if !slimSlip(m) {
		wide -= float64(s.buttons) * (s.wide + aroundSlip(m))
	}
	return wide
}

// lay adds the paper with its words to a sheet, and gives the places of the rest.
func (s slip) lay(all *form.Sheet, st *stage.Stage) (at slipPlaces) {
	m := st.Metrics
	pad, press, words := aroundSlip(m), ui.RowHeight(m, ui.Target), s.words(all, m)
	title := ui.ParagraphHeight(st, words, s.title, display.Typewriter, s.letters) + 1
	about := ui.ParagraphHeight(st, words, s.about, display.Sans, ui.BodySize) + 1
	tall := title + about
	if slimSlip(m) {
		tall += press + pad
	}
	at.row, at.paper = all.Add(max(s.high, tall)+2*pad, pad)
	l := &at.row.List
	paper(l, m, at.paper)
	_, in := at.paper.CutLeft(s.edge)
	in = in.Inset(pad)
	if !slimSlip(m) {
		for i := s.buttons - 1; i >= 0; i-- {
			at.buttons[i], in = in.CutRight(s.wide)
			at.buttons[i] = at.buttons[i].Middle(s.wide, press)
			in.W -= pad
		}
	}
	at.told = in
	at.pictures, in = in.PartLeft(s.pictures, pad)
	at.pictures = at.pictures.Middle(s.pictures, s.high)
	at.beside, in = in.CutRight(s.beside)
	_, in = in.CutTop((in.H - tall) / 2)
	line, in := in.CutTop(title)
	ui.Paragraph(l, st, line, s.title, display.Typewriter, s.letters, theme.Ink, display.Left)
	line, in = in.CutTop(about)
	ui.Paragraph(l, st, line, s.about, display.Sans, ui.BodySize, theme.InkOnManila, display.Left)
	if slimSlip(m) {
		at.told.H = line.Y + line.H - at.told.Y
		wide := (in.W - pad*float64(s.buttons-1)) / float64(s.buttons)
		if s.buttons == 1 {
			wide = min(wide, s.wide)
		}
		for i := range s.buttons {
			at.buttons[i] = display.Rect{X: in.X + float64(i)*(wide+pad), Y: in.Y + pad, W: wide, H: press}
		}
	}
	return at
}
