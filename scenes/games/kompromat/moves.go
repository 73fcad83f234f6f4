package kompromat

import (
	"slices"
	"strings"

	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/scenes/input"
	"safehouse/scenes/match"
)

// The ids of what can be picked, made once: a frame takes no memory.
var (
	missionIDs = match.IDs("mission", kompromat.RowSize+1)[1:]
	chipIDs    = match.IDs("chip", 3)
	itemIDs    = [kompromat.Seats][]match.Pick{match.IDs("item:0", kompromat.ItemCount+1),
		match.IDs("item:1", kompromat.ItemCount+1)}
)

// trayID names the n-th card of the tray.
func trayID(n int) match.Pick { return "tray:" + string(rune('a'+n)) }

// Paths leads to each move: the card drawn, a mission and Place; an item, what it is used at, and Use; cards of a tray
// and what is done with them; a choice and what confirms it; one button, named like the move, for whatever needs
// nothing else.
func (t *screen) Paths(add func(move string, path ...match.Pick)) {
	for _, m := range t.own.Moves {
		move, n := m.String(), int(m.A)
		switch m.Op {
		case kompromat.OpPlace:
			add(move, "drawn", missionIDs[n], "place")
		case kompromat.OpUse:
			if at := items[n].uses; at != nil {
				add(move, itemIDs[t.table.Asked()][n], at[m.B], "use")
			} else {
				add(move, itemIDs[t.table.Asked()][n], "use")
			}
		case kompromat.OpRemove:
			add(move, trayID(t.trayPlace(n)), "remove")
		case kompromat.OpOrder:
			t.pathsOfOrder(add, m)
		case kompromat.OpDeclare:
			add(move, chipIDs[n], "declare")
		default:
			add(move, move)
		}
	}
}

// pathsOfOrder has the cards picked in their new order; as they lie they go back without.
func (t *screen) pathsOfOrder(add func(move string, path ...match.Pick), m kompromat.Move) {
	order := []byte(kompromat.Orders[m.A])
	var picks []match.Pick
	for _, card := range order {
		picks = append(picks, trayID(int(card-'1')))
	}
	add(m.String(), append(picks, "order")...)
	if slices.IsSorted(order) {
		add(m.String(), "order")
	}
}

// Preset is the card drawn, since it is placed unless an item is used first (K40), the value of a 1/11 that is best, as
// many tokens as may be given back, and the sign of the pen that brings the total nearer to 21.
func (t *screen) Preset(made []match.Pick) match.Pick {
	switch {
	case t.own.Phase == kompromat.PhasePlace && len(made) == 0:
		return "drawn"
	case t.own.Phase == kompromat.PhaseDeclare && len(made) == 0:
		return chipIDs[t.own.Suggested()]
	case len(made) != 1:
	case itemOf(made[0]) == kompromat.ForgedPapers:
		return chipIDs[len(t.own.Uses(kompromat.ForgedPapers))-1]
	case itemOf(made[0]) == kompromat.PoisonPen:
		if t.own.Row[t.own.Current].Attempts[t.table.Asked()].Total+2 <= kompromat.Limit {
			return chipIDs[1]
		}
		return chipIDs[0]
	}
	return ""
}

// Refused is the move that a mission would be chosen for.
func (t *screen) Refused(_ []match.Pick, pick match.Pick) string {
	n, item := slices.Index(missionIDs, pick), t.aimed()
	switch {
	case n < 0:
	case slices.Contains(items[item].uses, pick):
		return kompromat.Move{Op: kompromat.OpUse, A: uint8(item), B: uint8(n)}.String()
	case item == kompromat.NoItem && t.own.Phase == kompromat.PhasePlace:
		return kompromat.Move{Op: kompromat.OpPlace, A: uint8(n)}.String()
	}
	return ""
}

// itemOf is the item of a pick, NoItem for any other.
func itemOf(pick match.Pick) kompromat.Item {
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

// Shortcut turns D and S into presses.
func (t *screen) Shortcut(in *input.Frame) string {
	for _, b := range []*match.Button{&t.ask.Primary, &t.ask.Secondary} {
		if b.ID == "draw" && in.Just.Has(input.Draw) || b.ID == "stop" && in.Just.Has(input.Stop) {
			return t.table.Pressed(b)
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

// Act answers a press that makes no move: it tells of what was pressed.
func (t *screen) Act(kind, rest string) {
	n, v, text := 0, t.show.Now(), ""
	if rest != "" {
		n = int(rest[0] - '0')
	}
	switch kind {
	case "mission":
		text = t.missionLabel(n-1) + " " + t.table.Say(aboutKeys[v.Row[n-1].Mission.Kind()])
	case "notoriety":
		text = t.notoriety(game.Seat(n))
	case "seat":
		text = t.table.Computers.Persona(game.Seat(n))
	case "won":
		text = t.won(game.Seat(n))
	case "gone":
		text = t.gone()
	case "drawn":
		text = t.table.Say("table.drawn.about")
	case "deck":
		// It is the button of the panel by another name: what that does not tell of the closed hand (K24), the deck does not.
		for _, b := range []*match.Button{&t.ask.Primary, &t.ask.Secondary} {
			if b.ID == "draw" {
				t.table.Pick(t.table.Pressed(b))
				return
			}
		}
		text = t.table.Say("table.deck", game.Number(v.Players[t.table.Near].Deck))
	case "item":
		t.aboutItem(game.Seat(n), kompromat.Item(rest[2]-'0'))
		return
	case "tool":
		t.table.Pick(itemIDs[t.table.Asked()][n])
		return
	default:
		return
	}
	t.table.Answer.Inform(text)
}

// aboutItem tells what an item does and when, and why it cannot be used now.
func (t *screen) aboutItem(seat game.Seat, item kompromat.Item) {
	ruling, text := "", t.table.Say("table.item.about", game.Word(items[item].name), game.Word(items[item].effect),
		game.Word(items[item].when))
	if seat == t.table.Asked() && t.table.Holder.Mine() {
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

// trayPlace is the place in the tray of a card of the own attempt at the item's mission: those taken aside are not in
// it.
func (t *screen) trayPlace(slot int) (place int) {
	a := &t.own.Row[max(0, t.own.FocusMission)].Attempts[t.table.Asked()]
	for i := range slot {
		if !a.Cards[i].Removed {
			place++
		}
	}
	return place
}
