package kompromat

import (
	"math"
	"strconv"

	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/render/display"
	"safehouse/render/sound"
	"safehouse/render/theme"
	"safehouse/scenes/director"
	"safehouse/scenes/games/kompromat/designs"
	"safehouse/scenes/match"
	"safehouse/scenes/tabletop"
	"safehouse/scenes/ui"
)

// The peaks of KOMPROMAT.
const (
	noPeak uint8 = iota
	// overPeak is a person who plays alone and has drawn over 21: nobody else looks on (K24). bustPeak is a total over 21
	// that comes to light, perfectPeak an exact 21.
	overPeak
	bustPeak
	perfectPeak
	// ninthPeak is the ninth token, which ends the match, roundPeak a round that is over.
	ninthPeak
	roundPeak
)

// peak is the moment that a beat is, which ends with that event.
func (s *staging) peak(b *match.Beat[picture, kompromat.Event], e *kompromat.Event) tabletop.Peak {
	switch e.Kind {
	case kompromat.CardPlacedDown:
		if s.alone(e.Seat) && goesOver(b, e) {
			return tabletop.Peak{Kind: overPeak, MS: overMS, Title: game.Say("peak.kompromat.over"), Mood: tabletop.BadMood,
				Seat: e.Seat, Cue: sound.Bust}
		}
	case kompromat.WentBust:
		return tabletop.Peak{Kind: bustPeak, MS: bustMS, Title: game.Say("peak.kompromat.bust", game.SeatName(e.Seat)),
			Mood: tabletop.BadMood, Seat: e.Seat, Cue: sound.Bust}
	case kompromat.WasPerfect:
		return tabletop.Peak{Kind: perfectPeak, MS: perfectMS,
			Title: game.Say("peak.kompromat.perfect", game.SeatName(e.Seat)),
			Mood:  s.moodOf(e.Seat), Seat: e.Seat, Cue: sound.TwentyOne}
	case kompromat.MatchEnded:
		if notorious(e) {
			return tabletop.Peak{Kind: ninthPeak, MS: ninthMS, Title: game.Say(reasons[e.N], game.SeatName(1-e.Seat)),
				Mood: tabletop.BadMood, Seat: 1 - e.Seat, Cue: sound.NinthToken}
		}
	case kompromat.RoundBegan:
		if e.N > 1 {
			return tabletop.Peak{Kind: roundPeak, MS: roundMS, Title: game.Say("peak.kompromat.round", game.Number(int(e.N)),
				game.Number(kompromat.Rounds)), Seat: match.NoSeat, Cue: sound.RoundEnd}
		}
	}
	return tabletop.Peak{}
}

// moodOf is the mood of what is good for a seat: a rival that wins does not wear the player's colour.
func (s *staging) moodOf(seat game.Seat) tabletop.Mood {
	if s.look.Seats.Persons.Has(seat) || s.look.Seats.Persons == 0 {
		return tabletop.GoodMood
	}
	return tabletop.PlainMood
}

// alone reports whether a seat is that of the one person who plays, and looks on alone.
func (s *staging) alone(seat game.Seat) bool {
	return s.look.Holder.Alone() && s.look.Seats.Persons.Has(seat)
}

// goesOver reports whether the card that an event has placed makes a seat's total more than 21, however its cards
// count.
func goesOver(b *match.Beat[picture, kompromat.Event], e *kompromat.Event) bool {
	over := func(p *picture) bool { return read(&p.Row[e.Index].Attempts[e.Seat]).low > kompromat.Limit }
	return over(&b.After) && !over(&b.Before)
}

// peak stages the moment that is shown: the desk is cleared, and what matters lies in the light of the lamp.
func (b *brush) peak(p tabletop.Peak) {
	b.Clear(peakDusk)
	field := b.PeakField()
	b.L.Clip(b.PeakStage())
	defer b.L.Unclip()
	from := len(b.L.Items)
	picture, words := field.CutTop(field.H * (1 - titleShare))
	switch light := (lamplight{b, picture}); p.Kind {
	case overPeak, bustPeak:
		light.slam(p)
	case perfectPeak:
		light.perfect(p.Seat)
	case ninthPeak:
		light.ninth(p.Seat)
	case roundPeak:
		light.cabinet()
	}
	b.Lit(from)
	if b.PeakCovers() {
		b.PeakTitle(words)
	}
}

// lamplight draws what lies in the light of the lamp, in a room on the desk.
type lamplight struct {
	*brush
	room display.Rect
}

// pool is the light itself, around the middle of the room, under the lamp that hangs there: it dies away before it
// comes to the edges of what it falls on, where it would be cut.
func (b lamplight) pool(wide float64, colour display.Colour) {
	x, y := b.room.Centre()
	stage := b.PeakStage()
	light := around(x, y, wide*poolShare)
	high := 2 * min(y-stage.Y, stage.Y+stage.H-y, light.H/2)
	side := 2 * min(x-stage.X, stage.X+stage.W-x, light.W/2)
	b.L.Glow(light.Middle(side, high), colour.Alpha(poolLight))
	hung := min(b.M.U(lampWide), wide*lampMost)
	lamp := display.Rect{X: x - hung/2, Y: stage.Y, W: hung, H: hung * lampHigh}
	beam := b.room.Middle(wide, b.room.H)
	beam.Y, beam.H = lamp.Y+lamp.H*0.9, b.room.Y+b.room.H-lamp.Y-lamp.H*0.9
	b.L.Beam(beam, colour.Alpha(beamLight))
	if !b.M.Contrast {
		b.L.Card(lamp, display.Face{Design: designs.Lamp})
	}
}

// slam is a file that is slammed shut over the cards that went over 21.
func (b lamplight) slam(p tabletop.Peak) {
	high := min(b.room.H*0.86, b.room.W*0.9/(folderWide*(1+columnOut)))
	file := b.room.Middle(high*folderWide, high).Moved(-high*folderWide*columnOut/2, 0)
	b.pool(file.W*1.7, theme.Alert)
	i := b.v.Current
	if i < 0 {
		return
	}
	a := &b.v.Row[i].Attempts[p.Seat]
	total := read(a).low
	if a.Declared {
		total = a.Total
	}
	b.column(display.Rect{X: file.X + file.W*1.08, Y: file.Y, W: file.W * (columnOut - 0.08), H: file.H}, total)
	shut := b.Came(0.22, 0.34, director.Accelerate)
	side := file.H * 0.5
	// A long fan is closed as far as the window has room beside the file.
	step := min(side*0.34, 2*(file.X+file.W/2-b.room.X-side*0.5)/max(1, float64(a.Count-1)))
	for n := range min(a.Count, fanMost) {
		card := file.Middle(side*cardRatio, side).Moved((float64(n)-float64(a.Count-1)/2)*step, -file.H*0.12)
		slot := a.Cards[n]
		it := b.L.Card(card, b.face(equipment(p.Seat, slot)))
		it.Turn, it.Shadow = 0.08*(float64(n)-float64(a.Count-1)/2), b.M.U(8)
	}
	cover := display.Rect{X: file.X, Y: file.Y + file.H*0.28, W: file.W, H: file.H * 0.72}
	lid := b.L.Card(cover, b.face(face{isMission: true}))
	lid.Scale, lid.Shadow, lid.Turn = 0.5*(1-shut), b.M.U(6)+b.M.U(30)*(1-shut), -0.02*shut
	lid.Fade = 1 - math.Min(1, shut*3)
	if shut >= 1 {
		// The face looks out over the stamp.
		high, wide := cover.H*0.74, cover.W*0.8
		b.Portrait(cover.Middle(high*ui.PictureAspect, high).Moved(0, -cover.H*0.26), p.Seat, display.GazeStruck, 0.03)
		if p.Kind == bustPeak { // Until the reveal nobody else knows.
			b.verdict(cover.Middle(wide, wide*stampHigh/stampWide).Moved(0, cover.H*0.06), "stamp.bust", match.Settled)
		}
	}
}

// column is a total that rises over the line of 21: what is over it is red, and both figures stand beside it.
func (b lamplight) column(box display.Rect, total int) {
	limit := float64(kompromat.Limit)
	level := func(points float64) float64 { return box.Y + box.H*(1-points/(float64(total)+limit*columnOver)) }
	risen := float64(total) * b.Came(0, 0.26, director.Standard)
	tube, side := box.CutLeft(box.W * 0.3)
	part := func(from, to float64, colour display.Colour) {
		b.L.Fill(display.Rect{X: tube.X, Y: level(to), W: tube.W, H: level(from) - level(to)}, colour, 0)
	}
	part(0, float64(total)+limit*columnOver, theme.DeskColour)
	part(0, min(risen, limit), theme.Manila)
	if risen > limit {
		part(limit, risen, theme.StampRed)
	}
	line := max(2, b.M.U(6))
	b.L.Fill(display.Rect{X: box.X - tube.W*0.3, Y: level(limit) - line/2, W: box.W + tube.W*0.3, H: line}, theme.Brass, 0)
	side = side.Inset(side.W * 0.06)
	high := side.W * 0.5
	if size := high * 0.6; !b.PeakCovers() || size < b.M.Floor(display.Typewriter) {
		return // The panel says both figures too.
	}
	slip := func(y float64, text string, ink display.Colour) {
		paper := display.Rect{X: side.X, Y: y, W: side.W, H: high}
		b.L.Fill(paper, theme.PaperLight, b.M.U(4)).Shadow = b.M.U(6)
		b.L.Text(paper, text, b.M.Font(display.Typewriter), high*0.6, ink, display.Middle)
	}
	slip(level(limit)+line, b.look.Say("peak.kompromat.figure"), theme.InkBlue)
	slip(min(level(float64(total))-high/2, level(limit)-line-high), b.readings(reading{low: total}), theme.StampRed)
}

// perfect is an exact 21: the carriage of a typewriter comes back, and the figure shines, with who has it beside it.
func (b lamplight) perfect(seat game.Seat) {
	x, y := b.room.Centre()
	y += b.room.H * 0.06
	stage := b.PeakStage()
	far := math.Hypot(stage.W, stage.H) * 0.7 // No ray ends on the screen.
	glow := b.Came(0.2, 0.55, director.EmphasisedDecelerate)
	for n := range beams {
		angle := 2 * math.Pi * (float64(n) + 0.5) / beams
		sin, cos := math.Sincos(angle)
		long := far * glow
		ray := display.Rect{W: long, H: far * 0.16 * glow}
		ray.X, ray.Y = x+cos*long/2-ray.W/2, y+sin*long/2-ray.H/2
		b.L.Scrap(ray, theme.Brass.Alpha(0.5), [4][2]float32{{0, 0.42}, {1, 0}, {1, 1}, {0, 0.58}}).Turn = angle
	}
	side := min(b.room.H*0.62, b.room.W*0.57) // With the portrait beside it.
	paper := around(x, y, side).Moved(-(1-b.Came(0, 0.24, director.Decelerate))*b.room.W*0.6, 0)
	b.L.Fill(paper, theme.PaperLight, b.M.U(8)).Shadow = b.M.U(14)
	b.L.Border(paper.Inset(side*0.05), theme.Brass, b.M.U(6), max(2, side*0.018))
	if b.PeakCovers() {
		text, font := b.look.Say("peak.kompromat.figure"), b.M.Font(display.Typewriter)
		b.L.Text(paper, text, font, side*0.5, theme.InkBlue, display.Middle)
	}
	high := side * 0.6
	beside := display.Rect{X: paper.X - high*ui.PictureAspect*0.72, Y: paper.Y + side - high*0.92,
		W: high * ui.PictureAspect, H: high}
	b.Portrait(beside, seat, display.GazePleased, -0.07)
}

// around is a square of that side with a point in its middle.
func around(x, y, side float64) display.Rect { return display.Rect{X: x, Y: y}.Square(side) }

// ninth is the file of a player who has nine tokens: eight holes, and the ninth is punched.
func (b lamplight) ninth(seat game.Seat) {
	wide := min(b.room.W*0.86, b.room.H*2.2)
	strip := b.room.Middle(wide, wide/5.2)
	strip.Y = b.room.Y + b.room.H - strip.H*1.06
	b.pool(wide*0.8, theme.Alert)
	if high := min((strip.Y-b.room.Y)*1.02, strip.W*0.66/ui.PictureAspect); high > 0 {
		face := display.Rect{X: strip.X + strip.W*0.3, Y: strip.Y + strip.H*0.12 - high, W: high * ui.PictureAspect, H: high}
		b.Portrait(face, seat, display.GazeStruck, -0.03)
	}
	b.L.Fill(strip, theme.Manila, b.M.U(10)).Shadow = b.M.U(14)
	punch := b.Came(0.3, 0.4, director.Accelerate)
	for n := range kompromat.TokenLimit {
		hole := strip.Inset(strip.H*0.1).Column(n, kompromat.TokenLimit, strip.H*0.06).SquareIn(0.72)
		switch {
		case n < kompromat.TokenLimit-1 || punch >= 1:
			b.L.Fill(hole, theme.GroundColour, hole.W/2)
			b.L.Border(hole, theme.ManilaEdge, hole.W/2, max(2, hole.W*0.06))
		default:
			b.L.Border(hole, theme.StampOnManila, hole.W/2, max(2, hole.W*0.06))
		}
		if ring := b.Passed(0.4, 0.75); n == kompromat.TokenLimit-1 && ring > 0 {
			out := hole.Square(hole.W * (1 + 1.4*ring))
			b.L.Border(out, theme.Alert.Alpha(1-ring), out.W/2, max(2, b.M.U(5)))
		}
	}
	if die := b.Passed(0.1, 0.4); die > 0 {
		hole := strip.Inset(strip.H*0.1).Column(kompromat.TokenLimit-1, kompromat.TokenLimit, strip.H*0.06)
		rod := display.Rect{X: hole.X + hole.W*0.2, Y: b.room.Y, W: hole.W * 0.6, H: (strip.Y + strip.H*0.3 - b.room.Y) * die}
		b.L.Fill(rod, theme.ControlBorder, b.M.U(4))
	}
}

// cabinet is a cabinet with a drawer for each round: that of the round that is over is shut, and that of the one that
// begins comes out with its missions.
func (b lamplight) cabinet() {
	const across = kompromat.Rounds / 2
	high := min(b.room.H*0.8, b.room.W*0.86/cabinetWide)
	body := b.room.Middle(high*cabinetWide, high)
	b.pool(body.W*1.1, theme.Brass)
	b.L.Fill(body, theme.Wood, b.M.U(8)).Shadow = b.M.U(20)
	gap := high * 0.03
	shut, opened := b.Came(0, 0.3, director.Standard), b.Came(0.34, 0.7, director.EmphasisedDecelerate)
	inside, round := body.Inset(gap), b.told.After().Round
	for pass := range 2 { // What has come out lies over the others.
		for n := range kompromat.Rounds {
			out := 0.0
			switch n + 1 {
			case round - 1:
				out = 1 - shut
			case round:
				out = opened
			}
			if out > 0 != (pass > 0) {
				continue
			}
			box := inside.Column(n%across, across, gap)
			box.H = (inside.H - gap) / 2
			box.Y += float64(n/across) * (box.H + gap)
			b.drawer(box, n, out)
		}
	}
}

// drawer is one drawer of the cabinet, which has come out so far.
func (b lamplight) drawer(box display.Rect, n int, out float64) {
	b.L.Fill(box, theme.GroundColour, b.M.U(4))
	front := box.Moved(0, box.H*0.42*out)
	if out > 0 {
		inside := box.Narrowed(box.W * 0.04)
		for m := range b.v.Row {
			file := inside.Column(m, len(b.v.Row), inside.W*0.03)
			file.Y += box.H * (0.05 + 0.4*(1-out) + 0.05*float64(m%2))
			file.H = front.Y + front.H*0.5 - file.Y
			b.L.Fill(file, theme.PaperLight, b.M.U(3))
			b.L.Border(file, theme.ManilaEdge, b.M.U(3), max(1, b.M.U(2)))
		}
	}
	colour := theme.ManilaShade
	if out > 0 {
		colour = theme.Manila
	}
	it := b.L.Fill(front, colour, b.M.U(4))
	it.Shadow = b.M.U(4) + b.M.U(16)*out
	b.L.Border(front, theme.ManilaEdge, b.M.U(4), max(1, b.M.U(3)))
	label, grip := front.Inset(front.H * 0.1).CutTop(front.H * 0.44)
	label = label.Middle(label.H*1.5, label.H)
	b.L.Fill(label, theme.PaperLight, b.M.U(2))
	b.L.Border(label, theme.Brass, b.M.U(2), max(1, b.M.U(3)))
	if b.PeakCovers() {
		b.L.Text(label, roundDigits[n], b.M.Font(display.Typewriter), max(label.H*0.8, b.M.Floor(display.Typewriter)),
			theme.Ink, display.Middle)
	}
	grip = grip.Middle(front.W*0.26, front.H*0.12)
	b.L.Fill(grip, theme.Brass, grip.H/2).Shadow = b.M.U(3)
}

// roundDigits are the labels of the drawers.
var roundDigits = func() (all [kompromat.Rounds]string) {
	for n := range all {
		all[n] = strconv.Itoa(n + 1)
	}
	return all
}()
