package kompromat

import (
	"slices"
	"strconv"
	"strings"

	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/scenes/input"
	"safehouse/scenes/table"
)

// Paths leads to each move: a mission and Place; an item, what it is used at, and Use; cards of a tray and what is done with
// them; a choice and what confirms it; one button for whatever needs nothing else.
func (t *screen) Paths(add func(move string, path ...table.Pick)) {
	for _, m := range t.own.Moves {
		move, n := m.String(), int(m.A)
		switch m.Op {
		case kompromat.OpPlace:
			add(move, missionIDs[n], "place")
		case kompromat.OpUse:
			t.pathOfItem(add, m)
		case kompromat.OpRemove:
			add(move, trayID(t.trayPlace(n)), "remove")
		case kompromat.OpOrder:
			t.pathsOfOrder(add, m)
		case kompromat.OpDeclare:
			add(move, chipIDs[n], "declare")
		default:
			add(move, answers[m.Op])
		}
	}
}

// answers are the buttons of the moves that one press makes.
var answers = map[kompromat.Op]table.Pick{
	kompromat.OpDraw: "draw", kompromat.OpStop: "stop", kompromat.OpSeen: "seen", kompromat.OpKeep: "keep",
	kompromat.OpPass: "pass", kompromat.OpDone: "done", kompromat.OpDiscard: "discard", kompromat.OpHold: "hold",
}

func (t *screen) pathOfItem(add func(move string, path ...table.Pick), m kompromat.Move) {
	item := itemIDs[t.table.Asked()][m.A]
	switch kompromat.Item(m.A) {
	case kompromat.NightVision, kompromat.StunGun, kompromat.SmokeScreen:
		add(m.String(), item, missionIDs[m.B], "use")
	case kompromat.ForgedPapers:
		add(m.String(), item, chipIDs[m.B-1], "use")
	case kompromat.PoisonPen:
		add(m.String(), item, chipIDs[m.B], "use")
	default:
		add(m.String(), item, "use")
	}
}

// pathsOfOrder has the cards picked in their new order; as they lie they go back without.
func (t *screen) pathsOfOrder(add func(move string, path ...table.Pick), m kompromat.Move) {
	order := kompromat.Orders[m.A]
	var picks []table.Pick
	for _, card := range order {
		picks = append(picks, trayID(int(card-'1')))
	}
	add(m.String(), append(picks, "order")...)
	if slices.IsSorted([]byte(order)) {
		add(m.String(), "order")
	}
}

// Preset is the value of a 1/11 that is best, as many tokens as may be given back, and the sign of the pen that brings the
// total nearer to 21.
func (t *screen) Preset(made []table.Pick) table.Pick {
	switch {
	case t.own.Phase == kompromat.PhaseDeclare && len(made) == 0:
		return chipIDs[t.own.Suggested()]
	case len(made) != 1:
	case itemOf(made[0]) == kompromat.ForgedPapers:
		most := 0
		for _, m := range t.own.Uses(kompromat.ForgedPapers) {
			most = max(most, int(m.B))
		}
		return chipIDs[max(0, most-1)]
	case itemOf(made[0]) == kompromat.PoisonPen:
		if t.own.Row[t.own.Current].Attempts[t.table.Asked()].Total+2 <= kompromat.Limit {
			return chipIDs[1]
		}
		return chipIDs[0]
	}
	return ""
}

// Refused is the move that a mission would be chosen for.
func (t *screen) Refused(made []table.Pick, pick table.Pick) string {
	n := slices.Index(missionIDs[:], pick)
	switch {
	case n < 0:
	case len(made) > 0 && itemOf(made[0]) != kompromat.NoItem:
		if item := itemOf(made[0]); item == kompromat.NightVision || item == kompromat.StunGun || item == kompromat.SmokeScreen {
			return kompromat.Move{Op: kompromat.OpUse, A: uint8(item), B: uint8(n)}.String()
		}
	case t.own.Phase == kompromat.PhasePlace:
		return kompromat.Move{Op: kompromat.OpPlace, A: uint8(n)}.String()
	}
	return ""
}

// itemOf is the item of a pick, NoItem for any other.
func itemOf(pick table.Pick) kompromat.Item {
	if strings.HasPrefix(pick, "item:") {
		return kompromat.Item(pick[len(pick)-1] - '0')
	}
	return kompromat.NoItem
}

// aimed is the item about to be used, NoItem for none.
func (t *screen) aimed() kompromat.Item {
	if made := t.table.Choice.Made(); len(made) > 0 {
		return itemOf(made[0])
	}
	return kompromat.NoItem
}

// mission is the mission chosen, -1 for none; count the number of the choice that stands, from 0.
func (t *screen) mission() int {
	return slices.IndexFunc(missionIDs[:], func(id string) bool { return t.table.Choice.Picked(id) })
}

func (t *screen) count() int {
	return max(0, slices.IndexFunc(chipIDs[:], func(id string) bool { return t.table.Choice.Picked(id) }))
}

// Shortcut turns D and S into presses.
func (t *screen) Shortcut(in *input.Frame) string {
	for _, b := range []*table.Button{&t.ask.Primary, &t.ask.Secondary} {
		if b.ID == "draw" && in.Just.Has(input.Draw) || b.ID == "stop" && in.Just.Has(input.Stop) {
			return t.table.Panel.Pressed(b)
		}
	}
	if in.Just.Has(input.Draw) && t.ask.Primary.ID == "place" {
		t.table.Answer.Explain(t.table.Say("table.place.first"))
	}
	return ""
}

// Act answers a press that makes no move: it tells of what was pressed.
func (t *screen) Act(kind, rest string) {
	switch kind {
	case "mission":
		n := int(rest[0] - '1')
		t.table.Answer.Inform(t.missionLabel(n) + " " + t.table.Say(aboutKeys[t.show.Now().Row[n].Mission.Kind()]))
	case "notoriety":
		t.table.Answer.Inform(t.notoriety(game.Seat(rest[0] - '0')))
	case "seat":
		t.table.Answer.Inform(t.table.Seats.Persona(game.Seat(rest[0] - '0')))
	case "won":
		t.table.Answer.Inform(t.won(game.Seat(rest[0] - '0')))
	case "gone":
		t.table.Answer.Inform(t.gone())
	case "item":
		t.aboutItem(game.Seat(rest[0]-'0'), kompromat.Item(rest[2]-'0'))
	case "tool":
		t.table.Choice.Choose(itemIDs[t.table.Asked()][rest[0]-'0'])
	}
}

// aboutItem tells what an item does and when, and why it cannot be used now.
func (t *screen) aboutItem(seat game.Seat, item kompromat.Item) {
	ruling, text := "", t.table.Say("table.item.about", game.Word(items[item].name), game.Word(items[item].effect), game.Word(items[item].when))
	if seat == t.table.Asked() && t.table.Eyes.Mine() {
		why := t.ask.Blocked
		if why == "" {
			move := kompromat.Move{Op: kompromat.OpUse, A: uint8(item), B: uint8(max(0, t.own.Current))}
			if r, ok := t.match.Check(t.table.Asked(), move).(*game.Refusal); ok {
				ruling, why = r.Ruling, t.table.Reader().Say(r.Line)
			}
		}
		if why != "" {
			text = t.table.Say("table.item.cannot", game.Word(items[item].name), game.Word(items[item].effect), game.Text(why))
		}
	}
	t.table.Answer.InformBy(ruling, text)
}

// trayPlace is the place in the tray of a card of the own attempt at the item's mission: those taken aside are not in it.
func (t *screen) trayPlace(slot int) (place int) {
	a := &t.own.Row[max(0, t.own.FocusMission)].Attempts[t.table.Asked()]
	for i := range slot {
		if !a.Cards[i].Removed {
			place++
		}
	}
	return place
}

// trayID names the n-th card of the tray.
func trayID(n int) string { return "tray:" + string(rune('a'+n)) }

var (
	missionIDs = [kompromat.RowSize]string{"mission:1", "mission:2", "mission:3", "mission:4"}
	chipIDs    = [...]string{"chip:0", "chip:1", "chip:2"}
)

// digitKey is the key of a choice by its number from 1; empty where keys are not named.
func (t *screen) digitKey(n int) string {
	if !t.table.Stage.KeyCaps() {
		return ""
	}
	return strconv.Itoa(n)
}
