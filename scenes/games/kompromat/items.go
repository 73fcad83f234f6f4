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
	"safehouse/scenes/match"
	"safehouse/scenes/tabletop"
	"safehouse/scenes/ui"
)

// items are what is shown of each item: its picture, the keys of its name and of what it does and when, and the picks
// that say how it is used, by what a move calls B; none where nothing is chosen.
var items = [kompromat.ItemCount + 1]struct {
	icon               display.Icon
	name, effect, when string
	uses               []match.Pick
}{
	kompromat.NightVision: {display.IconMoon, "mission.night", "item.night.effect", "item.night.when", missionIDs},
	kompromat.Binoculars: {display.IconBinoculars, "mission.binoculars", "item.binoculars.effect",
		"item.binoculars.when", nil},
	kompromat.StunGun:     {display.IconLightning, "mission.stun", "item.stun.effect", "item.stun.when", missionIDs},
	kompromat.SmokeScreen: {display.IconCloud, "mission.smoke", "item.smoke.effect", "item.smoke.when", missionIDs},
	kompromat.ForgedPapers: {display.IconStamp, "mission.papers", "item.papers.effect", "item.papers.when",
		[]match.Pick{1: chipIDs[0], 2: chipIDs[1]}},
	kompromat.PoisonPen: {display.IconPen, "mission.pen", "item.pen.effect", "item.pen.when", chipIDs[:2]},
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

// acknowledges are the answers by which a player puts away what an item let it see.
var acknowledges = [...]struct{ id, label string }{
	kompromat.PhaseSeen: {"seen", "table.seen"}, kompromat.PhaseOrder: {"order", "table.order"},
	kompromat.PhaseSmoke: {"keep", "table.keep"},
}

// askPrivate shows what an item lets its player see, until that player acknowledges it.
func (t *screen) askPrivate(q *ask, phase kompromat.Phase) {
	seat, at, made := t.table.Asked(), game.Number(t.own.FocusMission+1), t.table.Choice.Made()
	q.Primary = t.table.Button(acknowledges[phase].id, acknowledges[phase].label)
	switch {
	case !t.table.Holder.Open():
		q.Body = t.table.Say("table.peek.first")
	case phase == kompromat.PhaseSeen:
		q.trayHead = t.table.Say("table.tray.seen", game.SeatName(1-seat), at)
		t.trayOf(q, 1-seat)
	case phase == kompromat.PhaseOrder:
		t.askOrder(q, made)
	default:
		q.trayHead = t.table.Say("table.tray.smoke", at)
		t.trayOf(q, seat)
		if len(made) > 0 {
			q.Primary = t.table.Button("remove", "table.remove")
		}
	}
	if !t.table.Holder.Looked() {
		t.table.LookFirst(&q.Primary)
	}
}

// trayOf lays a seat's cards at the item's mission into the tray; those that may be removed can be chosen.
func (t *screen) trayOf(q *ask, seat game.Seat) {
	a := &t.own.Row[max(0, t.own.FocusMission)].Attempts[seat]
	for i, c := range a.Cards[:a.Count] {
		if c.Removed {
			continue
		}
		q.lay(trayCard{card: shownOf(c), seat: seat, pick: t.own.Legal(kompromat.Move{Op: kompromat.OpRemove, A: uint8(i)})})
	}
}

// askOrder lays the top cards of the deck into the tray, numbered as they were chosen.
func (t *screen) askOrder(q *ask, made []match.Pick) {
	p := &t.own.Players[t.table.Asked()]
	if len(made) > 0 {
		q.Secondary = t.table.Button("back", "table.order.again", input.Cancel)
	}
	if len(made) > 0 && len(made) < p.TopCount {
		q.Primary.Wait(t.table.Say("table.order.first"))
	}
	q.trayHead = t.table.Say("table.tray.order")
	for i, c := range p.Top[:p.TopCount] {
		q.lay(trayCard{card: c.Card, seat: t.table.Asked(), pick: true, place: slices.Index(made, trayID(i)) + 1})
	}
}

// askAim asks how an item is used, and says what it does.
func (t *screen) askAim(q *ask) {
	item, who := t.aimed(), game.SeatName(t.table.Asked())
	q.Status = t.table.Say("table.aim.status", who)
	q.Head, q.Body = t.table.Say(items[item].name), t.table.Say(items[item].effect)
	q.Primary, q.Secondary = t.table.Button("use", "table.use", input.Confirm),
		t.table.Button("back", "table.back", input.Cancel)
	switch item {
	case kompromat.NightVision, kompromat.StunGun, kompromat.SmokeScreen:
		q.Lead = true
		if at := t.table.Choice.Which(missionIDs); at >= 0 {
			q.Primary.Label = t.table.Say("table.use.at", game.Number(at+1))
			break
		}
		q.Primary.Wait(t.table.Say("table.aim.mission"))
		q.Status = t.table.Say("table.aim.where", who)
		q.Head = t.table.Say("table.aim.head", game.Word(items[item].name))
	case kompromat.ForgedPapers:
		for _, m := range t.own.Uses(item) {
			t.chip(q, strconv.Itoa(int(m.B)), "")
		}
	case kompromat.PoisonPen:
		t.chip(q, "\u22121", "")
		t.chip(q, "+1", "")
		total := t.own.Row[t.own.Current].Attempts[t.table.Asked()].Total
		q.Primary.Label = t.table.Say("table.pen.use", game.Halves(max(0, total-2+4*t.table.Choice.Which(chipIDs))))
	}
	if len(q.Chips) == 0 {
		q.Digits = missionIDs
	}
}

// tools are buttons, by name, for the items that the person asked may use now: under the words of the panel, and where
// no other button stands. What finds no room is reached by its picture in the player's line, like all of them.
func (t *screen) tools(cs []ui.Control, q *ask) []ui.Control {
	q.textEnd = 0
	if t.aimed() != kompromat.NoItem || t.table.Busy() || len(q.tray) > 0 {
		return cs
	}
	first, wide, most := len(cs), 0.0, t.TextRoom().W
	for item := kompromat.NightVision; int(item) <= kompromat.ItemCount; item++ {
		if t.table.Choice.Offered(itemIDs[t.table.Asked()%kompromat.Seats][item]) {
			b := match.Button{Label: t.table.Say(items[item].name), Icon: match.Icon(items[item].icon)}
			wide = t.table.Panel.Wide(&b, wide, most)
			cs = append(cs, ui.Control{ID: "tool:" + strconv.Itoa(int(item)), Label: b.Label, Role: display.Button,
				Icon: items[item].icon})
		}
	}
	places := t.toolPlaces(q, len(cs)-first, wide)
	cs = cs[:min(len(cs), first+len(places))]
	for i := range cs[first:] {
		cs[first+i].Box = places[i]
	}
	return cs
}

// toolPlaces are where n such buttons of that width may stand, best first.
func (t *screen) toolPlaces(q *ask, n int, wide float64) (places []display.Rect) {
	if n == 0 {
		return nil
	}
	m := t.table.Stage.Metrics
	room, gap, high := t.textRoom(), m.U(12), ui.Height(m, ui.Target)
	if m.TextScale > 1 {
		high = max(high, m.Size(display.SansBold, ui.ButtonSize)*toolLine+m.U(toolPad))
	}
	columns := max(1, int((room.W+gap)/(wide+gap)))
	free := room.H - ui.ParagraphHeight(t.table.Stage, room.W, q.Head, display.SansBold, tabletop.HeadSize)
	for text := range strings.SplitSeq(q.Body, "\n") {
		free -= ui.ParagraphHeight(t.table.Stage, room.W, text, display.Sans, tabletop.SmallSize)
	}
	rows := min(int(free/(high+gap)), (n+columns-1)/columns)
	top := room.Y + room.H - float64(rows)*(high+gap) + gap
	if rows > 0 {
		q.textEnd = top
	}
	for i := range rows * columns {
		places = append(places, display.Rect{
			X: room.X + float64(i%columns)*(wide+gap), Y: top + float64(i/columns)*(high+gap), W: wide, H: high,
		})
	}
	if len(q.Chips) > 0 {
		return places
	}
	if second := t.layout.Secondary; q.Secondary.ID == "" && second.W >= wide {
		places = append(places, second.Middle(second.W, high))
	}
	if third := t.layout.Third; !t.table.Holder.CanPeek() && third.W >= wide {
		places = append(places, third.Middle(third.W, high))
	}
	return places
}

// TextRoom is where the words of the panel stand: over the buttons of the items.
func (t *screen) TextRoom() display.Rect {
	room := t.textRoom()
	if t.ask.textEnd > room.Y {
		room.H = t.ask.textEnd - t.table.Stage.Metrics.U(8) - room.Y
	}
	return room
}

// textRoom is where words and buttons of items stand: they have the place of the card just drawn where none lies there,
// nor is on its way.
func (t *screen) textRoom() display.Rect {
	room := t.layout.Text
	if t.show.Now().DrawnBy != t.table.Near && t.show.After().DrawnBy != t.table.Near {
		room.X, room.W = min(room.X, t.layout.Card.X),
			max(room.X+room.W, t.layout.Card.X+t.layout.Card.W)-min(room.X, t.layout.Card.X)
	}
	return room
}

// tray lays cards open over the board.
func (b *brush) tray() {
	defer b.Explains(len(b.L.Items))
	t := b.t
	sheet := b.Sheet()
	head := display.Rect{X: sheet.X + b.M.U(30), Y: sheet.Y + b.M.U(14), W: sheet.W - b.M.U(60),
		H: b.M.Size(display.SansBold, tabletop.HeadSize) * 1.6}
	b.Line(head, t.ask.trayHead, display.SansBold, tabletop.HeadSize, theme.TextColour, display.Middle)
	picks := slices.ContainsFunc(t.ask.tray, func(c trayCard) bool { return c.pick })
	for i, c := range t.ask.tray {
		box := t.trayBox(i)
		hover, _, _ := t.table.Page.State(trayID(i))
		picked := t.table.Choice.Picked(trayID(i))
		if picked {
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
		if !picked {
			continue
		}
		b.L.Border(box.Inset(-b.M.U(6)), theme.Focus, b.M.U(12), max(3, b.M.U(6)))
		if c.place > 0 {
			b.Badge(box, strconv.Itoa(c.place), theme.Focus, theme.FocusInner, 0.5, 1.04)
		}
	}
}
