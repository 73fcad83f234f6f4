package getadler

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"safehouse/game"
)

// randomMatches is how many matches each number of players plays for a property; longest is more moves than a match can
// have.
const (
	randomMatches = 96
	longest       = 100 + MaxTurns*4*MaxCards
)

// optionsOf takes the options by turns, so that matches have all of them together and none.
func optionsOf(n int) game.Options {
	return game.Options{OptionAbilities: n % 2, OptionMission: n / 2 % 2, OptionQuick: n / 4 % 2, OptionNoBluff: n / 8 % 2}
}

// step is a move of a random match, with the positions before and after it.
type step struct {
	before, after State
	seat          game.Seat
	move          Move
}

// eachStep plays random matches: each kind of move is as likely as any other, so that there is more than questions.
func eachStep(t *testing.T, matches int, look func(x *step)) {
	t.Helper()
	var r Rules
	rng := rand.NewPCG(7, 11)
	var legal, few []Move
	for n := range matches {
		for seats := MinSeats; seats <= game.MaxSeats; seats++ {
			x := step{after: start(t, seats, optionsOf(n))}
			for made := 0; !x.after.Over(); made++ {
				if made > longest {
					t.Fatalf("a match of %d seats with %v does not end: %v", seats, optionsOf(n), x.after)
				}
				x.before = x.after
				x.seat = r.ToAct(&x.after).First()
				legal = r.Moves(&x.after, x.seat, legal[:0])
				few = someOf(few[:0], legal, rng)
				x.move = few[below(rng, len(few))]
				r.Apply(&x.after, x.seat, x.move)
				look(&x)
			}
		}
	}
}

// someOf keeps the moves of one kind.
func someOf(some, legal []Move, rng *rand.PCG) []Move {
	var have [opEnd]bool
	kinds := 0
	for _, m := range legal {
		if !have[m.Op] {
			have[m.Op] = true
			kinds++
		}
	}
	n := below(rng, kinds)
	for op, had := range have {
		if !had {
			continue
		}
		if n == 0 {
			for _, m := range legal {
				if int(m.Op) == op {
					some = append(some, m)
				}
			}
			return some
		}
		n--
	}
	return some
}

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
			case s.eliminated.Has(seat) || s.villain != game.Table:
				// A confrontation uses cards up, and nobody has more than seven in it.
				want = min(n, HandSize)
			case s.phase == PhaseExchange && seat == s.current, s.phase == PhasePlay && seat == s.current,
				s.phase == PhaseReturn && seat == s.seatOf(Adler):
				want = HandSize + 1
			case s.phase == PhaseTake || s.phase == PhaseGive:
				want = n
			}
			if n != want || n > MaxHand {
				t.Fatalf("seat %v has %d cards, want %d, after %v: %v", seat, n, want, x.move, *s)
			}
		}
		if s.phase == PhaseTake || s.phase == PhaseGive {
			target := s.turn().target()
			if sum := s.hands[s.current].sum() + s.hands[target].sum(); sum != 2*HandSize {
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
		seat := game.Table
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
			ok = ok && seat == s.current && s.revealed && s.roles[seat] == Collins && s.lives(Adler)
		case PhaseReturn:
			ok = ok && seat == s.seatOf(Adler) && s.roles[s.current] == Collins
		case PhaseAnswer:
			ok = ok && seat != s.current && !s.revealed
		case PhaseReply:
			ok = ok && seat == s.villain && s.roles[seat].Villain() && !s.roles[s.opponent].Villain()
		case PhasePursue:
			ok = ok && !s.roles[seat].Villain() && !s.out.Has(seat) && !s.passed.Has(seat)
		case PhaseShoot:
			ok = ok && (seat == s.villain || seat == s.opponent)
		case PhaseLoot:
			ok = ok && s.eliminated.Has(s.loser()) && (seat == s.villain || seat == s.opponent)
		case PhaseOver:
			ok = s.waiting == 0
		}
		if !ok {
			t.Fatalf("in phase %v seats %s owe a decision: %v", s.phase, spell(s.waiting), *s)
		}
	})
	for p := PhaseDeal; p <= PhaseOver; p++ {
		if !phases[p] {
			t.Errorf("phase %v was never reached", p)
		}
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
		for _, e := range s.past[:s.turns] {
			turn := e.turn()
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
		standing := heroes&living != 0 && living&^heroes != 0
		if !s.Over() {
			if !standing && s.phase != PhaseDeal || s.winners != 0 || s.reason != NoReason {
				t.Fatalf("the match should be over: %v", *s)
			}
			return
		}
		reasons[s.reason] = true
		villains := s.all() &^ heroes
		if !s.lives(Adler) {
			villains = game.SeatsOf(s.seatOf(Collins))
		}
		document := false
		for seat := range game.Seat(s.seats) {
			if !living.Has(seat) || heroes.Has(seat) {
				continue
			}
			if s.mission {
				document = document || s.hands[seat].of(s.branch) > 0
			} else if s.roles[seat] == s.leader() {
				hand := s.hands[seat].counts()
				document = hand.Documents() > 0
			}
		}
		want, ok := heroes, false
		switch s.reason {
		case VillainsEliminated:
			ok = living&^heroes == 0 && heroes&living != 0
		case NoDocument:
			ok = standing && s.hour == Hours && !document
		case DocumentKept:
			want, ok = villains, standing && s.hour == Hours && document
		case HeroesEliminated:
			want, ok = villains, heroes&living == 0 && living != 0
		}
		if !ok || s.winners != want || !s.revealed {
			t.Fatalf("%s won because %s, with document %v: %v", spell(s.winners), reasonNames[s.reason], document, *s)
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

// Who is eliminated, like who does not sit at the table, sees and is told what the table is (G26).
func TestEliminatedSeeTheTable(t *testing.T) {
	var r Rules
	seen := 0
	eachStep(t, randomMatches, func(x *step) {
		for seat := range game.Seat(x.before.seats) {
			if !x.before.eliminated.Has(seat) {
				continue
			}
			seen++
			if mine, theirs := r.View(&x.after, seat), r.View(&x.after, game.Table); !reflect.DeepEqual(mine, theirs) {
				t.Fatalf("seat %v sees %v, the table %v", seat, mine, theirs)
			}
			mine := r.Tell(&x.before, x.seat, x.move, &x.after, seat, nil)
			if theirs := r.Tell(&x.before, x.seat, x.move, &x.after, game.Table, nil); !slices.Equal(mine, theirs) {
				t.Fatalf("seat %v is told %v, the table %v", seat, mine, theirs)
			}
		}
	})
	if seen == 0 {
		t.Error("nobody was eliminated")
	}
}

// zones counts the cards at the places that events name.
type zones map[game.Zone]int

// follow moves cards as an event tells.
func (z zones) follow(e Event) error {
	switch from, to, moved := e.Travel(); {
	case e.Kind == Reshuffled:
		if z[ZoneDiscard] != int(e.N) || z[ZonePile] != 0 {
			return fmt.Errorf("%d cards are shuffled, %d lie discarded, %d in the pile", e.N, z[ZoneDiscard], z[ZonePile])
		}
		z[ZonePile], z[ZoneDiscard] = z[ZoneDiscard], 0
	case e.Kind == Cleared:
		if z[ZoneFight] != int(e.N) {
			return fmt.Errorf("%d cards are cleared, %d were laid", e.N, z[ZoneFight])
		}
		z[ZoneDiscard] += z[ZoneFight] + z[ZoneAway]
		z[ZoneFight], z[ZoneAway] = 0, 0
	case moved:
		n := 1
		if e.Kind == Eliminated {
			n = int(e.N)
		}
		if to.Zone == ZoneFight && int(to.Index) != z[ZoneFight] {
			return fmt.Errorf("a card is laid at %d, where %d lie", to.Index, z[ZoneFight])
		}
		z[from.Zone] -= n
		z[to.Zone] += n
	}
	return nil
}

// Who follows the cards by what is told has as many at each place as the view says.
func TestCardsAreFollowed(t *testing.T) {
	var r Rules
	var z zones
	for _, viewer := range []game.Seat{0, 3, game.Table} {
		eachStep(t, randomMatches/8, func(x *step) {
			if x.before.dealt == 0 && x.before.branch == NoKind && (x.move.Op == OpBranch || x.move.Op == OpRole) {
				z = zones{ZonePile: x.before.pile.sum()}
			}
			for _, e := range r.Tell(&x.before, x.seat, x.move, &x.after, viewer, nil) {
				if err := z.follow(e); err != nil {
					t.Fatalf("seat %v is told: %v: %v", viewer, err, x.after)
				}
			}
			v := r.View(&x.after, viewer)
			want := zones{ZonePile: v.Pile, ZoneDiscard: v.Discard.Sum() + v.Away, ZoneFight: v.Fight.Cards}
			for seat := range v.Seats {
				zone := ZoneHand + game.Zone(seat)
				if v.Players[seat].Eliminated {
					zone = ZoneAway
				}
				want[zone] += v.Players[seat].Cards
			}
			for zone := range ZoneHand + game.MaxSeats {
				if z[zone] != want[zone] {
					t.Fatalf("seat %v followed %d cards to zone %d, where %d are, after %v: %v", viewer, z[zone], zone, want[zone], x.move, v)
				}
			}
		})
	}
}

// What is refused is refused for a reason that is published, and what is legal is not; a text stands for each.
func TestCheckAgreesWithMoves(t *testing.T) {
	all := append(everyMove(), Move{}, Move{Op: opEnd}, Move{Op: OpLook, A: 200}, Move{Op: OpSpy, A: 1}, Move{Op: OpReady, C: 1})
	keys := map[string]bool{}
	for _, key := range WordKeys() {
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
		for _, who := range []game.Seat{r.ToAct(s).First(), 0, game.Seat(s.seats) - 1, game.Nature, game.Table} {
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

// Moves, Apply and the copying of a State allocate nothing.
func TestNothingIsAllocated(t *testing.T) {
	var r Rules
	buf := make([]Move, 0, mostMoves)
	rng := rand.NewPCG(19, 23)
	begin := start(t, game.MaxSeats, optionsOf(3))
	var copied State
	if n := testing.AllocsPerRun(10, func() {
		for s := begin; !s.Over(); copied = s {
			seat := r.ToAct(&s).First()
			legal := r.Moves(&s, seat, buf[:0])
			r.Apply(&s, seat, legal[below(rng, len(legal))])
		}
	}); n != 0 || !copied.Over() {
		t.Errorf("a match of Moves, Apply and copies allocates %v times", n)
	}
}

// Random hands are read as they are: their sum, their kinds, and the n-th card for every n.
func TestTally(t *testing.T) {
	rng := rand.NewPCG(29, 31)
	for range 1000 {
		var c Counts
		var held []Kind
		for k := DocumentRAF; k < kindEnd; k++ {
			c[k] = below(rng, 5) * below(rng, 2)
			held = append(held, slices.Repeat([]Kind{k}, c[k])...)
		}
		tally := tallyOf(&c)
		if tally.counts() != c || tally.sum() != len(held) {
			t.Fatalf("%v is packed as %x", c, tally)
		}
		for n, k := range held {
			if got := tally.kind(n); got != k || !slices.Contains(held, tally.kinds().first()) {
				t.Fatalf("card %d of %v is %v, want %v", n, c, got, k)
			}
		}
	}
}
