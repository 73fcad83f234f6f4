package london

import (
	"math"

	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/director"
)

// Way is a way to flee through London.
type Way uint8

// The ways: along a street, under it, or on the river.
const (
	Street Way = iota
	Tunnel
	River
)

// Rider is somebody on the way, by a vehicle.
type Rider struct {
	Face    display.Face
	Vehicle display.Icon
}

// Flight is a street of London at night, or the river, or a tunnel, along which somebody flees; a chaser comes after it
// by the same way, nil for nobody.
func (b *Brush) Flight(field display.Rect, way Way, flees Rider, chaser *Rider) {
	drift := b.Came(0, 1, director.Linear)
	sky, ground := field.CutTop(field.H * streetAt)
	come := b.Came(0, 0.6, director.EmphasisedDecelerate)
	if way == Tunnel {
		b.tunnel(sky, drift)
	} else {
		b.night(sky, drift, 0.46)
	}
	colour := theme.LampInk
	if way == River {
		colour = theme.Slate
		b.bridge(display.Rect{X: field.X + field.W*(0.34-0.12*drift), Y: sky.Y + sky.H*0.36, W: sky.H * 1.3, H: sky.H * 0.64})
	}
	b.road(field, ground, colour)
	dash, paint := field.W/7, theme.FogText.Alpha(0.7)
	if way == River {
		paint.A /= 3 // Light on the water.
	}
	for n := range 9 {
		x := field.X + math.Mod(float64(n)*dash-drift*field.W*0.9+20*dash, 9*dash) - dash
		b.L.Fill(display.Rect{X: x, Y: ground.Y + ground.H*0.3, W: dash * 0.5, H: max(3, ground.H*0.035)}, paint, b.M.U(3))
	}
	if chaser != nil {
		b.rider(field, 0.68+0.06*drift, &flees)
		b.rider(field, 0.12*come-0.3*(1-come), chaser)
	} else {
		b.rider(field, -0.3+0.8*come+0.1*drift, &flees)
	}
	if way == Street {
		for n := range 3 {
			b.post(field, math.Mod(float64(n)*0.5-1.5*drift+3.2, 1.5)-0.2, 1.16)
		}
	}
}

// streetAt is where the ground begins, as a share of a picture of London.
const streetAt = 0.66

// bridge is a bridge with two towers over the river.
func (b *Brush) bridge(room display.Rect) {
	colour := theme.Slate
	part := func(x, y, w, h float64) display.Rect {
		return display.Rect{X: room.X + x*room.W, Y: room.Y + y*room.H, W: w * room.W, H: h * room.H}
	}
	for _, x := range [...]float64{0.24, 0.64} {
		b.L.Fill(part(x, 0.3, 0.12, 0.7), colour, 0)
		b.L.Add(display.Item{Kind: display.Scrap, Box: part(x-0.01, 0.04, 0.14, 0.27), Colour: colour,
			Corners: [4][2]float32{{0.5, 0}, {0.5, 0}, {1, 1}, {0, 1}}})
	}
	b.L.Add(display.Item{Kind: display.Scrap, Box: part(0, 0.36, 0.25, 0.44), Colour: colour,
		Corners: [4][2]float32{{1, 0}, {1, 0.2}, {0, 1}, {0, 0.96}}})
	b.L.Add(display.Item{Kind: display.Scrap, Box: part(0.75, 0.36, 0.25, 0.44), Colour: colour,
		Corners: [4][2]float32{{0, 0}, {1, 0.96}, {1, 1}, {0, 0.2}}})
	b.L.Fill(part(0.3, 0.36, 0.4, 0.05), colour, 0)
	b.L.Fill(part(0, 0.78, 1, 0.07), colour, 0)
}

// night is the sky over London: a moon at a share of its width, and houses before houses, gone by so far.
func (b *Brush) night(sky display.Rect, drift, at float64) {
	r := sky.H * 0.09
	moon := display.Rect{X: sky.X + sky.W*at - r, Y: sky.Y + sky.H*0.2 - r, W: 2 * r, H: 2 * r}
	b.L.Fill(moon.Inset(-r*0.5), theme.Cream.Alpha(0.08), r*1.5)
	b.L.Fill(moon, theme.Cream, r)
	b.skyline(sky, 0.6, 0.14*drift, theme.Night)
	b.skyline(sky, 0.36, 0.4*drift, theme.Fog)
}

// road is what one goes on, down to the foot of the screen.
func (b *Brush) road(field, ground display.Rect, colour display.Colour) {
	stage := b.PeakStage()
	b.L.Fill(display.Rect{X: ground.X, Y: ground.Y, W: ground.W, H: stage.Y + stage.H - ground.Y}, colour, 0)
	b.L.Fill(display.Rect{X: field.X, Y: ground.Y, W: field.W, H: max(2, b.M.U(5))}, theme.Slate, 0)
}

// tunnel is the Underground: ribs and lamps that go by.
func (b *Brush) tunnel(sky display.Rect, drift float64) {
	b.L.Fill(sky, theme.Night, 0)
	wide := sky.W / 5
	for n := range 7 {
		x := sky.X + math.Mod(float64(n)*wide-drift*sky.W*0.9+14*wide, 7*wide) - wide
		b.L.Fill(display.Rect{X: x, Y: sky.Y, W: wide * 0.16, H: sky.H}, theme.Fog, 0)
		r := sky.H * 0.05
		b.L.Fill(display.Rect{X: x + wide*0.58 - 2*r, Y: sky.Y + sky.H*0.22 - 2*r, W: 4 * r, H: 4 * r}, theme.Lamp.Alpha(0.2),
			2*r)
		b.L.Fill(display.Rect{X: x + wide*0.58 - r, Y: sky.Y + sky.H*0.22 - r, W: 2 * r, H: 2 * r}, theme.Lamp, r)
	}
	b.L.Fill(display.Rect{X: sky.X, Y: sky.Y, W: sky.W, H: sky.H * 0.1}, theme.Slate, 0)
	b.L.Fill(display.Rect{X: sky.X, Y: sky.Y + sky.H*0.86, W: sky.W, H: sky.H * 0.03}, theme.Slate, 0)
}

// post is a street lamp at a share of the field's width, so many times as tall as the one across the street.
func (b *Brush) post(field display.Rect, at, tall float64) {
	foot := field.Y + field.H*(streetAt+0.03*tall)
	high := field.H * 0.5 * tall
	x, thick := field.X+at*field.W, max(3, high*0.022)
	r := high * 0.055
	b.L.Beam(display.Rect{X: x - high*0.34, Y: foot - high, W: high * 0.68, H: high}, theme.Lamp.Alpha(0.3))
	b.L.Fill(display.Rect{X: x - thick/2, Y: foot - high, W: thick, H: high}, theme.Night, 0)
	b.L.Fill(display.Rect{X: x - r, Y: foot - high - r, W: 2 * r, H: 2 * r}, theme.Lamp, r)
	b.L.Fill(display.Rect{X: x - r*1.3, Y: foot - high - r*1.3, W: r * 2.6, H: r * 0.6}, theme.Night, 0)
}

// skyline are houses along the foot of a part of the sky, as high as a share of it, gone by so far, in widths of it.
func (b *Brush) skyline(sky display.Rect, high, gone float64, colour display.Colour) {
	wide := sky.W / 8
	for n := range 11 {
		x := sky.X + math.Mod(float64(n)*wide-gone*sky.W+22*wide, 11*wide) - 2*wide
		h := sky.H * high * roofs[n]
		house := display.Rect{X: x, Y: sky.Y + sky.H - h, W: wide * 0.94, H: h}
		b.L.Fill(house, colour, 0)
		b.L.Fill(display.Rect{X: x + wide*0.2, Y: house.Y - sky.H*0.05, W: wide * 0.1, H: sky.H * 0.06}, colour, 0)
		for w := range 2 {
			pane := display.Rect{X: x + wide*(0.24+0.34*float64((n+w)%2)), Y: house.Y + h*(0.2+0.3*float64(w)), W: wide * 0.12,
				H: sky.H * 0.045}
			b.L.Fill(pane, theme.Lamp.Alpha(0.48), 0)
		}
	}
}

// roofs are how high houses are, as shares of the highest.
var roofs = [...]float64{0.72, 0.9, 0.64, 0.8, 1, 0.7, 0.86, 0.6, 0.94, 0.76, 0.66}

// rider is somebody on its vehicle, at a share of the field's width.
func (b *Brush) rider(field display.Rect, at float64, r *Rider) {
	side := min(field.H*0.44, field.W*0.3)
	box := display.Rect{X: field.X + at*field.W, Y: field.Y + field.H*(streetAt+0.05) - side*0.92, W: side, H: side}
	// It rocks a little on its way.
	box.Y += side * 0.012 * math.Sin(at*60)
	light := display.Rect{X: box.X + side*0.9, Y: box.Y + side*0.42, W: side * 1.1, H: side * 0.56}
	b.L.Add(display.Item{Kind: display.Scrap, Box: light, Colour: theme.Lamp.Alpha(0.28),
		Corners: [4][2]float32{{0, 0.36}, {1, 0}, {1, 1}, {0, 0.56}}})
	high := side * 0.6
	above := display.Rect{X: box.X + (side-high*portrait)/2, Y: box.Y - high*0.7, W: high * portrait, H: high}
	b.L.Card(above, r.Face).Shadow = b.M.U(8)
	b.L.Fill(display.Rect{X: box.X + side*0.06, Y: field.Y + field.H*(streetAt+0.05), W: side * 0.88, H: side * 0.05},
		theme.Night, side*0.025)
	b.L.Symbol(box, r.Vehicle, theme.Cream)
}
