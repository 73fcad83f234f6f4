package topsecretbot

import (
	"context"
	"math/bits"
	"slices"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/search"
	"safehouse/game/search/regret"
	"safehouse/game/topsecret"
)

// Memory is what a seat remembers of the turns before: the table that all decided at, and what each of them played. It
// holds nothing that was not turned up before everybody. The zero Memory remembers nothing.
type Memory struct {
	// table is that of the turn that began last.
	table safes
	turns []played
}

// played is one turn that was played.
type played struct {
	table safes
	picks [game.MaxSeats]topsecret.Kind
}

// Hear takes in what the seat was told of one move, and its view after it; moves are heard in their order. Moves that
// were made before the first turn that is heard of tell nothing.
func (m *Memory) Hear(events []topsecret.Event, after *topsecret.View) {
	var picks [game.MaxSeats]topsecret.Kind
	turned, began := false, false
	for _, e := range events {
		switch e.Kind {
		case topsecret.CardTurned:
			picks[e.Seat], turned = e.Card.Kind(), true
		case topsecret.TurnBegan:
			began = true
		}
	}
	if turned && m.table.seats > 0 {
		m.turns = append(m.turns, played{m.table, picks})
		if len(m.turns) > memoryTurns {
			m.turns = slices.Delete(m.turns, 0, 1)
		}
	}
	if began {
		m.table, _ = look(after)
	}
}

// Remembers reports whether a player at a table of that many seats makes anything of the turns before.
func Remembers(p bots.Player, seats int) bool { return p.Is(game.Expert) && seats > topsecret.MinSeats }

// belief is what a seat thinks of how a rival plays: the chance of every way, in parts of certain.
type belief [styles]int64

// read gives what the seat thinks of its rivals after all that it remembers. Each way is judged by how likely a player
// of it was to play what was played, found in so many worlds and trial games at most.
func (m *Memory) read(ctx context.Context, rivals game.Seats, work int, d *search.Dice) [game.MaxSeats]belief {
	shown := [game.MaxSeats]belief{}
	for rival := range shown {
		for w := range styles {
			shown[rival][w] = certain / int64(styles)
		}
	}
	for i := range m.turns {
		table, picks := &m.turns[i].table, &m.turns[i].picks
		var chose game.Seats
		for left := rivals; left != 0; left = left.Without(left.First()) {
			// Who had no choice shows nothing; nor does a seat in the middle of a turn that was joined late.
			if seat := left.First(); table.hands[seat].kinds() > 1 && picks[seat] != topsecret.NoKind {
				chose = chose.With(seat)
			}
		}
		if chose == 0 || ctx.Err() != nil {
			continue
		}
		for likes := table.policies(ctx, chose, work, trialGamesBefore, d); chose != 0; chose = chose.Without(chose.First()) {
			seat := chose.First()
			shown[seat].learn(&likes[seat], table.hands[seat].kinds(), picks[seat])
		}
	}
	return together(&shown, rivals)
}

// learn takes in a card that was played, by Bayes' rule.
func (b *belief) learn(likes *[styles]weights, held int, k topsecret.Kind) {
	sum := int64(0)
	for w := range styles {
		b[w] = b[w] * likelihood(&likes[w], held, k) / certain
		sum += b[w]
	}
	for w := range b {
		b[w] = max(beliefLeast, b[w]*certain/sum)
	}
}

// together turns what each rival has shown, by which of equally likely ways it would play so, into what is thought of
// them. Who sits at one table often plays alike: there is a way of the table, which every rival has with a certain
// chance, and otherwise a way of its own. So what one of them plays tells of the others as well.
func together(shown *[game.MaxSeats]belief, rivals game.Seats) (all [game.MaxSeats]belief) {
	const alike = float64(beliefAlike) / 100
	// fits is how well what a rival has shown fits each way of the table, whether or not it is the rival's own.
	var fits [game.MaxSeats][styles]float64
	var table [styles]float64
	for w, n := range firstBelief {
		table[w] = float64(n)
	}
	sum := 0.0
	for left := rivals; left != 0; left = left.Without(left.First()) {
		seat := left.First()
		any := int64(0)
		for w, n := range firstBelief {
			any += n * shown[seat][w]
		}
		sum = 0
		for w := range styles {
			fits[seat][w] = float64(alike*float64(shown[seat][w])) + float64((1-alike)*float64(any/certain))
			table[w] = float64(table[w] * fits[seat][w] / certain)
			sum += table[w]
		}
	}
	for left := rivals; left != 0; left = left.Without(left.First()) {
		seat := left.First()
		own := 0.0
		var b [styles]float64
		for w, chance := range table {
			part := chance / sum / fits[seat][w]
			b[w] = float64(part * alike)
			own += float64(part * (1 - alike))
		}
		for w := range b {
			b[w] += float64(own * float64(firstBelief[w]) / certain)
			all[seat][w] = max(beliefLeast, int64(b[w]*float64(shown[seat][w])*certain))
		}
	}
	return all
}

// likelihood is the chance, in parts of certain, that a seat of those likings plays a card. Nobody keeps to one way
// always: now and then any of the kinds that are held is played.
func likelihood(likes *weights, held int, k topsecret.Kind) int64 {
	sum := search.Sum(likes[:])
	return int64(likes[k])*certain/sum*(100-beliefDoubt)/100 + certain*beliefDoubt/100/int64(held)
}

// draw draws a way by its chance.
func (b *belief) draw(d *search.Dice) style {
	sum := search.Sum(b[:])
	// Whatever was read, everybody is taken for an equal in some of the worlds.
	if d.Below(100) < equalsAtLeast {
		return styleEqual
	}
	at := int64(d.Below(int(sum)))
	for w, n := range b {
		if at -= n; at < 0 {
			return style(w)
		}
	}
	return styleHabit
}

// kinds is the number of different kinds in a hand.
func (c cards) kinds() int { return bits.OnesCount32(c.set()) }

// weights are how much each kind is liked, none of them negative.
type weights = regret.Chances

// draw draws a kind with a chance in proportion to its weight.
func draw(w *weights, d *search.Dice) topsecret.Kind {
	k, _ := d.Pick(w[:])
	return topsecret.Kind(k)
}

// threat is what all seats have lying in the open, in habits' units: the reason to play an assassin.
type threat struct {
	of  [game.MaxSeats]int32
	all int32
}

// threats rates each waiting document by its rank and by whether it can become a pair.
func (s *safes) threats() threat {
	var t threat
	for seat := range s.seats {
		k := s.up[seat]
		if !k.Document() {
			continue
		}
		t.of[seat] = habitLoneThreat
		if s.hands[seat].has(k) || s.hands[seat].has(topsecret.Agent) {
			t.of[seat] = habitPairThreat + int32(k.Rank())
		}
		t.all += t.of[seat]
	}
	return t
}

// habits gives how much a sensible player likes to play each kind now. It is the model that Medium has of its rivals,
// and how Expert plays thought games on where it knows nothing better.
func (s *safes) habits(seat int, t *threat, w *weights) {
	hand, up := s.hands[seat], s.up[seat]
	rivals := t.all - t.of[seat]
	guard := hand.has(topsecret.Agent)
	for k := topsecret.Document1; k <= topsecret.Document5; k++ {
		n := hand.count(k)
		rank := int32(k.Rank())
		switch {
		case n == 0:
			w[k] = 0
		case up == k:
			w[k] = habitPair
		case up == topsecret.Agent:
			w[k] = habitOnAgent + rank
		case up != topsecret.NoKind:
			w[k] = habitSpoil
		case n == 2 || guard:
			w[k] = habitStart
		default:
			w[k] = habitSingle
		}
	}
	w[topsecret.Agent], w[topsecret.Mole], w[topsecret.Assassin] = 0, 0, 0
	if guard {
		switch {
		case up.Document() && hand.has(up):
			w[topsecret.Agent] = habitGuardBeforePartner
		case up.Document():
			w[topsecret.Agent] = habitGuard + int32(up.Rank())
		default:
			w[topsecret.Agent] = habitAgentFirst[s.seats]
		}
	}
	if n := int32(hand.count(topsecret.Mole)); n > 0 {
		w[topsecret.Mole] = n * (habitMole[s.seats] + rivals*habitAlarm[s.seats]/100/habitMoleHope)
	}
	if n := int32(hand.count(topsecret.Assassin)); n > 0 {
		if up.Document() {
			w[topsecret.Assassin] = habitOwnGoal
		} else {
			w[topsecret.Assassin] = n * (habitAssassin + rivals*habitAlarm[s.seats]/100)
		}
	}
}

// keeps reports whether a player of habit leaves its single card out.
func (s *safes) keeps(seat int, d *search.Dice) bool {
	k := s.up[seat]
	switch {
	case k == topsecret.Agent:
		return true
	case s.hands[seat].has(k):
		return d.Below(100) < habitLeavesPartner
	case s.hands[seat].has(topsecret.Agent):
		return d.Below(100) < habitLeavesAgent
	default:
		return false
	}
}

// choice is the seat that a thief of habit takes from: the one where its own gain and the other's loss are most.
func (s *safes) choice(t *turn, thief int) (from int, any bool) {
	most := int32(-1 << 30)
	for seat := range s.seats {
		if t.loot(thief, seat) {
			if gain := s.swing(t, thief, seat); gain > most {
				from, most, any = seat, gain, true
			}
		}
	}
	return from, any
}

// swing is what a theft moves, in points as a player of habit sees them.
func (s *safes) swing(t *turn, thief, from int) int32 {
	k, own, theirs := t.fresh[from], s.up[thief], s.up[from]
	gain := s.worth[k]
	switch {
	case own != topsecret.NoKind:
		gain = s.pairOf(own, k) - s.worth[own]
		if own != k && own.Document() && k.Document() && s.hands[thief].has(own) {
			// The pair that was waited for is lost.
			gain -= 2 * s.worth[own]
		}
	case k == topsecret.Agent:
		gain = s.worth[topsecret.Document4]
	case s.hands[thief].has(k):
		gain *= 2
	}
	loss := s.worth[k]
	if theirs != topsecret.NoKind {
		loss = s.pairOf(theirs, k) - s.worth[theirs]
	}
	return gain + loss
}

// rob lets all moles take what habit takes.
func (s *safes) rob(t *turn) {
	for thief, any := s.next(t); any; thief, any = s.next(t) {
		if from, any := s.choice(t, thief); any {
			t.steal(thief, from)
		}
	}
}
