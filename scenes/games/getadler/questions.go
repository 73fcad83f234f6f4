package getadler

import (
	"slices"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/scenes/match"
)

// questions are what a match asks of its persons, how that is answered, and what there is to say of it: all that it
// needs to be played, and nothing of how it looks.
type questions struct {
	decision
	wording
	telling
	rush
	look   *match.View
	match  *getadler.Match
	answer *match.Answer
	ask    ask
	// armed is who has looked at the own hand last in the confrontation that goes on.
	armed game.Seats
	// now is what the table shows, persona says who plays for the computer on a seat, and fits reports whether the words
	// of a button have room.
	now     func() onTable
	persona func(game.Seat) string
	fits    func(space, *match.Button) bool
}

// onTable is what the table shows, as far as what is asked depends on it.
type onTable struct {
	view *getadler.View
	// told is what has been told on the way to it.
	told *recap
	// card is the i-th one of the hand below, NoKind for a back, held their number, and pointed the one that pointer or
	// keyboard are on.
	card    func(i int) getadler.Kind
	held    int
	pointed getadler.Kind
	// reads puts into the panel what the one at the screen reads besides; it reports whether there is anything.
	reads func(*match.Prompt) bool
	// pileOpen reports that the discard pile lies open, brief that questions have room for a few words only.
	pileOpen, brief bool
	// under reports that the notebook lies under a choice or a question that is built, which has its place.
	under bool
}

// space is where words are to have room: on a button, on the one that asks, on one in letters of the usual size, or in
// the line at the top.
type space uint8

// The spaces.
const (
	onPrimary space = iota
	onSecondary
	onAsking
	atUsual
	inStatus
	overChoice
)

// Questions are those of a match of GET ADLER! that is played without a table: what is known counts as shown.
func Questions(m *match.Match) match.Game {
	qs := newQuestions(m)
	qs.fits = func(space, *match.Button) bool { return true }
	qs.now = func() onTable {
		v := qs.match.View(qs.look.Holder.Sight())
		now := onTable{view: &v, told: &recap{said: said{asker: game.Public}}}
		now.card = func(i int) getadler.Kind {
			if v.Viewer != qs.own.Viewer {
				return getadler.NoKind
			}
			return kindAt(qs.hand(), i)
		}
		now.held, now.reads = qs.hand().Sum(), func(*match.Prompt) bool { return false }
		return now
	}
	return qs
}

// newQuestions are those of a match, whose session must be a *getadler.Match.
func newQuestions(m *match.Match) *questions {
	of := m.Desk.Session.(*getadler.Match)
	qs := &questions{
		decision: decision{choice: m.Choice, check: of.Check}, telling: telling{&m.View, of}, look: &m.View, match: of,
		answer: m.Answer, persona: m.Computers.Persona,
	}
	qs.wording = wording{&qs.decision, &m.View}
	return qs
}

// Refresh looks at what the person asked may know.
func (qs *questions) Refresh(bool) {
	qs.own = getadler.View{Viewer: game.Public, Current: game.Public, Target: game.Public}
	if qs.look.Seats.Persons.Has(qs.look.Asked()) {
		qs.own = qs.match.View(qs.look.Asked())
	}
	if all := qs.match.View(game.Public); !fighting(&all) {
		qs.armed = 0
	}
}

// Routine is to hold fire without a pistol, and to let go without the card that follows: known where everybody knows
// that the hand holds none, and else as silent as any other answer (G18).
func (qs *questions) Routine() (move string, known bool) {
	v, card := &qs.own, getadler.Pistol
	switch {
	case len(v.Moves) != 1 || v.Phase != getadler.PhaseShoot && v.Phase != getadler.PhasePursue:
		return "", false
	case v.Phase == getadler.PhasePursue:
		card = v.Fight.Escape
	}
	all := qs.match.View(game.Public)
	return v.Moves[0].String(), !slices.ContainsFunc(all.Traces[:all.Traced], func(t getadler.Trace) bool {
		return t.Kind == card && t.Places&getadler.InHand(v.Viewer) != 0
	})
}

// WhatNow works out what is asked now.
func (qs *questions) WhatNow() *match.Prompt {
	a := asker{wording: qs.wording, onTable: qs.now(), rushing: qs.rush.on, fits: qs.fits,
		after: func() getadler.View { return qs.match.View(game.Public) }}
	if qs.look.Holder.Open() && fighting(&qs.own) {
		qs.armed = game.SeatsOf(qs.own.Viewer)
	}
	a.gone, a.armed = gone(qs.look, a.view), qs.armed.Has(qs.own.Viewer)
	qs.ask = a.whatNow()
	return &qs.ask.Prompt
}

// Explained is the ruling that is looked up while nothing is refused: that of the card chosen from the open hand, or of
// the phase.
func (qs *questions) Explained() string {
	if qs.look.Holder.Mine() && qs.look.Holder.Open() {
		if r := plays[qs.chosenKind()].rule; r != "" {
			return r
		}
	}
	return phases[qs.now().view.Phase].rule
}

// Refused is the reply that a card would be, the play of the chosen card on a suspect, or to follow or to fire without
// the card for it: with the hand closed, all buttons look alike.
func (qs *questions) Refused(_ []match.Pick, pick match.Pick) string {
	now := qs.now()
	card, seat := slices.Index(handIDs, pick), slices.Index(seatIDs, pick)
	switch {
	case card >= 0 && qs.own.Phase == getadler.PhaseReply && now.card(card) != getadler.NoKind:
		return getadler.Move{Op: getadler.OpReply, A: uint8(now.card(card))}.String()
	case seat >= 0 && qs.aiming():
		return example(plays[qs.chosenKind()].op, game.Seat(seat)).String()
	case pick == buttons[getadler.OpShoot]:
		return getadler.Move{Op: getadler.OpShoot}.String()
	case pick == buttons[getadler.OpPursue]:
		return getadler.Move{Op: getadler.OpPursue}.String()
	}
	return ""
}

// building reports that a question is being built: a question card and the seat that is asked are chosen.
func (qs *questions) building() bool {
	return !qs.look.Busy() && qs.look.Holder.Open() && qs.own.Phase == getadler.PhasePlay && qs.target() != game.Public &&
		qs.chosenKind() == getadler.Question
}

// choosing reports that the person asked has two things to choose from, in the place of the clock.
func (qs *questions) choosing() bool {
	if qs.look.Busy() || !qs.look.Holder.Mine() {
		return false
	}
	return qs.own.Phase == getadler.PhaseAnswer ||
		qs.own.Phase == getadler.PhasePlay && qs.look.Holder.Open() &&
			(qs.look.Choice.Possible(nameIDs[0]) || qs.look.Choice.Possible(countIDs[0]))
}

// Act answers a press that makes no move: it tells of what was pressed, or opens and closes it.
func (qs *questions) Act(kind, rest string) {
	now := qs.now()
	switch kind {
	case "hand":
		if k := now.card(int(rest[0] - '0')); k != getadler.NoKind {
			qs.answer.Inform(qs.aboutCard(k))
		}
	case "seat":
		seat := game.Seat(rest[0] - '0')
		qs.answer.Inform(qs.unplayable(), qs.seatLabel(now.view, seat), qs.persona(seat))
	case "laid":
		qs.answer.Inform(qs.laidAbout(now.view, int(rest[0]-'a')))
	case "side":
		qs.answer.Inform(qs.sideAbout(now.view, game.Seat(rest[0]-'0')))
	case "toend":
		qs.rush.on = true
	case "pile":
		qs.answer.Inform(qs.pileLabel(now.view))
	}
}

// unplayable says why the chosen card is played on nobody; empty where none is chosen that could be.
func (qs *questions) unplayable() string {
	k := qs.chosenKind()
	switch {
	case k == getadler.NoKind:
		return ""
	case plays[k].op != getadler.NoOp:
		return qs.look.Words(qs.whyNot(k))
	case qs.own.Phase == getadler.PhasePlay:
		return qs.look.Say("getadler.nobody")
	}
	return qs.aboutCard(k)
}

// Held says what the open hand holds: the own character, the cards one by one, and the hand of another that is being
// looked at.
func (qs *questions) Held() []string {
	now := qs.now()
	v := now.view
	var all []string
	if seat := qs.look.Holder.Sight(); seat.Sits(v.Seats) && v.Players[seat].Role != getadler.NoRole {
		all = append(all, qs.look.Say("voice.getadler.role", v.Players[seat].Role.Word()))
	}
	for i := range now.held {
		if k := now.card(i); k != getadler.NoKind {
			all = append(all, qs.look.Say("voice.hand.card", k.Word(), game.Number(i+1), game.Number(now.held)))
		}
	}
	if qs.ask.look {
		for k, n := range qs.own.Looking {
			if n > 0 {
				all = append(all, qs.look.Say("voice.getadler.seen", game.SeatName(qs.own.Target), getadler.Kind(k).Some(n)))
			}
		}
	}
	return all
}
