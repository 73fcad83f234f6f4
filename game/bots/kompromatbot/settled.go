package kompromatbot

import (
	"slices"

	"safehouse/game/bots"
	"safehouse/game/kompromat"
)

// Where a match is as good as won or lost, the chance to win tells nothing about a move, and whoever asks it alone
// plays at random. A level then plays on for points, and where those tell nothing either, as anyone would: it declares
// the best total, keeps its items and takes no risk for nothing.

// forPoints gives the options among which the match does not decide chances by the points that they bring: what they
// are played with together is shared out anew.
func (t *infoSet) forPoints(options []option) {
	tied := t.tied(options)
	if len(tied) < 2 {
		return
	}
	whole := 0.0
	for _, i := range tied {
		whole += options[i].Chance
	}
	u := t.onPoints()
	shared := u.weighed()
	shared = slices.DeleteFunc(shared, func(o option) bool {
		return !slices.ContainsFunc(tied, func(i int) bool { return options[i].Move == o.Move })
	})
	u.chances(shared)
	for _, i := range tied {
		for _, o := range shared {
			if o.Move == options[i].Move {
				options[i].Chance = whole * o.Chance
			}
		}
	}
}

// tied lists the options that are worth as much as the best in chance to win, where the match is as good as decided or
// nothing of it hangs on the decision in its last round.
func (t *infoSet) tied(options []option) (tied []int) {
	best, least := options[0].Value, options[0].Value
	for _, o := range options {
		best, least = max(best, o.Value), min(least, o.Value)
	}
	if best > settledWithin && best < 1-settledWithin && (t.after > 0 || best-least > settledWithin) {
		return nil
	}
	for i, o := range options {
		if o.Value >= best-settledWithin {
			tied = append(tied, i)
		}
	}
	return tied
}

// onPoints is the same infoSet, its worlds judged by points.
func (t *infoSet) onPoints() *infoSet {
	u, j := *t, *t.judge
	j.settled = true
	u.judge, u.temperature = &j, t.temperature*settledTemper
	u.worlds = slices.Clone(t.worlds)
	if !t.view.Revealing {
		for i := range u.worlds {
			u.weigh(&u.worlds[i].scene)
		}
	}
	return &u
}

// chances gives each option the chance with which it is played.
func (t *infoSet) chances(options []option) {
	if t.view.Phase == kompromat.PhaseMore && t.solves && t.mixed(options) {
		return
	}
	kept := t.sensible(options)
	sharp := make([]option, 0, len(options))
	for _, i := range kept {
		sharp = append(sharp, options[i])
	}
	bots.Sharpen(sharp, t.temperature*t.perPoint())
	for n, i := range kept {
		options[i].Chance = sharp[n].Chance
	}
}

// sensible lists the options that are left when those are dropped that are odder than another and gain nothing by it.
// How unsharply a level chooses does not make it declare a lower total than it has, or use up an item, for nothing.
func (t *infoSet) sensible(options []option) (kept []int) {
	odd := make([]int, len(options))
	for i, o := range options {
		odd[i] = t.odd(o.Move)
	}
	for i, o := range options {
		gains := gainsLittle
		if t.judge.settled {
			gains = sure
			if o.Move.Op == kompromat.OpUse {
				gains = itemGain * settledPoint
			}
		}
		pays := true
		for n, other := range options {
			pays = pays && (odd[n] >= odd[i] || o.Value > other.Value+gains)
		}
		if pays {
			kept = append(kept, i)
		}
	}
	return kept
}

// odd orders moves from what takes no thought to what needs a reason.
func (t *infoSet) odd(m kompromat.Move) int {
	switch m.Op {
	case kompromat.OpDeclare:
		// The best legal total, then lower ones, then the lowest of those that bust.
		total := t.view.DeclaredAs(int(m.A))
		if total > kompromat.Limit {
			return total
		}
		return kompromat.Limit - total - mostLow
	case kompromat.OpDraw, kompromat.OpStop:
		// While the match is open to win, drawing and stopping have reasons of their own.
		current := t.view.Current
		if !t.judge.settled || current < 0 || t.view.Phase != kompromat.PhaseMore {
			return 0
		}
		if draws := t.drawsOn(&t.worlds[0].scene, t.me, current); draws == (m.Op == kompromat.OpDraw) {
			return 0
		}
		return 1
	case kompromat.OpUse:
		if t.view.Phase == kompromat.PhaseMore && !t.judge.settled {
			return 0
		}
		return 2
	case kompromat.OpDiscard, kompromat.OpRemove:
		return 2
	default:
		return 0
	}
}

// judged is what a round's end is worth to the first seat: the chance to win, with a small share of points so that
// equal chances do not leave the choice to luck; where the match is settled, points alone.
func (j *judge) judged(both *[kompromat.Seats]account) float64 {
	if j.settled {
		return 0.5 + settledPoint*j.ahead(both)
	}
	return j.win(both) + pointShare*j.ahead(both)
}

// ahead is the first seat's lead in points without tokens, which nobody would bust for once the match is settled; who
// has nine is far behind.
func (j *judge) ahead(both *[kompromat.Seats]account) float64 {
	var points [kompromat.Seats]float64
	for seat := range both {
		a := &both[seat]
		points[seat] = j.points(a) - float64(a.tokens)
		if a.tokens >= kompromat.TokenLimit {
			points[seat] -= ninthCosts
		}
	}
	return points[0] - points[1]
}

// decided reports whether the match is as good as won or lost, whatever this round brings.
func (t *infoSet) decided() bool {
	worst, best := t.both, t.both
	for i := range t.row {
		if t.row[i] != 0 {
			worst[1-t.me].win(t.row[i])
			best[t.me].win(t.row[i])
		}
	}
	low, high := t.mine(t.win(&worst)), t.mine(t.win(&best))
	return high <= settledWithin || low >= 1-settledWithin
}
