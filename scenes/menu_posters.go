package scenes

import (
	"safehouse/game"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/games"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// plainPoster is that of a game without one.
var plainPoster = games.Poster{
	Back: drawPlain, Plate: theme.Panel, Mark: theme.Brass, Title: theme.TextColour, Ink: theme.TextColour,
	Font: display.SansBold,
}

// poster is that of the game of that name.
func (h *launcher) poster(name string) *games.Poster {
	if g, ok := h.games.Find(name); ok && g.Poster.Back != nil {
		return &g.Poster
	}
	return &plainPoster
}

// drawPoster shows a game: its picture, and on a plate its name, how many play it and a line about it. Under them
// stands what a press does, where the text leaves room.
func drawPoster(l *display.List, st *stage.Stage, box display.Rect, g *games.Game, look *games.Poster,
	hover, chosen bool) {
	m := st.Metrics
	players, about := playersText(st, g), st.Say(g.Words.About)
	pad := m.U(posterPad)
	title := m.Size(look.Font, titleOf(m)) * 1.3
	line := m.Size(display.SansBold, ui.BodySize) * 1.4
	foot := ui.RowHeight(m, ui.Target)

	plate := box.Inset(m.U(games.PosterEdge))
	if m.TextScale <= 1 {
		plate.W = min(plate.W, max(plate.W*posterPlate, m.U(posterLeast)))
	}
	words := ui.ParagraphHeight(st, plate.W-2*pad, about, display.Sans, ui.BodySize)
	need := 2*pad + title + line + words
	if more := need + foot + pad; more <= plate.H {
		need = more
	} else {
		foot = 0
	}
	plate.H, plate.Y = min(need, plate.H), plate.Y+plate.H-min(need, plate.H)
	look.Back(l, st, box, plate, picturePlace(m, box, plate))
	l.Fill(plate, look.Plate, m.U(4)).Shadow = m.U(8)
	l.Fill(display.Rect{X: plate.X, Y: plate.Y, W: plate.W, H: max(m.U(8), 3)}, look.Mark, 0)
	column := ui.Column{Box: plate.Inset(pad)}
	ui.Line(l, st, column.Row(title), st.Say(g.Words.Title), look.Font, titleOf(m), look.Title, display.Left)
	ui.Line(l, st, column.Row(line), players, display.SansBold, ui.BodySize, look.Ink, display.Left)
	if foot > 0 {
		button, rest := column.Box.CutBottom(foot)
		column.Box = rest
		button.W = min(button.W, max(m.U(posterButton),
			ui.Need(st, &ui.Control{Label: st.Say("menu.new"), Icon: display.IconPlay})+2*pad))
		drawPush(l, st, button, st.Say("menu.new"), hover, chosen)
	}
	if hasRoom(st, column.Box, about) {
		ui.Paragraph(l, st, column.Box, about, display.Sans, ui.BodySize, look.Ink, display.Left)
	}
	edge := theme.ControlBorder
	if hover {
		edge = theme.TextColour
	}
	l.Border(box, edge, m.U(ui.Radius), max(m.U(3), 2))
}

// hasRoom reports whether a box has room for the whole of a text in the smallest letters that can be read. A line about
// a game that would be cut is left out: its name and how many play are worth more.
func hasRoom(st *stage.Stage, box display.Rect, text string) bool {
	f := st.Metrics.Font(display.Sans)
	size := st.Metrics.Floor(f)
	lines := float64(len(st.Measure.Wrap(text, f, size, box.W)))
	return lines*st.Measure.LineHeight(f, size) <= box.H
}

// titleOf is the size of a game's name, which grows less than the text does.
func titleOf(m theme.Metrics) float64 {
	if m.TextScale > 1 {
		return posterTitle / m.TextScale * posterGrowth
	}
	return posterTitle
}

// picturePlace is the square that a plate leaves free for a picture: over its right end, or at its right; empty where
// there is no room for one.
func picturePlace(m theme.Metrics, box, plate display.Rect) display.Rect {
	edge := m.U(games.PosterEdge)
	over := display.Rect{X: box.X + box.W*0.56, Y: box.Y + 2*edge, W: box.W * 0.36, H: plate.Y - box.Y - 3*edge}
	aside := display.Rect{X: plate.X + plate.W + edge/2, Y: box.Y + 2*edge, H: box.H - 3*edge}
	aside.W = box.X + box.W*posterEnd - edge/2 - aside.X
	free := over
	if min(aside.W, aside.H) > min(over.W, over.H)*posterAside {
		free = aside
	}
	side := min(free.W, free.H, m.U(posterPicture))
	if side < m.U(posterPicture)*0.3 {
		return display.Rect{}
	}
	return free.Square(side)
}

// drawPush is the look of a button that is a part of something larger, which is pressed as a whole.
// It is that of the button that goes on where it is the one that is chosen.
func drawPush(l *display.List, st *stage.Stage, box display.Rect, text string, hover, chosen bool) {
	m := st.Metrics
	fill, ink := theme.Raised, theme.TextColour
	switch {
	case hover:
		fill, ink = theme.TextColour, theme.FocusInner
	case chosen:
		fill, ink = theme.Focus, theme.FocusInner
	}
	l.Fill(box, fill, m.U(ui.Radius))
	l.Border(box, theme.ControlBorder, m.U(ui.Radius), max(m.U(2), 1))
	side := m.Size(display.SansBold, ui.ButtonSize)
	width := min(st.Measure.Width(text, m.Font(display.SansBold), side)+2, box.W-side-m.U(30))
	x := box.X + (box.W-side-m.U(10)-width)/2
	l.Symbol(display.Rect{X: x, Y: box.Y + (box.H-side)/2, W: side, H: side}, display.IconPlay, ink)
	ui.Line(l, st, display.Rect{X: x + side + m.U(10), Y: box.Y, W: width, H: box.H}, text, display.SansBold,
		ui.ButtonSize, ink, display.Left)
}

// playersText says how many play a game.
func playersText(st *stage.Stage, g *games.Game) string {
	if g.MinSeats == g.MaxSeats {
		return st.Say("menu.players", game.Number(g.MinSeats))
	}
	return st.Say("menu.players.range", game.Number(g.MinSeats), game.Number(g.MaxSeats))
}

// drawPlain is a panel of the frame.
func drawPlain(l *display.List, st *stage.Stage, box, _, picture display.Rect) {
	l.Fill(box, theme.Raised, st.Metrics.U(ui.Radius))
	games.DrawPicture(l, picture, display.IconGlobe, theme.Brass)
}
