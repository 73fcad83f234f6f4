package kompromatbot

import (
	"math/bits"
	"slices"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/bots/kompromatbot/duel"
	"safehouse/game/kompromat"
)

// mixed gives drawing and stopping the chances that solving the mission as a duel gives, where the worlds prefer one of
// them to any item: over a single mission the equilibrium mixes, and whoever always does what imagined play likes best
// can be read. It is false, and changes nothing, where the duel does not know the position.
func (t *infoSet) mixed(options []option) bool {
	draw, stop, best := -1, -1, 0
	for i, o := range options {
		switch o.Move.Op {
		case kompromat.OpDraw:
			draw = i
		case kompromat.OpStop:
			stop = i
		}
		if o.Value > options[best].Value+sure {
			best = i
		}
	}
	if draw < 0 || stop < 0 || best != draw && best != stop {
		return false
	}
	spot, ok := t.solved()
	if !ok {
		return false
	}
	for i := range options {
		options[i].Chance = 0
	}
	options[draw].Chance, options[stop].Chance = spot.Hit, 1-spot.Hit
	return true
}

// solved is the open attempt as a spot of the duel over its mission, solved for this very position: the worths of its
// ends and the decks that the rival may have come from the worlds. It is false where cards were removed or seen, which
// the duel does not know.
func (t *infoSet) solved() (duel.Spot, bool) {
	i, w := t.view.Current, &t.worlds[0]
	mine, theirs := &t.view.Row[i].Attempts[t.me], &t.view.Row[i].Attempts[1-t.me]
	if !sealed(mine) || !sealed(theirs) || w.hands[t.me].tops > 0 {
		return duel.Spot{}, false
	}
	own, cards := t.unknown(w), w.laid[t.me][i][:mine.Count]
	for _, c := range cards[1:] {
		own |= 1 << c
	}
	m := &duel.Mission{Worth: t.worths(i), Toll: [2]float64{t.toll(t.me, i), t.toll(1-t.me, i)}}
	var sampled []uint16
	for n := range t.worlds[:min(len(t.worlds), solvedWorlds)] {
		w := &t.worlds[n]
		deck := w.hands[1-t.me].deck
		for slot := 1; slot < theirs.Count; slot++ {
			deck |= 1 << w.laid[1-t.me][i][slot]
		}
		sampled = append(sampled, deck)
	}
	if theirs.Count == 0 {
		m.Up = cards[0]
		m.First, m.Second = []duel.Possible{{Cards: own, Weight: 1}}, duel.Gather(0, sampled, solvedDecks)
		spot := duel.Solve(m, duel.Enough).First(0, cards[1:])
		return spot, spot.Open
	}
	m.Up = theirs.Cards[0].Card
	m.Worth, m.Toll[0], m.Toll[1] = m.Worth.Turned(), m.Toll[1], m.Toll[0]
	m.First, m.Second = duel.Gather(0, sampled, solvedDecks), []duel.Possible{{Cards: own | 1<<cards[0], Weight: 1}}
	spot := duel.Solve(m, duel.Enough).Second(0, cards, theirs.Count)
	return spot, spot.Open
}

// unknown are the cards that the seat may draw, as far as it knows: its deck, and with it what it laid earlier and may
// no longer look at. Whoever does not know which of them still come draws as from all of them.
func (t *infoSet) unknown(w *world) uint16 {
	deck := w.hands[t.me].deck
	if !t.forgets {
		return deck
	}
	for i := range t.view.Row {
		a := &t.view.Row[i].Attempts[t.me]
		for slot := range a.Count {
			if a.Cards[slot].Know == kompromat.Remembered {
				deck |= 1 << w.laid[t.me][i][slot]
			}
		}
	}
	return deck
}

// sealed reports whether no card was taken out of an attempt and nobody but its owner saw what lies face down.
func sealed(a *kompromat.Attempt) bool {
	for slot := 1; slot < a.Count; slot++ {
		if a.Cards[slot].Seen {
			return false
		}
	}
	return a.RemovedAt == [kompromat.DeckSize]uint8{}
}

// toll is what a card is worth to a seat for its other missions, in chance to win.
func (t *infoSet) toll(seat game.Seat, mission int) float64 {
	sum, n := 0.0, min(len(t.worlds), solvedWorlds)
	for i := range n {
		sum += t.cardPrice(&t.worlds[i].scene, seat, mission)
	}
	return sum / float64(n)
}

// standing makes attempts of each standing; the higher of two takes the mission.
func standing(s duel.Standing, higher uint8) attempt {
	switch s {
	case duel.Absent:
		return attempt{}
	case duel.Busted:
		return attempt{up: 1, fixed: true, total: bust}
	case duel.Perfect:
		return attempt{up: 1, fixed: true, total: kompromat.Limit, count: higher}
	default:
		return attempt{up: 1, fixed: true, total: usualTotal + higher}
	}
}

// worths are what the ends of a mission are worth to the seat, in chances to win the match, the rest of the round
// played on in the worlds.
func (t *infoSet) worths(mission int) *duel.Worth {
	var worth duel.Worth
	n := min(len(t.worlds), solvedWorlds)
	for i := range n {
		w := t.worlds[i]
		accounts := w.accounts
		t.pass(&w.scene, t.me, &dice{w.roll})
		for mine := duel.Busted; mine <= duel.Perfect; mine++ {
			for theirs := duel.Absent; theirs <= duel.Perfect; theirs++ {
				for higher := range uint8(3) {
					if higher != 1 && (mine != theirs || mine < duel.Stands) {
						continue
					}
					s := scene{hands: w.hands, accounts: accounts}
					a, b := &s.hands[t.me].at[mission], &s.hands[1-t.me].at[mission]
					*a, *b = standing(mine, higher), standing(theirs, 1)
					taker := duel.Nobody
					if a.beats(b) {
						taker = duel.Me
					} else if b.beats(a) {
						taker = duel.Rival
					}
					worth[mine][theirs][taker] += (t.mine(t.resolve(&s, 0)) - 0.5) / float64(n)
				}
			}
		}
	}
	return &worth
}

// cardPrice is what a card of a seat's deck is worth for its missions still to try beside that one, in the mean of its
// cards.
func (t *table) cardPrice(s *scene, seat game.Seat, mission int) float64 {
	h := &s.hands[seat]
	others, weight := s.elsewhere(seat, mission)
	if others == 0 || h.deck == 0 {
		return 0
	}
	left, rest := 0.0, &t.rest[others]
	for cards := h.deck; cards != 0; cards &= cards - 1 {
		left += float64(rest[h.deck&^(cards&-cards)])
	}
	return weight * (float64(rest[h.deck]) - left/float64(bits.OnesCount16(h.deck)))
}

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
