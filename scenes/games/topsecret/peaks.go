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
	"safehouse/scenes/games/topsecret/designs"
	"safehouse/scenes/match"
	"safehouse/scenes/tabletop"
)

// The peaks of TOP SECRET.
const (
	noPeak uint8 = iota
	// hushPeak is the moment before the cards are turned, boomPeak an explosion, theftPeak a mole that takes a card,
	// pairPeak the pairs that are made safe, agentPeak a special agent
	// that stays face up, lastPeak the beginning of the last turn, bankPeak what else is banked or left out.
	hushPeak
	boomPeak
	theftPeak
	pairPeak
	agentPeak
	lastPeak
	bankPeak
)

// pair is a pair that is made safe: its cards, and what it is worth.
type pair struct {
	seat  game.Seat
	kinds [2]topsecret.Kind
	worth int
}

// pairsOf are the pairs that events make safe.
func pairsOf(events []topsecret.Event) (pairs [game.MaxSeats]pair, n int) {
	for i := range events {
		switch e := &events[i]; {
		case e.Kind != topsecret.PairBanked:
		case e.N == 0:
			pairs[n] = pair{e.Seat, [2]topsecret.Kind{e.Card.Kind()}, int(e.Value)}
			n++
		case n > 0:
			pairs[n-1].kinds[1] = e.Card.Kind()
		}
	}
	return pairs, n
}

// figure is what a pair counts up to at a step.
func (p *pair) figure(step int) int { return p.worth * (pairSteps - 1 + step) / (2*pairSteps - 2) }

// burnt are how many cards each seat loses by an explosion, besides the bombs.
func burnt(events []topsecret.Event) (lost [game.MaxSeats]int, all int) {
	for i := range events {
		if e := &events[i]; e.Kind == topsecret.CardDestroyed && e.Card.Kind() != topsecret.Assassin {
			lost[e.Seat]++
			all++
		}
	}
	return lost, all
}

// peak is the moment that a beat is.
func (s *staging) peak(b *match.Beat[picture, topsecret.Event]) tabletop.Peak {
	e := b.Last()
	switch b.After.transition().Group {
	case hushBeat:
		return tabletop.Peak{Kind: hushPeak, MS: hushMS, Seat: match.NoSeat, Cue: sound.Hush}
	case blastBeat:
		return blasted(b)
	case bankBeat:
		return banked(b.Events)
	}
	switch {
	case e.Kind == topsecret.TurnBegan && int(e.N) == b.After.Turns:
		return tabletop.Peak{Kind: lastPeak, MS: lastMS, Title: game.Say("peak.topsecret.last"), Seat: match.NoSeat,
			Cue: sound.HiHat}
	case e.Kind == topsecret.CardStolen:
		return tabletop.Peak{Kind: theftPeak, MS: theftMS, Title: theftOf(&e).title(), Mood: tabletop.BadMood, Seat: e.Seat,
			Cue: sound.Theft}
	}
	return tabletop.Peak{}
}

// blasted is the peak of an explosion.
func blasted(b *match.Beat[picture, topsecret.Event]) tabletop.Peak {
	_, destroyed := burnt(b.Events)
	bombers := b.After.bombs
	title := game.Say("peak.topsecret.booms", game.Number(bombers.Len()), game.Number(destroyed))
	switch {
	case destroyed == 0:
		title = game.Say("peak.topsecret.dud")
	case bombers.Len() == 1:
		title = game.Say("peak.topsecret.boom", game.Number(destroyed), game.SeatName(bombers.First()))
	}
	return tabletop.Peak{Kind: boomPeak, MS: boomMS, Least: blastLeast, Title: title, Mood: tabletop.BadMood,
		Seat: match.NoSeat}
}

// banked is the peak of what becomes of the open cards: of the pairs among them, else of a special agent that stays,
// else of single cards.
func banked(events []topsecret.Event) tabletop.Peak {
	if _, n := pairsOf(events); n > 0 {
		return tabletop.Peak{Kind: pairPeak, MS: pairMS, Title: game.Say("peak.topsecret.pair", game.Number(n)),
			Mood: tabletop.GoodMood, Seat: match.NoSeat, Cue: sound.PairSafe}
	}
	for i := len(events) - 1; i >= 0; i-- {
		if e := &events[i]; e.Kind == topsecret.CardLeft && e.Card.Kind() == topsecret.Agent {
			return tabletop.Peak{Kind: agentPeak, MS: agentMS, Title: game.Say("peak.topsecret.agent", game.SeatName(e.Seat)),
				Mood: tabletop.GoodMood, Seat: e.Seat, Cue: sound.AgentHolds}
		}
	}
	d := decisionsOf(events)
	return d.peak()
}

// peak stages the moment that is shown.
func (b peakBrush) peak() {
	p, _ := b.peaking, b.come
	if p.Kind == noPeak {
		return
	}
	switch p.Kind {
	case hushPeak:
		b.hush()
		return
	case bankPeak:
		b.bank()
		return
	}
	if p.Kind == theftPeak { // It is there for longer than its time.
		return
	}
	field := b.PeakField()
	ground := theme.CutInk
	if p.Kind == boomPeak {
		ground = theme.Ochre
	}
	b.PeakGround(ground)
	b.L.Clip(b.PeakStage())
	defer b.L.Unclip()
	from := len(b.L.Items)
	picture, words := field.CutTop(field.H * (1 - titleShare))
	picture = picture.Inset(b.M.U(16))
	switch p.Kind {
	case boomPeak:
		b.fire(field, picture)
	case pairPeak:
		b.pairs(picture)
	case agentPeak:
		b.stays(picture, p.Seat)
	case lastPeak:
		b.open(picture)
	}
	if p.Kind == boomPeak {
		b.LitAtOnce(from)
	} else {
		b.Lit(from)
	}
	if b.PeakCovers() {
		b.PeakTitle(words)
	}
}

// hush takes the light from everything but the cards that are about to turn.
func (b peakBrush) hush() {
	b.Gloom(display.Rect{}, 0, hushGloom)
	for i := range b.sprites {
		if s := &b.sprites[i]; s.At.Zone >= topsecret.ZonePick && s.At.Zone < topsecret.ZonePick+game.MaxSeats {
			b.Card(s)
			if s.Private {
				handBrush(b).private(s.Pose.Box)
			}
		}
	}
}

// star is a star of cut paper around a point.
func (b peakBrush) star(x, y, reach, wide, turn float64, colour display.Colour) {
	for n := range rays {
		angle := turn + 2*math.Pi*float64(n)/rays
		long := reach * (0.7 + 0.3*math.Mod(float64(n)*0.618, 1))
		sin, cos := math.Sincos(angle)
		ray := display.Rect{W: long, H: wide}
		ray.X, ray.Y = x+cos*long/2-ray.W/2, y+sin*long/2-ray.H/2
		b.L.Scrap(ray, colour, [4][2]float32{{0, 0.2}, {1, 0.5}, {1, 0.5}, {0, 0.8}}).Turn = angle
	}
}

// fire is an explosion over the whole table: it breaks out on the side where the bomb lay, its word stands in it, and
// whom it happens to stands on the other side of a room. No red covers a large part of the screen.
func (b peakBrush) fire(field, room display.Rect) {
	core := min(room.H*0.4, room.W*0.24)
	// The whole of the disc is to be seen, with the word.
	clear := core * 1.2
	heart := room.Inset(clear)
	x, y := heart.Centre()
	var thrown display.Rect
	switch bx, by := revealBrush(b).origin(); {
	case room.W > room.H && bx < x:
		x = heart.X
		_, thrown = room.CutLeft(2 * clear)
	case room.W > room.H:
		x = heart.X + heart.W
		thrown, _ = room.CutLeft(room.W - 2*clear)
	case by < y:
		y = heart.Y
		_, thrown = room.CutTop(2 * clear)
	default:
		y = heart.Y + heart.H
		thrown, _ = room.CutTop(room.H - 2*clear)
	}
	// All of it is there at once: if star and disc grew over the ground, the light would change twice.
	far := math.Hypot(field.W, field.H) * 0.7
	b.star(x, y, far, far*0.14, 0, theme.CutPaper)
	b.star(x, y, core*2, core*0.8, 0.22, theme.Vermilion)
	b.star(x, y, core*1.7, core*0.8, 0.1, theme.CutPaper)
	rim, disc := around(x, y, 2*core*1.14), around(x, y, 2*core)
	b.L.Add(display.Item{Kind: display.Wipe, Box: rim, Clip: b.PeakStage().Intersect(rim), Colour: theme.Vermilion,
		Width: b.M.U(10)})
	b.L.Fill(disc, theme.CutInk, core)
	if !b.PeakCovers() {
		return
	}
	punch := b.Came(0, 0.12, director.Overshoot) // The disc is never without its word.
	b.poster(disc.Middle(core*boomWide, core*boomHigh), b.look.Say("reveal.topsecret.boom"),
		theme.CutPaper).Scale = 0.5 * (punch - 1)
	b.struck(thrown)
}

// struck are the safes of those whom an explosion happens to, in a room of their own: whose bomb it was, and how many
// cards it has cost. They come where they stay, since the light would change twice where they pass.
func (b peakBrush) struck(room display.Rect) {
	n, bombs := 0, b.told.After().bombs
	burnt, _ := burnt(b.told.Beat().Events)
	var seats [game.MaxSeats]game.Seat
	for seat := range game.Seat(b.v.Seats) {
		if burnt[seat] > 0 || bombs.Has(seat) {
			seats[n] = seat
			n++
		}
	}
	for i, seat := range seats[:n] {
		safe := stood(b.cell(room, i, n))
		if safe.W < thrownLeast.In(b.M) {
			return
		}
		begin := 0.24 + 0.03*float64(i)
		come, from := b.Came(begin, begin+0.12, director.Overshoot), len(b.L.Items)
		if come <= 0 {
			continue
		}
		gaze := display.GazeStruck
		if bombs.Has(seat) {
			gaze = display.GazePleased
		}
		b.safe(safe, seat, gaze)
		sign := display.Rect{X: safe.X + safe.W*0.96, Y: safe.Y + safe.H*0.06}.Square(safe.W * 0.36)
		sign.X = min(sign.X, room.X+room.W-sign.W) // At the edge of the window, too, it is whole.
		if bombs.Has(seat) {
			b.disc(sign, display.IconBomb, 0.18, theme.CutInk, theme.CutPaper)
			sign = sign.Moved(0, sign.H*1.1)
		}
		if lost := burnt[seat]; lost > 0 {
			b.L.Fill(sign, theme.Vermilion, sign.W/2)
			b.poster(sign.Inset(sign.W*0.14), minus[lost], theme.CutPaper)
		}
		b.grow(from, safe, 0.3*(come-1))
	}
}

// grow has all that was drawn since an item grow by a share as one thing, about the middle of a box.
func (b peakBrush) grow(from int, about display.Rect, by float64) {
	x, y := about.Centre()
	for i := from; i < len(b.L.Items); i++ {
		it := &b.L.Items[i]
		atX, atY := it.Box.Centre()
		it.Box, it.Scale = it.Box.Moved((atX-x)*by, (atY-y)*by), by
	}
}

// poster is a text in letters as large as its box.
func (b peakBrush) poster(box display.Rect, text string, colour display.Colour) *display.Item {
	font, size, wide := b.M.Font(display.Poster), box.H*0.8, box.W/widthSlack
	if w := b.look.Stage.Measure.Width(text, font, size); w > wide {
		size *= wide / w
	}
	return b.L.Text(box, text, font, size, colour, display.Middle)
}

// safe is the safe of a seat, with a look on its player's face and its name at its foot. It gives the number of the
// safe's item.
func (b peakBrush) safe(box display.Rect, seat game.Seat, gaze display.Gaze) int {
	door, at := b.faces.safes[seat], len(b.L.Items)
	door.Gaze = gaze
	b.L.Card(box, door).Shadow = b.M.U(10)
	if b.PeakCovers() {
		lay := board{Safe: box}
		b.lay.placeName(&lay)
		first, rest := inTwo(b.look.Seats.Names[seat])
		if max(b.width(first, display.Poster), b.width(rest, display.Poster)) > lay.Name.W {
			lay.Under, _ = box.CutBottom(2 * tileLine * b.M.Floor(display.Poster))
			lay.Name, lay.Chip = lay.Under.Narrowed(b.M.U(4)), display.Rect{}
		}
		b.name(&lay, seat)
	}
	return at
}

// stood is where a safe stands in a room, with cards that look out over it.
func stood(room display.Rect) display.Rect {
	high := min(room.H/(1+peekShare), room.W*0.9/designs.SafeRatio)
	box := room.Middle(high*designs.SafeRatio, high*(1+peekShare))
	box.Y, box.H = box.Y+high*peekShare, high
	return box
}

// behind is where one of some cards stands behind a safe, and looks out over it.
func behind(safe display.Rect, n, of int) display.Rect {
	high := safe.H * 0.8
	step := min(high*cardRatio*1.04, (safe.W*0.96-high*cardRatio)/max(1, float64(of-1)))
	return display.Rect{X: safe.X + safe.W/2 - high*cardRatio/2 + (float64(n)-float64(of-1)/2)*step,
		Y: safe.Y - safe.H*peekShare + high*0.04, W: high * cardRatio, H: high}
}

// cell is the room of one of some things beside each other, in two rows where one is too narrow for them.
func (b peakBrush) cell(room display.Rect, i, of int) display.Rect {
	rows := 1
	if of > 2 && room.W/float64(of) < room.H*cellLeast {
		rows = 2
	}
	columns := (of + rows - 1) / rows
	high := (room.H - b.M.U(16)*float64(rows-1)) / float64(rows)
	row := display.Rect{X: room.X, Y: room.Y + float64(i/columns)*(high+b.M.U(16)), W: room.W, H: high}
	if last := of - columns*(rows-1); i >= columns*(rows-1) && last < columns {
		row = row.Middle(row.W*float64(last)/float64(columns), row.H)
		columns, i = last, i-(of-last)
	}
	return row.Column(i%columns, columns, b.M.U(16))
}

// pairs are cards that are slammed together and fall into the safe, with figures that run up to what they are worth
// there.
func (b peakBrush) pairs(room display.Rect) {
	f := b.faces
	pairs, of := pairsOf(b.told.Beat().Events)
	for i := range of {
		p, cell := &pairs[i], b.cell(room, i, of)
		stand, figure := cell.CutTop(cell.H * 0.68)
		if cell.W > cell.H {
			stand, figure = cell.CutLeft(cell.W * 0.5)
			figure = figure.Middle(figure.W, min(figure.H, figure.W*0.6))
		}
		// The cards come from a little higher than where they stay.
		_, stand = stand.CutTop(stand.H * fallShare)
		safe := stood(stand)
		slam, fall := b.Came(0, 0.2, director.Accelerate), b.Came(0.24, 0.34, director.Accelerate)
		x, y := safe.Centre()
		grow := b.Came(0.2, 0.4, director.EmphasisedDecelerate)
		b.star(x, y, safe.W*1.1*grow, safe.W*0.3*grow, 0.1, theme.Ochre)
		b.star(x, y, safe.W*0.85*grow, safe.W*0.24*grow, 0.4, theme.CutPaper)
		for n, kind := range p.kinds {
			way := float64(2*n - 1)
			card := behind(safe, n, len(p.kinds)).Moved(way*(1-slam)*cell.W*0.5, -safe.H*fallShare*(1-fall))
			it := b.L.Card(card, f.up[kind])
			it.Shadow, it.Turn = b.M.U(8), way*(0.04+0.5*(1-slam))
		}
		b.grow(b.safe(safe, p.seat, display.GazePleased), safe, 0.08*math.Sin(math.Pi*b.Passed(0.34, 0.46)))
		sum := b.Came(0.2, 0.26, director.Linear)
		if sum <= 0 || !b.PeakCovers() {
			continue
		}
		b.worth(figure, p)
	}
}

// worth is what a pair is worth: the points of its cards, and how they double.
func (b peakBrush) worth(room display.Rect, p *pair) {
	room = room.Middle(min(room.W, room.H*2), room.H)
	double, figure := room.CutLeft(room.W * 0.36)
	disc := double.SquareIn(0.94)
	b.L.Fill(figure.Inset(figure.H*0.08), theme.CutInk, 0)
	points := p.figure(int(b.Came(0.46, 0.74, director.Decelerate)*float64(pairSteps-1) + 0.5))
	b.poster(figure.Inset(figure.H*0.1), b.figures.Get(b.look.Stage.Lang, points, strconv.Itoa), theme.Ochre)
	hit := b.Came(0.38, 0.46, director.Accelerate)
	if hit <= 0 {
		return
	}
	from := len(b.L.Items)
	b.L.Fill(disc, theme.Teal, disc.W/2)
	b.poster(disc.Inset(disc.W*0.16), "×2", theme.CutPaper)
	b.grow(from, disc, 0.6*(1-hit))
}

// stays is a special agent that keeps its place beside the safe: no bomb takes it (T3).
func (b peakBrush) stays(room display.Rect, seat game.Seat) {
	side := min(room.H*0.86, room.W*0.5)
	safe := room.Middle(side*designs.SafeRatio, side).Moved(-side*0.46, 0)
	card := room.Middle(side*cardRatio, side).Moved(side*0.46, 0)
	come := b.Came(0, 0.3, director.Overshoot)
	x, y := card.Centre()
	b.star(x, y, side*1.05*come, side*0.3*come, 0.1, theme.Teal)
	b.safe(safe, seat, display.GazePleased)
	it := b.L.Card(card, b.faces.up[topsecret.Agent])
	it.Shadow, it.Scale = b.M.U(12), 0.4*(come-1)
	shield := display.Rect{X: card.X + card.W*0.92, Y: card.Y + card.H*0.1}.Square(card.W * 0.34)
	b.disc(shield, display.IconShield, 0.2, theme.Teal, theme.CutPaper)
}

// open are all safes, one after the other, with the cards that still lie open: the last turn banks them.
func (b peakBrush) open(room display.Rect) {
	f := b.faces
	for seat := range game.Seat(b.v.Seats) {
		safe := stood(b.cell(room, int(seat), b.v.Seats))
		begin := 0.06 * float64(seat)
		safe.Y -= (1 - b.Came(begin, begin+0.2, director.Decelerate)) * room.H * 0.2 // From above: the title stands below.
		up := b.Came(begin+0.16, begin+0.36, director.Overshoot)
		waiting := &b.v.Players[seat]
		for i := range waiting.UpCount {
			card := behind(safe, i, waiting.UpCount).Moved(0, safe.H*peekShare*(1-up))
			b.L.Card(card, f.up[waiting.Up[i].Card.Kind()]).Shadow = b.M.U(8)
		}
		b.safe(safe, seat, display.GazeRest)
	}
}

// scorches are the places on boards from which an explosion has taken something, or where the bomb lay: burnt, with the
// sign of what did it, until the next cards are chosen.
func (b *brush) scorches() {
	if b.beforeFire() || b.v.Phase == topsecret.PhaseChoose {
		return
	}
	b.laid.each(func(seat game.Seat, s *slip) {
		if s.lost() == 0 && s.kind != bomberSlip || !s.inSight() {
			return
		}
		lay := &b.lay.Boards[seat]
		char := lay.Pick.Inset(-lay.Pick.W * 0.03)
		b.L.Add(display.Item{Kind: display.Scrap, Box: char, Clip: lay.Box, Colour: theme.CutInk, Rough: b.M.U(6),
			Corners: [4][2]float32{{0, 0.03}, {0.97, 0}, {1, 0.96}, {0.04, 1}}})
		hole := lay.Pick.SquareIn(0.66)
		b.L.Add(display.Item{Kind: display.Wipe, Box: hole, Clip: lay.Box, Colour: theme.TableColour, Edge: theme.Ochre,
			Width: hole.W * 0.08})
		b.disc(hole.SquareIn(0.6), display.IconBomb, 0.12, theme.TableColour, theme.CutInk).Clip = lay.Box
	})
}

// beforeFire reports that an explosion is still to cover the table: burnt places come out of the fire.
func (b *brush) beforeFire() bool {
	p, share := b.peaking, b.come
	_, playing := b.told.Playing()
	return playing && b.told.After().beat == blastBeat && (p.Kind != boomPeak || share < 0.5)
}
