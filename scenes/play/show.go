package play

import (
	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/scenes/director"
	table "safehouse/scenes/tables/kompromat"
)

// noSeat stands where a seat could be and none is.
const noSeat = game.Table

// happening is one event that waits to be shown, with the view after its move where it is the move's last.
type happening struct {
	event kompromat.Event
	last  bool
	after kompromat.View
}

// show is what is on the screen of the match: the view shown, and what still waits to be shown.
type show struct {
	// view is what the figures on the screen tell; next what they tell once the beat has landed.
	view, next kompromat.View
	// persons are the seats of persons: what they are asked decides what is looked at.
	persons game.Seats
	// opened tells that the mission in turn has been opened: the table makes way for the reveal.
	opened, nextOpened bool
	queue              []happening
	// pending is the number of sentences that the queue still has to tell.
	pending int
	beat    director.Beat
	playing bool
	tick    int
	landed  bool
	turned  int
	// line is what happened last, spoken while nobody is asked.
	line game.Line
	// verdict is what became of the mission in turn, cost what came with it.
	verdict, cost game.Line
	// gate waits, after a result, for a press; where computers play alone, for its time to pass.
	gate      bool
	gateTicks int
	stamps    []stampMark
	board     []director.Sprite
	// reading tells that the result of the mission in turn is out.
	result bool
}

// stampMark is a verdict that was stamped on a seat's lane.
type stampMark struct {
	seat game.Seat
	key  string
	age  int
	good bool
}

// busy tells whether something is being shown.
func (s *show) busy() bool { return s.playing || s.gate || len(s.queue) > 0 }

// add queues what a viewer was told.
func (s *show) add(steps []game.Step[kompromat.View, kompromat.Event]) {
	for i := range steps {
		for j, e := range steps[i].Events {
			h := happening{event: e, last: j == len(steps[i].Events)-1}
			if h.last {
				h.after = steps[i].After
			}
			s.queue = append(s.queue, h)
			if e.Say() != (game.Line{}) {
				s.pending++
			}
		}
	}
}

// cut shows a view at once and forgets whatever waited.
func (s *show) cut(v kompromat.View) {
	*s = show{view: v, next: v, line: s.line, board: s.board[:0], persons: s.persons}
	s.opened = s.opens(&v)
	s.nextOpened = s.opened
	s.result = false
	if s.opened {
		s.stampAll()
	}
}

// opens tells whether a view that stands still is one of a mission being revealed. A person who may use an item before
// it sees the whole row, which an item may aim at; a computer is waited for where the mission lies open already.
func (s *show) opens(v *kompromat.View) bool {
	switch v.Phase {
	case kompromat.PhaseBefore:
		return v.ToAct != 0 && !s.persons.Has(v.ToAct.First())
	case kompromat.PhaseDeclare, kompromat.PhaseAfter, kompromat.PhasePerfect:
		return true
	}
	return false
}

// stampAll puts the verdicts of a view that stands still.
func (s *show) stampAll() {
	if s.view.Current < 0 {
		return
	}
	for seat := range game.Seat(kompromat.Seats) {
		a := &s.view.Row[s.view.Current].Attempts[seat]
		switch {
		case a.Bust:
			s.stamps = append(s.stamps, stampMark{seat: seat, key: "stamp.bust", age: 1 << 20})
		case a.Declared && a.Total == kompromat.Limit:
			s.stamps = append(s.stamps, stampMark{seat: seat, key: "stamp.perfect", age: 1 << 20, good: true})
		}
	}
}

// advance shows one tick more; it tells whether the picture changes.
func (t *controller) advance() bool {
	s := &t.show
	moved := false
	for i := range s.stamps {
		if s.stamps[i].age <= t.st.Ticks(stampMS+settleMS) {
			s.stamps[i].age++
			moved = true
		}
	}
	if s.gate {
		if t.persons.Len() == 0 {
			s.gateTicks--
		}
		if s.gateTicks <= 0 {
			s.gate = false
			moved = true
		}
		if s.gate {
			return moved
		}
	}
	if s.playing {
		s.tick++
		t.sound(s.tick)
		moved = true
		if !s.landed && s.tick >= s.beat.Land {
			t.land()
		}
		if s.tick < s.beat.Ticks {
			return true
		}
		s.playing = false
	}
	for !s.playing && !s.gate && len(s.queue) > 0 {
		t.nextBeat()
		moved = true
	}
	return moved
}

// skip shows the rest at once, as far as the next result.
func (t *controller) skip() {
	s := &t.show
	if s.gate {
		s.gate = false
		t.st.Redraw()
		return
	}
	if s.playing {
		s.playing = false
		if !s.landed {
			t.land()
		}
	}
	for len(s.queue) > 0 && !s.gate {
		t.nextBeat()
		if s.playing {
			s.playing = false
			if !s.landed {
				t.land()
			}
		}
	}
	for i := range s.stamps {
		s.stamps[i].age = 1 << 20
	}
	t.st.Redraw()
}

// land lets the figures follow the cards.
func (t *controller) land() {
	s := &t.show
	s.landed = true
	s.view, s.opened = s.next, s.nextOpened
}

// sound plays the cues of a tick of the beat; each once in a tick of the stage, however many beats fall on it where
// animations are off.
func (t *controller) sound(tick int) {
	for _, c := range t.show.beat.Cues {
		if c.Tick == tick && t.heard[c.Cue] != t.st.Tick {
			t.heard[c.Cue] = t.st.Tick
			t.st.Play(c.Cue)
		}
	}
}

// nextBeat takes the next event, or several that belong together, off the queue and begins to show it.
func (t *controller) nextBeat() {
	s := &t.show
	if t.gateBefore(&s.queue[0].event) {
		return
	}
	if first := s.queue[0].event.Kind; !s.opened && (first == kompromat.CardTurned || first == kompromat.Declared) {
		t.openReveal()
		return
	}
	before := s.view
	wasOpened := s.opened
	t.lay(&t.layout, &before, wasOpened)
	s.board = t.dress(s.board[:0])
	from := t.layout
	s.next, s.nextOpened = before, wasOpened
	var journeys []director.Journey
	var e kompromat.Event
	for n := 0; len(s.queue) > 0; n++ {
		h := &s.queue[0]
		if n > 0 && !together(&e, &h.event) {
			break
		}
		e = h.event
		journeys = t.journey(&e, journeys)
		fold(&s.next, &e)
		s.nextOpened = nowOpened(s.nextOpened, &e)
		t.tell(&e)
		if h.last {
			s.next = h.after
			s.nextOpened = s.opens(&s.next)
		}
		last := h.last
		s.queue = s.queue[1:]
		if last && !groups(e.Kind) {
			break
		}
	}
	t.lay(&t.layout, &s.next, s.nextOpened)
	after := t.dress(nil)
	to := t.layout
	turn := -1
	if e.Kind == kompromat.CardTurned {
		turn = s.turned
		s.turned++
	}
	s.beat = director.NewBeat(director.Scene{
		Before: s.board, After: after, Journeys: journeys, Pace: t.st.Ticks, Turn: turn,
		Change: wasOpened != s.nextOpened || from.Reveal && before.Current != s.next.Current,
		Where: func(p game.Place) (director.Pose, bool) {
			if pose, ok := from.Where(p); ok {
				return pose, ok
			}
			return to.Where(p)
		},
	})
	t.stage(&e)
	t.begin()
	if e.Kind == kompromat.MissionOpened {
		// The last mission's figures go with its cards.
		t.land()
	}
}

// openReveal makes way for the mission in turn before its cards are turned.
func (t *controller) openReveal() {
	s := &t.show
	t.lay(&t.layout, &s.view, false)
	s.board = t.dress(s.board[:0])
	s.next, s.nextOpened = s.view, true
	t.lay(&t.layout, &s.next, true)
	s.beat = director.NewBeat(director.Scene{
		Before: s.board, After: t.dress(nil), Pace: t.st.Ticks, Turn: -1, Change: true, Where: t.layout.Where,
	})
	s.turned = 0
	s.stamps = s.stamps[:0]
	t.begin()
}

// begin starts the beat; one that takes no time has landed at once.
func (t *controller) begin() {
	s := &t.show
	s.tick, s.landed = 0, false
	s.playing = s.beat.Ticks > 0
	t.sound(0)
	if s.beat.Land == 0 || !s.playing {
		t.land()
	}
	t.st.Redraw()
}

// groups tells whether events of a kind are shown in one beat when they follow each other.
func groups(k kompromat.EventKind) bool {
	return k == kompromat.CardBack || k == kompromat.EquipmentBack
}

func together(a, b *kompromat.Event) bool { return groups(a.Kind) && groups(b.Kind) }

// nowOpened tells whether the reveal's view of the table stands after an event.
func nowOpened(opened bool, e *kompromat.Event) bool {
	switch e.Kind {
	case kompromat.MissionOpened:
		return true
	case kompromat.CardBack, kompromat.EquipmentBack, kompromat.RoundBegan, kompromat.MatchEnded:
		return false
	}
	return opened
}

// lay works out where everything lies for a view.
func (t *controller) lay(l *table.Layout, v *kompromat.View, opened bool) {
	l.Lay(v, table.Options{Near: t.near, LogOpen: t.logOpen, Reveal: opened, Lift: t.lift}, t.st.Metrics)
}

// dress gives the cards of the layout in hand.
func (t *controller) dress(buf []director.Sprite) []director.Sprite {
	t.pieces = t.layout.Pieces(t.pieces[:0])
	return t.wardrobe().dress(t.pieces, buf)
}
