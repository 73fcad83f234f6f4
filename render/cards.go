package render

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/render/display"
)

// faceKey names a painted card of w by h pixels of the screen; the metrics are the painter's, whose change releases
// all. A card that lies straight has a pixel for each of the screen. One that is turned, squashed or scaled is painted
// denser, since its letters would be blurred otherwise.
type faceKey struct {
	face        display.Face
	w, h, dense int
}

// card draws a card with its shadow. A card on its edge shows nothing.
func (p *Painter) card(dst *ebiten.Image, it *display.Item) {
	if it.Box.Empty() || it.Squash >= 1 || it.Fade >= 1 {
		return
	}
	if it.Shadow > 0 {
		body := it.Box
		if part := it.Face.Facts().Body; part != nil {
			body = part(body)
		}
		p.shadow(dst, it, body)
	}
	key := faceKey{it.Face, max(1, whole(it.Box.W)), max(1, whole(it.Box.H)), 1}
	key.face.Term = ""
	if moved(it) && key.w*key.h < denseArea {
		key.dense = 2
	}
	img, ok := p.faces.Get(key)
	if !ok {
		img = p.paintFace(key)
		p.faces.Put(key, img, 4*img.Bounds().Dx()*img.Bounds().Dy())
	}
	p.blit(dst, img, it, display.Colour{R: 255, G: 255, B: 255, A: 255}, key.dense)
	if p.metrics.Contrast && it.Disabled {
		p.strike(dst, it)
	}
}

// paintFace paints a card once, with the grain of its paper.
func (p *Painter) paintFace(key faceKey) *ebiten.Image {
	w, h := (key.w+2*faceMargin)*key.dense, (key.h+2*faceMargin)*key.dense
	flat := p.scratch.room(w, h).SubImage(image.Rect(0, 0, w, h)).(*ebiten.Image)
	flat.Clear()
	box := display.Rect{X: faceMargin, Y: faceMargin, W: float64(key.w), H: float64(key.h)}
	p.drawFace(flat, key.face, box, key.dense)
	img := newPicture(w, h, true)
	grain := float32(paperGrain)
	if p.metrics.Contrast {
		grain = 0
	}
	p.grain(img, flat, key.dense, grain)
	return img
}
