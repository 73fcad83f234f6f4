package getadler

import (
	"math"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/display"
	"safehouse/render/sound"
	"safehouse/render/theme"
	"safehouse/scenes/director"
	"safehouse/scenes/tabletop"
)

// ownPeak is the moment that a beat is for a person at the screen to whom it happens: a card is taken from it or given
// to it, or goes the other way; its hand is gone through; and it is arrested. Between computers none of that is one.
func (s staging) ownPeak(b *beat) tabletop.Peak {
	e, persons := b.Last(), s.look.Seats.Persons
	p := tabletop.Peak{MS: ownMS, Mood: tabletop.BadMood, Seat: e.Other}
	switch {
	case !persons.Has(e.Other) && !persons.Has(e.Seat):
		return tabletop.Peak{}
	case e.Kind == getadler.CardTaken, e.Kind == getadler.Looted:
		p.Kind, p.Title, p.Cue = passPeak, s.passes("peak.getadler.taken", &e), sound.Whoosh
	case e.Kind == getadler.CardGiven:
		p.Kind, p.Title, p.Cue = passPeak, s.passes("peak.getadler.given", &e), sound.Whoosh
		p.Mood = tabletop.PlainMood
	case !persons.Has(e.Other):
		return tabletop.Peak{}
	case e.Kind == getadler.Looked:
		p.Kind, p.Title = lookPeak, game.Say("peak.getadler.looked", game.SeatName(e.Seat), game.SeatName(e.Other))
	case e.Kind == getadler.Accused:
		p.Kind, p.Title = accusePeak, game.Say("peak.getadler.accused", game.SeatName(e.Seat), game.SeatName(e.Other))
	default:
		return tabletop.Peak{}
	}
	if persons.Has(e.Seat) { // It wanted that.
		p.Mood = tabletop.PlainMood
	}
	return p
}

// passes says that a card changes hands: which, to the one person who knows it.
func (s staging) passes(key string, e *getadler.Event) game.Line {
	card := e.Card
	if !s.look.Holder.Alone() {
		card = getadler.NoKind
	}
	return game.Say(key, game.SeatName(e.Seat), game.SeatName(e.Other), card.One())
}

// peakOf is the moment that a beat is.
func (s staging) peakOf(b *beat) tabletop.Peak {
	if p := peakOf(b); p.Kind != noPeak {
		return p
	}
	return s.ownPeak(b)
}

// owned stages what happens to a person: the table is to be seen in it still.
func (b *brush) owned() {
	e := b.told.Beat().Last()
	field := b.PeakField()
	if middle := b.lay.Middle; !middle.Empty() && !fighting(b.v) {
		_, field = field.CutTop(max(0, middle.Y-field.Y))
	}
	stage, words := field.CutTop(field.H * (1 - ownTitle))
	lit, radius := b.handOf(e.Other), b.M.U(10)
	switch b.peak.Kind {
	case passPeak:
		if lit = b.handOf(e.Seat); b.below(e.Seat) {
			lit = b.handOf(e.Other)
		}
	case accusePeak:
		if b.below(e.Other) && !b.lay.Own.Empty() {
			lit = b.lay.Own.SquareIn(1)
			radius = lit.W / 2
		}
	}
	b.Gloom(lit.Inset(-b.M.U(8)), radius, peakDusk)
	from := len(b.L.Items)
	switch b.peak.Kind {
	case passPeak:
		b.passing(&e, stage)
	case lookPeak:
		b.glass(lit)
	case accusePeak:
		side := min(lit.W, lit.H) * ownCuffs
		box := lit.Square(side * (1 + stampOverOwn*(1-b.Came(0, 0.2, director.Accelerate))))
		b.L.Fill(box, theme.Night.Alpha(0.85), box.W/2)
		b.L.Symbol(box.Inset(box.W*0.16), display.IconHandcuffs, theme.LampAlert)
	}
	b.LitAtOnce(from)
	if b.peak.Kind != passPeak { // What is told of lies below.
		words = stage
	}
	b.PeakTitle(words)
}

// handOf is where the hand of a seat is seen.
func (b *brush) handOf(seat game.Seat) display.Rect {
	switch {
	case fighting(b.v):
		return b.lay.side(seat).Box
	case b.below(seat):
		return b.lay.Hand
	}
	return b.lay.Suspects[seat].Box
}

// passing is a card that changes hands: it comes out of the one, stays in the light, large, and goes to the other.
func (b *brush) passing(e *getadler.Event, stage display.Rect) {
	giver, taker := e.Other, e.Seat
	if e.Kind == getadler.CardGiven {
		giver, taker = taker, giver
	}
	high := min(stage.H*ownCard, b.M.U(ownCardMost))
	large := stage.Middle(high*cardRatio, high)
	came, gone := b.Came(0, 0.3, director.Decelerate), 0.0
	if !b.look.Stage.Still() {
		gone = b.Came(0.76, 1, director.Accelerate)
	}
	small := func(seat game.Seat) display.Rect {
		x, y := b.handOf(seat).Centre()
		return display.Rect{X: x - high*cardRatio*0.2, Y: y - high*0.2, W: high * cardRatio * 0.4, H: high * 0.4}
	}
	box := between(between(small(giver), large, came), small(taker), gone)
	card := e.Card
	if !b.look.Holder.Alone() {
		card = getadler.NoKind
	}
	b.L.Glow(box.Inset(-box.H*0.35), theme.Lamp.Alpha(0.5))
	it := b.L.Card(box, b.card(card))
	it.Shadow, it.Turn = b.M.U(16), ownLean*came
}

// between is a box on the way from one to another.
func between(from, to display.Rect, share float64) display.Rect {
	mix := func(a, b float64) float64 { return a + (b-a)*share }
	return display.Rect{X: mix(from.X, to.X), Y: mix(from.Y, to.Y), W: mix(from.W, to.W), H: mix(from.H, to.H)}
}

// glass is a magnifier that goes over a hand.
func (b *brush) glass(hand display.Rect) {
	side := min(hand.H, hand.W) * ownGlass
	share := b.Came(0.08, 0.92, director.Linear)
	if b.look.Stage.Still() {
		share = 0.5
	}
	box := display.Rect{X: hand.X + (hand.W-side)*share, W: side, H: side}
	box.Y = hand.Y + (hand.H-side)/2 - hand.H*0.12*math.Sin(3*math.Pi*share)
	lens := box.SquareIn(0.74).Moved(-side*0.1, -side*0.1)
	b.L.Glow(lens.Inset(-side*0.12), theme.Lamp.Alpha(0.35))
	b.L.Fill(lens, theme.Cream.Alpha(0.22), lens.W/2)
	b.L.Symbol(box.Moved(side*0.02, side*0.03), display.IconMagnifier, theme.LampInk)
	b.L.Symbol(box, display.IconMagnifier, theme.Lamp)
}
