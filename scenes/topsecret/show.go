package topsecret

import (
	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/render/sound"
	"safehouse/scenes/director"
	"safehouse/scenes/table"
	"safehouse/scenes/topsecret/layout"
)

// Carry brings on how far the reveal has come.
func (t *screen) Carry(before, p *picture, e *topsecret.Event) {
	p.open, p.armed = before.open, before.armed
	switch e.Kind {
	case topsecret.NoEvent:
		p.open = p.open || e.N == hush
	case topsecret.Exploded:
		p.armed = true
	case topsecret.CardDestroyed:
		p.armed = false
	case topsecret.TurnBegan, topsecret.GameBegan:
		p.open = false
	}
}

// Together shows in one beat what happens at once: all cards turn, are laid, blow up and are banked so. A mole's theft
// belongs to the mole.
func (t *screen) Together(a, b *topsecret.Event) bool {
	switch group := groupOf(b); group {
	case aloneGroup:
		return false
	case theftGroup:
		return a.Kind == topsecret.MolePlayed
	default:
		return groupOf(a) == group
	}
}

// group is a set of events that are shown at once.
type group uint8

const (
	aloneGroup group = iota
	chooseGroup
	turnGroup
	placeGroup
	blastGroup
	theftGroup
	bankGroup
	scoreGroup
)

func groupOf(e *topsecret.Event) group {
	switch momentOf(e) {
	case chose:
		return chooseGroup
	case burnt, kept:
		return blastGroup
	}
	switch e.Kind {
	case topsecret.CardChosen, topsecret.BankChosen:
		return chooseGroup
	case topsecret.CardTurned:
		return turnGroup
	case topsecret.CardPlaced:
		return placeGroup
	case topsecret.CardDestroyed, topsecret.CardSpared:
		return blastGroup
	case topsecret.CardStolen, topsecret.NothingToSteal:
		return theftGroup
	case topsecret.CardBanked, topsecret.PairBanked, topsecret.CardLeft:
		return bankGroup
	case topsecret.GameScored, topsecret.GameWon, topsecret.MatchEnded:
		return scoreGroup
	}
	return aloneGroup
}

// Prelude has nothing to be seen first: the hush before the cards are turned is a moment of its own.
func (t *screen) Prelude(*picture, *topsecret.Event) bool { return false }

// Board gives the cards of the table laid out for a picture.
func (t *screen) Board(p *picture, buf []director.Sprite) ([]director.Sprite, table.Where) {
	t.lay(&t.layout, p)
	t.pieces = t.layout.Pieces(t.pieces[:0])
	laid := t.layout
	first := len(buf)
	buf = t.wardrobe().dress(t.pieces, buf)
	for i := range t.pieces {
		if t.Stage.Still() {
			break // The assassins are outlined instead.
		}
		if c := &t.pieces[i]; p.armed && c.Up && c.Card.Kind() == topsecret.Assassin {
			buf[first+i].Pose.Scale += armedScale
			buf[first+i].Pose.Shadow += armedShadow
		}
	}
	return buf, laid.Where
}

// Journeys adds what moves because of an event.
func (t *screen) Journeys(e *topsecret.Event, journeys []director.Journey) []director.Journey {
	if !e.Moved {
		return journeys
	}
	j := director.Journey{From: e.From, To: e.To}
	switch e.Kind {
	case topsecret.CardChosen:
		// Computers that decide together do so in the order of their seats.
		j.From, j.Manner, j.After = t.fromHand(e), director.Hop, choosesAfter*float64(len(journeys))
	case topsecret.CardPlaced:
		j.Manner = director.Hop
	case topsecret.CardDestroyed:
		j.Manner, j.After = director.Fall, wipeMS*fallsAfter
	case topsecret.MolePlayed:
		j.Manner, j.After = director.Hop, pathMS
	case topsecret.CardStolen:
		j.Manner, j.After = director.Hop, pathMS
	case topsecret.CardBanked:
		j.Manner = director.Hop
	case topsecret.PairBanked:
		j.Manner = director.Snap
	}
	return append(journeys, j)
}

// Sweeps tells whether the boards grow or make way for the hand.
func (t *screen) Sweeps(before, after *picture) bool {
	t.telling.sweeping, t.telling.growing = before.open != after.open, after.open
	return t.telling.sweeping
}

// Turn has all cards of the turn turn at once.
func (t *screen) Turn(e *topsecret.Event) int {
	if e.Kind == topsecret.CardTurned {
		return director.AllTurn
	}
	return -1
}

// Accent gives a beat its sounds, its slips and the time to read it.
func (t *screen) Accent(b *director.Beat, events []topsecret.Event) {
	hold := func(ms float64) { b.Hold(t.Stage.Ticks(ms)) }
	now := &t.telling
	now.trail.on = false
	if now.sweeping && now.growing {
		// The reveal has the screen at once; its boards grow in it.
		b.Land = 0
	}
	switch e := &events[0]; e.Kind {
	case topsecret.NoEvent:
		switch e.N {
		case hush:
			now.beat = hushBeat
			b.Cues = append(b.Cues, director.Cue{Cue: sound.HiHat})
			b.Ticks = max(b.Ticks, t.Stage.Travels(hushMS))
		case results:
			if t.curtainNext() && !t.worthReading(true) {
				b.Ticks = max(b.Ticks, t.Stage.Ticks(restMS), restLeast)
			}
		}
	case topsecret.CardTurned:
		now.beat, now.unread = turnBeat, true
		b.CueAtLand(sound.Snap)
		hold(readMS)
	case topsecret.CardPlaced:
		now.beat = placeBeat
	case topsecret.Exploded:
		now.beat, now.unread = bombBeat, true
	case topsecret.CardDestroyed, topsecret.CardSpared:
		now.beat = blastBeat
		b.Cues = append(b.Cues, director.Cue{Cue: sound.Boom})
		b.Ticks = max(b.Ticks, t.wipeTicks())
		hold(resultMS)
		if wipe := t.wipeTicks(); wipe > 0 {
			b.Ticks = max(b.Ticks, wipe+blastLeast)
		}
	case topsecret.MolePlayed, topsecret.CardStolen:
		t.theft(b, events)
		if now.trail.from != now.trail.to {
			hold(readMS)
		}
	case topsecret.CardBanked, topsecret.PairBanked, topsecret.CardLeft:
		now.beat = bankBeat
		if paired(events) {
			b.CueAtLand(sound.Bass)
		}
		if t.Alone() {
			now.count.begin(t.Persons.First(), events, b.Land)
		}
		now.unread = t.Shared()
		hold(resultMS)
	case topsecret.Called, topsecret.Forgot:
		hold(readMS)
	case topsecret.TurnBegan, topsecret.GameBegan:
		now.beat = noBeat
	}
	for i := range events {
		t.takeDown(&events[i], -b.Land)
	}
	t.Again()
}

func paired(events []topsecret.Event) bool {
	for i := range events {
		if events[i].Kind == topsecret.PairBanked {
			return true
		}
	}
	return false
}

// theft lets a mole set out for the card that it takes.
func (t *screen) theft(b *director.Beat, events []topsecret.Event) {
	now := &t.telling
	now.beat = theftBeat
	e := &events[len(events)-1]
	pick := game.Place{Zone: topsecret.ZonePick + game.Zone(e.Seat)}
	switch e.Kind {
	case topsecret.CardStolen:
		now.trail = trail{on: true, thief: e.Seat, from: pick, to: e.From}
	default:
		now.trail = trail{on: true, thief: e.Seat, from: pick, to: pick, choosing: e.Kind == topsecret.MolePlayed}
	}
	b.Ticks = max(b.Ticks, t.Stage.Holds(pathMS))
}

// fromHand is where a card that was chosen comes from: from its group in the hand below, where that is in sight.
func (t *screen) fromHand(e *topsecret.Event) game.Place {
	if k := e.Card.Kind(); k != topsecret.NoKind && e.Seat == t.Near {
		return layout.InHand(e.Seat, k, max(0, t.show.Now().Players[e.Seat].Hand[k]-1))
	}
	return e.From
}

var _ table.Staging[picture, topsecret.Event] = (*screen)(nil)
