package handover

import (
	"safehouse/game"
	"safehouse/render/display"
	"safehouse/render/faces"
	"safehouse/render/theme"
	"safehouse/scenes/ui"
)

// drawSheet shows whom the screen is passed to, and what there is to read: beside that on a screen that is wider than
// high, under it on another.
func (s *Scene) drawSheet(l *display.List) {
	m := s.st.Metrics
	edge, gap, pad := m.U(sheetEdge), m.U(adviceOver), m.U(platePad)
	lang := ui.LangControl(s.st).Box
	top, foot := lang.Y+lang.H+m.U(underCorners)+gap, ui.PrimaryPlace(m).Y
	if ui.Slim(m) {
		_, beside := s.besides(ui.PrimaryPlace(m))
		foot = beside.Y
	}
	sheet := display.Rect{X: 2 * edge, Y: top, W: m.W - 4*edge, H: foot - m.U(overButtons) - top}
	// What has happened is worth more than advice that comes each time.
	advised := func(wide, high float64) bool {
		return s.early() || s.report.news() == nil || s.wordsHigh(wide, true) <= high
	}
	if m.W > m.H {
		scale := max(1, m.TextScale)
		sheet = sheet.Middle(min(sheet.W, m.U(sheetWide)*scale), min(sheet.H, m.U(sheetHigh)*scale))
		ui.Plate(l, s.st, sheet)
		who, words := sheet.CutLeft(sheet.W * whoShare)
		_, words = words.CutLeft(edge)
		call := s.callOf(who.W, who.H)
		s.drawCall(l, who.Middle(who.W, call.high(m)), call)
		advises := advised(words.W, words.H)
		_, promised := s.report.promises(words.W)
		high := s.wordsHigh(words.W, advises) + promised
		s.drawWords(l, words.Middle(words.W, min(words.H, high+pad)), advises, display.Left)
		return
	}
	plate := len(l.Items)
	ui.Plate(l, s.st, sheet)
	lain := l.Items[plate:]
	least := s.callOf(sheet.W, 0).high(m) + gap + pad
	advises := advised(sheet.W, sheet.H-least)
	call := s.callOf(sheet.W, sheet.H-gap-pad-s.wordsHigh(sheet.W, advises))
	if free := (sheet.H - gap - s.wordsHigh(sheet.W, advises) - call.high(m)) / 2; free > 0 { // A low screen has none.
		_, sheet = sheet.CutTop(min(pad, free))
	}
	who, words := sheet.CutTop(call.high(m))
	s.drawCall(l, who, call)
	_, words = words.CutTop(gap)
	ends := s.drawWords(l, words, advises, display.Middle) + pad/2
	for i := range lain { // The sheet is as high as what is read on it.
		l.Items[plate+i].Box.H -= max(0, words.Y+words.H-ends)
	}
}

// call is how large the person is called: the heights of the photograph and of the name in pixels, and the size of the
// name's letters in design pixels.
type call struct{ photo, name, letters float64 }

// grows is how much larger photograph and name are than on a screen that is wider than high.
func (s *Scene) grows() float64 {
	if s.st.Metrics.H > s.st.Metrics.W {
		return uprightGrows
	}
	return 1
}

// callOf is a call that has room in that height, as far as one can be: first a large photograph gives way, then a large
// name, and then the photograph again down to its least.
func (s *Scene) callOf(wide, high float64) call {
	m, grows := s.st.Metrics, s.grows()
	c := call{m.U(badgeSize * grows), m.Size(display.SansBold, nameSize*grows) * nameLine, nameSize * grows}
	left := high - c.high(m)
	if short := m.U(badgeLeast) - c.photo - left; short > 0 {
		gives := min(short, c.name*nameGives)
		c.letters *= 1 - gives/c.name
		c.name, left = c.name-gives, left+gives
	}
	c.photo = max(m.U(badgeLeast), min(c.photo+min(0, left), wide/ui.PictureAspect))
	return c
}

// high is the height of a call in pixels, with the line between photograph and name.
func (c call) high(m theme.Metrics) float64 {
	return c.photo + m.U(signUnder) + m.Size(display.Sans, passSize)*passLine + c.name
}

// drawCall shows whom the screen is passed to.
func (s *Scene) drawCall(l *display.List, box display.Rect, c call) {
	m := s.st.Metrics
	column := ui.Column{Box: box}
	s.drawWho(l, column.Row(c.photo))
	column.Gap(m.U(signUnder))
	pass := column.Row(m.Size(display.Sans, passSize) * passLine)
	ui.Line(l, s.st, pass, s.st.Say("handover.pass"), display.Sans, passSize, theme.Secondary, display.Middle)
	name := column.Row(c.name)
	name = name.Middle(min(name.W, m.U(columnWidth)*max(1, m.TextScale)), name.H)
	it := ui.Line(l, s.st, name, s.who.Name, display.SansBold, c.letters, theme.TextColour, display.Middle)
	if it != nil {
		it.Role = display.Heading
		if s.st.Skin != nil {
			it.Colour = s.st.Skin.Wear.Text // It stands on the plate, not on the bar.
		}
	}
}

// drawWho pins up the photograph that a person has at the table, with the sign of the seat at its shoulder.
func (s *Scene) drawWho(l *display.List, room display.Rect) {
	m, seat := s.st.Metrics, int(s.who.Seat)%game.MaxSeats
	face := display.Face{Design: faces.Likeness, Tone: s.who.Portrait}
	if s.st.Skin != nil {
		face.Marks = s.st.Skin.Look
	}
	photo := room.Middle(room.H*ui.PictureAspect, room.H)
	it := l.Card(photo, face)
	it.Shadow = m.U(10)
	if !m.Contrast {
		it.Turn = photoLean
	}
	side := room.H * badgeShare
	badge := display.Rect{X: photo.X + photo.W - side*0.45, Y: photo.Y + photo.H - side*0.9, W: side, H: side}
	l.Fill(badge, theme.SeatColours[seat], side/2).Shadow = m.U(6)
	l.Border(badge, theme.ControlBorder, side/2, m.U(6))
	l.Symbol(badge.Inset(side*0.26), theme.SeatShapes[seat], theme.SeatInk(seat))
}

// advice is what a person is told each time, or that a press came too early.
func (s *Scene) advice() (text string, ink display.Colour) {
	if s.early() && !s.taken {
		return s.st.Say("handover.early"), theme.Alert
	}
	return s.say("handover.advice"), theme.Secondary
}

// wordsHigh is the height in pixels of what there is to read over that width, with the advice or without it. A press
// that came too early changes no place.
func (s *Scene) wordsHigh(wide float64, advises bool) (high float64) {
	gap := s.st.Metrics.U(adviceOver)
	if asked := s.report.question(); asked != "" {
		high += ui.ParagraphHeight(s.st, wide, asked, display.SansBold, askedSize) + gap
	}
	if advises {
		high += ui.ParagraphHeight(s.st, wide, s.say("handover.advice"), display.Sans, adviceSize) + gap
	}
	return high + s.report.high(wide)
}

// drawWords tells what the person will be asked, what to do before, and what has happened, and gives where that ends.
func (s *Scene) drawWords(l *display.List, box display.Rect, advises bool, align display.Align) (
	ends float64) {
	gap := s.st.Metrics.U(adviceOver)
	column := ui.Column{Box: box}
	if asked := s.report.question(); asked != "" {
		used := ui.Paragraph(l, s.st, box, asked, display.SansBold, askedSize, theme.TextColour, align)
		column.Gap(used + gap)
	}
	if advises {
		high := ui.ParagraphHeight(s.st, box.W, s.say("handover.advice"), display.Sans, adviceSize)
		advice, ink := s.advice()
		used := ui.Paragraph(l, s.st, column.Box, advice, display.Sans, adviceSize, ink, align)
		column.Gap(max(used, min(high, column.Box.H)) + gap)
	}
	return s.report.draw(l, column.Box, align)
}
