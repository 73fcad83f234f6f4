package getadler

import (
	"slices"

	"safehouse/game"
	"safehouse/game/getadler"
	"safehouse/scenes/games/getadler/notebook"
	"safehouse/scenes/input"
	"safehouse/scenes/match"
)

// ask is what the screen asks of the person who owes a decision, and how it may be answered.
type ask struct {
	match.Prompt
	// choices are those that lie in the middle, under a paper that is saying what is asked and bears the sign of the card
	// that it is asked for, none where another player asks it; they name a villain where names says so.
	choices [2]match.Button
	saying  string
	card    getadler.Kind
	names   bool
	// meet is the own character, shown large, NoRole where it is not. look shows the hand that is looked at.
	meet  getadler.Role
	story story
	look  bool
}

// asker works out what is asked now.
type asker struct {
	wording
	onTable
	// after is the view of everybody when all has been shown.
	after func() getadler.View
	fits  func(space, *match.Button) bool
	// gone reports that all persons are out of the game, rushing that the match runs to its end.
	gone, rushing bool
	// armed reports that the person asked has looked at the own hand in this confrontation, and has had the screen since.
	armed bool
}

func (a *asker) whatNow() (q ask) {
	q.Status = a.status()
	switch {
	case a.look.AskOver(&q.Prompt, "ask.getadler.over"):
	case a.reads(&q.Prompt):
	case a.look.Busy():
		a.meanwhile(&q)
		a.besideSpeech(&q)
		if q.Primary.ID != "" && a.told.said.answer != "" {
			q.Status = "" // What the answer says stays in the letters that it had.
		}
		a.passedOver(&q)
		a.askAside(&q)
	case a.pileOpen:
		q.Head = a.discardLabel(a.view)
		q.Primary = a.look.Button("discard", "getadler.discard.shut", input.Draw)
	case !a.look.Holder.Mine():
		a.look.AskWatching(&q.Prompt)
		a.besideSpeech(&q)
		a.passedOver(&q)
		a.askAside(&q)
	default:
		a.asks(&q)
		a.describePointed(&q)
		// The step back of a question keeps its place, where the hand does not have the other one.
		book := &q.Secondary
		if q.choices[0].ID == "" && !a.look.Holder.CanPeek() {
			book = &q.Third
		}
		if a.under && book.ID == "" {
			*book = a.notebook()
		}
	}
	return q
}

// prompt is what a phase asks of a person.
type prompt struct {
	// head is what is asked and body what there is to know about it once the cards are open, both with what names gives.
	head, body string
	names      func(a *asker) []game.Arg
	// tells is the body of what has more than one form.
	tells func(a *asker) string
	// primary and secondary are the answers.
	primary, secondary answer
	// once reports that one look at the cards is enough to answer, ever that one in the confrontation is.
	once, ever bool
	// of are picks of which one must be made, first says so while none is, and next does on the button.
	of          []match.Pick
	first, next string
	// always adds what is asked with the cards closed as well. open adds the rest once they are open and, where a pick
	// must be made, one is: at is its place among them.
	always func(a *asker, q *ask)
	open   func(a *asker, q *ask, at int)
}

// shorter are the keys of short words for answers that may stand in a narrow place.
var shorter = map[string]string{"enough": "getadler.enough.short", "discardit": "getadler.discardit.short"}

// answer is a button: its id, and the key of its words.
type answer struct{ id, label string }

// prompts are those of the phases in which somebody decides.
var prompts = [...]prompt{
	getadler.PhaseMeet: {
		head: "getadler.meet.head", tells: (*asker).seenAgain, primary: answer{"ready", "getadler.meet.go"}, once: true,
		open: (*asker).meetRole,
	},
	getadler.PhaseExchange: giving("getadler.give.exchange"),
	getadler.PhaseReturn:   giving("getadler.give.return"),
	getadler.PhasePlay: {
		head: "getadler.play.head", tells: playOrDiscard, primary: answer{"act", "getadler.play.go"},
		of: handIDs, first: "getadler.play.first", next: "table.next.card", open: (*asker).askCard,
	},
	// Where others look on the screen is the same for heroes and villains: the false answer is refused to a hero when it
	// is pressed, and nothing tells before (G7).
	getadler.PhaseAnswer: {
		head: "getadler.answer.head", tells: (*asker).answersFit, names: (*asker).asker,
		primary: answer{"answer", "getadler.answer.go"},
		of:      answerIDs, first: "getadler.answer.first", next: "getadler.next.choose",
		always: (*asker).askAnswer, open: (*asker).sayAnswer,
	},
	getadler.PhaseLook: {
		head: "getadler.seen.head", body: "getadler.seen.about", names: (*asker).lookedAt,
		primary: answer{"seen", "getadler.seen.go"},
		once:    true, open: (*asker).lookAtHand,
	},
	getadler.PhaseGive: giving("getadler.give.spied"),
	// Only inside the peek is it to be seen whether there is any reply.
	getadler.PhaseReply: {
		head: "getadler.reply.head", body: "getadler.reply.about", names: (*asker).pursuer,
		primary: answer{"reply", "getadler.reply.none"},
		of:      handIDs, first: "getadler.reply.first", next: "table.next.card", open: (*asker).askReply,
	},
	// With the hand closed a hero is asked in the same words whether it has the card or not, so that neither the screen
	// nor the time taken tells (G18).
	getadler.PhasePursue: {
		head: "getadler.pursue.head", names: (*asker).escape, primary: answer{"pursue", "getadler.follow"},
		secondary: answer{"letgo", "getadler.letgo"}, ever: true, always: (*asker).followBy, open: (*asker).askPursue,
	},
	getadler.PhaseShoot: {
		head: "getadler.shoot.head", names: (*asker).shots, primary: answer{"shoot", "getadler.shoot"},
		secondary: answer{"hold", "getadler.hold"}, ever: true, always: (*asker).holdMeans, open: (*asker).askShoot,
	},
	// Nobody else sees the hand of the one eliminated (G25).
	getadler.PhaseLoot: {
		head: "getadler.loot.head", body: "getadler.loot.about", names: (*asker).owed,
		primary:   answer{"loot", "getadler.loot"},
		secondary: answer{"enough", "getadler.enough"}, of: lootIDs, first: "getadler.loot.first", next: "table.next.card",
		open: (*asker).takeLoot,
	},
}

// giving asks for a card to give: for what binoculars took, or in Collins's exchange. Body says why.
func giving(body string) prompt {
	return prompt{
		head: "getadler.give.head", body: body, names: (*asker).receiver, primary: answer{"give", "getadler.give.go"},
		of: handIDs, first: "getadler.give.first", next: "table.next.card", open: (*asker).giveCard,
	}
}

// surrender is asked of a villain who has no reply.
var surrender = prompt{
	head: "getadler.surrender.head", body: "getadler.surrender.about", names: (*asker).pursuer,
	primary: answer{"surrender", "getadler.surrender"},
}

// asks puts the question of a phase. Nothing is picked before the hand has been opened; a press that is refused sounds
// like any other where those beside the screen would learn something by it.
func (a *asker) asks(q *ask) {
	open, is := a.look.Holder.Open(), &prompts[a.own.Phase]
	if open && a.mayDo(getadler.OpSurrender) {
		is = &surrender
	}
	q.Hushed = a.own.Phase == getadler.PhaseAnswer || a.own.Phase == getadler.PhasePlay && a.look.Holder.Shared()
	// Either answer and any card may be given: that one press gave it tells nobody anything (G7, G11).
	q.Answers = a.own.Phase == getadler.PhaseAnswer || a.own.Phase == getadler.PhaseGive
	q.Keeps = fighting(&a.own)
	var names []game.Arg
	if is.names != nil {
		names = is.names(a)
	}
	q.Head = a.look.Say(is.head, names...)
	q.Primary = a.look.Button(is.primary.id, is.primary.label, input.Confirm)
	if is.secondary.id != "" {
		q.Secondary = a.look.Button(is.secondary.id, is.secondary.label)
	}
	if is.always != nil {
		is.always(a, q)
	}
	if !open {
		q.Blocked = a.look.Say("table.peek.first")
		if !(is.once && a.look.Holder.Looked()) && !(is.ever && a.armed) {
			a.lookFirst(q)
		}
		return
	}
	if is.body != "" {
		q.Body = a.look.Say(is.body, names...)
	}
	if is.tells != nil {
		q.Body = is.tells(a)
	}
	if a.own.Phase == getadler.PhaseAnswer && q.saying != "" {
		q.Head = "" // The question stands in the middle, who asks at the top: the panel has room for what answers mean.
	}
	switch at := a.look.Choice.Which(is.of); {
	case is.of != nil && at < 0:
		q.Primary.Wait(a.look.Say(is.next), a.look.Say(is.first))
	case is.open != nil:
		is.open(a, q, at)
	}
	if short := shorter[q.Secondary.ID]; short != "" {
		a.label(&q.Secondary, onSecondary, q.Secondary.Label, a.look.Say(short))
	}
	if q.Digits == nil && slices.ContainsFunc(handIDs, a.look.Choice.Possible) {
		q.Digits = handIDs[:a.held]
	}
}

// lookFirst has every answer wait for a look at the hand.
func (a *asker) lookFirst(q *ask) {
	q.Body = q.Blocked
	a.look.LookFirst(&q.Primary)
	for _, b := range [...]*match.Button{&q.Secondary, &q.choices[0], &q.choices[1]} {
		b.Wait("", q.Primary.Why)
	}
}

// describePointed tells what a card is and does while nothing is chosen: where letters are large, cards have no room
// for it. Whoever answers needs no card, and reads what the answers would make of it.
func (a *asker) describePointed(q *ask) {
	if k := a.pointed; k != getadler.NoKind && a.look.Holder.Open() && a.chosenKind() == getadler.NoKind &&
		!fighting(a.view) && a.own.Phase != getadler.PhaseAnswer {
		q.Body, q.Passing = a.aboutCard(k), true
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
func (a *asker) status() string {
	v := a.view
	shows := a.look.Busy() && v.Hour > 0
	waiting := v.ToAct.Without(game.Nature)
	switch n := waiting.Len(); {
	case a.look.Holder.Mine() && !a.look.Busy():
		return a.look.Say(phases[a.own.Phase].ask, game.SeatName(a.look.Asked()))
	case shows && a.told.kind == getadler.WrongArrest:
		return a.skipped()
	case shows && transitions[a.told.kind].ofTurn:
		return a.look.Say("getadler.turn", game.SeatName(v.Current))
	case shows && a.told.kind == getadler.TurnMissed:
		return a.look.Say(whyMissed(v, a.told.who))
	case v.Phase == getadler.PhaseMeet && n > 1:
		return a.look.Say("wait.getadler.meet.some", game.Number(n))
	case n == 0 || shows && a.told.kind == getadler.HourBegan:
		return a.look.Say(phases[v.Phase].quiet)
	}
	return a.look.Say(phases[v.Phase].wait, game.SeatName(waiting.First()))
}

// skipped says whose next turn a wrong arrest costs.
func (a *asker) skipped() string {
	if was := a.told.arrest; was.out.Has(was.of) {
		return a.look.Say("getadler.skip.both", game.SeatName(was.by), game.SeatName(was.of))
	}
	return a.look.Say("getadler.skip.one", game.SeatName(a.told.arrest.by))
}

// whyMissed is the key of what is said while the turn of a seat is missed: a bomb takes turns of the heroes whom
// everybody knows (G28), an arrest those of who was wrong and of whom it was wrong about (G13).
func whyMissed(v *getadler.View, seat game.Seat) string {
	for i := v.Past - 1; i >= 0; i-- {
		switch t := &v.History[i]; {
		case t.Deed == getadler.DeedWrong && (t.Seat == seat || t.Target == seat && t.N == 0):
			return "getadler.skip.arrest"
		case t.Deed == getadler.DeedRight && t.End == getadler.Bombed:
			return "getadler.skip.bomb"
		}
	}
	return getadler.HourKey(v.Hour)
}

// seenAgain says when character and cards can be looked at again: who plays alone has them in sight all along.
func (a *asker) seenAgain() string {
	if a.look.Holder.Alone() {
		return a.look.Say("getadler.meet.about.alone")
	}
	return a.look.Say("getadler.meet.about")
}

// meetRole shows the own character at the start, with what it wants.
func (a *asker) meetRole(q *ask, _ int) {
	q.meet = a.own.Players[a.look.Asked()].Role
	q.story = a.storyOf(q.meet)
}

// asker is who asks, lookedAt whose hand a magnifier is held over, receiver who is given a card.
func (a *asker) asker() []game.Arg    { return []game.Arg{game.SeatName(a.own.Current)} }
func (a *asker) lookedAt() []game.Arg { return []game.Arg{game.SeatName(a.own.Target)} }

func (a *asker) receiver() []game.Arg {
	v, to := &a.own, a.own.Current
	for seat := range game.Seat(v.Seats) {
		if v.Phase == getadler.PhaseGive && seat == v.Target || v.Phase == getadler.PhaseExchange &&
			v.Players[seat].Role == getadler.Adler {
			to = seat
		}
	}
	return []game.Arg{game.SeatName(to)}
}

// lookAtHand shows the hand that a magnifier is held over, to its holder alone.
func (a *asker) lookAtHand(q *ask, _ int) {
	q.look = true
	// The hand lies over the buttons of what can be looked up; the notebook is wanted now.
	q.Secondary = a.notebook()
}

// notebook is the button of the panel that opens it.
func (a *asker) notebook() match.Button {
	b := a.look.Button("notebook", "notebook.button", input.Notebook)
	b.Icon = bookIcon
	return b
}

// giveCard names the card that is given.
func (a *asker) giveCard(q *ask, _ int) {
	q.Final = true
	a.label(&q.Primary, onPrimary, a.look.Say("getadler.give.card", a.chosenKind().One()), q.Primary.Label)
}

// askCard asks what the chosen card is played on, and for a question what is asked. The primary button says exactly
// what will happen.
func (a *asker) askCard(q *ask, _ int) {
	k := a.chosenKind()
	q.Head, q.Body = a.look.Say(k.TitleKey()), a.aboutOf(k)
	if !a.aiming() {
		q.Primary = a.look.Button("discardit", "getadler.discardit", input.Confirm)
		q.Warn, q.Final = a.look.Words(a.whyNot(k)), true
		return
	}
	if a.look.Choice.Possible("discardit") {
		q.Secondary = a.look.Button("discardit", "getadler.discardit")
	}
	q.Lead = !a.look.Choice.Next("act")
	is, to := &plays[k], a.target()
	who := game.SeatName(to)
	switch {
	case to == game.Public:
		q.Head = a.look.Say(is.whom)
		q.Primary.Wait(a.look.Say("table.next.player"), a.look.Say("getadler.target.first"))
		return
	case k == getadler.Question:
		a.askQuestion(q, who)
		return
	}
	head, several := is.head, a.look.Choice.Possible(countIDs[0])
	if several { // Gold may take two (G45).
		head = "getadler.spy.some"
	}
	q.Head = a.look.Say(head, who)
	a.label(&q.Primary, onPrimary, a.look.Say(is.act, who), a.look.Say(is.short))
	if k == getadler.Arrest { // What cannot be taken back is warned of, and waits for the button.
		q.Body, q.Warn = "", q.Body
	}
	q.card = k
	switch {
	case several:
		a.choose(q, countIDs, a.look.Say("getadler.spy.many"), "getadler.spy.first",
			a.look.Say("getadler.spy.count", game.Number(1)), a.look.Say("getadler.spy.count", game.Number(2)))
	case a.look.Choice.Possible(nameIDs[0]):
		// The villain must be named (G38).
		q.names = true
		if i := a.choose(q, nameIDs, a.look.Say("getadler.arrest.name", who), "getadler.arrest.first",
			a.look.Say(nameable[0].Key()), a.look.Say(nameable[1].Key())); i >= 0 {
			a.label(&q.Primary, onPrimary, a.look.Say("getadler.arrest.as", who, nameable[i].Word()),
				a.look.Say("getadler.arrest.short", nameable[i].Word()))
		}
	}
}

// choose asks for one of two things, with two buttons in the middle, and says by the key first that one must be
// picked; it gives the place of the one that is, -1 while none is. Where a line has no room over them, the panel asks.
func (a *asker) choose(q *ask, ids []match.Pick, saying, first string, labels ...string) int {
	q.Digits = ids
	if a.fits(overChoice, &match.Button{Label: saying}) {
		q.saying = saying
	} else {
		q.Head = saying
	}
	for i := range q.choices {
		q.choices[i] = match.Button{ID: ids[i], Label: labels[i], Checked: a.look.Choice.Picked(ids[i])}
	}
	at := a.look.Choice.Which(ids)
	if at < 0 {
		q.Primary.Wait(a.look.Say("getadler.next.choose"), a.look.Say(first))
	}
	return at
}

// playOrDiscard says what a turn is for: where no card of the hand can be played, one must be discarded.
func playOrDiscard(a *asker) string {
	grey := a.useless(&a.own)
	for k, held := range a.hand() {
		if held > 0 && grey&(1<<k) == 0 {
			return a.look.Say("getadler.play.about")
		}
	}
	return a.look.Say("getadler.play.none")
}

// askQuestion asks for what is asked, a characteristic and then a colour; once all is chosen it says the whole
// question.
func (a *asker) askQuestion(q *ask, who game.Arg) {
	trait, colour := a.topic()
	if q.Body = ""; a.held == 0 && colour == getadler.NoColour {
		q.Body = a.look.Say("builder.under")
	}
	for _, c := range a.colours(nil) {
		q.Digits = append(q.Digits, colourIDs[c])
	}
	switch {
	case trait < 0:
		q.Head, q.Digits = a.look.Say("builder.trait", who), traitIDs
	case colour == getadler.NoColour:
		q.Head = a.look.Say("builder.colour", who)
	default:
		q.Head = a.look.Say("builder.question", who, game.Word(getadler.QuestionKey(getadler.Trait(trait), colour)))
		look := game.Word(getadler.LookKey(getadler.Trait(trait), colour))
		a.label(&q.Primary, onPrimary, a.askLabel(who, look), a.look.Say("getadler.ask.short", look))
		return
	}
	next, first := "getadler.next.colour", "builder.colour.first"
	if trait < 0 {
		next, first = "getadler.next.trait", "builder.trait.first"
	}
	q.Primary.Wait(a.look.Say(next), a.look.Say(first))
}

// askLabel is that of the button that asks, as long as its width allows: the head says it all.
func (a *asker) askLabel(who, look game.Arg) string {
	for _, label := range [...]string{a.look.Say("builder.ask", who, look), a.look.Say("builder.ask.short", look)} {
		if a.fits(onAsking, &match.Button{Label: label}) {
			return label
		}
	}
	return a.look.Say("builder.ask.least")
}

// label writes on a button what will happen: at length where that has room, since the head beside it says it all.
func (a *asker) label(b *match.Button, on space, long, short string) {
	if b.Label = long; !a.fits(on, b) {
		b.Label = short
	}
}

// askAnswer puts the question that is to be answered.
func (a *asker) askAnswer(q *ask) {
	a.choose(q, answerIDs, a.look.Say(getadler.QuestionKey(a.own.Trait, a.own.Colour)), "getadler.answer.first",
		a.look.Say(answerKeys[0]), a.look.Say(answerKeys[1]))
	for i, op := range answerOps {
		// Who plays alone has nothing to hide: what would be refused says so at once.
		if b := &q.choices[i]; a.look.Holder.Alone() && !a.mayDo(op) {
			b.Disabled, b.Why, b.Rule = true, a.look.Say("why.getadler.truth"), "G7"
		}
	}
}

// sayAnswer has the button say the answer that is chosen.
func (a *asker) sayAnswer(q *ask, at int) {
	q.Primary.Label = a.look.Say("getadler.answer.say", game.Word(answerKeys[at]))
}

// answerKeys are the words of the answers, answerOps their moves.
var (
	answerKeys = [...]string{"getadler.yes", "getadler.no"}
	answerOps  = [...]getadler.Op{getadler.OpYes, getadler.OpNo}
)

// answersFit says whom each answer makes the one who is asked look like: each that may be given or, where others look
// on, both.
func (a *asker) answersFit() string {
	if notebookHelp(a.look) == notebook.NoHelp {
		return a.look.Say("getadler.answer.about")
	}
	if alone := a.look.Holder.Alone(); alone && !a.mayDo(getadler.OpYes) || alone && !a.mayDo(getadler.OpNo) {
		return lines(a.look.Say("why.getadler.truth"), notebook.Fits(a.look.Reader(), &a.own, a.look.Asked(), alone))
	}
	return notebook.Fits(a.look.Reader(), &a.own, a.look.Asked(), false)
}
