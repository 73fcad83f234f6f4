package scenes

import (
	"safehouse/game"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// unkept is the strip at the foot of the screen that says why the match on the table, or one that was left, is not being
// saved. It stays until that is mended, and the scenes have the rest of the screen to themselves.
type unkept struct {
	line  game.Line
	shown bool
	// foot is the strip's place.
	foot display.Rect
}

// update asks the record of the match on the table, and those of this run that still wait to be written.
func (u *unkept) update(st *stage.Stage, h *house) {
	before := *u
	u.line, u.shown = game.Line{}, false
	if h.writer != nil {
		u.line, u.shown = h.writer.Unkept()
	}
	if !u.shown {
		u.line, u.shown = h.store.Unkept()
	}
	if *u != before {
		st.Redraw()
	}
}

// fit leaves the rest of the screen.
func (u *unkept) fit(m theme.Metrics, st *stage.Stage) theme.Metrics {
	u.foot = display.Rect{}
	if !u.shown {
		return m
	}
	pad := m.U(unkeptPad)
	high := ui.ParagraphHeight(st, m.W-2*pad, st.SayLine(u.line), display.SansBold, unkeptSize) + pad
	u.foot = display.Rect{Y: m.H - high, W: m.W, H: high}
	m.H -= high
	return m
}

func (u *unkept) draw(l *display.List, st *stage.Stage) {
	if u.foot.Empty() {
		return
	}
	pad := st.Metrics.U(unkeptPad)
	l.Fill(u.foot, theme.Panel, 0)
	l.Fill(display.Rect{Y: u.foot.Y, W: u.foot.W, H: max(1, st.Metrics.U(2))}, theme.Alert, 0)
	words := display.Rect{X: pad, Y: u.foot.Y + pad/2, W: u.foot.W - 2*pad, H: u.foot.H - pad}
	ui.Paragraph(l, st, words, st.SayLine(u.line), display.SansBold, unkeptSize, theme.Alert, display.Middle)
}
