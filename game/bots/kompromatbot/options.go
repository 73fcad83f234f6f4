package kompromatbot

import (
	"slices"

	"safehouse/game/kompromat"
)

// weighed lists the moves worth thinking about, with their values.
func (t *infoSet) weighed() []option {
	var plain []kompromat.Move
	for _, m := range t.view.Moves {
		if t.plays(m) {
			plain = append(plain, m)
		}
	}
	if t.view.Phase == kompromat.PhaseDeclare {
		// Of totals that are worth the same, the best looks least odd.
		at := t.view.Suggested()
		plain[0], plain[at] = plain[at], plain[0]
	}
	values := t.values(plain)
	t.plain, t.brought = plain, values
	options := make([]option, 0, len(plain)+2)
	for i, m := range plain {
		options = append(options, option{Move: m, Value: mean(values[i])})
	}
	for _, m := range t.view.Moves {
		if m.Op != kompromat.OpUse {
			continue
		}
		if value, ok := t.informed(m, values); ok {
			options = append(options, option{Move: m, Value: value})
		}
	}
	return options
}

// plays reports whether a move is tried in the worlds: items that only tell something are valued apart, those that do
// not help yet wait for the reveal, where they can still be used, and to decline once is enough.
func (t *infoSet) plays(m kompromat.Move) bool {
	if m.Op != kompromat.OpUse {
		return m.Op != kompromat.OpDone
	}
	switch kompromat.Item(m.A) {
	case kompromat.StunGun, kompromat.PoisonPen:
		return true
	case kompromat.ForgedPapers:
		return t.view.Phase == kompromat.PhaseAfter
	default:
		return false
	}
}

// informed is what a move is worth that uses an item to learn something, or the smoke screen; ok is false where that
// serves no decision.
func (t *infoSet) informed(m kompromat.Move, values [][]float64) (value float64, ok bool) {
	switch kompromat.Item(m.A) {
	case kompromat.SmokeScreen:
		if t.view.Phase == kompromat.PhaseBefore {
			return t.smoked(int(m.B)), true
		}
	case kompromat.NightVision:
		placing := t.view.Phase == kompromat.PhasePlace
		if placing {
			values = t.withAim(values, m.B)
		}
		if placing || t.view.Phase == kompromat.PhaseMore && int(m.B) == t.view.Current {
			return t.known(values, func(w *world) uint8 { return w.hands[1-t.me].at[m.B].best() }) -
				t.price(kompromat.NightVision), true
		}
	case kompromat.Binoculars:
		if t.view.Phase == kompromat.PhasePlace || t.view.Phase == kompromat.PhaseMore {
			return t.known(values, func(w *world) uint8 {
				h := w.hands[t.me]
				return uint8(h.draw(&dice{w.roll}))
			}) - t.price(kompromat.Binoculars), true
		}
	}
	return 0, false
}

// withAim adds to the values of the missions to place on what that one is worth to who knows the rival's total there:
// it draws until it is ahead. It adds nothing where the seat has been there.
func (t *infoSet) withAim(values [][]float64, mission uint8) [][]float64 {
	if t.view.Row[mission].Attempts[t.me].Count > 0 {
		return values
	}
	aimed := make([]float64, len(t.worlds))
	for n := range t.worlds {
		w := t.worlds[n]
		d, h := &dice{w.roll}, &w.hands[t.me]
		a := &h.at[mission]
		for a.add(t.view.Drawn.Card); h.deck != 0 && a.best() != bust && !a.beats(&w.hands[1-t.me].at[mission]); {
			a.add(h.draw(d))
		}
		aimed[n] = t.mine(t.pass(&w.scene, t.me, d))
	}
	return append(slices.Clip(values), aimed)
}

// known is what the decision would be worth if something were known before it: for each fact the best move of the
// worlds where it holds. Half of the worlds choose and the other half judge, so that luck is not taken for knowledge.
func (t *infoSet) known(values [][]float64, fact func(*world) uint8) float64 {
	var sums [2][bust + 1][]float64
	facts := make([]uint8, len(t.worlds))
	for n := range t.worlds {
		facts[n] = fact(&t.worlds[n])
		half := &sums[n&1][facts[n]]
		if *half == nil {
			*half = make([]float64, len(values))
		}
		for i := range values {
			(*half)[i] += values[i][n]
		}
	}
	total := 0.0
	for half := range sums {
		for at, mine := range sums[half] {
			if mine == nil {
				continue
			}
			by := sums[1-half][at]
			if by == nil {
				by = mine
			}
			best := 0
			for i := range by {
				if by[i] > by[best]+sure {
					best = i
				}
			}
			total += mine[best]
		}
	}
	return total / float64(len(t.worlds))
}

// price is what giving up an item costs.
func (t *infoSet) price(item kompromat.Item) float64 {
	if t.after == 0 && !t.judge.settled {
		return 0
	}
	return keepWorth[item] * t.perPoint()
}

// smoked is what the smoke screen at a mission is worth: the best of leaving the cards as they are and of removing one.
func (t *infoSet) smoked(mission int) float64 {
	best := 0.0
	for n, slot := range append([]int{0}, t.down(t.me, mission)...) {
		sum := 0.0
		for i := range t.worlds {
			w := t.worlds[i]
			w.accounts[t.me].items &^= 1 << kompromat.SmokeScreen
			if slot > 0 {
				w.hands[t.me].at[mission].remove(w.laid[t.me][mission][slot])
			}
			sum += t.mine(t.resolve(&w.scene, t.view.Current))
		}
		if n == 0 || sum > best {
			best = sum
		}
	}
	return best / float64(len(t.worlds))
}
