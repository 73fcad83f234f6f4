package topsecretbot

import (
	"context"

	"safehouse/game/topsecret"
)

// belief is what a seat thinks of how a rival plays: the chance of every way, in parts of certain.
type belief [ways]int64

// read gives what the seat thinks of a rival after all that it remembers: Bayes' rule over the ways that there are, each
// card judged by how likely a player of that way was to play it.
func (m *Memory) read(ctx context.Context, rival int, d *dice) belief {
	b := firstBelief
	for i := range m.turns {
		table := &m.turns[i].table
		k, held := m.turns[i].picks[rival], table.hands[rival].kinds()
		// Who had no choice shows nothing; nor does a seat in the middle of a turn that was joined late.
		if held < 2 || k == topsecret.NoKind || ctx.Err() != nil {
			continue
		}
		danger := table.threats()
		var likes [ways]weights
		table.manners(ctx, rival, &danger, d, &likes)
		sum := int64(0)
		for w := range ways {
			b[w] = b[w] * likelihood(&likes[w], held, k) / certain
			sum += b[w]
		}
		for w := range b {
			b[w] = max(beliefLeast, b[w]*certain/sum)
		}
	}
	return b
}

// likelihood is the chance, in parts of certain, that a seat of those likings plays a card. Nobody keeps to one way
// always: now and then any of the kinds that are held is played.
func likelihood(likes *weights, held int, k topsecret.Kind) int64 {
	sum := int64(0)
	for _, n := range likes {
		sum += int64(n)
	}
	return int64(likes[k])*certain/sum*(100-beliefDoubt)/100 + certain*beliefDoubt/100/int64(held)
}

// draw draws a way by its chance.
func (b *belief) draw(d *dice) way {
	sum := int64(0)
	for _, n := range b {
		sum += n
	}
	// Whatever was read, everybody is taken for an equal in some of the worlds.
	if d.below(100) < equalsAtLeast {
		return wayEqual
	}
	at := int64(d.below(int(sum)))
	for w, n := range b {
		if at -= n; at < 0 {
			return way(w)
		}
	}
	return wayHabit
}

// kinds is the number of different kinds in a hand.
func (c cards) kinds() (n int) {
	for k := topsecret.Document1; k <= topsecret.Assassin; k++ {
		if c.has(k) {
			n++
		}
	}
	return n
}
