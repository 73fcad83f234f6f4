package getadler

import (
	"math"
	"slices"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/scenes/director"
	"safehouse/scenes/games/getadler/designs"
	"safehouse/scenes/games/getadler/london"
	"safehouse/scenes/stage"
)

// peaks stages the moment that is shown: all of London grows dark but for what matters.
func (b *brush) peaks() {
	p := b.peak
	if p.Kind == noPeak {
		return
	}
	field := b.PeakField()
	switch p.Kind {
	case hourPeak:
		// The light stays on the clock.
		if clock := b.lay.Clock; !clock.Empty() {
			lit := clock.SquareIn(clockLit)
			b.Gloom(lit, lit.W/2, peakDusk)
		}
		return
	case passPeak, lookPeak, accusePeak:
		b.owned()
		return
	case wrongPeak:
		// It stays on who was taken for somebody else, and on the verdict.
		b.Gloom(b.lay.Suspects[p.Seat].Box.Inset(-b.M.U(8)), b.M.U(10), peakDusk)
		b.stamp(b.look.Say("getadler.verdict.wrong"))
		return
	}
	b.Clear(dusks[p.Kind])
	b.L.Clip(b.PeakStage())
	dark := len(b.L.Items)
	picture, words := field.CutTop(field.H * (1 - titleShare))
	of, c := london.Brush{Brush: b.Brush, Stage: b.look.Stage}, &b.v.Fight
	switch p.Kind {
	case gatePeak:
		// From now on arrests can be made (G6).
		of.Strike(picture, getadler.Gate, b.handAngle(getadler.Gate), true)
	case lastPeak:
		of.Strike(picture, getadler.Hours, b.handAngle(getadler.Hours), false)
	case unmaskPeak:
		of.Unmask(b.unmasking(p.Seat))
	case escapePeak:
		of.Flight(field, b.way(), b.rider(c.Villain), nil)
	case chasePeak:
		chaser := b.rider(p.Seat)
		of.Flight(field, b.way(), b.rider(c.Villain), &chaser)
	case shotPeak:
		if fires := slices.Index([]game.Seat{c.Villain, c.Opponent}, p.Seat); c.Villain.Sits(b.v.Seats) &&
			c.Opponent.Sits(b.v.Seats) {
			of.Duel(picture, [...]london.Side{
				{Face: b.portrait(c.Villain), Hits: c.HeroShots}, {Face: b.portrait(c.Opponent), Hits: c.VillainShots},
			}, fires)
		}
	case bombPeak:
		of.Burst(field)
	case freePeak:
		if reason, _ := endOf(b.v); reason == getadler.NobodyAnswered {
			of.Leave(field, b.way(), b.rider(p.Seat))
		} else {
			of.Vanish(field, b.portrait(p.Seat))
		}
	case caughtPeak:
		of.Net(picture, b.portrait(p.Seat))
	}
	b.Lit(dark)
	b.L.Unclip()
	if b.PeakCovers() && !p.Whole {
		b.PeakTitle(words)
	}
}

// pictured reports that the picture of a peak has taken the place of the table.
func (b *brush) pictured() bool {
	return b.peak.Kind > wrongPeak && b.PeakCovers()
}

// portrait is the face of a seat's character.
func (b *brush) portrait(seat game.Seat) display.Face {
	return b.face(face{what: portrait, role: b.v.Players[seat].Role})
}

// escape is the card that a villain flees with.
func (b *brush) escape() getadler.Kind {
	c := &b.v.Fight
	return c.Laid[max(0, c.Cards-1)].Card
}

// way is where it leads through London.
func (b *brush) way() london.Way {
	switch b.escape() {
	case getadler.EscapeMetro:
		return london.Tunnel
	case getadler.EscapeBoat:
		return london.River
	}
	return london.Street
}

// rider is a seat on that way.
func (b *brush) rider(seat game.Seat) london.Rider {
	return london.Rider{Face: b.portrait(seat), Vehicle: b.card(b.escape()).Symbol}
}

// punched are the holes that a shoot-out leaves in both sides' portraits, over their names.
func (b fightBrush) punched() {
	c, of := &b.v.Fight, london.Brush{Brush: b.Brush}
	for _, side := range [...]struct {
		seat  game.Seat
		shots int
	}{{c.Villain, c.HeroShots}, {c.Opponent, c.VillainShots}} {
		card := b.faced(side.seat)
		card.H *= 0.72
		of.Holes(card, side.shots, 1)
	}
}

// faced is the portrait of an opponent as it lies in this frame: what belongs to it goes with it.
func (b fightBrush) faced(seat game.Seat) display.Rect {
	for i := range b.sprites {
		if s := &b.sprites[i]; s.At.Zone == zoneRole+game.Zone(seat) {
			return s.Pose.Box
		}
	}
	return b.lay.side(seat).Card
}

// unmasking is what is to be seen of a villain whose character comes to light.
func (b *brush) unmasking(seat game.Seat) *london.Unmasking {
	u, role := b.found, b.told.After().Players[seat].Role
	u.Player = display.Face{Design: designs.Bust, PortraitID: b.look.Seats.PortraitID(seat), Marks: designs.LampLit,
		Gaze: display.GazeStruck}
	u.Shown = display.Face{}
	if !b.look.Seats.InCast(seat) { // Nobody knows a person's face but that of the character.
		u.Shown = b.face(face{what: ownBust, role: role})
		u.Shown.Tone, u.Shown.Marks = designs.BeforeNothing, u.Player.Marks
	}
	u.Back, u.Card = b.face(face{what: character}), b.face(face{what: namedPortrait, role: role})
	u.Name, u.Asks = b.look.Called(seat), b.look.Say("peak.getadler.who")
	hour := game.Word(getadler.HourKey(max(1, b.v.Hour)))
	if u.Kicker = b.look.Say("peak.getadler.open", hour); arrested(b.v, seat) {
		u.Kicker = b.look.Say("peak.getadler.arrests", hour, game.SeatName(b.v.Current))
	}
	u.Lies, u.Pace = b.lies(), b.peak.MS/unmaskMS
	return u
}

// lies are the last answers of a villain who is unmasked that its own looks give the lie to, now that all see them,
// each with its hour and its question: what is on its card is open. They are none for any other beat, and good until
// they are asked for again.
func (b *brush) lies() [][3]string {
	e, v, n := b.told.Beat().Last(), b.told.After(), liesTold
	if e.Kind != getadler.RoleRevealed || !e.Role.Villain() {
		return nil
	}
	for i := v.Past - 1; i >= 0 && n > 0; i-- {
		h := &v.History[i]
		if h.Deed != getadler.DeedAsk || !h.Answered || h.Target != e.Seat || h.Yes == (e.Role.Look(h.Trait) == h.Colour) {
			continue
		}
		n--
		said := answerKeys[1]
		if h.Yes {
			said = answerKeys[0]
		}
		b.lied[n] = [...]string{b.look.Say(getadler.HourKey(int(h.Hour))),
			b.look.Say(getadler.QuestionKey(h.Trait, h.Colour)), b.look.Say(said)}
	}
	return b.lied[n:]
}

// handAngle is where the hand of the clock stands, clockwise from twelve: on its way it passes its hour a little and
// comes back. With reduced motion it stands there at once.
func (b *brush) handAngle(hour int) float64 {
	at := float64(max(hour, 0)) * math.Pi / 6
	ticks, age := b.look.Stage.Travels(hourMS), b.told.Since()
	if e := b.told.Beat().Last(); e.Kind != getadler.HourBegan || int(e.N) != hour || age >= ticks {
		return at
	}
	share := stage.Share(age, ticks)
	const back = 0.8
	step := math.Pi / 6
	if share < back {
		s := share / back
		return at - step + (step+overshoot)*(1-math.Cos(math.Pi*s))/2
	}
	return at + overshoot*(1-director.Decelerate.At((share-back)/(1-back)))
}
