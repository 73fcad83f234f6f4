package topsecretbot

import (
	"context"
	"math/rand/v2"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/search"
	"safehouse/game/search/regret"
	"safehouse/game/topsecret"
)

// answer is Expert at three seats and more: it matches its regrets over many worlds. In each of them every rival plays
// as it was read, or is an equal, who matches regrets of its own against everybody; all options of the seat are then
// played on for some turns, with the same luck. What is played in the end is the mean of what was played in the worlds,
// which is good against rivals who were read rightly, and not far from safe from equals (a restricted Nash response:
// Johanson, Zinkevich and Bowling 2007; Hart and Mas-Colell 2000 for the learners).
type answer struct {
	position
	dice *search.Dice
	// beliefs are what is thought of the rivals' ways, likes how each way plays this turn.
	beliefs [game.MaxSeats]belief
	likes   [game.MaxSeats][styles]weights
	// learners are how the own seat decides, and how each rival does where it is an equal.
	learners [game.MaxSeats]regret.Learner
	// played is what they played, later worlds counting more; sums is what each own option brought, brought what in each
	// world.
	played  [game.MaxSeats]regret.Played
	sums    [kinds]int64
	brought []weights
}

// answered decides by answering rivals as they are remembered.
func answered(ctx context.Context, v *topsecret.View, m *Memory, worlds int, d *search.Dice) judgement {
	a := &answer{position: positionOf(v), dice: d}
	a.meet(ctx, m, worlds)
	options := optionsOf(v)
	for _, o := range options {
		a.learners[a.me].Allow(o, searchPrior)
	}
	if a.fits() && worlds >= solveLeast && ctx.Err() == nil {
		values, chances, ends := a.solved()
		return a.judged(v, &values, &chances, ends)
	}
	done := 0
	for ; done < max(1, worlds) && (done == 0 || done%answerPatience != 0 || ctx.Err() == nil); done++ {
		a.world(done + 1)
	}
	var values, chances [kinds]float64
	for _, o := range options {
		values[o] = float64(a.sums[o]) / float64(done) / certain
	}
	temper(options, &values, &chances, answerTemperature[a.seats])
	own := asPlayed(&a.played[a.me], nil)
	for _, o := range options {
		chances[o] = float64(chances[o]*answerLoose) + float64(float64(own[o])/regret.One*(1-answerLoose))
	}
	for seat := range a.seats {
		a.likes[seat][styleEqual] = asPlayed(&a.played[seat], &a.likes[seat][styleEqual])
	}
	j := a.judged(v, &values, &chances, done)
	j.apart = a.apart
	return j
}

// apart is the standard error of the difference between what two options brought in the same worlds.
func (a *answer) apart(one, other int) float64 {
	var brought [2][]float64
	for i := range a.brought {
		brought[0] = append(brought[0], float64(a.brought[i][one])/certain)
		brought[1] = append(brought[1], float64(a.brought[i][other])/certain)
	}
	return search.Apart(brought[0], brought[1])
}

// meet reads the rivals, and works out how each of them plays this turn.
func (a *answer) meet(ctx context.Context, m *Memory, worlds int) {
	a.beliefs = m.read(ctx, a.rivals(), worlds, a.dice)
	if a.asked != askedCard {
		return
	}
	a.likes = a.policies(ctx, a.rivals(), worlds, trialGames, a.dice)
	for seat := range a.seats {
		for k, n := range a.likes[seat][styleEqual] {
			a.learners[seat].Allow(k, int64(n/answerPrior)*searchPrior)
		}
	}
}

// asPlayed are likings as a seat has played, without what was played only before it was known to be bad; those of
// before where it has not played.
func asPlayed(played *regret.Played, before *weights) weights {
	if kept := played.Prune(answerHardly); kept == 0 {
		return *before
	}
	return played.Shares()
}

// judged is what is thought of the options, and of what rivals play.
func (a *answer) judged(v *topsecret.View, values, chances *[kinds]float64, work int) judgement {
	j := judgement{scale: bots.Wins, work: work, beliefs: a.beliefs}
	j.consider(v, values, chances)
	j.foretell(&a.position, a.expected)
	return j
}

// expected is what a rival is thought to play: what its ways play, each in its share of the worlds.
func (a *answer) expected(seat int) (all [kinds]int64) {
	for w := range styles {
		likes := &a.likes[seat][w]
		sum := search.Sum(likes[:])
		share := a.beliefs[seat][w] * (100 - equalsAtLeast) / 100
		if w == styleEqual {
			share += certain * equalsAtLeast / 100
		}
		for k, n := range likes {
			all[k] += int64(n) * share / sum
		}
	}
	return all
}

// world tries every option in one world, with the same ways and cards of rivals and the same luck, and learns from it.
func (a *answer) world(n int) {
	var as [game.MaxSeats]style
	t := a.open
	var equals game.Seats
	var mixes [game.MaxSeats]weights
	for seat := range a.seats {
		if seat == a.me {
			as[seat] = styleAhead
			continue
		}
		as[seat] = a.beliefs[seat].draw(a.dice)
		switch {
		case a.asked != askedCard:
		case as[seat] == styleEqual:
			a.learners[seat].Mix(&mixes[seat])
			t.picks[seat] = draw(&mixes[seat], a.dice)
			equals = equals.With(game.Seat(seat))
		default:
			t.picks[seat] = draw(&a.likes[seat][as[seat]], a.dice)
		}
	}
	luck := [2]uint64{a.dice.Uint64(), a.dice.Uint64()}
	own := a.try(a.me, t, &as, luck)
	a.learners[a.me].Mix(&mixes[a.me])
	a.brought = append(a.brought, own)
	for o := 1; o < kinds; o++ {
		a.sums[o] += int64(own[o])
	}
	for seat := range a.seats {
		a.played[seat].Add(&mixes[seat], n)
	}
	a.learners[a.me].Match(&own, &mixes[a.me])
	if equals == 0 {
		return
	}
	t.picks[a.me] = draw(&mixes[a.me], a.dice)
	// One of the equals learns in a world: that costs no more than the own learning.
	for skip := a.dice.Below(equals.Len()); skip > 0; skip-- {
		equals = equals.Without(equals.First())
	}
	learns := int(equals.First())
	brought := a.try(learns, t, &as, luck)
	a.learners[learns].Match(&brought, &mixes[learns])
}

// try gives what each option of a seat brings it in a world.
func (a *answer) try(seat int, t turn, as *[game.MaxSeats]style, luck [2]uint64) (brought weights) {
	l := &a.learners[seat]
	for o := 1; o < kinds; o++ {
		if l.Has(o) {
			d := search.Dice{PCG: *rand.NewPCG(luck[0], luck[1])}
			brought[o] = a.follow(seat, o, t, as, &d)
		}
	}
	return brought
}

// follow plays one option on for some turns, or to the end, and gives the seat's chance to win then.
func (a *answer) follow(seat, option int, t turn, as *[game.MaxSeats]style, d *search.Dice) int32 {
	at := a.safes
	keep := a.begin(seat, option, &at, &t, as, d)
	for horizon := max(0, at.turns-answerTurns); ; {
		at.end(keep)
		if at.turns <= horizon {
			break
		}
		danger := at.threats()
		for seat := range at.seats {
			var likes weights
			at.policy(as[seat], seat, &danger, &likes)
			t.picks[seat] = draw(&likes, d)
		}
		at.reveal(&t)
		keep = at.finish(&t, as, d)
	}
	var chances [game.MaxSeats]int32
	a.goal.chances(&at, &chances)
	return chances[seat]
}

// begin makes the option and lets rivals do what they do in the same turn, up to who leaves a single card out.
func (a *answer) begin(seat, option int, at *safes, t *turn, as *[game.MaxSeats]style,
	d *search.Dice) (keep game.Seats) {
	switch a.asked {
	case askedCard:
		t.picks[seat] = topsecret.Kind(option)
		at.reveal(t)
	case askedLoot:
		t.steal(a.me, option-1)
	default:
		keep = at.keeping(as, d).Without(game.Seat(a.me))
		if option == optionLeave {
			keep = keep.With(game.Seat(a.me))
		}
		return keep
	}
	return at.finish(t, as, d)
}

// finish ends a turn whose cards are open, up to who leaves a single card out.
func (s *safes) finish(t *turn, as *[game.MaxSeats]style, d *search.Dice) game.Seats {
	for thief, any := s.next(t); any; thief, any = s.next(t) {
		if from, any := s.grip(as[thief], t, thief); any {
			t.steal(thief, from)
		}
	}
	s.settle(t)
	return s.keeping(as, d)
}

// keeping tells which seats leave their single cards out.
func (s *safes) keeping(as *[game.MaxSeats]style, d *search.Dice) (keep game.Seats) {
	if s.turns <= 1 {
		return 0
	}
	var ahead game.Seats
	for seat := range s.seats {
		switch w := as[seat]; {
		case s.up[seat] == topsecret.NoKind:
		case s.up[seat].Document() && (w == styleAhead || w == styleEqual):
			ahead = ahead.With(game.Seat(seat))
		case s.stays(w, seat, d):
			keep = keep.With(game.Seat(seat))
		}
	}
	return keep | s.promises(ahead)
}
