package london

import (
	"math"

	"safehouse/render/display"
	"safehouse/render/pen"
	"safehouse/render/theme"
	"safehouse/scenes/director"
	"safehouse/scenes/games/getadler/designs"
)

// Way is a way to flee through London.
type Way uint8

// The ways: along a street, under it, or on the river.
const (
	Street Way = iota
	Tunnel
	River
)

// grounds are what the ways look like, ends what they lead behind.
var (
	grounds = [...]display.Design{Street: designs.NightStreet, Tunnel: designs.Platform, River: designs.NightRiver}
	ends    = [...]display.Design{Street: designs.CornerHouse, Tunnel: designs.TunnelMouth, River: designs.TowerBridge}
)

// Rider is somebody on the way, by a vehicle.
type Rider struct {
	Face    display.Face
	Vehicle display.Icon
}

// Flight is a street of London at night, or the river, or a tunnel, along which somebody flees; a chaser comes after it
// by the same way, nil for nobody.
func (b *Brush) Flight(field display.Rect, way Way, flees Rider, chaser *Rider) {
	drift, come := b.Came(0, 1, director.Linear), b.Came(0, 0.6, director.EmphasisedDecelerate)
	b.ground(field, way, drift)
	if way == River { // In a narrow picture its piers would hide all that goes under the bridge.
		b.end(field, way)
	}
	if chaser != nil {
		wide, after := b.ride(field, way, &flees), b.ride(field, way, chaser)
		// It comes close, and does not catch up: who flees is half out of the picture by then.
		b.rider(field, way, max(0.72, 0.26+(wide+after)/2+chaseGap)+0.04*drift, &flees)
		b.rider(field, way, 0.26*come-0.2*(1-come), chaser)
	} else {
		b.rider(field, way, -0.2+0.6*come+0.16*drift, &flees)
	}
	if way == Street {
		for n := range 3 {
			b.post(field, math.Mod(float64(n)*0.5-1.2*drift+3.2, 1.5)-0.2, 1.16)
		}
	}
}

// Leave is somebody who gets away by such a way: round a corner, into the tunnel, under the bridge.
func (b *Brush) Leave(field display.Rect, way Way, flees Rider) {
	// The last of it is gone as the picture is.
	gone, far := b.Came(0, leaveAt, director.Linear), endAt
	if way == River {
		far = 1
	}
	far += b.ride(field, way, &flees) / 2
	if b.Came(0, 1, director.Linear) == 1 { // Half behind it is how a still picture tells it.
		gone = (endAt - leaveFrom) / (far - leaveFrom)
	}
	b.ground(field, way, 0.5)
	b.rider(field, way, leaveFrom+(far-leaveFrom)*gone, &flees)
	b.end(field, way)
}

// ride is how wide a vehicle is on a way, as a share of the picture.
func (b *Brush) ride(field display.Rect, way Way, r *Rider) float64 {
	wide := designs.VehicleWide(r.Vehicle)
	return min(field.H*rideHigh[way]*wide, field.W*rideWide) / field.W
}

// streetAt is where the ground begins, as a share of a picture of London, burstAt where it does under a bomb, whose
// fire is measured by the height of a street, or burstWide times the width of the picture where that is less; wayWide
// is how much wider a way is than what is seen of it, and endAt where what it leads behind begins.
const (
	streetAt  = designs.GroundAt
	burstAt   = 0.86
	burstWide = 0.75
	wayWide   = 1.24
	endAt     = 0.7
	// chaseGap is what is free between who flees and who follows; who leaves does so from leaveFrom to the share leaveAt
	// of the time.
	chaseGap  = 0.05
	leaveFrom = 0.18
	leaveAt   = 0.94
)

// ground is what a way looks like, gone by so far.
func (b *Brush) ground(field display.Rect, way Way, drift float64) {
	all := field
	all.W *= wayWide
	all.X -= (all.W - field.W) * drift
	stage := b.PeakStage()
	b.L.Fill(stage, theme.LampInk, 0)
	b.L.Card(all, display.Face{Design: grounds[way]}).Clip = field
}

// end is what a way leads behind.
func (b *Brush) end(field display.Rect, way Way) {
	box := field
	if way != River {
		box.X += field.W * endAt
		box.W -= field.W * endAt
	}
	b.L.Card(box, display.Face{Design: ends[way]}).Clip = field
	if way == Street {
		b.L.Card(designs.CornerLamp(box), display.Face{Design: designs.StreetLamp, Marks: designs.LampBright}).Clip = field
	}
}

// road is what one goes on, down to the foot of the screen.
func (b *Brush) road(field, ground display.Rect, colour display.Colour) {
	stage := b.PeakStage()
	b.L.Fill(display.Rect{X: ground.X, Y: ground.Y, W: ground.W, H: stage.Y + stage.H - ground.Y}, colour, 0)
	b.L.Fill(display.Rect{X: field.X, Y: ground.Y, W: field.W, H: max(2, b.M.U(5))}, theme.Slate, 0)
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

// rider is somebody in its vehicle, whose middle is at a share of the field's width.
func (b *Brush) rider(field display.Rect, way Way, at float64, r *Rider) {
	wide := designs.VehicleWide(r.Vehicle)
	high := min(field.H*rideHigh[way], field.W*rideWide/wide)
	foot := field.Y + field.H*rideFoot[way]
	// It rocks a little on its way.
	rock := high * 0.012 * math.Sin(at*60)
	box := display.Rect{X: field.X + at*field.W - high*wide/2, Y: foot - high + rock, W: high * wide, H: high}
	if way == River {
		for n, swell := range [...]float64{1.3, 1.06} {
			wake := display.Rect{X: box.X + box.W/2, Y: foot}.Middle(box.W*swell, high*(0.16-0.05*float64(n)))
			b.L.Glow(wake, [...]display.Colour{theme.LampInk.Alpha(0.5), theme.Cream.Alpha(0.5)}[n])
		}
	} else {
		b.L.Glow(display.Rect{X: box.X + box.W/2, Y: foot}.Middle(box.W*1.1, high*0.16), theme.LampInk.Alpha(0.8))
	}
	front := display.Rect{X: box.X + box.W*0.95, Y: box.Y + high*0.5, W: box.W * 0.5, H: high * 0.46}
	if way != River {
		b.L.Add(display.Item{Kind: display.Path, Box: front, Outline: headlight, Colour: theme.Lamp.Alpha(0.34),
			Clip: field}).Shade(display.ShadeAcross, theme.Lamp.Alpha(0))
	}
	face := r.Face
	face.Design, face.Symbol, face.Title = designs.Vehicle, r.Vehicle, ""
	it := b.L.Card(box, face)
	it.Clip, it.Turn = field, 0.006*math.Sin(at*37)
	if way == River { // The water is before the keel.
		keel := display.Rect{X: box.X - box.W*0.04, Y: foot - high*0.07, W: box.W * 1.08, H: high * 0.1}
		b.L.Fill(keel, waterLight, keel.H/2).Clip = field
		b.L.Fill(keel.Moved(-box.W*0.1, high*0.07).Middle(keel.W*0.7, high*0.03), theme.Cream.Alpha(0.7),
			high*0.015).Clip = field
		bow := display.Rect{X: box.X + box.W*0.8, Y: foot - high*0.2, W: box.W * 0.26, H: high * 0.2}
		b.L.Add(display.Item{Kind: display.Path, Box: bow, Outline: bowWave, Colour: theme.Cream.Alpha(0.9), Clip: field})
	}
}

// How high a vehicle is by its way, where it stands, and how wide it is at most, as shares of the picture.
var (
	rideHigh = [...]float64{Street: 0.42, Tunnel: 0.4, River: 0.34}
	rideFoot = [...]float64{Street: 0.74, Tunnel: 0.745, River: 0.77}
	// bowWave is the wave that a boat throws up, in a square.
	bowWave = pen.Draw(100, "M 0 84 C 34 80 54 52 66 6 C 70 44 82 66 100 84 C 70 100 30 100 0 84 Z")
	// headlight is what the lamp of a vehicle throws before it, in a square.
	headlight  = pen.Draw(100, "M 0 30 L 100 0 100 100 0 44 Z")
	waterLight = display.Hex(0x3A4468)
)

// rideWide is how wide a vehicle is at most.
const rideWide = 0.5
