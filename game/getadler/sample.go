package getadler

import (
	"math/rand/v2"

	"safehouse/game"
)

// Sample returns a state that the viewer cannot tell from the true one: characters drawn from all assignments that the
// viewer cannot rule out, each as likely as any other, and cards dealt as its traces allow. What others know of cards is
// not drawn: in a sample each of them knows its own hand.
func (Rules) Sample(v *View, rng *rand.Rand) State {
	var all assignments
	found := all.find(v)
	return Deal(v, &found[rng.IntN(len(found))], rng)
}

// Deal returns a sample with the characters of an assignment, which is one of Assignments.
func Deal(v *View, who *Assignment, rng *rand.Rand) State {
	s := State{
		seats: uint8(v.Seats), dealt: uint8(v.Dealt), roles: *who,
		abilities: v.Abilities, mission: v.Mission, quick: v.Quick, nobluff: v.NoBluff,
		branch: v.Branch, phase: v.Phase, waiting: v.ToAct,
		hour: uint8(v.Hour), first: v.First, current: v.Current, turns: uint8(v.Past), owed: uint8(v.Owed),
		attempted: v.Attempted,
		reason:    v.Reason, winners: v.Winners, shown: v.Shown, shownBy: v.ShownBy,
		discard: tallyOf(&v.Discard),
	}
	if v.Revealed {
		s.turned = s.all()
	}
	for i := range v.Past {
		s.past[i] = entryOf(&v.History[i])
	}
	for seat := range game.Seat(v.Seats) {
		p := &v.Players[seat]
		s.answers[seat] = p.Answers
		if p.Out {
			s.out = s.out.With(seat)
		}
		if p.Eliminated {
			s.eliminated = s.eliminated.With(seat)
		}
	}
	s.restoreFight(&v.Fight)
	s.dealCards(v, rng)
	backs := s.backs()
	for seat := range game.Seat(v.Seats) {
		if seat == v.Viewer {
			s.known[seat] = s.restoreTraces(v)
		} else if !s.eliminated.Has(seat) {
			s.known[seat] = s.ownHand(seat, &backs)
		}
	}
	return s
}

// restoreFight writes the confrontation.
func (s *State) restoreFight(f *Confrontation) {
	s.arrester, s.villain, s.opponent, s.asked = f.Arrester, f.Villain, f.Opponent, f.Asked
	s.escape, s.passed, s.unasked, s.cards = f.Escape, f.Passed, f.Unasked, uint8(f.Cards)
	s.villainShots, s.heroShots, s.shooting, s.held = uint8(f.VillainShots), uint8(f.HeroShots), f.Shooting, f.Held
	for i, l := range f.Laid[:f.Cards] {
		s.laid[i] = newLaid(l.Seat, l.Card)
	}
}

// restoreTraces writes the viewer's traces back. Which of its labels of a kind is which does not matter.
func (s *State) restoreTraces(v *View) (t traces) {
	at := 0
	var last Kind
	for _, trace := range v.Traces[:v.Traced] {
		if trace.Kind != last {
			last = trace.Kind
			at = int(spans[last].begin)
		}
		t.set(at, trace.Places)
		at++
	}
	return t
}

// backs has the lowest bit of a label for every card that does not lie open.
func (s *State) backs() (t traces) {
	for k := DocumentRAF; k < kindEnd; k++ {
		for n := range s.hidden(k) {
			t.set(int(spans[k].begin)+n, 1)
		}
	}
	return t
}

// ownHand are the traces of a seat that knows its own hand and nothing else: what does not lie open may be anywhere.
func (s *State) ownHand(seat game.Seat, backs *traces) (t traces) {
	elsewhere := uint64(s.everywhere() &^ InHand(seat))
	for i, lying := range backs {
		t[i] = lying * elsewhere
	}
	for set := s.hands[seat].kinds(); set != 0; set = set.rest() {
		for n := range s.hands[seat].of(set.first()) {
			t.set(int(spans[set.first()].begin)+n, InHand(seat))
		}
	}
	return t
}

// hidden is the number of cards of a kind that do not lie open.
func (s *State) hidden(k Kind) int {
	n := s.pile.of(k) + s.away.of(k)
	for seat := range s.seats {
		n += s.hands[seat].of(k)
	}
	return n
}
