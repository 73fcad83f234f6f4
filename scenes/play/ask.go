package play

import (
	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/render/display"
)

// selection is what the person asked has chosen and not yet submitted. The zero value is nothing.
type selection struct {
	// aim is the item about to be used.
	aim kompromat.Item
	// mission, count and slot are one more than what was chosen, 0 for nothing: a mission, a number (tokens, 1/11
	// cards as 11, Poison Pen's sign), a card of a tray.
	mission, count, slot int8
	// order are the binoculars' cards in the order chosen so far, one more than their numbers.
	order [3]int8
}

// ask is what the screen asks of the person who owes a decision, and how it may be answered.
type ask struct {
	// status is the line that says whose turn it is and what is asked; head, body and warn stand in the panel.
	status, head, body, warn string
	primary, secondary       button
	// chips are choices that can be taken and changed until the primary button submits.
	chips []button
	// folders has bit i set for each mission that may be chosen, lit for each item of the asked seat that may be used.
	folders uint8
	lit     uint8
	// toolsTop is where the buttons of usable items begin under the words of the panel, 0 where there are none.
	toolsTop float64
	// tray are cards laid open over the table, to be looked at or picked.
	tray     []trayCard
	trayHead string
}

// button is one answer. Without an id it is not there.
type button struct {
	id, label, key, why string
	// note is a second line.
	note              string
	disabled, checked bool
	loud              bool
	icon              display.Icon
}

// trayCard is a card of the tray; pick tells that it may be chosen, mark what was chosen of it.
type trayCard struct {
	card kompromat.Card
	seat game.Seat
	pick bool
	mark int8
}

// whatNow works out what is asked now.
func (t *controller) whatNow() ask {
	var q ask
	if t.screen.recap != nil {
		q.status = t.say("table.recap.status", game.SeatName(t.screen.holder))
		q.primary = button{id: "recap", label: t.say("table.recap.go"), key: t.say("key.enter")}
		return q
	}
	if t.show.busy() {
		t.meanwhile(&q)
		return q
	}
	if t.asked == noSeat {
		q.status = t.say("ask.kompromat.over")
		return q
	}
	if !t.mine() {
		q.status = t.say(waitKeys[publicPhase(t.show.view.Phase)], game.SeatName(t.asked))
		q.head = t.lastLine()
		if t.persons.Len() == 0 {
			q.primary = button{id: "pause", label: t.say("table.pause")}
			if t.paused {
				q.primary.label = t.say("table.goOn")
			}
		}
		return q
	}
	if t.sel.aim != kompromat.NoItem {
		t.askAim(&q)
		return q
	}
	t.askPhase(&q)
	return q
}

// lastLine is what happened last, in words.
func (t *controller) lastLine() string {
	if t.show.line != (game.Line{}) {
		return t.reader().Say(t.show.line)
	}
	lines := t.match.Lines(game.Table, 0)
	if len(lines) == 0 {
		return ""
	}
	return t.reader().Say(lines[len(lines)-1])
}

// meanwhile says what is going on while something is shown.
func (t *controller) meanwhile(q *ask) {
	if t.show.line != (game.Line{}) {
		q.head = t.reader().Say(t.show.line)
	}
	if t.show.result || t.show.gate {
		q.head = t.reader().Say(t.show.verdict)
		if t.show.cost != (game.Line{}) {
			q.warn = t.reader().Say(t.show.cost)
		}
	}
	v := &t.show.view
	switch {
	case v.Revealing && v.Current >= 0:
		q.status = t.say("table.status.reveal", game.Number(v.Current+1))
	case v.ToAct != 0 && v.ToAct.First() < kompromat.Seats:
		q.status = t.say(waitKeys[publicPhase(v.Phase)], game.SeatName(v.ToAct.First()))
	default:
		q.status = t.say("ask.kompromat.setup")
	}
	t.keepButtons(q)
	if t.show.gate {
		q.primary = button{id: "continue", label: t.say("table.continue"), key: t.say("key.enter")}
	}
}

// keepButtons leaves the buttons of somebody whose turn goes on where they are while a card moves; a press only brings
// it to its place. They do not tell yet whether the card takes the total over 21.
func (t *controller) keepButtons(q *ask) {
	if !t.mine() || t.show.gate {
		return
	}
	switch t.own.Phase {
	case kompromat.PhaseMore, kompromat.PhaseForced:
		q.primary = button{id: "draw", label: t.say("table.draw.again"), key: "D"}
		q.secondary = button{id: "stop", label: t.say("table.stop"), key: "S"}
	case kompromat.PhasePlace:
		q.primary = button{id: "place", label: t.say("table.place"), key: t.say("key.enter"), disabled: true, why: t.say("table.place.first")}
	}
}

// publicPhase hides that a seat is forced to stop (K24).
func publicPhase(p kompromat.Phase) kompromat.Phase {
	if p == kompromat.PhaseForced {
		return kompromat.PhaseMore
	}
	return p
}

// askKeys and waitKeys are the sentences of the phases, for the seat asked and for those who wait.
var (
	askKeys = [...]string{
		kompromat.PhaseSetup: "ask.kompromat.setup", kompromat.PhaseDraw: "ask.kompromat.draw",
		kompromat.PhasePlace: "ask.kompromat.place", kompromat.PhaseMore: "ask.kompromat.more",
		kompromat.PhaseForced: "ask.kompromat.forced", kompromat.PhaseSeen: "ask.kompromat.seen",
		kompromat.PhaseOrder: "ask.kompromat.order", kompromat.PhaseSmoke: "ask.kompromat.smoke",
		kompromat.PhaseBefore: "ask.kompromat.before", kompromat.PhaseDeclare: "ask.kompromat.declare",
		kompromat.PhaseAfter: "ask.kompromat.after", kompromat.PhasePerfect: "ask.kompromat.perfect",
		kompromat.PhaseOver: "ask.kompromat.over",
	}
	waitKeys = [...]string{
		kompromat.PhaseSetup: "ask.kompromat.setup", kompromat.PhaseDraw: "wait.kompromat.draw",
		kompromat.PhasePlace: "wait.kompromat.place", kompromat.PhaseMore: "wait.kompromat.more",
		kompromat.PhaseForced: "wait.kompromat.more", kompromat.PhaseSeen: "wait.kompromat.seen",
		kompromat.PhaseOrder: "wait.kompromat.order", kompromat.PhaseSmoke: "wait.kompromat.smoke",
		kompromat.PhaseBefore: "wait.kompromat.before", kompromat.PhaseDeclare: "wait.kompromat.declare",
		kompromat.PhaseAfter: "wait.kompromat.after", kompromat.PhasePerfect: "wait.kompromat.perfect",
		kompromat.PhaseOver: "ask.kompromat.over",
	}
)

// askPhase asks what the phase of the person's view asks. While the cards are face down, a forced stop looks like
// any other decision (K24).
func (t *controller) askPhase(q *ask) {
	v := &t.own
	phase := v.Phase
	if !t.open() {
		phase = publicPhase(phase)
	}
	who := game.SeatName(t.asked)
	line := t.say(askKeys[phase], who, game.Number(v.Current+1))
	if phase == kompromat.PhaseForced && v.Players[t.asked].Deck == 0 {
		line = t.say("ask.kompromat.empty", who)
	}
	q.status = line
	q.head = line
	// Before the first draw of a turn, what may be used rests on public facts; after it, that anything may be used tells
	// that the total is not over 21 (K24).
	if t.open() || !private(v.Phase) || v.Phase == kompromat.PhaseDraw {
		q.lit = t.usable()
	}
	switch phase {
	case kompromat.PhaseDraw:
		q.head = t.say("table.head.draw")
		q.body = t.deckLine()
		q.primary = button{id: "draw", label: t.say("table.draw"), key: "D"}
	case kompromat.PhasePlace:
		t.askPlace(q)
	case kompromat.PhaseMore:
		t.askMore(q)
		q.primary = button{id: "draw", label: t.say("table.draw.again"), key: "D"}
		if t.blind() {
			t.lookFirst(&q.primary)
		}
		q.secondary = button{id: "stop", label: t.say("table.stop"), key: "S"}
	case kompromat.PhaseForced:
		t.askMore(q)
		q.warn = line
		q.primary = button{id: "draw", label: t.say("table.draw.again"), key: "D", disabled: true, why: t.say("table.why.forced")}
		if v.Players[t.asked].Deck == 0 {
			q.primary.why = t.say("why.kompromat.empty")
		}
		q.secondary = button{id: "stop", label: t.say("table.stop"), key: "S", loud: true}
	case kompromat.PhaseSeen, kompromat.PhaseOrder, kompromat.PhaseSmoke:
		t.askPrivate(q, phase)
	case kompromat.PhaseBefore, kompromat.PhaseAfter:
		q.head = t.say("table.head.window")
		q.primary = button{id: "pass", label: t.say("table.pass")}
		q.secondary = button{id: "done", label: t.say("table.done")}
	case kompromat.PhaseDeclare:
		t.askDeclare(q)
	case kompromat.PhasePerfect:
		q.body = t.say("table.perfect.about", game.Number(v.Players[t.asked].Tokens))
		q.primary = button{id: "discard", label: t.say("table.discard")}
		q.secondary = button{id: "hold", label: t.say("table.hold")}
	}
}

// usable are the items that the person asked may use now, by bit.
func (t *controller) usable() uint8 {
	var set uint8
	for _, m := range t.own.Moves {
		if m.Op == kompromat.OpUse {
			set |= 1 << m.A
		}
	}
	return set
}

// lookFirst has a button wait until the person asked has looked.
func (t *controller) lookFirst(b *button) { b.disabled, b.why = true, t.say("table.peek.first") }

func (t *controller) deckLine() string {
	return t.say("table.deck", game.Number(t.own.Players[t.asked].Deck))
}

func (t *controller) askPlace(q *ask) {
	q.head = t.say("table.head.place")
	q.body = t.say("table.place.about")
	q.primary = button{id: "place", label: t.say("table.place"), key: t.say("key.enter")}
	if !t.looked() {
		// The card is placed knowingly (K6).
		q.body = t.say("table.peek.first")
		t.lookFirst(&q.primary)
		return
	}
	for _, m := range t.own.Moves {
		if m.Op == kompromat.OpPlace {
			q.folders |= 1 << m.A
		}
	}
	if t.sel.mission == 0 {
		q.primary.disabled, q.primary.why = true, t.say("table.place.first")
		return
	}
	q.head = t.say("table.head.place.at", game.Number(int(t.sel.mission)), game.Word(t.own.Row[t.sel.mission-1].Mission.Key()))
	if c := t.own.Row[t.sel.mission-1].Counter; c != 0 {
		q.body, q.warn = "", t.say("table.place.counter", game.Number(c.Marks()))
	}
	q.secondary = button{id: "back", label: t.say("table.back"), key: t.say("key.esc")}
}

// askMore tells the running total, the deck and the odds: only while the cards are open.
func (t *controller) askMore(q *ask) {
	v := &t.own
	if !t.open() {
		if t.blind() {
			q.head = t.say("table.head.hidden")
		}
		q.body = t.deckLine()
		return
	}
	r := read(&v.Row[max(0, v.Current)].Attempts[t.asked])
	q.head = t.say("table.head.total", game.Text(t.readings(r)))
	q.body = t.deckLine()
	if t.showsOdds() && v.Phase == kompromat.PhaseMore {
		if p, ok := risk(v); ok && p > 0 {
			over, of := v.BustOdds()
			q.body += "\n" + t.say("odds.over", game.Percent(p), game.Number(over), game.Number(of))
		} else if ok {
			q.body += "\n" + t.say("odds.none")
		}
	}
}

// readings writes the totals that cards may have: 7 / 17.
func (t *controller) readings(r reading) string { return t.said.readings(t.reader(), r) }

// showsOdds tells whether the odds are shown: as the match's option says, else where an Easy computer plays.
func (t *controller) showsOdds() bool {
	byDefault := 0
	for _, p := range t.cast.Players {
		if p.Computer && p.Level == game.Easy {
			byDefault = 1
		}
	}
	return t.cast.Options.Value(optionOdds, byDefault) != 0
}
