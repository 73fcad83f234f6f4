package bots

import (
	"math/rand/v2"

	"safehouse/game"
	"safehouse/game/kompromat"
)

// Kompromat returns a legal move for the seat whose view it is; the seat must owe a decision.
func Kompromat(v *kompromat.View, level game.Level, b Budget, rng *rand.Rand) kompromat.Move {
	if len(v.Moves) == 1 {
		return v.Moves[0]
	}
	if level == game.Easy {
		return easy(v, rng)
	}
	return ponder(v, characterOf(level), b, rng)
}

// ponder decides by what the sampled worlds make of each move.
func ponder(v *kompromat.View, c character, b Budget, rng *rand.Rand) kompromat.Move {
	t := think(v, c, b.Iterations, rng)
	switch v.Phase {
	case kompromat.PhasePlace:
		return t.place()
	case kompromat.PhaseMore:
		return t.more()
	case kompromat.PhaseOrder:
		return t.order()
	case kompromat.PhaseSmoke:
		return t.smoke()
	case kompromat.PhaseBefore:
		return t.before()
	case kompromat.PhaseDeclare:
		return t.declare()
	case kompromat.PhaseAfter:
		return t.after()
	case kompromat.PhasePerfect:
		return t.perfect()
	default:
		return t.turn()
	}
}

// has tells whether the move is legal now.
func has(v *kompromat.View, m kompromat.Move) bool {
	for _, legal := range v.Moves {
		if legal == m {
			return true
		}
	}
	return false
}

// use is the use of an item; at is the mission, the number of tokens or the pen's sign.
func use(item kompromat.Item, at int) kompromat.Move {
	return kompromat.Move{Op: kompromat.OpUse, A: uint8(item), B: uint8(at)}
}

// turn begins a turn.
func (t *thinker) turn() kompromat.Move {
	if m, ok := t.returnTokens(); ok {
		return m
	}
	return kompromat.Move{Op: kompromat.OpDraw}
}

// place chooses the mission for the card drawn: the one where it is worth most more than another card would be, and
// rather one that matters, since later attempts have fewer cards.
func (t *thinker) place() kompromat.Move {
	if !t.fits {
		return t.placeByWorth()
	}
	best, most := t.view.Moves[0], 0.0
	for n, m := range t.view.Moves {
		mission := int(m.A)
		var a attempt
		a.add(t.view.Drawn.Card)
		plan := t.plan(mission)
		usual := plan.start(t.own.deck | 1<<t.view.Drawn.Card)
		// The memory holds what was planned without known top cards.
		plan.best = t.blank()
		worth, _ := plan.goOn(a, &t.own)
		worth += (placeEarly-1)*usual - placeEarly*plan.away()
		if n == 0 || worth > most {
			best, most = m, worth
		}
	}
	return best
}

// placeByWorth chooses the mission that is worth most to win, less its marks as far as tokens hurt, with what it would
// be worth to the rival.
func (t *thinker) placeByWorth() kompromat.Move {
	best, most := t.view.Moves[0], 0.0
	for n, m := range t.view.Moves {
		place := &t.view.Row[m.A]
		mine, theirs := t.both[t.me], t.both[1-t.me]
		gain := -t.judge.worth(&mine) - denial*t.judge.worth(&theirs)
		mine.win(place.Mission)
		mine.tokens += place.Counter.Marks()
		theirs.win(place.Mission)
		gain += t.judge.worth(&mine) + denial*t.judge.worth(&theirs)
		if n == 0 || gain > most {
			best, most = m, gain
		}
	}
	return best
}

// more draws again or stops.
func (t *thinker) more() kompromat.Move {
	if m, ok := t.returnTokens(); ok {
		return m
	}
	mission := t.view.Current
	// A card that cannot bust is always welcome; only a seat in danger thinks about losing on purpose.
	if t.own.at[mission].best() <= surelyDraws && t.both[t.me].tokens < carefulFrom {
		return kompromat.Move{Op: kompromat.OpDraw}
	}
	plan := t.plan(mission)
	worth, draw := plan.goOn(t.own.at[mission], &t.own)
	if m, ok := t.lookAhead(plan, mission, worth); ok {
		return m
	}
	if draw {
		return kompromat.Move{Op: kompromat.OpDraw}
	}
	return kompromat.Move{Op: kompromat.OpStop}
}

// order puts the binoculars' cards back in the order that serves the open attempt best, as they lay where there is
// none.
func (t *thinker) order() kompromat.Move {
	best, most := t.view.Moves[0], 0.0
	mission := t.view.Current
	if mission < 0 || t.view.Revealing {
		return best
	}
	o := t.look(mission)
	for n, m := range t.view.Moves {
		own := t.own
		for i, from := range kompromat.Orders[m.A] {
			own.top[i] = t.own.top[from-'1']
		}
		plan := stopping{outlook: o, best: t.blank()}
		worth, _ := plan.goOn(own.at[mission], &own)
		if n == 0 || worth > most {
			best, most = m, worth
		}
	}
	return best
}

// declare values the 1/11 cards: usually as the best legal total, a worse one where winning would cost the match.
func (t *thinker) declare() kompromat.Move {
	mission := t.view.Current
	a := t.own.at[mission]
	best, most := t.view.Moves[0], 0.0
	for n, m := range t.view.Moves {
		total := min(a.low+int(m.A)*kompromat.WildExtra, bust)
		// The higher of two totals that are worth the same looks less odd.
		if worth := t.expect(mission, result{total, a.count, true}); n == 0 || worth > most || worth == most && total != bust {
			best, most = m, worth
		}
	}
	return best
}

// expect is the mean value of the round's end with that result at the mission.
func (t *thinker) expect(mission int, mine result) float64 {
	sum := 0.0
	for i := range t.worlds {
		sum += t.share * t.settle(&t.worlds[i], mission, mine)
	}
	return sum
}

// perfect gives a token back for a 21, or keeps it.
func (t *thinker) perfect() kompromat.Move {
	place := &t.view.Row[t.view.Current]
	marks := 0
	if t.own.at[t.view.Current].result().beats(t.rival(t.view.Current)) {
		marks = place.Counter.Marks()
	}
	if t.judge.keeps(t.both[t.me].tokens, marks) {
		return kompromat.Move{Op: kompromat.OpHold}
	}
	return kompromat.Move{Op: kompromat.OpDiscard}
}

// rival is the rival's result at a mission in the first world; after all totals are declared it is the same in all.
func (t *thinker) rival(mission int) result { return t.worlds[0].hands[1-t.me].at[mission].result() }
