package kompromat

import (
	"slices"
	"strconv"
	"strings"

	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/input"
	"safehouse/scenes/table"
	"safehouse/scenes/ui"
)

// askPrivate shows what an item lets its player see, until that player acknowledges it.
func (t *screen) askPrivate(q *ask, phase kompromat.Phase) {
	v := &t.own
	open := t.table.Eyes.Open()
	if !open {
		q.Body = t.table.Say("table.peek.first")
	}
	switch phase {
	case kompromat.PhaseSeen:
		q.Primary = table.Button{ID: "seen", Label: t.table.Say("table.seen")}
		if open {
			q.trayHead = t.table.Say("table.tray.seen", game.SeatName(1-t.table.Asked()), game.Number(v.FocusMission+1))
			t.trayOf(q, 1-t.table.Asked(), false)
		}
	case kompromat.PhaseOrder:
		t.askOrder(q, open)
	case kompromat.PhaseSmoke:
		q.Primary = table.Button{ID: "keep", Label: t.table.Say("table.keep")}
		if open {
			q.trayHead = t.table.Say("table.tray.smoke", game.Number(v.FocusMission+1))
			t.trayOf(q, t.table.Asked(), true)
		}
		if open && len(t.table.Choice.Made()) > 0 {
			q.Primary = table.Button{ID: "remove", Label: t.table.Say("table.remove")}
			q.Secondary = table.Button{ID: "back", Label: t.table.Say("table.back"), Key: t.table.Prompt(input.Cancel)}
		}
	}
	if !t.table.Eyes.Looked() {
		t.table.Panel.LookFirst(&q.Primary)
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
			if t.table.Choice.Picked(trayID(len(q.tray))) {
				card.mark = -1
			}
		}
		q.tray = append(q.tray, card)
	}
}

func (t *screen) askOrder(q *ask, open bool) {
	q.Primary = table.Button{ID: "order", Label: t.table.Say("table.order")}
	if !open {
		return
	}
	n := t.own.Players[t.table.Asked()].TopCount
	chosen := len(t.table.Choice.Made())
	if chosen > 0 {
		q.Secondary = table.Button{ID: "back", Label: t.table.Say("table.order.again"), Key: t.table.Prompt(input.Cancel)}
	}
	if chosen > 0 && chosen < n {
		q.Primary.Disabled, q.Primary.Why = true, t.table.Say("table.order.first")
	}
	q.trayHead = t.table.Say("table.tray.order")
	for i := range n {
		card := trayCard{card: t.own.Players[t.table.Asked()].Top[i].Card, seat: t.table.Asked(), pick: true}
		card.mark = int8(slices.Index(t.table.Choice.Made(), trayID(i)) + 1)
		q.tray = append(q.tray, card)
	}
}

// askAim asks how an item is used, and says what it does.
func (t *screen) askAim(q *ask) {
	item := t.aimed()
	name := game.Word(items[item].name)
	q.Status = t.table.Say("table.aim.status", game.SeatName(t.table.Asked()))
	q.Head = t.table.Say(items[item].name)
	q.Body = t.table.Say(items[item].effect)
	q.Primary = table.Button{ID: "use", Label: t.table.Say("table.use"), Key: t.table.Prompt(input.Confirm)}
	q.Secondary = table.Button{ID: "back", Label: t.table.Say("table.back"), Key: t.table.Prompt(input.Cancel)}
	switch item {
	case kompromat.NightVision, kompromat.StunGun, kompromat.SmokeScreen:
		q.Lead = true
		if t.mission() < 0 {
			q.Primary.Disabled, q.Primary.Why = true, t.table.Say("table.aim.mission")
			q.Status = t.table.Say("table.aim.where", game.SeatName(t.table.Asked()))
			q.Head = t.table.Say("table.aim.head", name)
		} else {
			q.Primary.Label = t.table.Say("table.use.at", game.Number(t.mission()+1))
		}
	case kompromat.ForgedPapers:
		for i, m := range t.own.Uses(item) {
			q.Chips = append(q.Chips, table.Button{
				ID: chipIDs[i], Label: strconv.Itoa(int(m.B)), Checked: t.table.Choice.Picked(chipIDs[i]), Key: t.digitKey(i + 1),
			})
		}
	case kompromat.PoisonPen:
		q.Chips = []table.Button{
			{ID: chipIDs[0], Label: "\u22121", Checked: t.count() == 0, Key: t.digitKey(1)},
			{ID: chipIDs[1], Label: "+1", Checked: t.count() == 1, Key: t.digitKey(2)},
		}
		total := t.own.Row[t.own.Current].Attempts[t.table.Asked()].Total
		if t.count() == 1 {
			total += 2
		} else {
			total = max(0, total-2)
		}
		q.Primary.Label = t.table.Say("table.pen.use", game.Halves(total))
	}
}

// tools are buttons, by name, for the items that the person asked may use now: under the words of the panel, and where
// no other button stands. What finds no room is reached by its picture in the player's line, like all of them.
func (t *screen) tools(cs []ui.Control, q *ask) []ui.Control {
	q.TextEnd = 0
	if t.aimed() != kompromat.NoItem || t.table.Busy() || len(q.tray) > 0 {
		return cs
	}
	places := t.toolPlaces(q)
	for item := kompromat.NightVision; int(item) <= kompromat.ItemCount && len(places) > 0; item++ {
		if !t.table.Choice.Offered(itemIDs[t.table.Asked()%kompromat.Seats][item]) {
			continue
		}
		if q.TextEnd == 0 {
			q.TextEnd = places[0].Y
		}
		cs = append(cs, ui.Control{
			ID: toolIDs[item], Label: t.table.Say(items[item].name), Box: places[0], Role: display.Button, Icon: items[item].icon,
		})
		places = places[1:]
	}
	return cs
}

var toolIDs = [kompromat.ItemCount + 1]string{"", "tool:1", "tool:2", "tool:3", "tool:4", "tool:5", "tool:6"}

// toolPlaces are where such buttons may stand, best first.
func (t *screen) toolPlaces(q *ask) (places []display.Rect) {
	m := t.table.Stage.Metrics
	room, gap := t.textRoom(), m.U(12)
	high, wide := ui.Height(m, ui.Target), 0.0
	if m.TextScale > 1 {
		high = max(high, m.Size(display.SansBold, ui.ButtonSize)*toolLine+m.U(toolPad))
	}
	n := 0
	for item := kompromat.NightVision; int(item) <= kompromat.ItemCount; item++ {
		if t.table.Choice.Offered(itemIDs[t.table.Asked()%kompromat.Seats][item]) {
			wide = t.table.Panel.Wide(&table.Button{Label: t.table.Say(items[item].name), Icon: items[item].icon}, wide, room.W)
			n++
		}
	}
	if n == 0 {
		return nil
	}
	columns := max(1, int((room.W+gap)/(wide+gap)))
	free := room.H - ui.ParagraphHeight(t.table.Stage, room.W, q.Head, display.SansBold, table.HeadSize)
	for _, text := range strings.Split(q.Body, "\n") {
		free -= ui.ParagraphHeight(t.table.Stage, room.W, text, display.Sans, table.SmallSize)
	}
	rows := min(int(free/(high+gap)), (n+columns-1)/columns)
	top := room.Y + room.H - float64(rows)*(high+gap) + gap
	for i := range rows * columns {
		places = append(places, display.Rect{
			X: room.X + float64(i%columns)*(wide+gap), Y: top + float64(i/columns)*(high+gap), W: wide, H: high,
		})
	}
	if l := &t.layout; rows == 0 && !t.table.Eyes.CanPeek() && len(q.Chips) == 0 && l.Third.W >= wide {
		third := l.Third
		third.Y, third.H = third.Y+(third.H-high)/2, high
		places = append(places, third)
	}
	return places
}

// textRoom is where the words of the panel stand: they have the place of the card just drawn where there is none.
// TextRoom is where the words of the panel have room.
func (t *screen) TextRoom() display.Rect { return t.textRoom() }

func (t *screen) textRoom() display.Rect {
	room := t.layout.Text
	if t.show.Now().DrawnBy != t.table.Near {
		room.W = t.layout.Card.X + t.layout.Card.W - room.X
	}
	return room
}

// tray lays cards open over the board.
func (b *brush) tray() {
	defer b.Explains(len(b.L.Items))
	t := b.t
	sheet := b.Sheet()
	head := display.Rect{X: sheet.X + b.M.U(30), Y: sheet.Y + b.M.U(14), W: sheet.W - b.M.U(60), H: b.M.Size(display.SansBold, table.HeadSize) * 1.6}
	b.Line(head, t.ask.trayHead, display.SansBold, table.HeadSize, theme.TextColour, display.Middle)
	picks := slices.ContainsFunc(t.ask.tray, func(c trayCard) bool { return c.pick })
	for i, c := range t.ask.tray {
		box := t.trayBox(i)
		hover, _, _ := t.table.Page.State(trayID(i))
		if c.mark != 0 {
			box = box.Moved(0, -b.M.U(22))
		} else if hover && c.pick {
			box = box.Moved(0, -b.M.U(10))
		}
		face := t.face(face{card: c.card, tone: deckTone(c.seat)})
		it := b.L.Card(box, face)
		it.Shadow = b.M.U(8)
		if picks && !c.pick {
			it.Fade, it.Disabled = 0.3, true
		}
		if c.mark == 0 {
			continue
		}
		b.L.Border(box.Inset(-b.M.U(6)), theme.Focus, b.M.U(12), max(3, b.M.U(6)))
		if c.mark > 0 {
			b.Badge(box, strconv.Itoa(int(c.mark)), theme.Focus, theme.FocusInner, 0.5, 1.04)
		}
	}
}
