package bots

import (
	"safehouse/game/kompromat"
)

// spare is the gain that justifies spending an item now, on the judge's scale.
func (t *thinker) spare() float64 {
	if t.judge.after == 0 {
		return 0.1 * t.judge.perPoint()
	}
	return useItemFrom * t.judge.perPoint()
}

// returnTokens uses the forged papers where the danger of the tokens outweighs their points.
func (t *thinker) returnTokens() (kompromat.Move, bool) {
	tokens := t.both[t.me].tokens
	for n := kompromat.PapersLimit; n > 0; n-- {
		m := use(kompromat.ForgedPapers, n)
		if has(t.view, m) && t.judge.danger(tokens)-t.judge.danger(tokens-n)-float64(n) > useItemFrom {
			return m, true
		}
	}
	return kompromat.Move{}, false
}

// lookAhead uses the binoculars, or night vision where the rival has tried the mission, when a decision hangs on what
// they show.
func (t *thinker) lookAhead(plan *stopping, mission int, worth float64) (kompromat.Move, bool) {
	if m := use(kompromat.Binoculars, 0); has(t.view, m) {
		// Knowing the next card is worth the mean of the better choice for each card, less the better mean.
		known := 0.0
		a := t.own.at[mission]
		cards := 0
		for c := kompromat.Card(1); c <= kompromat.DeckSize; c++ {
			if t.own.deck>>c&1 == 0 {
				continue
			}
			cards++
			with := a
			with.add(c)
			known += max(plan.stop(a.best(), a.count), plan.stop(with.best(), with.count))
		}
		if cards > 0 && known/float64(cards)-worth > t.spare() {
			return m, true
		}
	}
	if m := use(kompromat.NightVision, mission); has(t.view, m) && t.view.Row[mission].Attempts[1-t.me].Count > 0 {
		if t.knowing(plan, mission)-worth > t.spare() {
			return m, true
		}
	}
	return kompromat.Move{}, false
}

// knowing is what the attempt would be worth if the rival's result were known: for each, the better of stopping and of
// drawing one card.
func (t *thinker) knowing(plan *stopping, mission int) float64 {
	a := t.own.at[mission]
	sum := 0.0
	for total := range plan.against {
		for count := range plan.against[total] {
			if plan.against[total][count].weight == 0 {
				continue
			}
			only := outlook{}
			only.against[total][count] = plan.against[total][count]
			known := stopping{outlook: &only, cost: plan.cost * plan.against[total][count].weight}
			sum += max(only.stop(a.best(), a.count), known.drawOnce(a, &t.own))
		}
	}
	return sum
}

// drawOnce is the worth of drawing one card and stopping.
func (s *stopping) drawOnce(a attempt, h *hand) float64 {
	sum, n := 0.0, 0
	for c := kompromat.Card(1); c <= kompromat.DeckSize; c++ {
		if h.deck>>c&1 != 0 {
			with := a
			with.add(c)
			sum += s.stop(with.best(), with.count)
			n++
		}
	}
	return sum/float64(max(n, 1)) - s.cost
}

// smoke removes the own card without which the mission is worth most, or none.
func (t *thinker) smoke() kompromat.Move {
	mission := t.view.FocusMission
	best := kompromat.Move{Op: kompromat.OpKeep}
	most := t.expect(mission, t.own.at[mission].result())
	for _, m := range t.view.Moves {
		if m.Op != kompromat.OpRemove {
			continue
		}
		if worth := t.expect(mission, t.without(mission, int(m.A))); worth > most {
			best, most = m, worth
		}
	}
	return best
}

// without is the own result at a mission with one card less.
func (t *thinker) without(mission, slot int) result {
	a := t.own.at[mission]
	a.remove(t.view.Row[mission].Attempts[t.me].Cards[slot].Card)
	return a.result()
}

// before answers the window R1: the smoke screen or the stun gun at the mission in turn, where they gain enough.
func (t *thinker) before() kompromat.Move {
	mission := t.view.Current
	now := t.expect(mission, t.own.at[mission].result())
	best, most := kompromat.Move{Op: kompromat.OpPass}, now+t.spare()
	if m := use(kompromat.SmokeScreen, mission); has(t.view, m) {
		a := &t.view.Row[mission].Attempts[t.me]
		for slot := 1; slot < a.Count; slot++ {
			if a.Cards[slot].Removed {
				continue
			}
			if worth := t.expect(mission, t.without(mission, slot)); worth > most {
				best, most = m, worth
			}
		}
	}
	if m := use(kompromat.StunGun, mission); has(t.view, m) {
		if worth := t.stunned(mission); worth > most {
			best, most = m, worth
		}
	}
	if m, ok := t.papers(mission, now, most); ok {
		return m
	}
	return best
}

// stunned is the mean value of the round's end when a face-down card of the rival's at the mission is removed at
// random.
func (t *thinker) stunned(mission int) float64 {
	sum := 0.0
	seen := &t.view.Row[mission].Attempts[1-t.me]
	for i := range t.worlds {
		w := t.worlds[i]
		theirs := &w.hands[1-t.me].at[mission]
		before, mean, n := *theirs, 0.0, 0
		for slot := 1; slot < seen.Count; slot++ {
			if seen.Cards[slot].Removed {
				continue
			}
			theirs.remove(w.rivals[mission][slot])
			mean += t.settle(&w, mission, t.own.at[mission].result())
			*theirs = before
			n++
		}
		sum += t.share * mean / float64(max(n, 1))
	}
	return sum
}

// papers returns tokens where that gains more than the other choices: most of all where the mission in turn would
// bring the ninth.
func (t *thinker) papers(mission int, now, most float64) (kompromat.Move, bool) {
	var best kompromat.Move
	found := false
	for n := 1; n <= kompromat.PapersLimit; n++ {
		m := use(kompromat.ForgedPapers, n)
		if !has(t.view, m) {
			continue
		}
		sum := 0.0
		for i := range t.worlds {
			w := t.worlds[i]
			w.accounts[t.me].tokens -= n
			w.accounts[t.me].items--
			sum += t.share * t.settle(&w, mission, t.own.at[mission].result())
		}
		if sum > most {
			best, most, found = m, sum, true
		}
	}
	return best, found
}

// after answers the window R2: the pen where it turns the mission, the papers where tokens would cost the match.
func (t *thinker) after() kompromat.Move {
	mission := t.view.Current
	mine := t.own.at[mission].result()
	now := t.expect(mission, mine)
	best, most := kompromat.Move{Op: kompromat.OpPass}, now+t.spare()
	for sign, change := range [2]int{-2, 2} {
		m := use(kompromat.PoisonPen, sign)
		if !has(t.view, m) {
			continue
		}
		total := max(0, t.view.Row[mission].Attempts[t.me].Total+change)
		if worth := t.expect(mission, result{min(total, bust), mine.count, true}); worth > most {
			best, most = m, worth
		}
	}
	if m, ok := t.papers(mission, now, most); ok {
		return m
	}
	return best
}
