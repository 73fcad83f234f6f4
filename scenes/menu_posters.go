package scenes

import (
	"math"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/catalog"
	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// posterLook is how a game shows itself on the menu: what lies behind a plate, with a picture in the place that is free
// for one, and the colours and type of what is written on the plate.
type posterLook struct {
	back              func(l *display.List, st *stage.Stage, box, plate, picture display.Rect)
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
	"topsecret": {
		back: drawCutPaper, plate: theme.CutInk, title: theme.CutPaper, ink: theme.CutPaper, font: display.GeometricBold,
		mark: theme.Ochre,
	},
	"getadler": {
		back: drawLamplight, plate: theme.Fog, title: theme.Lamp, ink: theme.Cream, font: display.Marquee,
		mark: theme.Lamp,
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

// drawPoster shows a game: its picture, and on a plate its name, how many play it and a line about it. Under them
// stands what a press does, where the text leaves room.
func drawPoster(l *display.List, st *stage.Stage, box display.Rect, g catalog.Game, hover, chosen bool) {
	m := st.Metrics
	look := lookOf(g.Name)
	players, about := playersText(st, g), st.Say("game."+g.Name+".about")
	pad := m.U(posterPad)
	title := m.Size(look.font, titleOf(m)) * 1.3
	line := m.Size(display.SansBold, ui.BodySize) * 1.4
	foot := ui.RowHeight(m, ui.Target)

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
	look.back(l, st, box, plate, picturePlace(m, box, plate))
	l.Fill(plate, look.plate, m.U(4)).Shadow = m.U(8)
	l.Fill(display.Rect{X: plate.X, Y: plate.Y, W: plate.W, H: max(m.U(8), 3)}, look.mark, 0)
	column := ui.Column{Box: plate.Inset(pad)}
	ui.Line(l, st, column.Row(title), st.Say("game."+g.Name), look.font, titleOf(m), look.title, display.Left)
	ui.Line(l, st, column.Row(line), players, display.SansBold, ui.BodySize, look.ink, display.Left)
	if foot > 0 {
		button, rest := column.Box.CutBottom(foot)
		column.Box = rest
		button.W = min(button.W, max(m.U(posterButton),
			ui.Need(st, &ui.Control{Label: st.Say("menu.new"), Icon: display.IconPlay})+2*pad))
		drawPush(l, st, button, st.Say("menu.new"), hover, chosen)
	}
	if hasRoom(st, column.Box, about) {
		ui.Paragraph(l, st, column.Box, about, display.Sans, ui.BodySize, look.ink, display.Left)
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
	edge := m.U(posterEdge)
	over := display.Rect{X: box.X + box.W*0.56, Y: box.Y + 2*edge, W: box.W * 0.36, H: plate.Y - box.Y - 3*edge}
	aside := display.Rect{X: plate.X + plate.W + edge/2, Y: box.Y + 2*edge, H: box.H - 3*edge}
	aside.W = box.X + box.W*folderEnd - edge/2 - aside.X
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

// drawPicture puts a picture into its place, if there is one.
func drawPicture(l *display.List, place display.Rect, icon display.Icon, c display.Colour) {
	if !place.Empty() {
		l.Symbol(place, icon, c)
	}
}

// drawSitters has some of the cast look out over a plate from the foot of the room above it, in the look of a game; it
// reports whether there was room for their faces.
func drawSitters(l *display.List, m theme.Metrics, room display.Rect, look uint8, names ...string) bool {
	n := float64(len(names))
	high := min(room.H, room.W*sittersWide/n/ui.PictureAspect)
	if high < m.U(sittersLeast) {
		return false
	}
	wide := high * ui.PictureAspect
	row := room.Middle(n*wide*1.08-wide*0.08, high)
	for i, name := range names {
		box := display.Rect{X: row.X + float64(i)*wide*1.08, Y: room.Y + room.H - high*(1-sitterDrop), W: wide, H: high}
		it := l.Card(box, display.Face{Design: display.Likeness, Tone: uint8(bots.FindCharacter(name) + 1), Marks: look})
		it.Shadow, it.Turn = m.U(8), sitterLean*float64(i%2*2-1)
	}
	return true
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
func playersText(st *stage.Stage, g catalog.Game) string {
	if g.MinSeats == g.MaxSeats {
		return st.Say("menu.players", game.Number(g.MinSeats))
	}
	return st.Say("menu.players.range", game.Number(g.MinSeats), game.Number(g.MaxSeats))
}

// drawDesk is a folder on the desk of the Dossier, with the stamp of the house where there is room for it.
func drawDesk(l *display.List, st *stage.Stage, box, plate, picture display.Rect) {
	m := st.Metrics
	l.Fill(box, theme.Felt, m.U(ui.Radius))
	l.Clip(box)
	tab := display.Rect{X: box.X + box.W*(1-folderEnd), Y: box.Y + m.U(posterEdge), W: box.W * 0.4, H: m.U(120)}
	l.Fill(tab, theme.Manila, m.U(14))
	folder := display.Rect{X: tab.X, Y: tab.Y + m.U(44), W: box.W * (2*folderEnd - 1), H: box.H}
	l.Fill(folder, theme.Manila, m.U(8)).Shadow = m.U(10)
	l.Unclip()
	top := display.Rect{X: folder.X, Y: folder.Y + m.U(20), W: folder.W, H: plate.Y - folder.Y - m.U(20)}
	if drawSitters(l, m, top, display.LookDossier, "ottilia", "eleven") {
		return
	}
	drawPicture(l, picture, display.IconDetective, theme.Ink)
	stamp := display.Rect{X: folder.X + m.U(40), W: m.U(stampWidth), H: m.U(stampHeight)}
	if room := plate.Y - folder.Y; room > stamp.H*1.6 && stamp.X+stamp.W < picture.X {
		stamp.Y = folder.Y + (room-stamp.H)/2
		l.Card(stamp, display.Face{Design: display.Stamp, Title: st.Say("menu.stamp")}).Turn = stampTurn
	}
}

// drawCutPaper is large shapes of cut paper.
func drawCutPaper(l *display.List, st *stage.Stage, box, plate, picture display.Rect) {
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
	top := display.Rect{X: box.X, Y: box.Y + m.U(posterEdge), W: box.W, H: plate.Y - box.Y - m.U(posterEdge)}
	if !drawSitters(l, m, top, display.LookCutPaper, "bruno", "okonkwo", "agnes") {
		drawPicture(l, picture, display.IconBomb, theme.CutInk)
	}
}

// drawLamplight is a clock under a lamp at night, behind the plate as a moon behind a roof: it strikes four, when
// arrests begin.
func drawLamplight(l *display.List, st *stage.Stage, box, plate, picture display.Rect) {
	m := st.Metrics
	l.Fill(box, theme.Night, m.U(ui.Radius))
	top := box.Y + m.U(posterEdge)
	side := min((plate.Y-top)*posterRise, box.W*posterDial)
	x, _ := box.Centre()
	l.Clip(box)
	defer l.Unclip()
	l.Beam(display.Rect{X: box.X, Y: box.Y, W: box.W, H: plate.Y + plate.H/2 - box.Y}, theme.Lamp).Fade = posterDusk
	if side < posterClock {
		if drawSitters(l, m, display.Rect{X: box.X, Y: top, W: box.W, H: plate.Y - top}, display.LookLamplight, "lorenz",
			"gemma", "ambrose") {
			return
		}
		if picture.Y+picture.H <= plate.Y { // It stands in the light.
			picture.X = x - picture.W/2
		}
		drawPicture(l, picture, display.IconClock, theme.Lamp)
		return
	}
	l.Clock(display.Rect{X: x - side/2, Y: top, W: side, H: side}, getadler.Gate, math.Pi*getadler.Gate/6)
}

// drawPlain is a panel of the frame.
func drawPlain(l *display.List, st *stage.Stage, box, _, picture display.Rect) {
	l.Fill(box, theme.Raised, st.Metrics.U(ui.Radius))
	drawPicture(l, picture, display.IconGlobe, theme.Brass)
}
