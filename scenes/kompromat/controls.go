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
	if len(q.tray) == 0 && !t.table.Busy() {
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
			Checked: t.table.Choice.Picked(missionIDs[i]),
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
				ID: id, Label: t.table.Say("table.item.label", game.Word(items[item].name), game.SeatName(seat)),
				Box: l.Strips[seat].Items[n], Role: display.Button, Quiet: true, Checked: t.table.Choice.Picked(id),
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
	name, kind, value := game.Word(p.Mission.Key()), game.Word(p.Mission.Kind().Key()), game.Text(cards.MissionValue(p.Mission))
	text := t.table.Say("table.mission.label", game.Number(i+1), name, kind, value)
	if t.table.Say(p.Mission.Key()) == t.table.Say(p.Mission.Kind().Key()) {
		text = t.table.Say("table.mission.set", game.Number(i+1), name, value)
	}
	if p.Counter != 0 {
		text += " " + t.table.Say("table.mission.counter", game.Number(p.Counter.Marks()))
	}
	return text
}

func (t *screen) cardLabel(c trayCard) string {
	label := t.table.Say("table.card.back")
	if c.card != 0 {
		label = cards.EquipmentValue(t.table.Reader(), c.card)
	}
	if c.mark > 0 {
		label = t.table.Say("table.card.place", game.Text(label), game.Number(int(c.mark)))
	}
	return label
}

// trayBox is where the n-th card of the tray lies: in the middle of the board, large.
func (t *screen) trayBox(n int) display.Rect {
	tray := t.table.SheetRoom()
	count := len(t.ask.tray)
	head := t.table.Stage.Metrics.Size(display.SansBold, table.HeadSize) * 1.6
	high := min(tray.H-head-t.table.Stage.Metrics.U(96), t.table.Stage.Metrics.U(340))
	wide := high * 0.7
	step := wide + t.table.Stage.Metrics.U(26)
	if count > 1 {
		step = min(step, (tray.W-t.table.Stage.Metrics.U(64)-wide)/float64(count-1))
	}
	all := step*float64(count-1) + wide
	return display.Rect{X: tray.X + (tray.W-all)/2 + step*float64(n), Y: tray.Y + head + (tray.H-head-high)/2 - t.table.Stage.Metrics.U(16), W: wide, H: high}
}

// aboutKeys tell what each kind of mission is worth.
var aboutKeys = [...]string{
	kompromat.NoMission: "kind.counter", kompromat.Target: "table.about.target", kompromat.Code: "table.about.code",
	kompromat.Document: "table.about.document", kompromat.ItemCard: "table.about.item",
	kompromat.CounterIntelligence: "kind.counter",
}

// items lists what is shown of each item: its picture and the keys of its name and effect.
var items = [kompromat.ItemCount + 1]struct {
	icon         display.Icon
	name, effect string
	when         string
}{
	kompromat.NightVision:  {display.IconMoon, "mission.night", "item.night.effect", "item.night.when"},
	kompromat.Binoculars:   {display.IconBinoculars, "mission.binoculars", "item.binoculars.effect", "item.binoculars.when"},
	kompromat.StunGun:      {display.IconLightning, "mission.stun", "item.stun.effect", "item.stun.when"},
	kompromat.SmokeScreen:  {display.IconCloud, "mission.smoke", "item.smoke.effect", "item.smoke.when"},
	kompromat.ForgedPapers: {display.IconStamp, "mission.papers", "item.papers.effect", "item.papers.when"},
	kompromat.PoisonPen:    {display.IconPen, "mission.pen", "item.pen.effect", "item.pen.when"},
}

// possessions are what the players hold and the cards that are gone: each can be pressed to be told about.
func (t *screen) possessions(cs []ui.Control) []ui.Control {
	l, v := &t.layout, t.show.Now()
	add := func(id, label string, box display.Rect) {
		cs = append(cs, ui.Control{ID: id, Label: label, Box: box, Role: display.Button, Quiet: true})
	}
	for seat := range game.Seat(kompromat.Seats) {
		s, p := &l.Strips[seat], &v.Players[seat]
		name := game.SeatName(seat)
		holes := s.Holes[0]
		holes.W = s.Holes[len(s.Holes)-1].X + holes.W - holes.X
		holes.Y, holes.H = s.Box.Y, s.Box.H
		add(notorietyIDs[seat], t.table.Say("table.notoriety", name, game.Number(p.Tokens), game.Number(kompromat.TokenLimit)), holes)
		add(wonIDs[seat], t.table.Say("table.won", game.Number(p.WonCount), name), s.Won)
		if t.table.Seats.Persona(seat) != "" {
			who := s.Name
			who.Y, who.H = s.Box.Y, s.Box.H
			add(seatIDs[seat], t.table.Seats.Names[seat], who)
		}
	}
	if !l.Reveal {
		add("gone", t.gone(), l.MissionDeck)
	}
	return cs
}

var (
	notorietyIDs = [kompromat.Seats]string{"notoriety:0", "notoriety:1"}
	wonIDs       = [kompromat.Seats]string{"won:0", "won:1"}
	seatIDs      = [kompromat.Seats]string{"seat:0", "seat:1"}
)

// notoriety says what a seat's tokens are worth.
func (t *screen) notoriety(seat game.Seat) string {
	return t.table.Say("table.notoriety.about", game.Number(t.show.Now().Players[seat].Tokens), game.SeatName(seat))
}

// won lists the missions that a seat has won with its points, for the eyes that may see them (K26).
func (t *screen) won(seat game.Seat) string {
	p := t.show.Now().Players[seat]
	switch {
	case p.WonCount == 0:
		return t.table.Say("table.won.none", game.SeatName(seat))
	case !p.WonShown:
		return t.table.Say("table.won.hidden", game.Number(p.WonCount), game.SeatName(seat))
	}
	list := ""
	for i, m := range p.Won[:p.WonCount] {
		if i > 0 {
			list += ", "
		}
		list += t.table.Say(m.Key())
	}
	return t.table.Say("table.won.about", game.SeatName(seat), game.Text(list), game.Number(t.show.Now().Score[seat].Total()))
}

// gone lists the missions that are out of the game: everybody saw them go (K32).
func (t *screen) gone() string {
	list := ""
	for m := kompromat.Mission(1); m <= kompromat.MissionCount; m++ {
		if t.show.Now().DiscardedMissions>>m&1 == 0 || m.Kind() == kompromat.CounterIntelligence {
			continue
		}
		if list != "" {
			list += ", "
		}
		list += t.table.Say(m.Key())
	}
	if list == "" {
		return t.table.Say("table.discards.none")
	}
	return t.table.Say("table.discards", game.Text(list))
}
