package scenes

import (
	"safehouse/game"
	"safehouse/game/catalog"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// posterLook is how a game shows itself on the menu: what lies behind, and the colours and type of what is written.
type posterLook struct {
	back              func(l *display.List, st *stage.Stage, box display.Rect)
	plate, title, ink display.Colour
	font              display.Font
	icon              display.Icon
	mark              display.Colour
}

// posterLooks are the looks by the game's name.
var posterLooks = map[string]posterLook{
	"kompromat": {
		back: drawDesk, plate: theme.Paper, title: theme.Ink, ink: theme.Ink, font: display.Typewriter,
		icon: display.IconDetective, mark: theme.StampRed,
	},
	topSecret: {
		back: drawCutPaper, plate: posterBlack, title: posterPaper, ink: posterPaper, font: display.SansBold,
		icon: display.IconLockers, mark: posterOchre,
	},
}

// plainLook is that of a game without one.
var plainLook = posterLook{
	back: drawPlain, plate: theme.Panel, title: theme.TextColour, ink: theme.TextColour, font: display.SansBold,
	icon: display.IconGlobe, mark: theme.Brass,
}

// lookOf is the look of a game.
func lookOf(name string) posterLook {
	if look, ok := posterLooks[name]; ok {
		return look
	}
	return plainLook
}

// drawPoster shows a game: its picture, and on a plate its name, how many play it and a line about it. Under them stands
// what a press does, where the text leaves room.
func drawPoster(l *display.List, st *stage.Stage, box display.Rect, g catalog.Game, hover bool) {
	m := st.Metrics
	look := lookOf(g.Name)
	look.back(l, st, box)
	players, about := playersText(st, g), st.Say("game."+g.Name+".about")
	pad := m.U(posterPad)
	title := m.Size(look.font, titleOf(m)) * 1.3
	line := m.Size(display.SansBold, ui.BodySize) * 1.4
	foot := max(ui.Height(m, ui.Target), labelHeight(st))

	plate := box.Inset(m.U(posterEdge))
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
	l.Fill(plate, look.plate, m.U(4)).Shadow = m.U(8)
	l.Fill(display.Rect{X: plate.X, Y: plate.Y, W: plate.W, H: max(m.U(8), 3)}, look.mark, 0)
	column := ui.Column{Box: plate.Inset(pad)}
	ui.Line(l, st, column.Row(title), st.Say("game."+g.Name), look.font, titleOf(m), look.title, display.Left)
	ui.Line(l, st, column.Row(line), players, display.SansBold, ui.BodySize, look.ink, display.Left)
	if foot > 0 {
		button, rest := column.Box.CutBottom(foot)
		column.Box = rest
		button.W = min(button.W, max(m.U(posterButton), ui.Need(st, &ui.Control{Label: st.Say("menu.new"), Icon: display.IconPlay})+2*pad))
		drawPush(l, st, button, st.Say("menu.new"), hover)
	}
	ui.Paragraph(l, st, column.Box, about, display.Sans, ui.BodySize, look.ink, display.Left)
	drawPicture(l, st, box, plate, look)
	if hover {
		l.Border(box, theme.TextColour, m.U(ui.Radius), max(m.U(3), 2))
	}
}

// titleOf is the size of a game's name, which grows less than the text does.
func titleOf(m theme.Metrics) float64 {
	if m.TextScale > 1 {
		return posterTitle / m.TextScale * posterGrowth
	}
	return posterTitle
}

// drawPicture puts the game's picture into what the plate leaves of the poster, at its top right.
func drawPicture(l *display.List, st *stage.Stage, box, plate display.Rect, look posterLook) {
	m := st.Metrics
	side := min(plate.Y-box.Y-m.U(posterPad), box.W*0.3, m.U(posterPicture))
	if side < m.U(posterPicture)*0.3 {
		return
	}
	l.Symbol(display.Rect{X: box.X + box.W - side - m.U(posterPad)*2, Y: box.Y + (plate.Y-box.Y-side)/2, W: side, H: side}, look.icon, posterBlack)
}

// drawPush is the look of a button that is a part of something larger, which is pressed as a whole.
func drawPush(l *display.List, st *stage.Stage, box display.Rect, text string, hover bool) {
	m := st.Metrics
	fill := theme.Focus
	if hover {
		fill = theme.TextColour
	}
	l.Fill(box, fill, m.U(ui.Radius))
	side := m.Size(display.SansBold, ui.ButtonSize)
	width := min(st.Measure.Width(text, m.Font(display.SansBold), side)+2, box.W-side-m.U(30))
	x := box.X + (box.W-side-m.U(10)-width)/2
	l.Symbol(display.Rect{X: x, Y: box.Y + (box.H-side)/2, W: side, H: side}, display.IconPlay, theme.FocusInner)
	ui.Line(l, st, display.Rect{X: x + side + m.U(10), Y: box.Y, W: width, H: box.H}, text, display.SansBold, ui.ButtonSize, theme.FocusInner, display.Left)
}

// playersText says how many play a game.
func playersText(st *stage.Stage, g catalog.Game) string {
	if g.MinSeats == g.MaxSeats {
		return st.Say("menu.players", game.Number(g.MinSeats))
	}
	return st.Say("menu.players.range", game.Number(g.MinSeats), game.Number(g.MaxSeats))
}

// drawDesk is the folder on the desk of the Dossier, with the stamp of the house.
func drawDesk(l *display.List, st *stage.Stage, box display.Rect) {
	m := st.Metrics
	l.Fill(box, theme.Felt, m.U(ui.Radius))
	l.Clip(box)
	tab := display.Rect{X: box.X + box.W*0.06, Y: box.Y + box.H*0.06, W: box.W * 0.4, H: box.H * 0.3}
	l.Fill(tab, theme.Manila, m.U(14))
	folder := display.Rect{X: box.X + box.W*0.06, Y: box.Y + box.H*0.14, W: box.W * 0.88, H: box.H}
	l.Fill(folder, theme.Manila, m.U(8)).Shadow = m.U(10)
	l.Unclip()
}

// drawCutPaper is large shapes of cut paper.
func drawCutPaper(l *display.List, st *stage.Stage, box display.Rect) {
	m := st.Metrics
	l.Fill(box, posterTable, m.U(ui.Radius))
	l.Clip(box)
	l.Fill(display.Rect{X: box.X - box.W*0.25, Y: box.Y - box.H*0.4, W: box.W * 0.55, H: box.H * 1.9}, posterOchre, 0).Turn = 0.17
	l.Fill(display.Rect{X: box.X + box.W*0.5, Y: box.Y + box.H*0.5, W: box.W * 0.8, H: box.H * 0.9}, posterTeal, 0).Turn = -0.3
	l.Unclip()
}

// drawPlain is a panel of the frame.
func drawPlain(l *display.List, st *stage.Stage, box display.Rect) {
	l.Fill(box, theme.Raised, st.Metrics.U(ui.Radius))
}
