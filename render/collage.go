package render

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/render/display"
	"safehouse/render/theme"
)

// sheetOfPaper is a large piece of paper on the table of Cut-paper: its corners clockwise, as shares of the screen.
type sheetOfPaper struct {
	colour  display.Colour
	corners [][2]float64
}

// collage are the papers that lie on the table, the lowest first: two pale ones, which give the middle some depth and
// are quiet under what lies there, and the bold ones at the sides.
var collage = []sheetOfPaper{
	{theme.TableShade, [][2]float64{{0.24, -0.02}, {0.665, -0.02}, {0.5, 1.02}, {0.14, 1.02}}},
	{theme.TableLight, [][2]float64{{0.7, -0.02}, {1.02, -0.02}, {1.02, 0.44}, {0.53, 0.71}}},
	{theme.Ochre, [][2]float64{{-0.02, -0.02}, {0.285, -0.02}, {0.195, 1.02}, {-0.02, 1.02}}},
	{theme.Teal, [][2]float64{{0.6, 0.56}, {0.79, 0.475}, {1.02, 0.66}, {1.02, 1.02}, {0.475, 1.02}}},
}

// layCollage lays the papers on a ground of w by h pixels, with the grain of paper.
func (p *Painter) layCollage(dst *ebiten.Image, w, h int) {
	flat := ebiten.NewImageWithOptions(image.Rect(0, 0, w, h), &ebiten.NewImageOptions{Unmanaged: true})
	defer flat.Deallocate()
	for i := range collage {
		p.collagePaper(flat, &collage[i], float64(w), float64(h))
	}
	var options ebiten.DrawRectShaderOptions
	options.Images[0] = flat
	options.Uniforms = map[string]any{"Unit": float32(p.metrics.Scale()), "Strength": float32(collageGrain)}
	dst.DrawRectShader(w, h, p.shaders.get("paper"), &options)
}

// collagePaper lays one piece over the shadow of its edge.
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
