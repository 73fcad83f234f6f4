package render

import (
	"image"
	"image/draw"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
	"golang.org/x/image/vector"

	"safehouse/render/display"
)

// canvas draws paths without the graphics card: a portrait is made of half a hundred of them, and one picture of them
// all is far cheaper than as many stencils. What follows one on another waits until something else is drawn.
type canvas struct {
	waiting []waitingPath
	raster  vector.Rasterizer
	pixels  image.RGBA
	mask    image.Alpha
	sheet   sheet
	points  [][2]float32
}

// waitingPath is a path with the part of the target that it may touch.
type waitingPath struct {
	item display.Item
	room image.Rectangle
}

// path lets an outline that is stretched to the item's box wait to be drawn: filled, or as a line of Width along it.
func (p *Painter) path(dst *ebiten.Image, it *display.Item) {
	if it.Box.Empty() || it.Colour.A == 0 && it.To.A == 0 {
		return
	}
	room := pixels(it.Box)
	if it.Kind == display.Path {
		if it.Outline == nil {
			return
		}
		room = reach(it)
	}
	if room = room.Intersect(dst.Bounds()); !room.Empty() {
		p.canvas.waiting = append(p.canvas.waiting, waitingPath{*it, room})
	}
}

// reach is the part of the target that a path may touch.
func reach(it *display.Item) image.Rectangle {
	g := placed(it)
	x0, y0, x1, y1 := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for i := 0; i+1 < len(it.Outline.Points); i += 2 {
		x, y := g.Apply((float64(it.Outline.Points[i])-0.5)*it.Box.W, (float64(it.Outline.Points[i+1])-0.5)*it.Box.H)
		x0, y0, x1, y1 = min(x0, x), min(y0, y), max(x1, x), max(y1, y)
	}
	more := it.Width/2 + 1 + it.Soft*blurReach
	return image.Rect(int(math.Floor(x0-more)), int(math.Floor(y0-more)), int(math.Ceil(x1+more)), int(math.Ceil(y1+more)))
}

// drawPaths draws the paths that wait on a target.
func (p *Painter) drawPaths(dst *ebiten.Image) {
	c := &p.canvas
	if len(c.waiting) == 0 {
		return
	}
	var all image.Rectangle
	for i := range c.waiting {
		all = all.Union(c.waiting[i].room)
	}
	w, h := all.Dx(), all.Dy()
	if size := 4 * w * h; cap(c.pixels.Pix) < size {
		c.pixels.Pix = make([]byte, size)
	}
	c.pixels = image.RGBA{Pix: c.pixels.Pix[:4*w*h], Stride: 4 * w, Rect: all}
	clear(c.pixels.Pix)
	for i := range c.waiting {
		if wp := &c.waiting[i]; wp.item.Kind == display.Rim {
			c.light(wp)
		} else {
			c.fill(wp)
		}
	}
	c.waiting = c.waiting[:0]
	part := c.sheet.room(w, h).RecyclableSubImage(image.Rect(0, 0, w, h))
	part.WritePixels(c.pixels.Pix)
	var options ebiten.DrawImageOptions
	options.GeoM.Translate(float64(all.Min.X), float64(all.Min.Y))
	dst.DrawImage(part, &options)
	part.Recycle()
}

// newPicture makes a picture of that size, alone for what is drawn into at leisure or sampled turned. A picture in the
// engine's shared texture, which saves draw calls, is sampled a trace differently wherever it comes to lie there, and
// that depends on what was painted before: a card that one player peeked at could then show in the frames of another.
func newPicture(w, h int, alone bool) *ebiten.Image {
	return ebiten.NewImageWithOptions(image.Rect(0, 0, w, h), &ebiten.NewImageOptions{Unmanaged: alone})
}

// sheet is a picture that is kept for the next time, and grows.
type sheet struct{ picture *ebiten.Image }

// room makes the picture at least w by h pixels large.
func (s *sheet) room(w, h int) *ebiten.Image {
	var has image.Point
	if s.picture != nil {
		has = s.picture.Bounds().Size()
	}
	if has.X < w || has.Y < h {
		s.drop()
		s.picture = newPicture(max(w, has.X), max(h, has.Y), true)
	}
	return s.picture
}

func (s *sheet) drop() {
	if s.picture != nil {
		s.picture.Deallocate()
		s.picture = nil
	}
}

// fill lays one path onto the pixels.
func (c *canvas) fill(wp *waitingPath) {
	it := &wp.item
	c.raster.Reset(wp.room.Dx(), wp.room.Dy())
	g := placed(it)
	it.Outline.Each(func(op byte, at []float32) {
		var v [6]float32
		for i := 0; i+1 < len(at); i += 2 {
			x, y := g.Apply((float64(at[i])-0.5)*it.Box.W, (float64(at[i+1])-0.5)*it.Box.H)
			v[i], v[i+1] = float32(x)-float32(wp.room.Min.X), float32(y)-float32(wp.room.Min.Y)
		}
		if it.Width > 0 {
			c.along(op, v, float32(it.Width/2))
		} else {
			c.within(op, v)
		}
	})
	c.stain(wp)
}

// stain lays a colour onto the pixels of a room as far as the traced path covers them. Most of them it covers wholly or
// not at all, which costs the rasterizer's own drawing as much as the others.
func (c *canvas) stain(wp *waitingPath) {
	room, it := wp.room, &wp.item
	w, h := room.Dx(), room.Dy()
	if cap(c.mask.Pix) < w*h {
		c.mask.Pix = make([]byte, w*h)
	}
	c.mask = image.Alpha{Pix: c.mask.Pix[:w*h], Stride: w, Rect: image.Rect(0, 0, w, h)}
	c.raster.DrawOp = draw.Src
	c.raster.Draw(&c.mask, c.mask.Rect, image.Opaque, image.Point{})
	if it.Soft > 0 {
		blur(c.mask.Pix, w, h, it.Soft)
	}
	ink, shaded, left := it.Colour, it.Shading != display.NoShading, 1-it.Fade
	a := uint32(float64(ink.A)*left + 0.5)
	for y := range h {
		pix := c.pixels.Pix[c.pixels.PixOffset(room.Min.X, room.Min.Y+y):]
		for x, covered := range c.mask.Pix[y*w : y*w+w] {
			if covered == 0 {
				continue
			}
			if shaded {
				ink = shadeOf(it, float64(room.Min.X+x)+0.5, float64(room.Min.Y+y)+0.5)
				a = uint32(float64(ink.A)*left + 0.5)
			}
			lay(pix[4*x:4*x+4:4*x+4], ink, a, uint32(covered), it.Atop)
		}
	}
}

// lay lays a colour of some opacity onto a pixel that is covered so far; atop only as far as something is there.
func lay(p []byte, ink display.Colour, a, covered uint32, atop bool) {
	const full, whole = 255, 255 * 255
	if atop {
		covered = (covered*uint32(p[3]) + full/2) / full
	}
	if covered*a == whole {
		p[0], p[1], p[2], p[3] = ink.R, ink.G, ink.B, full
		return
	}
	share := covered * a
	left := whole - share
	mix := func(new, old uint32) uint8 { return uint8((new*share + old*left + whole/2) / whole) }
	p[0], p[1], p[2] = mix(uint32(ink.R), uint32(p[0])), mix(uint32(ink.G), uint32(p[1])), mix(uint32(ink.B), uint32(p[2]))
	if !atop {
		p[3] = mix(full, uint32(p[3]))
	}
}

// within traces a step of the outline itself.
func (c *canvas) within(op byte, v [6]float32) {
	switch op {
	case 'M':
		c.raster.MoveTo(v[0], v[1])
	case 'L':
		c.raster.LineTo(v[0], v[1])
	case 'Q':
		c.raster.QuadTo(v[0], v[1], v[2], v[3])
	case 'C':
		c.raster.CubeTo(v[0], v[1], v[2], v[3], v[4], v[5])
	case 'Z':
		c.raster.ClosePath()
	}
}

// along traces a step of a line of twice the half width along the outline: a strip for each stretch of it, a disc at
// each joint. All turn the same way, so that where they overlap they are one.
func (c *canvas) along(op byte, v [6]float32, half float32) {
	switch op {
	case 'M':
		c.points = append(c.points[:0], [2]float32{v[0], v[1]})
	case 'L':
		c.points = append(c.points, [2]float32{v[0], v[1]})
	case 'Q', 'C':
		handles, from := v[:4], c.points[len(c.points)-1]
		if op == 'C' {
			handles = v[:]
		}
		for i := 1; i <= bendSteps; i++ {
			c.points = append(c.points, display.Bend(from, handles, float32(i)/bendSteps))
		}
	case 'Z':
		c.points = append(c.points, c.points[0])
		c.strips(half)
	}
}

// strips traces the strips and discs of the points in hand.
func (c *canvas) strips(half float32) {
	for i, b := range c.points {
		for k := range jointSteps {
			sin, cos := math.Sincos(-2 * math.Pi * float64(k) / jointSteps)
			x, y := b[0]+half*float32(cos), b[1]+half*float32(sin)
			if k == 0 {
				c.raster.MoveTo(x, y)
			} else {
				c.raster.LineTo(x, y)
			}
		}
		c.raster.ClosePath()
		if i == 0 {
			continue
		}
		a := c.points[i-1]
		dx, dy := b[0]-a[0], b[1]-a[1]
		long := float32(math.Hypot(float64(dx), float64(dy)))
		if long == 0 {
			continue
		}
		nx, ny := -dy/long*half, dx/long*half
		c.raster.MoveTo(a[0]+nx, a[1]+ny)
		c.raster.LineTo(b[0]+nx, b[1]+ny)
		c.raster.LineTo(b[0]-nx, b[1]-ny)
		c.raster.LineTo(a[0]-nx, a[1]-ny)
		c.raster.ClosePath()
	}
}

// blurReach is how far a blur reaches beyond an edge, in its own width.
const blurReach = 2.5

// blur softens the edges of a mask of w by h pixels over so many: three times the mean of what lies around comes close
// to a bell.
func blur(mask []byte, w, h int, wide float64) {
	half := int(math.Round(wide * 0.88))
	if half <= 0 {
		return
	}
	line := make([]byte, max(w, h))
	for range 3 {
		for y := range h {
			mean(mask[y*w:], 1, w, half, line)
		}
		for x := range w {
			mean(mask[x:], w, h, half, line)
		}
	}
}

// mean gives each of n values, a step apart, the mean of those around it; line is room to work in.
func mean(of []byte, step, n, half int, line []byte) {
	sum, wide := 0, 2*half+1
	for i := range min(half, n) {
		sum += int(of[i*step])
	}
	for i := range n {
		if in := i + half; in < n {
			sum += int(of[in*step])
		}
		if out := i - half - 1; out >= 0 {
			sum -= int(of[out*step])
		}
		line[i] = byte((sum + wide/2) / wide)
	}
	for i := range n {
		of[i*step] = line[i]
	}
}

// light lays light along the edges of what has been drawn: where something is, and nothing stands between it and the
// light.
func (c *canvas) light(wp *waitingPath) {
	it := &wp.item
	sin, cos := math.Sincos(it.Turn)
	dx, dy := -cos*it.Width, -sin*it.Width
	x0, y0 := int(math.Floor(dx)), int(math.Floor(dy))
	fx, fy := dx-float64(x0), dy-float64(y0)
	there := func(x, y int) float64 {
		if !(x >= c.pixels.Rect.Min.X && x < c.pixels.Rect.Max.X && y >= c.pixels.Rect.Min.Y && y < c.pixels.Rect.Max.Y) {
			return 0
		}
		return float64(c.pixels.Pix[c.pixels.PixOffset(x, y)+3])
	}
	a := float64(it.Colour.A) * (1 - it.Fade)
	for y := wp.room.Min.Y; y < wp.room.Max.Y; y++ {
		for x := wp.room.Min.X; x < wp.room.Max.X; x++ {
			at := c.pixels.PixOffset(x, y)
			p := c.pixels.Pix[at : at+4 : at+4]
			if p[3] == 0 {
				continue
			}
			shade := (there(x+x0, y+y0)*(1-fx)+there(x+x0+1, y+y0)*fx)*(1-fy) +
				(there(x+x0, y+y0+1)*(1-fx)+there(x+x0+1, y+y0+1)*fx)*fy
			if bright := 255 - shade; bright > 0.5 {
				lay(p, it.Colour, uint32(a), uint32(bright+0.5), true)
			}
		}
	}
}
