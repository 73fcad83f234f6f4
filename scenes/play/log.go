package play

import (
	"safehouse/game"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/input"
	"safehouse/scenes/ui"
)

// logPanel is the public record of what happened, in words. It names players and shows nothing that the Table may
// not see: what a player saw of own cards is not for reading again (K23).
type logPanel struct {
	scroll ui.Scroll
	lines  []string
	made   moment
	height float64
	rows   []logRow
}

// logRow is one line as it is set; first tells that a sentence begins there.
type logRow struct {
	text  string
	first bool
}

// update scrolls the panel; new lines bring it back to its end.
func (g *logPanel) update(t *controller, in *input.Frame) {
	if !t.logOpen {
		return
	}
	g.compose(t)
	box := t.logText()
	before := g.scroll.Offset
	switch page := box.H * 0.8; {
	case in.Just.Has(input.Home):
		g.scroll.Offset -= page
	case in.Just.Has(input.End):
		g.scroll.Offset += page
	}
	g.scroll.Update(in, t.st, box, g.height, false)
	if g.scroll.Offset != before {
		t.st.Redraw()
	}
}

// logText is the part of the panel that scrolls.
func (t *controller) logText() display.Rect {
	m := t.st.Metrics
	box := t.layout.Log
	head := m.Size(display.SansBold, bodySize) * 1.9
	_, box = box.CutTop(head)
	return display.Rect{X: box.X + m.U(22), Y: box.Y, W: box.W - m.U(50), H: box.H - m.U(14)}
}

// compose breaks the log into lines, where it has grown or the panel has changed. Lines of moves that are still to be
// shown wait until they have been.
func (g *logPanel) compose(t *controller) {
	if t.show.busy() && g.lines != nil {
		return
	}
	key := moment{valid: true, moves: t.match.Len(), lang: t.st.Lang, metrics: t.st.Metrics, logOpen: t.logOpen}
	if g.made == key && g.lines != nil {
		return
	}
	if t.show.busy() {
		return
	}
	g.made = key
	reader := t.reader()
	g.lines = []string{}
	for _, l := range t.match.Lines(game.Table, 0) {
		g.lines = append(g.lines, reader.Say(l))
	}
	box := t.logText()
	f := display.Sans
	size := t.st.Metrics.Size(f, smallSize)
	g.rows = g.rows[:0]
	for _, text := range g.lines {
		for i, line := range t.st.Measure.Wrap(text, f, size, box.W) {
			g.rows = append(g.rows, logRow{line, i == 0})
		}
	}
	g.height = g.top(t, len(g.rows))
	g.scroll.Offset = max(0, g.height-box.H)
	t.st.Redraw()
}

// top is where the n-th row begins, in pixels from the first.
func (g *logPanel) top(t *controller, n int) float64 {
	h := t.st.Measure.LineHeight(display.Sans, t.st.Metrics.Size(display.Sans, smallSize))
	gaps := 0
	for i := 1; i < n; i++ {
		if g.rows[i].first {
			gaps++
		}
	}
	return float64(n)*h + float64(gaps)*h*0.35
}

// draw adds the panel.
func (g *logPanel) draw(t *controller, l *display.List) {
	m := t.st.Metrics
	panel := t.layout.Log
	l.Fill(panel, theme.GroundColour.Alpha(0.9), m.U(ui.Radius))
	l.Border(panel, theme.Raised, m.U(ui.Radius), max(1, m.U(2)))
	head := display.Rect{X: panel.X + m.U(22), Y: panel.Y + m.U(8), W: panel.W - m.U(44), H: m.Size(display.SansBold, bodySize) * 1.6}
	ui.Line(l, t.st, head, t.say("table.log"), display.SansBold, bodySize, theme.Brass, display.Left)
	box := t.logText()
	l.Clip(box)
	size := m.Size(display.Sans, smallSize)
	h := t.st.Measure.LineHeight(display.Sans, size)
	y := box.Y - g.scroll.Offset
	last := 0
	for i := range g.rows {
		if g.rows[i].first {
			last = i
		}
	}
	for i, row := range g.rows {
		if i > 0 && row.first {
			y += h * 0.35
		}
		if y+h > box.Y && y < box.Y+box.H {
			c := theme.Secondary
			if i >= last {
				c = theme.TextColour
			}
			it := l.Text(display.Rect{X: box.X, Y: y, W: box.W, H: h}, row.text, display.Sans, size, c, display.Left)
			it.Role = display.LogLine
		}
		y += h
	}
	l.Unclip()
	bar := display.Rect{X: panel.X, Y: box.Y, W: panel.W - m.U(8), H: box.H}
	g.scroll.Draw(l, t.st, bar, g.height)
}
