package bots

import (
	"math/rand/v2"
	"slices"

	"safehouse/game/kompromat"
)

// easy plays by habit: it likes points, forgets marks and what the rival may hold, stops by mood, and sometimes takes
// one card too many. It never does what a beginner would laugh at: it does not draw on 19 or stop on a handful.
func easy(v *kompromat.View, rng *rand.Rand) kompromat.Move {
	switch v.Phase {
	case kompromat.PhasePlace:
		return easyPlace(v, rng)
	case kompromat.PhaseMore:
		if m, ok := easyItem(v, rng); ok {
			return m
		}
		return easyMore(v, rng)
	case kompromat.PhaseDraw:
		if m, ok := easyItem(v, rng); ok {
			return m
		}
		return kompromat.Move{Op: kompromat.OpDraw}
	case kompromat.PhaseSmoke:
		return easySmoke(v)
	case kompromat.PhaseBefore:
		if m, ok := easyItem(v, rng); ok {
			return m
		}
		return kompromat.Move{Op: kompromat.OpPass}
	case kompromat.PhaseAfter:
		return easyAfter(v)
	case kompromat.PhaseDeclare:
		return easyDeclare(v)
	case kompromat.PhasePerfect:
		if v.Players[v.Viewer].Tokens >= easyReturns {
			return kompromat.Move{Op: kompromat.OpDiscard}
		}
		return kompromat.Move{Op: kompromat.OpHold}
	default:
		return v.Moves[0]
	}
}

// easyLikes is how much Easy likes a mission at first sight.
func easyLikes(m kompromat.Mission) int {
	switch m.Kind() {
	case kompromat.Code, kompromat.Document:
		return 4
	case kompromat.ItemCard:
		return 2
	default:
		return m.Points()
	}
}

func easyPlace(v *kompromat.View, rng *rand.Rand) kompromat.Move {
	moves := slices.Clone(v.Moves)
	slices.SortStableFunc(moves, func(a, b kompromat.Move) int {
		return easyLikes(v.Row[b.A].Mission) - easyLikes(v.Row[a.A].Mission)
	})
	if len(moves) > 1 && rng.Float64() < easySecondBest {
		return moves[1]
	}
	return moves[0]
}

// easyMore stops by mood: an ace and a good card look like enough, a low total never does.
func easyMore(v *kompromat.View, rng *rand.Rand) kompromat.Move {
	own := handOf(v, v.Viewer)
	total := own.at[v.Current].best()
	stop := easyStop + 2*rng.IntN(easyMoods)
	if v.Players[v.Viewer].Tokens >= easyNervous {
		stop -= easyCaution
	}
	if total < stop || total < easyNeverDraws && rng.Float64() < easyReckless {
		return kompromat.Move{Op: kompromat.OpDraw}
	}
	return kompromat.Move{Op: kompromat.OpStop}
}

// easyItem uses an item now and then, where it is not plainly wasted: papers with few tokens and the smoke screen over
// a good total wait.
func easyItem(v *kompromat.View, rng *rand.Rand) (kompromat.Move, bool) {
	own := handOf(v, v.Viewer)
	tokens := v.Players[v.Viewer].Tokens
	for _, m := range v.Moves {
		if m.Op != kompromat.OpUse {
			continue
		}
		switch kompromat.Item(m.A) {
		case kompromat.ForgedPapers:
			if tokens >= easyNervous && int(m.B) == min(tokens, kompromat.PapersLimit) {
				return m, true
			}
		case kompromat.SmokeScreen:
			if own.at[m.B].best() == bust {
				return m, true
			}
		default:
			if int(m.B) == max(v.Current, 0) && rng.Float64() < easyTriesItem {
				return m, true
			}
		}
	}
	return kompromat.Move{}, false
}

// easySmoke removes the card that leaves the best total.
func easySmoke(v *kompromat.View) kompromat.Move {
	own := handOf(v, v.Viewer)
	best := kompromat.Move{Op: kompromat.OpKeep}
	most := height(own.at[v.FocusMission].best())
	for _, m := range v.Moves {
		if m.Op != kompromat.OpRemove {
			continue
		}
		a := own.at[v.FocusMission]
		a.remove(v.Row[v.FocusMission].Attempts[v.Viewer].Cards[m.A].Card)
		if h := height(a.best()); h > most {
			best, most = m, h
		}
	}
	return best
}

// height ranks totals: a bust is the lowest.
func height(total int) int {
	if total > kompromat.Limit {
		return -1
	}
	return total
}

// easyAfter uses the pen where it makes 21 or turns the mission, and the papers before the ninth token.
func easyAfter(v *kompromat.View) kompromat.Move {
	place := &v.Row[v.Current]
	mine, theirs := &place.Attempts[v.Viewer], &place.Attempts[1-v.Viewer]
	rival := -1
	if theirs.Declared {
		rival = height(theirs.Total)
	}
	for _, m := range v.Moves {
		if m.Op != kompromat.OpUse {
			continue
		}
		switch kompromat.Item(m.A) {
		case kompromat.PoisonPen:
			now, changed := height(mine.Total), height(mine.Total+4*int(m.B)-2)
			if now <= rival && changed > rival {
				return m
			}
		case kompromat.ForgedPapers:
			if v.Players[v.Viewer].Tokens >= easyNervous && int(m.B) == kompromat.PapersLimit {
				return m
			}
		}
	}
	return kompromat.Move{Op: kompromat.OpPass}
}

// easyDeclare takes the best legal total; with eight tokens it would rather not win marks, where it can help it.
func easyDeclare(v *kompromat.View) kompromat.Move {
	own := handOf(v, v.Viewer)
	a := own.at[v.Current]
	ruin := v.Players[v.Viewer].Tokens+v.Row[v.Current].Counter.Marks() >= kompromat.TokenLimit
	best, most := v.Moves[0], -1
	for _, m := range v.Moves {
		total := height(a.low + int(m.A)*kompromat.WildExtra)
		if ruin && total >= 0 {
			total = kompromat.Limit - total
		}
		if total > most {
			best, most = m, total
		}
	}
	return best
}
