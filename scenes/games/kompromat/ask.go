package kompromat

import (
	"strconv"

	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/scenes/input"
	"safehouse/scenes/match"
)

// ask is what the screen asks of the person who owes a decision, and how it may be answered.
type ask struct {
	match.Prompt
	// tray are cards laid open over the table, to be looked at or picked.
	tray     []trayCard
	trayHead string
	// textEnd is where the words of the panel must end, in pixels of the screen, 0 for the end of their room.
	textEnd float64
}

// phases are what is said in each phase of a match.
var phases = [...]struct {
	// asks is the line at the top for the seat asked, waits that for those who wait, and head the question in the panel;
	// ruling is the one whose paragraph explains the phase.
	asks, waits, head, ruling string
	// private reports that the phase shows its seat something that others may not see.
	private bool
}{
	kompromat.PhaseSetup: {"ask.kompromat.setup", "ask.kompromat.setup", "", "K2", false},
	kompromat.PhaseDraw:  {"ask.kompromat.turn", "wait.kompromat.draw", "table.head.draw", "K6", true},
	kompromat.PhasePlace: {"ask.kompromat.turn", "wait.kompromat.place", "table.head.place", "K6", true},
	kompromat.PhaseMore:  {"ask.kompromat.more", "wait.kompromat.more", "", "K8", true},
	// For others it is PhaseMore (K24).
	kompromat.PhaseForced:  {"ask.kompromat.turn", "wait.kompromat.more", "", "K8", true},
	kompromat.PhaseSeen:    {"ask.kompromat.choice", "wait.kompromat.seen", "table.head.seen", "K35", true},
	kompromat.PhaseOrder:   {"ask.kompromat.choice", "wait.kompromat.order", "table.head.order", "K35", true},
	kompromat.PhaseSmoke:   {"ask.kompromat.choice", "wait.kompromat.smoke", "table.head.smoke", "K35", true},
	kompromat.PhaseBefore:  {"ask.kompromat.before", "wait.kompromat.before", "table.head.window", "K27", false},
	kompromat.PhaseDeclare: {"ask.kompromat.choice", "wait.kompromat.declare", "table.head.declare", "K10", false},
	kompromat.PhaseAfter:   {"ask.kompromat.choice", "wait.kompromat.after", "table.head.window", "K27", false},
	kompromat.PhasePerfect: {"ask.kompromat.choice", "wait.kompromat.perfect", "table.head.perfect", "K17", false},
	kompromat.PhaseOver:    {"ask.kompromat.over", "ask.kompromat.over", "", "K31", false},
}

// WhatNow works out what is asked now.
func (t *screen) WhatNow() *match.Prompt {
	t.ask = ask{}
	q := &t.ask
	switch {
	case t.table.AskOver(&q.Prompt, "ask.kompromat.over"):
	case t.table.Busy():
		t.meanwhile(q)
	case !t.table.Holder.Mine():
		q.Status = t.waiting(t.table.Asked())
		t.table.AskWatching(&q.Prompt)
	case t.aimed() != kompromat.NoItem:
		t.askAim(q)
	default:
		t.askPhase(q)
	}
	return &q.Prompt
}

// waiting says what others wait for a seat to do.
func (t *screen) waiting(seat game.Seat) string {
	return t.table.Say(phases[t.show.Now().Phase].waits, game.SeatName(seat))
}

// asks says what a phase asks of the person.
func (t *screen) asks(p kompromat.Phase) string {
	return t.table.Say(phases[p].asks, game.SeatName(t.table.Asked()), game.Number(t.own.Current+1))
}

// meanwhile says what is going on while something is shown.
func (t *screen) meanwhile(q *ask) {
	q.Head = t.table.Words(t.show.Line())
	if shown := &t.shown; shown.result || t.show.Gated() {
		q.Head, q.Warn = t.table.Words(shown.verdict), t.table.Words(shown.cost)
	}
	switch v := t.show.Now(); {
	case t.between():
		t.askBetween(q)
	case t.goesOn(q):
	case v.Revealing && v.Current >= 0:
		q.Status = t.table.Say("table.status.reveal", game.Number(v.Current+1))
	case v.ToAct != 0 && v.ToAct.First().Sits(kompromat.Seats):
		q.Status = t.waiting(v.ToAct.First())
	case v.Row[0].Attempts[0].Count+v.Row[0].Attempts[1].Count > 0:
		q.Status = t.table.Say("ask.kompromat.stopped")
	default:
		q.Status = t.table.Say("ask.kompromat.setup")
	}
	t.table.AskGate(&q.Prompt)
}

// goesOn leaves what is asked where it is while a card moves for somebody whose turn goes on, and says at once what is
// asked next; it reports whether there is one. A press only brings the card to its place. Nothing tells yet whether it
// takes the total over 21.
func (t *screen) goesOn(q *ask) bool {
	if !t.table.Holder.Mine() || t.show.Gated() {
		return false
	}
	switch t.own.Phase {
	case kompromat.PhaseMore, kompromat.PhaseForced:
		q.Primary, q.Secondary = t.table.Button("draw", "table.draw.again", input.Draw),
			t.table.Button("stop", "table.stop", input.Stop)
	case kompromat.PhasePlace:
		q.Primary = t.table.Button("place", "table.place", input.Confirm)
		q.Primary.Wait(t.table.Say("table.place.first"))
	default:
		return false
	}
	q.Status = t.asks(publicPhase(t.own.Phase))
	return true
}

// chip adds a choice, which its digit takes as well. One with a note has no room for the name of that key.
func (t *screen) chip(q *ask, label, note string) {
	n := len(q.Chips)
	b := match.Button{ID: chipIDs[n], Label: label, Note: note, Checked: t.table.Choice.Picked(chipIDs[n])}
	if note == "" && t.table.Stage.KeyCaps() {
		b.Key = strconv.Itoa(n + 1)
	}
	q.Chips, q.Digits = append(q.Chips, b), append(q.Digits, b.ID)
}

// publicPhase hides that a seat is forced to stop (K24).
func publicPhase(p kompromat.Phase) kompromat.Phase {
	if p == kompromat.PhaseForced {
		return kompromat.PhaseMore
	}
	return p
}

// askPhase asks what the phase of the person's view asks. While the cards are face down, a forced stop looks like
// any other decision (K24).
func (t *screen) askPhase(q *ask) {
	v, phase := &t.own, t.own.Phase
	if !t.table.Holder.Open() {
		phase = publicPhase(phase)
		// Before the first draw of a turn, what may be used rests on public facts; after it, that anything may be used
		// reports that the total is not over 21 (K24).
		if phases[phase].private && phase != kompromat.PhaseDraw {
			q.Blocked = t.table.Say("table.peek.first")
		}
	}
	q.Status = t.asks(phase)
	if t.table.Holder.Shared() {
		// It is read aloud, also while the hand is open (K24).
		q.Status = t.asks(publicPhase(phase))
	}
	if head := phases[phase].head; head != "" {
		q.Head = t.table.Say(head)
	}
	switch phase {
	case kompromat.PhaseDraw:
		q.Body = t.deckLine()
		q.Primary = t.table.Button("draw", "table.draw", input.Draw)
	case kompromat.PhasePlace:
		t.askPlace(q)
	case kompromat.PhaseMore, kompromat.PhaseForced:
		t.askMore(q, phase == kompromat.PhaseForced)
	case kompromat.PhaseSeen, kompromat.PhaseOrder, kompromat.PhaseSmoke:
		t.askPrivate(q, phase)
	case kompromat.PhaseBefore, kompromat.PhaseAfter:
		q.Primary, q.Secondary = t.table.Button("pass", "table.pass"), t.table.Button("done", "table.done")
	case kompromat.PhaseDeclare:
		t.askDeclare(q)
	case kompromat.PhasePerfect:
		q.Body = t.table.Say("table.perfect.about", game.Number(v.Players[t.table.Asked()].Tokens))
		q.Primary, q.Secondary = t.table.Button("discard", "table.discard"), t.table.Button("hold", "table.hold")
	}
}

func (t *screen) deckLine() string {
	return t.table.Say("table.deck", game.Number(t.own.Players[t.table.Asked()].Deck))
}

func (t *screen) askPlace(q *ask) {
	q.Digits = missionIDs
	q.Primary = t.table.Button("place", "table.place", input.Confirm)
	if !t.table.Holder.Looked() {
		// The card is placed knowingly (K6).
		q.Body = t.table.Say("table.peek.first")
		t.table.LookFirst(&q.Primary)
		return
	}
	q.Body, q.Blocked, q.Lead = t.table.Say("table.place.about"), "", true
	if t.own.Moves[len(t.own.Moves)-1].Op == kompromat.OpUse {
		q.Body = t.table.Say("table.place.item") // K40.
	}
	at := t.table.Choice.Which(missionIDs)
	if at < 0 {
		q.Primary.Wait(t.table.Say("table.place.first"))
		return
	}
	q.Head = t.table.Say("table.head.place.at", game.Number(at+1), game.Word(t.own.Row[at].Mission.Key()))
	if c := t.own.Row[at].Counter; c != 0 {
		q.Body, q.Warn = "", t.table.Say("table.place.counter", game.Number(c.Marks()))
	}
}

// askMore tells the running total and the deck: only while the cards are open. Only then is a stop forced.
func (t *screen) askMore(q *ask, forced bool) {
	seat := t.table.Asked()
	q.Body = t.deckLine()
	q.Primary, q.Secondary = t.table.Button("draw", "table.draw.again", input.Draw),
		t.table.Button("stop", "table.stop", input.Stop)
	switch {
	case forced:
		q.Primary.Wait(t.table.Say("table.why.forced"))
		q.Primary.Rule = "K8"
		if t.own.Players[seat].Deck == 0 {
			q.Primary.Wait(t.table.Say("why.kompromat.empty"))
			q.Primary.Rule = "K24"
		}
		q.Warn, q.Secondary.Loud = q.Primary.Why, true
	case t.blind():
		q.Head = t.table.Say("table.head.hidden")
		t.table.LookFirst(&q.Primary)
	}
	if t.table.Holder.Open() {
		q.Head = t.table.Say("table.head.total",
			game.Text(t.readings(read(&t.own.Row[max(0, t.own.Current)].Attempts[seat]))))
	}
}

// risk is the share of the cards that the person's next draw may be, as far as they are shown, that take it over 21
// (K8): only while its cards are open and where the match shows it. Cards of ended attempts lie face down and are not
// in view: memory is the player's own (K23).
func (t *screen) risk() (percent, over, of int, ok bool) {
	if t.table.Busy() || !t.table.Holder.Open() || t.own.Phase != kompromat.PhaseMore || !t.table.OddsAllowed() ||
		!t.table.Seats.OddsWanted() {
		return 0, 0, 0, false
	}
	if over, of = t.own.BustOdds(); of == 0 {
		return 0, 0, 0, false
	}
	return (over*200 + of) / (2 * of), over, of, true
}

// odds is the risk in words; empty where it is not shown.
func (t *screen) odds() string {
	percent, over, of, ok := t.risk()
	switch {
	case !ok:
		return ""
	case percent > 0:
		return t.table.Say("odds.over", game.Percent(percent), game.Number(over), game.Number(of))
	}
	return t.table.Say("odds.none")
}

// Routine is the draw where no item can be used instead, and the total where it makes no difference or the best is best
// in every respect: all are over, or none is, and nobody has a reason not to win (K11).
func (t *screen) Routine() (move string) {
	v := &t.own
	switch {
	case v.Phase == kompromat.PhaseDraw && len(v.Moves) == 1:
		return v.Moves[0].String()
	case v.Phase != kompromat.PhaseDeclare:
		return ""
	}
	over := 0
	for _, m := range v.Moves {
		if v.DeclaredAs(int(m.A)) > kompromat.Limit {
			over++
		}
	}
	dread := v.Players[v.Viewer].Tokens == kompromat.TokenLimit-1 && v.Row[v.Current].Counter != 0
	if over != 0 && over != len(v.Moves) || dread {
		return ""
	}
	return kompromat.Move{Op: kompromat.OpDeclare, A: uint8(v.Suggested())}.String()
}

// askDeclare offers each total that the 1/11 cards allow, the best one chosen already (K11).
func (t *screen) askDeclare(q *ask) {
	v := &t.own
	for n := range v.Moves {
		total, note := v.DeclaredAs(n), countedAs[len(v.Moves)-1][n]
		if total > kompromat.Limit {
			note = t.table.Say("table.declare.over")
		}
		t.chip(q, t.table.Reader().Halves(total), note)
	}
	q.Body = t.table.Say("table.declare.about")
	if v.DeclaredAs(t.table.Choice.Which(chipIDs)) > kompromat.Limit {
		q.Warn = t.table.Say("table.declare.bust")
		if v.Players[t.table.Asked()].Tokens+1 >= kompromat.TokenLimit {
			q.Warn = t.table.Say("table.declare.lose")
		}
	}
	q.Primary = t.table.Button("declare", "table.declare", input.Confirm)
}

// countedAs writes what one or two 1/11 cards count, by how many of them count as 11.
var countedAs = [...][]string{{""}, {"1/11 = 1", "1/11 = 11"}, {"1 + 1", "1 + 11", "11 + 11"}}
