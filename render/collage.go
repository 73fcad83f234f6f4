package render

import (
	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/render/display"
	"safehouse/render/theme"
)

// sheetOfPaper is a large piece of paper on the table of Cut-paper: its corners clockwise, as shares of the screen.
type sheetOfPaper struct {
	colour  display.Colour
	corners [][2]float64
}

// collage are the papers that lie on the table, the lowest first.
var collage = []sheetOfPaper{
	{theme.Ochre, [][2]float64{{-0.02, -0.02}, {0.295, -0.02}, {0.205, 1.02}, {-0.02, 1.02}}},
	{theme.Teal, [][2]float64{{0.6, 0.56}, {0.79, 0.475}, {1.02, 0.66}, {1.02, 1.02}, {0.475, 1.02}}},
}

// collagePaper lays one piece on a ground of w by h pixels, over the shadow of its edge.
func (p *Painter) collagePaper(dst *ebiten.Image, s *sheetOfPaper, w, h float64) {
	unit := max(p.metrics.Scale(), 0.5)
	for i := collageSoft; i >= 0; i-- {
		it := display.Item{Colour: display.Colour{}.Alpha(collageDark)}
		drop := collageDrop * unit * float64(i+1) / (collageSoft + 1)
		if i == 0 {
			it.Colour, drop = s.colour, 0
		}
		o := &p.outline
		o.x, o.y = o.x[:0], o.y[:0]
		x, y := 0.0, 0.0
		for _, c := range s.corners {
			px, py := c[0]*w+drop, c[1]*h+drop
			o.x, o.y = append(o.x, px), append(o.y, py)
			x, y = x+px, y+py
		}
		n := float64(len(s.corners))
		it.Box = display.Rect{X: x / n, Y: y / n}
		p.cutOut(dst, &it)
	}
}
