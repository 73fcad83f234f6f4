package topsecret

import (
	"math"
	"strconv"

	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/render/display"
	"safehouse/render/sound"
	"safehouse/render/theme"
	"safehouse/scenes/director"
	"safehouse/scenes/table"
)

// The peaks of TOP SECRET.
const (
	noPeak uint8 = iota
	// hushPeak is the moment before the cards are turned, boomPeak an explosion, theftPeak the first mole of a turn that takes a
	// card, pairPeak the pairs that are made safe.
	hushPeak
	boomPeak
	theftPeak
	pairPeak
)

// pair is a pair that is made safe: its cards, and the figures that count up to its points.
type pair struct {
	seat  game.Seat
	kinds [2]topsecret.Kind
	steps [pairSteps]string
}

// heist is what the peak of a beat shows: pairs, or the card that was stolen.
type heist struct {
	pairs [game.MaxSeats]pair
	n     int
	loot  topsecret.Kind
	from  game.Seat
}

// Peak is the moment that the events of a beat are.
func (t *screen) Peak(events []topsecret.Event) table.Peak {
	now, e := &t.shown, &events[len(events)-1]
	now.heist = heist{from: game.Table}
	switch mannerOf(e).Group {
	case hushBeat:
		now.robbed = false
		return table.Peak{Kind: hushPeak, MS: hushMS, Seat: table.NoSeat}
	case blastBeat:
		return table.Peak{Kind: boomPeak, MS: boomMS, Seat: table.NoSeat}
	case bankBeat:
		return t.pairing(events)
	}
	if e.Kind == topsecret.CardStolen && !now.robbed {
		now.robbed = true
		now.heist.loot, now.heist.from = e.Card.Kind(), e.Other
		return table.Peak{Kind: theftPeak, MS: theftMS, Title: game.Say("peak.topsecret.theft", game.SeatName(e.Seat), game.SeatName(e.Other)), Mood: table.BadMood, Seat: e.Seat}
	}
	return table.Peak{}
}

// pairing is the peak of the pairs among what is banked.
func (t *screen) pairing(events []topsecret.Event) table.Peak {
	h := &t.shown.heist
	for i := range events {
		e := &events[i]
		switch {
		case e.Kind != topsecret.PairBanked:
		case e.N == 0:
			p := pair{seat: e.Seat, kinds: [2]topsecret.Kind{e.Card.Kind()}}
			for step := range p.steps {
				p.steps[step] = strconv.Itoa(int(e.Value) * (pairSteps - 1 + step) / (2*pairSteps - 2))
			}
			h.pairs[h.n] = p
			h.n++
		case h.n > 0:
			h.pairs[h.n-1].kinds[1] = e.Card.Kind()
		}
	}
	if h.n == 0 {
		return table.Peak{}
	}
	return table.Peak{Kind: pairPeak, MS: pairMS, Title: game.Say("peak.topsecret.pair", game.Number(h.n)), Mood: table.GoodMood, Seat: table.NoSeat, Cue: sound.Bass}
}

// peak stages the moment that is shown.
func (b *brush) peak() {
	p, _ := b.t.table.Peak()
	if p.Kind == noPeak {
		return
	}
	if p.Kind == hushPeak {
		row := b.lay.Boards[0].Pick
		for seat := range b.v.Seats {
			row = row.Around(b.lay.Boards[seat].Pick)
		}
		b.Gloom(row.Inset(-b.M.U(14)), b.M.U(10), hushGloom)
		return
	}
	field := b.PeakField()
	ground := theme.CutInk
	if p.Kind == boomPeak {
		ground = theme.Ochre
	}
	b.L.Fill(field, ground.Alpha(b.PeakLight()), 0)
	b.L.Clip(field)
	defer b.L.Unclip()
	from := len(b.L.Items)
	picture, words := field.CutTop(field.H * (1 - titleShare))
	switch p.Kind {
	case boomPeak:
		b.fire(field)
	case theftPeak:
		b.steal(picture, p.Seat)
	case pairPeak:
		b.pairs(picture)
	}
	b.Lit(from)
	if b.PeakIsDark() {
		b.PeakTitle(words)
	}
}

// fire is an explosion over the whole table: a star of cut paper with the word in it. No red covers a large part of the screen.
func (b *brush) fire(field display.Rect) {
	x, y := field.Centre()
	far := math.Hypot(field.W, field.H) * 0.5
	grow := b.Came(0, 0.3, director.EmphasisedDecelerate)
	for _, star := range [...]struct {
		reach, wide, turn float64
		colour            display.Colour
	}{{1, 0.17, 0, theme.CutPaper}, {0.78, 0.2, 0.22, theme.Vermilion}, {0.6, 0.24, 0.1, theme.CutPaper}} {
		for n := range rays {
			angle := star.turn + 2*math.Pi*float64(n)/rays
			long := far * star.reach * (0.7 + 0.3*math.Mod(float64(n)*0.618, 1)) * grow
			sin, cos := math.Sincos(angle)
			ray := display.Rect{W: long, H: far * star.wide * grow}
			ray.X, ray.Y = x+cos*long/2-ray.W/2, y+sin*long/2-ray.H/2
			b.L.Add(display.Item{Kind: display.Scrap, Box: ray, Colour: star.colour, Turn: angle, Corners: [4][2]float32{{0, 0.2}, {1, 0.5}, {1, 0.5}, {0, 0.8}}})
		}
	}
	core := min(field.H*0.34, field.W*0.22)
	hit := b.Came(0.12, 0.3, director.Overshoot)
	if hit <= 0 {
		return
	}
	rim, disc := around(x, y, 2*core*1.14*hit), around(x, y, 2*core*hit)
	b.L.Add(display.Item{Kind: display.Wipe, Box: rim, Clip: field.Intersect(rim), Colour: theme.Vermilion, Width: b.M.U(10)})
	b.L.Fill(disc, theme.CutInk, core*hit)
	if hit < 1 || !b.PeakIsDark() {
		return
	}
	word, font := b.t.table.Say("reveal.topsecret.boom"), b.M.Font(display.Poster)
	size := core
	if w := b.t.table.Stage.Measure.Width(word, font, size); w > core*1.7 {
		size *= core * 1.7 / w
	}
	b.L.Text(display.Rect{X: x - core, Y: y - size*0.7, W: 2 * core, H: size * 1.4}, word, font, size, theme.CutPaper, display.Middle)
}

// steal is a mole that takes a card home from somebody's safe.
func (b *brush) steal(room display.Rect, thief game.Seat) {
	h, f := &b.t.shown.heist, b.t.faces()
	side := min(room.H*0.7, room.W*0.26)
	home := display.Rect{X: room.X + room.W*0.7 - side/2, Y: room.Y + (room.H-side)/2, W: side, H: side}
	there := home.Moved(-room.W*0.4, 0)
	b.safe(there, h.from)
	b.safe(home, thief)
	carry := b.Came(0.3, 0.75, director.EmphasisedDecelerate)
	high := side * 0.78
	card := display.Rect{W: high * cardRatio, H: high}
	x0, y0 := there.Centre()
	x1, y1 := home.Centre()
	card.X, card.Y = x0+(x1-x0)*carry-card.W/2, y0+(y1-y0)*carry-card.H/2-side*0.3*math.Sin(math.Pi*carry)
	it := b.L.Card(card, f.up[h.loot])
	it.Shadow, it.Turn = b.M.U(14), 0.16*(1-carry)
	reach := b.Came(0, 0.25, director.Decelerate)
	hand := card.Moved(card.W*(1.2-0.75*reach), card.H*0.2).Square(side * 0.42)
	b.disc(hand, display.IconTheft, 0.18, theme.Teal, theme.CutPaper)
}

// safe is the safe of a seat, with its name.
func (b *brush) safe(box display.Rect, seat game.Seat) {
	b.L.Card(box, b.t.faces().safes[seat]).Shadow = b.M.U(10)
	if !b.PeakIsDark() {
		return
	}
	plate := display.Rect{X: box.X - box.W*0.1, Y: box.Y + box.H + b.M.U(6), W: box.W * 1.2, H: max(b.M.U(52), 28)}
	b.L.Fill(plate, theme.SeatColours[seat], 0)
	b.Fit(plate.Inset(b.M.U(6)), b.t.table.Seats.Names[seat], display.GeometricBold, nameSize, theme.SeatInk(int(seat)), display.Middle)
}

// pairs are cards that are slammed together into the safe, with figures that run up to what they are worth there.
func (b *brush) pairs(room display.Rect) {
	h, f := &b.t.shown.heist, b.t.faces()
	room = room.Inset(b.M.U(20))
	for i := range h.n {
		p, part := &h.pairs[i], room.Column(i, h.n, b.M.U(20))
		figure, stand := part.CutBottom(min(part.H*0.34, part.W*0.5))
		side := min(stand.H*0.8, stand.W*0.8)
		safe := stand.Square(side).Moved(0, -(stand.H-side)*0.3)
		b.safe(safe, p.seat)
		slam := b.Came(0, 0.22, director.Accelerate)
		high := side * 0.8
		for n, kind := range p.kinds {
			way := float64(2*n - 1)
			card := safe.Middle(high*cardRatio, high).Moved(way*(side*0.17+(1-slam)*part.W*0.6), 0)
			it := b.L.Card(card, f.up[kind])
			it.Shadow, it.Turn = b.M.U(12), way*(0.05+0.5*(1-slam))
		}
		if !b.PeakIsDark() {
			continue
		}
		_, figure = figure.CutTop(figure.H * 0.3)
		run := b.Came(0.34, 0.7, director.Decelerate)
		text := p.steps[int(run*float64(pairSteps-1)+0.5)]
		b.Fit(figure, text, display.Poster, pairSize, theme.Ochre, display.Middle)
	}
}

// scorches are the places on boards from which an explosion has taken something: black until the next turn.
func (b *brush) scorches() {
	b.t.shown.slips.each(func(seat game.Seat, s *slip) {
		if s.lost() == 0 || !s.inSight() {
			return
		}
		lay := &b.lay.Boards[seat]
		box := lay.Pick.SquareIn(0.92)
		b.L.Add(display.Item{Kind: display.Wipe, Box: box, Clip: lay.Box, Colour: theme.CutSecondary, Width: box.W * 0.06})
	})
}
