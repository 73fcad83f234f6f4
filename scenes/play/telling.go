package play

import (
	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/render/sound"
	"safehouse/scenes/director"
)

// gateBefore holds the show after a mission's result, before the next thing sweeps it away.
func (t *controller) gateBefore(e *kompromat.Event) bool {
	s := &t.show
	if !s.result {
		return false
	}
	switch e.Kind {
	case kompromat.MissionOpened, kompromat.CardBack, kompromat.EquipmentBack, kompromat.RoundBegan, kompromat.MatchEnded:
		s.result = false
		s.gate = true
		s.gateTicks = max(t.st.Ticks(gateMS), gateLeast)
		t.st.Redraw()
		return true
	}
	return false
}

// journey adds what flies because of an event. A card taken aside stays beside its fellows.
func (t *controller) journey(e *kompromat.Event, journeys []director.Journey) []director.Journey {
	if !e.Moved || e.Kind == kompromat.CardRemoved {
		return journeys
	}
	from := e.From
	if from.Zone >= kompromat.ZoneRemoved && from.Zone < kompromat.ZoneRemoved+kompromat.Seats {
		return journeys
	}
	return append(journeys, director.Journey{From: from, To: e.To})
}

// stage gives a beat its sounds, its verdicts and the time to read it.
func (t *controller) stage(e *kompromat.Event) {
	s := &t.show
	ms := func(d float64) { s.beat.Hold(t.st.Ticks(d)) }
	switch e.Kind {
	case kompromat.EquipmentBack, kompromat.SetAsideReturned:
		s.beat.CueAtLand(sound.Shuffle)
	case kompromat.StarterDrawn:
		s.beat.CueAtLand(sound.Bell)
		ms(lotMS)
	case kompromat.RevealBegan:
		s.beat.CueAtLand(sound.Bell)
		ms(readMS)
	case kompromat.MissionOpened:
		s.turned = 0
		s.stamps = s.stamps[:0]
		ms(readMS)
	case kompromat.Declared, kompromat.Adjusted:
		s.beat.CueAtLand(sound.TypeKey)
		ms(totalMS)
	case kompromat.WasPerfect:
		t.stamp(stampMark{seat: e.Seat, key: "stamp.perfect", good: true})
		ms(totalMS + readMS)
	case kompromat.WentBust:
		t.stamp(stampMark{seat: e.Seat, key: "stamp.bust"})
		s.result = true
		ms(totalMS + readMS)
	case kompromat.MarksTaken, kompromat.TokensReturned, kompromat.TokenDiscarded:
		s.beat.CueAtLand(sound.Punch)
		ms(readMS)
	case kompromat.MissionWon, kompromat.WonByCards:
		t.stamp(stampMark{seat: e.Seat, key: "stamp.won", good: true})
		s.result = true
		ms(readMS)
	case kompromat.MissionDropped:
		s.beat.CueAtLand(sound.StampDown)
		s.result = true
		ms(readMS)
	case kompromat.ItemUsed:
		s.beat.CueAtLand(sound.Bell)
		ms(readMS)
	case kompromat.Stopped:
		s.beat.CueAtLand(sound.Tick)
		ms(publicMS)
	case kompromat.CardPlacedUp:
		ms(publicMS)
	case kompromat.MatchEnded:
		s.beat.CueAtLand(sound.Bell)
		ms(readMS)
	}
}

// stamp puts a verdict down, on the frame on which it is heard.
func (t *controller) stamp(m stampMark) {
	t.show.stamps = append(t.show.stamps, m)
	t.show.beat.CueAtLand(sound.StampDown)
}

// tell captions an event. Where two persons share the screen only what everyone may know is spoken.
func (t *controller) tell(e *kompromat.Event) {
	public := *e
	if t.persons.Len() != 1 {
		switch e.Kind {
		case kompromat.CardDrawn, kompromat.CardPlacedDown, kompromat.CardRemoved:
			public.Card = 0
		}
	}
	line := public.Say()
	if line == (game.Line{}) {
		return
	}
	t.show.pending--
	t.show.line = line
	switch e.Kind {
	case kompromat.WentBust, kompromat.MissionWon, kompromat.WonByCards, kompromat.MissionDropped:
		t.show.verdict, t.show.cost = line, game.Line{}
	case kompromat.MarksTaken:
		t.show.cost = line
	}
	if t.st.Caption != nil {
		t.st.Caption(t.reader().Say(line))
	}
}
