package kompromat

import (
	"strconv"

	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/scenes/input"
	"safehouse/scenes/table"
)

// ask is what the screen asks of the person who owes a decision, and how it may be answered.
type ask struct {
	table.Ask
	// tray are cards laid open over the table, to be looked at or picked.
	tray     []trayCard
	trayHead string
}

// trayCard is a card of the tray; pick tells that it may be chosen, mark what was chosen of it.
type trayCard struct {
	card kompromat.Card
	seat game.Seat
	pick bool
	mark int8
}

// WhatNow works out what is asked now.
func (t *screen) WhatNow() *table.Ask {
	t.ask = t.whatNow()
	return &t.ask.Ask
}

func (t *screen) whatNow() ask {
	var q ask
	if t.table.Panel.AskCommon(&q.Ask, "ask.kompromat.over") {
		return q
	}
	if t.table.Busy() {
		t.meanwhile(&q)
		return q
	}
	if !t.table.Eyes.Mine() {
		q.Status = t.table.Say(waitKeys[publicPhase(t.show.Now().Phase)], game.SeatName(t.table.Asked()))
		t.table.Panel.AskWatching(&q.Ask)
		return q
	}
	if t.aimed() != kompromat.NoItem {
		t.askAim(&q)
	} else {
		t.askPhase(&q)
	}
	q.Digits = t.digits(&q)
	return q
}

// meanwhile says what is going on while something is shown.
func (t *screen) meanwhile(q *ask) {
	if line := t.show.Line(); line != (game.Line{}) {
		q.Head = t.table.Reader().Say(line)
	}
	if shown := &t.shown; shown.result || t.show.Gated() {
		q.Head = t.table.Reader().Say(shown.verdict)
		if shown.cost != (game.Line{}) {
			q.Warn = t.table.Reader().Say(shown.cost)
		}
	}
	v := t.show.Now()
	switch {
	case v.Revealing && v.Current >= 0:
		q.Status = t.table.Say("table.status.reveal", game.Number(v.Current+1))
	case v.ToAct != 0 && v.ToAct.First() < kompromat.Seats:
		q.Status = t.table.Say(waitKeys[publicPhase(v.Phase)], game.SeatName(v.ToAct.First()))
	default:
		q.Status = t.table.Say("ask.kompromat.setup")
	}
	if t.goesOn() {
		// What is asked next is said at once: the line does not change when the card has come to its place.
		q.Status = t.table.Say(askKeys[publicPhase(t.own.Phase)], game.SeatName(t.table.Asked()), game.Number(t.own.Current+1))
	}
	t.keepButtons(q)
	t.table.Panel.AskGate(&q.Ask)
}

// goesOn tells that the turn of the person asked goes on while a card moves.
func (t *screen) goesOn() bool {
	if !t.table.Eyes.Mine() || t.show.Gated() {
		return false
	}
	switch t.own.Phase {
	case kompromat.PhaseMore, kompromat.PhaseForced, kompromat.PhasePlace:
		return true
	}
	return false
}

// keepButtons leaves the buttons of somebody whose turn goes on where they are while a card moves; a press only brings
// it to its place. They do not tell yet whether the card takes the total over 21.
func (t *screen) keepButtons(q *ask) {
	if !t.goesOn() {
		return
	}
	switch t.own.Phase {
	case kompromat.PhaseMore, kompromat.PhaseForced:
		q.Primary = table.Button{ID: "draw", Label: t.table.Say("table.draw.again"), Key: t.table.Prompt(input.Draw)}
		q.Secondary = table.Button{ID: "stop", Label: t.table.Say("table.stop"), Key: t.table.Prompt(input.Stop)}
	case kompromat.PhasePlace:
		q.Primary = table.Button{ID: "place", Label: t.table.Say("table.place"), Key: t.table.Prompt(input.Confirm), Disabled: true, Why: t.table.Say("table.place.first")}
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
func (t *screen) askPhase(q *ask) {
	v := &t.own
	phase := v.Phase
	if !t.table.Eyes.Open() {
		phase = publicPhase(phase)
	}
	who := game.SeatName(t.table.Asked())
	line := t.table.Say(askKeys[phase], who, game.Number(v.Current+1))
	if phase == kompromat.PhaseForced && v.Players[t.table.Asked()].Deck == 0 {
		line = t.table.Say("ask.kompromat.empty", who)
	}
	q.Status = line
	q.Head = line
	// Before the first draw of a turn, what may be used rests on public facts; after it, that anything may be used tells
	// that the total is not over 21 (K24).
	if !t.table.Eyes.Open() && private(v.Phase) && v.Phase != kompromat.PhaseDraw {
		q.Blocked = t.table.Say("table.peek.first")
	}
	switch phase {
	case kompromat.PhaseDraw:
		q.Head = t.table.Say("table.head.draw")
		q.Body = t.deckLine()
		q.Primary = table.Button{ID: "draw", Label: t.table.Say("table.draw"), Key: t.table.Prompt(input.Draw)}
	case kompromat.PhasePlace:
		t.askPlace(q)
	case kompromat.PhaseMore:
		t.askMore(q)
		q.Primary = table.Button{ID: "draw", Label: t.table.Say("table.draw.again"), Key: t.table.Prompt(input.Draw)}
		if t.blind() {
			t.table.Panel.LookFirst(&q.Primary)
		}
		q.Secondary = table.Button{ID: "stop", Label: t.table.Say("table.stop"), Key: t.table.Prompt(input.Stop)}
	case kompromat.PhaseForced:
		t.askMore(q)
		q.Warn = line
		q.Primary = table.Button{ID: "draw", Label: t.table.Say("table.draw.again"), Key: t.table.Prompt(input.Draw), Disabled: true, Why: t.table.Say("table.why.forced"), Rule: "K8"}
		if v.Players[t.table.Asked()].Deck == 0 {
			q.Primary.Why, q.Primary.Rule = t.table.Say("why.kompromat.empty"), "K24"
		}
		q.Secondary = table.Button{ID: "stop", Label: t.table.Say("table.stop"), Key: t.table.Prompt(input.Stop), Loud: true}
	case kompromat.PhaseSeen, kompromat.PhaseOrder, kompromat.PhaseSmoke:
		t.askPrivate(q, phase)
	case kompromat.PhaseBefore, kompromat.PhaseAfter:
		q.Head = t.table.Say("table.head.window")
		q.Primary = table.Button{ID: "pass", Label: t.table.Say("table.pass")}
		q.Secondary = table.Button{ID: "done", Label: t.table.Say("table.done")}
	case kompromat.PhaseDeclare:
		t.askDeclare(q)
	case kompromat.PhasePerfect:
		q.Body = t.table.Say("table.perfect.about", game.Number(v.Players[t.table.Asked()].Tokens))
		q.Primary = table.Button{ID: "discard", Label: t.table.Say("table.discard")}
		q.Secondary = table.Button{ID: "hold", Label: t.table.Say("table.hold")}
	}
}

// digits are what the keys 1 to 9 press: cards of a tray, choices, or missions.
func (t *screen) digits(q *ask) (ids []string) {
	switch {
	case len(q.tray) > 0:
		for i, c := range q.tray {
			if id := trayID(i); c.pick {
				ids = append(ids, id)
			} else {
				ids = append(ids, "")
			}
		}
	case len(q.Chips) > 0:
		for _, b := range q.Chips {
			ids = append(ids, b.ID)
		}
	case t.own.Phase == kompromat.PhasePlace || t.aimed() != kompromat.NoItem:
		return missionIDs[:]
	}
	return ids
}

func (t *screen) deckLine() string {
	return t.table.Say("table.deck", game.Number(t.own.Players[t.table.Asked()].Deck))
}

func (t *screen) askPlace(q *ask) {
	q.Head = t.table.Say("table.head.place")
	q.Body = t.table.Say("table.place.about")
	q.Primary = table.Button{ID: "place", Label: t.table.Say("table.place"), Key: t.table.Prompt(input.Confirm)}
	if !t.table.Eyes.Looked() {
		// The card is placed knowingly (K6).
		q.Body = t.table.Say("table.peek.first")
		t.table.Panel.LookFirst(&q.Primary)
		return
	}
	q.Blocked, q.Lead = "", true
	at := t.mission()
	if at < 0 {
		q.Primary.Disabled, q.Primary.Why = true, t.table.Say("table.place.first")
		return
	}
	q.Head = t.table.Say("table.head.place.at", game.Number(at+1), game.Word(t.own.Row[at].Mission.Key()))
	if c := t.own.Row[at].Counter; c != 0 {
		q.Body, q.Warn = "", t.table.Say("table.place.counter", game.Number(c.Marks()))
	}
	q.Secondary = table.Button{ID: "back", Label: t.table.Say("table.back"), Key: t.table.Prompt(input.Cancel)}
}

// askMore tells the running total, the deck and the odds: only while the cards are open.
func (t *screen) askMore(q *ask) {
	v := &t.own
	if !t.table.Eyes.Open() {
		if t.blind() {
			q.Head = t.table.Say("table.head.hidden")
		}
		q.Body = t.deckLine()
		return
	}
	r := read(&v.Row[max(0, v.Current)].Attempts[t.table.Asked()])
	q.Head = t.table.Say("table.head.total", game.Text(t.readings(r)))
	q.Body = t.deckLine()
	if t.showsOdds() && v.Phase == kompromat.PhaseMore {
		if p, ok := risk(v); ok && p > 0 {
			over, of := v.BustOdds()
			q.Body += "\n" + t.table.Say("odds.over", game.Percent(p), game.Number(over), game.Number(of))
		} else if ok {
			q.Body += "\n" + t.table.Say("odds.none")
		}
	}
}

// showsOdds tells whether the odds are shown: as the match's option says, else where an Easy computer plays.
func (t *screen) showsOdds() bool {
	if !t.table.OddsAllowed() {
		return false
	}
	byDefault := 0
	for _, p := range t.table.Seats.Cast.Players {
		if p.Computer && p.Level == game.Easy {
			byDefault = 1
		}
	}
	return t.table.Seats.Cast.Options.Value(optionOdds, byDefault) != 0
}

// askDeclare offers each total that the 1/11 cards allow, the best one chosen already (K11).
func (t *screen) askDeclare(q *ask) {
	v := &t.own
	most := 0
	for _, m := range v.Moves {
		if m.Op == kompromat.OpDeclare {
			most = max(most, int(m.A))
		}
	}
	chosen := t.count()
	for n := 0; n <= most; n++ {
		total := v.DeclaredAs(n)
		label := t.table.Reader().Halves(total)
		if total > kompromat.Limit {
			label = t.table.Say("table.declare.over", game.Halves(total))
		}
		q.Chips = append(q.Chips, table.Button{ID: chipIDs[n], Label: label, Note: countedAs(most, n), Checked: n == chosen})
	}
	q.Body = t.table.Say("table.declare.about")
	total := v.DeclaredAs(chosen)
	if total > kompromat.Limit {
		q.Warn = t.table.Say("table.declare.bust")
		if v.Players[t.table.Asked()].Tokens+1 >= kompromat.TokenLimit {
			q.Warn = t.table.Say("table.declare.lose")
		}
	}
	q.Primary = table.Button{ID: "declare", Label: t.table.Say("table.declare"), Key: t.table.Prompt(input.Confirm)}
}

// countedAs writes what the 1/11 cards count where that many of them count as 11.
func countedAs(wilds, elevens int) string {
	if wilds == 1 {
		return "1/11 = " + strconv.Itoa(1+10*elevens)
	}
	text := ""
	for n := range wilds {
		if n > 0 {
			text += " + "
		}
		text += strconv.Itoa(1 + 10*((elevens+n)/wilds))
	}
	return text
}
