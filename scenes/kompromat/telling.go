package kompromat

import (
	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/render/sound"
	"safehouse/scenes/director"
	"safehouse/scenes/table"
)

// telling is what the show has told of the mission in turn.
type telling struct {
	// turned is the number of cards turned.
	turned int
	// result tells that the result of the mission in turn is out; verdict is what became of it, cost what came with it.
	result        bool
	verdict, cost game.Line
	stamps        []stampMark
}

// stampMark is a verdict that was stamped on a seat's lane.
type stampMark struct {
	seat game.Seat
	key  string
	age  int
	good bool
}

// settled is the age of a stamp that has long come down.
const settled = 1 << 20

// Stand forgets what was told, and puts the verdicts of a view that stands still.
func (t *screen) Stand(p *picture) {
	t.telling = telling{}
	if !p.opened || p.Current < 0 {
		return
	}
	for seat := range game.Seat(kompromat.Seats) {
		a := &p.Row[p.Current].Attempts[seat]
		switch {
		case a.Bust:
			t.telling.stamps = append(t.telling.stamps, stampMark{seat: seat, key: "stamp.bust", age: settled})
		case a.Declared && a.Total == kompromat.Limit:
			t.telling.stamps = append(t.telling.stamps, stampMark{seat: seat, key: "stamp.perfect", age: settled, good: true})
		}
	}
}

// Age lets stamps come down.
func (t *screen) Age() (moved bool) {
	stamps := t.telling.stamps
	for i := range stamps {
		if stamps[i].age <= t.StampTicks() {
			stamps[i].age++
			moved = true
		}
	}
	return moved
}

// Hurried has all stamps come down.
func (t *screen) Hurried() {
	for i := range t.telling.stamps {
		t.telling.stamps[i].age = settled
	}
}

// Carry brings on whether the mission in turn has been opened.
func (t *screen) Carry(before, after *picture, e *kompromat.Event) {
	after.opened = nowOpened(before.opened, e)
}

// Gate holds the show after a mission's result, before the next thing sweeps it away.
func (t *screen) Gate(e *kompromat.Event) bool {
	if !t.telling.result {
		return false
	}
	switch e.Kind {
	case kompromat.MissionOpened, kompromat.CardBack, kompromat.EquipmentBack, kompromat.RoundBegan, kompromat.MatchEnded:
		t.telling.result = false
		return true
	}
	return false
}

// Prelude makes way for the mission in turn before its cards are turned.
func (t *screen) Prelude(p *picture, e *kompromat.Event) bool {
	if p.opened || e.Kind != kompromat.CardTurned && e.Kind != kompromat.Declared {
		return false
	}
	p.opened = true
	t.nextMission()
	return true
}

// nextMission begins to tell of another mission.
func (t *screen) nextMission() {
	t.telling.turned = 0
	t.telling.stamps = t.telling.stamps[:0]
}

// Together shows cards that go back to their decks in one beat and, with reduced motion, all that are turned at a mission:
// their total is there at once.
func (t *screen) Together(a, b *kompromat.Event) bool {
	if t.Stage.Still() && a.Kind == kompromat.CardTurned {
		return b.Kind == a.Kind
	}
	return goesBack(a.Kind) && goesBack(b.Kind)
}

func goesBack(k kompromat.EventKind) bool {
	return k == kompromat.CardBack || k == kompromat.EquipmentBack
}

// Board gives the cards of the table laid out for a picture.
func (t *screen) Board(p *picture, buf []director.Sprite) ([]director.Sprite, table.Where) {
	t.lay(&t.layout, p)
	t.pieces = t.layout.Pieces(t.pieces[:0])
	laid := t.layout
	return t.wardrobe().dress(t.pieces, buf), laid.Where
}

// Journeys adds what flies because of an event. A card taken aside stays beside its fellows.
func (t *screen) Journeys(e *kompromat.Event, journeys []director.Journey) []director.Journey {
	if !e.Moved || e.Kind == kompromat.CardRemoved {
		return journeys
	}
	from := e.From
	if from.Zone >= kompromat.ZoneRemoved && from.Zone < kompromat.ZoneRemoved+kompromat.Seats {
		return journeys
	}
	return append(journeys, director.Journey{From: from, To: e.To})
}

// Sweeps tells whether a mission is opened, closed or makes way for the next.
func (t *screen) Sweeps(before, after *picture) bool {
	return before.opened != after.opened || before.opened && before.Current >= 0 && before.Current != after.Current
}

// Turn is the number of cards turned before this one.
func (t *screen) Turn(e *kompromat.Event) int {
	if e.Kind != kompromat.CardTurned {
		return -1
	}
	t.telling.turned++
	return t.telling.turned - 1
}

// Accent gives a beat its sounds, its verdicts and the time to read it.
func (t *screen) Accent(b *director.Beat, events []kompromat.Event) {
	e := &events[len(events)-1]
	ms := func(d float64) { b.Hold(t.Stage.Ticks(d)) }
	switch e.Kind {
	case kompromat.EquipmentBack, kompromat.SetAsideReturned:
		b.CueAtLand(sound.Shuffle)
	case kompromat.StarterDrawn:
		b.CueAtLand(sound.Bell)
		ms(lotMS)
	case kompromat.RevealBegan:
		b.CueAtLand(sound.Bell)
		ms(readMS)
	case kompromat.MissionOpened:
		t.nextMission()
		// The last mission's figures go with its cards.
		b.Land = 0
		ms(readMS)
	case kompromat.Declared, kompromat.Adjusted:
		b.CueAtLand(sound.TypeKey)
		ms(totalMS)
	case kompromat.WasPerfect:
		t.stamp(b, stampMark{seat: e.Seat, key: "stamp.perfect", good: true})
		ms(totalMS + readMS)
	case kompromat.WentBust:
		t.stamp(b, stampMark{seat: e.Seat, key: "stamp.bust"})
		t.telling.result = true
		ms(totalMS + readMS)
	case kompromat.MarksTaken, kompromat.TokensReturned, kompromat.TokenDiscarded:
		b.CueAtLand(sound.Punch)
		ms(readMS)
	case kompromat.MissionWon, kompromat.WonByCards:
		t.stamp(b, stampMark{seat: e.Seat, key: "stamp.won", good: true})
		t.telling.result = true
		ms(readMS)
	case kompromat.MissionDropped:
		b.CueAtLand(sound.StampDown)
		t.telling.result = true
		ms(readMS)
	case kompromat.ItemUsed:
		b.CueAtLand(sound.Bell)
		ms(readMS)
	case kompromat.Stopped:
		b.CueAtLand(sound.Tick)
		ms(publicMS)
	case kompromat.CardPlacedUp:
		ms(publicMS)
	case kompromat.MatchEnded:
		b.CueAtLand(sound.Bell)
		ms(readMS)
	}
}

// stamp puts a verdict down, on the frame on which it is heard.
func (t *screen) stamp(b *director.Beat, m stampMark) {
	t.telling.stamps = append(t.telling.stamps, m)
	b.CueAtLand(sound.StampDown)
}

// Captions gives each event its sentence.
func (t *screen) Captions(events []kompromat.Event, lines []game.Line) []game.Line {
	return table.CaptionEach(events, lines, t.caption)
}

// caption gives an event's sentence. Where two persons share the screen only what everyone may know is spoken.
func (t *screen) caption(e *kompromat.Event) game.Line {
	public := *e
	if !t.Alone() {
		switch e.Kind {
		case kompromat.CardDrawn, kompromat.CardPlacedDown, kompromat.CardRemoved:
			public.Card = 0
		}
	}
	line := public.Say()
	switch e.Kind {
	case kompromat.WentBust, kompromat.MissionWon, kompromat.WonByCards, kompromat.MissionDropped:
		t.telling.verdict, t.telling.cost = line, game.Line{}
	case kompromat.MarksTaken:
		t.telling.cost = line
	}
	return line
}

var _ table.Staging[picture, kompromat.Event] = (*screen)(nil)
