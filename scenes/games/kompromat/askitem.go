package kompromat

import (
	"slices"
	"strconv"

	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/scenes/input"
	"safehouse/scenes/match"
)

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
	seat, at, made := qs.look.Asked(), game.Number(qs.own.FocusMission+1), qs.look.Choice.Made()
	q.Primary = qs.look.Button(acknowledges[phase].id, acknowledges[phase].label)
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
		qs.look.LookFirst(&q.Primary)
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
		q.Primary.Wait(qs.look.Say("table.order.first"))
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
		q.Primary.Wait(qs.look.Say("table.aim.mission"))
		q.Status = qs.look.Say("table.aim.where", who)
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
