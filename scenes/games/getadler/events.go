package getadler

import (
	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/render/sound"
	"safehouse/scenes/director"
	"safehouse/scenes/tabletop"
)

// manner is how an event is shown.
type manner struct {
	tabletop.Manner
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
	// show is what the table does besides.
	show func(t *screen, b *director.Beat, events []getadler.Event)
}

// The groups of events that are shown in one beat: characters that are dealt, seats that are ready, what is seen in a
// hand, and a bomb with those whom it stuns.
const (
	dealtRoles = 1 + iota
	readySeats
	seenCards
	bombed
)

// manners are those of each kind of event; of those that are not in it nothing is heard or held.
var manners = [...]manner{
	getadler.BranchDrawn: {routine: true},
	getadler.RoleDealt:   {Manner: tabletop.Manner{Group: dealtRoles}, routine: true},
	getadler.FirstDrawn:  {routine: true},
	getadler.SeatReady:   {Manner: tabletop.Manner{Group: readySeats}, decides: true, routine: true},
	getadler.HourBegan: {Manner: tabletop.Manner{Cue: sound.Chime, AtOnce: true}, routine: true,
		show: (*screen).moveClock},
	getadler.TurnBegan:     {Manner: tabletop.Manner{Cue: sound.ClockTick}, ofTurn: true, routine: true},
	getadler.TurnMissed:    {Manner: tabletop.Manner{Hold: readMS}, show: (*screen).missTurn},
	getadler.Reshuffled:    {Manner: tabletop.Manner{Cue: sound.Shuffle, Hold: readMS}},
	getadler.CardDrawn:     {ofTurn: true, routine: true, show: (*screen).refill},
	getadler.NothingDrawn:  {ofTurn: true},
	getadler.NothingPlayed: {ofTurn: true},
	getadler.CardDiscarded: {Manner: tabletop.Manner{Hold: readMS}, ofTurn: true, decides: true},
	getadler.Asked: {Manner: tabletop.Manner{Cue: sound.Ask, Hold: askMS}, ofTurn: true, decides: true,
		show: (*screen).speak},
	// The same sound and time for heroes and villains, persons and computers (G7).
	getadler.Answered: {Manner: tabletop.Manner{Cue: sound.Answer}, ofTurn: true, decides: true,
		show: (*screen).speakBack},
	getadler.Looked:        {Manner: tabletop.Manner{Hold: readMS}, ofTurn: true, decides: true},
	getadler.CardSeen:      {Manner: tabletop.Manner{Group: seenCards}, routine: true},
	getadler.LookEnded:     {ofTurn: true, routine: true},
	getadler.Spied:         {Manner: tabletop.Manner{Hold: readMS}, ofTurn: true, decides: true},
	getadler.CardTaken:     {ofTurn: true},
	getadler.CardGiven:     {Manner: tabletop.Manner{Hold: readMS}, ofTurn: true},
	getadler.NothingToTake: {Manner: tabletop.Manner{Hold: readMS}, ofTurn: true},
	getadler.Accused:       {Manner: tabletop.Manner{Landing: sound.Cuffs, Hold: accuseMS}, ofTurn: true, decides: true},
	getadler.WrongArrest: {Manner: tabletop.Manner{Landing: sound.Back, Hold: wrongMS}, ofTurn: true,
		show: (*screen).markArrest},
	getadler.RightArrest: {Manner: tabletop.Manner{Cue: sound.Cuffs, Hold: wrongMS}, ofTurn: true,
		show: (*screen).markArrest},
	getadler.RoleRevealed: {Manner: tabletop.Manner{Hold: flipMS}, ofTurn: true, show: (*screen).turnUp},
	getadler.Confronted:   {Manner: tabletop.Manner{Hold: facedMS}, rests: true, waits: true, show: (*screen).takeScreen},
	getadler.Replied:      {Manner: tabletop.Manner{Hold: playedMS}, rests: true, decides: true, show: (*screen).hearCard},
	getadler.Pursued:      {Manner: tabletop.Manner{Hold: playedMS}, rests: true, decides: true, show: (*screen).hearCard},
	getadler.LetGo:        {Manner: tabletop.Manner{Hold: passedMS}, rests: true, decides: true},
	getadler.Shot:         {Manner: tabletop.Manner{Hold: playedMS}, rests: true, decides: true, show: (*screen).hearCard},
	getadler.HeldFire:     {Manner: tabletop.Manner{Hold: passedMS}, rests: true, decides: true},
	getadler.Stunned:      {Manner: tabletop.Manner{Group: bombed}},
	getadler.Freed:        {Manner: tabletop.Manner{Hold: outcomeMS, Group: bombed}, show: (*screen).end},
	getadler.Eliminated:   {Manner: tabletop.Manner{Hold: outcomeMS}, show: (*screen).end},
	getadler.Inherited:    {Manner: tabletop.Manner{Hold: outcomeMS}},
	// The table comes back at once.
	getadler.Cleared:    {Manner: tabletop.Manner{Cue: sound.Shuffle, AtOnce: true}},
	getadler.SideWon:    {waits: true},
	getadler.MatchEnded: {},
}

func decisive(k getadler.EventKind) bool { return manners[k].decides }

// Stand forgets what was told on the way: only a question that waits for its answer stays where the show stands still.
func (t *screen) Stand(p *getadler.View) {
	t.shown = shown{said: said{asker: game.Public}}
	if p.Phase == getadler.PhaseAnswer && p.Target.Sits(p.Seats) {
		t.shown.said = said{asker: p.Current, target: p.Target, question: getadler.QuestionKey(p.Trait, p.Colour),
			trait: p.Trait, colour: p.Colour}
	}
}

// Caption gives an event's sentence. Where two or more persons share the screen only what everyone may know is spoken.
func (t *screen) Caption(e *getadler.Event) game.Line {
	public := *e
	if e.Kind == getadler.RoleDealt && e.Role != getadler.NoRole && t.table.Holder.Alone() {
		return game.Say("getadler.dealt.you", e.Role.Word())
	}
	if !t.table.Holder.Alone() {
		switch e.Kind {
		case getadler.RoleDealt, getadler.CardSeen:
			return game.Line{}
		case getadler.CardDrawn, getadler.CardTaken, getadler.CardGiven, getadler.Looted:
			public.Card = getadler.NoKind
		}
	}
	return public.Say()
}

// Together shows in one beat cards that are dealt and hands that are refilled. Who answers an escape for the second
// time stands there already.
func (t *screen) Together(a, b *getadler.Event) bool {
	now := t.show.Now()
	switch b.Kind {
	case getadler.CardDrawn:
		return a.Kind == b.Kind && (now.Hour == 0 || a.Seat == b.Seat || fighting(now))
	case getadler.Confronted:
		return a.Kind == getadler.Pursued && a.Seat == now.Fight.Opponent
	}
	return false
}

// Gate holds the show where everybody must have seen what has come to light: the outcome of a confrontation, whatever
// follows, and characters before the first confrontation and before it is said who has won.
func (t *screen) Gate(e *getadler.Event) bool {
	if t.rush.on {
		return false
	}
	now, waits := &t.shown, manners[e.Kind].waits
	held := now.ended || now.unread && waits
	now.ended, now.unread = false, now.unread && !waits
	return held
}

// Board gives the cards of the table laid out for a picture.
func (t *screen) Board(p *getadler.View, buf []director.Sprite) ([]director.Sprite, tabletop.Where) {
	t.lay(&t.layout, p)
	laid := t.layout
	return laid.things(t.looks, buf), laid.where
}

// Journeys adds what moves because of an event.
func (t *screen) Journeys(e *getadler.Event, journeys []director.Journey) []director.Journey {
	if len(journeys) == 0 {
		t.shown.landed = getadler.Counts{}
	}
	if e.Kind == getadler.RoleRevealed {
		at := game.Place{Zone: zoneRole + game.Zone(e.Seat)}
		return append(journeys, director.Journey{From: at, To: at, Manner: director.Hop})
	}
	if !e.Moved {
		return journeys
	}
	j := director.Journey{From: t.from(e), To: t.to(e), Manner: director.Hop}
	if e.Kind == getadler.CardDrawn {
		j.After = dealAfter * float64(len(journeys))
	}
	return append(journeys, j)
}

// from is the place that a card leaves: in the hand below that of the last card of its kind.
func (t *screen) from(e *getadler.Event) game.Place {
	seat, k, n, ok := t.heap(e.From, e.Card)
	if !ok {
		return e.From
	}
	return inHand(seat, k, max(0, n-1))
}

// to is the place that a card comes to: in the hand below it is the next of its kind.
func (t *screen) to(e *getadler.Event) game.Place {
	seat, k, n, ok := t.heap(e.To, e.Card)
	if !ok {
		return e.To
	}
	n += t.shown.landed[k]
	t.shown.landed[k]++
	return inHand(seat, k, n)
}

// below reports whether a seat's hand lies below.
func (t *screen) below(seat game.Seat) bool {
	return t.table.Seats.Persons != 0 && seat == t.table.Near
}

// heap is what a card lies among where a place is the hand below: the n cards of its kind there or, in a closed hand or
// where the card is not known, all of them as backs.
func (t *screen) heap(at game.Place, card getadler.Kind) (seat game.Seat, k getadler.Kind, n int, ok bool) {
	seat, ok = getadler.HandOf(at)
	if !ok || !t.below(seat) {
		return seat, k, 0, false
	}
	v := t.show.Now()
	if v.Viewer != seat || card == getadler.NoKind {
		return seat, getadler.NoKind, v.Players[seat].Cards, true
	}
	return seat, card, v.Players[seat].Sure[card], true
}

// Sweeps reports whether a confrontation takes the place of the table, or gives it back.
func (t *screen) Sweeps(before, after *getadler.View) bool {
	return fighting(before) != fighting(after)
}

// Accent gives a beat its slips, and what the table does besides.
func (t *screen) Accent(b *director.Beat, events []getadler.Event) {
	now, e := &t.shown, &events[len(events)-1]
	m := &manners[e.Kind]
	if e.Kind != getadler.Answered {
		now.said = said{asker: game.Public}
	}
	now.kind, now.who, now.blast = e.Kind, e.Seat, false
	if m.show != nil {
		m.show(t, b, events)
	}
	if asked := t.show.After().ToAct; m.rests && asked != 0 && asked != game.SeatsOf(game.Nature) &&
		t.table.Holder.CurtainNext() {
		b.Hold(max(t.table.Stage.Ticks(restMS), restLeast))
	}
}
