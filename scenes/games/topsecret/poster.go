package topsecret

import (
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/games"
	"safehouse/scenes/stage"
)

// posterRough is how far the edges of the paper on the poster stray, in design pixels.
const posterRough = 3

// poster is cut paper.
var poster = games.Poster{
	Back: drawCutPaper, Plate: theme.CutInk, Mark: theme.Ochre, Title: theme.CutPaper, Ink: theme.CutPaper,
	Font: display.GeometricBold,
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
	top := display.Rect{X: box.X, Y: box.Y + m.U(games.PosterEdge), W: box.W, H: plate.Y - box.Y - m.U(games.PosterEdge)}
	if !games.DrawSitters(l, m, top, display.LookCutPaper, "bruno", "okonkwo", "agnes") {
		games.DrawPicture(l, picture, display.IconBomb, theme.CutInk)
	}
}
