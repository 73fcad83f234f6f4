package kompromatbot

import (
	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/kompromat"
)

// explain fills a thought with what its move rests on. It draws nothing: the worlds are those that chose the move.
func (t *infoSet) explain(to *bots.Thought[kompromat.Move], options []option) {
	to.Options = bots.Listed(to.Move, options, t.says)
	for i := range to.Options {
		o := &to.Options[i]
		o.Value = min(max(o.Value, 0), 1)
	}
	to.Compared(t.apart)
	to.Scale = bots.Wins
	to.Knew = t.knew(to.Move)
	to.Feared = t.feared(to.Move)
}

// says names an option. Who can only put one card back, or the cards away, has no choice, and none to name.
func (t *infoSet) says(m kompromat.Move) game.Line {
	switch m.Op {
	case kompromat.OpPlace:
		return game.Say("think.kompromat.place", game.Word(t.view.Drawn.Card.Key()), game.Number(int(m.A)+1),
			t.mission(int(m.A)))
	case kompromat.OpOrder:
		return t.saysOrder(kompromat.Orders[m.A])
	case kompromat.OpRemove:
		card := t.view.Row[t.view.FocusMission].Attempts[t.me].Cards[m.A].Card
		return game.Say("think.kompromat.remove", game.Word(card.Key()))
	case kompromat.OpDeclare:
		return game.Say("think.kompromat.declare", game.Halves(t.view.DeclaredAs(int(m.A))))
	case kompromat.OpUse:
		return t.saysUse(m)
	default:
		return game.Say(plainNames[m.Op])
	}
}

// plainNames are what moves are called of which no more is to be said.
var plainNames = map[kompromat.Op]string{
	kompromat.OpDraw: "think.kompromat.draw", kompromat.OpStop: "think.kompromat.stop",
	kompromat.OpKeep: "think.kompromat.keep",
	kompromat.OpPass: "think.kompromat.pass", kompromat.OpDone: "think.kompromat.pass",
	kompromat.OpDiscard: "think.kompromat.discard", kompromat.OpHold: "think.kompromat.hold",
}

// mission names a mission of the row.
func (t *infoSet) mission(i int) game.Arg { return game.Word(t.row[i].Key()) }

// saysOrder names an order of the cards that the binoculars showed.
func (t *infoSet) saysOrder(order string) game.Line {
	var cards [3]game.Arg
	for i, from := range []byte(order) {
		cards[i] = game.Word(t.view.Players[t.me].Top[from-'1'].Card.Key())
	}
	if len(order) == 2 {
		return game.Say("think.kompromat.order.2", cards[0], cards[1])
	}
	return game.Say("think.kompromat.order.3", cards[0], cards[1], cards[2])
}

// saysUse names the use of an item.
func (t *infoSet) saysUse(m kompromat.Move) game.Line {
	item := game.Word(kompromat.Item(m.A).Key())
	switch kompromat.Item(m.A) {
	case kompromat.Binoculars:
		return game.Say("think.kompromat.use", item)
	case kompromat.ForgedPapers:
		return game.Say("think.kompromat.use.papers", game.Number(int(m.B)), item)
	case kompromat.PoisonPen:
		if m.B == 1 {
			return game.Say("think.kompromat.use.more", item)
		}
		return game.Say("think.kompromat.use.less", item)
	default:
		return game.Say("think.kompromat.use.at", item, game.Number(int(m.B)+1), t.mission(int(m.B)))
	}
}

// mostKnown is the number of sentences about what was known.
const mostKnown = 4

// knew says what bears on the decision, the weightiest first.
func (t *infoSet) knew(m kompromat.Move) []game.Line {
	var lines []game.Line
	warned := m.Op == kompromat.OpDiscard || m.Op == kompromat.OpUse && kompromat.Item(m.A) == kompromat.ForgedPapers ||
		m.Op == kompromat.OpStop && t.both[t.me].tokens == kompromat.TokenLimit-1
	if warned {
		lines = t.knewTokens(lines)
	}
	switch t.view.Phase {
	case kompromat.PhaseMore, kompromat.PhaseOrder, kompromat.PhaseSmoke:
		lines = t.knewAttempt(lines, m)
	case kompromat.PhasePlace:
		lines = t.knewRow(lines, m)
	default:
		lines = t.knewRival(lines, t.view.Current)
	}
	if !warned {
		lines = t.knewTokens(lines)
	}
	if t.after == 0 {
		lines = append(lines, game.Say("think.kompromat.knew.last"))
	} else if len(lines) == 0 {
		lines = append(lines, game.Say("think.kompromat.knew.rounds", game.Number(t.after)))
	}
	return lines[:min(len(lines), mostKnown)]
}

// knewTokens warns of the ninth token.
func (t *infoSet) knewTokens(lines []game.Line) []game.Line {
	for _, seat := range [kompromat.Seats]game.Seat{t.me, 1 - t.me} {
		if tokens := int(t.both[seat].tokens); tokens >= warnFrom {
			lines = append(lines, game.Say("think.kompromat.knew.tokens", game.Number(kompromat.TokenLimit-tokens),
				game.SeatName(seat), game.Number(tokens)))
		}
	}
	return lines
}

// knewAttempt says how the open attempt stands.
func (t *infoSet) knewAttempt(lines []game.Line, m kompromat.Move) []game.Line {
	if t.view.Current < 0 || t.view.Revealing {
		return lines
	}
	// That nothing can bust is no reason to stop.
	if over, cards := t.busts(); cards > 0 && t.view.Phase == kompromat.PhaseMore &&
		(over > 0 || m.Op != kompromat.OpStop) {
		_, total := t.view.OpenTotals()
		key := "think.kompromat.knew.over"
		switch {
		case over == 0:
			key = "think.kompromat.knew.over.none"
		case over == cards:
			key = "think.kompromat.knew.over.all"
		case cards > t.view.Players[t.me].Deck:
			key = "think.kompromat.knew.over.unseen"
		}
		lines = append(lines, game.Say(key, game.Number(over), saysCards(cards), game.Halves(total)))
	}
	lines = t.knewRival(lines, t.view.Current)
	if untried, deck := t.worlds[0].hands[t.me].untried(), t.view.Players[t.me].Deck; untried > 0 && deck > 0 {
		lines = append(lines, game.Say("think.kompromat.knew.deck", game.Number(untried), saysCards(deck)))
	}
	return lines
}

// saysCards is a number of cards, 1 or more.
func saysCards(n int) game.Arg { return game.WordOf("think.kompromat.cards", n) }

// busts counts the cards that the seat may draw next, as far as it knows, and those of them that take it over 21.
func (t *infoSet) busts() (over, cards int) {
	if t.forgets {
		return t.view.BustOdds()
	}
	h := handOf(t.view, t.me)
	low := h.at[t.view.Current].low
	for c := kompromat.Card(1); c <= kompromat.DeckSize; c++ {
		if h.deck>>c&1 == 0 || h.tops > 0 && c != h.top[0] {
			continue
		}
		cards++
		if low+lows[c] > kompromat.Limit {
			over++
		}
	}
	return over, cards
}

// knewRival says what the rival shows at a mission, or declared there.
func (t *infoSet) knewRival(lines []game.Line, mission int) []game.Line {
	if mission < 0 {
		return lines
	}
	a := &t.view.Row[mission].Attempts[1-t.me]
	down := len(t.down(1-t.me, mission))
	switch {
	case a.Declared:
		return append(lines, game.Say("think.kompromat.knew.declared", game.SeatName(1-t.me), game.Halves(a.Total)))
	case a.Count == 0 && t.view.Revealing:
		return append(lines, game.Say("think.kompromat.knew.absent", game.SeatName(1-t.me)))
	case a.Count == 0:
		return append(lines, game.Say("think.kompromat.knew.open", game.SeatName(1-t.me)))
	case down == 0:
		return append(lines, game.Say("think.kompromat.knew.shows.one", game.SeatName(1-t.me),
			game.Word(a.Cards[0].Card.Key())))
	default:
		return append(lines, game.Say("think.kompromat.knew.shows", game.Number(down), game.SeatName(1-t.me),
			game.Word(a.Cards[0].Card.Key())))
	}
}

// knewRow says what speaks for a mission to place on: that it adds most; else why the one that would add most is passed
// over, which is won less often or brings more tokens, and what it adds.
func (t *infoSet) knewRow(lines []game.Line, m kompromat.Move) []game.Line {
	best, most := -1, 0
	for i := range t.view.Row {
		if t.view.Row[i].Attempts[t.me].Count > 0 {
			continue
		}
		if points := adds(t.view, i); best < 0 || points > most {
			best, most = i, points
		}
	}
	chosen := int(m.A)
	if m.Op != kompromat.OpPlace || adds(t.view, chosen) == most {
		if m.Op == kompromat.OpPlace {
			best = chosen
		}
		lines = append(lines, game.Say("think.kompromat.knew.worth", game.Number(most), game.Number(best+1), t.mission(best)))
		return t.knewMarks(lines, best)
	}
	if here, there := t.wins(chosen), t.wins(best); here > there {
		lines = append(lines, game.Say("think.kompromat.knew.harder", game.Number(best+1), t.mission(best),
			game.Percent(there), game.Percent(here)))
	}
	if t.marks[best] > t.marks[chosen] {
		lines = append(lines, game.Say("think.kompromat.knew.dearer", game.Number(int(t.marks[best])), game.Number(best+1),
			t.mission(best)))
	}
	return append(lines, game.Say("think.kompromat.knew.adds", game.Number(adds(t.view, chosen)), game.Number(chosen+1),
		t.mission(chosen)))
}

// knewMarks names the open missions that bring more tokens than the one placed on, the dearest of them.
func (t *infoSet) knewMarks(lines []game.Line, chosen int) []game.Line {
	dearest := chosen
	for i := range t.view.Row {
		if t.view.Row[i].Attempts[t.me].Count == 0 && t.marks[i] > t.marks[dearest] {
			dearest = i
		}
	}
	if dearest == chosen {
		return lines
	}
	return append(lines, game.Say("think.kompromat.knew.marks", game.Number(int(t.marks[dearest])), game.Number(dearest+1),
		t.mission(dearest)))
}

// wins is in how many worlds of a hundred the seat takes a mission that it places on now.
func (t *infoSet) wins(mission int) int {
	won := 0
	for n := range t.worlds {
		w := t.worlds[n]
		t.try(&w, kompromat.Move{Op: kompromat.OpPlace, A: uint8(mission)}, &dice{w.roll})
		if w.hands[t.me].at[mission].beats(&w.hands[1-t.me].at[mission]) {
			won++
		}
	}
	return (100*won + len(t.worlds)/2) / len(t.worlds)
}

// feared is what could go wrong with the move made: a bust, the ninth token, or the mission lost.
func (t *infoSet) feared(m kompromat.Move) bots.Fear {
	mission := t.view.Current
	if m.Op == kompromat.OpPlace {
		mission = int(m.A)
	}
	if m.Op == kompromat.OpDraw && mission >= 0 {
		if over, cards := t.busts(); over > 0 {
			return fear("think.kompromat.fear.over", float64(over)/float64(cards))
		}
	}
	if mission >= 0 && t.view.Row[mission].Attempts[1-t.me].Declared && m.Op == kompromat.OpDeclare {
		// Nothing is open any more: what the rival declared is known.
		return bots.Fear{}
	}
	if mission < 0 || m.Op == kompromat.OpUse && kompromat.Item(m.A) != kompromat.PoisonPen {
		return bots.Fear{}
	}
	lost, ninth := 0, 0
	for n := range t.worlds {
		w := t.worlds[n]
		t.try(&w, m, &dice{w.roll})
		if w.hands[1-t.me].at[mission].beats(&w.hands[t.me].at[mission]) {
			lost++
		}
		if w.accounts[t.me].tokens >= kompromat.TokenLimit {
			ninth++
		}
	}
	worlds := float64(len(t.worlds))
	switch {
	case float64(ninth) >= worthFearing*worlds:
		return fear("think.kompromat.fear.ninth", float64(ninth)/worlds)
	case lost == 0 || t.row[mission] == 0:
		return bots.Fear{}
	case m.Op == kompromat.OpStop:
		_, total := t.view.OpenTotals()
		if total == kompromat.Limit {
			// Only as good a total of more cards beats it.
			return fear("think.kompromat.fear.outnumbered", float64(lost)/worlds, game.SeatName(1-t.me))
		}
		return fear("think.kompromat.fear.beaten", float64(lost)/worlds, game.SeatName(1-t.me), game.Halves(total))
	default:
		return fear("think.kompromat.fear.taken", float64(lost)/worlds, game.SeatName(1-t.me), t.mission(mission))
	}
}

// fear is a danger; its chance is the first argument.
func fear(key string, chance float64, args ...game.Arg) bots.Fear {
	percent := int(100*chance + 0.5)
	return bots.Fear{Says: game.Say(key, append([]game.Arg{game.Percent(percent)}, args...)...), Chance: chance}
}
