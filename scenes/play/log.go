package play

import (
	"safehouse/game"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/input"
	"safehouse/scenes/ui"
)

// logPanel is the public record of what happened, in words. It names players and shows nothing that the Table may
// not see: what a player saw of own cards is not for reading again (K23).
type logPanel struct {
	scroll ui.Scroll
	// rows are the lines of the first moves, broken to the width of the panel; lines is their number.
	rows         []logRow
	lines, moves int
	// shown is the number of rows whose events have been shown, height what they take.
	shown  int
	height float64
	// lang, metrics and width are what the rows were broken for.
	lang    words.Lang
	metrics theme.Metrics
	width   float64
}

// logRow is one line as it is set; first tells that a sentence begins there, line which one of the log.
type logRow struct {
	text  string
	first bool
	line  int
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

// compose breaks what has happened since into rows, and shows those whose events have been shown.
func (g *logPanel) compose(t *controller) {
	box := t.logText()
	size := t.st.Metrics.Size(display.Sans, smallSize)
	if g.lang != t.st.Lang || g.metrics != t.st.Metrics || g.width != box.W {
		*g = logPanel{scroll: g.scroll, rows: g.rows[:0], lang: t.st.Lang, metrics: t.st.Metrics, width: box.W}
	}
	if n := t.match.Len(); n > g.moves {
		reader := t.reader()
		for _, l := range t.match.Lines(game.Table, g.moves) {
			for i, text := range t.st.Measure.Wrap(reader.Say(l), display.Sans, size, box.W) {
				g.rows = append(g.rows, logRow{text, i == 0, g.lines})
			}
			g.lines++
		}
		g.moves = n
	}
	told := g.lines - t.show.pending
	shown := len(g.rows)
	for shown > 0 && g.rows[shown-1].line >= told {
		shown--
	}
	if shown == g.shown {
		return
	}
	g.shown = shown
	g.height = g.top(t, shown)
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
	rows := g.rows[:g.shown]
	for i := range rows {
		if rows[i].first {
			last = i
		}
	}
	for i, row := range rows {
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
