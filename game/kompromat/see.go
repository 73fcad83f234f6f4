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
	if s.step == stepMore && s.turn == viewer && forced(s) {
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
			seeAttempt(s, &v.Row[i].Attempts[seat], viewer, seat, i)
		}
	}
	for seat := range game.Seat(Seats) {
		seePlayer(s, &v.Players[seat], viewer, seat)
		v.Score[seat] = Score{Tokens: int(s.side[seat].tokens)}
		if v.Players[seat].WonShown {
			v.Score[seat] = s.Points(seat)
		}
	}
	if viewer != game.Public {
		v.Moves = r.Moves(s, viewer, nil)
	}
	return v
}

// seeAttempt writes what the viewer knows of a seat's attempt.
func seeAttempt(s *State, a *Attempt, viewer, seat game.Seat, mission int) {
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
		c.Know = knows(s, viewer, seat, mission, n, c.Up)
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
func knows(s *State, viewer, seat game.Seat, mission int, n uint8, up bool) Knowledge {
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
func seePlayer(s *State, p *Player, viewer, seat game.Seat) {
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

// observer collects what one viewer sees of a move.
type observer struct{ game.Observer[State, Event] }

// of tells of a seat and a number, at of the seat in turn and a number at a mission. A nil observer is told nothing.
func (o *observer) of(kind EventKind, seat game.Seat, n int) {
	if o != nil {
		o.Add(Event{Kind: kind, Seat: seat, N: int16(n)})
	}
}

func (o *observer) at(kind EventKind, s *State, mission uint8, n int16) {
	if o != nil {
		o.Add(Event{Kind: kind, Seat: s.turn, Index: mission, Mission: s.row[mission], N: n})
	}
}

// only gives the card to its owner and a back to everyone else.
func (o *observer) only(owner game.Seat, c Card) Card {
	if o.Viewer == owner {
		return c
	}
	return 0
}

// attemptPlace is the place of a card of an attempt.
func attemptPlace(seat game.Seat, mission, slot uint8) game.Place {
	return game.Place{Zone: ZoneAttempt + 2*game.Zone(mission) + game.Zone(seat), Index: slot}
}

// deckTop is the place of the top card of a seat's deck.
func deckTop(s *State, seat game.Seat) game.Place {
	return game.Place{Zone: ZoneDeck + game.Zone(seat), Index: uint8(bits.OnesCount16(s.side[seat].deck)) - 1}
}

// lay tells of a mission card that is about to be laid.
func (o *observer) lay(s *State, m Mission, at int) {
	e := Event{Kind: MissionLaid, Index: uint8(at), Mission: m, Moved: true,
		From: game.Place{Zone: ZoneMissionDeck, Index: uint8(bits.OnesCount32(s.unlaid)) - 1},
		To:   game.Place{Zone: ZoneRow, Index: uint8(at)}}
	switch {
	case m.Kind() != CounterIntelligence:
		e.Covers = s.counter[at] != 0
	case s.counter[at] == 0:
		e.Kind = CounterLaid
		e.To.Zone = ZoneCounter
	default:
		e.Kind = SetAside
		e.To = game.Place{Zone: ZoneAside, Index: uint8(bits.OnesCount32(s.aside))}
	}
	o.Add(e)
}

// asideBack tells of the cards set aside, which go back into the deck: one event a card, the last with the shuffle. It
// takes them back.
func (o *observer) asideBack(s *State) {
	n := bits.OnesCount32(s.aside)
	for i := range n {
		e := Event{Kind: CardBack, Seat: game.Public, Moved: true,
			From: game.Place{Zone: ZoneAside, Index: uint8(i)},
			To:   game.Place{Zone: ZoneMissionDeck, Index: uint8(bits.OnesCount32(s.unlaid))}}
		if i == n-1 {
			e.Kind = SetAsideReturned
			e.N = int16(n)
		}
		o.Add(e)
		s.unlaid |= s.aside & -s.aside
		s.aside &= s.aside - 1
	}
}

// deal tells of a card that is about to leave the deck of the seat in turn.
func (o *observer) deal(s *State, c Card) {
	e := Event{Kind: CardDrawn, Seat: s.turn, Card: o.only(s.turn, c), Moved: true, From: deckTop(s, s.turn),
		To: game.Place{Zone: ZoneDrawn + game.Zone(s.turn)}}
	if s.step == stepDealMore {
		e.Kind = CardPlacedDown
		e.Index = uint8(s.current)
		e.Mission = s.row[s.current]
		e.Slot = s.side[s.turn].count[s.current]
		e.To = attemptPlace(s.turn, e.Index, e.Slot)
	}
	o.Add(e)
}

// use tells of an item in use.
func (o *observer) use(s *State, item Item, b uint8) {
	e := Event{Kind: ItemUsed, Seat: s.turn, Item: item}
	switch item {
	case NightVision, StunGun, SmokeScreen:
		e.Index = b
	case PoisonPen:
		e.Index = uint8(s.current)
	default:
		o.Add(e)
		return
	}
	e.Mission = s.row[e.Index]
	o.Add(e)
}

// remove tells of a card that is about to be taken aside; under the smoke screen its owner sees which.
func (o *observer) remove(s *State, owner game.Seat, slot uint8, c Card) {
	e := Event{Kind: CardRemoved, Seat: owner, Index: uint8(s.focusAt), Mission: s.row[s.focusAt], Slot: slot, Moved: true,
		From: attemptPlace(owner, uint8(s.focusAt), slot),
		To:   game.Place{Zone: ZoneRemoved + game.Zone(owner), Index: uint8(s.side[owner].removedBefore())}}
	if s.focus == SmokeScreen {
		e.Card = o.only(owner, c)
	}
	o.Add(e)
}

// turn tells of the face-down cards that are turned up, and turns one after another.
func (o *observer) turn(s *State, seat game.Seat) {
	h := &s.side[seat]
	for slots := h.slotsOf(int(s.current), h.faceDown(int(s.current))); slots != 0; slots &= slots - 1 {
		slot := uint8(bits.TrailingZeros16(slots))
		o.Add(Event{Kind: CardTurned, Seat: seat, Index: uint8(s.current), Mission: s.row[s.current], Slot: slot,
			Card: h.laid[h.first[s.current]+slot]})
		s.turned |= 1 << (h.first[s.current] + slot)
	}
}

// award tells who is about to take the mission in turn, or that it is discarded.
func (o *observer) award(s *State, winner game.Seat, byCards bool) {
	at := uint8(s.current)
	row := game.Place{Zone: ZoneRow, Index: at}
	discard := game.Place{Zone: ZoneDiscard, Index: uint8(bits.OnesCount32(s.gone))}
	if winner == game.Public {
		o.Add(Event{Kind: MissionDropped, Index: at, Mission: s.row[at], Moved: true, From: row, To: discard})
		return
	}
	kind := MissionWon
	if byCards {
		kind = WonByCards
	}
	o.Add(Event{Kind: kind, Seat: winner, Index: at, Mission: s.row[at], N: int16(s.side[winner].total[at]), Moved: true,
		From: row, To: game.Place{Zone: ZoneWon + game.Zone(winner), Index: uint8(bits.OnesCount32(s.taken[winner]))}})
}

// counterGone tells of the counter-intelligence card under a mission that somebody took, or nobody.
func (o *observer) counterGone(s *State, winner game.Seat) {
	at := uint8(s.current)
	counter := s.counter[at]
	e := Event{Kind: CounterDropped, Index: at, Mission: counter, Moved: true,
		From: game.Place{Zone: ZoneCounter, Index: at},
		To:   game.Place{Zone: ZoneDiscard, Index: uint8(bits.OnesCount32(s.gone))}}
	if winner != game.Public {
		e.Kind, e.Seat, e.N = MarksTaken, winner, int16(counter.Marks())
	}
	o.Add(e)
}

// equipmentBack tells of all cards that go back into the decks: one event a card, then one a seat with the shuffle. It
// takes them back.
func (o *observer) equipmentBack(s *State) {
	for seat := range game.Seat(Seats) {
		h := s.side[seat].hand
		back := &s.side[seat].hand
		aside := uint8(0)
		for mission := range uint8(RowSize) {
			for slot := range h.count[mission] {
				n := h.first[mission] + slot
				from := attemptPlace(seat, mission, slot)
				if h.removed>>n&1 != 0 {
					from = game.Place{Zone: ZoneRemoved + game.Zone(seat), Index: aside}
					aside++
				}
				o.Add(Event{Kind: CardBack, Seat: seat, Moved: true, From: from,
					To: game.Place{Zone: ZoneDeck + game.Zone(seat), Index: uint8(bits.OnesCount16(back.deck))}})
				*back = hand{deck: back.deck | 1<<h.laid[n]}
			}
		}
		o.of(EquipmentBack, seat, 0)
	}
}

// spy tells of the rival's face-down cards at a mission, which Night Vision shows to the seat in turn, one after
// another.
func (o *observer) spy(s *State, mission uint8) {
	o.at(CardsSeen, s, mission, 0)
	other := rival(s.turn)
	h := &s.side[other]
	for cards := h.faceDown(int(mission)); cards != 0; cards &= cards - 1 {
		n := bits.TrailingZeros16(cards)
		o.Add(Event{Kind: CardSpied, Seat: other, Index: mission, Mission: s.row[mission],
			Slot: uint8(n) - h.first[mission], Card: o.only(s.turn, h.laid[n])})
		h.seen |= 1 << n
	}
}
