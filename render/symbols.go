package render

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/vector"

	"safehouse/render/display"
	"safehouse/render/icons"
	"safehouse/render/pen"
	"safehouse/render/theme"
)

// symbolKey names the picture of an icon or of a hand of a clock.
type symbolKey struct {
	icon    display.Icon
	outline *display.Outline
	side    int
	turned  bool
}

// symbol draws an icon in the largest square of its box.
func (p *Painter) symbol(dst *ebiten.Image, it *display.Item) {
	side := whole(min(it.Box.W, it.Box.H))
	if side <= 0 || it.Colour.A == 0 {
		return
	}
	key := symbolKey{icon: it.Icon, side: side, turned: moved(it)}
	img, ok := p.symbols.Get(key)
	if !ok {
		if img = paintSymbol(key); img == nil {
			return
		}
		p.symbols.Put(key, img, 4*side*side)
	}
	p.blit(dst, img, it, it.Colour, 1)
}

func paintSymbol(key symbolKey) *ebiten.Image {
	outline, ok := icons.For(key.icon)
	if !ok {
		return nil
	}
	const margin = 1
	scale := float32(key.side) / icons.Grid
	var path vector.Path
	outline.Each(func(op byte, at []float32) {
		v := func(i int) float32 { return at[i]*scale + margin }
		switch op {
		case 'M':
			path.MoveTo(v(0), v(1))
		case 'L':
			path.LineTo(v(0), v(1))
		case 'Q':
			path.QuadTo(v(0), v(1), v(2), v(3))
		case 'C':
			path.CubicTo(v(0), v(1), v(2), v(3), v(4), v(5))
		case 'Z':
			path.Close()
		}
	})
	img := newPicture(key.side+2*margin, key.side+2*margin, key.turned)
	vector.FillPath(img, &path, nil, &vector.DrawPathOptions{AntiAlias: true})
	return img
}

// text draws a line: its capitals stand in the middle of the box's height, its ends where Align says. It is as long as
// it was measured to be on the screen, whose letters do not become wider by exactly as much as they become larger.
func (p *Painter) text(dst *ebiten.Image, it *display.Item) {
	if it.Text == "" || it.Size <= 0 {
		return
	}
	f := p.metrics.Font(it.Font)
	width, spread := p.setter.Width(it.Text, f, it.Size), 1.0
	if density := p.metrics.Density; density > 1 && width > 0 {
		measured := p.setter.Width(it.Text, f, it.Size/density) * density
		width, spread = measured, measured/width
	}
	x := it.LineStart(width)
	y := it.Box.Y + (it.Box.H+p.setter.CapHeight(f, it.Size))/2
	cx, cy := it.Box.Centre()
	x, y = math.Round(x), math.Round(y)
	turned := moved(it)
	p.image.Filter = ebiten.FilterNearest
	if turned {
		p.image.Filter = ebiten.FilterLinear
	}
	tint(&p.image.ColorScale, it.Colour, it.Fade)
	for _, glyph := range p.setter.Glyphs(it.Text, f, it.Size) {
		if glyph.Image == nil {
			continue
		}
		p.image.GeoM.Reset()
		p.image.GeoM.Translate(x+math.Round(glyph.X*spread), y+glyph.Y)
		if turned {
			p.image.GeoM.Translate(-cx, -cy)
			place(&p.image.GeoM, it)
		}
		dst.DrawImage(glyph.Image, &p.image)
	}
}

// The hands point upwards in a square whose middle is the pin of the clock.
var (
	hourHand = pen.Draw(200,
		"M 96 110 L 97.4 74 91.6 71 100 58 108.4 71 102.6 74 104 110 Z")
	minuteHand = pen.Draw(200, "M 97.2 117 L 98.4 23 101.6 23 102.8 117 Z")
	minuteFace = pen.Draw(200, "M 98.1 116 L 99.2 24 100.8 24 101.9 116 Z")
	clockPin   = pen.Draw(200, "O 100 100 7.8 7.8")
	clockJewel = pen.Draw(200, "O 100 100 6 6")
)

// clock draws the dial as a card, painted once for each numeral that is lit, and over it the hands.
func (p *Painter) clock(dst *ebiten.Image, it *display.Item) {
	side := min(it.Box.W, it.Box.H)
	if side <= 0 {
		return
	}
	dial := *it
	dial.Box = it.Box.Square(side)
	dial.Turn = 0
	p.card(dst, &dial)
	hand := display.Item{Box: dial.Box, Pose: display.Pose{Scale: it.Scale, Fade: it.Fade}}
	for _, h := range [...]struct {
		outline *display.Outline
		turn    float64
		colour  display.Colour
	}{
		{hourHand, it.Turn, theme.LampInk},
		{minuteHand, math.Mod(it.Turn*12, 2*math.Pi), theme.LampInk},
		{minuteFace, math.Mod(it.Turn*12, 2*math.Pi), theme.Cream},
		{clockPin, 0, theme.Cream},
		{clockJewel, 0, theme.BusRed},
	} {
		hand.Turn, hand.Colour = h.turn, h.colour
		p.pointer(dst, &hand, h.outline)
	}
}

// pointer draws a hand from a picture of it: to fill a path anew in every frame would be too dear.
func (p *Painter) pointer(dst *ebiten.Image, it *display.Item, o *display.Outline) {
	dense := 1
	if moved(it) {
		dense = 2
	}
	side := whole(it.Box.W) * dense
	if side <= 0 {
		return
	}
	key := symbolKey{outline: o, side: side, turned: true}
	img, ok := p.symbols.Get(key)
	if !ok {
		img = newPicture(side, side, true)
		box := display.Rect{W: float64(side), H: float64(side)}
		p.path(img, &display.Item{Box: box, Outline: o, Colour: display.Hex(0xFFFFFF)})
		p.drawPaths(img)
		p.symbols.Put(key, img, 4*side*side)
	}
	p.blit(dst, img, it, it.Colour, dense)
}
