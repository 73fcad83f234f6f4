package kompromat

import (
	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/render/display"
	"safehouse/render/sound"
	"safehouse/scenes/director"
	"safehouse/scenes/match"
	"safehouse/scenes/tabletop"
)

// picture is what the show shows: a view, with what has been told on the way to it.
type picture struct {
	kompromat.View
	recap
}

// recap is what has been recap of the mission in turn.
type recap struct {
	// opened reports that the mission has been opened, so that the table made way for the reveal.
	opened bool
	// last is the kind of the event that was told last, turned how often cards were turned.
	last   kompromat.EventKind
	turned int
	// stamps are the verdicts that were stamped on the lanes, the first of them first: at most an exact 21, a mission won
	// and a ninth token for each seat.
	stamps  [3 * kompromat.Seats]stamp
	stamped int
	// result reports that what became of the mission stays to be read: verdict says it, cost what came with it.
	result        bool
	verdict, cost game.Line
	// decided is the mission whose fate was told, and the slip under it: they lie in their place until that has been read,
	// and only then does the mission go from there.
	decided, slip kompromat.Mission
	leaves        director.Journey
}

// keep lays what was decided back into its place, for as long as that is to be read.
func (p *picture) keep() {
	if p.decided != 0 && p.Current >= 0 {
		p.Row[p.Current].Mission, p.Row[p.Current].Counter = p.decided, max(p.slip, p.Row[p.Current].Counter)
	}
}

// stamp is a verdict on a seat's lane.
type stamp struct {
	seat game.Seat
	key  string
}

// put stamps a verdict.
func (t *recap) put(seat game.Seat, key string) {
	t.stamps[t.stamped] = stamp{seat, key}
	t.stamped++
}

// note takes down what an event tells. The last mission's figures go with its cards when the next one is opened.
func (t *recap) note(e *kompromat.Event, joined bool) {
	m := transitionOf(e)
	t.opened = nowOpened(t.opened, e)
	if e.Kind == kompromat.CardTurned && !joined {
		t.turned++
	}
	if e.Kind == kompromat.MissionOpened {
		t.turned, t.stamped = 0, 0
	}
	if m.stamp != "" {
		t.put(e.Seat, m.stamp)
	}
	if notorious(e) {
		for seat := range game.Seat(kompromat.Seats) {
			if seat != e.Seat {
				t.put(seat, "stamp.notorious")
			}
		}
	}
	t.result = t.result && !m.sweeps || m.result || notorious(e)
	switch {
	case decides(e):
		t.decided, t.leaves = e.Mission, director.Journey{From: e.From, To: e.To}
	case e.Kind == kompromat.MarksTaken || e.Kind == kompromat.CounterDropped:
		t.slip = e.Mission
	case m.sweeps && !notorious(e):
		t.decided, t.slip, t.leaves = 0, 0, director.Journey{}
	}
	switch {
	case decides(e):
		t.verdict, t.cost = verdict(e), game.Line{}
	case m.result:
		t.verdict, t.cost = e.Say(), game.Line{}
	case e.Kind == kompromat.MarksTaken:
		t.cost = e.Say()
	case notorious(e):
		// The cause first, then what brought the last token.
		if t.cost == (game.Line{}) {
			t.cost = t.verdict
		}
		t.verdict = game.Say(reasons[e.N], game.SeatName(1-e.Seat))
	}
	t.last = e.Kind
}

// staging is a match as it is told, and how that is shown at the table.
type staging struct {
	look  *match.View
	match *kompromat.Match
	// lay lays a picture out, face is that of a card.
	lay  func(*layout, *picture)
	face func(face) display.Face
}

// ViewAt is what the viewer knew when n moves had been made.
func (s *staging) ViewAt(viewer game.Seat, n int) picture {
	p := picture{View: s.match.ViewAt(viewer, n)}
	for move, e := range s.match.Events(viewer, 0) {
		if move >= n {
			break
		}
		p.note(&e, s.together(p.last, e.Kind))
	}
	p.opened = s.opens(&p.View)
	p.keep()
	return p
}

// Seen gives what the viewer saw of the moves since that number of moves. The table makes way for a mission before its
// cards are turned, where it has not yet: an event of no kind stands for that moment.
func (s *staging) Seen(viewer game.Seat, since int) []game.Step[picture, kompromat.Event] {
	seen, now := s.match.Seen(viewer, since), s.ViewAt(viewer, since)
	steps := make([]game.Step[picture, kompromat.Event], len(seen))
	for i := range seen {
		steps[i].Index = seen[i].Index
		add := func(e kompromat.Event) {
			steps[i].Seen = append(steps[i].Seen, game.Seen[picture, kompromat.Event]{Event: e, After: now})
		}
		for _, told := range seen[i].Seen {
			e := &told.Event
			if !now.opened && (e.Kind == kompromat.CardTurned || e.Kind == kompromat.Declared) {
				now.opened = true
				add(kompromat.Event{})
			}
			now.note(e, s.together(now.last, e.Kind))
			now.View = told.After
			now.keep()
			add(*e)
		}
		now.opened = s.opens(&now.View)
		steps[i].After().opened = now.opened
	}
	return steps
}

// opens reports whether a view that stands still is one of a mission being revealed. A person who may use an item
// before it sees the whole row, which an item may aim at; a computer is waited for where the mission lies open already.
func (s *staging) opens(v *kompromat.View) bool {
	switch v.Phase {
	case kompromat.PhaseBefore:
		return v.ToAct != 0 && !s.look.Seats.Persons.Has(v.ToAct.First())
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

// Joins has cards on their way back shown in one beat; with reduced motion also all cards that are turned at a mission:
// their total is there at once.
func (s *staging) Joins(_ *picture, last, e *kompromat.Event) bool {
	return transitionOf(e).Joins(&transitionOf(last).Transition) || s.together(last.Kind, e.Kind)
}

// together reports whether a card is turned at the same time as the one before it.
func (s *staging) together(last, kind kompromat.EventKind) bool {
	return s.look.Stage.Still() && last == kompromat.CardTurned && kind == last
}

// Stage shows a beat. A mission that is opened, closed or makes way for the next sweeps the table.
func (s *staging) Stage(b *match.Beat[picture, kompromat.Event]) tabletop.Staged {
	e := b.Last()
	is := transitionOf(&e).Staged(s.look.Stage.Ticks)
	for i := range b.Events {
		is.Say(s.caption(b.Events[i]))
		is.Journeys = flies(&b.Events[i], is.Journeys)
	}
	if b.Before.decided != 0 && b.After.decided == 0 {
		is.Journeys = append(is.Journeys, b.Before.leaves)
	}
	is.Waits = mustRead(b)
	is.Sweeps = b.Before.opened != b.After.opened || b.Before.opened && b.Before.Current >= 0 &&
		b.Before.Current != b.After.Current
	is.Reveal, is.Turned = e.Kind == kompromat.CardTurned, b.Before.turned
	is.Peak = s.peak(b, &e)
	return is
}

// mustRead reports whether a mission's result must be read before the next thing sweeps it away; a ninth token is read
// with the result that brought it. Between two rounds the standing is read.
func mustRead(b *match.Beat[picture, kompromat.Event]) bool {
	if len(b.Events) == 0 {
		return b.Before.result && b.Before.Over
	}
	e := &b.Events[0]
	return b.Before.result && (transitionOf(e).sweeps || notorious(e)) || e.Kind == kompromat.RoundBegan && e.N > 1
}

// Board gives the cards of the table laid out for a picture.
func (s *staging) Board(p *picture, buf []director.Sprite) ([]director.Sprite, tabletop.Where) {
	l := &layout{}
	s.lay(l, p)
	return l.things(s.face, buf), l.Where
}

// decides reports whether an event tells what becomes of a mission.
func decides(e *kompromat.Event) bool {
	return e.Kind == kompromat.MissionWon || e.Kind == kompromat.WonByCards || e.Kind == kompromat.MissionDropped
}

// verdict says it.
func verdict(e *kompromat.Event) game.Line {
	if e.Kind == kompromat.MissionDropped {
		return game.Say("reveal.kompromat.dropped", game.Word(e.Mission.Key()))
	}
	return game.Say("reveal.kompromat.won", game.SeatName(e.Seat), game.Word(e.Mission.Key()))
}

// flies adds what flies because of an event. A card taken aside stays beside its fellows, and a mission with its slip
// until its fate has been read.
func flies(e *kompromat.Event, journeys []director.Journey) []director.Journey {
	switch {
	case !e.Moved, e.Kind == kompromat.CardRemoved, decides(e), e.Kind == kompromat.MarksTaken,
		e.Kind == kompromat.CounterDropped:
		return journeys
	}
	from := e.From
	if from.Zone >= kompromat.ZoneRemoved && from.Zone < kompromat.ZoneRemoved+kompromat.Seats {
		return journeys
	}
	return append(journeys, director.Journey{From: from, To: e.To})
}

// transition is how an event is shown.
type transition struct {
	tabletop.Transition
	// stamp is the verdict that is put down on a seat's lane.
	stamp string
	// result is the end of a mission, which is read before anything sweeps it away.
	result, sweeps bool
}

// goesBack is the group of cards on their way back into their decks.
const goesBack = 1

// transitions are those of each kind of event; of those that are not in it nothing is heard or held.
var transitions = [...]transition{
	kompromat.StarterDrawn:     {Transition: tabletop.Transition{Landing: sound.Bell, Hold: lotMS}},
	kompromat.RoundBegan:       {sweeps: true},
	kompromat.SetAsideReturned: {Transition: tabletop.Transition{Landing: sound.Shuffle}},
	kompromat.CardPlacedUp:     {Transition: tabletop.Transition{Hold: publicMS}},
	kompromat.Stopped:          {Transition: tabletop.Transition{Landing: sound.Tick, Hold: publicMS}},
	kompromat.ItemUsed:         {Transition: tabletop.Transition{Landing: sound.Bell, Hold: readMS}},
	kompromat.RevealBegan:      {Transition: tabletop.Transition{Landing: sound.Bell, Hold: readMS}},
	kompromat.MissionOpened:    {Transition: tabletop.Transition{Hold: readMS, AtOnce: true}, sweeps: true},
	kompromat.Declared:         {Transition: tabletop.Transition{Landing: sound.TypeKey, Hold: totalMS}},
	kompromat.Adjusted:         {Transition: tabletop.Transition{Landing: sound.TypeKey, Hold: totalMS}},
	kompromat.WasPerfect:       {Transition: tabletop.Transition{Hold: totalMS + readMS}, stamp: "stamp.perfect"},
	kompromat.WentBust: {Transition: tabletop.Transition{Hold: totalMS + readMS}, stamp: "stamp.bust",
		result: true},
	kompromat.MarksTaken:     {Transition: tabletop.Transition{Landing: sound.Punch, Hold: readMS}},
	kompromat.TokensReturned: {Transition: tabletop.Transition{Landing: sound.Punch, Hold: readMS}},
	kompromat.TokenDiscarded: {Transition: tabletop.Transition{Landing: sound.Punch, Hold: readMS}},
	kompromat.MissionWon: {Transition: tabletop.Transition{Landing: sound.FolderWon, Hold: wonMS}, stamp: "stamp.won",
		result: true},
	kompromat.WonByCards: {Transition: tabletop.Transition{Landing: sound.FolderWon, Hold: wonMS}, stamp: "stamp.won",
		result: true},
	kompromat.MissionDropped: {Transition: tabletop.Transition{Landing: sound.StampDown, Hold: readMS}, result: true},
	kompromat.CardBack:       {Transition: tabletop.Transition{Group: goesBack}, sweeps: true},
	kompromat.EquipmentBack:  {Transition: tabletop.Transition{Landing: sound.Shuffle, Group: goesBack}, sweeps: true},
	kompromat.MatchEnded:     {Transition: tabletop.Transition{Landing: sound.Bell, Hold: readMS}, sweeps: true},
	kompromat.CardSpied:      {},
}

func transitionOf(e *kompromat.Event) *transition { return &transitions[e.Kind] }

// caption is an event's sentence. Where two persons share the screen only what everyone may know is spoken.
func (s *staging) caption(e kompromat.Event) game.Line {
	if !s.look.Holder.Alone() {
		switch e.Kind {
		case kompromat.CardDrawn, kompromat.CardPlacedDown, kompromat.CardRemoved:
			e.Card = 0
		}
	}
	return e.Say()
}
