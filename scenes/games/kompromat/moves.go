package kompromat

import (
	"slices"
	"strings"

	"safehouse/game"
	"safehouse/game/kompromat"
	"safehouse/scenes/match"
)

// The ids of what can be picked, made once: a frame takes no memory.
var (
	missionIDs = match.IDs("mission", kompromat.RowSize+1)[1:]
	chipIDs    = match.IDs("chip", 3)
	toolIDs    = match.IDs("tool", kompromat.ItemCount+1)
	itemIDs    = [kompromat.Seats][]match.Pick{match.IDs("item:0", kompromat.ItemCount+1),
		match.IDs("item:1", kompromat.ItemCount+1)}
)

// trayID names the n-th card of the tray.
func trayID(n int) match.Pick { return "tray:" + string(rune('a'+n)) }

// Paths leads to each move: the card drawn, a mission and Place; an item, what it is used at, and Use; cards of a tray
// and what is done with them; a choice and what confirms it; one button, named like the move, for whatever needs
// nothing else.
func (qs *questions) Paths(add func(move string, path ...match.Pick)) {
	for _, m := range qs.own.Moves {
		move, n := m.String(), int(m.A)
		switch m.Op {
		case kompromat.OpPlace:
			add(move, "drawn", missionIDs[n], "place")
		case kompromat.OpUse:
			if at := items[n].uses; at != nil {
				add(move, itemIDs[qs.look.Asked()][n], at[m.B], "use")
			} else {
				add(move, itemIDs[qs.look.Asked()][n], "use")
			}
		case kompromat.OpRemove:
			add(move, trayID(qs.trayPlace(n)), "remove")
		case kompromat.OpOrder:
			qs.pathsOfOrder(add, m)
		case kompromat.OpDeclare:
			add(move, chipIDs[n], "declare")
		default:
			add(move, move)
		}
	}
}

// pathsOfOrder has the cards picked in their new order; as they lie they go back without.
func (qs *questions) pathsOfOrder(add func(move string, path ...match.Pick), m kompromat.Move) {
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
func (qs *questions) Preset(made []match.Pick) match.Pick {
	switch {
	case qs.own.Phase == kompromat.PhasePlace && len(made) == 0:
		return "drawn"
	case qs.own.Phase == kompromat.PhaseDeclare && len(made) == 0:
		return chipIDs[qs.own.Suggested()]
	case len(made) != 1:
	case itemOf(made[0]) == kompromat.ForgedPapers:
		return chipIDs[len(qs.own.Uses(kompromat.ForgedPapers))-1]
	case itemOf(made[0]) == kompromat.PoisonPen:
		if qs.own.Row[qs.own.Current].Attempts[qs.look.Asked()].Total+2 <= kompromat.Limit {
			return chipIDs[1]
		}
		return chipIDs[0]
	}
	return ""
}

// Refused is the move that a mission would be chosen for.
func (qs *questions) Refused(_ []match.Pick, pick match.Pick) string {
	n, item := slices.Index(missionIDs, pick), qs.aimed()
	switch {
	case n < 0:
	case slices.Contains(items[item].uses, pick):
		return kompromat.Move{Op: kompromat.OpUse, A: uint8(item), B: uint8(n)}.String()
	case item == kompromat.NoItem && qs.own.Phase == kompromat.PhasePlace:
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

// Act answers a press that makes no move: it tells of what was pressed.
func (qs *questions) Act(kind, rest string) {
	n, v, text, more := 0, qs.now().view, "", ""
	if rest != "" {
		n = int(rest[0] - '0')
	}
	switch kind {
	case "mission":
		text, more = qs.missionLabel(v, n-1), qs.look.Say(aboutKeys[v.Row[n-1].Mission.Kind()])
	case "notoriety":
		text = qs.notoriety(v, game.Seat(n))
	case "seat":
		text = qs.persona(game.Seat(n))
	case "won":
		text = qs.won(v, game.Seat(n))
	case "gone":
		text = qs.gone(v)
	case "tracker":
		text, more = toCome(qs.look, v), qs.overLine()
	case "drawn":
		text = qs.look.Say("table.drawn.about")
	case "deck":
		// It is the button of the panel by another name: what that does not tell of the closed hand (K24), the deck does not.
		for _, b := range []*match.Button{&qs.ask.Primary, &qs.ask.Secondary} {
			if b.ID == "draw" {
				qs.press(b)
				return
			}
		}
		text = qs.look.Say("table.deck", game.Number(v.Players[qs.look.Near].Deck))
	case "item":
		qs.aboutItem(game.Seat(n), kompromat.Item(rest[2]-'0'))
		return
	case "tool":
		qs.pick(itemIDs[qs.look.Asked()][n])
		return
	default:
		return
	}
	qs.answer.Inform(text, more)
}

// aboutItem tells what an item does and when, and why it cannot be used now.
func (qs *questions) aboutItem(seat game.Seat, item kompromat.Item) {
	ruling, text := "", qs.look.Say("table.item.about", game.Word(items[item].name), game.Word(items[item].effect),
		game.Word(items[item].when))
	if seat == qs.look.Asked() && qs.look.Holder.Mine() {
		why := qs.ask.Blocked
		if why == "" {
			move := kompromat.Move{Op: kompromat.OpUse, A: uint8(item), B: uint8(max(0, qs.own.Current))}
			if r, ok := qs.match.Check(qs.look.Asked(), move).(*game.Refusal); ok {
				ruling, why = r.Ruling, qs.look.Reader().Say(r.Line)
			}
		}
		if why != "" {
			text = qs.look.Say("table.item.cannot", game.Word(items[item].name), game.Word(items[item].effect), game.Text(why))
		}
	}
	qs.answer.InformBy(ruling, text)
}
