package getadler

import (
	"slices"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/scenes/games/getadler/london"
)

// peak stages the moment that is shown: all of London grows dark but for what matters.
func (b *brush) peak() {
	p, _ := b.t.table.Peak()
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
	case wrongPeak:
		// It stays on who was taken for somebody else, and on the verdict.
		b.Gloom(b.lay.Suspects[p.Seat].Box.Inset(-b.M.U(8)), b.M.U(10), peakDusk)
		b.stamp(b.t.table.Say("getadler.verdict.wrong"), 1)
		return
	}
	b.Clear(dusks[p.Kind])
	b.L.Clip(b.PeakStage())
	dark := len(b.L.Items)
	picture, words := field.CutTop(field.H * (1 - titleShare))
	of, c := london.Brush{Brush: b.Brush, Stage: b.t.table.Stage}, &b.v.Fight
	switch p.Kind {
	case gatePeak:
		// From now on arrests can be made (G6).
		of.Strike(picture, getadler.Gate, b.t.handAngle(getadler.Gate), true)
	case lastPeak:
		of.Strike(picture, getadler.Hours, b.t.handAngle(getadler.Hours), false)
	case unmaskPeak:
		of.Unmask(field, picture, b.portrait(p.Seat), b.t.lies()...)
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
		of.Vanish(field, b.portrait(p.Seat))
	case caughtPeak:
		of.Net(picture, b.portrait(p.Seat))
	}
	b.Lit(dark)
	b.L.Unclip()
	if b.PeakCovers() {
		b.PeakTitle(words)
	}
}

// pictured reports that the picture of a peak has taken the place of the table.
func (b *brush) pictured() bool {
	p, _ := b.t.table.Peak()
	return p.Kind > wrongPeak && b.PeakCovers()
}

// portrait is the face of a seat's character.
func (b *brush) portrait(seat game.Seat) display.Face {
	return b.t.face(face{what: portrait, role: b.v.Players[seat].Role})
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
	return london.Rider{Face: b.portrait(seat), Vehicle: b.t.card(b.escape()).Symbol}
}

// punched are the holes that a shoot-out leaves in both sides' portraits, over their names.
func (b fightBrush) punched() {
	c, of := &b.v.Fight, london.Brush{Brush: b.Brush}
	for _, side := range [...]struct {
		seat  game.Seat
		shots int
	}{{c.Villain, c.HeroShots}, {c.Opponent, c.VillainShots}} {
		card := b.lay.side(side.seat).Card
		card.H *= 0.72
		of.Holes(card, side.shots, 1)
	}
}
