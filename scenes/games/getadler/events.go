package getadler

import (
	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/sound"
	"safehouse/scenes/director"
	"safehouse/scenes/games/getadler/notebook"
	"safehouse/scenes/match"
	"safehouse/scenes/tabletop"
)

// transition is how an event is shown.
type transition struct {
	tabletop.Transition
	// rests leaves what was played in sight for a while where the curtain comes next.
	rests bool
	// waits holds the show before it until what has come to light was read.
	waits bool
	// ofTurn reports that it belongs to a turn: the line at the top names the seat whose turn it is, and the panel says
	// the rest.
	ofTurn bool
	// decides reports that it is a decision of its seat after which it knows its hand; routine that it only says that the
	// game goes on, and is no news to who comes to its turn.
	decides, routine bool
	// show adds to how a beat is shown that ends with it.
	show func(s staging, b *beat, is *tabletop.Staged)
}

// The groups of events that are shown in one beat: characters that are dealt, seats that are ready, what is seen in a
// hand, and a bomb with those whom it stuns.
const (
	dealtRoles = 1 + iota
	readySeats
	seenCards
	bombed
)

// transitions are those of each kind of event; of those that are not in it nothing is heard or held.
var transitions = [...]transition{
	getadler.BranchDrawn: {routine: true},
	getadler.RoleDealt:   {Transition: tabletop.Transition{Group: dealtRoles}, routine: true},
	getadler.FirstDrawn:  {routine: true},
	getadler.SeatReady:   {Transition: tabletop.Transition{Group: readySeats}, decides: true, routine: true},
	getadler.HourBegan: {Transition: tabletop.Transition{Cue: sound.Chime, AtOnce: true}, routine: true,
		show: staging.moveClock},
	getadler.TurnBegan:     {Transition: tabletop.Transition{Cue: sound.ClockTick}, ofTurn: true, routine: true},
	getadler.TurnMissed:    {Transition: tabletop.Transition{Hold: readMS}, show: staging.missTurn},
	getadler.Reshuffled:    {Transition: tabletop.Transition{Cue: sound.Shuffle, Hold: readMS}},
	getadler.CardDrawn:     {ofTurn: true, routine: true, show: staging.refill},
	getadler.NothingDrawn:  {ofTurn: true},
	getadler.NothingPlayed: {ofTurn: true},
	getadler.CardDiscarded: {Transition: tabletop.Transition{Hold: readMS}, ofTurn: true, decides: true},
	getadler.Asked:         {Transition: tabletop.Transition{Cue: sound.Ask, Hold: askMS}, ofTurn: true, decides: true},
	// The same sound and time for heroes and villains, persons and computers (G7).
	getadler.Answered: {Transition: tabletop.Transition{Cue: sound.Answer}, ofTurn: true, decides: true,
		show: staging.readAnswer},
	getadler.Looked:        {Transition: tabletop.Transition{Hold: readMS}, ofTurn: true, decides: true},
	getadler.CardSeen:      {Transition: tabletop.Transition{Group: seenCards}, routine: true},
	getadler.LookEnded:     {ofTurn: true, routine: true},
	getadler.Spied:         {Transition: tabletop.Transition{Hold: readMS}, ofTurn: true, decides: true},
	getadler.CardTaken:     {ofTurn: true},
	getadler.CardGiven:     {Transition: tabletop.Transition{Hold: readMS}, ofTurn: true},
	getadler.NothingToTake: {Transition: tabletop.Transition{Hold: readMS}, ofTurn: true},
	getadler.Accused: {Transition: tabletop.Transition{Landing: sound.Cuffs, Hold: accuseMS}, ofTurn: true,
		decides: true},
	getadler.WrongArrest:  {Transition: tabletop.Transition{Landing: sound.Back, Hold: wrongMS}, ofTurn: true},
	getadler.RightArrest:  {ofTurn: true},
	getadler.RoleRevealed: {Transition: tabletop.Transition{Hold: flipMS}, ofTurn: true, show: staging.turnUp},
	getadler.Confronted: {Transition: tabletop.Transition{Hold: facedMS}, rests: true, waits: true,
		show: staging.takeScreen},
	getadler.Replied: {Transition: tabletop.Transition{Hold: playedMS}, rests: true, decides: true,
		show: staging.hearCard},
	getadler.Pursued: {Transition: tabletop.Transition{Hold: playedMS}, rests: true, decides: true,
		show: staging.hearCard},
	getadler.LetGo: {Transition: tabletop.Transition{Hold: passedMS}, rests: true, decides: true, show: staging.pass},
	getadler.Shot: {Transition: tabletop.Transition{Hold: playedMS}, rests: true, decides: true,
		show: staging.hearCard},
	getadler.HeldFire: {Transition: tabletop.Transition{Hold: passedMS}, rests: true, decides: true,
		show: staging.pass},
	getadler.Stunned:    {Transition: tabletop.Transition{Group: bombed}},
	getadler.Freed:      {Transition: tabletop.Transition{Hold: outcomeMS, Group: bombed}, show: staging.end},
	getadler.Eliminated: {Transition: tabletop.Transition{Hold: outcomeMS}, show: staging.end},
	getadler.Inherited:  {Transition: tabletop.Transition{Hold: outcomeMS}},
	// The table comes back at once.
	getadler.Cleared:    {Transition: tabletop.Transition{Cue: sound.Shuffle, AtOnce: true}},
	getadler.SideWon:    {waits: true},
	getadler.MatchEnded: {},
}

func decisive(k getadler.EventKind) bool { return transitions[k].decides }

// decided reports whether an event is a decision of its seat after which it knows its hand. Who was passed over made
// none.
func decided(e *getadler.Event) bool {
	return decisive(e.Kind) && !(passes(e) && e.Card != getadler.NoKind && e.N == 0)
}

// passes reports whether somebody does not follow, or does not fire.
func passes(e *getadler.Event) bool { return e.Kind == getadler.LetGo || e.Kind == getadler.HeldFire }

// pass gives whoever plays alone, and is passed over for want of a card, the time to read which.
func (s staging) pass(b *beat, is *tabletop.Staged) {
	if b.After.lacks != getadler.NoKind {
		is.Hold += s.look.Stage.Ticks(lacksMS)
	}
}

// staging says how what happens is shown, to whom the screen belongs. It changes nothing.
type staging struct {
	look *match.View
	// hurried runs the match to its end, so that nothing waits.
	hurried *rush
	// proves gives what a beat proves to the one at the screen.
	proves func(*beat) []notebook.Proof
}

// caption is an event's sentence. Where two or more persons share the screen only what everyone may know is spoken.
func (s staging) caption(e getadler.Event) game.Line {
	if e.Kind == getadler.RoleDealt && e.Role != getadler.NoRole && s.look.Holder.Alone() {
		return game.Say("getadler.dealt.you", e.Role.Word())
	}
	if !s.look.Holder.Alone() {
		switch e.Kind {
		case getadler.RoleDealt, getadler.CardSeen:
			return game.Line{}
		case getadler.CardDrawn, getadler.CardTaken, getadler.CardGiven, getadler.Looted:
			e.Card = getadler.NoKind
		case getadler.LetGo, getadler.HeldFire:
			if e.N != 0 { // Only the seat itself knows what it lacks.
				e.Card, e.N = getadler.NoKind, 0
			}
		}
	}
	return e.Say()
}

// beat is what is shown at once.
type beat = match.Beat[picture, getadler.Event]

// Joins has cards that are dealt and hands that are refilled shown in one beat. Who answers an escape for the second
// time stands there already. That an arrest was right is seen by the face that it turns up, and not told before.
func (s staging) Joins(before *picture, last, e *getadler.Event) bool {
	switch e.Kind {
	case getadler.CardDrawn:
		return last.Kind == e.Kind && (before.Hour == 0 || last.Seat == e.Seat || fighting(&before.View))
	case getadler.Confronted:
		return last.Kind == getadler.Pursued && last.Seat == before.Fight.Opponent
	case getadler.RoleRevealed:
		return last.Kind == getadler.RightArrest
	}
	return transitions[e.Kind].Joins(&transitions[last.Kind].Transition)
}

// Stage shows a beat. A confrontation that takes the place of the table, or gives it back, sweeps it.
func (s staging) Stage(b *beat) tabletop.Staged {
	e, st := b.Last(), s.look.Stage
	m := &transitions[e.Kind]
	is := m.Staged(st.Ticks)
	var landed getadler.Counts
	for i := range b.Events {
		is.Say(s.caption(b.Events[i]))
		is.Journeys = s.flies(&b.Before.View, &b.Events[i], &landed, is.Journeys)
	}
	is.Waits = !s.hurried.on && (mustRead(b) || s.learned(&b.Before))
	is.Sweeps = fighting(&b.Before.View) != fighting(&b.After.View)
	if m.show != nil {
		m.show(s, b, &is)
	}
	if asked := b.After.ToAct; m.rests && asked != 0 && asked != game.SeatsOf(game.Nature) &&
		s.look.Holder.CurtainNext() {
		is.Hold += max(st.Ticks(restMS), restLeast)
	}
	s.concludes(b, &is)
	if is.Peak = s.peakOf(b); is.Peak.Kind == passPeak { // The card travels in the light.
		is.Journeys, is.AtOnce = nil, true
	}
	if is.Peak.Kind == unmaskPeak { // Nothing turns up at the table before it does in the light.
		is.Journeys, is.AtOnce = nil, true
	}
	return is
}

// mustRead reports whether everybody must have seen what has come to light before a beat: the outcome of a
// confrontation, whatever follows, and characters before the first confrontation and before it is said who has won.
func mustRead(b *beat) bool {
	return b.Before.ended || b.Before.unread && len(b.Events) > 0 && transitions[b.Events[0].Kind].waits
}

// learned reports that what stands in a picture is the answer of a computer to somebody at the screen: no press that
// was meant for the question, or only hurries the answer on, takes it away unread. What a person answers is said at
// the table.
func (s staging) learned(p *picture) bool {
	persons := s.look.Seats.Persons
	return p.said.answer != "" && persons.Has(p.said.asker) && !persons.Has(p.said.target)
}

// Board gives the cards of the table laid out for a picture.
func (t *screen) Board(p *picture, buf []director.Sprite) ([]director.Sprite, tabletop.Where) {
	l := &layout{}
	t.lay(l, &p.View)
	return l.things(t.looks, buf), l.where
}

// flies adds what moves because of an event, in a beat that began with that view; landed are the cards that it has
// brought into the hand below so far, backs as NoKind. In that hand a card leaves the place of the last one of its
// kind, and comes to that of the next.
func (s staging) flies(v *getadler.View, e *getadler.Event, landed *getadler.Counts,
	journeys []director.Journey) []director.Journey {
	if e.Kind == getadler.RoleRevealed {
		at := game.Place{Zone: zoneRole + game.Zone(e.Seat)}
		if s.below(e.Seat) && !fighting(v) {
			at = game.Place{Zone: zoneOwn}
		}
		return append(journeys, director.Journey{From: at, To: at, Flight: director.Hop})
	}
	if !e.Moved {
		return journeys
	}
	j := director.Journey{From: e.From, To: e.To, Flight: director.Hop}
	if seat, k, n, ok := s.heap(v, e.From, e.Card); ok {
		j.From = inHand(seat, k, max(0, n-1))
	}
	if seat, k, n, ok := s.heap(v, e.To, e.Card); ok {
		j.To = inHand(seat, k, n+landed[k])
		landed[k]++
	}
	if e.Kind == getadler.CardDrawn {
		j.After = dealAfter * float64(len(journeys))
	}
	return append(journeys, j)
}

// below reports whether a seat's hand lies below.
func (s staging) below(seat game.Seat) bool { return s.look.Seats.Persons != 0 && seat == s.look.Near }

// heap is what a card lies among where a place is the hand below: the n cards of its kind there or, in a closed hand or
// where the card is not known, all of them as backs.
func (s staging) heap(v *getadler.View, at game.Place, card getadler.Kind) (seat game.Seat, k getadler.Kind, n int,
	ok bool) {
	seat, ok = getadler.HandOf(at)
	if !ok || !s.below(seat) {
		return seat, k, 0, false
	}
	if v.Viewer != seat || card == getadler.NoKind {
		return seat, getadler.NoKind, v.Players[seat].Cards, true
	}
	return seat, card, v.Players[seat].Sure[card], true
}
