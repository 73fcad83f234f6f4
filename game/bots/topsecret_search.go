package bots

import (
	"math/rand/v2"

	"safehouse/game"
	"safehouse/game/topsecret"
)

// search is Expert at TOP SECRET: simultaneous-move search by thought games. In each of them every seat plays from a
// learner of its own for each situation that it has met before, and by habit from there on; what the game brought
// teaches the learners that it passed. What is played in the end is the mean of all that the learner at the root
// played, since that, and not what it did last or most often, is safe from being read.
type search struct {
	position
	dice  *dice
	pool  pool
	trail []step
	// knows tells for each seat that it still meets situations that it knows, in the game being thought.
	knows [game.MaxSeats]bool
	root  [kinds]int64
}

// foresee decides by search.
func foresee(v *topsecret.View, games int, rng *rand.Rand) topsecret.Move {
	s := &search{position: positionOf(v), dice: diceOf(rng)}
	s.pool.open(min(max(1, games)*s.seats, searchRoom))
	s.trail = make([]step, 0, 2*s.seats*s.turns)
	for n := range max(1, games) {
		s.think(int64(n))
	}
	return play(v, s.counsel(), rng)
}

// counsel is the mean of what was played at the root; what was hardly played was played by curiosity only.
func (s *search) counsel() *[kinds]int64 {
	sum := int64(0)
	for _, n := range s.root {
		sum += n
	}
	for o := range s.root {
		if s.root[o]*100 < sum*searchHardly {
			s.root[o] = 0
		}
	}
	return &s.root
}

// think plays one game some turns on, or to its end, and learns from it; later games count more at the root.
func (s *search) think(n int64) {
	at, t := s.safes, s.open
	s.trail = s.trail[:0]
	for seat := range s.seats {
		s.knows[seat] = true
	}
	horizon := max(0, s.turns-searchTurns)
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
	if horizon > 0 {
		at.expect()
	}
	var values [game.MaxSeats]int32
	for seat := range s.seats {
		values[seat] = s.goal.value(&at.points, at.seats, horizon == 0, seat)
	}
	root := true
	for i := range s.trail {
		st := &s.trail[i]
		if root && int(st.seat) == s.me {
			root = false
			for o, p := range st.played {
				s.root[o] += int64(p) * n
			}
		}
		s.pool.all[st.at].learn(st, values[st.seat])
	}
}

// choose has every seat play a card.
func (s *search) choose(at *safes, t *turn) {
	danger := at.threats()
	from := len(s.trail)
	moles, bombs := 0, 0
	for seat := range s.seats {
		k := s.card(at, seat, &danger)
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
		switch topsecret.Kind(st.option) {
		case topsecret.Mole:
			m--
		case topsecret.Assassin:
			b--
		}
		switch {
		case b > 0:
			st.class = classBomb
		case m > 0:
			st.class = classMole
		}
	}
}

// card has one seat choose its card.
func (s *search) card(at *safes, seat int, danger *threat) topsecret.Kind {
	var w weights
	if s.knows[seat] {
		l, known, met := s.meet(at, seat, askedCard)
		if met {
			if !known {
				at.habits(seat, danger, &w)
				for o := 1; o < kinds; o++ {
					s.pool.all[l].allow(o, w[o])
				}
			}
			return topsecret.Kind(s.decide(l, seat))
		}
	}
	at.habits(seat, danger, &w)
	return s.dice.draw(&w)
}

// store has every seat with a single card bank or leave it.
func (s *search) store(at *safes) {
	before := *at
	for seat := range s.seats {
		if before.up[seat] == topsecret.NoKind {
			continue
		}
		if s.knows[seat] && before.up[seat] != topsecret.Agent {
			l, known, met := s.meet(&before, seat, askedBank)
			if met {
				if !known {
					s.pool.all[l].allow(optionBank, 1)
					s.pool.all[l].allow(optionLeave, 1)
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
func (s *search) take(at *safes, t *turn) {
	l, known, _ := s.meet(at, s.me, askedLoot)
	if !known {
		for from := range s.seats {
			if t.loot(s.me, from) {
				s.pool.all[l].allow(from+1, 1)
			}
		}
	}
	t.steal(s.me, s.decide(l, s.me)-1)
}

// meet gives the learner of a seat's situation. A seat gets one new learner in a game; after that it has habits only.
func (s *search) meet(at *safes, seat int, a asked) (l int32, known, met bool) {
	key := situation(at, seat, a)
	l, in := s.pool.find(key)
	if l >= 0 {
		return l, true, true
	}
	s.knows[seat] = false
	l, met = s.pool.add(key, in)
	return l, false, met
}

// decide lets a learner decide and notes the step.
func (s *search) decide(l int32, seat int) int {
	s.trail = append(s.trail, step{at: l, seat: int8(seat)})
	return s.pool.all[l].draw(&s.trail[len(s.trail)-1], s.dice)
}

// situation is a key of what a seat's decision depends on: with two seats all but the points; with more its own cards,
// and of the rivals only what threatens it, or no situation would ever be met twice.
func situation(at *safes, seat int, a asked) uint64 {
	key := uint64(at.hands[seat])<<8 | uint64(at.up[seat])<<4 | uint64(a)<<2
	if at.seats == 2 {
		return scatter(scatter(key|1) ^ uint64(at.hands[1-seat])<<8 ^ uint64(at.up[1-seat])<<4 ^ uint64(seat))
	}
	bombs, exposed := 0, 0
	for rival := range at.seats {
		if rival != seat {
			bombs += at.hands[rival].count(topsecret.Assassin)
			if at.up[rival].Document() {
				exposed++
			}
		}
	}
	return scatter(scatter(key|1) ^ uint64(bombs)<<8 ^ uint64(min(exposed, searchExposed))<<4 ^ uint64(seat))
}

// scatter spreads a key over all bits.
func scatter(x uint64) uint64 {
	x += 0x9e3779b97f4a7c15
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}
