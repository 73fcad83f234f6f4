package kompromat

import (
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/games"
	"safehouse/scenes/stage"
	"safehouse/scenes/ui"
)

// The poster: where the folder ends, as a share of its width, the stamp in design pixels, and its turn in radians.
const (
	folderEnd   = 0.94
	stampWidth  = 340
	stampHeight = 95
	stampTurn   = -0.13
)

// poster is a folder on a desk.
var poster = games.Poster{
	Back: drawDesk, Plate: theme.Paper, Mark: theme.StampRed, Title: theme.Ink, Ink: theme.Ink, Font: display.Typewriter,
}

// drawDesk is a folder on the desk of the Dossier, with the stamp of the house where there is room for it.
func drawDesk(l *display.List, st *stage.Stage, box, plate, picture display.Rect) {
	m := st.Metrics
	l.Fill(box, theme.Felt, m.U(ui.Radius))
	l.Clip(box)
	tab := display.Rect{X: box.X + box.W*(1-folderEnd), Y: box.Y + m.U(games.PosterEdge), W: box.W * 0.4, H: m.U(120)}
	l.Fill(tab, theme.Manila, m.U(14))
	folder := display.Rect{X: tab.X, Y: tab.Y + m.U(44), W: box.W * (2*folderEnd - 1), H: box.H}
	l.Fill(folder, theme.Manila, m.U(8)).Shadow = m.U(10)
	l.Unclip()
	top := display.Rect{X: folder.X, Y: folder.Y + m.U(20), W: folder.W, H: plate.Y - folder.Y - m.U(20)}
	if games.DrawSitters(l, m, top, display.LookDossier, "ottilia", "eleven") {
		return
	}
	games.DrawPicture(l, picture, display.IconDetective, theme.Ink)
	stamp := display.Rect{X: folder.X + m.U(40), W: m.U(stampWidth), H: m.U(stampHeight)}
	if room := plate.Y - folder.Y; room > stamp.H*1.6 && stamp.X+stamp.W < picture.X {
		stamp.Y = folder.Y + (room-stamp.H)/2
		l.Card(stamp, display.Face{Design: display.Stamp, Title: st.Say("menu.stamp")}).Turn = stampTurn
	}
}
