package render

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/render/display"
)

// dotted stands for a line of dots among the symbols that the painter keeps.
var dotted display.Outline

// dots draws a line of dots from the left end of the item's box. All lines of one thickness are parts of one picture.
func (p *Painter) dots(dst *ebiten.Image, it *display.Item) {
	thick := max(1, whole(it.Box.H))
	x, y, left := whole(it.Box.X), whole(it.Box.Y), whole(it.Box.W)
	if it.Colour.A == 0 || left <= 0 || it.Fade >= 1 {
		return
	}
	key := symbolKey{outline: &dotted, side: thick}
	strip, ok := p.symbols.Get(key)
	if !ok {
		strip = ebiten.NewImage(dotsLong*2*thick, thick)
		strip.WritePixels(dotPixels(dotsLong, thick))
		p.symbols.Put(key, strip, 4*dotsLong*2*thick*thick)
	}
	tint(&p.image.ColorScale, it.Colour, it.Fade)
	p.image.Filter, p.image.DisableMipmaps = ebiten.FilterNearest, false
	for long := strip.Bounds().Dx(); left > 0; left, x = left-long, x+long {
		part := strip.RecyclableSubImage(image.Rect(0, 0, min(left, long), thick))
		p.image.GeoM.Reset()
		p.image.GeoM.Translate(float64(x), float64(y))
		dst.DrawImage(part, &p.image)
		part.Recycle()
	}
}

// dotPixels are n white squares in a row, each followed by a gap of its own width.
func dotPixels(n, thick int) []byte {
	pixels := make([]byte, 4*n*2*thick*thick)
	for i := range pixels {
		if i/4%(2*thick) < thick {
			pixels[i] = 0xff
		}
	}
	return pixels
}
