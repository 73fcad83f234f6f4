package render

import (
	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/vector"

	"safehouse/render/display"
)

// path draws an outline that is stretched to the item's box: filled, or as a line of Width along it.
func (p *Painter) path(dst *ebiten.Image, it *display.Item) {
	if it.Outline == nil || it.Box.Empty() || it.Colour.A == 0 || it.Fade >= 1 {
		return
	}
	g := placed(it)
	p.trace(it.Outline, func(x, y float32) (float32, float32) {
		tx, ty := g.Apply((float64(x)-0.5)*it.Box.W, (float64(y)-0.5)*it.Box.H)
		return float32(tx), float32(ty)
	})
	p.drawPath(dst, it.Colour, it.Fade, it.Width)
}

// trace lays an outline into the path in hand; to says where its points are on the target.
func (p *Painter) trace(o *display.Outline, to func(x, y float32) (float32, float32)) {
	p.line.Reset()
	o.Each(func(op byte, at []float32) {
		var v [6]float32
		for i := 0; i+1 < len(at); i += 2 {
			v[i], v[i+1] = to(at[i], at[i+1])
		}
		switch op {
		case 'M':
			p.line.MoveTo(v[0], v[1])
		case 'L':
			p.line.LineTo(v[0], v[1])
		case 'Q':
			p.line.QuadTo(v[0], v[1], v[2], v[3])
		case 'C':
			p.line.CubicTo(v[0], v[1], v[2], v[3], v[4], v[5])
		case 'Z':
			p.line.Close()
		}
	})
}

// drawPath fills the path in hand, or draws a line along it where it has a width.
func (p *Painter) drawPath(dst *ebiten.Image, c display.Colour, fade, width float64) {
	var options vector.DrawPathOptions
	options.AntiAlias = true
	tint(&options.ColorScale, c, fade)
	if width <= 0 {
		vector.FillPath(dst, &p.line, nil, &options)
		return
	}
	stroke := vector.StrokeOptions{Width: float32(width), LineJoin: vector.LineJoinRound, LineCap: vector.LineCapRound}
	vector.StrokePath(dst, &p.line, &stroke, &options)
}
