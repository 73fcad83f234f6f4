package scenes

import (
	"safehouse/game"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/controls"
	"safehouse/scenes/settings"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// unsavedNotice is the strip at the foot of the screen that says why the match on the table, or one that was left, is
// not
// being saved. It stays until that is mended, and the scenes have the rest of the screen to themselves. It says as
// well why settings are not: wherever they were chosen, for a while, and where settings are for as long as it is so.
// What else must be told wherever the player is, it tells for a while.
type unsavedNotice struct {
	line  game.Line
	shown bool
	// told is what is said for a while, until that tick.
	told  game.Line
	until int
	// since is the tick from which settings were not saved, 0 while they are.
	since int
	// foot is the strip's place.
	foot display.Rect
}

// update asks the record of the match on the table, those of this run that still wait to be written, and the settings.
func (u *unsavedNotice) update(st *stage.Stage, h *launcher, k *keeper, top stage.Scene) {
	before := *u
	u.line, u.shown = game.Line{}, false
	if h.writer != nil {
		u.line, u.shown = h.writer.Unkept()
	}
	if !u.shown {
		u.line, u.shown = h.store.Unkept()
	}
	why, failing := k.store.Unkept()
	switch {
	case !failing:
		u.since = 0
	case u.since == 0:
		u.since = st.Tick
	}
	if failing && !u.shown && (choosing(top) || st.Tick-u.since < unsavedTicks) {
		u.line, u.shown = why, true
	}
	if !u.shown && st.Tick < u.until {
		u.line, u.shown = u.told, true
	}
	if *u != before {
		st.Redraw()
	}
}

// tell says something else for a while, aloud too.
func (u *unsavedNotice) tell(st *stage.Stage, l game.Line) {
	u.told, u.until = l, st.Tick+unsavedTicks
	st.Announce(stage.Happened, st.SayLine(l))
}

// choosing reports whether settings are what a scene is for.
func choosing(top stage.Scene) bool {
	switch top.(type) {
	case *settings.Scene, *controls.Scene:
		return true
	}
	return false
}

// fit leaves the rest of the screen.
func (u *unsavedNotice) fit(m theme.Metrics, st *stage.Stage) theme.Metrics {
	u.foot = display.Rect{}
	if !u.shown {
		return m
	}
	pad := m.U(unsavedPad)
	high := ui.ParagraphHeight(st, m.W-2*pad, st.SayLine(u.line), display.SansBold, unsavedSize) + pad
	u.foot = display.Rect{Y: m.H - high, W: m.W, H: high}
	m.H -= high
	return m
}

func (u *unsavedNotice) draw(l *display.List, st *stage.Stage) {
	if u.foot.Empty() {
		return
	}
	pad := st.Metrics.U(unsavedPad)
	l.Fill(u.foot, theme.Panel, 0)
	l.Fill(display.Rect{Y: u.foot.Y, W: u.foot.W, H: max(1, st.Metrics.U(2))}, theme.Alert, 0)
	words := display.Rect{X: pad, Y: u.foot.Y + pad/2, W: u.foot.W - 2*pad, H: u.foot.H - pad}
	ui.Paragraph(l, st, words, st.SayLine(u.line), display.SansBold, unsavedSize, theme.Alert, display.Middle)
}
