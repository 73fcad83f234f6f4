package kompromat

import (
	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/render/sound"
	"safehouse/scenes/input"
	"safehouse/scenes/table"
)

// Shortcut turns the table's own keys into presses: D and S, and digits for missions, choices and cards.
func (t *screen) Shortcut(in *input.Frame) string {
	for _, b := range []*table.Button{&t.ask.Primary, &t.ask.Secondary} {
		if b.ID == "draw" && in.Just.Has(input.Draw) || b.ID == "stop" && in.Just.Has(input.Stop) {
			return t.Pressed(b)
		}
	}
	if in.Just.Has(input.Draw) && t.ask.Primary.ID == "place" {
		t.Explain(t.Say("table.place.first"))
		return ""
	}
	for _, r := range in.Runes {
		n := input.Digit(r)
		switch {
		case n < 0 || n > 8:
		case n < len(t.ask.tray) && t.ask.tray[n].pick:
			return trayID(n)
		case n < len(t.ask.Chips):
			return t.ask.Chips[n].ID
		case n < kompromat.RowSize && (t.ask.folders != 0 || t.own.Phase == kompromat.PhasePlace):
			return missionIDs[n]
		}
	}
	return ""
}

// Marked is the mission at which a move places a card.
func (t *screen) Marked(move string) string {
	for i := range t.own.Row {
		if move == (kompromat.Move{Op: kompromat.OpPlace, A: uint8(i)}).String() {
			return missionIDs[i]
		}
	}
	return ""
}

// Act does what a press asks for.
func (t *screen) Act(kind, rest string) {
	switch kind {
	case "mission":
		t.chooseMission(int(rest[0] - '1'))
	case "notoriety":
		t.Inform(t.notoriety(game.Seat(rest[0] - '0')))
	case "seat":
		t.Inform(t.Persona(game.Seat(rest[0] - '0')))
	case "won":
		t.Inform(t.won(game.Seat(rest[0] - '0')))
	case "gone":
		t.Inform(t.gone())
	case "item":
		t.chooseItem(game.Seat(rest[0]-'0'), kompromat.Item(rest[2]-'0'))
	case "tool":
		t.chooseItem(t.Asked(), kompromat.Item(rest[0]-'0'))
	case "chip":
		t.chooseChip(int(rest[0] - '0'))
	case "tray":
		t.chooseCard(int(rest[0] - 'a'))
	default:
		t.decide(kind)
	}
}

// chooseItem takes an item in hand where it may be used now; any other tells what it does and when.
func (t *screen) chooseItem(seat game.Seat, item kompromat.Item) {
	if seat == t.Asked() && t.ask.lit>>item&1 != 0 {
		t.Stage.Play(sound.Tick)
		t.sel = selection{aim: item}
		t.Unanswer()
		return
	}
	if seat == t.Asked() && t.sel.aim == item {
		t.Back()
		return
	}
	ruling, text := "", t.Say("table.item.about", game.Word(items[item].name), game.Word(items[item].effect), game.Word(items[item].when))
	if seat == t.Asked() && t.Mine() {
		why := t.Say("table.peek.first")
		if t.Open() || !private(t.own.Phase) || t.own.Phase == kompromat.PhaseDraw {
			ruling, why = t.whyNotUse(item)
		}
		if why != "" {
			text = t.Say("table.item.cannot", game.Word(items[item].name), game.Word(items[item].effect), game.Text(why))
		}
	}
	t.InformBy(ruling, text)
}

// whyNotUse says why the person asked may not use an item now, and which ruling forbids it.
func (t *screen) whyNotUse(item kompromat.Item) (ruling, why string) {
	move := kompromat.Move{Op: kompromat.OpUse, A: uint8(item), B: uint8(max(0, t.own.Current))}
	if r, ok := t.match.Check(t.Asked(), move).(*game.Refusal); ok {
		return r.Ruling, t.Reader().Say(r.Line)
	}
	return "", ""
}

// chooseMission chooses a folder or, pressed again, lets it go. One that may not be chosen says why; where none is to
// be chosen, it tells what it is worth.
func (t *screen) chooseMission(n int) {
	if t.own.Phase == kompromat.PhasePlace && t.Mine() && !t.Looked() {
		t.Explain(t.Say("table.peek.first"))
		return
	}
	if t.ask.folders == 0 {
		t.Inform(t.missionLabel(n) + " " + t.Say(aboutKeys[t.show.Now().Row[n].Mission.Kind()]))
		return
	}
	if t.ask.folders>>n&1 == 0 {
		if err := t.match.Check(t.Asked(), t.aimedAt(n)); err != nil {
			t.Refuse(err)
		}
		return
	}
	t.Stage.Play(sound.Tick)
	if int(t.sel.mission) == n+1 {
		t.sel.mission = 0
		return
	}
	t.sel.mission = int8(n + 1)
	t.Page.SetFocus(t.ask.Primary.ID)
}

// aimedAt is the move that choosing a mission would lead to.
func (t *screen) aimedAt(n int) kompromat.Move {
	if t.sel.aim != kompromat.NoItem {
		return kompromat.Move{Op: kompromat.OpUse, A: uint8(t.sel.aim), B: uint8(n)}
	}
	return kompromat.Move{Op: kompromat.OpPlace, A: uint8(n)}
}

// chooseChip takes a choice; the first chip of Forged Papers stands for one token.
func (t *screen) chooseChip(n int) {
	t.Stage.Play(sound.Tick)
	t.sel.count = int8(n + 1)
}

// chooseCard picks a card of the tray: the one to take out, or the next one of the order.
func (t *screen) chooseCard(n int) {
	if n >= len(t.ask.tray) || !t.ask.tray[n].pick {
		return
	}
	t.Stage.Play(sound.Tick)
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
func (t *screen) traySlot(n int) int {
	a := &t.own.Row[max(0, t.own.FocusMission)].Attempts[t.Asked()]
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
func (t *screen) decide(answer string) {
	switch answer {
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
func (t *screen) draw() {
	if t.Stage.Tick-t.drawnAt < guardTicks {
		return
	}
	if err := t.SubmitFor(t.Asked(), kompromat.Move{Op: kompromat.OpDraw}.String()); err != nil {
		t.Refuse(err)
		return
	}
	t.drawnAt = t.Stage.Tick
}

// orderChosen is the number of the order in which the cards go back: as they lie, where none was chosen.
func (t *screen) orderChosen() uint8 {
	text := ""
	for i := range t.own.Players[t.Asked()].TopCount {
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
func (t *screen) useMove() kompromat.Move {
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

// submit makes the asked person's move.
func (t *screen) submit(m kompromat.Move) { t.Submit(m.String()) }

var missionIDs = [kompromat.RowSize]string{"mission:1", "mission:2", "mission:3", "mission:4"}
