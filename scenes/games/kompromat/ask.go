package kompromat

import (
	"slices"
	"strconv"

	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/scenes/input"
	"safehouse/scenes/match"
	"safehouse/scenes/stage"
)

// ask is what the screen asks of the person who owes a decision, and how it may be answered.
type ask struct {
	match.Prompt
	// tray are cards laid open over the table, to be looked at or picked.
	tray     []trayCard
	trayHead string
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
func (qs *questions) WhatNow() *match.Prompt {
	qs.ask = ask{}
	q := &qs.ask
	switch {
	case qs.look.AskOver(&q.Prompt, "ask.kompromat.over"):
	case qs.look.Busy():
		qs.meanwhile(q)
	case !qs.look.Holder.Mine():
		q.Status = qs.waiting(qs.look.Asked())
		qs.look.AskWatching(&q.Prompt)
	case qs.aimed() != kompromat.NoItem:
		qs.askAim(q)
	default:
		qs.askPhase(q)
	}
	return &q.Prompt
}

// waiting says what others wait for a seat to do.
func (qs *questions) waiting(seat game.Seat) string {
	return qs.look.Say(phases[qs.now().view.Phase].waits, game.SeatName(seat))
}

// asks says what a phase asks of the person.
func (qs *questions) asks(p kompromat.Phase) string {
	return qs.look.Say(phases[p].asks, game.SeatName(qs.look.Asked()), game.Number(qs.own.Current+1))
}

// meanwhile says what is going on while something is shown.
func (qs *questions) meanwhile(q *ask) {
	now := qs.now()
	q.Head = qs.look.Words(qs.look.Told())
	if now.reads {
		q.Head, q.Warn, q.Body = qs.look.Words(now.verdict), qs.look.Words(now.cost), qs.reason(now.view)
	}
	switch v := now.view; {
	case now.next != game.Line{}:
		q.Status, q.Head, q.Warn, q.Body = qs.look.Say("table.between"), qs.look.Words(now.next), "", ""
	case qs.goesOn(q):
	case now.reads && q.Body != "":
		// What became of the mission is all there is to say.
	case v.Revealing && v.Current >= 0:
		q.Status = qs.look.Say("table.status.reveal", game.Number(v.Current+1))
	case v.ToAct != 0 && v.ToAct.First().Sits(kompromat.Seats):
		q.Status = qs.waiting(v.ToAct.First())
	case slices.Contains(bothStop[:], qs.look.Told().Key):
		q.Status = qs.look.Say("ask.kompromat.stopped")
	case v.Turn.Sits(kompromat.Seats) && v.Turn == qs.look.Asked() && qs.look.Holder.Mine():
		q.Status, q.Head = qs.look.Words(qs.look.Told()), "" // Whoever has just decided is asked nothing.
	case v.Turn.Sits(kompromat.Seats):
		q.Status = qs.waiting(v.Turn)
	default:
		q.Status = qs.look.Say("ask.kompromat.setup")
	}
	qs.look.AskGate(&q.Prompt)
}

// bothStop are the lines of the log after which nobody is asked, since both have stopped.
var bothStop = [...]string{"log.kompromat.stopped", "log.kompromat.reveal"}

// goesOn leaves what is asked where it is while a card moves for somebody whose turn goes on, and says at once what is
// asked next; it reports whether there is one. A press only brings the card to its place. Nothing tells yet whether it
// takes the total over 21.
func (qs *questions) goesOn(q *ask) bool {
	if !qs.look.Holder.Mine() || qs.look.Gated() {
		return false
	}
	switch qs.own.Phase {
	case kompromat.PhaseMore, kompromat.PhaseForced:
		q.Primary, q.Secondary = qs.look.Button("draw", "table.draw.again", input.Draw),
			qs.look.Button("stop", "table.stop", input.Stop)
	case kompromat.PhasePlace:
		q.Primary = qs.look.Button("place", "table.place", input.Confirm)
		q.Primary.Wait(qs.look.Say("table.next.mission"), qs.look.Say("table.place.first"))
	default:
		return false
	}
	q.Status = qs.asks(publicPhase(qs.own.Phase))
	return true
}

// chip adds a choice, which its digit takes as well. One with a note has no room for the name of that key.
func (qs *questions) chip(q *ask, label, note string) {
	n := len(q.Chips)
	b := match.Button{ID: chipIDs[n], Label: label, Note: note, Checked: qs.look.Choice.Picked(chipIDs[n])}
	if note == "" && qs.look.Stage.KeyCaps() {
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
func (qs *questions) askPhase(q *ask) {
	v, phase := &qs.own, qs.own.Phase
	if !qs.look.Holder.Open() {
		phase = publicPhase(phase)
		// Before the first draw of a turn, what may be used rests on public facts; after it, that anything may be used
		// reports that the total is not over 21 (K24).
		if phases[phase].private && phase != kompromat.PhaseDraw {
			q.Blocked = qs.look.Say("table.peek.first")
		}
	}
	q.Keeps, q.Status = true, qs.asks(phase)
	if qs.look.Holder.Shared() {
		// It is read aloud, also while the hand is open (K24).
		q.Status = qs.asks(publicPhase(phase))
	}
	if head := phases[phase].head; head != "" {
		q.Head = qs.look.Say(head)
	}
	switch phase {
	case kompromat.PhaseDraw:
		q.Body = qs.deckLine()
		q.Primary = qs.look.Button("draw", "table.draw", input.Draw)
	case kompromat.PhasePlace:
		qs.askPlace(q)
	case kompromat.PhaseMore, kompromat.PhaseForced:
		qs.askMore(q, phase == kompromat.PhaseForced)
	case kompromat.PhaseSeen, kompromat.PhaseOrder, kompromat.PhaseSmoke:
		qs.askPrivate(q, phase)
	case kompromat.PhaseBefore, kompromat.PhaseAfter:
		qs.askItem(q)
	case kompromat.PhaseDeclare:
		qs.askDeclare(q)
	case kompromat.PhasePerfect:
		q.Body = qs.look.Say("table.perfect.about", game.Number(v.Players[qs.look.Asked()].Tokens))
		q.Primary, q.Secondary = qs.look.Button("discard", "table.discard"), qs.look.Button("hold", "table.hold")
	}
}

func (qs *questions) deckLine() string {
	return qs.look.Say("table.deck", game.Number(qs.own.Players[qs.look.Asked()].Deck))
}

func (qs *questions) askPlace(q *ask) {
	q.Digits = missionIDs
	q.Primary = qs.look.Button("place", "table.place", input.Confirm)
	if !qs.look.Holder.Looked() {
		// The card is placed knowingly (K6).
		q.Body = qs.look.Say("table.peek.first")
		qs.look.LookFirst(&q.Primary)
		return
	}
	q.Body, q.Blocked, q.Lead = qs.look.Say("table.place.about"), "", true
	if qs.own.Moves[len(qs.own.Moves)-1].Op == kompromat.OpUse {
		q.Body = qs.look.Say("table.place.item") // K40.
	}
	at := qs.look.Choice.Which(missionIDs)
	if at < 0 {
		q.Primary.Wait(qs.look.Say("table.next.mission"), qs.look.Say("table.place.first"))
		return
	}
	q.Head = qs.look.Say("table.head.place.at", game.Number(at+1), game.Word(qs.own.Row[at].Mission.Key()))
	if c := qs.own.Row[at].Counter; c != 0 {
		q.Body, q.Warn = "", qs.look.Say("table.place.counter", game.Number(c.Marks()))
	}
}

// enough is the total, in half points, from which stopping is what most would do.
const enough = kompromat.Limit - point

// askMore tells the running total, the deck and, where no instrument shows it, the risk, or else which cards that is:
// only while the cards are open. Only then is a stop forced.
func (qs *questions) askMore(q *ask, forced bool) {
	seat := qs.look.Asked()
	q.Body = qs.deckLine()
	switch odds := qs.odds(); {
	case odds != "" && !qs.now().dial:
		q.Body += "\n" + odds
	case odds != "":
		q.Body = qs.overLine()
	}
	q.Primary, q.Secondary = qs.look.Button("draw", "table.draw.again", input.Draw),
		qs.look.Button("stop", "table.stop", input.Stop)
	stops := "table.head.forced"
	switch {
	case forced:
		q.Primary.Wait("", qs.look.Say("table.why.forced"))
		q.Primary.Rule = "K8"
		if qs.own.Players[seat].Deck == 0 {
			q.Primary.Wait("", qs.look.Say("why.kompromat.empty"))
			q.Primary.Rule, stops = "K24", "table.head.empty"
		}
		q.Warn, q.Body, q.Secondary.Loud = q.Primary.Why, "", true
	case qs.blind():
		q.Head = qs.look.Say("table.head.hidden")
		qs.look.LookFirst(&q.Primary)
	}
	own := read(&qs.own.Row[max(0, qs.own.Current)].Attempts[seat])
	percent, _, _, shown := qs.risk()
	best := own.best()
	if likely := shown && percent >= riskWarns; qs.look.Holder.Open() && !forced && (best >= enough || likely) {
		q.Primary.Calm, q.Secondary.Loud = true, true // Few would draw again: what is yellow is taken for advice.
		if best == kompromat.Limit {
			q.Body = qs.look.Say("table.more.perfect")
		}
	}
	if !qs.look.Holder.Open() {
		return
	}
	// What is not to be chosen is not asked: where others hear it, that must not be heard (K24).
	now := qs.now()
	if q.Status = qs.asks(kompromat.PhaseMore); forced || qs.look.Holder.Shared() || now.total && !now.brief {
		q.Status = qs.asks(kompromat.PhasePlace)
	}
	switch {
	case now.total && now.brief: // The buttons say the rest, or the warning.
	case now.total && forced:
		q.Head = qs.look.Say(stops)
	case now.total:
		q.Head = qs.look.Say("table.head.more")
	default:
		q.Head = qs.look.Say("table.head.total", game.Text(qs.readings(own)))
		if forced {
			q.Head = stage.Sentences(q.Head, qs.look.Say(stops))
		}
	}
}

// point is one of the total, in half points.
const point = 2

// askItem asks for an item: the first that may be used, or the one that saves the own total, is the answer.
func (qs *questions) askItem(q *ask) {
	q.Primary, q.Secondary = qs.look.Button("pass", "table.pass"), qs.look.Button("done", "table.done")
	offered := qs.offered()
	if total, saves := qs.penSaves(); saves {
		q.Warn = qs.look.Say("table.pen.saves", game.Halves(total), game.Halves(total-point))
		offered = append([]kompromat.Item{kompromat.PoisonPen}, offered...)
	}
	if len(offered) > 0 {
		q.Primary, q.Secondary, q.Third = qs.tool(offered[0]), q.Primary, q.Secondary
	}
	if qs.look.Holder.CanPeek() && q.Third.ID != "" { // There a chip stands, where else the hand would be opened.
		q.Chips, q.Third = append(q.Chips, q.Third), match.Button{}
	}
}

// offered are the items that the person asked may use now.
func (qs *questions) offered() (all []kompromat.Item) {
	for item := kompromat.NightVision; int(item) <= kompromat.ItemCount; item++ {
		if len(qs.own.Uses(item)) > 0 {
			all = append(all, item)
		}
	}
	return all
}

// tool is the button of an item, by its name.
func (qs *questions) tool(item kompromat.Item) match.Button {
	return match.Button{ID: toolIDs[item], Label: qs.look.Say(items[item].name), Icon: match.Icon(itemIcon(item))}
}

// penSaves is the own total, and reports whether it is over 21 and Poison Pen would bring it back.
func (qs *questions) penSaves() (total int, saves bool) {
	v, seat := &qs.own, qs.look.Asked()
	if v.Phase != kompromat.PhaseAfter || v.Current < 0 || len(v.Uses(kompromat.PoisonPen)) == 0 {
		return 0, false
	}
	total = v.Row[v.Current].Attempts[seat].Total
	return total, total > kompromat.Limit && total-point <= kompromat.Limit
}

// askDeclare offers each total that the 1/11 cards allow, the best one chosen already (K11).
func (qs *questions) askDeclare(q *ask) {
	v := &qs.own
	for n := range v.Moves {
		total, note := v.DeclaredAs(n), countedAs[len(v.Moves)-1][n]
		if total > kompromat.Limit {
			note = qs.look.Say("table.declare.over")
		}
		qs.chip(q, qs.look.Reader().Halves(total), note)
	}
	q.Body = qs.look.Say("table.declare.about")
	if v.DeclaredAs(qs.look.Choice.Which(chipIDs)) > kompromat.Limit {
		q.Warn = qs.look.Say("table.declare.bust")
		if v.Players[qs.look.Asked()].Tokens+1 >= kompromat.TokenLimit {
			q.Warn = qs.look.Say("table.declare.lose")
		}
	}
	q.Primary = qs.look.Button("declare", "table.declare", input.Confirm)
}

// countedAs writes what one or two 1/11 cards count, by how many of them count as 11.
var countedAs = [...][]string{{""}, {"1/11 = 1", "1/11 = 11"}, {"1 + 1", "1 + 11", "11 + 11"}}

// items are what is said of each item: the keys of its name and of what it does and when, and the picks that say how it
// is used, by what a move calls B; none where nothing is chosen.
var items = [kompromat.ItemCount + 1]struct {
	name, effect, when string
	uses               []match.Pick
}{
	kompromat.NightVision: {"mission.night", "item.night.effect", "item.night.when", missionIDs},
	kompromat.Binoculars: {"mission.binoculars", "item.binoculars.effect",
		"item.binoculars.when", nil},
	kompromat.StunGun:     {"mission.stun", "item.stun.effect", "item.stun.when", missionIDs},
	kompromat.SmokeScreen: {"mission.smoke", "item.smoke.effect", "item.smoke.when", missionIDs},
	kompromat.ForgedPapers: {"mission.papers", "item.papers.effect", "item.papers.when",
		[]match.Pick{1: chipIDs[0], 2: chipIDs[1]}},
	kompromat.PoisonPen: {"mission.pen", "item.pen.effect", "item.pen.when", chipIDs[:2]},
}

// trayCard is a card of the tray; pick reports that it may be chosen, place which of them it was, from 1, where that
// counts.
type trayCard struct {
	card  kompromat.Card
	seat  game.Seat
	pick  bool
	place int
}

// lay puts a card into the tray. The digit of one that may be chosen chooses it.
func (q *ask) lay(c trayCard) {
	id := ""
	if c.pick {
		id = trayID(len(q.tray))
	}
	q.tray, q.Digits = append(q.tray, c), append(q.Digits, id)
}

// aimed is the item about to be used, NoItem for none.
func (qs *questions) aimed() kompromat.Item {
	if made := qs.look.Choice.Made(); len(made) > 0 {
		return itemOf(made[0])
	}
	return kompromat.NoItem
}

// acknowledges are the answers by which a player puts away what an item let it see.
var acknowledges = [...]struct{ id, label string }{
	kompromat.PhaseSeen: {"seen", "table.seen"}, kompromat.PhaseOrder: {"order", "table.order"},
	kompromat.PhaseSmoke: {"keep", "table.keep"},
}

// askPrivate shows what an item lets its player see, until that player acknowledges it.
func (qs *questions) askPrivate(q *ask, phase kompromat.Phase) {
	seat, made := qs.look.Asked(), qs.look.Choice.Made()
	q.Primary = qs.look.Button(acknowledges[phase].id, acknowledges[phase].label)
	var at game.Arg
	if n := qs.own.FocusMission; n >= 0 {
		at = game.Word(qs.own.Row[n].Mission.Key())
	}
	switch {
	case !qs.look.Holder.Open():
		q.Body = qs.look.Say("table.peek.first")
	case phase == kompromat.PhaseSeen:
		q.trayHead = qs.look.Say("table.tray.seen", game.SeatName(1-seat), at)
		qs.trayOf(q, 1-seat)
	case phase == kompromat.PhaseOrder:
		qs.askOrder(q, made)
	default:
		q.trayHead = qs.look.Say("table.tray.smoke", at)
		qs.trayOf(q, seat)
		if len(made) > 0 {
			q.Primary = qs.look.Button("remove", "table.remove")
		}
	}
	if !qs.look.Holder.Looked() {
		qs.look.LookFirst(&q.Primary) // Closed again it says no more than before.
	}
}

// trayOf lays a seat's cards at the item's mission into the tray; those that may be removed can be chosen.
func (qs *questions) trayOf(q *ask, seat game.Seat) {
	a := &qs.own.Row[max(0, qs.own.FocusMission)].Attempts[seat]
	for i, c := range a.Cards[:a.Count] {
		if c.Removed {
			continue
		}
		q.lay(trayCard{card: shownOf(c), seat: seat, pick: qs.own.Legal(kompromat.Move{Op: kompromat.OpRemove, A: uint8(i)})})
	}
}

// askOrder lays the top cards of the deck into the tray, numbered as they were chosen.
func (qs *questions) askOrder(q *ask, made []match.Pick) {
	p := &qs.own.Players[qs.look.Asked()]
	if len(made) > 0 {
		q.Secondary = qs.look.Button("back", "table.order.again", input.Cancel)
	}
	if len(made) > 0 && len(made) < p.TopCount {
		q.Primary.Wait(qs.look.Say("table.next.order"), qs.look.Say("table.order.first"))
	}
	q.trayHead = qs.look.Say("table.tray.order")
	for i, c := range p.Top[:p.TopCount] {
		q.lay(trayCard{card: c.Card, seat: qs.look.Asked(), pick: true, place: slices.Index(made, trayID(i)) + 1})
	}
}

// askAim asks how an item is used, and says what it does.
func (qs *questions) askAim(q *ask) {
	item, who := qs.aimed(), game.SeatName(qs.look.Asked())
	q.Status = qs.look.Say("table.aim.status", who)
	q.Head, q.Body = qs.look.Say(items[item].name), qs.look.Say(items[item].effect)
	q.Primary, q.Secondary = qs.look.Button("use", "table.use", input.Confirm),
		qs.look.Button("back", "table.back", input.Cancel)
	switch item {
	case kompromat.NightVision, kompromat.StunGun, kompromat.SmokeScreen:
		q.Lead = true
		if at := qs.look.Choice.Which(missionIDs); at >= 0 {
			q.Primary.Label = qs.look.Say("table.use.at", game.Number(at+1))
			break
		}
		q.Primary.Wait(qs.look.Say("table.next.mission"), qs.look.Say("table.aim.mission"))
		q.Status = qs.asks(publicPhase(qs.own.Phase))
		q.Head = qs.look.Say("table.aim.head", game.Word(items[item].name))
	case kompromat.ForgedPapers:
		for _, m := range qs.own.Uses(item) {
			qs.chip(q, strconv.Itoa(int(m.B)), "")
		}
	case kompromat.PoisonPen:
		qs.chip(q, "\u22121", "")
		qs.chip(q, "+1", "")
		total := qs.own.Row[qs.own.Current].Attempts[qs.look.Asked()].Total
		q.Primary.Label = qs.look.Say("table.pen.use", game.Halves(max(0, total-2+4*qs.look.Choice.Which(chipIDs))))
	}
	if len(q.Chips) == 0 {
		q.Digits = missionIDs
	}
}

// trayPlace is the place in the tray of a card of the own attempt at the item's mission: those taken aside are not in
// it.
func (qs *questions) trayPlace(slot int) (place int) {
	a := &qs.own.Row[max(0, qs.own.FocusMission)].Attempts[qs.look.Asked()]
	for i := range slot {
		if !a.Cards[i].Removed {
			place++
		}
	}
	return place
}
