package kompromat

import (
	"strings"

	"safehouse/game/kompromat"
	"safehouse/render/display"
	"safehouse/scenes/table"
	"safehouse/scenes/ui"
)

// tools are buttons, by name, for the items that the person asked may use now: under the words of the panel, and where
// no other button stands. What finds no room is reached by its picture in the player's line, like all of them.
func (t *screen) tools(cs []ui.Control, q *ask) []ui.Control {
	q.TextEnd = 0
	if t.aimed() != kompromat.NoItem || t.Busy() || len(q.tray) > 0 {
		return cs
	}
	places := t.toolPlaces(q)
	for item := kompromat.NightVision; int(item) <= kompromat.ItemCount && len(places) > 0; item++ {
		if !t.Offered(itemIDs[t.Asked()%kompromat.Seats][item]) {
			continue
		}
		if q.TextEnd == 0 {
			q.TextEnd = places[0].Y
		}
		cs = append(cs, ui.Control{
			ID: toolIDs[item], Label: t.Say(items[item].name), Box: places[0], Role: display.Button, Icon: items[item].icon,
		})
		places = places[1:]
	}
	return cs
}

var toolIDs = [kompromat.ItemCount + 1]string{"", "tool:1", "tool:2", "tool:3", "tool:4", "tool:5", "tool:6"}

// toolPlaces are where such buttons may stand, best first.
func (t *screen) toolPlaces(q *ask) (places []display.Rect) {
	m := t.Stage.Metrics
	room, gap := t.textRoom(), m.U(12)
	high, wide := ui.Height(m, ui.Target), 0.0
	if m.TextScale > 1 {
		high = max(high, m.Size(display.SansBold, ui.ButtonSize)*toolLine+m.U(toolPad))
	}
	n := 0
	for item := kompromat.NightVision; int(item) <= kompromat.ItemCount; item++ {
		if t.Offered(itemIDs[t.Asked()%kompromat.Seats][item]) {
			wide = t.Wide(&table.Button{Label: t.Say(items[item].name), Icon: items[item].icon}, wide, room.W)
			n++
		}
	}
	if n == 0 {
		return nil
	}
	columns := max(1, int((room.W+gap)/(wide+gap)))
	free := room.H - ui.ParagraphHeight(t.Stage, room.W, q.Head, display.SansBold, table.HeadSize)
	for _, text := range strings.Split(q.Body, "\n") {
		free -= ui.ParagraphHeight(t.Stage, room.W, text, display.Sans, table.SmallSize)
	}
	rows := min(int(free/(high+gap)), (n+columns-1)/columns)
	top := room.Y + room.H - float64(rows)*(high+gap) + gap
	for i := range rows * columns {
		places = append(places, display.Rect{
			X: room.X + float64(i%columns)*(wide+gap), Y: top + float64(i/columns)*(high+gap), W: wide, H: high,
		})
	}
	if l := &t.layout; rows == 0 && !t.CanPeek() && len(q.Chips) == 0 && l.Third.W >= wide {
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
	if t.show.Now().DrawnBy != t.Near {
		room.W = t.layout.Card.X + t.layout.Card.W - room.X
	}
	return room
}
