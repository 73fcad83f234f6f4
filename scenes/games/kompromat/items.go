package kompromat

import (
	"slices"
	"strconv"
	"strings"

	"safehouse/game/kompromat"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/tabletop"
	"safehouse/scenes/ui"
)

// offersItems reports whether the person asked may use an item now that is no answer of the panel.
func (t *screen) offersItems() bool {
	for item := kompromat.NightVision; int(item) <= kompromat.ItemCount; item++ {
		if toolIDs[item] != t.ask.Primary.ID && t.table.Choice.Offered(itemIDs[t.table.Asked()%kompromat.Seats][item]) {
			return true
		}
	}
	return false
}

// tools are buttons, by name, for the items that the person asked may use now and that are no answer yet: under the
// words of the panel, and where no other button stands. What finds no room is reached by its picture in the player's
// line, like all of them.
func (t *screen) tools(cs []ui.Control, q *ask) []ui.Control {
	t.textEnd = 0
	if t.aimed() != kompromat.NoItem || t.table.Busy() || len(q.tray) > 0 {
		return cs
	}
	first, wide, most := len(cs), 0.0, t.TextRoom().W
	for _, item := range t.offered() {
		b := t.tool(item)
		if b.ID == q.Primary.ID || !t.table.Choice.Offered(itemIDs[t.table.Asked()][item]) {
			continue
		}
		wide = tabletop.ButtonWide(t.table.Stage, &b, wide, most)
		cs = append(cs, ui.Control{ID: b.ID, Label: b.Label, Role: display.Button, Icon: itemIcon(item)})
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
	free := room.H - ui.ParagraphHeight(t.table.Stage, room.W, q.Status, display.SansBold, tabletop.SmallSize) -
		ui.ParagraphHeight(t.table.Stage, room.W, q.Head, display.SansBold, tabletop.HeadSize)
	free -= ui.ParagraphHeight(t.table.Stage, room.W, q.Warn, display.SansBold, tabletop.BodySize)
	for text := range strings.SplitSeq(q.Body, "\n") {
		free -= ui.ParagraphHeight(t.table.Stage, room.W, text, display.Sans, tabletop.SmallSize)
	}
	second := t.layout.Secondary
	if q.Secondary.ID == "" && len(q.Chips) == 0 && second.W >= wide && !t.layout.Fills() {
		places = append(places, second.Middle(second.W, high))
	}
	alone := tabletop.ButtonWide(t.table.Stage, &q.Secondary, 0, t.layout.Screen.W) <= t.layout.Secondary.W
	if third := t.layout.Third; !t.table.Holder.CanPeek() && q.Third.ID == "" && len(q.Chips) == 0 && third.W >= wide &&
		alone {
		places = append(places, third.Middle(third.W, high))
	}
	if len(places) == 0 && room.H >= 2*high { // The words make way for the answer.
		free = max(free, high+gap)
	}
	rows := min(int(free/(high+gap)), (n+columns-1)/columns)
	top := room.Y + room.H - float64(rows)*(high+gap) + gap
	if rows > 0 {
		t.textEnd = top
	}
	var under []display.Rect
	for i := range rows * columns {
		under = append(under, display.Rect{
			X: room.X + float64(i%columns)*(wide+gap), Y: top + float64(i/columns)*(high+gap), W: wide, H: high,
		})
	}
	return append(under, places...)
}

// TextRoom is where the words of the panel stand: beside the total, over the buttons of the items.
func (t *screen) TextRoom() display.Rect {
	_, _, _, room := t.total(t.wordsRoom())
	return room
}

// wordsRoom is the same with the total.
func (t *screen) wordsRoom() display.Rect {
	room := t.textRoom()
	if t.textEnd > room.Y {
		room.H = t.textEnd - t.table.Stage.Metrics.U(8) - room.Y
	}
	return room
}

// textRoom is where words and buttons of items stand: they have the place of the card just drawn where none lies there,
// nor is on its way, but for what the instrument of the risk needs.
func (t *screen) textRoom() display.Rect {
	room := t.layout.Text
	m := t.table.Stage.Metrics
	if !t.layout.Aside.Empty() || t.show.Now().DrawnBy == t.table.Near || t.show.After().DrawnBy == t.table.Near {
		return room
	}
	room = room.Around(display.Rect{X: t.layout.Card.X, Y: room.Y, W: t.layout.Card.W, H: room.H})
	if _, _, _, risks := t.risk(); risks && t.hasDial() {
		word, dial := t.layout.dial(m)
		_, room = room.CutLeft(word.Around(dial).W + m.U(tabletop.Gap))
	}
	return room
}

// tray lays cards open over the board, on a mat.
func (b *brush) tray() {
	defer b.Explains(len(b.L.Items))
	sheet := b.Sheet()
	head := display.Rect{X: sheet.X + b.M.U(30), Y: sheet.Y + b.M.U(14), W: sheet.W - b.M.U(60),
		H: b.M.Size(display.SansBold, tabletop.HeadSize) * 1.6}
	b.Line(head, b.ask.trayHead, display.SansBold, tabletop.HeadSize, skin.Sheet.Text, display.Middle)
	mat := display.Rect{X: head.X, Y: head.Y + head.H, W: head.W, H: sheet.Y + sheet.H - head.Y - head.H - b.M.U(14)}
	b.L.Fill(mat, theme.Felt, b.M.U(8)) // Cards are paper as the sheet is.
	picks := slices.ContainsFunc(b.ask.tray, func(c trayCard) bool { return c.pick })
	for i, c := range b.ask.tray {
		box := b.lay.tray(i, len(b.ask.tray), b.M)
		hover, _, _ := b.page.State(trayID(i))
		picked := b.look.Choice.Picked(trayID(i))
		if picked {
			box = box.Moved(0, -b.M.U(22))
		} else if hover && c.pick {
			box = box.Moved(0, -b.M.U(10))
		}
		it := b.L.Card(box, b.face(face{card: c.card, tone: deckTone(c.seat)}))
		it.Shadow = b.M.U(8)
		if picks && !c.pick {
			it.Fade, it.Disabled = 0.3, true
		}
		if !picked {
			continue
		}
		b.L.Border(box.Inset(-b.M.U(6)), theme.Focus, b.M.U(12), max(3, b.M.U(6)))
		if c.place > 0 {
			b.Badge(box, strconv.Itoa(c.place), theme.Ink, theme.Focus, 0.5, 1.04)
		}
	}
}
