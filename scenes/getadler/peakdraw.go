package getadler

import (
	"math"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/director"
	"safehouse/scenes/table"
)

// peak stages the moment that is shown: all of London grows dark but for what matters.
func (b *brush) peak() {
	p, _ := b.t.table.Peak()
	if p.Kind == noPeak {
		return
	}
	field := b.PeakField()
	from := len(b.L.Items)
	switch p.Kind {
	case hourPeak:
		// The light stays on the clock.
		if clock := b.lay.Clock; !clock.Empty() {
			lit := clock.SquareIn(clockLit)
			b.Gloom(lit, lit.W/2, peakDusk)
		}
		return
	case shotPeak:
		b.Gloom(display.Rect{}, 0, peakDusk)
		b.shot(p.Seat)
		b.Lit(from)
		return
	}
	b.Gloom(display.Rect{}, 0, peakDark)
	b.L.Clip(field)
	dark := len(b.L.Items)
	picture, words := field.CutTop(field.H * (1 - titleShare))
	switch p.Kind {
	case gatePeak, lastPeak:
		b.strikes(picture, p)
	case unmaskPeak:
		b.unmask(picture, p.Seat)
	case escapePeak, chasePeak:
		b.street(field, p.Kind == chasePeak)
	case bombPeak:
		b.smoke(picture)
	case freePeak:
		b.vanish(picture, p.Seat)
	case caughtPeak:
		b.net(picture, p.Seat)
	}
	b.Lit(dark)
	b.L.Unclip()
	if b.PeakIsDark() {
		b.PeakTitle(words)
	}
}

// strikes is a clock that strikes over the whole table: behind a gate, which opens once arrests can be made (G6), or in the open,
// where nothing is left but this hour.
func (b *brush) strikes(room display.Rect, p table.Peak) {
	side := min(room.H*0.9, room.W*0.7)
	clock := room.Square(side)
	strokes := p.Strikes + 1
	for n := range strokes {
		at := float64(n) * table.StrikeMS / p.MS
		if ring := b.Passed(at, at+0.3); ring > 0 {
			disc := clock.Square(side * (0.86 + 0.5*director.Decelerate.At(ring)))
			b.L.Border(disc, theme.Lamp.Alpha(0.5*(1-ring)), disc.W/2, max(2, b.M.U(6)))
		}
	}
	hour := getadler.Gate
	if p.Kind == lastPeak {
		hour = getadler.Hours
	}
	b.L.Clock(clock.Square(side*0.86), uint8(hour), b.t.handAngle(hour))
	if p.Kind == lastPeak {
		return
	}
	opened := b.Came(float64(strokes)*table.StrikeMS/p.MS, 0.95, director.Standard)
	leaf := display.Rect{X: room.X + room.W/2 - side*0.6, Y: room.Y, W: side * 0.6, H: room.H}
	b.leaf(leaf.Moved(-opened*side*0.62, 0), false)
	leaf.X += leaf.W
	b.leaf(leaf.Moved(opened*side*0.62, 0), true)
}

// leaf is one half of an iron gate.
func (b *brush) leaf(box display.Rect, right bool) {
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
		b.L.Add(display.Item{Kind: display.Scrap, Box: spear, Colour: theme.Lamp, Corners: [4][2]float32{{0.5, 0}, {1, 0.7}, {0.5, 1}, {0, 0.7}}})
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

// unmask is a villain found: in the light of one lamp a figure turns round and has a face. What it said that was not so is said
// again beside it.
func (b *brush) unmask(room display.Rect, seat game.Seat) {
	lies := 0
	for _, lie := range b.t.shown.lies {
		if lie != "" {
			lies++
		}
	}
	stand := room
	if lies > 0 && room.W > room.H {
		stand.W = room.W * 0.46
	}
	high := stand.H * 0.86
	card := display.Rect{W: high * portraitAspect, H: high}
	card.X, card.Y = stand.X+(stand.W-card.W)/2, stand.Y+stand.H-high
	b.L.Beam(display.Rect{X: card.X - card.W*0.6, Y: room.Y, W: card.W * 2.2, H: room.H}, theme.Lamp.Alpha(0.34))
	turn := b.Came(0.16, 0.4, director.Linear)
	role, squash := b.v.Players[seat].Role, 0.0
	switch {
	case turn < 0.5:
		role, squash = getadler.NoRole, director.Accelerate.At(turn*2)
	case turn < 1:
		squash = 1 - director.Decelerate.At(turn*2-1)
	}
	face := b.t.face(face{what: portrait, role: role})
	it := b.L.Card(card, face)
	it.Squash, it.Shadow = squash, b.M.U(14)
	if lies == 0 || room.W <= room.H || !b.PeakIsDark() {
		return
	}
	_, list := room.CutLeft(room.W * 0.46)
	list.W -= room.W * 0.05
	line := min(list.H*0.2, b.M.U(120))
	y := list.Y + list.H - (float64(lies)+0.3)*line*1.15
	n := 0
	for _, lie := range b.t.shown.lies {
		if lie == "" {
			continue
		}
		if come := b.Came(0.42+0.1*float64(n), 0.54+0.1*float64(n), director.Decelerate); come > 0 {
			b.lie(display.Rect{X: list.X + (1-come)*list.W*0.3, Y: y + float64(n)*line*1.15, W: list.W, H: line}, lie)
		}
		n++
	}
}

// lie is an answer that was none.
func (b *brush) lie(box display.Rect, text string) {
	b.L.Fill(box, theme.Cream, b.M.U(6)).Shadow = b.M.U(8)
	sign, words := box.Inset(b.slipPad()).PartLeft(min(box.H*0.6, b.M.U(54)), b.M.U(10))
	b.L.Symbol(sign.Square(min(sign.W, sign.H)), display.IconClose, theme.BusRed)
	b.Fit(words, text, display.SansBold, lieSize, theme.LampInk, display.Left)
}

// net is somebody caught: the light of the lamps closes around the face.
func (b *brush) net(room display.Rect, seat game.Seat) {
	card := b.likeness(room, seat)
	x, y := card.Centre()
	far := math.Hypot(room.W, room.H)
	r := far + (card.H*0.66-far)*b.Came(0.05, 0.5, director.EmphasisedDecelerate)
	for n := range 3 {
		ring := r * (1 + 0.16*float64(n))
		b.L.Border(display.Rect{X: x - ring, Y: y - ring, W: 2 * ring, H: 2 * ring}, theme.Lamp.Alpha(0.9-0.3*float64(n)), ring, max(2, b.M.U(8-2*float64(n))))
	}
}

// vanish is a villain who gets away: the face dissolves into the steam.
func (b *brush) vanish(room display.Rect, seat game.Seat) {
	card := b.likeness(room, seat)
	gone := b.Came(0.2, 0.8, director.Standard)
	for n := range puffs {
		p := &puffs[n]
		r := card.H * p[2] * (0.4 + 0.6*gone)
		x, y := card.X+card.W/2+p[0]*card.H, card.Y+card.H*(1-0.2*gone)+p[1]*card.H
		b.L.Fill(display.Rect{X: x - r, Y: y - r, W: 2 * r, H: 2 * r}, theme.FogText.Alpha(0.5), r)
	}
}

// puffs are where steam rises: across, down and how large, in heights of a card.
var puffs = [...][3]float64{{-0.5, 0.02, 0.3}, {-0.2, -0.16, 0.34}, {0.16, -0.06, 0.38}, {0.48, 0.04, 0.3}, {-0.36, -0.36, 0.22}, {0.3, -0.4, 0.24}, {0, -0.62, 0.2}}

// smoke is what a bomb leaves: clouds that swell, and embers.
func (b *brush) smoke(room display.Rect) {
	x, y := room.Centre()
	y += room.H * 0.2
	swell := b.Came(0, 0.7, director.EmphasisedDecelerate)
	for n := range clouds {
		c := &clouds[n]
		r := room.H * c[2] * (0.35 + 0.65*swell)
		cx, cy := x+room.H*c[0]*swell, y+room.H*c[1]*swell
		colour := theme.Slate
		if n%2 == 1 {
			colour = theme.Fog
		}
		b.L.Fill(display.Rect{X: cx - r, Y: cy - r, W: 2 * r, H: 2 * r}, colour, r)
	}
	core := room.H * 0.17 * (0.6 + 0.4*swell)
	b.L.Add(display.Item{Kind: display.Wipe, Box: display.Rect{X: x - core, Y: y - core, W: 2 * core, H: 2 * core}, Colour: theme.Lamp, Width: core * 0.3})
	b.L.Symbol(display.Rect{X: x - core*0.6, Y: y - core*0.6, W: core * 1.2, H: core * 1.2}, display.IconBomb, theme.LampInk)
	for n := range embers {
		e := &embers[n]
		side := room.H * 0.012
		b.L.Fill(display.Rect{X: x + room.H*e[0]*swell, Y: y + room.H*e[1]*swell, W: side, H: side}, theme.LampAlert, side/2)
	}
}

// clouds and embers are where these come to from the middle of a blast: across, down and how large, in heights of the room.
var (
	clouds = [...][3]float64{{-0.62, 0.06, 0.24}, {0.6, 0.1, 0.26}, {-0.36, -0.2, 0.28}, {0.38, -0.22, 0.26}, {0, -0.34, 0.3}, {-0.2, 0.12, 0.3}, {0.24, 0.14, 0.28}, {0.02, -0.06, 0.34}}
	embers = [...][2]float64{{-0.8, -0.3}, {-0.55, -0.5}, {-0.3, -0.62}, {0.1, -0.7}, {0.42, -0.55}, {0.7, -0.36}, {0.86, -0.1}, {-0.9, 0}}
)

// likeness is the portrait of a seat's character in a room, which it gives the place of.
func (b *brush) likeness(room display.Rect, seat game.Seat) display.Rect {
	high := room.H * 0.62
	card := room.Middle(high*portraitAspect, high)
	b.L.Card(card, b.t.face(face{what: portrait, role: b.v.Players[seat].Role})).Shadow = b.M.U(12)
	return card
}

// shot is a bullet that crosses from who fires to whom it is fired at, and the holes that are in that side by now.
func (b *brush) shot(seat game.Seat) {
	c := &b.v.Fight
	if !c.Villain.Sits(b.v.Seats) || !c.Opponent.Sits(b.v.Seats) {
		return
	}
	target, shots := c.Villain, c.HeroShots
	if seat == c.Villain {
		target, shots = c.Opponent, c.VillainShots
	}
	at, to := b.lay.side(seat).Card, b.lay.side(target).Card
	for _, who := range [...]game.Seat{seat, target} {
		b.L.Card(b.lay.side(who).Card, b.t.face(face{what: portrait, role: b.v.Players[who].Role})).Shadow = b.M.U(10)
	}
	x0, y0 := at.Centre()
	x1, y1 := to.Centre()
	if fly := b.Passed(0, 0.3); fly > 0 {
		x, y := x0+(x1-x0)*fly, y0+(y1-y0)*fly
		long, thick := at.W*0.5, max(3, b.M.U(6))
		streak := b.L.Fill(display.Rect{X: x - long/2, Y: y - thick/2, W: long, H: thick}, theme.Lamp, thick/2)
		streak.Turn = math.Atan2(y1-y0, x1-x0)
	}
	for n := range min(max(shots, 1), len(holes)) {
		share := 1.0
		if n == shots-1 {
			share = b.Came(0.3, 0.42, director.Overshoot)
		}
		r := to.H * holeShare * share
		x, y := to.X+to.W*holes[n][0], to.Y+to.H*holes[n][1]
		hole := display.Rect{X: x - r, Y: y - r, W: 2 * r, H: 2 * r}
		b.L.Fill(hole, theme.LampInk, r)
		b.L.Border(hole.Inset(-r*0.35), theme.Lamp, r*1.35, max(1, r*0.3))
	}
}

// holes are where shots hit a card, in shares of it.
var holes = [...][2]float64{{0.3, 0.3}, {0.68, 0.42}, {0.42, 0.62}, {0.72, 0.72}, {0.24, 0.8}, {0.56, 0.18}, {0.82, 0.22}, {0.16, 0.52}}
