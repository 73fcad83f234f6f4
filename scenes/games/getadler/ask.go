package getadler

import (
	"slices"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/scenes/input"
	"safehouse/scenes/match"
)

// ask is what the screen asks of the person who owes a decision, and how it may be answered.
type ask struct {
	match.Prompt
	// choices are those that lie in the middle, under a line in large letters.
	choices [2]match.Button
	saying  string
	// meet is the own character, shown large, NoRole where it is not. look shows the hand that is looked at.
	meet  getadler.Role
	story story
	look  bool
}

// WhatNow works out what is asked now.
func (t *screen) WhatNow() *match.Prompt {
	t.arrived()
	t.ask = t.whatNow()
	return &t.ask.Prompt
}

func (t *screen) whatNow() (q ask) {
	q.Status = t.status()
	switch {
	case t.table.AskOver(&q.Prompt, "ask.getadler.over"):
	case t.book.Shown():
		t.book.Ask(&q.Prompt)
	case t.table.Busy():
		t.meanwhile(&q)
		t.besideSpeech(&q)
		t.askAside(&q)
	case t.table.PileOpen:
		q.Head = t.discardLabel(t.show.Now())
		q.Primary = t.table.Button("discard", "getadler.discard.shut", input.Draw)
	case !t.table.Holder.Mine():
		t.table.AskWatching(&q.Prompt)
		t.besideSpeech(&q)
		t.askAside(&q)
	default:
		t.asks(&q)
		t.describePointed(&q)
	}
	return q
}

// prompt is what a phase asks of a person.
type prompt struct {
	// head is what is asked and body what there is to know about it once the cards are open, both with what names gives.
	head, body string
	names      func(t *screen) []game.Arg
	// tells is the body of what has more than one form.
	tells func(t *screen) string
	// primary and secondary are the answers.
	primary, secondary answer
	// once reports that one look at the cards is enough to answer.
	once bool
	// of are picks of which one must be made, first says so while none is.
	of    []match.Pick
	first string
	// always adds what is asked with the cards closed as well. open adds the rest once they are open and, where a pick
	// must be made, one is: at is its place among them.
	always func(t *screen, q *ask)
	open   func(t *screen, q *ask, at int)
}

// shorter are the keys of short words for answers that may stand in a narrow place.
var shorter = map[string]string{"enough": "getadler.enough.short", "discardit": "getadler.discardit.short"}

// answer is a button: its id, and the key of its words.
type answer struct{ id, label string }

// prompts are those of the phases in which somebody decides.
var prompts = [...]prompt{
	getadler.PhaseMeet: {
		head: "getadler.meet.head", body: "getadler.meet.about", primary: answer{"ready", "getadler.meet.go"}, once: true,
		open: (*screen).meetRole,
	},
	getadler.PhaseExchange: giving("getadler.give.exchange"),
	getadler.PhaseReturn:   giving("getadler.give.return"),
	getadler.PhasePlay: {
		head: "getadler.play.head", body: "getadler.play.about", primary: answer{"act", "getadler.play.go"},
		of: handIDs, first: "getadler.play.first", open: (*screen).askCard,
	},
	// The screen is the same for heroes and villains: the false answer is refused to a hero when it is pressed, and
	// nothing tells before (G7).
	getadler.PhaseAnswer: {
		head: "getadler.answer.head", tells: (*screen).answersFit, names: (*screen).asker,
		primary: answer{"answer", "getadler.answer.go"},
		of:      answerIDs, first: "getadler.answer.first", always: (*screen).askAnswer, open: (*screen).sayAnswer,
	},
	getadler.PhaseLook: {
		head: "getadler.seen.head", body: "getadler.seen.about", names: (*screen).lookedAt,
		primary: answer{"seen", "getadler.seen.go"},
		once:    true, open: (*screen).lookAtHand,
	},
	getadler.PhaseGive: giving("getadler.give.spied"),
	// Only inside the peek is it to be seen whether there is any reply.
	getadler.PhaseReply: {
		head: "getadler.reply.head", body: "getadler.reply.about", names: (*screen).pursuer,
		primary: answer{"reply", "getadler.reply.none"},
		of:      handIDs, first: "getadler.reply.first", open: (*screen).askReply,
	},
	// With the hand closed a hero is asked in the same words whether it has the card or not, so that neither the screen
	// nor the time taken tells (G18).
	getadler.PhasePursue: {
		head: "getadler.pursue.head", names: (*screen).escape, primary: answer{"pursue", "getadler.follow"},
		secondary: answer{"letgo", "getadler.letgo"}, always: (*screen).followBy, open: (*screen).askPursue,
	},
	getadler.PhaseShoot: {
		head: "getadler.shoot.head", names: (*screen).shots, primary: answer{"shoot", "getadler.shoot"},
		secondary: answer{"hold", "getadler.hold"}, always: (*screen).warnBehind, open: (*screen).askShoot,
	},
	// Nobody else sees the hand of the one eliminated (G25).
	getadler.PhaseLoot: {
		head: "getadler.loot.head", body: "getadler.loot.about", names: (*screen).owed,
		primary:   answer{"loot", "getadler.loot"},
		secondary: answer{"enough", "getadler.enough"}, of: lootIDs, first: "getadler.loot.first", open: (*screen).takeLoot,
	},
}

// giving asks for a card to give: for what binoculars took, or in Collins's exchange. Body says why.
func giving(body string) prompt {
	return prompt{
		head: "getadler.give.head", body: body, names: (*screen).receiver, primary: answer{"give", "getadler.give.go"},
		of: handIDs, first: "getadler.give.first", open: (*screen).giveCard,
	}
}

// surrender is asked of a villain who has no reply.
var surrender = prompt{
	head: "getadler.surrender.head", body: "getadler.surrender.about", names: (*screen).pursuer,
	primary: answer{"surrender", "getadler.surrender"},
}

// asks puts the question of a phase. Nothing is picked before the hand has been opened; a press that is refused sounds
// like any other where those beside the screen would learn something by it.
func (t *screen) asks(q *ask) {
	open, is := t.table.Holder.Open(), &prompts[t.own.Phase]
	if open && t.mayDo(getadler.OpSurrender) {
		is = &surrender
	}
	q.Hushed = t.own.Phase == getadler.PhaseAnswer || t.own.Phase == getadler.PhasePlay && t.table.Holder.Shared()
	// Either answer and any card may be given: that one press gave it tells nobody anything (G7, G11).
	q.Answers = t.own.Phase == getadler.PhaseAnswer || t.own.Phase == getadler.PhaseGive
	q.Keeps = fighting(&t.own)
	var names []game.Arg
	if is.names != nil {
		names = is.names(t)
	}
	q.Head = t.table.Say(is.head, names...)
	q.Primary = t.table.Button(is.primary.id, is.primary.label, input.Confirm)
	if is.secondary.id != "" {
		q.Secondary = t.table.Button(is.secondary.id, is.secondary.label)
	}
	if is.always != nil {
		is.always(t, q)
	}
	if !open {
		q.Blocked = t.table.Say("table.peek.first")
		if !is.once || !t.table.Holder.Looked() {
			t.lookFirst(q)
		}
		return
	}
	if is.body != "" {
		q.Body = t.table.Say(is.body, names...)
	}
	if is.tells != nil {
		q.Body = is.tells(t)
	}
	switch at := t.table.Choice.Which(is.of); {
	case is.of != nil && at < 0:
		q.Primary.Wait(t.table.Say(is.first))
	case is.open != nil:
		is.open(t, q, at)
	}
	if short := shorter[q.Secondary.ID]; short != "" {
		t.label(&q.Secondary, t.layout.Secondary.W, q.Secondary.Label, t.table.Say(short))
	}
	if q.Digits == nil && slices.ContainsFunc(handIDs, t.table.Choice.Possible) {
		q.Digits = handIDs[:t.layout.Held]
	}
}

// Routine is to hold fire without a pistol, and to let go without the card that follows.
func (t *screen) Routine() (move string) {
	if v := &t.own; (v.Phase == getadler.PhaseShoot || v.Phase == getadler.PhasePursue) && len(v.Moves) == 1 {
		return v.Moves[0].String()
	}
	return ""
}

// lookFirst has every answer wait for a look at the hand.
func (t *screen) lookFirst(q *ask) {
	q.Body = q.Blocked
	for _, b := range [...]*match.Button{&q.Primary, &q.Secondary, &q.choices[0], &q.choices[1]} {
		if b.ID != "" {
			t.table.LookFirst(b)
		}
	}
}

// pointed is the card of the open hand that pointer or keyboard are on, NoKind for none.
func (t *screen) pointed() getadler.Kind {
	for i := range t.layout.Held {
		if hover, ring, _ := t.table.Page.State(handIDs[i]); hover || ring {
			return t.layout.kind(i)
		}
	}
	return getadler.NoKind
}

// describePointed tells what a card is and does while nothing is chosen: where letters are large, cards have no room
// for it. Whoever answers needs no card, and reads what the answers would make of it.
func (t *screen) describePointed(q *ask) {
	k := t.pointed()
	if k != getadler.NoKind && t.table.Holder.Open() && t.chosenKind() == getadler.NoKind && !fighting(t.show.Now()) &&
		t.own.Phase != getadler.PhaseAnswer {
		q.Body = t.aboutCard(k)
	}
}

// phaseTexts are what is said of a phase: to the seat asked, to those who wait for it, and of a view that waits for
// nobody; rule is the ruling that explains it.
type phaseTexts struct{ ask, wait, quiet, rule string }

var phases = [...]phaseTexts{
	getadler.PhaseDeal:     {"ask.getadler.deal", "ask.getadler.deal", "ask.getadler.deal", "G1"},
	getadler.PhaseMeet:     {"ask.getadler.meet", "wait.getadler.meet", "ask.getadler.deal", "G50"},
	getadler.PhaseDraw:     {"ask.getadler.draw", "ask.getadler.draw", "ask.getadler.draw", "G4"},
	getadler.PhaseExchange: {"ask.getadler.exchange", "wait.getadler.exchange", "ask.getadler.draw", "G40"},
	getadler.PhaseReturn:   {"ask.getadler.return", "wait.getadler.return", "ask.getadler.draw", "G40"},
	getadler.PhasePlay:     {"getadler.turn", "wait.getadler.play", "ask.getadler.draw", "G4"},
	getadler.PhaseAnswer:   {"ask.getadler.answer", "wait.getadler.answer", "ask.getadler.draw", "G7"},
	getadler.PhaseLook:     {"ask.getadler.look", "wait.getadler.look", "ask.getadler.draw", "G10"},
	getadler.PhaseTake:     {"ask.getadler.take", "ask.getadler.take", "ask.getadler.take", "G11"},
	getadler.PhaseGive:     {"getadler.turn", "wait.getadler.give", "ask.getadler.take", "G11"},
	getadler.PhaseReply:    {"ask.getadler.reply", "wait.getadler.reply", "ask.getadler.refill", "G16"},
	getadler.PhasePursue:   {"ask.getadler.pursue", "wait.getadler.pursue", "ask.getadler.refill", "G17"},
	getadler.PhaseShoot:    {"ask.getadler.shoot", "wait.getadler.shoot", "ask.getadler.refill", "G22"},
	getadler.PhaseLoot:     {"ask.getadler.loot", "wait.getadler.loot", "ask.getadler.refill", "G25"},
	getadler.PhaseRefill:   {"ask.getadler.refill", "ask.getadler.refill", "ask.getadler.refill", "G25"},
	getadler.PhaseOver:     {"ask.getadler.over", "ask.getadler.over", "ask.getadler.over", "G30"},
}

// status says what is asked of the person at the screen, who may act, or whose turn is being shown, since the view on
// its way there may still owe a decision that has been made, or else whom the view waits for. At an hour nobody's turn
// has begun.
func (t *screen) status() string {
	v := t.show.Now()
	shows := t.table.Busy() && v.Hour > 0
	waiting := v.ToAct.Without(game.Nature)
	switch n := waiting.Len(); {
	case t.table.Holder.Mine() && !t.table.Busy():
		return t.table.Say(phases[t.own.Phase].ask, game.SeatName(t.table.Asked()))
	case shows && manners[t.shown.kind].ofTurn:
		return t.table.Say("getadler.turn", game.SeatName(v.Current))
	case shows && t.shown.kind == getadler.TurnMissed:
		return t.table.Say(getadler.HourKey(v.Hour))
	case v.Phase == getadler.PhaseMeet && n > 1:
		return t.table.Say("wait.getadler.meet.some", game.Number(n))
	case n == 0 || shows && t.shown.kind == getadler.HourBegan:
		return t.table.Say(phases[v.Phase].quiet)
	}
	return t.table.Say(phases[v.Phase].wait, game.SeatName(waiting.First()))
}

// Explained is the ruling that is looked up while nothing is refused: that of the card chosen from the open hand, or of
// the phase.
func (t *screen) Explained() string {
	if t.table.Holder.Mine() && t.table.Holder.Open() {
		if r := plays[t.chosenKind()].rule; r != "" {
			return r
		}
	}
	return phases[t.show.Now().Phase].rule
}
