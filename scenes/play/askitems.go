package play

import (
	"strconv"

	"safehouse/game"
	"safehouse/game/kompromat"
)

// askPrivate shows what an item lets its player see, until that player acknowledges it.
func (t *controller) askPrivate(q *ask, phase kompromat.Phase) {
	v := &t.own
	open := t.open()
	if !open {
		q.body = t.say("table.peek.first")
	}
	switch phase {
	case kompromat.PhaseSeen:
		q.primary = button{id: "seen", label: t.say("table.seen")}
		if open {
			q.trayHead = t.say("table.tray.seen", game.SeatName(1-t.asked), game.Number(v.FocusMission+1))
			t.trayOf(q, 1-t.asked, false)
		}
	case kompromat.PhaseOrder:
		t.askOrder(q, open)
	case kompromat.PhaseSmoke:
		q.primary = button{id: "keep", label: t.say("table.keep")}
		if open {
			q.trayHead = t.say("table.tray.smoke", game.Number(v.FocusMission+1))
			t.trayOf(q, t.asked, true)
		}
		if open && t.sel.slot > 0 {
			q.primary = button{id: "remove", label: t.say("table.remove")}
			q.secondary = button{id: "back", label: t.say("table.back"), key: t.say("key.esc")}
		}
	}
	if !t.looked() {
		t.lookFirst(&q.primary)
	}
}

// trayOf lays a seat's cards at the item's mission into the tray.
func (t *controller) trayOf(q *ask, seat game.Seat, pick bool) {
	a := &t.own.Row[max(0, t.own.FocusMission)].Attempts[seat]
	for i, c := range a.Cards[:a.Count] {
		if c.Removed {
			continue
		}
		card := trayCard{card: c.Card, seat: seat}
		if c.Know != kompromat.Shown && !c.Up {
			card.card = 0
		}
		if pick {
			card.pick = t.own.Legal(kompromat.Move{Op: kompromat.OpRemove, A: uint8(i)})
			if int(t.sel.slot) == i+1 {
				card.mark = -1
			}
		}
		q.tray = append(q.tray, card)
	}
}

func (t *controller) askOrder(q *ask, open bool) {
	q.primary = button{id: "order", label: t.say("table.order")}
	if !open {
		return
	}
	n := t.own.Players[t.asked].TopCount
	chosen := 0
	for chosen < n && t.sel.order[chosen] != 0 {
		chosen++
	}
	if chosen > 0 {
		q.secondary = button{id: "back", label: t.say("table.order.again"), key: t.say("key.esc")}
	}
	if chosen > 0 && chosen < n {
		q.primary.disabled, q.primary.why = true, t.say("table.order.first")
	}
	q.trayHead = t.say("table.tray.order")
	for i := range n {
		card := trayCard{card: t.own.Players[t.asked].Top[i].Card, seat: t.asked, pick: true}
		for place, c := range t.sel.order {
			if int(c) == i+1 {
				card.mark = int8(place + 1)
			}
		}
		q.tray = append(q.tray, card)
	}
}

// askAim asks how an item is used, and says what it does.
func (t *controller) askAim(q *ask) {
	item := t.sel.aim
	name := game.Word(items[item].name)
	q.status = t.say("table.aim.status", game.SeatName(t.asked))
	q.head = t.say(items[item].name)
	q.body = t.say(items[item].effect)
	q.primary = button{id: "use", label: t.say("table.use"), key: t.say("key.enter")}
	q.secondary = button{id: "back", label: t.say("table.back"), key: t.say("key.esc")}
	switch item {
	case kompromat.NightVision, kompromat.StunGun, kompromat.SmokeScreen:
		for _, m := range t.own.Uses(item) {
			q.folders |= 1 << m.B
		}
		if t.sel.mission == 0 {
			q.primary.disabled, q.primary.why = true, t.say("table.aim.mission")
			q.status = t.say("table.aim.where", game.SeatName(t.asked))
			q.head = t.say("table.aim.head", name)
		} else {
			q.primary.label = t.say("table.use.at", game.Number(int(t.sel.mission)))
		}
	case kompromat.ForgedPapers:
		for i, m := range t.own.Uses(item) {
			q.chips = append(q.chips, button{
				id: chipIDs[i], label: strconv.Itoa(int(m.B)), checked: int(m.B) == t.papers(), key: digits[i+1],
			})
		}
	case kompromat.PoisonPen:
		q.chips = []button{
			{id: chipIDs[0], label: "\u22121", checked: t.penAdds() == 0, key: digits[1]},
			{id: chipIDs[1], label: "+1", checked: t.penAdds() == 1, key: digits[2]},
		}
		total := t.own.Row[t.own.Current].Attempts[t.asked].Total
		if t.penAdds() == 1 {
			total += 2
		} else {
			total = max(0, total-2)
		}
		q.primary.label = t.say("table.pen.use", game.Halves(total))
	}
}

// papers is the number of tokens chosen to give back: as many as may be, until another is chosen.
func (t *controller) papers() int {
	if t.sel.count > 0 {
		return int(t.sel.count)
	}
	most := 0
	for _, m := range t.own.Uses(kompromat.ForgedPapers) {
		most = max(most, int(m.B))
	}
	return most
}

// penAdds is 1 where the pen adds and 0 where it subtracts: what brings the total nearer to 21, until the other is
// chosen.
func (t *controller) penAdds() int {
	if t.sel.count > 0 {
		return int(t.sel.count) - 1
	}
	if t.own.Row[t.own.Current].Attempts[t.asked].Total+2 <= kompromat.Limit {
		return 1
	}
	return 0
}
