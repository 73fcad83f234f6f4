package kompromat

import (
	"slices"
	"strconv"

	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/scenes/input"
	"safehouse/scenes/table"
)

// askPrivate shows what an item lets its player see, until that player acknowledges it.
func (t *screen) askPrivate(q *ask, phase kompromat.Phase) {
	v := &t.own
	open := t.Open()
	if !open {
		q.Body = t.Say("table.peek.first")
	}
	switch phase {
	case kompromat.PhaseSeen:
		q.Primary = table.Button{ID: "seen", Label: t.Say("table.seen")}
		if open {
			q.trayHead = t.Say("table.tray.seen", game.SeatName(1-t.Asked()), game.Number(v.FocusMission+1))
			t.trayOf(q, 1-t.Asked(), false)
		}
	case kompromat.PhaseOrder:
		t.askOrder(q, open)
	case kompromat.PhaseSmoke:
		q.Primary = table.Button{ID: "keep", Label: t.Say("table.keep")}
		if open {
			q.trayHead = t.Say("table.tray.smoke", game.Number(v.FocusMission+1))
			t.trayOf(q, t.Asked(), true)
		}
		if open && len(t.Made()) > 0 {
			q.Primary = table.Button{ID: "remove", Label: t.Say("table.remove")}
			q.Secondary = table.Button{ID: "back", Label: t.Say("table.back"), Key: t.Prompt(input.Cancel)}
		}
	}
	if !t.Looked() {
		t.LookFirst(&q.Primary)
	}
}

// trayOf lays a seat's cards at the item's mission into the tray.
func (t *screen) trayOf(q *ask, seat game.Seat, pick bool) {
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
			if t.Picked(trayID(len(q.tray))) {
				card.mark = -1
			}
		}
		q.tray = append(q.tray, card)
	}
}

func (t *screen) askOrder(q *ask, open bool) {
	q.Primary = table.Button{ID: "order", Label: t.Say("table.order")}
	if !open {
		return
	}
	n := t.own.Players[t.Asked()].TopCount
	chosen := len(t.Made())
	if chosen > 0 {
		q.Secondary = table.Button{ID: "back", Label: t.Say("table.order.again"), Key: t.Prompt(input.Cancel)}
	}
	if chosen > 0 && chosen < n {
		q.Primary.Disabled, q.Primary.Why = true, t.Say("table.order.first")
	}
	q.trayHead = t.Say("table.tray.order")
	for i := range n {
		card := trayCard{card: t.own.Players[t.Asked()].Top[i].Card, seat: t.Asked(), pick: true}
		card.mark = int8(slices.Index(t.Made(), trayID(i)) + 1)
		q.tray = append(q.tray, card)
	}
}

// askAim asks how an item is used, and says what it does.
func (t *screen) askAim(q *ask) {
	item := t.aimed()
	name := game.Word(items[item].name)
	q.Status = t.Say("table.aim.status", game.SeatName(t.Asked()))
	q.Head = t.Say(items[item].name)
	q.Body = t.Say(items[item].effect)
	q.Primary = table.Button{ID: "use", Label: t.Say("table.use"), Key: t.Prompt(input.Confirm)}
	q.Secondary = table.Button{ID: "back", Label: t.Say("table.back"), Key: t.Prompt(input.Cancel)}
	switch item {
	case kompromat.NightVision, kompromat.StunGun, kompromat.SmokeScreen:
		q.Lead = true
		if t.mission() < 0 {
			q.Primary.Disabled, q.Primary.Why = true, t.Say("table.aim.mission")
			q.Status = t.Say("table.aim.where", game.SeatName(t.Asked()))
			q.Head = t.Say("table.aim.head", name)
		} else {
			q.Primary.Label = t.Say("table.use.at", game.Number(t.mission()+1))
		}
	case kompromat.ForgedPapers:
		for i, m := range t.own.Uses(item) {
			q.Chips = append(q.Chips, table.Button{
				ID: chipIDs[i], Label: strconv.Itoa(int(m.B)), Checked: t.Picked(chipIDs[i]), Key: t.digitKey(i + 1),
			})
		}
	case kompromat.PoisonPen:
		q.Chips = []table.Button{
			{ID: chipIDs[0], Label: "\u22121", Checked: t.count() == 0, Key: t.digitKey(1)},
			{ID: chipIDs[1], Label: "+1", Checked: t.count() == 1, Key: t.digitKey(2)},
		}
		total := t.own.Row[t.own.Current].Attempts[t.Asked()].Total
		if t.count() == 1 {
			total += 2
		} else {
			total = max(0, total-2)
		}
		q.Primary.Label = t.Say("table.pen.use", game.Halves(total))
	}
}
