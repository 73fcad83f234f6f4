package topsecretbot

import (
	"context"
	"math"
	"sync"

	"safehouse/game"
	"safehouse/game/bots"
	"safehouse/game/search"
	"safehouse/game/search/regret"
	"safehouse/game/topsecret"
)

// pool keeps samplers by their situations.
type pool struct {
	index search.Index
	all   []regret.Sampler
	room  int
}

// idle are pools that were used: they are megabytes large, and a decision takes milliseconds.
var idle = sync.Pool{New: func() any { return new(pool) }}

// poolOf is an empty pool for that many samplers. Whoever has it gives it back to the idle ones.
func poolOf(room int) *pool {
	p := idle.Get().(*pool)
	if cap(p.all) < room {
		p.all = make([]regret.Sampler, 0, room)
	}
	p.all, p.room = p.all[:0], room
	p.index.Reset(room)
	return p
}

// find gives the sampler of a situation, made where there is none as long as there is room; else -1.
func (p *pool) find(situation uint64) (at int32, known bool) {
	at, known = p.index.Number(situation, p.room)
	if at >= 0 && !known {
		p.all = append(p.all, regret.Sampler{})
	}
	return at, known
}

// The classes of what rivals do, as samplers tell them apart: nothing that matters, a mole, an assassin.
const (
	classMole = 1
	classBomb = 2
)

// step is one decision that a sampler took in a playout.
type step struct {
	regret.Step
	at   int32
	seat int8
}

// treeSearch is Expert at two seats until the game is solved: simultaneous-move search by thought games. In each of
// them every seat plays from a learner of its own for each situation that it has met before, and by habit from there
// on; what the game brought teaches the learners that it passed. What is played in the end is the mean of all that the
// learner at the root played, since that, and not what it did last or most often, is safe from being read (Lisý,
// Lanctot and Bowling 2015; Hart and Mas-Colell 2000 for the learners).
type treeSearch struct {
	position
	dice  *search.Dice
	pool  *pool
	trail []step
	// knows tells for each seat that it still meets situations that it knows, in the game being thought.
	knows [game.MaxSeats]bool
	// played is what each seat played at the root, later games counting more.
	played [game.MaxSeats]regret.Played
	// brought is what the own options at the root brought by the learner's guesses, weighed in the same way, and weight
	// the sum of those weights.
	brought [kinds]float64
	weight  float64
	// model is what rivals of Medium's kind play now; empty where a card is not what is asked.
	model [game.MaxSeats]weights
}

// searched decides by search.
func searched(ctx context.Context, v *topsecret.View, games int, d *search.Dice) judgement {
	p := positionOf(v)
	s := &treeSearch{position: p, dice: d, pool: poolOf(min(max(1, games)*p.seats, searchRoom))}
	defer idle.Put(s.pool)
	s.trail = make([]step, 0, 2*s.seats*s.turns)
	// The last turns of two are played for an equilibrium, which needs no trust.
	if s.asked == askedCard && s.turns > searchWhole {
		s.read(ctx)
	}
	done := 0
	for ; done < max(1, games) && (done%searchPatience != 0 || ctx.Err() == nil); done++ {
		s.iterate(done + 1)
	}
	return s.judged(v, done)
}

// expected is what a rival is thought to play: by its learner, and as it was read, in the shares of the thought games.
func (s *treeSearch) expected(seat int) (all [kinds]int64) {
	sum, trust := search.Sum(s.played[seat][:]), int64(searchTrust)
	for o, n := range s.played[seat] {
		all[o] = int64(s.model[seat][o]) * trust
		if sum > 0 {
			all[o] += n * regret.One / sum * (100 - trust)
		}
	}
	return all
}

// read works out how the rival plays if it looks one turn ahead. In a share of the thought games it begins with that:
// the answer is good against such a rival, and not far from safe against others (a restricted Nash response: Johanson,
// Zinkevich and Bowling 2007).
func (s *treeSearch) read(ctx context.Context) {
	rival := 1 - s.me
	options, values := s.foresight(ctx, rival, searchReading, s.dice)
	s.model[rival] = s.tempered(options, &values, 1)
}

// judged is the mean of what was played at the root; what was hardly played was played by curiosity only.
func (s *treeSearch) judged(v *topsecret.View, done int) judgement {
	own := &s.played[s.me]
	kept := own.Prune(searchHardly)
	var values, chances [kinds]float64
	j := judgement{scale: bots.Wins, work: done, apart: func(one, other int) float64 {
		// Each option has games of its own, which end in 0 or 1 at most.
		a, b := values[one], values[other]
		return math.Sqrt((float64(a*(1-a)) + float64(b*(1-b))) / float64(done))
	}}
	for _, m := range v.Moves {
		o := optionOf(v, m)
		chances[o] = 1 / float64(len(v.Moves))
		if kept > 0 {
			chances[o] = float64(own[o]) / float64(kept)
		}
		if s.weight > 0 {
			values[o] = max(0, min(1, s.brought[o]/s.weight/certain))
		}
	}
	j.consider(v, &values, &chances)
	j.foretell(&s.position, s.expected)
	return j
}

// iterate plays one game some turns on, or to its end, and learns from it; later games count more at the root.
func (s *treeSearch) iterate(n int) {
	at, t := s.safes, s.open
	s.trail = s.trail[:0]
	for seat := range s.seats {
		s.knows[seat] = true
	}
	horizon := max(0, s.turns-searchTurns)
	if s.turns <= searchWhole {
		horizon = 0
	}
	for stage := s.asked; at.turns > horizon; stage = askedCard {
		if stage == askedCard {
			s.choose(&at, &t)
			at.reveal(&t)
		}
		if stage == askedLoot {
			s.take(&at, &t)
		}
		if stage != askedBank {
			at.rob(&t)
			at.settle(&t)
		}
		if at.turns > 1 {
			s.store(&at)
		}
		at.pass()
	}
	var values [game.MaxSeats]int32
	s.goal.chances(&at, &values)
	var began game.Seats
	var guess regret.Chances
	for i := range s.trail {
		st := &s.trail[i]
		seat := int(st.seat)
		s.pool.all[st.at].Learn(&st.Step, values[seat], &guess)
		if began.Has(game.Seat(seat)) {
			continue
		}
		began = began.With(game.Seat(seat))
		s.played[seat].Add(&st.Played, n)
		if seat == s.me {
			s.weight += float64(n)
			for o, g := range guess {
				s.brought[o] += float64(g) * float64(n)
			}
		}
	}
}

// choose has every seat play a card.
func (s *treeSearch) choose(at *safes, t *turn) {
	danger := at.threats()
	from := len(s.trail)
	moles, bombs := 0, 0
	root := at.turns == s.turns && s.model != [game.MaxSeats]weights{}
	for seat := range s.seats {
		var k topsecret.Kind
		if root && seat != s.me && s.dice.Below(100) < searchTrust {
			k = draw(&s.model[seat], s.dice)
		} else {
			k = s.card(at, seat, &danger)
		}
		t.picks[seat] = k
		switch k {
		case topsecret.Mole:
			moles++
		case topsecret.Assassin:
			bombs++
		}
	}
	for i := from; i < len(s.trail); i++ {
		st := &s.trail[i]
		m, b := moles, bombs
		switch topsecret.Kind(st.Option) {
		case topsecret.Mole:
			m--
		case topsecret.Assassin:
			b--
		}
		switch {
		case b > 0:
			st.Class = classBomb
		case m > 0:
			st.Class = classMole
		}
	}
}

// card has one seat choose its card.
func (s *treeSearch) card(at *safes, seat int, danger *threat) topsecret.Kind {
	var w weights
	if s.knows[seat] {
		l, known, met := s.meet(at, seat, askedCard)
		if met {
			if !known {
				at.habits(seat, danger, &w)
				for o := 1; o < kinds; o++ {
					s.pool.all[l].Allow(o, int64(w[o])*searchPrior)
				}
			}
			return topsecret.Kind(s.decide(l, seat))
		}
	}
	at.habits(seat, danger, &w)
	return draw(&w, s.dice)
}

// store has every seat with a single card bank or leave it.
func (s *treeSearch) store(at *safes) {
	before := *at
	for seat := range s.seats {
		if before.up[seat] == topsecret.NoKind {
			continue
		}
		if s.knows[seat] && before.up[seat] != topsecret.Agent {
			l, known, met := s.meet(&before, seat, askedBank)
			if met {
				if !known {
					s.pool.all[l].Allow(optionBank, searchPrior)
					s.pool.all[l].Allow(optionLeave, searchPrior)
				}
				if s.decide(l, seat) == optionBank {
					at.bank(seat)
				}
				continue
			}
		}
		if !before.keeps(seat, s.dice) {
			at.bank(seat)
		}
	}
}

// take has the thief that is asked at the root take a card.
func (s *treeSearch) take(at *safes, t *turn) {
	l, known, _ := s.meet(at, s.me, askedLoot)
	if !known {
		for from := range s.seats {
			if t.loot(s.me, from) {
				s.pool.all[l].Allow(from+1, searchPrior)
			}
		}
	}
	t.steal(s.me, s.decide(l, s.me)-1)
}

// meet gives the learner of a seat's situation. A seat gets one new learner in a game; after that it has habits only.
func (s *treeSearch) meet(at *safes, seat int, a asked) (l int32, known, met bool) {
	l, known = s.pool.find(situation(at, seat, a))
	s.knows[seat] = s.knows[seat] && known
	return l, known, l >= 0
}

// decide lets a learner decide and notes the step.
func (s *treeSearch) decide(l int32, seat int) int {
	s.trail = append(s.trail, step{at: l, seat: int8(seat)})
	return s.pool.all[l].Draw(&s.trail[len(s.trail)-1].Step, s.dice)
}

// situation is a key of what a seat's decision depends on: all but the points. In the last turns it is all that there
// is, so that the search comes as near to an equilibrium of them as it has games.
func situation(at *safes, seat int, a asked) uint64 {
	key := scatter(uint64(at.hands[seat])<<8 | uint64(at.up[seat])<<4 | uint64(a)<<2 | 1)
	if at.turns <= searchWhole {
		for other := range at.seats {
			key = scatter(key ^ uint64(at.hands[other])<<32 ^ uint64(at.up[other])<<28 ^ uint64(
				uint32(at.points[other])&0xfffffff))
		}
		return key ^ uint64(seat)
	}
	return scatter(key ^ uint64(at.hands[1-seat])<<8 ^ uint64(at.up[1-seat])<<4 ^ uint64(seat))
}

// scatter spreads a key over all bits, one step of «splitmix64» on.
func scatter(key uint64) uint64 { return search.Scatter(key + search.Golden) }
