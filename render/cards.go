package render

import (
	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/render/display"
	"safehouse/render/faces"
)

// faceKey names a painted card; the metrics are the painter's, whose change releases all.
type faceKey struct {
	face display.Face
	w, h int
}

// card draws a card with its shadow. A card on its edge shows nothing.
func (p *Painter) card(dst *ebiten.Image, it *display.Item) {
	if it.Box.Empty() || it.Squash >= 1 || it.Fade >= 1 {
		return
	}
	if it.Shadow > 0 {
		p.shadow(dst, it, faces.Body(it.Face, it.Box))
	}
	key := faceKey{it.Face, whole(it.Box.W), whole(it.Box.H)}
	img, ok := p.faces.Get(key)
	if !ok {
		img = p.paintFace(it.Face, it.Box)
		p.faces.Put(key, img, 4*img.Bounds().Dx()*img.Bounds().Dy())
	}
	p.blit(dst, img, it, display.Colour{R: 255, G: 255, B: 255, A: 255})
}

// paintFace paints a card once, with the grain of its paper.
func (p *Painter) paintFace(f display.Face, box display.Rect) *ebiten.Image {
	bounds := margined(box, faceMargin)
	flat := ebiten.NewImage(bounds.Dx(), bounds.Dy())
	defer flat.Deallocate()
	outer, clip := p.clipped, p.clip
	p.clipped = nil
	p.drawFace(flat, f, display.Rect{
		X: faceMargin, Y: faceMargin, W: float64(bounds.Dx() - 2*faceMargin), H: float64(bounds.Dy() - 2*faceMargin),
	})
	p.clipped, p.clip = outer, clip
	img := ebiten.NewImage(bounds.Dx(), bounds.Dy())
	var options ebiten.DrawRectShaderOptions
	options.Images[0] = flat
	options.Uniforms = map[string]any{"Unit": float32(p.metrics.Scale()), "Strength": float32(paperGrain)}
	img.DrawRectShader(bounds.Dx(), bounds.Dy(), p.shaders.paper(), &options)
	return img
}
