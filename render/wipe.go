package render

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/render/display"
	"safehouse/render/theme"
)

// wipe draws a disc with a rim as if torn from paper: an ink rim, then the paper within. Its teeth stay where they are
// while it grows, so that nothing flickers.
func (p *Painter) wipe(dst *ebiten.Image, it *display.Item) {
	if it.Box.Empty() || it.Fade >= 1 {
		return
	}
	rim := *it
	rim.Colour = theme.CutInk
	p.disc(dst, &rim, it.Box.W/2)
	p.disc(dst, it, it.Box.W/2-it.Width)
}

// disc fills a torn disc of a radius around the middle of an item's box.
func (p *Painter) disc(dst *ebiten.Image, it *display.Item, radius float64) {
	if radius <= 0 {
		return
	}
	o := &p.outline
	o.x, o.y = o.x[:0], o.y[:0]
	cx, cy := it.Box.Centre()
	seed := uint32(wipeSeed)
	for i := range wipeTeeth {
		seed ^= seed << 13
		seed ^= seed >> 17
		seed ^= seed << 5
		r := radius * (1 - wipeDepth*float64(seed)/math.MaxUint32)
		sin, cos := math.Sincos(float64(i) / wipeTeeth * 2 * math.Pi)
		o.x, o.y = append(o.x, cx+r*cos), append(o.y, cy+r*sin)
	}
	p.cutOut(dst, it)
}

// cutOut fills the outline in hand with an item's colour.
func (p *Painter) cutOut(dst *ebiten.Image, it *display.Item) {
	o := &p.outline
	o.fan(it)
	white := p.shape(shapeKey{}, 0, 1)
	middle := float32(white.Bounds().Dx()) / 2
	for i := range o.vertices {
		o.vertices[i].SrcX, o.vertices[i].SrcY = middle, middle
	}
	p.patch.options.ColorScaleMode = ebiten.ColorScaleModePremultipliedAlpha
	p.patch.options.Filter = ebiten.FilterNearest
	dst.DrawTriangles(o.vertices, o.indices, white, &p.patch.options)
}
