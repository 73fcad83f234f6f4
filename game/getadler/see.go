package getadler

import (
	"math/bits"

	"safehouse/game"
)

// View builds what the viewer may know; whoever does not sit at the table, or is eliminated, sees the public view.
func (r Rules) View(s *State, viewer game.Seat) View {
	viewer = s.sees(viewer)
	v := View{
		Viewer: viewer, Seats: int(s.seats),
		Abilities: s.abilities, Mission: s.mission, Quick: s.quick, House: s.House,
		Branch: s.branch, Phase: s.phase, ToAct: s.waiting, Dealt: int(s.dealt),
		Hour: int(s.hour), First: s.first, Current: s.current, Target: game.Public,
		Owed: int(s.owed), Attempted: s.attempted, Revealed: s.turned == s.all(),
		Pile: s.pile.sum(), Discard: s.discard.counts(), Away: s.away.sum(),
		Fight: s.fight, History: s.past, Past: int(s.turns), Over: s.Over(),
		Reason: s.reason, Winners: s.winners, Shown: s.shown, ShownBy: s.shownBy,
	}
	if s.phase == PhaseMeet {
		v.Ready = s.all() &^ s.waiting
	}
	seeTarget(s, &v)
	seeTraces(s, &v)
	for seat := range game.Seat(s.seats) {
		seePlayer(s, &v.Players[seat], viewer, seat)
	}
	for _, trace := range v.Traces[:v.Traced] {
		if viewer != game.Public && bits.OnesCount8(uint8(trace.Places)) == 1 && trace.Places < InPile {
			v.Players[bits.TrailingZeros8(uint8(trace.Places))].Sure[trace.Kind]++
		}
	}
	if viewer != game.Public {
		var buf [mostMoves]Move
		v.Moves = append(v.Moves, r.Moves(s, viewer, buf[:0])...)
	}
	return v
}

// seeTarget writes whom the play that runs is aimed at, and what it shows the viewer.
func seeTarget(s *State, v *View) {
	switch s.phase {
	case PhaseAnswer:
		v.Target, v.Trait, v.Colour = s.turn().Target, s.turn().Trait, s.turn().Colour
	case PhaseLook:
		v.Target = s.turn().Target
		if v.Viewer == s.current {
			v.Looking = s.hands[v.Target].counts()
		}
	case PhasePlay, PhaseTake, PhaseGive:
		v.Target = s.turn().Target
	case PhaseLoot:
		v.Target = s.loser()
		if s.waiting.Has(v.Viewer) {
			v.Looking = s.hands[v.Target].counts()
		}
	}
}

// seePlayer writes what the viewer knows of a seat but for its cards.
func seePlayer(s *State, p *Player, viewer, seat game.Seat) {
	p.Cards = s.hands[seat].sum()
	p.Out, p.Eliminated = s.out.Has(seat), s.eliminated.Has(seat)
	p.Answers = s.answers[seat]
	if s.turned.Has(seat) || viewer == seat {
		p.Role = s.roles[seat]
	}
}

// seeTraces writes what the viewer knows of the places of cards, those of one kind in the order of their ranks: they
// cannot be told apart.
func seeTraces(s *State, v *View) {
	if v.Viewer == game.Public {
		seeNothing(s, v)
		return
	}
	t := &s.known[v.Viewer]
	for k := DocumentRAF; k < kindEnd; k++ {
		begin := v.Traced
		for i := range int(spans[k].count) {
			p := t.at(int(spans[k].begin) + i)
			if p == 0 {
				continue
			}
			at := v.Traced
			for ; at > begin && v.Traces[at-1].Places.rank() > p.rank(); at-- {
				v.Traces[at] = v.Traces[at-1]
			}
			v.Traces[at] = Trace{Kind: k, Places: p}
			v.Traced++
		}
	}
}

// seeNothing writes the traces of the public: what does not lie open may be wherever a card can be.
func seeNothing(s *State, v *View) {
	everywhere := s.everywhere()
	for k := DocumentRAF; k < kindEnd; k++ {
		for range s.hidden(k) {
			v.Traces[v.Traced] = Trace{Kind: k, Places: everywhere}
			v.Traced++
		}
	}
}

// observer collects what one viewer sees of a move. A nil observer collects nothing.
type observer struct{ game.Observer[State, Event] }

// The places of cards.
func pilePlace() game.Place            { return game.Place{Zone: ZonePile} }
func discardPlace() game.Place         { return game.Place{Zone: ZoneDiscard} }
func awayPlace() game.Place            { return game.Place{Zone: ZoneAway} }
func handPlace(s game.Seat) game.Place { return game.Place{Zone: ZoneHand + game.Zone(s)} }
func fightPlace(at int) game.Place     { return game.Place{Zone: ZoneFight, Index: uint8(at)} }

// one tells of a seat, with of two, number of a number.
func (o *observer) one(kind EventKind, seat game.Seat) {
	if o != nil {
		o.Add(Event{Kind: kind, Seat: seat, Other: game.Public})
	}
}

func (o *observer) with(kind EventKind, seat, other game.Seat) {
	if o != nil {
		o.Add(Event{Kind: kind, Seat: seat, Other: other})
	}
}

// card tells of a card, known to all, that does not move.
func (o *observer) card(kind EventKind, seat, other game.Seat, k Kind) {
	if o != nil {
		o.Add(Event{Kind: kind, Seat: seat, Other: other, Card: k})
	}
}

// unable adds that a seat does not follow or fire, and for the seat itself which card it lacks, where it has none.
func (o *observer) unable(kind EventKind, seat, other game.Seat, k Kind, hand *tally) {
	if o == nil {
		return
	}
	e := Event{Kind: kind, Seat: seat, Other: other}
	if o.Viewer == seat && hand.of(k) == 0 {
		e.Card, e.N = k, 1
	}
	o.Add(e)
}

func (o *observer) number(kind EventKind, seat game.Seat, n int) {
	if o != nil {
		o.Add(Event{Kind: kind, Seat: seat, Other: game.Public, N: int16(n)})
	}
}

// role tells of a character, for the seats that may know it and, once all may, for Public.
func (o *observer) role(kind EventKind, seat game.Seat, r Role, knowing game.Seats) {
	if o == nil {
		return
	}
	e := Event{Kind: kind, Seat: seat, Other: game.Public}
	if kind == RoleRevealed || knowing.Has(o.Viewer) {
		e.Role = r
	}
	o.Add(e)
}

// played tells of a card that everyone sees leave the hand of its seat.
func (o *observer) played(e Event, to game.Place) {
	if o != nil {
		e.From, e.To, e.Moved = handPlace(e.Seat), to, true
		o.Add(e)
	}
}

// moved tells of a card that only some seats see move.
func (o *observer) moved(kind EventKind, seat, other game.Seat, k Kind, from, to game.Place, knowing game.Seats) {
	if o == nil {
		return
	}
	if !knowing.Has(o.Viewer) {
		k = NoKind
	}
	o.Add(Event{Kind: kind, Seat: seat, Other: other, Card: k, From: from, To: to, Moved: true})
}

// drew tells of a card that only the seat itself sees; N is 1 while the first hands are dealt.
func (o *observer) drew(seat game.Seat, k Kind, dealing bool) {
	if o == nil {
		return
	}
	e := Event{Kind: CardDrawn, Seat: seat, Other: game.Public, From: pilePlace(), To: handPlace(seat), Moved: true}
	if o.Viewer == seat {
		e.Card = k
	}
	if dealing {
		e.N = 1
	}
	o.Add(e)
}

// The N of Answered for no; that for yes is answeredYes.
const answeredNo = 2

func (o *observer) answer(seat, asker game.Seat, trait Trait, c Colour, yes bool) {
	if o == nil {
		return
	}
	e := Event{Kind: Answered, Seat: seat, Other: asker, Trait: trait, Colour: c, N: answeredNo}
	if yes {
		e.N = answeredYes
	}
	o.Add(e)
}

// hand shows the seat what it sees of another's hand.
func (o *observer) hand(seat, target game.Seat, hand *tally) {
	if o == nil || o.Viewer != seat {
		return
	}
	for k := DocumentRAF; k < kindEnd; k++ {
		if n := hand.of(k); n > 0 {
			o.Add(Event{Kind: CardSeen, Seat: seat, Other: target, Card: k, N: int16(n)})
		}
	}
}

// The N of SideWon.
const (
	heroesWon   = 1
	villainsWon = 2
)

// sideWon tells which side has won; of a match that went the whole time also which villain is free, and the document
// that it showed or that its mission asked for.
func (o *observer) sideWon(s *State, r Reason, leader Role) {
	if o == nil {
		return
	}
	e := Event{Kind: SideWon, Seat: game.Public, Other: game.Public, Reason: r, N: heroesWon}
	if r == DocumentKept || r == HeroesEliminated {
		e.N = villainsWon
	}
	switch r {
	case DocumentKept:
		e.Role, e.Card = leader, s.shown
	case NoDocument:
		e.Role, e.Card = leader, s.branch
	}
	o.Add(e)
}
