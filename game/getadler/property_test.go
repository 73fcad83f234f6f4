package getadler

import (
	"slices"
	"testing"

	"safehouse/game"
)

// No card is lost, and nobody knows what is not so.
func TestCardsAreConserved(t *testing.T) {
	eachStep(t, randomMatches/8, func(x *step) {
		if err := Conserved(&x.after); err != nil {
			t.Fatalf("after %v of %v: %v; %v", x.move, x.seat, err, x.after)
		}
	})
}

// Between turns every living hand has seven cards, on turn eight (G51), and there is always a card to draw, so that no
// hand stays below seven (G54).
func TestHands(t *testing.T) {
	eachStep(t, randomMatches, func(x *step) {
		s := &x.after
		if s.phase == PhaseDeal || s.Over() {
			return
		}
		for seat := range game.Seat(s.seats) {
			n, want := s.hands[seat].sum(), HandSize
			switch {
			case s.eliminated.Has(seat) && seat != s.loser():
				want = 0
			case s.eliminated.Has(seat) || s.fight.Villain != game.Public:
				// A confrontation uses cards up, and nobody has more than seven in it.
				want = min(n, HandSize)
			case s.phase == PhaseExchange && seat == s.current, s.phase == PhasePlay && seat == s.current,
				s.phase == PhaseReturn && seat == s.SeatOf(Adler):
				want = HandSize + 1
			case s.phase == PhaseTake || s.phase == PhaseGive:
				want = n
			}
			if s.SmallRefill && s.roles[seat].Villain() && n >= smallHand {
				// A villain who got away holds up to two cards fewer from then on (H7).
				want = max(n, want-(HandSize-smallHand))
			}
			if n != want || n > MaxHand {
				t.Fatalf("seat %v has %d cards, want %d, after %v: %v", seat, n, want, x.move, *s)
			}
		}
		if s.phase == PhaseTake || s.phase == PhaseGive {
			target := s.turn().Target
			if sum := s.hands[s.current].sum() + s.hands[target].sum(); sum != 2*HandSize && !s.SmallRefill {
				t.Fatalf("seats %v and %v have %d cards together: %v", s.current, target, sum, *s)
			}
		}
		if s.phase == PhaseDraw && s.pile == (tally{}) {
			t.Fatalf("nothing to draw: %v", *s)
		}
	})
}

// Decisions are owed by living seats, and in each phase by those alone whom it concerns.
func TestWhoOwes(t *testing.T) {
	phases := map[Phase]bool{}
	eachStep(t, randomMatches, func(x *step) {
		s := &x.after
		phases[s.phase] = true
		seat := game.Public
		if s.waiting.Len() == 1 {
			seat = s.waiting.First()
		}
		ok := s.waiting&s.eliminated == 0 && s.out&s.eliminated == 0
		switch s.phase {
		case PhaseDeal, PhaseDraw, PhaseTake, PhaseRefill:
			ok = ok && seat == game.Nature
		case PhaseMeet:
			ok = ok && s.waiting != 0
		case PhasePlay, PhaseLook, PhaseGive:
			ok = ok && seat == s.current
		case PhaseExchange:
			ok = ok && seat == s.current && s.Revealed() && s.roles[seat] == Collins && s.Lives(Adler)
		case PhaseReturn:
			ok = ok && seat == s.SeatOf(Adler) && s.roles[s.current] == Collins
		case PhaseAnswer:
			ok = ok && seat != s.current && !s.Revealed()
		case PhaseReply:
			ok = ok && seat == s.fight.Villain && s.roles[seat].Villain() && !s.roles[s.fight.Opponent].Villain()
		case PhasePursue:
			ok = ok && !s.roles[seat].Villain() && !s.out.Has(seat) && !s.fight.Passed.Has(seat)
		case PhaseShoot:
			ok = ok && (seat == s.fight.Villain || seat == s.fight.Opponent)
		case PhaseLoot:
			ok = ok && s.eliminated.Has(s.loser()) && (seat == s.fight.Villain || seat == s.fight.Opponent)
		case PhaseOver:
			ok = s.waiting == 0
		}
		if !ok {
			t.Fatalf("in phase %v seats %s owe a decision: %v", s.phase, s.waiting, *s)
		}
	})
	for p := PhaseDeal; p <= PhaseOver; p++ {
		if !phases[p] {
			t.Errorf("phase %v was never reached", p)
		}
	}
}

// A shoot-out runs while shots are asked for and no longer: who sees the table while cards are drawn after it sees none
// (G21, G24).
func TestShootOutsEnd(t *testing.T) {
	ran := false
	eachStep(t, randomMatches, func(x *step) {
		s := &x.after
		ran = ran || s.fight.Shooting
		if s.fight.Shooting != (s.phase == PhaseShoot) || s.fight.Held && !s.fight.Shooting {
			t.Fatalf("in phase %v a shoot-out runs: %v, held: %v: %v", s.phase, s.fight.Shooting, s.fight.Held, *s)
		}
	})
	if !ran {
		t.Error("there was no shoot-out")
	}
}

// Hours go by one after another, seven at most; in each hour every living seat has one turn, in order from the first
// player on (G2).
func TestHours(t *testing.T) {
	eachStep(t, randomMatches, func(x *step) {
		s := &x.after
		// Two hours begin at once where wrong arrests have put everybody out (G02.txt).
		if s.hour < x.before.hour || s.hour > x.before.hour+2 || s.hour > Hours {
			t.Fatalf("hour %d comes after %d: %v", s.hour, x.before.hour, *s)
		}
		if !s.Over() {
			return
		}
		from := func(seat game.Seat) int { return (int(seat) + int(s.seats) - int(s.first)) % int(s.seats) }
		had := map[[2]int]bool{}
		last := 0
		for _, turn := range s.past[:s.turns] {
			at := int(turn.Hour)*game.MaxSeats + from(turn.Seat)
			if at <= last {
				t.Fatalf("seat %v has a turn in hour %d out of order: %v", turn.Seat, turn.Hour, *s)
			}
			last = at
			had[[2]int{int(turn.Hour), int(turn.Seat)}] = true
		}
		for seat := range int(s.seats) {
			for hour := 1; hour < int(s.hour) && !s.eliminated.Has(game.Seat(seat)); hour++ {
				if !had[[2]int{hour, seat}] {
					t.Fatalf("seat %d has no turn in hour %d: %v", seat, hour, *s)
				}
			}
		}
	})
}

// Whoever won did so for a reason that holds (G26, G30 to G36, G41, G48, G57, G59).
func TestWinners(t *testing.T) {
	reasons := map[Reason]bool{}
	eachStep(t, randomMatches, func(x *step) {
		s := &x.after
		heroes, living := s.heroes(), s.living()
		standing := heroes&living != 0 && living&^heroes != 0 && (!s.FallEnds || s.phase == PhaseDeal || s.Lives(Adler))
		if !s.Over() {
			if !standing && s.phase != PhaseDeal || s.winners != 0 || s.reason != NoReason {
				t.Fatalf("the match should be over: %v", *s)
			}
			return
		}
		reasons[s.reason] = true
		villains := s.all() &^ heroes
		if !s.Lives(Adler) {
			villains = game.SeatsOf(s.SeatOf(Collins))
		}
		document := false
		for seat := range game.Seat(s.seats) {
			if !living.Has(seat) || heroes.Has(seat) {
				continue
			}
			if s.mission {
				document = document || s.hands[seat].of(s.branch) > 0
			} else if s.roles[seat] == s.leader() {
				hand := &s.hands[seat]
				document = hand.of(DocumentRAF)+hand.of(DocumentNavy)+hand.of(DocumentArmy) > 0
			}
		}
		want, ok := heroes, false
		switch s.reason {
		case VillainsEliminated:
			ok = living&^heroes == 0 && heroes&living != 0
		case AdlerFallen:
			ok = s.FallEnds && !s.Lives(Adler) && s.Lives(Collins) && heroes&living != 0
		case NoDocument:
			ok = standing && s.hour == Hours && !document
		case DocumentKept:
			want, ok = villains, standing && s.hour == Hours && document
		case HeroesEliminated:
			want, ok = villains, heroes&living == 0 && living != 0
		}
		if !ok || s.winners != want || !s.Revealed() {
			t.Fatalf("%s won because %s, with document %v: %v", s.winners, reasonNames[s.reason], document, *s)
		}
		if s.reason == DocumentKept != (s.shown != NoKind) {
			t.Fatalf("document %v was shown when %s: %v", s.shown, reasonNames[s.reason], *s)
		}
	})
	for r := VillainsEliminated; r < reasonEnd; r++ {
		if !reasons[r] {
			t.Errorf("no match ended because %s", reasonNames[r])
		}
	}
}

// What is refused is refused for a reason that is published, and what is legal is not; a text stands for each.
func TestCheckAgreesWithMoves(t *testing.T) {
	all := append(everyMove(), Move{}, Move{Op: opEnd}, Move{Op: OpLook, A: 200}, Move{Op: OpSpy, A: 1},
		Move{Op: OpReady, C: 1})
	keys := map[string]bool{}
	for _, key := range wordKeys(t) {
		keys[key] = true
	}
	var r Rules
	n := 0
	eachStep(t, randomMatches/8, func(x *step) {
		s := &x.after
		// Every position costs much; every few show all kinds.
		if n++; n%5 != 0 {
			return
		}
		for _, who := range []game.Seat{r.ToAct(s).First(), 0, game.Seat(s.seats) - 1, game.Nature, game.Public} {
			mine := r.Moves(s, who, nil)
			if (len(mine) > 0) != r.ToAct(s).Has(who) || len(mine) > mostMoves {
				t.Fatalf("%v has the moves %v: %v", who, mine, *s)
			}
			for _, m := range mine {
				if back, err := r.Parse(m.String()); err != nil || back != m {
					t.Fatalf("%v is read as %v, %v", m, back, err)
				}
			}
			for i := n % 7; i < len(all); i += 7 {
				m := all[i]
				why := r.Check(s, who, m)
				switch {
				case slices.Contains(mine, m) != (why == nil):
					t.Fatalf("%v: %v is legal: %v, refused: %v; %v", who, m, slices.Contains(mine, m), why, *s)
				case why != nil && !keys[why.Key]:
					t.Fatalf("the reason %q is not published", why.Key)
				}
			}
		}
	})
}
