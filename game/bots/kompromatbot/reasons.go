package kompromatbot

import (
	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/kompromat"
)

// reasons says why a move was made. It draws nothing: the worlds are those that chose the move.
type reasons struct{ *infoSet }

// explain fills a thought with what its move rests on.
func (t *infoSet) explain(to *bots.Thought[kompromat.Move], options []option) {
	r := reasons{t}
	to.Options = bots.Listed(to.Move, options, r.says)
	for i := range to.Options {
		o := &to.Options[i]
		o.Value = min(max(o.Value, 0), 1)
	}
	to.Compared(r.apart)
	to.Scale = bots.Wins
	to.Knew = r.knew(to.Move)
	to.Feared = r.feared(to.Move)
}

// says names an option. Who can only put one card back, or the cards away, has no choice, and none to name.
func (r *reasons) says(m kompromat.Move) game.Line {
	switch m.Op {
	case kompromat.OpPlace:
		return game.Say("think.kompromat.place", game.Word(r.view.Drawn.Card.Key()), game.Number(int(m.A)+1),
			r.mission(int(m.A)))
	case kompromat.OpOrder:
		return r.saysOrder(kompromat.Orders[m.A])
	case kompromat.OpRemove:
		card := r.view.Row[r.view.FocusMission].Attempts[r.me].Cards[m.A].Card
		return game.Say("think.kompromat.remove", game.Word(card.Key()))
	case kompromat.OpDeclare:
		return game.Say("think.kompromat.declare", game.Halves(r.view.DeclaredAs(int(m.A))))
	case kompromat.OpUse:
		return r.saysUse(m)
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
func (r *reasons) mission(i int) game.Arg { return game.Word(r.row[i].Key()) }

// saysOrder names an order of the cards that the binoculars showed.
func (r *reasons) saysOrder(order string) game.Line {
	var cards [3]game.Arg
	for i, from := range []byte(order) {
		cards[i] = game.Word(r.view.Players[r.me].Top[from-'1'].Card.Key())
	}
	if len(order) == 2 {
		return game.Say("think.kompromat.order.2", cards[0], cards[1])
	}
	return game.Say("think.kompromat.order.3", cards[0], cards[1], cards[2])
}

// saysUse names the use of an item.
func (r *reasons) saysUse(m kompromat.Move) game.Line {
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
		return game.Say("think.kompromat.use.at", item, game.Number(int(m.B)+1), r.mission(int(m.B)))
	}
}

// knew says what bears on the decision, the weightiest first.
func (r *reasons) knew(m kompromat.Move) []game.Line {
	var lines []game.Line
	warned := m.Op == kompromat.OpDiscard || m.Op == kompromat.OpUse && kompromat.Item(m.A) == kompromat.ForgedPapers ||
		m.Op == kompromat.OpStop && r.both[r.me].tokens == kompromat.TokenLimit-1
	if warned {
		lines = r.knewTokens(lines)
	}
	switch r.view.Phase {
	case kompromat.PhaseMore, kompromat.PhaseOrder, kompromat.PhaseSmoke:
		lines = r.knewAttempt(lines, m)
	case kompromat.PhasePlace:
		lines = r.knewRow(lines, m)
	default:
		lines = r.knewRival(lines, r.view.Current)
	}
	if !warned {
		lines = r.knewTokens(lines)
	}
	if r.after == 0 {
		lines = append(lines, game.Say("think.kompromat.knew.last"))
	} else if len(lines) == 0 {
		lines = append(lines, game.Say("think.kompromat.knew.rounds", game.Number(r.after)))
	}
	return lines[:min(len(lines), bots.MostKnown)]
}

// knewTokens warns of the ninth token.
func (r *reasons) knewTokens(lines []game.Line) []game.Line {
	for _, seat := range [kompromat.Seats]game.Seat{r.me, 1 - r.me} {
		if tokens := int(r.both[seat].tokens); tokens >= warnFrom {
			lines = append(lines, game.Say("think.kompromat.knew.tokens", game.Number(kompromat.TokenLimit-tokens),
				game.SeatName(seat), game.Number(tokens)))
		}
	}
	return lines
}

// knewAttempt says how the open attempt stands.
func (r *reasons) knewAttempt(lines []game.Line, m kompromat.Move) []game.Line {
	if r.view.Current < 0 || r.view.Revealing {
		return lines
	}
	// That nothing can bust is no reason to stop.
	if over, cards := r.busts(); cards > 0 && r.view.Phase == kompromat.PhaseMore &&
		(over > 0 || m.Op != kompromat.OpStop) {
		_, total := r.view.OpenTotals()
		key := "think.kompromat.knew.over"
		switch {
		case over == 0:
			key = "think.kompromat.knew.over.none"
		case over == cards:
			key = "think.kompromat.knew.over.all"
		case cards > r.view.Players[r.me].Deck:
			key = "think.kompromat.knew.over.unseen"
		}
		lines = append(lines, game.Say(key, game.Number(over), saysCards(cards), game.Halves(total)))
	}
	lines = r.knewRival(lines, r.view.Current)
	if untried, deck := r.worlds[0].hands[r.me].untried(), r.view.Players[r.me].Deck; untried > 0 && deck > 0 {
		lines = append(lines, game.Say("think.kompromat.knew.deck", game.Number(untried), saysCards(deck)))
	}
	return lines
}

// saysCards is a number of cards, 1 or more.
func saysCards(n int) game.Arg { return game.WordOf("think.kompromat.cards", n) }

// busts counts the cards that the seat may draw next, as far as it knows, and those of them that take it over 21.
func (r *reasons) busts() (over, cards int) {
	if r.forgets {
		return r.view.BustOdds(false)
	}
	h := handOf(r.view, r.me)
	low := h.at[r.view.Current].low
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
func (r *reasons) knewRival(lines []game.Line, mission int) []game.Line {
	if mission < 0 {
		return lines
	}
	a := &r.view.Row[mission].Attempts[1-r.me]
	down := len(r.down(1-r.me, mission))
	switch {
	case a.Declared:
		return append(lines, game.Say("think.kompromat.knew.declared", game.SeatName(1-r.me), game.Halves(a.Total)))
	case a.Count == 0 && r.view.Revealing:
		return append(lines, game.Say("think.kompromat.knew.absent", game.SeatName(1-r.me)))
	case a.Count == 0:
		return append(lines, game.Say("think.kompromat.knew.open", game.SeatName(1-r.me)))
	case down == 0:
		return append(lines, game.Say("think.kompromat.knew.shows.one", game.SeatName(1-r.me),
			game.Word(a.Cards[0].Card.Key())))
	default:
		return append(lines, game.Say("think.kompromat.knew.shows", game.Number(down), game.SeatName(1-r.me),
			game.Word(a.Cards[0].Card.Key())))
	}
}

// knewRow says what speaks for a mission to place on: that it adds most; else why the one that would add most is passed
// over, which is won less often or brings more tokens, and what it adds.
func (r *reasons) knewRow(lines []game.Line, m kompromat.Move) []game.Line {
	best, most := -1, 0
	for i := range r.view.Row {
		if r.view.Row[i].Attempts[r.me].Count > 0 {
			continue
		}
		if points := adds(r.view, i); best < 0 || points > most {
			best, most = i, points
		}
	}
	chosen := int(m.A)
	if m.Op != kompromat.OpPlace || adds(r.view, chosen) == most {
		if m.Op == kompromat.OpPlace {
			best = chosen
		}
		lines = append(lines, game.Say("think.kompromat.knew.worth", game.Number(most), game.Number(best+1), r.mission(best)))
		return r.knewMarks(lines, best)
	}
	if here, there := r.wins(chosen), r.wins(best); here > there {
		lines = append(lines, game.Say("think.kompromat.knew.harder", game.Number(best+1), r.mission(best),
			game.Percent(there), game.Percent(here)))
	}
	if r.marks[best] > r.marks[chosen] {
		lines = append(lines, game.Say("think.kompromat.knew.dearer", game.Number(int(r.marks[best])), game.Number(best+1),
			r.mission(best)))
	}
	return append(lines, game.Say("think.kompromat.knew.adds", game.Number(adds(r.view, chosen)), game.Number(chosen+1),
		r.mission(chosen)))
}

// knewMarks names the open missions that bring more tokens than the one placed on, the dearest of them.
func (r *reasons) knewMarks(lines []game.Line, chosen int) []game.Line {
	dearest := chosen
	for i := range r.view.Row {
		if r.view.Row[i].Attempts[r.me].Count == 0 && r.marks[i] > r.marks[dearest] {
			dearest = i
		}
	}
	if dearest == chosen {
		return lines
	}
	return append(lines, game.Say("think.kompromat.knew.marks", game.Number(int(r.marks[dearest])), game.Number(dearest+1),
		r.mission(dearest)))
}

// wins is in how many worlds of a hundred the seat takes a mission that it places on now.
func (r *reasons) wins(mission int) int {
	won := 0
	for n := range r.worlds {
		w := r.worlds[n]
		r.try(&w, kompromat.Move{Op: kompromat.OpPlace, A: uint8(mission)}, &dice{w.roll})
		if w.hands[r.me].at[mission].beats(&w.hands[1-r.me].at[mission]) {
			won++
		}
	}
	return (100*won + len(r.worlds)/2) / len(r.worlds)
}

// feared is what could go wrong with the move made: a bust, the ninth token, or the mission lost.
func (r *reasons) feared(m kompromat.Move) bots.Fear {
	mission := r.view.Current
	if m.Op == kompromat.OpPlace {
		mission = int(m.A)
	}
	if m.Op == kompromat.OpDraw && mission >= 0 {
		if over, cards := r.busts(); over > 0 {
			return bots.Danger("think.kompromat.fear.over", float64(over)/float64(cards))
		}
	}
	if mission >= 0 && r.view.Row[mission].Attempts[1-r.me].Declared && m.Op == kompromat.OpDeclare {
		// Nothing is open any more: what the rival declared is known.
		return bots.Fear{}
	}
	if mission < 0 || m.Op == kompromat.OpUse && kompromat.Item(m.A) != kompromat.PoisonPen {
		return bots.Fear{}
	}
	lost, ninth := 0, 0
	for n := range r.worlds {
		w := r.worlds[n]
		r.try(&w, m, &dice{w.roll})
		if w.hands[1-r.me].at[mission].beats(&w.hands[r.me].at[mission]) {
			lost++
		}
		if w.accounts[r.me].tokens >= kompromat.TokenLimit {
			ninth++
		}
	}
	worlds := float64(len(r.worlds))
	switch {
	case float64(ninth) >= worthFearing*worlds:
		return bots.Danger("think.kompromat.fear.ninth", float64(ninth)/worlds)
	case lost == 0 || r.row[mission] == 0:
		return bots.Fear{}
	case m.Op == kompromat.OpStop:
		_, total := r.view.OpenTotals()
		if total == kompromat.Limit {
			// Only as good a total of more cards beats it.
			return bots.Danger("think.kompromat.fear.outnumbered", float64(lost)/worlds, game.SeatName(1-r.me))
		}
		return bots.Danger("think.kompromat.fear.beaten", float64(lost)/worlds, game.SeatName(1-r.me), game.Halves(total))
	default:
		return bots.Danger("think.kompromat.fear.taken", float64(lost)/worlds, game.SeatName(1-r.me), r.mission(mission))
	}
}
