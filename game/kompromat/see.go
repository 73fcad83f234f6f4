package kompromat

import (
	"math/bits"

	"safehouse/game"
)

// phases gives what everyone is told of each step.
var phases = [stepOver + 1]Phase{
	stepFirst: PhaseSetup, stepLay: PhaseSetup,
	stepDraw: PhaseDraw, stepDealFirst: PhaseDraw, stepPlace: PhasePlace,
	stepMore: PhaseMore, stepDealMore: PhaseMore,
	stepSeen: PhaseSeen, stepPeek: PhaseOrder, stepOrder: PhaseOrder, stepSmoke: PhaseSmoke,
	stepHit: PhaseBefore, stepBefore: PhaseBefore,
	stepDeclare: PhaseDeclare, stepAfter: PhaseAfter, stepPerfect: PhasePerfect, stepOver: PhaseOver,
}

// View builds, from nothing, what the viewer may know.
func (r Rules) View(s *State, viewer game.Seat) View {
	if viewer >= Seats {
		viewer = game.Public
	}
	v := View{
		Viewer:            viewer,
		Round:             int(s.round),
		Lot:               int(s.lot),
		Narrow:            s.narrow,
		Starter:           s.starter,
		Phase:             phases[s.step],
		ToAct:             r.ToAct(s),
		Turn:              game.Public,
		Current:           int(s.current),
		Revealing:         s.revealing,
		Declined:          int(s.declined),
		DrawnBy:           game.Public,
		Focus:             s.focus,
		FocusMission:      int(s.focusAt),
		Unlaid:            s.unlaid,
		Aside:             s.aside,
		DiscardedMissions: s.gone,
		Over:              s.Over(),
		Winner:            s.Winner(),
		Ending:            s.ending,
	}
	if v.Phase != PhaseSetup && v.Phase != PhaseOver {
		v.Turn = s.turn
	}
	if s.step == stepMore && s.turn == viewer && s.forced() {
		v.Phase = PhaseForced
	}
	if s.drawn != 0 {
		v.DrawnBy = s.turn
		if s.turn == viewer {
			v.Drawn = Slot{Card: s.drawn, Know: Shown}
		}
	}
	for i := range v.Row {
		v.Row[i] = Place{Mission: s.row[i], Counter: s.counter[i], Fate: s.fate[i]}
		for seat := range game.Seat(Seats) {
			s.seeAttempt(&v.Row[i].Attempts[seat], viewer, seat, i)
		}
	}
	for seat := range game.Seat(Seats) {
		s.seePlayer(&v.Players[seat], viewer, seat)
		v.Score[seat] = Score{Tokens: int(s.side[seat].tokens)}
		if v.Players[seat].WonShown {
			v.Score[seat] = s.score(seat)
		}
	}
	if viewer != game.Public {
		v.Moves = r.Moves(s, viewer, nil)
	}
	return v
}

// seeAttempt writes what the viewer knows of a seat's attempt.
func (s *State) seeAttempt(a *Attempt, viewer, seat game.Seat, mission int) {
	h := &s.side[seat]
	first, count := h.first[mission], h.count[mission]
	*a = Attempt{
		Count:    int(count),
		Open:     !s.revealing && s.current == int8(mission) && s.turn == seat,
		Revealed: bit(h.revealed, int8(mission)),
		Declared: bit(h.declared, int8(mission)),
	}
	if a.Declared {
		a.Total = int(h.total[mission])
		a.Bust = bit(h.bust, int8(mission))
	}
	a.SafeAt = h.slotsOf(mission, h.safe) << 1
	down := h.faceDown(mission)
	if s.turn == seat && s.current == int8(mission) {
		down &^= s.turned
	}
	for slot := range count {
		n := first + slot
		c := &a.Cards[slot]
		c.Removed = h.removed>>n&1 != 0
		c.Seen = h.seen>>n&1 != 0
		c.Up = !c.Removed && down>>n&1 == 0
		c.Know = s.knows(viewer, seat, mission, n, c.Up)
		if c.Know != Hidden {
			c.Card = h.laid[n]
		}
		switch {
		case !c.Removed:
		case h.early == n+1:
			a.RemovedAt[slot] = h.earlyAt
		default:
			a.RemovedAt[slot] = count + 1
		}
	}
}

// knows tells how the viewer knows card n of a seat's list. Owners look at their cards only while they place them
// there (K23) or under the smoke screen; a rival's face-down card is known from Night Vision alone.
func (s *State) knows(viewer, seat game.Seat, mission int, n uint8, up bool) Knowledge {
	h := &s.side[seat]
	removed := h.removed>>n&1 != 0
	here := int(s.focusAt) == mission && s.turn == viewer && !removed
	switch {
	case up:
		return Shown
	case viewer == seat:
		placing := !s.revealing && int(s.current) == mission && s.turn == seat
		if placing && !removed || here && s.step == stepSmoke {
			return Shown
		}
		return Remembered
	case viewer == game.Public || h.seen>>n&1 == 0:
		return Hidden
	case here && s.step == stepSeen:
		return Shown
	default:
		return Remembered
	}
}

// seePlayer writes what the viewer knows of a seat beside its attempts.
func (s *State) seePlayer(p *Player, viewer, seat game.Seat) {
	h := &s.side[seat]
	*p = Player{
		Deck:     bits.OnesCount16(h.deck),
		Tokens:   int(h.tokens),
		Items:    h.items,
		WonCount: bits.OnesCount32(s.taken[seat]),
		WonShown: viewer == seat || s.Over(),
		Done:     int(h.done),
		TopCount: int(h.topLen),
	}
	n := 0
	for _, m := range s.order[:s.orderLen] {
		if s.taken[seat]>>m&1 != 0 {
			p.Won[n] = m
			n++
		}
	}
	if viewer != seat {
		return
	}
	know := Remembered
	if s.turn == seat && (s.step == stepOrder || s.step == stepPeek) {
		know = Shown
	}
	for i, c := range h.top[:h.topLen] {
		p.Top[i] = Slot{Card: c, Know: know}
	}
}
