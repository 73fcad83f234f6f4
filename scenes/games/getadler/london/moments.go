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
)

// Brush paints the picture of a moment as far as it has come.
type Brush struct {
	tabletop.Brush
	Stage *stage.Stage
}

// When in a moment what it is for is to be seen, as shares of it: a face out of the dark, a hit, a net that has closed.
const (
	FacedAt = 0.6
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
	// When in the unmasking the words come, the card, and when it is turned, in milliseconds; how large the bust is, in
	// heights and widths of the picture, and where in those its middle stands, so far left that the widest hat ends
	// before the words begin; cardRatio is how wide a card is for its height.
	unmaskWords  = 900.0
	unmaskCardAt = 1000.0
	unmaskTurns  = 1250.0
	unmaskHigh   = 1.3
	unmaskWide   = 0.8
	unmaskLeft   = 0.262
	// The same of a picture that is higher than it is wide, where the middle of the bust is that of the picture.
	unmaskTall   = 0.7
	unmaskAcross = 1.4
	cardRatio    = 0.714
	// portrait is how wide a face is for its height, holeShare how large a hole is on it.
	portrait  = 0.8
	holeShare = 0.042
)

// The sizes of the name, of the width of the card, and of a slip.
var (
	unmaskName = tabletop.Size{Design: 96, Least: 32}
	unmaskCard = tabletop.Size{Design: 168, Least: 84}
	unmaskSlip = tabletop.Size{Design: 126, Least: 56}
)

// unmaskSoft are how soft the shadow is before it is known whose it is, and then, in design pixels.
var (
	unmaskSoft           = [...]float64{36, 6}
	wallDark, wallShadow = display.Hex(0x04060B), display.Hex(0x05060C)
	castShadow           = display.Hex(0x0E1322)
	slipLight, slipDark  = display.Hex(0xFBF3E1), display.Hex(0xE5D6B4)
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
	field := b.PeakField() // The gate stands on its lower edge, behind the title.
	leaf := display.Rect{X: room.X + room.W/2 - side*0.6, Y: room.Y, W: side * 0.6, H: field.Y + field.H - room.Y}
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
		b.L.Scrap(spear, theme.Lamp, [4][2]float32{{0.5, 0}, {1, 0.7}, {0.5, 1}, {0, 0.7}})
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

// Unmasking is what there is to be seen of a villain found: the bust of who plays it, and another one that takes its
// place when it is known, if any; its card before and after it is turned; when and by whom it was found, its name, and
// what is asked until the card is turned; its answers that were none, each with its hour and its question; and the
// share of the usual time that all that takes.
type Unmasking struct {
	Player, Shown, Back, Card display.Face
	Kicker, Name, Asks        string
	Lies                      [][3]string
	Pace                      float64
	words, bottom             display.Rect
}

// unmaskAt is the share of the moment's time at which so many milliseconds of an unmasking have gone by.
func (b *Brush) unmaskAt(u *Unmasking, ms float64) float64 { return b.PeakAt(ms * u.Pace) }

// Unmask is a villain found: in the light of one lamp a face alone, then whose it is, and a card that is turned over;
// only then the shadow on the wall is that of somebody whom everybody knows, and it is told what was a lie.
func (b *Brush) Unmask(u *Unmasking) {
	field := b.PeakField()
	side := min(field.H*unmaskHigh, field.W*unmaskWide)
	x, foot := field.X+field.W*unmaskLeft, field.Y+field.H*1.04
	u.words = display.Rect{X: field.X + field.W*0.594, Y: field.Y + field.H*0.2, W: field.W * 0.375, H: field.H * 0.7}
	if field.H > field.W { // The words stand over the figure.
		side, x = min(field.H*unmaskTall, field.W*unmaskAcross), field.X+field.W*0.5
		u.words = display.Rect{X: field.X + field.W*0.06, Y: field.Y + field.H*0.04, W: field.W * 0.88}
		u.words.H = foot - side*designs.BustHigh - u.words.Y
	}
	b.wall(field, display.Rect{X: x - side/2, Y: foot - side, W: side, H: side}, u)
	if !b.PeakCovers() {
		return
	}
	from := len(b.L.Items)
	b.found(u)
	b.Faded(from, 1-b.Came(b.unmaskAt(u, unmaskWords), b.unmaskAt(u, unmaskWords+200), director.Linear))
	b.PeakTitle(u.bottom)
}

// wall is somebody before a wall in the light of one lamp, and the shadow on it, of a hat as everybody wears one; it
// becomes sharp when it is known whose it is.
func (b *Brush) wall(field, bust display.Rect, u *Unmasking) {
	lit := b.Came(0, b.unmaskAt(u, 500), director.Decelerate)
	if !b.M.Contrast {
		b.L.Card(field, display.Face{Design: designs.Wall})
		shade := display.Rect{X: bust.X + bust.W*0.39, Y: bust.Y + bust.H*0.13, W: bust.W * 1.2, H: bust.W * 1.2}
		if field.H > field.W { // It falls upwards, where the wall is to be seen.
			shade = shade.Moved(-bust.W*0.19, -bust.H*0.21)
		}
		sharp := b.Came(b.unmaskAt(u, unmaskTurns+420), b.unmaskAt(u, unmaskTurns+640), director.Standard)
		for n, seen := range [...]float64{1 - sharp, sharp} {
			if seen > 0 {
				it := b.L.Add(display.Item{Kind: display.Path, Box: shade, Outline: stranger, Colour: castShadow.Alpha(0.84),
					Soft: b.M.U(unmaskSoft[n]), Clip: field})
				it.Fade = 1 - seen
			}
		}
	}
	left := field
	if u.words.X > field.X+field.W/2 { // It leaves the words their place.
		left.W = u.words.X - b.M.U(24) - field.X
	}
	come := 0.0
	if u.Shown.Design != nil {
		come = b.Came(b.unmaskAt(u, unmaskTurns+420), b.unmaskAt(u, unmaskTurns+640), director.Linear)
	}
	// One comes over the other, which only then goes: the wall is not seen through both.
	for n, seen := range [...]float64{min(1, 2-2*come), min(1, 2*come)} {
		if seen > 0 {
			it := b.L.Card(bust, [...]display.Face{u.Player, u.Shown}[n])
			it.Fade, it.Clip = 1-seen, left
		}
	}
	if !b.M.Contrast {
		fog := field
		fog.Y, fog.H = field.Y+field.H*0.78, field.H*0.22
		b.L.Fill(fog, wallDark.Alpha(0), 0).Shade(display.ShadeDown, wallDark.Alpha(0.85))
	}
	b.L.Fill(field, wallDark.Alpha(1-lit), 0)
}

// found says who was found, and by whom, with the card; the slips with what was a lie lie under the name.
func (b *Brush) found(u *Unmasking) {
	room := u.words
	line := min(max(b.M.Size(display.Plate, 36), b.M.Floor(display.Plate))*1.3, room.H*0.14)
	kicker, room := room.CutTop(line)
	b.Fit(kicker, u.Kicker, display.Plate, 36, theme.Lamp, display.Left)
	b.L.Items[len(b.L.Items)-1].Role = display.Status
	name, room := room.CutTop(min(unmaskName.In(b.M)*1.25, room.H*0.24))
	b.Fit(name, u.Name, display.Marquee, unmaskName.In(b.M)/b.M.Scale(), theme.Cream, display.Left)
	_, room = room.CutTop(b.M.U(12))
	rule, room := room.CutTop(max(2, b.M.U(4.5)))
	rule.W = min(room.W, b.M.U(180))
	b.L.Fill(rule, theme.BusRed, 0)
	_, room = room.CutTop(b.M.U(24))
	foot, list := room.CutBottom(min(room.H*0.5, unmaskCard.In(b.M)/cardRatio))
	asks, card := foot.CutLeft(foot.W - foot.H*cardRatio)
	u.bottom = asks
	u.bottom.W -= b.M.U(24)
	turn := b.Came(b.unmaskAt(u, unmaskTurns), b.unmaskAt(u, unmaskTurns+420), director.Standard)
	face, squash := u.Back, 2*turn
	if turn >= 0.5 {
		face, squash = u.Card, 2-2*turn
	} else {
		b.Fit(asks.Middle(u.bottom.W, min(asks.H, b.M.U(90))).Moved(-b.M.U(12), 0), u.Asks, display.Plate, 56, theme.Cream,
			display.Left)
	}
	if !b.M.Contrast {
		x, y := card.Centre()
		b.L.Glow(display.Rect{X: x, Y: y}.Middle(card.W*2.2, card.H*1.8), theme.Lamp.Alpha(0.5))
	}
	if come := b.Came(b.unmaskAt(u, unmaskCardAt), b.unmaskAt(u, unmaskCardAt+200), director.Linear); come > 0 {
		it := b.L.Card(card.Inset(card.W*0.04), face)
		it.Squash, it.Turn, it.Shadow, it.Fade = squash, 0.087*(1-turn), b.M.U(10), 1-come
	}
	high := min(list.H/(float64(len(u.Lies))+0.15), unmaskSlip.Grown(b.M))
	for n := range u.Lies {
		at := unmaskTurns + 420 + 100*float64(n)
		come := b.Came(b.unmaskAt(u, at), b.unmaskAt(u, at+160), director.Decelerate)
		slip, _ := list.CutTop(high * 0.84)
		if slip.W -= b.M.U(24); come > 0 && u.Lies[n][0] != "" {
			from := len(b.L.Items)
			b.lie(slip.Moved(float64(n)*b.M.U(12), float64(n)*high), &u.Lies[n])
			b.Faded(from, 1-come)
		}
	}
}

// lie is an answer that was none, on a slip. Where it has no room it is read in the log.
func (b *Brush) lie(slip display.Rect, lie *[3]string) {
	in := slip.Narrowed(max(6, b.M.U(24)))
	if in.H < b.M.Floor(display.Marquee) {
		return
	}
	wide := b.Stage.Measure.Width(lie[2], b.M.Font(display.Marquee), b.M.Size(display.Marquee, b.Lowered(in, 54))) + 1
	asked, answer := in.CutLeft(in.W - min(wide, in.W*0.4))
	hour := b.Stage.Measure.Width(lie[0], b.M.Font(display.Plate), b.M.Size(display.Plate, 27)) + b.M.U(24)
	when, question := asked.CutLeft(hour)
	if b.Stage.Measure.Width(lie[1], b.M.Font(display.Plate), b.M.Floor(display.Plate)) > question.W {
		when, question = display.Rect{}, asked
	}
	if !b.Fits(lie[1], display.Poster, question.W) {
		return
	}
	b.L.Fill(slip, slipLight, b.M.U(2)).Shade(display.ShadeDown, slipDark).Shadow = b.M.U(10)
	if !when.Empty() {
		b.Fit(when, lie[0], display.Plate, 27, theme.CreamText, display.Left)
	}
	b.Fit(question, lie[1], display.Plate, 32, theme.LampInk, display.Left)
	b.Fit(answer, lie[2], display.Marquee, 54, theme.BusRed, display.Right)
}

// stranger is a figure in hat and coat.
var stranger = pen.Draw(240,
	"M 46 88 C 56 78 78 75 86 72 C 88 44 96 28 106 25 C 114 22 118 28 122 27 C 130 22 140 24 146 34 C 152 "+
		"44 154 58 154 72 C 164 75 186 78 196 88 C 200 94 182 102 160 105 C 160 118 158 126 155 134 L 164 150 "+
		"L 172 152 C 202 162 218 188 224 240 L 16 240 C 22 188 38 162 68 152 L 76 150 L 85 134 C 82 126 80 "+
		"118 80 105 C 58 102 40 94 46 88 Z")

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

// Vanish is a villain who gets away on foot: a face under a lamp, which becomes one of all the hats in the street, and
// grows smaller down it.
func (b *Brush) Vanish(field display.Rect, face display.Face) {
	b.ground(field, Street, 0.3)
	gone := b.Came(0.2, 0.9, director.Standard)
	foot, high := field.Y+field.H*(0.8-0.08*gone), field.H*(0.66-0.34*gone)
	x := field.X + field.W*(0.4+0.22*gone)
	b.post(field, 0.36, 1.16)
	b.L.Glow(display.Rect{X: x, Y: foot}.Middle(high*0.9, high*0.16), theme.LampInk.Alpha(0.8))
	figure := display.Rect{X: x - high/2, Y: foot - high, W: high, H: high}
	b.L.Path(figure, walker, wallShadow)
	card := display.Rect{X: x - field.H*0.26, Y: field.Y + field.H*0.72 - field.H*0.6, W: field.H * 0.52, H: field.H * 0.6}
	if seen := 1 - b.Came(0.1, 0.34, director.Standard); seen > 0 {
		b.L.Card(card.Middle(card.H*portrait, card.H), face).Fade = 1 - seen
	}
}

// walker is somebody in hat and coat from behind, who walks away.
var walker = pen.Draw(240, `M 78 40 C 84 34 96 32 98 30 C 98 14 106 4 120 4 C 134 4 142 14 142 30 C 146 32 156
	34 162 40 C 156 48 148 50 140 51 C 140 58 138 62 136 66 L 152 72 C 166 80 170 100 172 130 L 168 176 160 176 C
	160 186 158 192 156 198 L 146 198 148 232 126 234 124 200 112 200 104 228 86 222 96 198 84 196 C 80 188 80 182
	80 176 L 72 176 68 130 C 70 100 74 80 88 72 L 104 66 C 102 62 100 58 100 51 C 92 50 84 48 78 40 Z`)

// Burst is a bomb that goes off behind the houses: a star of fire, embers, and smoke that swells above it.
func (b *Brush) Burst(field display.Rect) {
	sky, ground := field.CutTop(field.H * burstAt)
	high := min(field.H*streetAt, field.W*burstWide)
	x, y := field.X+field.W/2, ground.Y-high*0.3
	b.L.Fill(sky, theme.Night, 0)
	grow, swell := b.Came(0.02, 0.2, director.EmphasisedDecelerate), b.Came(0.1, 0.9, director.Decelerate)
	for n := range clouds {
		c := &clouds[n]
		b.disc(x+high*c[0]*(0.4+0.6*swell), y+high*c[1]*(0.4+0.6*swell), high*c[2], 0.3+0.7*swell,
			[...]display.Colour{theme.Fog, theme.Slate}[n%2])
	}
	for n, colour := range [...]display.Colour{theme.BusRed, theme.LampAlert, theme.Lamp, theme.Cream} {
		b.fire(x, y, high*(0.62-0.14*float64(n))*grow*(1-0.16*swell), 0.5*float64(n), colour)
	}
	if ring := b.Passed(0.04, 0.5); ring > 0 {
		b.ring(x, y, field.W*0.35, 2*director.Decelerate.At(ring), max(3, b.M.U(9)), theme.Lamp.Alpha(0.7*(1-ring)))
	}
	for n := range embers {
		e := &embers[n]
		side := high * 0.02
		b.L.Fill(display.Rect{X: x + high*e[0]*swell, Y: y + high*(e[1]*swell+0.3*swell*swell), W: side, H: side},
			theme.LampAlert, side/2)
	}
	roofs, _ := sky.CutBottom(high)
	b.skyline(roofs, 0.44, 0.06, theme.LampInk)
	ground.Y -= high * 0.2 // No fire between the houses.
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
		b.L.Scrap(box, colour, [4][2]float32{{0, 0.5}, {0.45, 0.2}, {1, 0.5}, {0.45, 0.8}}).Turn = angle
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
			b.L.Path(display.Rect{X: x - r, Y: y - r, W: 2 * r, H: 2 * r}, Star, theme.Lamp)
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
		b.L.Path(hole.Inset(-r*0.9), Star, theme.Cream)
		b.L.Fill(hole, theme.LampInk, r)
	}
}

// holes are where shots hit a card, in shares of it.
var holes = [...][2]float64{{0.3, 0.3}, {0.7, 0.46}, {0.4, 0.7}, {0.78, 0.8}, {0.2, 0.84}, {0.54, 0.16}, {0.86, 0.62},
	{0.16, 0.54}}
