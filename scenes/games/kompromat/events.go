package kompromat

import (
	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/render/sound"
	"safehouse/scenes/director"
	"safehouse/scenes/tabletop"
)

// picture is what the show shows: a view, and whether the mission in turn has been opened, so that the table makes way
// for the reveal.
type picture struct {
	kompromat.View
	opened bool
}

// pictures is a match as the show is told of it.
type pictures struct {
	match *kompromat.Match
	// persons are the seats that persons have now: what they are asked decides what is looked at.
	persons *game.Seats
}

// ViewAt is what the viewer knew when n moves had been made.
func (p pictures) ViewAt(viewer game.Seat, n int) picture { return p.of(p.match.ViewAt(viewer, n)) }

// Seen gives what the viewer saw of the moves since that number of moves. The table makes way for a mission before its
// cards are turned, where it has not yet: an event of no kind stands for that moment.
func (p pictures) Seen(viewer game.Seat, since int) []game.Step[picture, kompromat.Event] {
	seen := p.match.Seen(viewer, since)
	steps := make([]game.Step[picture, kompromat.Event], len(seen))
	for i := range seen {
		now := p.ViewAt(viewer, seen[i].Index)
		add := func(e kompromat.Event) {
			steps[i].Seen = append(steps[i].Seen, game.Seen[picture, kompromat.Event]{Event: e, After: now})
		}
		steps[i].Index = seen[i].Index
		for _, s := range seen[i].Seen {
			if !now.opened && (s.Event.Kind == kompromat.CardTurned || s.Event.Kind == kompromat.Declared) {
				now.opened = true
				add(kompromat.Event{})
			}
			now = picture{s.After, nowOpened(now.opened, &s.Event)}
			add(s.Event)
		}
		*steps[i].After() = p.of(*seen[i].After())
	}
	return steps
}

// of is the picture of a view that stands still.
func (p pictures) of(v kompromat.View) picture { return picture{v, p.opens(&v)} }

// opens reports whether a view that stands still is one of a mission being revealed. A person who may use an item
// before it sees the whole row, which an item may aim at; a computer is waited for where the mission lies open already.
func (p pictures) opens(v *kompromat.View) bool {
	switch v.Phase {
	case kompromat.PhaseBefore:
		return v.ToAct != 0 && !p.persons.Has(v.ToAct.First())
	case kompromat.PhaseDeclare, kompromat.PhaseAfter, kompromat.PhasePerfect:
		return true
	case kompromat.PhaseOver:
		return v.Ending == kompromat.EndNotorious || v.Ending == kompromat.EndBothNotorious
	}
	return false
}

// nowOpened reports whether the reveal's view of the table stands after an event.
func nowOpened(opened bool, e *kompromat.Event) bool {
	switch e.Kind {
	case kompromat.MissionOpened:
		return true
	case kompromat.CardBack, kompromat.EquipmentBack, kompromat.RoundBegan:
		return false
	case kompromat.MatchEnded:
		return opened && notorious(e)
	}
	return opened
}

// notorious reports whether an event is the end by a ninth token: it is stamped where the token came from.
func notorious(e *kompromat.Event) bool {
	ending := kompromat.Ending(e.N)
	return e.Kind == kompromat.MatchEnded && (ending == kompromat.EndNotorious || ending == kompromat.EndBothNotorious)
}

// shown is what the show has shown of the mission in turn.
type shown struct {
	// turned is the number of cards turned.
	turned int
	// result reports that the result of the mission in turn is out; verdict is what became of it, cost what came with it.
	result        bool
	verdict, cost game.Line
	stamps        []stampMark
	// prize is the mission that was won last.
	prize kompromat.Mission
	// next says who starts the round that is about to begin, while the standing is read.
	next game.Line
}

// stampMark is a verdict that was stamped on a seat's lane.
type stampMark struct {
	seat game.Seat
	key  string
	age  int
}

// settled is the age of a stamp that has long come down.
const settled = 1 << 20

// Stand forgets what was told, and puts the verdicts of a view that stands still.
func (t *screen) Stand(p *picture) {
	t.shown = shown{}
	if !p.opened || p.Current < 0 {
		return
	}
	for seat := range game.Seat(kompromat.Seats) {
		a := &p.Row[p.Current].Attempts[seat]
		switch {
		case a.Bust:
			t.shown.stamps = append(t.shown.stamps, stampMark{seat: seat, key: "stamp.bust", age: settled})
		case a.Declared && a.Total == kompromat.Limit:
			t.shown.stamps = append(t.shown.stamps, stampMark{seat: seat, key: "stamp.perfect", age: settled})
		}
	}
}

// Age lets stamps come down.
func (t *screen) Age() (moved bool) {
	stamps := t.shown.stamps
	for i := range stamps {
		if stamps[i].age <= tabletop.StampTicks(t.table.Stage) {
			stamps[i].age++
			moved = true
		}
	}
	return moved
}

// Hurried has all stamps come down.
func (t *screen) Hurried() {
	for i := range t.shown.stamps {
		t.shown.stamps[i].age = settled
	}
}

// Gate holds the show after a mission's result, before the next thing sweeps it away; a ninth token is read with the
// result that brought it. Between two rounds it holds it once more, for the standing.
func (t *screen) Gate(e *kompromat.Event) bool {
	if next := e.Say(); e.Kind == kompromat.RoundBegan && e.N > 1 && t.shown.next != next {
		t.shown.next, t.shown.result = next, false
		return true
	}
	last := e.Kind == kompromat.NoEvent && t.show.Now().Over
	if !t.shown.result || notorious(e) || !last && !mannerOf(e).sweeps {
		return false
	}
	t.shown.result = false
	return true
}

// nextMission begins to tell of another mission.
func (t *screen) nextMission() {
	t.shown.turned = 0
	t.shown.stamps = t.shown.stamps[:0]
}

// Together shows, with reduced motion, all cards that are turned at a mission in one beat: their total is there at
// once.
func (t *screen) Together(a, b *kompromat.Event) bool {
	return t.table.Stage.Still() && a.Kind == kompromat.CardTurned && b.Kind == a.Kind
}

// Board gives the cards of the table laid out for a picture.
func (t *screen) Board(p *picture, buf []director.Sprite) ([]director.Sprite, tabletop.Where) {
	t.lay(p)
	laid := t.layout
	return laid.things(t.face, buf), laid.Where
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

// Sweeps reports whether a mission is opened, closed or makes way for the next.
func (t *screen) Sweeps(before, after *picture) bool {
	return before.opened != after.opened || before.opened && before.Current >= 0 && before.Current != after.Current
}

// Turn is the number of cards turned before this one.
func (t *screen) Turn(e *kompromat.Event) int {
	if e.Kind != kompromat.CardTurned {
		return -1
	}
	t.shown.turned++
	return t.shown.turned - 1
}

// manner is how an event is shown.
type manner struct {
	tabletop.Manner
	// stamp is the verdict that is put down on a seat's lane.
	stamp string
	// result is the end of a mission, which is read before anything sweeps it away.
	result, sweeps bool
}

// goesBack is the group of cards on their way back into their decks.
const goesBack = 1

// manners are those of each kind of event; of those that are not in it nothing is heard or held. The last mission's
// figures go with its cards when the next one is opened.
var manners = [...]manner{
	kompromat.StarterDrawn:     {Manner: tabletop.Manner{Landing: sound.Bell, Hold: lotMS}},
	kompromat.RoundBegan:       {sweeps: true},
	kompromat.SetAsideReturned: {Manner: tabletop.Manner{Landing: sound.Shuffle}},
	kompromat.CardPlacedUp:     {Manner: tabletop.Manner{Hold: publicMS}},
	kompromat.Stopped:          {Manner: tabletop.Manner{Landing: sound.Tick, Hold: publicMS}},
	kompromat.ItemUsed:         {Manner: tabletop.Manner{Landing: sound.Bell, Hold: readMS}},
	kompromat.RevealBegan:      {Manner: tabletop.Manner{Landing: sound.Bell, Hold: readMS}},
	kompromat.MissionOpened:    {Manner: tabletop.Manner{Hold: readMS, AtOnce: true}, sweeps: true},
	kompromat.Declared:         {Manner: tabletop.Manner{Landing: sound.TypeKey, Hold: totalMS}},
	kompromat.Adjusted:         {Manner: tabletop.Manner{Landing: sound.TypeKey, Hold: totalMS}},
	kompromat.WasPerfect:       {Manner: tabletop.Manner{Hold: totalMS + readMS}, stamp: "stamp.perfect"},
	kompromat.WentBust:         {Manner: tabletop.Manner{Hold: totalMS + readMS}, stamp: "stamp.bust", result: true},
	kompromat.MarksTaken:       {Manner: tabletop.Manner{Landing: sound.Punch, Hold: readMS}},
	kompromat.TokensReturned:   {Manner: tabletop.Manner{Landing: sound.Punch, Hold: readMS}},
	kompromat.TokenDiscarded:   {Manner: tabletop.Manner{Landing: sound.Punch, Hold: readMS}},
	kompromat.MissionWon:       {Manner: tabletop.Manner{Hold: readMS}, stamp: "stamp.won", result: true},
	kompromat.WonByCards:       {Manner: tabletop.Manner{Hold: readMS}, stamp: "stamp.won", result: true},
	kompromat.MissionDropped:   {Manner: tabletop.Manner{Landing: sound.StampDown, Hold: readMS}, result: true},
	kompromat.CardBack:         {Manner: tabletop.Manner{Group: goesBack}, sweeps: true},
	kompromat.EquipmentBack:    {Manner: tabletop.Manner{Landing: sound.Shuffle, Group: goesBack}, sweeps: true},
	kompromat.MatchEnded:       {Manner: tabletop.Manner{Landing: sound.Bell, Hold: readMS}, sweeps: true},
	kompromat.CardSpied:        {},
}

func mannerOf(e *kompromat.Event) *manner { return &manners[e.Kind] }

// Accent gives a beat its verdicts.
func (t *screen) Accent(_ *director.Beat, events []kompromat.Event) {
	e := &events[len(events)-1]
	m := mannerOf(e)
	switch e.Kind {
	case kompromat.NoEvent, kompromat.MissionOpened:
		t.nextMission()
	case kompromat.RoundBegan:
		t.shown.next = game.Line{}
	}
	if m.stamp != "" {
		t.shown.stamps = append(t.shown.stamps, stampMark{seat: e.Seat, key: m.stamp})
	}
	if notorious(e) {
		for seat := range game.Seat(kompromat.Seats) {
			if seat != e.Seat {
				t.shown.stamps = append(t.shown.stamps, stampMark{seat: seat, key: "stamp.notorious"})
			}
		}
	}
	t.shown.result = t.shown.result || m.result || notorious(e)
}

// Caption gives an event's sentence. Where two persons share the screen only what everyone may know is spoken.
func (t *screen) Caption(e *kompromat.Event) game.Line {
	public := *e
	if !t.table.Holder.Alone() {
		switch e.Kind {
		case kompromat.CardDrawn, kompromat.CardPlacedDown, kompromat.CardRemoved:
			public.Card = 0
		}
	}
	line := public.Say()
	switch e.Kind {
	case kompromat.WentBust, kompromat.MissionWon, kompromat.WonByCards, kompromat.MissionDropped:
		t.shown.verdict, t.shown.cost = line, game.Line{}
	case kompromat.MarksTaken:
		t.shown.cost = line
	case kompromat.MatchEnded:
		if notorious(e) {
			// The cause first, then what brought the last token.
			if t.shown.cost == (game.Line{}) {
				t.shown.cost = t.shown.verdict
			}
			t.shown.verdict = game.Say(reasons[e.N], game.SeatName(1-e.Seat))
		}
	}
	return line
}
