package scenes

import (
	"safehouse/game"
	"safehouse/game/catalog"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// posterLook is how a game shows itself on the menu: what lies behind a plate, of which some is left free, and the
// colours and type of what is written on the plate.
type posterLook struct {
	back              func(l *display.List, st *stage.Stage, box, free display.Rect)
	plate, title, ink display.Colour
	font              display.Font
	mark              display.Colour
}

// posterLooks are the looks by the game's name.
var posterLooks = map[string]posterLook{
	"kompromat": {
		back: drawDesk, plate: theme.Paper, title: theme.Ink, ink: theme.Ink, font: display.Typewriter,
		mark: theme.StampRed,
	},
	topSecret: {
		back: drawCutPaper, plate: theme.CutInk, title: theme.CutPaper, ink: theme.CutPaper, font: display.SansBold,
		mark: theme.Ochre,
	},
}

// plainLook is that of a game without one.
var plainLook = posterLook{
	back: drawPlain, plate: theme.Panel, title: theme.TextColour, ink: theme.TextColour, font: display.SansBold,
	mark: theme.Brass,
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
func drawPoster(l *display.List, st *stage.Stage, box display.Rect, g catalog.Game, hover, chosen bool) {
	m := st.Metrics
	look := lookOf(g.Name)
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
	look.back(l, st, box, display.Rect{X: box.X, Y: box.Y, W: box.W, H: plate.Y - box.Y})
	l.Fill(plate, look.plate, m.U(4)).Shadow = m.U(8)
	l.Fill(display.Rect{X: plate.X, Y: plate.Y, W: plate.W, H: max(m.U(8), 3)}, look.mark, 0)
	column := ui.Column{Box: plate.Inset(pad)}
	ui.Line(l, st, column.Row(title), st.Say("game."+g.Name), look.font, titleOf(m), look.title, display.Left)
	ui.Line(l, st, column.Row(line), players, display.SansBold, ui.BodySize, look.ink, display.Left)
	if foot > 0 {
		button, rest := column.Box.CutBottom(foot)
		column.Box = rest
		button.W = min(button.W, max(m.U(posterButton), ui.Need(st, &ui.Control{Label: st.Say("menu.new"), Icon: display.IconPlay})+2*pad))
		drawPush(l, st, button, st.Say("menu.new"), hover, chosen)
	}
	ui.Paragraph(l, st, column.Box, about, display.Sans, ui.BodySize, look.ink, display.Left)
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

// drawPicture puts a picture into what the plate leaves free of a poster, in its middle or at a share of its width.
func drawPicture(l *display.List, st *stage.Stage, free display.Rect, at float64, icon display.Icon, c display.Colour) {
	m := st.Metrics
	side := min(free.H-2*m.U(posterPad), free.W*0.3, m.U(posterPicture))
	if side < m.U(posterPicture)*0.3 {
		return
	}
	l.Symbol(display.Rect{X: free.X + free.W*at - side/2, Y: free.Y + (free.H-side)/2, W: side, H: side}, icon, c)
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
	ui.Line(l, st, display.Rect{X: x + side + m.U(10), Y: box.Y, W: width, H: box.H}, text, display.SansBold, ui.ButtonSize, ink, display.Left)
}

// playersText says how many play a game.
func playersText(st *stage.Stage, g catalog.Game) string {
	if g.MinSeats == g.MaxSeats {
		return st.Say("menu.players", game.Number(g.MinSeats))
	}
	return st.Say("menu.players.range", game.Number(g.MinSeats), game.Number(g.MaxSeats))
}

// drawDesk is a folder on the desk of the Dossier, with the stamp of the house where there is room for it.
func drawDesk(l *display.List, st *stage.Stage, box, free display.Rect) {
	m := st.Metrics
	l.Fill(box, theme.Felt, m.U(ui.Radius))
	l.Clip(box)
	tab := display.Rect{X: box.X + box.W*0.06, Y: box.Y + m.U(posterEdge), W: box.W * 0.4, H: m.U(120)}
	l.Fill(tab, theme.Manila, m.U(14))
	folder := display.Rect{X: tab.X, Y: tab.Y + m.U(44), W: box.W * 0.88, H: box.H}
	l.Fill(folder, theme.Manila, m.U(8)).Shadow = m.U(10)
	l.Unclip()
	_, free = free.CutTop(folder.Y - free.Y)
	drawPicture(l, st, free, 0.76, display.IconDetective, theme.Ink)
	stamp := display.Rect{W: m.U(stampWidth), H: m.U(stampHeight)}
	stamp.X, stamp.Y = folder.X+m.U(40), free.Y+(free.H-stamp.H)/2
	if free.H > stamp.H*1.6 && stamp.X+stamp.W < free.X+free.W*0.62 {
		l.Card(stamp, display.Face{Design: display.Stamp, Title: st.Say("menu.stamp")}).Turn = stampTurn
	}
}

// drawCutPaper is large shapes of cut paper.
func drawCutPaper(l *display.List, st *stage.Stage, box, free display.Rect) {
	m := st.Metrics
	l.Fill(box, theme.TableColour, 0)
	l.Clip(box)
	cut := func(r display.Rect, c display.Colour, turn float64) {
		it := l.Fill(r, c, 0)
		it.Turn, it.Rough = turn, m.U(posterRough)
	}
	cut(display.Rect{X: box.X - box.W*0.25, Y: box.Y - box.H*0.4, W: box.W * 0.55, H: box.H * 1.9}, theme.Ochre, 0.17)
	cut(display.Rect{X: box.X + box.W*0.5, Y: box.Y + box.H*0.5, W: box.W * 0.8, H: box.H * 0.9}, theme.Teal, -0.3)
	l.Unclip()
	drawPicture(l, st, free, 0.76, display.IconBomb, theme.CutInk)
}

// drawPlain is a panel of the frame.
func drawPlain(l *display.List, st *stage.Stage, box, free display.Rect) {
	l.Fill(box, theme.Raised, st.Metrics.U(ui.Radius))
	drawPicture(l, st, free, 0.5, display.IconGlobe, theme.Brass)
}
