package render

import (
	"image"
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/render/display"
)

// uncovered is the memory in which a ground is cut into what is seen of it. On a table most of the ground lies under
// bar, boards and panels, and on a machine without a graphics card every pixel that is painted twice costs a frame its
// time.
type uncovered struct {
	covers []image.Rectangle
	rows   []int
}

// cover finds the large opaque fills of a list.
func (u *uncovered) cover(items []display.Item) {
	u.covers = u.covers[:0]
	for i := range items {
		it := &items[i]
		if it.Kind != display.Fill || it.Colour.A < 255 || it.Fade > 0 || it.Rough > 0 || moved(it) || it.Edge.A > 0 &&
			it.Edge.A < 255 || it.Shading != display.NoShading && it.To.A < 255 {
			continue
		}
		r := pixels(it.Box)
		if !it.Clip.Empty() {
			r = r.Intersect(pixels(it.Clip))
		}
		// What lies between the corners from side to side, and from head to foot.
		in := int(math.Ceil(cornerRadius(it)))
		u.add(image.Rect(r.Min.X, r.Min.Y+in, r.Max.X, r.Max.Y-in), in)
		if in > 0 {
			u.add(image.Rect(r.Min.X+in, r.Min.Y, r.Max.X-in, r.Max.Y), in)
		}
	}
}

// add adds a cover unless its corners have left nothing of it, or it is so small that it is not worth its seams.
func (u *uncovered) add(r image.Rectangle, in int) {
	if r.Dx() > 2*in && r.Dy() > 2*in && r.Dx()*r.Dy() >= coverLeast {
		u.covers = append(u.covers, r)
	}
}

// each calls f with every piece of a whole that no cover hides: row by row, from left to right.
func (u *uncovered) each(whole image.Rectangle, f func(piece image.Rectangle)) {
	u.rows = append(u.rows[:0], whole.Min.Y, whole.Max.Y)
	for _, c := range u.covers {
		for _, y := range [2]int{c.Min.Y, c.Max.Y} {
			if whole.Min.Y < y && y < whole.Max.Y {
				u.rows = append(u.rows, y)
			}
		}
	}
	slices.Sort(u.rows)
	u.rows = slices.Compact(u.rows)
	slices.SortFunc(u.covers, func(a, b image.Rectangle) int { return a.Min.X - b.Min.X })
	for i, top := range u.rows[:len(u.rows)-1] {
		row := image.Rect(whole.Min.X, top, whole.Max.X, u.rows[i+1])
		for _, c := range u.covers {
			if c.Min.Y > top || c.Max.Y <= top || c.Max.X <= row.Min.X || c.Min.X >= row.Max.X {
				continue
			}
			if c.Min.X > row.Min.X {
				f(image.Rect(row.Min.X, row.Min.Y, c.Min.X, row.Max.Y))
			}
			row.Min.X = min(c.Max.X, row.Max.X)
		}
		if !row.Empty() {
			f(row)
		}
	}
}

// blitUncovered draws a picture that has the size of an item's box, but for what the covers hide.
func (p *Painter) blitUncovered(dst, src *ebiten.Image, it *display.Item) {
	o := &p.outline
	o.begin()
	whole := image.Rectangle{Max: src.Bounds().Size()}.Add(pixels(it.Box).Min)
	white := inked(display.Colour{R: 255, G: 255, B: 255, A: 255}, 1-it.Fade)
	p.uncovered.each(whole, func(piece image.Rectangle) {
		at := uint16(len(o.vertices))
		for _, c := range [4]image.Point{piece.Min, {piece.Max.X, piece.Min.Y}, {piece.Min.X, piece.Max.Y}, piece.Max} {
			v := white
			v.SrcX, v.SrcY = float32(c.X-whole.Min.X), float32(c.Y-whole.Min.Y)
			o.add(v, float64(c.X), float64(c.Y))
		}
		o.indices = append(o.indices, at, at+1, at+2, at+1, at+2, at+3)
	})
	p.patch.options.ColorScaleMode, p.patch.options.Filter,
		p.patch.options.DisableMipmaps = ebiten.ColorScaleModePremultipliedAlpha, ebiten.FilterNearest, true
	if len(o.indices) > 0 {
		dst.DrawTriangles(o.vertices, o.indices, src, &p.patch.options)
	}
}
