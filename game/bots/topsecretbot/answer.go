package topsecretbot

import (
	"context"
	"math/rand/v2"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/topsecret"
)

// answer is Expert at three seats and more: it plays the options on for some turns in many worlds, against rivals who play
// as they were read, and rates them by how they end. With several rivals there is no mix that is safe from all of them, and
// none of them plays one; who knows how each of them plays wins more than who trusts none of it.
type answer struct {
	position
	dice *dice
	// beliefs are what is thought of the rivals' ways, likes how each way plays this turn.
	beliefs [game.MaxSeats]belief
	likes   [game.MaxSeats][ways]weights
}

// answered decides by answering rivals as they are remembered. Options that are as good as the best are played too.
func answered(ctx context.Context, v *topsecret.View, m *Memory, worlds int, d *dice) judgement {
	a := &answer{position: positionOf(v), dice: d}
	danger := a.threats()
	for seat := range a.seats {
		if seat == a.me {
			continue
		}
		a.beliefs[seat] = m.read(ctx, seat, d)
		if a.asked == askedCard {
			for w := range ways {
				a.likings(ctx, w, seat, &danger, d, &a.likes[seat][w])
			}
		}
	}
	options := make([]int, len(v.Moves))
	for i, m := range v.Moves {
		options[i] = optionOf(v, m)
	}
	var sums [kinds]int64
	done := 0
	for ; done < max(1, worlds) && (done == 0 || done%answerPatience != 0 || ctx.Err() == nil); done++ {
		a.world(options, &sums)
	}
	var values, chances [kinds]float64
	for _, o := range options {
		values[o] = float64(sums[o]) / float64(done) / certain
	}
	temper(options, &values, &chances, answerTemperature[a.seats])
	j := judgement{scale: bots.Wins, work: done, beliefs: a.beliefs}
	j.consider(v, &values, &chances)
	if a.asked == askedCard {
		for seat := range a.seats {
			if seat != a.me {
				j.expect(seat, a.expected(seat))
			}
		}
	}
	return j
}

// expected is what a rival is thought to play: what its ways play, each in its share of the worlds.
func (a *answer) expected(seat int) *[kinds]int64 {
	var all [kinds]int64
	for w := range ways {
		likes := &a.likes[seat][w]
		sum := int64(0)
		for _, n := range likes {
			sum += int64(n)
		}
		for k, n := range likes {
			all[k] += int64(n) * a.beliefs[seat][w] / sum
		}
	}
	return &all
}

// world adds up what each option brings in one world: with the same ways and cards of rivals, and the same luck.
func (a *answer) world(options []int, sums *[kinds]int64) {
	var as [game.MaxSeats]way
	t := a.open
	for seat := range a.seats {
		if seat == a.me {
			as[seat] = wayAhead
			continue
		}
		as[seat] = a.beliefs[seat].draw(a.dice)
		if a.asked == askedCard {
			t.picks[seat] = a.dice.draw(&a.likes[seat][as[seat]])
		}
	}
	high, low := a.dice.pcg.Uint64(), a.dice.pcg.Uint64()
	for _, o := range options {
		luck := dice{*rand.NewPCG(high, low)}
		sums[o] += int64(a.follow(o, t, &as, &luck))
	}
}

// follow plays one option on for some turns, or to the end, and gives the own chance to win then.
func (a *answer) follow(option int, t turn, as *[game.MaxSeats]way, d *dice) int32 {
	at := a.safes
	keep := a.begin(option, &at, &t, as, d)
	for horizon := max(0, at.turns-answerTurns); ; {
		for seat := range at.seats {
			if at.up[seat] != topsecret.NoKind && !keep[seat] {
				at.bank(seat)
			}
		}
		at.pass()
		if at.turns <= horizon {
			break
		}
		danger := at.threats()
		for seat := range at.seats {
			var likes weights
			at.fancies(as[seat], seat, &danger, &likes)
			t.picks[seat] = d.draw(&likes)
		}
		at.reveal(&t)
		keep = at.finish(&t, as, d)
	}
	var chances [game.MaxSeats]int32
	a.goal.chances(&at, &chances)
	return chances[a.me]
}

// begin makes the option and lets rivals do what they do in the same turn, up to who leaves a single card out.
func (a *answer) begin(option int, at *safes, t *turn, as *[game.MaxSeats]way, d *dice) (keep [game.MaxSeats]bool) {
	switch a.asked {
	case askedCard:
		t.picks[a.me] = topsecret.Kind(option)
		at.reveal(t)
	case askedLoot:
		t.steal(a.me, option-1)
	default:
		keep = at.keeping(as, d)
		keep[a.me] = option == optionLeave
		return keep
	}
	return at.finish(t, as, d)
}

// finish ends a turn whose cards are open, up to who leaves a single card out.
func (s *safes) finish(t *turn, as *[game.MaxSeats]way, d *dice) [game.MaxSeats]bool {
	for thief, any := s.next(t); any; thief, any = s.next(t) {
		if from, any := s.grip(as[thief], t, thief, d); any {
			t.steal(thief, from)
		}
	}
	s.settle(t)
	return s.keeping(as, d)
}

// keeping tells which seats leave their single cards out.
func (s *safes) keeping(as *[game.MaxSeats]way, d *dice) (keep [game.MaxSeats]bool) {
	if s.turns > 1 {
		for seat := range s.seats {
			keep[seat] = s.up[seat] != topsecret.NoKind && s.stays(as[seat], seat, d)
		}
	}
	return keep
}
