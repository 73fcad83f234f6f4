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
		"M 100 52 L 107.5 66 Q 106 74 103.4 78 L 104 112 Q 100 118 96 112 L 96.6 78 Q 94 74 92.5 66 Z")
	minuteHand = pen.Draw(200, "M 100 19 L 102.8 40 103 114 Q 100 120 97 114 L 97.4 40 Z")
	clockPin   = pen.Draw(200, "O 100 100 6.4 6.4")
	clockJewel = pen.Draw(200, "O 100 100 2.6 2.6")
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
		{minuteHand, math.Mod(it.Turn*12, 2*math.Pi), theme.LampInk},
		{hourHand, it.Turn, theme.LampInk},
		{clockPin, 0, theme.BusRed},
		{clockJewel, 0, theme.Cream},
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
