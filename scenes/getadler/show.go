package getadler

import (
	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/sound"
	"safehouse/scenes/director"
	"safehouse/scenes/table"
)

// Carry adds nothing: the view says all.
func (t *screen) Carry(_, _ *getadler.View, _ *getadler.Event) {}

// Stand forgets what was told on the way: only a question that waits for its answer stays where the show stands still.
func (t *screen) Stand(p *getadler.View) {
	t.telling = telling{said: said{asker: game.Table}}
	if p.Phase == getadler.PhaseAnswer && p.Target.Sits(p.Seats) {
		t.telling.said = said{asker: p.Current, target: p.Target, question: getadler.QuestionKey(p.Trait, p.Colour)}
	}
}

// Captions gives each event its sentence.
func (t *screen) Captions(events []getadler.Event, lines []game.Line) []game.Line {
	return table.CaptionEach(events, lines, t.caption)
}

// caption gives an event's sentence. Where two or more persons share the screen only what everyone may know is spoken.
func (t *screen) caption(e *getadler.Event) game.Line {
	public := *e
	if e.Kind == getadler.RoleDealt && e.Role != getadler.NoRole && t.Alone() {
		return game.Say("getadler.dealt.you", e.Role.Word())
	}
	if !t.Alone() {
		switch e.Kind {
		case getadler.RoleDealt, getadler.CardSeen:
			return game.Line{}
		case getadler.CardDrawn, getadler.CardTaken, getadler.CardGiven, getadler.Looted:
			public.Card = getadler.NoKind
		}
	}
	return public.Say()
}

// Together shows in one beat what happens at once: cards and characters that are dealt, hands that are refilled, what
// is seen in a hand, and seats that are stunned together.
func (t *screen) Together(a, b *getadler.Event) bool {
	if together, ok := t.fightTogether(a, b); ok {
		return together
	}
	switch b.Kind {
	case getadler.CardDrawn:
		return a.Kind == getadler.CardDrawn && (t.show.Now().Hour == 0 || a.Seat == b.Seat)
	case getadler.RoleDealt, getadler.CardSeen, getadler.Stunned, getadler.SeatReady, getadler.MatchEnded:
		return a.Kind == b.Kind
	}
	return false
}

// Gate holds the show where everybody must have seen what has come to light: before the first confrontation, and
// before it is said who has won.
func (t *screen) Gate(e *getadler.Event) bool {
	now := &t.telling
	if t.rushing {
		return false
	}
	if t.fightGate() {
		return true
	}
	switch e.Kind {
	case getadler.Confronted, getadler.SideWon:
		if now.unread {
			now.unread = false
			return true
		}
	}
	return false
}

// Prelude has nothing to be seen first.
func (t *screen) Prelude(*getadler.View, *getadler.Event) bool { return false }

// Board gives the cards of the table laid out for a picture.
func (t *screen) Board(p *getadler.View, buf []director.Sprite) ([]director.Sprite, table.Where) {
	t.lay(&t.layout, p)
	laid := t.layout
	return laid.things(t.face, buf), laid.where
}

// Journeys adds what moves because of an event.
func (t *screen) Journeys(e *getadler.Event, journeys []director.Journey) []director.Journey {
	now := &t.telling
	if len(journeys) == 0 {
		now.landed = [handMost]getadler.Kind{}
		now.landings = 0
	}
	if e.Kind == getadler.RoleRevealed {
		at := game.Place{Zone: zoneRole + game.Zone(e.Seat)}
		return append(journeys, director.Journey{From: at, To: at, Manner: director.Hop})
	}
	if !e.Moved {
		return journeys
	}
	j := director.Journey{From: t.from(e), To: t.to(e), Manner: director.Hop}
	if e.Kind == getadler.CardDrawn {
		j.After = dealAfter * float64(len(journeys))
	}
	return append(journeys, j)
}

// from is the place that a card leaves: in the hand below that of the last card of its kind.
func (t *screen) from(e *getadler.Event) game.Place {
	seat, ok := handOf(e.From)
	if !ok || !t.below(seat) {
		return e.From
	}
	p := &t.show.Now().Players[seat]
	k := t.kindIn(seat, e.Card)
	return inHand(seat, k, max(0, count(p.Sure[k], p.Cards, k)-1))
}

// to is the place that a card comes to: in the hand below it is the next of its kind.
func (t *screen) to(e *getadler.Event) game.Place {
	seat, ok := handOf(e.To)
	if !ok || !t.below(seat) {
		return e.To
	}
	p := &t.show.Now().Players[seat]
	k := t.kindIn(seat, e.Card)
	n := count(p.Sure[k], p.Cards, k)
	now := &t.telling
	for _, before := range now.landed[:now.landings] {
		if before == k {
			n++
		}
	}
	if now.landings < len(now.landed) {
		now.landed[now.landings] = k
		now.landings++
	}
	return inHand(seat, k, n)
}

// handOf is the seat whose hand a place is.
func handOf(p game.Place) (game.Seat, bool) {
	if p.Zone < getadler.ZoneHand || p.Zone >= getadler.ZoneHand+game.MaxSeats {
		return game.Table, false
	}
	return game.Seat(p.Zone - getadler.ZoneHand), true
}

// below tells whether a seat's hand lies below.
func (t *screen) below(seat game.Seat) bool { return t.Persons != 0 && seat == t.Near }

// kindIn is what a card of the hand below is shown as: a back where it is closed.
func (t *screen) kindIn(seat game.Seat, k getadler.Kind) getadler.Kind {
	if t.show.Now().Viewer != seat {
		return getadler.NoKind
	}
	return k
}

// count is the number of cards that lie as cards of a kind: all of them where they are backs.
func count(ofKind, all int, k getadler.Kind) int {
	if k == getadler.NoKind {
		return all
	}
	return ofKind
}

// Sweeps tells whether a confrontation takes the place of the table, or gives it back.
func (t *screen) Sweeps(before, after *getadler.View) bool {
	return fighting(before) != fighting(after)
}

// Turn has the common flip.
func (t *screen) Turn(*getadler.Event) int { return -1 }

// Accent gives a beat its sounds, its slips and the time to read it.
func (t *screen) Accent(b *director.Beat, events []getadler.Event) {
	now := &t.telling
	e := &events[len(events)-1]
	hold := func(ms float64) { b.Hold(t.Stage.Ticks(ms)) }
	if e.Kind != getadler.Answered {
		now.said = said{asker: game.Table}
	}
	now.accent, now.who = e.Kind, e.Seat
	if t.accentFight(b, events) {
		t.Again()
		return
	}
	switch e.Kind {
	case getadler.HourBegan:
		now.hour = turning{to: int(e.N), on: true}
		b.Cues = append(b.Cues, director.Cue{Cue: sound.Chime})
		b.Ticks = max(b.Ticks, t.Stage.Holds(hourMS))
		b.Land = 0
	case getadler.TurnBegan:
		b.Cues = append(b.Cues, director.Cue{Cue: sound.ClockTick})
	case getadler.Reshuffled:
		b.Cues = append(b.Cues, director.Cue{Cue: sound.Shuffle})
		hold(readMS)
	case getadler.Asked:
		now.said = said{asker: e.Seat, target: e.Other, question: getadler.QuestionKey(e.Trait, e.Colour)}
		b.Cues = append(b.Cues, director.Cue{Cue: sound.Ask})
		hold(askMS)
	case getadler.Answered:
		// The same sound and time for heroes and villains, persons and computers (G7).
		now.said.answer(e)
		b.Cues = append(b.Cues, director.Cue{Cue: sound.Answer})
		b.Ticks = max(b.Ticks, t.Stage.Ticks(answerMS), answerLeast)
	case getadler.Looked, getadler.Spied, getadler.NothingToTake, getadler.CardDiscarded, getadler.CardGiven:
		hold(readMS)
	case getadler.TurnMissed:
		hold(readMS)
		if t.Alone() && t.Persons.Has(e.Seat) {
			t.missed = true
			b.Cues = append(b.Cues, director.Cue{Cue: sound.Back})
			hold(missedMS)
		}
	case getadler.Accused:
		b.CueAtLand(sound.Cuffs)
		hold(accuseMS)
	case getadler.WrongArrest:
		now.arrest = arrest{}
		now.wrong = [2]game.Seat{e.Seat, e.Other}
		now.missed = true
		b.CueAtLand(sound.Back)
		hold(wrongMS)
	case getadler.RightArrest:
		now.arrest = arrest{e.Seat, e.Other, true}
		b.Cues = append(b.Cues, director.Cue{Cue: sound.Cuffs})
		hold(wrongMS)
	case getadler.RoleRevealed:
		now.unread = true
		b.Cues = append(b.Cues, director.Cue{Tick: b.Land / 2, Cue: sound.Flip})
		hold(flipMS)
	}
	if e.Kind != getadler.WrongArrest {
		now.missed = false
	}
	t.Again()
}

var _ table.Staging[getadler.View, getadler.Event] = (*screen)(nil)
