package render

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"safehouse/render/display"
	"safehouse/render/pen"
	"safehouse/render/theme"
)

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
	if side <= 0 || it.Fade >= 1 {
		return
	}
	dial := *it
	dial.Box = it.Box.Square(side)
	dial.Turn = 0
	p.card(dst, &dial)
	hand := display.Item{Box: dial.Box, Scale: it.Scale, Fade: it.Fade}
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
