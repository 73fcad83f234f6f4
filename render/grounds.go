package render

import (
	"cmp"
	"embed"
	"fmt"
	"image"
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/render/display"
	"safehouse/render/theme"
)

//go:embed *.kage
var sources embed.FS

// shaders are compiled when first used.
type shaders map[string]*ebiten.Shader

func (s shaders) get(name string) *ebiten.Shader {
	if s[name] == nil {
		source, err := sources.ReadFile(name + ".kage")
		if err == nil {
			s[name], err = ebiten.NewShader(source)
		}
		if err != nil {
			panic(fmt.Sprintf("render: the shader %s.kage that the program carries does not compile: %v", name, err))
		}
	}
	return s[name]
}

// groundKey is a ground of one size, with its marks and its tone.
type groundKey struct {
	design      display.Design
	marks, tone uint8
	w, h        int
}

// bare is the ground of a design that has none.
var bare = display.Place{Middle: theme.Panel, Edge: theme.GroundColour}

// ground draws a background, painted once for its size.
func (p *Painter) ground(dst *ebiten.Image, it *display.Item) {
	key := groundKey{it.Face.Design, it.Face.Marks, it.Face.Tone, whole(it.Box.W), whole(it.Box.H)}
	if key.w <= 0 || key.h <= 0 {
		return
	}
	img, ok := p.grounds.Get(key)
	if !ok {
		img = p.paintGround(key)
		p.grounds.Put(key, img, 1)
	}
	p.blitUncovered(dst, img, it)
}

// paintGround paints light, papers, and what stands there.
func (p *Painter) paintGround(key groundKey) *ebiten.Image {
	face := display.Face{Design: key.design, Marks: key.marks, Tone: key.tone}
	g := cmp.Or(face.Facts().Ground, &bare)
	middle := g.Middle
	if g.Lit != nil {
		middle = g.Lit(key.marks)
	}
	img := newPicture(key.w, key.h, true)
	var options ebiten.DrawRectShaderOptions
	options.Uniforms = map[string]any{
		"Size":   []float32{float32(key.w), float32(key.h)},
		"Unit":   float32(p.metrics.Painted(1)),
		"Middle": light(middle),
		"Edge":   light(g.Edge),
	}
	shader := "fog"
	if !g.Fog {
		shader, options.Uniforms["Fibre"] = "ground", g.Fibre
	}
	img.DrawRectShader(key.w, key.h, p.shaders.get(shader), &options)
	if len(g.Papers) > 0 {
		p.layPapers(img, g.Papers, key)
	}
	p.drawFace(img, face, display.Rect{W: float64(key.w), H: float64(key.h)}, 1)
	if g.Grain == 0 || p.metrics.Contrast {
		return img
	}
	defer img.Deallocate()
	grained := ebiten.NewImageWithOptions(img.Bounds(), &ebiten.NewImageOptions{Unmanaged: true})
	p.grain(grained, img, 1, g.Grain)
	return grained
}

// grain copies a picture of so dense pixels with the grain of paper, which also keeps slow falls of light from showing
// bands.
func (p *Painter) grain(dst, src *ebiten.Image, dense int, strength float32) {
	var options ebiten.DrawRectShaderOptions
	options.Images[0] = src
	options.Uniforms = map[string]any{"Unit": float32(p.metrics.Painted(float64(dense))), "Strength": strength}
	dst.DrawRectShader(src.Bounds().Dx(), src.Bounds().Dy(), p.shaders.get("paper"), &options)
}

// layPapers lays papers on a ground, each over the shadow of its edge, with the grain of paper.
func (p *Painter) layPapers(dst *ebiten.Image, papers []display.Paper, key groundKey) {
	flat := newPicture(key.w, key.h, true)
	defer flat.Deallocate()
	unit, o := max(p.metrics.Painted(1), 0.5), &p.outline
	for _, paper := range papers {
		for i := collageSoft; i >= 0; i-- {
			it := display.Item{Colour: display.Colour{}.Alpha(collageDark)}
			drop := collageDrop * unit * float64(i+1) / (collageSoft + 1)
			if i == 0 {
				it.Colour, drop = paper.Colour, 0
			}
			o.x, o.y = o.x[:0], o.y[:0]
			for _, c := range paper.Corners {
				x, y := c[0]*float64(key.w)+drop, c[1]*float64(key.h)+drop
				o.x, o.y = append(o.x, x), append(o.y, y)
				it.Box.X, it.Box.Y = it.Box.X+x/float64(len(paper.Corners)), it.Box.Y+y/float64(len(paper.Corners))
			}
			p.cutOut(flat, &it)
		}
	}
	p.grain(dst, flat, 1, collageGrain)
}

func light(c display.Colour) []float32 {
	return []float32{float32(c.R) / 255, float32(c.G) / 255, float32(c.B) / 255}
}

// dots draws a line of dots from the left end of the item's box.
func (p *Painter) dots(dst *ebiten.Image, it *display.Item) {
	x, y, thick := math.Round(it.Box.X), math.Round(it.Box.Y), max(1, math.Round(it.Box.H))
	end := x + math.Round(it.Box.W)
	if it.Colour.A == 0 || end <= x {
		return
	}
	o, ink := &p.outline, inked(it.Colour, 1-it.Fade)
	o.begin()
	for ; x < end; x += 2 * thick {
		o.slab(x, y, min(x+thick, end), y+thick, ink)
	}
	p.drawOutline(dst)
}

// squareCut are the corners of a scrap that is as large as its box.
var squareCut = [4][2]float32{{0, 0}, {1, 0}, {1, 1}, {0, 1}}

// uncovered is the memory in which a ground is cut into what is seen of it. On a table most of the ground lies under
// bar, boards and panels, and on a machine without a graphics card every pixel that is painted twice costs a frame its
// time.
type uncovered struct {
	covers []image.Rectangle
	rows   []int
}

// cover finds the large opaque fills and scraps of a list, and opaque grounds that lie on another one.
func (u *uncovered) cover(items []display.Item) {
	u.covers = u.covers[:0]
	for i := range items {
		it := &items[i]
		if it.Fade > 0 || moved(it) {
			continue
		}
		radius, stray := 0.0, 0.0
		switch {
		case it.Kind == display.Fill && it.Colour.A == 255 && it.Rough == 0 && (it.Edge.A == 0 || it.Edge.A == 255) &&
			(it.Shading == display.NoShading || it.To.A == 255):
			radius = cornerRadius(it)
		case it.Kind == display.CardFace && it.Face.Facts().Opaque:
			radius = min(it.Box.W, it.Box.H) * groundRound
		case it.Kind == display.Scrap && it.Colour.A == 255 && it.Corners == squareCut:
			stray = it.Rough + 1
		default:
			continue
		}
		r := pixels(it.Box.Inset(stray))
		if !it.Clip.Empty() {
			r = r.Intersect(pixels(it.Clip))
		}
		// What lies between the corners from side to side, and from head to foot.
		in := int(math.Ceil(radius))
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
	white := inked(display.White, 1-it.Fade)
	p.uncovered.each(whole, func(piece image.Rectangle) {
		at := uint16(len(o.vertices))
		for _, c := range [4]image.Point{piece.Min, {piece.Max.X, piece.Min.Y}, {piece.Min.X, piece.Max.Y}, piece.Max} {
			v := white
			v.SrcX, v.SrcY = float32(c.X-whole.Min.X), float32(c.Y-whole.Min.Y)
			o.add(v, float64(c.X), float64(c.Y))
		}
		o.indices = append(o.indices, at, at+1, at+2, at+1, at+2, at+3)
	})
	p.patch.options.Filter = ebiten.FilterNearest
	if len(o.indices) > 0 {
		dst.DrawTriangles(o.vertices, o.indices, src, &p.patch.options)
	}
}
