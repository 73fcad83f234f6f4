package play

import (
	"strings"

	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/render/sound"
	"safehouse/scenes/input"
	"safehouse/scenes/stage"
)

// shortcut turns the table's own keys into presses: D and S, and digits for missions, choices and cards.
func (t *controller) shortcut(in *input.Frame) string {
	press := func(b *button) string {
		if b.disabled {
			t.explain(b.why)
			return ""
		}
		return b.id
	}
	for _, b := range []*button{&t.ask.primary, &t.ask.secondary} {
		if b.id == "draw" && in.Just.Has(input.Draw) || b.id == "stop" && in.Just.Has(input.Stop) {
			return press(b)
		}
	}
	if in.Just.Has(input.Draw) && t.ask.primary.id == "place" {
		t.explain(t.say("table.place.first"))
		return ""
	}
	for _, r := range in.Runes {
		n := digit(r)
		switch {
		case n < 0 || n > 8:
		case n < len(t.ask.tray) && t.ask.tray[n].pick:
			return trayID(n)
		case n < len(t.ask.chips):
			return t.ask.chips[n].id
		case n < kompromat.RowSize && (t.ask.folders != 0 || t.own.Phase == kompromat.PhasePlace):
			return missionIDs[n]
		}
	}
	return ""
}

// digit is the number, counted from 0, that a rune of the digit row stands for, -1 for none: on a French keyboard the
// row gives other signs unless Shift is held.
func digit(r rune) int {
	for i, d := range [...]rune{'1', '2', '3', '4', '5', '6', '7', '8', '9'} {
		if r == d || i < len(frenchRow) && r == frenchRow[i] {
			return i
		}
	}
	return -1
}

var frenchRow = [...]rune{'&', 'é', '"', '\'', '('}

// act does what a press asks for.
func (t *controller) act(pressed string) stage.Change {
	if pressed == "" {
		return stage.Stay()
	}
	t.moment = moment{}
	t.st.Redraw()
	kind, rest, _ := strings.Cut(pressed, ":")
	switch kind {
	case "rules":
		if t.desk.Rules != nil {
			return stage.Push(t.desk.Rules())
		}
	case "menu":
		return stage.Push(newPause(t))
	case "log":
		t.logOpen = !t.logOpen
		t.Resumed()
	case "mute":
		t.st.Set(func(s *stage.Settings) { s.Mute = !s.Mute })
	case "recap":
		t.screen.recap = nil
		t.look()
	case "peek":
		t.screen.toggle(t)
	case "pause":
		t.paused = !t.paused
	case "back":
		t.back()
	case "mission":
		t.chooseMission(int(rest[0] - '1'))
	case "notoriety":
		t.inform(t.notoriety(game.Seat(rest[0] - '0')))
	case "won":
		t.inform(t.won(game.Seat(rest[0] - '0')))
	case "gone":
		t.inform(t.gone())
	case "item":
		t.chooseItem(game.Seat(rest[0]-'0'), kompromat.Item(rest[2]-'0'))
	case "tool":
		t.chooseItem(t.asked, kompromat.Item(rest[0]-'0'))
	case "chip":
		t.chooseChip(int(rest[0] - '0'))
	case "tray":
		t.chooseCard(int(rest[0] - 'a'))
	default:
		t.decide(kind)
	}
	return stage.Stay()
}

// chooseItem takes an item in hand where it may be used now; any other tells what it does and when.
func (t *controller) chooseItem(seat game.Seat, item kompromat.Item) {
	if seat == t.asked && t.ask.lit>>item&1 != 0 {
		t.st.Play(sound.Tick)
		t.sel = selection{aim: item}
		t.why = ""
		return
	}
	if seat == t.asked && t.sel.aim == item {
		t.back()
		return
	}
	text := t.say("table.item.about", game.Word(items[item].name), game.Word(items[item].effect), game.Word(items[item].when))
	if seat == t.asked && t.mine() {
		why := t.say("table.peek.first")
		if t.open() || !private(t.own.Phase) || t.own.Phase == kompromat.PhaseDraw {
			why = t.whyNotUse(item)
		}
		if why != "" {
			text = t.say("table.item.cannot", game.Word(items[item].name), game.Word(items[item].effect), game.Text(why))
		}
	}
	t.inform(text)
}

// whyNotUse says why the person asked may not use an item now.
func (t *controller) whyNotUse(item kompromat.Item) string {
	move := kompromat.Move{Op: kompromat.OpUse, A: uint8(item), B: uint8(max(0, t.own.Current))}
	if r, ok := t.match.Check(t.asked, move).(*game.Refusal); ok {
		return t.reader().Say(r.Line)
	}
	return ""
}

// chooseMission chooses a folder or, pressed again, lets it go. One that may not be chosen says why; where none is to
// be chosen, it tells what it is worth.
func (t *controller) chooseMission(n int) {
	if t.own.Phase == kompromat.PhasePlace && t.mine() && !t.looked() {
		t.explain(t.say("table.peek.first"))
		return
	}
	if t.ask.folders == 0 {
		t.inform(t.missionLabel(n) + " " + t.say(aboutKeys[t.show.view.Row[n].Mission.Kind()]))
		return
	}
	if t.ask.folders>>n&1 == 0 {
		if err := t.match.Check(t.asked, t.aimedAt(n)); err != nil {
			t.refuse(err)
		}
		return
	}
	t.st.Play(sound.Tick)
	if int(t.sel.mission) == n+1 {
		t.sel.mission = 0
		return
	}
	t.sel.mission = int8(n + 1)
	t.page.SetFocus(t.ask.primary.id)
}

// aimedAt is the move that choosing a mission would lead to.
func (t *controller) aimedAt(n int) kompromat.Move {
	if t.sel.aim != kompromat.NoItem {
		return kompromat.Move{Op: kompromat.OpUse, A: uint8(t.sel.aim), B: uint8(n)}
	}
	return kompromat.Move{Op: kompromat.OpPlace, A: uint8(n)}
}

// chooseChip takes a choice; the first chip of Forged Papers stands for one token.
func (t *controller) chooseChip(n int) {
	t.st.Play(sound.Tick)
	t.sel.count = int8(n + 1)
}

// chooseCard picks a card of the tray: the one to take out, or the next one of the order.
func (t *controller) chooseCard(n int) {
	if n >= len(t.ask.tray) || !t.ask.tray[n].pick {
		return
	}
	t.st.Play(sound.Tick)
	if t.own.Phase == kompromat.PhaseSmoke {
		if slot := t.traySlot(n); int(t.sel.slot) == slot+1 {
			t.sel.slot = 0
		} else {
			t.sel.slot = int8(slot + 1)
		}
		return
	}
	for i := range t.sel.order {
		switch t.sel.order[i] {
		case int8(n + 1):
			// A card picked again gives its place back, and those after it move up.
			copy(t.sel.order[i:], t.sel.order[i+1:])
			t.sel.order[len(t.sel.order)-1] = 0
			return
		case 0:
			t.sel.order[i] = int8(n + 1)
			return
		}
	}
}

// traySlot is the number of the tray's n-th card in its attempt: those taken aside are not in the tray.
func (t *controller) traySlot(n int) int {
	a := &t.own.Row[max(0, t.own.FocusMission)].Attempts[t.asked]
	for i := range a.Cards[:a.Count] {
		if a.Cards[i].Removed {
			continue
		}
		if n == 0 {
			return i
		}
		n--
	}
	return 0
}

// decide submits an answer.
func (t *controller) decide(answer string) {
	switch answer {
	case "continue":
		t.skip()
	case "draw":
		t.draw()
	case "stop":
		t.submit(kompromat.Move{Op: kompromat.OpStop})
	case "place":
		t.submit(kompromat.Move{Op: kompromat.OpPlace, A: uint8(t.sel.mission - 1)})
	case "seen":
		t.submit(kompromat.Move{Op: kompromat.OpSeen})
	case "keep":
		t.submit(kompromat.Move{Op: kompromat.OpKeep})
	case "remove":
		t.submit(kompromat.Move{Op: kompromat.OpRemove, A: uint8(t.sel.slot - 1)})
	case "order":
		t.submit(kompromat.Move{Op: kompromat.OpOrder, A: t.orderChosen()})
	case "pass":
		t.submit(kompromat.Move{Op: kompromat.OpPass})
	case "done":
		t.submit(kompromat.Move{Op: kompromat.OpDone})
	case "discard":
		t.submit(kompromat.Move{Op: kompromat.OpDiscard})
	case "hold":
		t.submit(kompromat.Move{Op: kompromat.OpHold})
	case "declare":
		t.submit(kompromat.Move{Op: kompromat.OpDeclare, A: uint8(t.elevens())})
	case "use":
		t.submit(t.useMove())
	}
}

// draw draws, unless a card has only just been drawn: a double press cannot bust.
func (t *controller) draw() {
	if t.st.Tick-t.drawnAt < guardTicks {
		return
	}
	if err := t.try(t.asked, kompromat.Move{Op: kompromat.OpDraw}); err != nil {
		t.refuse(err)
		return
	}
	t.drawnAt = t.st.Tick
}

// orderChosen is the number of the order in which the cards go back: as they lie, where none was chosen.
func (t *controller) orderChosen() uint8 {
	text := ""
	for i := range t.own.Players[t.asked].TopCount {
		n := t.sel.order[i]
		if n == 0 {
			n = int8(i + 1)
		}
		text += digits[n]
	}
	for i, o := range kompromat.Orders {
		if o == text {
			return uint8(i)
		}
	}
	return 0
}

// useMove is the use of the item aimed with.
func (t *controller) useMove() kompromat.Move {
	m := kompromat.Move{Op: kompromat.OpUse, A: uint8(t.sel.aim)}
	switch t.sel.aim {
	case kompromat.NightVision, kompromat.StunGun, kompromat.SmokeScreen:
		m.B = uint8(t.sel.mission - 1)
	case kompromat.ForgedPapers:
		m.B = uint8(t.papers())
	case kompromat.PoisonPen:
		m.B = uint8(t.penAdds())
	}
	return m
}

// trayID names the n-th card of the tray.
func trayID(n int) string { return "tray:" + string(rune('a'+n)) }
