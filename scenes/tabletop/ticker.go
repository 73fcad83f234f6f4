package tabletop

import (
	"safehouse/game"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/ui"
)

// StripLook is how the strip looks on which it stands what has just happened; what happened before is written in Old.
// Its ends are torn, or else round. Where it comes out of a slit of metal, dark at its edges and bright in its middle,
// it is no longer than its words, of which the last come first.
type StripLook struct {
	Ground, Ink, Old, SlitDark, SlitBright display.Colour
	Font                                   display.Font
	Torn                                   bool
}

// lines writes a sentence that is too long for one line: all of it, in as many lines as stand close there, in a narrow
// face where they are too many in a wide one; what is left out even so has a sign.
func (b *Brush) lines(t *Table, box display.Rect, sentence string, most float64, ink display.Colour) {
	var said []string
	font, size, fits := display.Sans, most, false
	set := func(f display.Font) {
		font = b.M.Font(f)
		size, fits = ui.Shrink(most, b.M.Floor(font), func(size float64) bool {
			said = t.Stage.Measure.Wrap(sentence, font, size, box.W)
			return float64(len(said))*size*stripLine <= box.H+1
		})
	}
	if set(font); !fits {
		set(display.Poster)
	}
	if !fits {
		var more display.Rect
		more, box = box.CutRight(size)
		b.L.Symbol(more.SquareIn(stripMore), display.IconCaretRight, ink)
		said = t.Stage.Measure.Wrap(sentence, font, size, box.W)
		said = said[:max(1, int((box.H+1)/(size*stripLine)))]
	}
	high := size * stripLine
	box.Y, box.H = box.Y+(box.H-float64(len(said))*high)/2, high
	for i, line := range said {
		b.L.Text(box.Moved(0, float64(i)*high), line, font, size, ink, display.Left)
	}
}

// stripLetters are the sizes of the strip's words: in a high window it has a row of its own, where they grow as the
// reader asks although letters do so nowhere else on a screen that small.
func stripLetters(m theme.Metrics) theme.Metrics {
	m.Grows = m.Grows || m.H > m.W
	return m
}

// drawTicker tells in one line what has just happened: what is being shown or, while nothing is, the last sentence of
// the log, with the one before it where both have room. Pressed, it opens the log, wherever that is: its words are
// explained in there.
func (g *logPanel) drawTicker(t *Table, b *Brush) {
	look, measure, strip := &t.Skin.Strip, t.Stage.Measure, b.F.Ticker
	hover, _, _ := t.Page.State("log")
	lit := hover || t.LogOpen
	if b.F.Lane == strip && t.lane.said(t).text != "" {
		look.lay(b, strip, lit)
		return // What is said has its place.
	}
	if b.F.Spoken || t.Lesson.Hides(LogTerm) {
		return
	}
	last, before := g.last(t, 0), g.last(t, 1)
	switch now := t.show.Line(); {
	case b.now.Title != (game.Line{}): // The title of the moment tells it, and what was before it is told no more.
		last, before = "", ""
	case now.Key != "" && t.Busy():
		last, before = g.now.Get(t.Stage.Lang, now, t.titleOf), ""
	}
	if t.show.hushed() {
		last, before = "", ""
	}
	text, design, letters := strip.Narrowed(b.M.U(stripPad)), b.Lowered(strip, SmallSize), stripLetters(b.M)
	font := b.M.Font(look.Font)
	if measure.Width(last, font, letters.Size(font, design))+1 > text.W {
		font = display.Sans
	}
	size := letters.Size(font, design)
	wide, high := measure.Width(last, font, size)+1, measure.LineHeight(font, size)
	if wide > text.W {
		look.lay(b, strip, lit)
		b.lines(t, text, last, size, look.Ink)
		return
	}
	gap, long := b.M.U(stripGap), measure.Width(before, font, size)+1
	if before == "" || b.F.Tall || wide+gap+long > text.W { // In a high window the panel tells what happened before.
		before, gap, long = "", 0, 0
	}
	now, then, dot := text, text, display.Rect{}
	now.W, then.W = wide, long
	if look.SlitDark.A > 0 {
		then.X += wide + gap
		dot = display.Rect{X: then.X - gap, Y: text.Y, W: gap, H: text.H}.Square(b.M.U(stripDot))
		strip = strip.Middle(strip.W, min(strip.H, high*tapeHigh))
		if !t.Stage.Still() { // Else it would come out and go back.
			strip.W = wide + gap + long + 2*b.M.U(stripPad)
		}
	} else {
		now.X += long + gap
	}
	look.lay(b, strip, lit)
	if before != "" {
		b.L.Fill(dot, t.Skin.Turn, dot.W/2)
		b.L.Text(then, before, font, size, look.Old, display.Left)
	}
	b.L.Text(now, last, font, size, look.Ink, display.Left)
}

// lay lays the strip down, lit while it is pointed at, and while the log is open.
func (s *StripLook) lay(b *Brush, strip display.Rect, lit bool) {
	torn, round := b.M.U(stripTorn), b.M.U(stripRound)
	switch {
	case b.M.Contrast:
		b.L.Fill(strip, s.Ground, round)
		b.L.Border(strip, s.Ink, round, max(1, b.M.U(2)))
		return
	case s.Torn: // What is torn above and below is cut off.
		b.L.Add(display.Item{Kind: display.Scrap, Box: strip.Inset(-2 * torn).Narrowed(3 * torn), Clip: strip,
			Colour: s.Ground, Rough: torn, Corners: [4][2]float32{{0, 0}, {1, 0}, {1, 1}, {0, 1}}})
	default:
		b.L.Fill(strip, s.Ground, round)
		if b.F.List.Empty() { // It is all that there is to press.
			b.L.Border(strip, s.Old, round, max(1, b.M.U(2)))
		}
	}
	if lit {
		b.L.Fill(strip.Narrowed(2*torn), s.Ink.Alpha(stripLit), 0)
	}
	if s.SlitDark.A == 0 {
		return
	}
	thick := max(1, b.M.U(3))
	for _, y := range [2]float64{strip.Y + thick, strip.Y + strip.H - 2*thick} {
		holes := display.Rect{X: strip.X, Y: y, W: strip.W - b.M.U(stripPad)/2, H: thick}
		b.L.Add(display.Item{Kind: display.Dots, Box: holes, Colour: s.Old.Alpha(stripHoles)})
	}
	wide, over := b.M.U(slitWide), b.M.U(slitOver)
	slit := display.Rect{X: strip.X - over, Y: strip.Y - over, W: wide / 2, H: strip.H + 2*over}
	b.L.Fill(slit, s.SlitDark, 0).Shade(display.ShadeAcross, s.SlitBright).Shadow = b.M.U(4)
	b.L.Fill(slit.Moved(wide/2, 0), s.SlitBright, 0).Shade(display.ShadeAcross, s.SlitDark)
}

// How strips look, in design pixels: the room for a slit or an end beside the words, that between two sentences, and
// the dot there; how far ends stray where they are torn, and how round they are; how wide a slit is, and how far it
// goes over the strip. A tape is tapeHigh as high as its line, and several lines are stripLine times as high as their
// letters; stripMore is the size of the sign that there is more, and stripLit and stripHoles are how bright the strip
// is where it is lit, and how dark its holes are.
const (
	stripPad   = 36.0
	stripGap   = 42.0
	stripDot   = 8.0
	stripTorn  = 3.0
	stripRound = 9.0
	slitWide   = 22.0
	slitOver   = 4.0
	tapeHigh   = 1.5
	stripLine  = 1.05
	stripMore  = 0.9
	stripLit   = 0.14
	stripHoles = 0.45
)
