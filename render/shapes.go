package render

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/render/display"
	"safehouse/render/theme"
)

// shapeKey names a white picture of which corners are kept and the middle is stretched: a filled rectangle with round
// corners, an outline (width over 0) or a shadow (blur over 0). Radius and width are in quarters of a pixel.
type shapeKey struct {
	radius, width, blur int
	// turned has a picture of its own for what is drawn turned.
	turned bool
}

// patch is the memory in which stretched pictures are put together: nine pieces on a grid of four lines by four.
type patch struct {
	vertices [16]ebiten.Vertex
	indices  [54]uint16
	options  ebiten.DrawTrianglesOptions
}

// rimIndices is the number of indices of the eight outer pieces, which stand before those of the middle.
const rimIndices = 48

// newPatch makes the memory with the two triangles of each of the nine pieces, the middle one last.
func newPatch() (p patch) {
	p.options.ColorScaleMode, p.options.DisableMipmaps = ebiten.ColorScaleModePremultipliedAlpha, true
	at := 0
	piece := func(row, col uint16) {
		a := row*4 + col
		at += copy(p.indices[at:], []uint16{a, a + 1, a + 4, a + 1, a + 4, a + 5})
	}
	for row := range uint16(3) {
		for col := range uint16(3) {
			if row != 1 || col != 1 {
				piece(row, col)
			}
		}
	}
	piece(1, 1)
	return p
}

func (p *Painter) fill(dst *ebiten.Image, it *display.Item) {
	if it.Colour.A == 0 || it.Box.Empty() {
		return
	}
	if it.Shadow > 0 {
		p.shadow(dst, it, it.Box)
	}
	if it.Rough > 0 {
		p.outline.cut(it)
		p.cutOut(dst, it)
		return
	}
	if it.Edge.A > 0 {
		p.plain(dst, it, it.Box, cornerRadius(it), it.Edge)
		p.plain(dst, it, it.Box.Inset(it.Width), max(0, cornerRadius(it)-it.Width), it.Colour)
		return
	}
	p.plain(dst, it, it.Box, cornerRadius(it), it.Colour)
}

// plain fills a box of an item, which is its own or lies in it.
func (p *Painter) plain(dst *ebiten.Image, it *display.Item, box display.Rect, radius float64, c display.Colour) {
	if box.Empty() {
		return
	}
	if radius > roundLarge {
		c = c.Alpha(float64(c.A) / 255 * (1 - it.Fade))
		p.band(dst, it, box, radius, -min(box.W, box.H)/2, -0.5, c, c)
		p.band(dst, it, box, radius, -0.5, 0.5, c, c.Alpha(0))
		return
	}
	p.stretch(dst, it, box, placed(it), shapeKey{radius: quarters(radius)}, int(math.Ceil(radius)), 1, c, allNine)
}

func (p *Painter) border(dst *ebiten.Image, it *display.Item) {
	if it.Colour.A == 0 || it.Box.Empty() {
		return
	}
	if it.Dashed {
		p.dashes(dst, it)
		return
	}
	if it.Edge.A > 0 {
		outer, inner := *it, *it
		outer.Colour, outer.Edge, outer.Width = it.Edge, display.Colour{}, it.Width/2
		inner.Edge, inner.Box, inner.Radius, inner.Width = display.Colour{}, it.Box.Inset(it.Width/2),
			max(0, it.Radius-it.Width/2), it.Width/2
		p.border(dst, &outer)
		p.border(dst, &inner)
		return
	}
	radius, width := cornerRadius(it), max(1, it.Width)
	if max(radius, width) > roundLarge {
		p.largeBorder(dst, it, radius, width)
		return
	}
	corner := int(math.Ceil(max(radius, width)))
	p.stretch(dst, it, it.Box, placed(it), shapeKey{radius: quarters(radius), width: quarters(width)}, corner, 1,
		it.Colour, rimOnly)
}

// shadow draws what an item drops on the table; body is the part of its box that does. An opaque item hides the middle
// of its own shadow, which is not drawn then: the drop is smaller than the blur.
func (p *Painter) shadow(dst *ebiten.Image, it *display.Item, body display.Rect) {
	blur := whole(it.Shadow*shadowBlur + 2)
	var g ebiten.GeoM
	place(&g, it)
	g.Translate(0, it.Shadow*shadowFall)
	pieces := rimOnly
	if it.Fade > 0 || it.Squash > 0 {
		pieces = allNine
	}
	key, corner := shapeKey{blur: blur}, blur
	if radius := min(cornerRadius(it), roundLarge); radius > float64(blur) { // Else the blur rounds it enough.
		key.radius, corner = quarters(radius), int(math.Ceil(radius))
	}
	p.stretch(dst, it, body, g, key, corner, blur, display.Colour{}.Alpha(shadowDark), pieces)
}

func cornerRadius(it *display.Item) float64 { return max(0, min(it.Radius, it.Box.W/2, it.Box.H/2)) }

// pieces says which pieces of a stretched picture are drawn.
type pieces bool

// An outline and the shadow of what hides it have nothing to show in the middle.
const (
	allNine pieces = false
	rimOnly pieces = true
)

func quarters(x float64) int { return whole(x * 4) }

// stretch draws a picture over a box: its corners, which reach corner pixels inwards and pad pixels outwards, as they
// are, its middle stretched. The box lies around the origin of g as it does around the middle of the item's.
func (p *Painter) stretch(dst *ebiten.Image, it *display.Item, r display.Rect, g ebiten.GeoM, key shapeKey, corner,
	pad int, c display.Colour, which pieces) {
	turned := moved(it)
	key.turned = turned
	src := p.shape(key, corner, pad)
	side := float32(src.Bounds().Dx())
	if !turned {
		b := pixels(r)
		r = display.Rect{X: float64(b.Min.X), Y: float64(b.Min.Y), W: float64(b.Dx()), H: float64(b.Dy())}
	}
	dx, sx := lines(r.X, r.W, corner, pad, side)
	dy, sy := lines(r.Y, r.H, corner, pad, side)
	mx, my := it.Box.Centre()
	v := inked(c, 1-it.Fade)
	shaded := it.Shading != display.NoShading && c == it.Colour
	for row := range 4 {
		for col := range 4 {
			x, y := g.Apply(dx[col]-mx, dy[row]-my)
			if shaded {
				v = inked(shadeOf(it, dx[col], dy[row]), 1-it.Fade)
			}
			v.DstX, v.DstY, v.SrcX, v.SrcY = float32(x), float32(y), sx[col], sy[row]
			p.patch.vertices[row*4+col] = v
		}
	}
	p.patch.options.Filter = ebiten.FilterNearest
	if turned {
		p.patch.options.Filter = ebiten.FilterLinear
	}
	indices := p.patch.indices[:]
	if which == rimOnly {
		indices = indices[:rimIndices]
	}
	dst.DrawTriangles(p.patch.vertices[:], indices, src, &p.patch.options)
}

// shadeOf is the colour of a shaded item at a place of its box.
func shadeOf(it *display.Item, x, y float64) display.Colour {
	share := (y - it.Box.Y) / it.Box.H
	switch it.Shading {
	case display.ShadeAcross:
		share = (x - it.Box.X) / it.Box.W
	case display.ShadeOut:
		mx, my := it.Box.Centre()
		share = math.Hypot((x-mx)/it.Box.W, (y-my)/it.Box.H) * 2
	case display.NoShading, display.ShadeDown:
	}
	return it.Colour.Towards(it.To, max(0, min(1, share)))
}

// lines gives the four lines of a stretched picture in one direction, on the target and in the source. Where the box is
// too short for two corners they meet in its middle.
func lines(start, length float64, corner, pad int, side float32) (d [4]float64, s [4]float32) {
	in := min(float64(corner), length/2)
	end := start + length
	d = [4]float64{start - float64(pad), start + in, end - in, end + float64(pad)}
	s = [4]float32{0, float32(pad) + float32(in), side - float32(pad) - float32(in), side}
	return d, s
}

// shape gives the picture of a key, painting it where it is not kept.
func (p *Painter) shape(key shapeKey, corner, pad int) *ebiten.Image {
	if img, ok := p.shapes.Get(key); ok {
		return img
	}
	const middle = 3
	side := 2*(corner+pad) + middle
	img := newPicture(side, side, key.turned)
	img.WritePixels(shapePixels(key, side, pad))
	p.shapes.Put(key, img, 4*side*side)
	return img
}

// shapePixels computes the picture: how much of each pixel is covered. Its quarters are alike.
func shapePixels(key shapeKey, side, pad int) []byte {
	out := make([]byte, 4*side*side)
	half := float64(side)/2 - float64(pad)
	radius, width := float64(key.radius)/4, float64(key.width)/4
	for y := range (side + 1) / 2 {
		for x := range (side + 1) / 2 {
			px, py := float64(x)+0.5-float64(side)/2, float64(y)+0.5-float64(side)/2
			var a float64
			switch {
			case key.blur > 0 && radius > 0:
				a = faded(-outside(px, py, half, radius), key.blur)
			case key.blur > 0:
				a = soft(px, half, key.blur) * soft(py, half, key.blur)
			case width > 0:
				a = covered(px, py, half, radius) - covered(px, py, half-width, max(0, radius-width))
			default:
				a = covered(px, py, half, radius)
			}
			v := byte(max(0, min(1, a))*255 + 0.5)
			for _, i := range [4]int{y*side + x, y*side + side - 1 - x, (side-1-y)*side + x, (side-1-y)*side + side - 1 - x} {
				out[4*i], out[4*i+1], out[4*i+2], out[4*i+3] = v, v, v, v
			}
		}
	}
	return out
}

// covered is how much of the pixel at x, y lies in a square of the half side with round corners around the origin.
func covered(x, y, half, radius float64) float64 {
	return max(0, min(1, 0.5-outside(x, y, half, radius)))
}

// outside is how far the point at x, y lies outside of that square, negative within.
func outside(x, y, half, radius float64) float64 {
	dx, dy := math.Abs(x)-half+radius, math.Abs(y)-half+radius
	away := dx
	switch { // Square roots and comparisons are fast in a browser, where max and Hypot are not.
	case dx > 0 && dy > 0:
		away = math.Sqrt(dx*dx + dy*dy)
	case dy > dx:
		away = dy
	}
	return away - radius
}

// soft is a blurred edge: how much of a stretch from -half to half is seen at x.
func soft(x, half float64, blur int) float64 {
	return faded(half-x, blur) * faded(half+x, blur)
}

// faded is how much of a blurred edge is seen so deep within it.
func faded(deep float64, blur int) float64 {
	sigma := float64(blur) / 2.2
	return 0.5 * (1 + math.Erf(deep/(sigma*math.Sqrt2)))
}

// dashes draws a border as dashes along its four sides, which meet in square corners.
func (p *Painter) dashes(dst *ebiten.Image, it *display.Item) {
	o, w, ink := &p.outline, max(1, math.Round(it.Width)), inked(it.Colour, 1)
	o.begin()
	b := pixels(it.Box)
	x, y, long, high := float64(b.Min.X), float64(b.Min.Y), float64(b.Dx()), float64(b.Dy())
	if long < 2*w || high < 2*w {
		return
	}
	each := func(side float64, dash func(from, to float64)) {
		n := max(1, math.Round((side/w-dashLong)/(dashLong+dashGap)))
		part := side / (n*(dashLong+dashGap) + dashLong)
		for i := range int(n) + 1 {
			from := float64(i) * (dashLong + dashGap) * part
			dash(math.Round(from), math.Round(from+dashLong*part))
		}
	}
	each(long, func(from, to float64) {
		o.slab(x+from, y, x+to, y+w, ink)
		o.slab(x+from, y+high-w, x+to, y+high, ink)
	})
	each(high, func(from, to float64) {
		o.slab(x, y+from, x+w, y+to, ink)
		o.slab(x+long-w, y+from, x+long, y+to, ink)
	})
	p.drawOutline(dst)
}

// slab adds an upright rectangle.
func (o *outline) slab(x0, y0, x1, y1 float64, ink ebiten.Vertex) {
	o.quad([4][2]float64{{x0, y0}, {x1, y0}, {x1, y1}, {x0, y1}}, ink)
}

// quad adds four corners in turn.
func (o *outline) quad(at [4][2]float64, ink ebiten.Vertex) {
	first := uint16(len(o.vertices))
	for _, v := range at {
		o.add(ink, v[0], v[1])
	}
	o.indices = append(o.indices, first, first+1, first+2, first, first+2, first+3)
}

// strike draws a line across a card that cannot be used now, over its name: white within black, it is seen on every
// card.
func (p *Painter) strike(dst *ebiten.Image, it *display.Item) {
	o, g := &p.outline, placed(it)
	o.begin()
	high := it.Box.H * strikeHigh
	long := math.Hypot(it.Box.W, high)
	nx, ny := high/long, it.Box.W/long
	for _, stroke := range [2]struct {
		wide   float64
		colour display.Colour
	}{{strikeEdge, theme.HighBlack}, {strikeWide, theme.HighWhite}} {
		half := max(1, p.metrics.Painted(stroke.wide)/2)
		var at [4][2]float64
		for i, end := range [4]struct{ along, aside float64 }{{-0.5, -1}, {0.5, -1}, {0.5, 1}, {-0.5, 1}} {
			x := end.along*(it.Box.W-2*half) + end.aside*half*nx
			y := (high-it.Box.H)/2 - end.along*(high-2*half) + end.aside*half*ny
			at[i][0], at[i][1] = g.Apply(x, y)
		}
		o.quad(at, inked(stroke.colour, 1))
	}
	p.drawOutline(dst)
}
