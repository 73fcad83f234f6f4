package play

import (
	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/game/words"
	"safehouse/render/display"
	"safehouse/render/theme"
	"safehouse/scenes/ui"
)

// moment is all that controls and texts depend on; while it stays the same they are not worked out again.
type moment struct {
	valid        bool
	moves        int
	lang         words.Lang
	metrics      theme.Metrics
	sel          selection
	holder       game.Seat
	open, recap  bool
	looked       bool
	busy, gate   bool
	logOpen      bool
	mute, paused bool
	why          string
	line         game.Line
	round        int
	current      int
	opened       bool
	phase        kompromat.Phase
}

func (t *controller) now() moment {
	v := &t.show.view
	return moment{
		valid: true, moves: t.match.Len(), lang: t.st.Lang, metrics: t.st.Metrics, sel: t.sel,
		holder: t.screen.holder, open: t.open(), looked: t.looked(), recap: t.screen.recap != nil,
		busy: t.show.busy(), gate: t.show.gate, logOpen: t.logOpen, mute: t.st.Settings.Mute, paused: t.paused,
		why: t.why, line: t.show.line, round: v.Round, current: v.Current, opened: t.show.opened, phase: v.Phase,
	}
}

// prepare works out layout, question and controls, where anything that they depend on has changed.
func (t *controller) prepare() {
	if t.why != "" && t.st.Tick-t.whyAt > whyTicks {
		t.why, t.good = "", false
	}
	now := t.now()
	if now == t.moment {
		return
	}
	t.moment = now
	t.lay(&t.layout, &t.show.view, t.show.opened)
	t.ask = t.whatNow()
	t.controls = t.buildControls(t.controls[:0])
	t.st.Redraw()
}

// buildControls lists what can be pressed, in reading order.
func (t *controller) buildControls(cs []ui.Control) []ui.Control {
	l := &t.layout
	q := &t.ask
	if len(q.tray) == 0 && t.screen.recap == nil && !t.show.busy() {
		cs = t.boardControls(cs)
	}
	if t.screen.recap == nil {
		cs = t.tools(cs, q)
	}
	for i, c := range q.tray {
		cs = append(cs, ui.Control{
			ID: trayID(i), Label: t.cardLabel(c), Box: t.trayBox(i), Role: display.CardRole, Quiet: true,
			Checked: c.mark != 0, Disabled: !c.pick,
		})
	}
	cs = t.answers(cs, l, q)
	return t.barControls(cs, true)
}

// answers are the buttons of the panel.
func (t *controller) answers(cs []ui.Control, l *layoutOf, q *ask) []ui.Control {
	add := func(b *button, box display.Rect, primary bool) {
		if b.id == "" {
			return
		}
		cs = append(cs, ui.Control{
			ID: b.id, Label: b.label, Why: b.why, Key: b.key, Box: box, Role: display.Button, Icon: b.icon,
			Primary: primary && !b.disabled || b.loud, Disabled: b.disabled, Checked: b.checked,
		})
	}
	room := l.Third
	if q.secondary.id == "" {
		room = display.Rect{X: l.Secondary.X, Y: l.Third.Y, W: l.Third.X + l.Third.W - l.Secondary.X, H: l.Third.H}
	}
	gap := t.st.Metrics.U(14)
	for i := range q.chips {
		wide := (room.W - gap*float64(len(q.chips)-1)) / float64(len(q.chips))
		box := display.Rect{X: room.X + float64(i)*(wide+gap), Y: room.Y, W: wide, H: room.H}
		b := q.chips[i]
		cs = append(cs, ui.Control{
			ID: b.id, Label: b.label, Note: b.note, Key: b.key, Box: box, Role: display.Choice, Checked: b.checked,
		})
	}
	add(&q.primary, l.Primary, true)
	peek := t.canPeek() && len(q.chips) == 0 && !t.show.busy()
	second := l.Secondary
	if !peek && len(q.chips) == 0 {
		second.W = t.wide(&q.secondary, second.W, l.Third.X+l.Third.W-second.X)
	}
	add(&q.secondary, second, false)
	if peek {
		b := button{id: "peek", label: t.say("table.peek"), key: t.say("key.space"), icon: display.IconEye}
		if t.open() {
			b.label, b.key, b.icon = t.say("table.hide"), "", display.IconEyeClosed
		}
		third := l.Third
		most := l.Panel.X + l.Panel.W - t.st.Metrics.U(12) - third.X
		if t.wide(&b, 0, most+1) > most {
			// The key is worth more than the picture where there is no room for both.
			b.icon = display.NoIcon
		}
		third.W = t.wide(&b, third.W, most)
		add(&b, third, false)
	}
	return cs
}

// wide is how wide a button must be for its words, at least and at most that many pixels.
func (t *controller) wide(b *button, least, most float64) float64 {
	m := t.st.Metrics
	need := t.st.Measure.Width(b.label, display.SansBold, m.Size(display.SansBold, ui.ButtonSize)) + m.U(26)
	if b.icon != display.NoIcon {
		need += m.Size(display.SansBold, ui.ButtonSize) + m.U(12)
	}
	if b.key != "" {
		need += t.st.Measure.Width(b.key, display.Sans, m.Size(display.Sans, smallSize)) + m.U(46)
	}
	return max(least, min(need, most))
}

// boardControls are folders and items: each can be pressed, if only to be told about.
func (t *controller) boardControls(cs []ui.Control) []ui.Control {
	l, v := &t.layout, &t.show.view
	for i := range v.Row {
		if v.Row[i].Mission == 0 {
			continue
		}
		cs = append(cs, ui.Control{
			ID: missionIDs[i], Label: t.missionLabel(i), Box: l.Folders[i], Role: display.CardRole, Quiet: true,
			Checked: int(t.sel.mission) == i+1,
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
				ID: id, Label: t.say("table.item.label", game.Word(items[item].name), game.SeatName(seat)),
				Box: l.Strips[seat].Items[n], Role: display.Button, Quiet: true, Checked: t.sel.aim == item && seat == t.asked,
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

// barControls are those of the top bar: they are there at any moment, but for the log after the match.
func (t *controller) barControls(cs []ui.Control, log bool) []ui.Control {
	l := &t.layout
	add := func(i int, id, label, key string, icon display.Icon, checked bool) {
		c := ui.Control{ID: id, Label: label, Key: key, Box: l.Buttons[i], Role: display.Button, Icon: icon, Checked: checked}
		if !l.Short {
			c.Icon = display.NoIcon
		}
		cs = append(cs, c)
	}
	if t.desk.Rules != nil {
		add(0, "rules", t.say("table.rules"), "F1", display.IconBook, false)
	}
	if log {
		add(1, "log", t.say("table.log"), "L", display.IconList, false)
	}
	mute, icon := "table.mute", display.IconSpeaker
	if t.st.Settings.Mute {
		mute, icon = "table.unmute", display.IconSpeakerOff
	}
	add(2, "mute", t.say(mute), "M", icon, false)
	add(3, "menu", t.say("table.menu"), t.say("key.esc"), display.IconMenu, false)
	return cs
}

// missionLabel says what lies in a place of the row, for readers.
func (t *controller) missionLabel(i int) string {
	p := &t.show.view.Row[i]
	name, kind, value := game.Word(p.Mission.Key()), game.Word(kindKey(p.Mission.Kind())), game.Text(missionValue(p.Mission))
	text := t.say("table.mission.label", game.Number(i+1), name, kind, value)
	if t.say(p.Mission.Key()) == t.say(kindKey(p.Mission.Kind())) {
		text = t.say("table.mission.set", game.Number(i+1), name, value)
	}
	if p.Counter != 0 {
		text += " " + t.say("table.mission.counter", game.Number(p.Counter.Marks()))
	}
	return text
}

func (t *controller) cardLabel(c trayCard) string {
	label := t.say("table.card.back")
	if c.card != 0 {
		label = cardValue(t.reader(), c.card)
	}
	if c.mark > 0 {
		label = t.say("table.card.place", game.Text(label), game.Number(int(c.mark)))
	}
	return label
}

// trayBox is where the n-th card of the tray lies: in the middle of the board, large.
func (t *controller) trayBox(n int) display.Rect {
	tray := t.trayRect()
	count := len(t.ask.tray)
	head := t.st.Metrics.Size(display.SansBold, headSize) * 1.6
	high := min(tray.H-head-t.st.Metrics.U(96), t.st.Metrics.U(340))
	wide := high * 0.7
	step := wide + t.st.Metrics.U(26)
	if count > 1 {
		step = min(step, (tray.W-t.st.Metrics.U(64)-wide)/float64(count-1))
	}
	all := step*float64(count-1) + wide
	return display.Rect{X: tray.X + (tray.W-all)/2 + step*float64(n), Y: tray.Y + head + (tray.H-head-high)/2 - t.st.Metrics.U(16), W: wide, H: high}
}

// trayRect is the sheet that is laid over the board.
func (t *controller) trayRect() display.Rect {
	b := t.layout.Board
	return display.Rect{X: b.X + b.W*0.04, Y: b.Y + b.H*0.14, W: b.W * 0.92, H: b.H * 0.72}
}
