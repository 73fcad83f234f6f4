// Package london paints the moments of GET ADLER! for which the whole table stops: London at night, a clock that
// strikes, a face in the light of a lamp, a flight through the streets. It is told who is in the picture by their
// faces, and knows no match.
package london

import (
	"math"
	"strings"

	"safehouse/render/display"
	"safehouse/render/pen"
	"safehouse/render/theme"
	"safehouse/scenes/director"
	"safehouse/scenes/games/getadler/designs"
	"safehouse/scenes/stage"
	"safehouse/scenes/tabletop"
	"safehouse/scenes/ui"
)

// Brush paints the picture of a moment as far as it has come.
type Brush struct {
	tabletop.Brush
	Stage *stage.Stage
}

// When in a moment what it is for is to be seen, as shares of it: a face out of the dark, a hit, a net that has closed.
const (
	FacedAt = 0.46
	HitAt   = 0.34
	NetAt   = 0.4
)

// The strokes of an hour, in milliseconds at speed 1: from one to the next, as they are heard, and the ring around the
// clock at each of them.
const (
	strokes  = 4
	strikeMS = 560.0
	ringMS   = 750.0
)

const (
	// netFrom is how many times wider a net is before it closes.
	netFrom = 2.2
	// lieSize are the letters of a lie, besideFrom how wide a picture is for its height whose lies stand beside the face.
	lieSize    = 26.0
	besideFrom = 1.5
	// portrait is how wide a face is for its height, corner how round its corners are in widths, holeShare how large a
	// hole is on it.
	portrait  = 0.8
	corner    = 0.053
	holeShare = 0.042
)

// Strike is a clock that strikes an hour over the whole table, with its hand so far round: behind a gate, which opens,
// or in the open.
func (b *Brush) Strike(room display.Rect, hour int, hand float64, gate bool) {
	side := min(room.H*0.9, room.W*0.7)
	clock := room.Square(side)
	for n := range strokes {
		if ring := b.Passed(b.PeakAt(float64(n)*strikeMS), b.PeakAt(float64(n)*strikeMS+ringMS)); ring > 0 {
			x, y := clock.Centre()
			b.ring(x, y, side*0.5, 0.86+0.5*director.Decelerate.At(ring), max(2, b.M.U(6)), theme.Lamp.Alpha(0.5*(1-ring)))
		}
	}
	b.L.Clock(clock.Square(side*0.86), designs.DialAt(uint8(hour)), hand)
	if !gate {
		return
	}
	opened := b.Came(b.PeakAt((strokes-1)*strikeMS), 0.95, director.Standard)
	leaf := display.Rect{X: room.X + room.W/2 - side*0.6, Y: room.Y, W: side * 0.6, H: room.H}
	b.leaf(leaf.Moved(-opened*side*0.62, 0), false)
	leaf.X += leaf.W
	b.leaf(leaf.Moved(opened*side*0.62, 0), true)
}

// leaf is one half of an iron gate.
func (b *Brush) leaf(box display.Rect, right bool) {
	const bars = 6
	wide, iron := box.W/bars, theme.Slate
	thick := max(3, wide*0.2)
	for n := range bars {
		x := box.X + (float64(n)+0.5)*wide - thick/2
		drop := math.Abs(float64(n) - 0.5)
		if !right {
			drop = math.Abs(float64(bars-1-n) - 0.5)
		}
		top := box.Y + box.H*(0.06+0.014*drop*drop)
		b.L.Fill(display.Rect{X: x, Y: top, W: thick, H: box.Y + box.H - top}, iron, 0)
		spear := display.Rect{X: x - thick, Y: top - 4*thick, W: 3 * thick, H: 4 * thick}
		b.L.Add(display.Item{Kind: display.Scrap, Box: spear, Colour: theme.Lamp,
			Corners: [4][2]float32{{0.5, 0}, {1, 0.7}, {0.5, 1}, {0, 0.7}}})
	}
	for _, at := range [...]float64{0.24, 0.92} {
		b.L.Fill(display.Rect{X: box.X, Y: box.Y + box.H*at, W: box.W, H: thick * 1.2}, iron, 0)
	}
	edge := display.Rect{X: box.X, Y: box.Y + box.H*0.06, W: thick * 1.6, H: box.H * 0.94}
	if !right {
		edge.X = box.X + box.W - edge.W
	}
	b.L.Fill(edge, theme.FogText, 0)
}

// Unmask is a villain found: in the light of one lamp a figure turns round and has a face. What it said that was not so
// is said again beside it.
func (b *Brush) Unmask(field, room display.Rect, face display.Face, told ...string) {
	lies := 0
	for _, lie := range told {
		if lie != "" {
			lies++
		}
	}
	stand, list := room, display.Rect{}
	switch {
	case lies == 0:
	case room.W > room.H*besideFrom:
		stand, list = room.CutLeft(room.W * 0.46)
		list.W -= room.W * 0.05
	default:
		list, stand = room.Inset(room.W * 0.04).CutBottom(room.H * 0.34)
	}
	b.spot(stand)
	high := min(stand.H*0.86, stand.W*0.8/portrait)
	card := display.Rect{W: high * portrait, H: high}
	card.X, card.Y = stand.X+(stand.W-card.W)/2, stand.Y+stand.H-high
	back, front := b.Came(0.18, 0.32, director.Accelerate), b.Came(0.32, FacedAt, director.Decelerate)
	if front <= 0 {
		b.figure(display.Rect{X: stand.X, Y: field.Y, W: stand.W, H: field.H}, back)
	} else {
		it := b.L.Card(card, face)
		it.Squash, it.Shadow = 1-front, b.M.U(14)
		b.L.Fill(card, theme.LampInk.Alpha(0.9*(1-b.Came(0.34, FacedAt+0.08, director.Standard))),
			card.W*corner).Squash = 1 - front
	}
	if lies == 0 || !b.PeakCovers() {
		return
	}
	line := min(list.H/(1.15*(float64(lies)+0.2)), b.M.U(120)*max(1, b.M.TextScale))
	y := list.Y + list.H - (float64(lies)+0.1)*line*1.15
	n := 0
	for _, lie := range told {
		if lie == "" {
			continue
		}
		if come := b.Came(FacedAt+0.12+0.1*float64(n), FacedAt+0.24+0.1*float64(n), director.Decelerate); come > 0 {
			b.lie(display.Rect{X: list.X + (1-come)*list.W*0.3, Y: y + float64(n)*line*1.15, W: list.W, H: line}, lie)
		}
		n++
	}
}

// spot is the light of one lamp from above, and where it falls on the wall.
func (b *Brush) spot(room display.Rect) {
	x, _ := room.Centre()
	lit := b.Came(0, 0.14, director.Decelerate)
	for n := range 3 {
		b.disc(x, room.Y+room.H*0.52, room.H*(0.3+0.09*float64(n)), 1, theme.Lamp.Alpha(0.16*lit))
	}
	b.L.Beam(display.Rect{X: x - room.H*0.6, Y: room.Y, W: room.H * 1.2, H: room.H}, theme.Lamp.Alpha(0.4*lit))
}

// figure is somebody in hat and coat from behind, who has turned so far.
func (b *Brush) figure(room display.Rect, turned float64) {
	side := min(room.H*0.98, room.W*1.1)
	box := display.Rect{X: room.X + (room.W-side)/2, Y: room.Y + room.H - side*0.96, W: side, H: side}
	for n, colour := range [...]display.Colour{theme.Lamp, theme.LampInk, theme.Slate} {
		it := b.L.Add(display.Item{Kind: display.Path, Box: box, Outline: stranger[n/2], Colour: colour, Squash: turned})
		if n == 0 {
			it.Width = max(2, b.M.U(8))
		}
	}
}

// stranger is a figure in hat and coat, seen from behind, and the seams of the coat and the band of the hat.
var stranger = [...]*display.Outline{
	pen.Draw(240,
		"M 46 88 C 56 78 78 75 86 72 C 88 44 96 28 106 25 C 114 22 118 28 122 27 C 130 22 140 24 146 34 C 152 "+
			"44 154 58 154 72 C 164 75 186 78 196 88 C 200 94 182 102 160 105 C 160 118 158 126 155 134 L 164 150 "+
			"L 172 152 C 202 162 218 188 224 240 L 16 240 C 22 188 38 162 68 152 L 76 150 L 85 134 C 82 126 80 "+
			"118 80 105 C 58 102 40 94 46 88 Z"),
	pen.Draw(240,
		"M 84 72 C 104 82 136 82 156 72 L 157 78 C 136 88 104 88 83 78 Z M 84 150 C 100 164 140 164 156 150 L "+
			"158 154 C 140 170 100 170 82 154 Z M 119 166 L 121 166 L 121 240 L 119 240 Z M 62 176 L 65 176 L 60 "+
			"240 L 56 240 Z M 175 176 L 178 176 L 184 240 L 180 240 Z"),
}

// lie is an answer that was none. Where it has no room it is read in the log.
func (b *Brush) lie(box display.Rect, text string) {
	sign, words := box.Inset(max(4, b.M.U(8))).PartLeft(min(box.H*0.6, b.M.U(54)), b.M.U(10))
	high := 0.0
	size, fits := ui.Shrink(lieSize, tabletop.BodySize/max(1, b.M.TextScale), func(size float64) bool {
		high = ui.ParagraphHeight(b.Stage, words.W, text, display.SansBold, size)
		return high <= words.H
	})
	if !fits {
		return
	}
	b.L.Fill(box, theme.Cream, b.M.U(6)).Shadow = b.M.U(8)
	b.L.Symbol(sign.Square(min(sign.W, sign.H)), display.IconClose, theme.BusRed)
	_, words = words.CutTop((words.H - high) / 2)
	ui.Paragraph(b.L, b.Stage, words, text, display.SansBold, size, theme.LampInk, display.Left)
}

// Net is somebody caught: the light of the lamps closes around the face.
func (b *Brush) Net(room display.Rect, face display.Face) {
	high := room.H * 0.62
	card := room.Middle(high*portrait, high)
	x, y := card.Centre()
	closed := b.Came(0.02, NetAt, director.EmphasisedDecelerate)
	for n := range 4 {
		b.search(room, n, x+(1-closed)*room.W*searches[n], y+card.H*0.1, card.H*0.5)
	}
	b.L.Card(card, face).Shadow = b.M.U(12)
	for n := range 3 {
		b.ring(x, y, card.H*0.66, (1+0.16*float64(n))*(1+netFrom*(1-closed)), max(2, b.M.U(6-1.5*float64(n))),
			theme.Lamp.Alpha(0.9-0.3*float64(n)))
	}
}

// search is a searchlight from the n-th corner of a room to a place, where it is so wide.
func (b *Brush) search(room display.Rect, n int, x, y, wide float64) {
	u, v := float32((x-room.X)/room.W), float32((y-room.Y)/room.H)
	w := float32(wide / room.W / 2)
	cx, cy := float32(n%2), float32(n/2)
	light := display.Item{Kind: display.Scrap, Box: room, Colour: theme.Lamp.Alpha(0.16),
		Corners: [4][2]float32{{cx, cy}, {u + w, v}, {u, v}, {u - w, v}}}
	if n >= 2 {
		light.Corners[1], light.Corners[3] = light.Corners[3], light.Corners[1]
	}
	b.L.Add(light)
}

// searches are how far away searchlights look at first, in widths of the room.
var searches = [...]float64{0.5, -0.42, -0.3, 0.36}

// Vanish is a villain who gets away: an empty street, a lamp, and a face that dissolves into the steam.
func (b *Brush) Vanish(field display.Rect, face display.Face) {
	sky, ground := field.CutTop(field.H * streetAt)
	b.night(sky, 0, 0.82)
	b.road(field, ground, theme.LampInk)
	gone := b.Came(0.12, 0.7, director.Standard)
	high := sky.H * 0.62
	card := display.Rect{X: field.X + field.W*0.5 - high*portrait/2 + gone*high*0.3, Y: ground.Y - high*0.96,
		W: high * portrait, H: high}
	b.post(field, 0.3, 1)
	b.L.Card(card, face).Fade = gone
	for n := range puffs {
		p := &puffs[n]
		x, y := field.X+field.W*0.5+p[0]*high*(0.6+0.4*gone), ground.Y+high*(0.06+p[1]*(0.4+0.6*gone))
		b.disc(x, y, high*p[2], 0.5+0.5*gone, theme.FogText.Alpha(0.16+0.2*(1-gone)))
	}
}

// puffs are where steam rises: across, down and how large, in heights of a card.
var puffs = [...][3]float64{{-0.5, 0.02, 0.26}, {-0.2, -0.16, 0.3}, {0.16, -0.06, 0.34}, {0.48, 0.04, 0.26},
	{-0.36, -0.42, 0.2}, {0.3, -0.5, 0.22}, {0, -0.78, 0.17}}

// Burst is a bomb that goes off behind the houses: a star of fire, embers, and smoke that swells above it.
func (b *Brush) Burst(field display.Rect) {
	sky, ground := field.CutTop(field.H * streetAt)
	x, y := field.X+field.W/2, ground.Y-sky.H*0.3
	b.L.Fill(sky, theme.Night, 0)
	grow, swell := b.Came(0.02, 0.2, director.EmphasisedDecelerate), b.Came(0.1, 0.9, director.Decelerate)
	for n := range clouds {
		c := &clouds[n]
		b.disc(x+sky.H*c[0]*(0.4+0.6*swell), y+sky.H*c[1]*(0.4+0.6*swell), sky.H*c[2], 0.3+0.7*swell,
			[...]display.Colour{theme.Fog, theme.Slate}[n%2])
	}
	for n, colour := range [...]display.Colour{theme.BusRed, theme.LampAlert, theme.Lamp, theme.Cream} {
		b.fire(x, y, sky.H*(0.62-0.14*float64(n))*grow*(1-0.16*swell), 0.5*float64(n), colour)
	}
	if ring := b.Passed(0.04, 0.5); ring > 0 {
		b.ring(x, y, field.W*0.35, 2*director.Decelerate.At(ring), max(3, b.M.U(9)), theme.Lamp.Alpha(0.7*(1-ring)))
	}
	for n := range embers {
		e := &embers[n]
		side := sky.H * 0.02
		b.L.Fill(display.Rect{X: x + sky.H*e[0]*swell, Y: y + sky.H*(e[1]*swell+0.3*swell*swell), W: side, H: side},
			theme.LampAlert, side/2)
	}
	b.skyline(sky, 0.44, 0.06, theme.LampInk)
	ground.Y -= sky.H * 0.2 // No fire between the houses.
	b.road(field, ground, theme.LampInk)
}

// fire is a burst of flames of uneven length that reaches so far.
func (b *Brush) fire(x, y, reach, turn float64, colour display.Colour) {
	const flames = 13
	for n := range flames {
		angle := turn + 2*math.Pi*float64(n)/flames
		long := reach * (0.72 + 0.28*math.Mod(float64(n)*0.618, 1))
		sin, cos := math.Sincos(angle)
		box := display.Rect{W: long, H: reach * 0.5}
		box.X, box.Y = x+cos*long/2-box.W/2, y+sin*long/2-box.H/2
		b.L.Add(display.Item{Kind: display.Scrap, Box: box, Colour: colour, Turn: angle,
			Corners: [4][2]float32{{0, 0.5}, {0.45, 0.2}, {1, 0.5}, {0.45, 0.8}}})
	}
}

// disc is a round area, and ring a round line, of a radius around a place, at a share of their size: one that grows is
// painted once and made larger.
func (b *Brush) disc(x, y, r, share float64, colour display.Colour) {
	b.L.Fill(display.Rect{X: x - r, Y: y - r, W: 2 * r, H: 2 * r}, colour, r).Scale = share - 1
}

func (b *Brush) ring(x, y, r, share, width float64, colour display.Colour) {
	b.L.Border(display.Rect{X: x - r, Y: y - r, W: 2 * r, H: 2 * r}, colour, r, width).Scale = share - 1
}

// Star is what a shot tears: points of uneven length.
var Star = func() *display.Outline {
	const points = 15
	o := &display.Outline{Ops: "M" + strings.Repeat("L", 2*points-1) + "Z"}
	for n := range 2 * points {
		r := 0.27
		if n%2 == 0 {
			r = 0.38 + 0.12*math.Mod(float64(n)*0.618, 1)
		}
		sin, cos := math.Sincos(math.Pi * float64(n) / points)
		o.Points = append(o.Points, float32(0.5+r*cos), float32(0.5+r*sin))
	}
	return o
}()

// clouds and embers are where these come to from the middle of a blast: across, down and how large, in heights of the
// sky.
var (
	clouds = [...][3]float64{{-0.6, -0.1, 0.24}, {0.62, -0.06, 0.26}, {-0.36, -0.36, 0.26}, {0.4, -0.34, 0.25},
		{0, -0.46, 0.28}, {-0.24, -0.12, 0.3}, {0.26, -0.1, 0.28}}
	embers = [...][2]float64{{-0.9, -0.5}, {-0.6, -0.66}, {-0.3, -0.8}, {0.1, -0.86}, {0.44, -0.7}, {0.74, -0.52},
		{0.96, -0.3}, {-1, -0.2}}
)

// Side is one of the two who shoot at each other: its face, and the shots fired at it so far.
type Side struct {
	Face display.Face
	Hits int
}

// Duel is a bullet that crosses from the side that fires to the other, under both their faces, and the holes in them by
// now.
func (b *Brush) Duel(room display.Rect, sides [2]Side, fires int) {
	high := min(room.H*0.84, room.W*0.36/portrait)
	flown, hit := b.Passed(0.14, HitAt), b.Came(HitAt-0.02, HitAt+0.1, director.Decelerate)
	away := 1.0
	if fires != 0 {
		away = -1
	}
	for n := range sides {
		card := display.Rect{X: room.X + room.W*(0.25+0.5*float64(n)) - high*portrait/2, Y: room.Y + (room.H-high)*0.7,
			W: high * portrait, H: high}
		last := 1.0
		if n != fires {
			last = hit
			// Whom it hits is pushed back a little, and comes back.
			card.X += away * room.W * 0.03 * b.Passed(HitAt, HitAt+0.3) * (1 - b.Passed(HitAt, HitAt+0.3)) * 4
		}
		b.L.Card(card, sides[n].Face).Shadow = b.M.U(14)
		b.Holes(card, sides[n].Hits, last)
		if burns := b.Passed(0.1, HitAt+0.1); n == fires && burns > 0 {
			// The light of the muzzle stands at the edge of whoever fires.
			r := high * 0.2 * (1 - burns)
			x, y := card.X+card.W/2+away*card.W*0.56, card.Y+card.H*0.46
			b.L.Add(display.Item{Kind: display.Path, Box: display.Rect{X: x - r, Y: y - r, W: 2 * r, H: 2 * r}, Outline: Star,
				Colour: theme.Lamp})
		}
	}
	if flown > 0 {
		thick, long := max(4, b.M.U(9)), room.W*0.1
		x := room.X + room.W*(0.5+away*(flown-0.5)*0.24)
		b.L.Fill(display.Rect{X: x - long/2, Y: room.Y + (room.H-high)*0.7 + high*0.46, W: long, H: thick}, theme.Lamp,
			thick/2)
	}
}

// Holes are those of so many shots in a portrait, the last one as large as it has come.
func (b *Brush) Holes(card display.Rect, shots int, last float64) {
	for n := range min(shots, len(holes)) {
		r := card.H * holeShare
		if n == shots-1 {
			r *= last
		}
		x, y := card.X+card.W*holes[n][0], card.Y+card.H*holes[n][1]
		hole := display.Rect{X: x - r, Y: y - r, W: 2 * r, H: 2 * r}
		b.L.Add(display.Item{Kind: display.Path, Box: hole.Inset(-r * 0.9), Outline: Star, Colour: theme.Cream})
		b.L.Fill(hole, theme.LampInk, r)
	}
}

// holes are where shots hit a card, in shares of it.
var holes = [...][2]float64{{0.3, 0.3}, {0.7, 0.46}, {0.4, 0.7}, {0.78, 0.8}, {0.2, 0.84}, {0.54, 0.16}, {0.86, 0.62},
	{0.16, 0.54}}
