package render

import (
	"embed"
	"fmt"
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/render/display"
	"safehouse/render/pen"
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

// groundKey is a ground of one size; that of Lamplight has an hour, 1 to 7, or 0 for the night of pages.
type groundKey struct {
	design display.Design
	hour   uint8
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
	key := groundKey{it.Face.Design, it.Face.Marks, whole(it.Box.W), whole(it.Box.H)}
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

func (p *Painter) paintGround(key groundKey) *ebiten.Image {
	look := lookOf(key.design)
	if key.hour > 0 {
		look.middle = theme.Dusk.Towards(look.middle, float64(key.hour-1)/(hours-1))
	}
	img := ebiten.NewImageWithOptions(image.Rect(0, 0, key.w, key.h), &ebiten.NewImageOptions{Unmanaged: true})
	var options ebiten.DrawRectShaderOptions
	options.Uniforms = map[string]any{
		"Size":   []float32{float32(key.w), float32(key.h)},
		"Unit":   float32(p.metrics.Scale()),
		"Middle": light(look.middle),
		"Edge":   light(look.edge),
	}
	if key.design == display.Lamplight {
		img.DrawRectShader(key.w, key.h, p.shaders.get("lamplight"), &options)
		p.laySkyline(img, key.w, key.h)
		p.lightWindows(img, key)
		return img
	}
	options.Uniforms["Fibre"] = look.fibre
	img.DrawRectShader(key.w, key.h, p.shaders.get("ground"), &options)
	switch key.design {
	case display.CutPaper:
		p.layCollage(img, key.w, key.h)
	case display.Desk:
		p.layDesk(img, float64(key.w), float64(key.h))
	case display.Frame:
		p.layCorridor(img, float64(key.w), float64(key.h))
	}
	return img
}

func light(c display.Colour) []float32 {
	return []float32{float32(c.R) / 255, float32(c.G) / 255, float32(c.B) / 255}
}

// skyline is London from the river, in a square that it leaves at the foot: Westminster with its clock tower
// at the left, a column with its admiral in the middle, a cathedral's dome and wharves at the right.
var skyline = pen.Draw(1000, `M 0 4000 L 0 640 40 640 40 600 70 600 70 640 100 640 100 560 106 520 112 560 112 640
	L 150 640 150 360 146 350 150 340 150 250 158 220 166 180 172 120 178 180 186 220 194 250 194 340 198 350 194 360
	194 640
	L 215 640 215 610 221 580 227 610 227 640 260 640 260 610 266 580 272 610 272 640 300 640 300 520 304 500 308 450
	312 500 320 500 324 450 328 500 332 520 332 640
	L 360 640 360 690 410 690 410 650 430 650 430 690 452 690 452 720 470 720 470 700 476 700 478 380 472 374 472 360
	484 360 486 320 490 306 494 320 496 360 508 360 508 374 502 380 504 700 510 700 510 720 528 720 528 690
	L 560 690 560 660 580 640 600 660 600 690 640 690 640 600 644 560 650 520 656 560 660 600 660 640 690 640
	C 690 560 694 520 704 490 C 716 450 732 440 738 436 L 738 400 742 380 742 340 744 300 746 340 746 380 750 400 750 436
	C 756 440 772 450 784 490 C 794 520 798 560 798 640 L 826 640 826 600 830 560 836 520 842 560 846 600 846 690
	L 880 690 880 620 892 620 892 560 904 560 904 620 916 620 916 690 950 690 950 650 972 650 972 610 984 610 984 650
	1000 650 1000 4000 Z`)

// laySkyline lays the town in the dark of the fog on a ground of w by h pixels: a far row, paler, and a near one.
func (p *Painter) laySkyline(dst *ebiten.Image, w, h int) {
	wide, high := float64(w), float64(h)
	far := display.Item{Outline: skyline, Colour: theme.Slate.Alpha(skylineFar)}
	for _, x := range [...]float64{-0.47, 0.53} {
		far.Box = display.Rect{X: wide * x, Y: high * (skylineFoot - 0.2), W: wide, H: high * 0.42}
		p.path(dst, &far)
	}
	near := display.Item{Outline: skyline, Colour: theme.Night.Alpha(skylineNear)}
	near.Box = display.Rect{Y: high * (skylineFoot - 0.34), W: wide, H: high * 0.62}
	p.path(dst, &near)
	p.drawPaths(dst)
}

// hours is the last hour of a match.
const hours = 7

// lightWindows lights the windows of the town, fewer from hour to hour, and lets the fog rise from the river.
func (p *Painter) lightWindows(dst *ebiten.Image, key groundKey) {
	if key.hour == 0 {
		return
	}
	wide, high := float64(key.w), float64(key.h)
	late := float64(min(key.hour, hours)-1) / (hours - 1)
	side := max(2, high*windowShare)
	for n := range windows {
		// The golden section spreads them without a pattern.
		x, y := math.Mod(float64(n)*0.618034, 1), math.Mod(float64(n)*0.754878, 1)
		if float64(n)/windows > 1-late*windowsOut {
			continue
		}
		pane := display.Item{Kind: display.Fill, Box: display.Rect{X: wide * x, Y: high * (skylineFoot + windowsFrom +
			windowsDeep*y), W: side, H: side * 1.5}, Colour: theme.Lamp.Alpha(windowLight)}
		p.fill(dst, &pane)
	}
	for n := range fogBanks {
		bank := display.Item{Kind: display.Fill, Colour: theme.FogText.Alpha(fogLeast + fogMore*late)}
		bank.Box = display.Rect{Y: high * (1 - fogHigh*(1-float64(n)/fogBanks)), W: wide, H: high * fogHigh}
		p.fill(dst, &bank)
	}
}

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
