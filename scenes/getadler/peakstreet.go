package getadler

import (
	"math"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/director"
)

// street is a street of London at night, or the river, or a tunnel, along which a villain flees; chased tells that somebody comes
// after it by the same way.
func (b *brush) street(field display.Rect, chased bool) {
	c := &b.v.Fight
	drift := b.Came(0, 1, director.Linear)
	sky, ground := field.CutTop(field.H * 0.68)
	b.skyline(sky, 0.55, 0.14*drift, theme.Night)
	b.skyline(sky, 0.36, 0.4*drift, theme.Fog)
	colour := theme.LampInk
	if c.Laid[max(0, c.Cards-1)].Card == getadler.EscapeBoat {
		colour = theme.Slate
	}
	b.L.Fill(ground, colour, 0)
	b.L.Fill(display.Rect{X: ground.X, Y: ground.Y, W: ground.W, H: max(2, b.M.U(5))}, theme.Slate, 0)
	dash := field.W / 7
	for n := range 9 {
		x := field.X + math.Mod(float64(n)*dash-drift*field.W*0.9+20*dash, 9*dash) - dash
		b.L.Fill(display.Rect{X: x, Y: ground.Y + ground.H*0.34, W: dash * 0.5, H: max(3, ground.H*0.035)}, theme.FogText.Alpha(0.7), b.M.U(3))
	}
	ahead, behind := 0.56, -0.3
	if chased {
		ahead, behind = 0.68, 0.18*b.Came(0, 0.7, director.EmphasisedDecelerate)-0.3*(1-b.Came(0, 0.7, director.EmphasisedDecelerate))
	} else {
		ahead = -0.3 + 0.86*b.Came(0, 0.7, director.EmphasisedDecelerate)
	}
	b.vehicle(field, ahead, c.Villain)
	if chased {
		b.vehicle(field, behind, c.Opponent)
	}
}

// skyline are houses along the foot of a part of the sky, as high as a share of it, gone by so far, in widths of it.
func (b *brush) skyline(sky display.Rect, high, gone float64, colour display.Colour) {
	wide := sky.W / 8
	for n := range 11 {
		x := sky.X + math.Mod(float64(n)*wide-gone*sky.W+22*wide, 11*wide) - 2*wide
		h := sky.H * high * roofs[n]
		house := display.Rect{X: x, Y: sky.Y + sky.H - h, W: wide * 0.94, H: h}
		b.L.Fill(house, colour, 0)
		b.L.Fill(display.Rect{X: x + wide*0.2, Y: house.Y - sky.H*0.05, W: wide * 0.1, H: sky.H * 0.06}, colour, 0)
		for w := range 2 {
			pane := display.Rect{X: x + wide*(0.24+0.34*float64((n+w)%2)), Y: house.Y + h*(0.2+0.3*float64(w)), W: wide * 0.12, H: sky.H * 0.045}
			b.L.Fill(pane, theme.Lamp.Alpha(0.55), 0)
		}
	}
}

// roofs are how high houses are, as shares of the highest.
var roofs = [...]float64{0.72, 0.9, 0.64, 0.8, 1, 0.7, 0.86, 0.6, 0.94, 0.76, 0.66}

// vehicle is what somebody flees or follows by, with who it is, at a share of the field's width.
func (b *brush) vehicle(field display.Rect, at float64, seat game.Seat) {
	c := &b.v.Fight
	k := c.Laid[max(0, c.Cards-1)].Card
	side := min(field.H*0.34, field.W*0.24)
	box := display.Rect{X: field.X + at*field.W, Y: field.Y + field.H*0.68 - side*0.72, W: side, H: side}
	// The light of its lamps falls on the way ahead.
	light := display.Rect{X: box.X + side*0.9, Y: box.Y + side*0.42, W: side * 1.1, H: side * 0.56}
	b.L.Add(display.Item{Kind: display.Scrap, Box: light, Colour: theme.Lamp.Alpha(0.28), Corners: [4][2]float32{{0, 0.36}, {1, 0}, {1, 1}, {0, 0.56}}})
	b.L.Fill(display.Rect{X: box.X + side*0.06, Y: box.Y + side*0.94, W: side * 0.88, H: side * 0.08}, theme.Night, side*0.04)
	b.L.Symbol(box, b.t.card(k).Symbol, theme.Cream)
	high := side * 0.62
	rider := display.Rect{X: box.X + (side-high*portraitAspect)/2, Y: box.Y - high*1.02, W: high * portraitAspect, H: high}
	b.L.Card(rider, b.t.face(face{what: portrait, role: b.v.Players[seat].Role})).Shadow = b.M.U(8)
}
