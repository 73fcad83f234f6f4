package render

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/vector"

	"safehouse/render/display"
	"safehouse/render/icons"
)

// symbolKey names the picture of an icon or of a hand of a clock.
type symbolKey struct {
	icon    display.Icon
	outline *display.Outline
	side    int
	turned  bool
}

// symbol draws an icon in the largest square of its box.
func (p *Painter) symbol(dst *ebiten.Image, it *display.Item) {
	side := whole(min(it.Box.W, it.Box.H))
	if side <= 0 || it.Colour.A == 0 {
		return
	}
	key := symbolKey{icon: it.Icon, side: side, turned: moved(it)}
	img, ok := p.symbols.Get(key)
	if !ok {
		if img = paintSymbol(key); img == nil {
			return
		}
		p.symbols.Put(key, img, 4*side*side)
	}
	p.blit(dst, img, it, it.Colour, 1)
}

func paintSymbol(key symbolKey) *ebiten.Image {
	outline, ok := icons.For(key.icon)
	if !ok {
		return nil
	}
	const margin = 1
	scale := float32(key.side) / icons.Grid
	var path vector.Path
	outline.Each(func(op byte, at []float32) {
		v := func(i int) float32 { return at[i]*scale + margin }
		switch op {
		case 'M':
			path.MoveTo(v(0), v(1))
		case 'L':
			path.LineTo(v(0), v(1))
		case 'Q':
			path.QuadTo(v(0), v(1), v(2), v(3))
		case 'C':
			path.CubicTo(v(0), v(1), v(2), v(3), v(4), v(5))
		case 'Z':
			path.Close()
		}
	})
	img := newPicture(key.side+2*margin, key.side+2*margin, key.turned)
	vector.FillPath(img, &path, nil, &vector.DrawPathOptions{AntiAlias: true})
	return img
}

// text draws a line: its capitals stand in the middle of the box's height, its ends where Align says.
func (p *Painter) text(dst *ebiten.Image, it *display.Item) {
	if it.Text == "" || it.Size <= 0 {
		return
	}
	f := p.metrics.Font(it.Font)
	width := p.setter.Width(it.Text, f, it.Size)
	x := it.LineStart(width)
	y := it.Box.Y + (it.Box.H+p.setter.CapHeight(f, it.Size))/2
	cx, cy := it.Box.Centre()
	x, y = math.Round(x), math.Round(y)
	turned := moved(it)
	p.image.Filter = ebiten.FilterNearest
	if turned {
		p.image.Filter = ebiten.FilterLinear
	}
	tint(&p.image.ColorScale, it.Colour, it.Fade)
	for _, glyph := range p.setter.Glyphs(it.Text, f, it.Size) {
		if glyph.Image == nil {
			continue
		}
		p.image.GeoM.Reset()
		p.image.GeoM.Translate(x+glyph.X, y+glyph.Y)
		if turned {
			p.image.GeoM.Translate(-cx, -cy)
			place(&p.image.GeoM, it)
		}
		dst.DrawImage(glyph.Image, &p.image)
	}
}
