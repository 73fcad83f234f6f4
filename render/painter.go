// Package render paints display lists with Ebitengine. It knows no game and keeps nothing of a frame but pictures that
// the next frame may need.
package render

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/render/contrast"
	"safehouse/render/display"
	"safehouse/render/faces"
	"safehouse/render/recent"
	"safehouse/render/theme"
	"safehouse/render/typeset"
)

// Painter paints lists. It is for one goroutine, and paints only while a game runs.
type Painter struct {
	setter  *typeset.Setter
	metrics theme.Metrics
	// kinds paint an item by its kind; what is only pressed, or only named, is not painted.
	kinds [display.Rim + 1]func(dst *ebiten.Image, it *display.Item)

	shapes  *recent.Cache[shapeKey, *ebiten.Image]
	symbols *recent.Cache[symbolKey, *ebiten.Image]
	faces   *recent.Cache[faceKey, *ebiten.Image]
	grounds *recent.Cache[groundKey, *ebiten.Image]
	shaders shaders

	// high turns lists into those of high contrast; seen is the frame so turned, as large as the picture.
	high      contrast.Pass
	seen      []display.Item
	scratch   sheet
	layout    []display.Item
	patch     patch
	outline   outline
	uncovered uncovered
	canvas    canvas
	fading    fading
	image     ebiten.DrawImageOptions
	clip      display.Rect
	clipped   *ebiten.Image
}

// NewPainter makes a painter that sets text with the setter.
func NewPainter(setter *typeset.Setter) *Painter {
	release := func(i *ebiten.Image) {
		if i != nil {
			i.Deallocate()
		}
	}
	p := &Painter{
		setter:  setter,
		patch:   newPatch(),
		shaders: shaders{},
		shapes:  recent.New[shapeKey](shapesKept, release),
		symbols: recent.New[symbolKey](symbolsKept, release),
		faces:   recent.New[faceKey](facesKept, release),
		grounds: recent.New[groundKey](groundsKept, release),
	}
	p.kinds = [display.Rim + 1]func(*ebiten.Image, *display.Item){
		display.Fill: p.fill, display.Border: p.border, display.Text: p.text, display.Symbol: p.symbol,
		display.CardFace: p.card, display.Ground: p.ground, display.Wipe: p.wipe, display.Scrap: p.scrap,
		display.Path: p.path, display.Rim: p.path, display.Clock: p.clock, display.Beam: p.beam, display.Glow: p.glow,
		display.Iris: p.iris, display.Dots: p.dots,
		display.Dusk: func(dst *ebiten.Image, it *display.Item) {
			p.outline.dusk(it)
			p.drawOutline(dst)
		},
	}
	return p
}

// Paint draws the list from its first item to its last, in high contrast where the metrics ask for it and in as many
// pixels as their density says; the list stays as it is. Pictures of another size, scale or type face are let go.
func (p *Painter) Paint(screen *ebiten.Image, l *display.List, m theme.Metrics) {
	if m != p.metrics {
		p.Release()
		p.metrics = m
	}
	p.shapes.Age()
	p.symbols.Age()
	p.faces.Age()
	p.grounds.Age()
	items := l.Items
	if m.Contrast || m.Density > 1 {
		p.seen = append(p.seen[:0], items...)
		items = p.seen
	}
	if m.Contrast {
		p.high.Scene(items, m)
	}
	if m.Density > 1 {
		for i := range items {
			enlarge(&items[i], m.Density)
		}
	}
	for i := 0; i < len(items); {
		if n := parts(items[i:]); n > 1 && !m.Contrast {
			p.fadeWhole(screen, items[i:i+n])
			i += n
			continue
		}
		if items[i].Kind == display.Ground {
			p.uncovered.cover(items[i+1:])
		}
		p.draw(screen, &items[i])
		i++
	}
	p.drawPaths(screen)
	p.unclip()
}

// draw draws an item on a whole target unless it has faded away, after the paths that wait unless it is another one.
func (p *Painter) draw(whole *ebiten.Image, it *display.Item) {
	if it.Fade >= 1 {
		return
	}
	if it.Kind != display.Path && it.Kind != display.Rim {
		p.drawPaths(whole)
	}
	if dst := p.target(whole, it.Clip); dst != nil {
		if paint := p.kinds[it.Kind]; paint != nil {
			paint(dst, it)
		}
	}
}

// Release lets go of every picture; the next frame paints anew what it needs.
func (p *Painter) Release() {
	p.scratch.drop()
	p.canvas.sheet.drop()
	p.fading.sheet.drop()
	p.shapes.Clear()
	p.symbols.Clear()
	p.faces.Clear()
	p.grounds.Clear()
}

// target is the part of the screen that a clip leaves; nil where it leaves nothing.
func (p *Painter) target(screen *ebiten.Image, clip display.Rect) *ebiten.Image {
	if clip.Empty() {
		return screen
	}
	if p.clipped != nil && clip == p.clip {
		return p.clipped
	}
	p.unclip()
	r := pixels(clip).Intersect(screen.Bounds())
	if r.Empty() {
		return nil
	}
	p.clip, p.clipped = clip, screen.RecyclableSubImage(r)
	return p.clipped
}

func (p *Painter) unclip() {
	if p.clipped != nil {
		p.clipped.Recycle()
		p.clipped = nil
	}
}

// pixels rounds a rectangle to whole pixels.
func pixels(r display.Rect) image.Rectangle {
	return image.Rect(whole(r.X), whole(r.Y), whole(r.X+r.W), whole(r.Y+r.H))
}

func whole(x float64) int { return int(math.Round(x)) }

// tint scales white to a colour.
func tint(s *ebiten.ColorScale, c display.Colour, fade float64) {
	a := float32(c.A) / 255 * float32(1-fade)
	s.Reset()
	s.Scale(float32(c.R)/255*a, float32(c.G)/255*a, float32(c.B)/255*a, a)
}

// place turns, squashes and scales around the middle of a box what was drawn around the origin.
func place(g *ebiten.GeoM, it *display.Item) {
	g.Scale((1-it.Squash)*(1+it.Scale), 1+it.Scale)
	g.Rotate(it.Turn)
	x, y := it.Box.Centre()
	g.Translate(x, y)
}

// placed is place as a matrix of its own.
func placed(it *display.Item) (g ebiten.GeoM) {
	place(&g, it)
	return g
}

// moved reports whether an item is turned, squashed or scaled.
func moved(it *display.Item) bool { return it.Turn != 0 || it.Squash != 0 || it.Scale != 0 }

// blit draws a white picture in a colour, or a coloured one as it is, with the middle of the picture on the middle of
// the item's box. The picture has dense pixels for each of the screen.
func (p *Painter) blit(dst, src *ebiten.Image, it *display.Item, c display.Colour, dense int) {
	w, h := src.Bounds().Dx(), src.Bounds().Dy()
	p.image.GeoM.Reset()
	p.image.Filter, p.image.DisableMipmaps = ebiten.FilterNearest, false
	if moved(it) {
		p.image.Filter, p.image.DisableMipmaps = ebiten.FilterLinear, (1+it.Scale)/float64(dense) > mipmapBelow
		p.image.GeoM.Translate(-float64(w)/2, -float64(h)/2)
		p.image.GeoM.Scale(1/float64(dense), 1/float64(dense))
		place(&p.image.GeoM, it)
	} else {
		x, y := it.Box.Centre()
		p.image.GeoM.Translate(math.Round(x-float64(w)/2), math.Round(y-float64(h)/2))
	}
	tint(&p.image.ColorScale, c, it.Fade)
	dst.DrawImage(src, &p.image)
}

// drawFace paints a face that is laid out in a box of the picture, dense times as large. It is laid out in pixels of
// the screen, so that it shows the same at every density.
func (p *Painter) drawFace(dst *ebiten.Image, f display.Face, box display.Rect, dense int) {
	outer, clip := p.clipped, p.clip
	p.clipped = nil
	density := max(1, p.metrics.Density)
	laid := display.Rect{X: box.X / density, Y: box.Y / density, W: box.W / density, H: box.H / density}
	p.layout = faces.Lay(p.layout[:0], f, laid, p.metrics, p.setter)
	if p.metrics.Contrast {
		p.high.Face(p.layout, p.metrics)
	}
	for i := range p.layout {
		it := &p.layout[i]
		enlarge(it, float64(dense)*density)
		p.draw(dst, it)
	}
	p.drawPaths(dst)
	p.unclip()
	p.clipped, p.clip = outer, clip
}

// enlarge makes an item and all its measures k times as large.
func enlarge(it *display.Item, k float64) {
	grow := func(r *display.Rect) { r.X, r.Y, r.W, r.H = r.X*k, r.Y*k, r.W*k, r.H*k }
	grow(&it.Box)
	grow(&it.Clip)
	for _, v := range [...]*float64{&it.Radius, &it.Width, &it.Rough, &it.Size, &it.Shadow, &it.Soft} {
		*v *= k
	}
}

// faceKey names a painted card of w by h pixels of the screen; the metrics are the painter's, whose change releases
// all. A card that lies straight has a pixel for each of the screen. One that is turned, squashed or scaled is painted
// denser, since its letters would be blurred otherwise.
type faceKey struct {
	face        display.Face
	w, h, dense int
}

// card draws a card with its shadow. A card on its edge shows nothing, as does a face that leaves everything out for
// want of room: what is not there casts no shadow either.
func (p *Painter) card(dst *ebiten.Image, it *display.Item) {
	if it.Box.Empty() || it.Squash >= 1 {
		return
	}
	key := faceKey{it.Face, max(1, whole(it.Box.W)), max(1, whole(it.Box.H)), 1}
	key.face.Term = ""
	if moved(it) && key.w*key.h < denseArea {
		key.dense = 2
	}
	img, ok := p.faces.Get(key)
	if !ok {
		img = p.paintFace(key)
		p.faces.Put(key, img, 4*(key.w+2*faceMargin)*(key.h+2*faceMargin)*key.dense*key.dense)
	}
	if img == nil {
		return
	}
	if it.Shadow > 0 {
		body := it.Box
		if part := it.Face.Facts().Body; part != nil {
			body = part(body)
		}
		p.shadow(dst, it, body)
	}
	p.blit(dst, img, it, it.Light(), key.dense)
	if p.metrics.Contrast && it.Disabled {
		p.strike(dst, it)
	}
}

// paintFace paints a card once, with the grain of its paper; it returns nil for a face that shows nothing at that size.
func (p *Painter) paintFace(key faceKey) *ebiten.Image {
	w, h := (key.w+2*faceMargin)*key.dense, (key.h+2*faceMargin)*key.dense
	flat := p.scratch.room(w, h).SubImage(image.Rect(0, 0, w, h)).(*ebiten.Image)
	flat.Clear()
	box := display.Rect{X: faceMargin, Y: faceMargin, W: float64(key.w), H: float64(key.h)}
	if p.drawFace(flat, key.face, box, key.dense); len(p.layout) == 0 {
		return nil
	}
	img := newPicture(w, h, true)
	grain := float32(paperGrain)
	if p.metrics.Contrast {
		grain = 0
	}
	p.grain(img, flat, key.dense, grain)
	return img
}
