package render

import (
	_ "embed" // The shaders' sources are embedded.
	"fmt"
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/render/display"
	"safehouse/render/theme"
)

//go:embed ground.kage
var groundSource []byte

//go:embed lamplight.kage
var lamplightSource []byte

//go:embed paper.kage
var paperSource []byte

// shaders are compiled when first used.
type shaders struct{ groundShader, lamplightShader, paperShader *ebiten.Shader }

func (s *shaders) ground() *ebiten.Shader { return compiled(&s.groundShader, "ground", groundSource) }
func (s *shaders) lamplight() *ebiten.Shader {
	return compiled(&s.lamplightShader, "lamplight", lamplightSource)
}
func (s *shaders) paper() *ebiten.Shader { return compiled(&s.paperShader, "paper", paperSource) }

func compiled(kept **ebiten.Shader, name string, source []byte) *ebiten.Shader {
	if *kept == nil {
		shader, err := ebiten.NewShader(source)
		if err != nil {
			panic(fmt.Sprintf("render: the shader %s.kage that the program carries does not compile: %v", name, err))
		}
		*kept = shader
	}
	return *kept
}

type groundKey struct {
	design display.Design
	w, h   int
}

// groundLook is what tells one ground from another: colours of the middle and of the edge, how strong the fibres are.
type groundLook struct {
	middle, edge display.Colour
	fibre        float32
}

// lookOf gives a ground's look; the quiet frame for any design that is no ground.
func lookOf(d display.Design) groundLook {
	switch d {
	case display.Desk:
		return groundLook{middle: theme.Felt, edge: theme.DeskColour, fibre: deskFibre}
	case display.CutPaper:
		return groundLook{middle: theme.TableColour, edge: theme.TableColour, fibre: tableFibre}
	case display.Lamplight:
		return groundLook{middle: theme.Lamplit, edge: theme.Night}
	default:
	}
	return groundLook{middle: theme.Panel, edge: theme.GroundColour, fibre: frameFibre}
}

// ground draws a background, painted once for its size.
func (p *Painter) ground(dst *ebiten.Image, it *display.Item) {
	key := groundKey{it.Face.Design, whole(it.Box.W), whole(it.Box.H)}
	if key.w <= 0 || key.h <= 0 {
		return
	}
	img, ok := p.grounds.Get(key)
	if !ok {
		img = p.paintGround(key)
		p.grounds.Put(key, img, 1)
	}
	p.blit(dst, img, it, display.Colour{R: 255, G: 255, B: 255, A: 255}, 1)
}

func (p *Painter) paintGround(key groundKey) *ebiten.Image {
	look := lookOf(key.design)
	img := ebiten.NewImageWithOptions(image.Rect(0, 0, key.w, key.h), &ebiten.NewImageOptions{Unmanaged: true})
	var options ebiten.DrawRectShaderOptions
	options.Uniforms = map[string]any{
		"Size":   []float32{float32(key.w), float32(key.h)},
		"Unit":   float32(p.metrics.Scale()),
		"Middle": light(look.middle),
		"Edge":   light(look.edge),
	}
	if key.design == display.Lamplight {
		img.DrawRectShader(key.w, key.h, p.shaders.lamplight(), &options)
		p.laySkyline(img, key.w, key.h)
		return img
	}
	options.Uniforms["Fibre"] = look.fibre
	img.DrawRectShader(key.w, key.h, p.shaders.ground(), &options)
	if key.design == display.CutPaper {
		p.layCollage(img, key.w, key.h)
	}
	return img
}

func light(c display.Colour) []float32 {
	return []float32{float32(c.R) / 255, float32(c.G) / 255, float32(c.B) / 255}
}
