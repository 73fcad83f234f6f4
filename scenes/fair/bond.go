package fair

import (
	"fmt"
	"math"
	"strings"

	"safehouse/game"
	"safehouse/game/record"
	"safehouse/render/display"
	"safehouse/render/pen"
	"safehouse/render/theme"
	"safehouse/scenes/form"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// tear is the line along which a bond was torn, as shares of its width from the left at steps of its height.
var tear = [...]float64{0.492, 0.489, 0.511, 0.503, 0.487, 0.494, 0.486, 0.505, 0.509, 0.502, 0.493, 0.505, 0.498}

// torn is the outline of its right half in the bond's box.
var torn = func() *display.Outline {
	drawing := "M 1 0 "
	for i, x := range tear {
		drawing += fmt.Sprintf("L %.3f %.5f ", x, float64(i)/float64(len(tear)-1))
	}
	return pen.Draw(1, drawing+"L 1 1")
}()

// The engraving of a bond: a rosette, and a net of waves that run through it.
var (
	rosette = engrave(560, func(t float64) (x, y float64) {
		r := 0.34 + 0.15*math.Cos(36*t)
		return 0.5 + r*math.Cos(t), 0.5 + r*math.Sin(t)
	})
	net = func() (waves [9]*display.Outline) {
		for n := range waves {
			phase, high := float64(n)*2*math.Pi/float64(len(waves)), 0.46
			waves[n] = engrave(150, func(t float64) (x, y float64) {
				return t / (2 * math.Pi), 0.5 + high*math.Sin(t/2)*math.Sin(3*t+phase)
			})
		}
		return waves
	}()
)

// engrave is a curve in so many straight strokes, for t from 0 to a full turn.
func engrave(strokes int, at func(t float64) (x, y float64)) *display.Outline {
	drawing, op := "", "M"
	for i := range strokes + 1 {
		x, y := at(float64(i) * 2 * math.Pi / float64(strokes))
		drawing += fmt.Sprintf("%s %.5f %.5f ", op, x, y)
		op = "L"
	}
	return pen.Line(1, drawing)
}

// bond is the paper of a promise: who promised whom, and what was kept of it.
type bond struct {
	st      *stage.Stage
	promise record.Token
	players []game.Player
	// dealt is how many draws were promised, 0 while nobody knows.
	dealt int
	// halves reports that it was torn, kept that its halves belong together, and closed how far they have come together,
	// 0 to 1.
	halves, kept bool
	closed       float64
}

// sides are what stands at the left and at the right of the words: the heads over them, and the facts under them.
func (b *bond) sides() (heads, facts [2][]string) {
	say := b.st.Say
	heads[0] = []string{say("fair.promised"), say("fair.promised.when")}
	facts[0] = []string{strings.Join(b.st.Names(b.players), ", "), say("fair.bound.rules"), say("fair.bound.chance")}
	if b.dealt > 0 {
		facts[0][2] = say("fair.bound.deal", game.Number(b.dealt))
	}
	if b.kept {
		heads[1] = []string{say("fair.kept"), say("fair.kept.when")}
		facts[1] = []string{say("fair.same.players"), say("fair.same.rules"), say("fair.same.deal")}
	}
	return heads, facts
}

// add adds it to a sheet: at its left what was promised before the first card, at its right what was kept, and the
// words of the promise across the tear.
func (b *bond) add(sheet *form.Sheet) {
	st, m, say := b.st, b.st.Metrics, b.st.Say
	wide, pad := min(sheet.Panel.W-m.U(barGap), m.U(bondWide)), m.U(bondPad)
	half := (wide - 3*pad) / 2
	promise := b.promise.In(say("token.words"))
	words := strings.Fields(promise.Words)
	lines := [2]string{strings.Join(words[:len(words)/2], " "), strings.Join(words[len(words)/2:], " ")}
	font := m.Font(display.Typewriter)
	least := max(m.Size(font, wordsLeast)/max(1, m.TextScale), m.Floor(font))
	size, _ := ui.Shrink(max(m.Size(font, wordsMost)/max(1, m.TextScale), least), least,
		func(size float64) bool {
			return max(st.Measure.Width(lines[0], font, size), st.Measure.Width(lines[1], font, size)) <= wide-2*pad
		})
	heads, facts := b.sides()
	height := func(all []string, f display.Font, design float64) (high float64) {
		for i, text := range all {
			if i > 0 {
				f, design = display.Sans, factSize
			}
			high += ui.ParagraphHeight(st, half, text, f, design)
		}
		return high
	}
	head := height(heads[0], display.Typewriter, headSize)
	line := st.Measure.LineHeight(font, size)
	code := m.Size(display.Tab, codeSize) * 1.5
	foot := max(height(facts[0], display.Sans, factSize), height(facts[1], display.Sans, factSize))
	row, paper := sheet.Add(2*pad+head+2*line+code+foot+m.U(sealWide)/2, m.U(rowGap))
	paper.X, paper.W = paper.X+(sheet.Panel.W-m.U(barGap)-wide)/2, wide
	paper.H -= m.U(sealWide) / 2
	in := paper.Inset(pad)
	middle := display.Rect{X: in.X, Y: in.Y + head, W: in.W, H: line}
	l := &row.List
	b.paper(l, paper, middle.Y+line)
	columns := [2]display.Rect{{X: in.X, Y: in.Y, W: half, H: in.H}, {X: in.X + in.W - half, Y: in.Y, W: half, H: in.H}}
	for i, align := range [...]display.Align{display.Left, display.Right} {
		top, bottom := columns[i], columns[i]
		bottom.Y += bottom.H - foot
		put := func(at *display.Rect, all []string, f display.Font, design float64, ink display.Colour) {
			for n, text := range all {
				if n > 0 {
					f, design, ink = display.Sans, factSize, theme.InkOnManila
				}
				used := ui.Paragraph(l, st, *at, text, f, design, ink, align)
				at.Y, at.H = at.Y+used, at.H-used
			}
		}
		put(&top, heads[i], display.Typewriter, headSize, theme.Ink)
		put(&bottom, facts[i], display.Sans, factSize, theme.Ink)
	}
	for i, text := range lines {
		l.Text(middle.Moved(0, float64(i)*line), text, font, size, theme.Ink, display.Middle)
	}
	at := display.Rect{X: in.X, Y: middle.Y + 2*line, W: in.W, H: code}
	ui.Line(l, st, at, promise.Code, display.Tab, codeSize, theme.StampOnManila, display.Middle)
	if b.kept && b.closed == 1 {
		side := m.U(sealWide)
		seal := display.Rect{X: paper.X + paper.W/2, Y: paper.Y + paper.H - pad*0.2}.Square(side)
		l.Fill(seal, theme.StampOnManila, side/2).Shadow = m.U(10)
		l.Border(seal.Inset(side*0.1), theme.StampRed, side*0.4, max(2, side*0.03))
		l.Symbol(seal.Inset(side*0.24), display.IconCheck, theme.PaperLight)
	}
}

// paper draws the two halves, the engraving on them around a height, and the frame; they lie apart until all is known
// to be kept.
func (b *bond) paper(l *display.List, box display.Rect, y float64) {
	m := b.st.Metrics
	if m.Contrast {
		l.Fill(box, theme.Paper, m.U(4))
		l.Border(box, theme.Ink, m.U(4), max(2, m.U(3)))
		return
	}
	l.Fill(box, oldPaper, 0).Shadow = m.U(12)
	gap := m.U(apart) * (1 - b.closed)
	for _, part := range [...]struct {
		shift  float64
		colour display.Colour
	}{{-m.U(2), theme.GroundColour.Alpha(0.25 + 0.65*(1-b.closed))}, {gap, theme.PaperLight}} {
		if b.halves {
			l.Path(box.Moved(part.shift, 0), torn, part.colour)
		}
	}
	ink := theme.InkBlue.Alpha(netInk)
	line := func(o *display.Outline, at display.Rect) {
		l.Stroke(at, o, ink, max(1, m.U(netWidth)))
	}
	side := min(box.H*rosetteHigh, box.W*rosetteWide)
	middle := display.Rect{X: box.X, Y: y, W: box.W}.Middle(box.W*0.96, side*netHigh)
	for _, wave := range net {
		line(wave, middle)
	}
	for _, x := range [...]float64{0.15, 0.85} {
		line(rosette, display.Rect{X: box.X + box.W*x, Y: y}.Square(side))
	}
	for i, thick := range [...]float64{3, 1.5} {
		l.Border(box.Inset(m.U(frameStep)*float64(i+1)*0.8), theme.InkBlue.Alpha(0.8), m.U(2), max(1, m.U(thick)))
	}
}
