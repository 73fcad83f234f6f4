package kompromat

import (
	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/render/display"
	"safehouse/scenes/cards"
	"safehouse/scenes/table"
	"safehouse/scenes/ui"
)

// moment is all of the game's own that controls and texts depend on.
type moment struct {
	round, current int
	opened         bool
	phase          kompromat.Phase
}

// Changed tells whether any of it has changed.
func (t *screen) Changed() bool {
	p := t.show.Now()
	now := moment{p.Round, p.Current, p.opened, p.Phase}
	if now == t.moment {
		return false
	}
	t.moment = now
	return true
}

// Controls lists what can be pressed on the table, in reading order.
func (t *screen) Controls(cs []ui.Control) []ui.Control {
	q := &t.ask
	if len(q.tray) == 0 && !t.Busy() {
		cs = t.boardControls(cs)
	}
	cs = t.tools(cs, q)
	for i, c := range q.tray {
		cs = append(cs, ui.Control{
			ID: trayID(i), Label: t.cardLabel(c), Box: t.trayBox(i), Role: display.CardRole, Quiet: true,
			Checked: c.mark != 0, Disabled: !c.pick,
		})
	}
	return cs
}

// boardControls are folders and items: each can be pressed, if only to be told about.
func (t *screen) boardControls(cs []ui.Control) []ui.Control {
	l, v := &t.layout, t.show.Now()
	for i := range v.Row {
		if v.Row[i].Mission == 0 {
			continue
		}
		cs = append(cs, ui.Control{
			ID: missionIDs[i], Label: t.missionLabel(i), Box: l.Folders[i], Role: display.CardRole, Quiet: true,
			Checked: t.Picked(missionIDs[i]),
		})
	}
	for seat := range game.Seat(kompromat.Seats) {
		n := 0
		for item := kompromat.NightVision; int(item) <= kompromat.ItemCount; item++ {
			if !v.Players[seat].Holds(item) {
				continue
			}
			id := itemIDs[seat][item]
			cs = append(cs, ui.Control{
				ID: id, Label: t.Say("table.item.label", game.Word(items[item].name), game.SeatName(seat)),
				Box: l.Strips[seat].Items[n], Role: display.Button, Quiet: true, Checked: t.Picked(id),
			})
			n++
		}
	}
	return t.possessions(cs)
}

// itemIDs name the items of each seat.
var itemIDs = [kompromat.Seats][kompromat.ItemCount + 1]string{
	{"", "item:0:1", "item:0:2", "item:0:3", "item:0:4", "item:0:5", "item:0:6"},
	{"", "item:1:1", "item:1:2", "item:1:3", "item:1:4", "item:1:5", "item:1:6"},
}

// missionLabel says what lies in a place of the row, for readers.
func (t *screen) missionLabel(i int) string {
	p := t.show.Now().Row[i]
	name, kind, value := game.Word(p.Mission.Key()), game.Word(cards.KindKey(p.Mission.Kind())), game.Text(cards.MissionValue(p.Mission))
	text := t.Say("table.mission.label", game.Number(i+1), name, kind, value)
	if t.Say(p.Mission.Key()) == t.Say(cards.KindKey(p.Mission.Kind())) {
		text = t.Say("table.mission.set", game.Number(i+1), name, value)
	}
	if p.Counter != 0 {
		text += " " + t.Say("table.mission.counter", game.Number(p.Counter.Marks()))
	}
	return text
}

func (t *screen) cardLabel(c trayCard) string {
	label := t.Say("table.card.back")
	if c.card != 0 {
		label = cards.EquipmentValue(t.Reader(), c.card)
	}
	if c.mark > 0 {
		label = t.Say("table.card.place", game.Text(label), game.Number(int(c.mark)))
	}
	return label
}

// trayBox is where the n-th card of the tray lies: in the middle of the board, large.
func (t *screen) trayBox(n int) display.Rect {
	tray := t.SheetRoom()
	count := len(t.ask.tray)
	head := t.Stage.Metrics.Size(display.SansBold, table.HeadSize) * 1.6
	high := min(tray.H-head-t.Stage.Metrics.U(96), t.Stage.Metrics.U(340))
	wide := high * 0.7
	step := wide + t.Stage.Metrics.U(26)
	if count > 1 {
		step = min(step, (tray.W-t.Stage.Metrics.U(64)-wide)/float64(count-1))
	}
	all := step*float64(count-1) + wide
	return display.Rect{X: tray.X + (tray.W-all)/2 + step*float64(n), Y: tray.Y + head + (tray.H-head-high)/2 - t.Stage.Metrics.U(16), W: wide, H: high}
}
