package kompromat

import (
	"strconv"
	"strings"

	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/input"
	"safehouse/scenes/match"
	"safehouse/scenes/tabletop"
	"safehouse/scenes/ui"
)

// Controls lists what can be pressed on the table, in reading order.
func (t *screen) Controls(cs []ui.Control) []ui.Control {
	q := &t.ask
	if len(q.tray) == 0 && !t.table.Busy() {
		cs = t.boardControls(cs)
	}
	cs = t.tools(cs, q)
	for i, c := range q.tray {
		card := t.table.PickControl(trayID(i), t.cardLabel(c, i), t.layout.tray(i, len(q.tray), t.table.Stage.Metrics),
			display.CardRole)
		card.Disabled = !c.pick
		cs = append(cs, card)
	}
	return cs
}

// boardControls are folders, items, what else the players hold and the cards that are gone: each can be pressed, if
// only to be told about.
func (t *screen) boardControls(cs []ui.Control) []ui.Control {
	l, v := &t.layout, &t.show.Now().View
	add := func(id, label string, box display.Rect, role display.Role) {
		if !box.Empty() {
			cs = append(cs, t.table.PickControl(id, label, box, role))
		}
	}
	for i := range v.Row {
		if v.Row[i].Mission != 0 {
			add(missionIDs[i], t.missionLabel(v, i), t.placeOf(i), display.CardRole)
		}
	}
	for seat := range game.Seat(kompromat.Seats) {
		for item := kompromat.NightVision; int(item) <= kompromat.ItemCount; item++ {
			if box, held := l.item(seat, item); held {
				add(itemIDs[seat][item], t.table.Say("table.item.label", game.Word(items[item].name), game.SeatName(seat)), box,
					display.Button)
			}
		}
	}
	for seat := range game.Seat(kompromat.Seats) {
		d, p, name, n := &l.Dossiers[seat], &v.Players[seat], game.SeatName(seat), strconv.Itoa(int(seat))
		add("notoriety:"+n, t.table.Say("table.notoriety", name, game.Number(p.Tokens), game.Number(kompromat.TokenLimit)),
			d.Notoriety, display.Button)
		add("won:"+n, t.table.Say("table.won", game.Number(p.WonCount), name), d.Won, display.Button)
		if t.table.Computers.Persona(seat) != "" {
			add("seat:"+n, t.table.Seats.Names[seat], d.Name, display.Button)
		}
	}
	for i := range cs {
		cs[i].Carries = itemOf(cs[i].ID) != kompromat.NoItem && t.table.Choice.Offered(cs[i].ID)
	}
	if seat := t.table.Asked(); t.own.Phase == kompromat.PhasePlace && t.table.Holder.Mine() && v.DrawnBy == seat {
		cs = append(cs, t.table.Carry(t.table.PickControl("drawn", t.cardName(v.Drawn.Card), l.drawn(seat),
			display.CardRole)))
	}
	if near := t.table.Near; !l.Come.Empty() && near.Sits(kompromat.Seats) && v.Viewer == near {
		cs = append(cs, ui.Control{ID: "tracker", Label: t.table.Say(trackerTitle(t.table.Stage)), Box: l.Come,
			Role: display.Button, Letters: tabletop.SmallSize})
	}
	if !l.Reveal {
		unlaid := display.Rect{X: l.MissionDeck.X, Y: l.MissionDeck.Y, W: l.Unlaid.X + l.Unlaid.W - l.MissionDeck.X,
			H: l.Unlaid.H}
		add("gone", t.gone(v), unlaid, display.Button)
		if near := t.table.Near; near.Sits(kompromat.Seats) {
			add("deck", strings.TrimSpace(t.table.Say("table.deck", game.Number(v.Players[near].Deck))+"\n"+t.odds()),
				l.Dossiers[near].Deck, display.Button)
		}
	}
	return cs
}

// placeOf is what is pressed for a mission: its folder, and under it, as long as the first card is to be placed, where
// that will lie.
func (t *screen) placeOf(i int) display.Rect {
	box, seat := t.layout.Folders[i], t.table.Asked()
	if t.own.Phase != kompromat.PhasePlace || seat != t.table.Near || !t.table.Holder.Mine() {
		return box
	}
	slot := t.layout.Fans[i][seat]
	box.H = max(box.H, slot.Y+slot.H-box.Y)
	return box
}

// cardLabel says what the n-th card of the tray is: others of its value may lie there too.
func (t *screen) cardLabel(c trayCard, n int) string {
	label := t.cardName(c.card)
	if c.place > 0 {
		label = t.table.Say("table.card.place", game.Text(label), game.Number(c.place))
	}
	return t.table.Say("voice.hand.focused", game.Text(label), game.Number(n+1), game.Number(len(t.ask.tray)))
}

// tray is where the i-th of n cards of the tray lies: in the middle of the board, large.
func (l *layout) tray(i, n int, m theme.Metrics) display.Rect {
	head, room := l.SheetRoom().CutTop(m.Size(display.SansBold, tabletop.HeadSize) * 1.6)
	high := min(room.H-m.U(96), m.U(340))
	wide := high * cardRatio
	step, gaps := wide+m.U(26), float64(n-1)
	if gaps > 0 {
		step = min(step, (head.W-m.U(64)-wide)/gaps)
	}
	all := room.Middle(step*gaps+wide, high)
	return display.Rect{X: all.X + step*float64(i), Y: all.Y - m.U(16), W: wide, H: high}
}

// Shortcut turns D and S into presses.
func (t *screen) Shortcut(in *input.Frame) string {
	for _, b := range []*match.Button{&t.ask.Primary, &t.ask.Secondary} {
		if b.ID == "draw" && in.Just.Has(input.Draw) || b.ID == "stop" && in.Just.Has(input.Stop) {
			return t.table.Answer.Pressed(b)
		}
	}
	if in.Just.Has(input.Draw) && t.ask.Primary.ID == "place" {
		why := t.ask.Primary.Why
		if why == "" {
			why = t.table.Say("table.place.confirm", game.Text(t.ask.Primary.Label))
		}
		t.table.Answer.Explain(why)
	}
	return ""
}
