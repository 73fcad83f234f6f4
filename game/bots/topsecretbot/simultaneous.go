package topsecretbot

import "safehouse/game"

// simultaneous is a choice that several seats make at once, solved by matching regrets at full width. A seat without a
// choice has no options.
type simultaneous struct {
	minds [game.MaxSeats]learner
	// played is what each seat played in all rounds, later ones counting more.
	played [game.MaxSeats][kinds]int64
	// brought is what each option of a seat brings against what the others played in the last rounds on average, value
	// what all of them get.
	brought [game.MaxSeats][kinds]int32
	value   outcome
}

// solve works out what every joint choice comes to, and plays rounds in which every seat sees what each of its options
// would have brought. A seat that is read plays so in as many of a hundred cases as that is sure.
func (c *simultaneous) solve(seats int, read *[game.MaxSeats][kinds]int32, sure *[game.MaxSeats]int32, follow func(*[game.MaxSeats]int8) outcome) {
	var lists [game.MaxSeats][]int8
	all, choosers := 1, 0
	for seat := range seats {
		for o := range int8(kinds) {
			if c.minds[seat].legal>>o&1 != 0 {
				lists[seat] = append(lists[seat], o)
			}
		}
		if len(lists[seat]) > 1 {
			choosers++
		}
		if len(lists[seat]) == 0 {
			lists[seat] = []int8{0}
		}
		all *= len(lists[seat])
	}
	picks := make([][game.MaxSeats]int8, all)
	ends := make([]outcome, all)
	for i := range all {
		rest := i
		for seat := range seats {
			picks[i][seat] = lists[seat][rest%len(lists[seat])]
			rest /= len(lists[seat])
		}
		ends[i] = follow(&picks[i])
	}
	if choosers == 0 {
		c.value = ends[0]
		for seat := range seats {
			c.played[seat][lists[seat][0]] = 1
			c.brought[seat][lists[seat][0]] = ends[0][seat]
		}
		return
	}
	for round := 1; round <= solveRounds; round++ {
		var own, mixes [game.MaxSeats][kinds]int32
		for seat := range seats {
			own[seat][0] = one
			if lists[seat][0] != 0 {
				own[seat][0] = 0
				c.minds[seat].mix(&own[seat])
			}
			mixes[seat] = own[seat]
			if sure != nil {
				for o := range mixes[seat] {
					mixes[seat][o] = (own[seat][o]*(100-sure[seat]) + read[seat][o]*sure[seat]) / 100
				}
			}
			for o, n := range own[seat] {
				c.played[seat][o] += int64(n) * int64(round)
			}
		}
		brought := expect(seats, picks, ends, &mixes)
		for seat := range seats {
			c.minds[seat].match(&brought[seat], &own[seat])
			c.minds[seat].forgive()
		}
	}
	var mixes [game.MaxSeats][kinds]int32
	for seat := range seats {
		mixes[seat] = c.shares(seat)
		if sure != nil {
			for o := range mixes[seat] {
				mixes[seat][o] = (mixes[seat][o]*(100-sure[seat]) + read[seat][o]*sure[seat]) / 100
			}
		}
	}
	c.brought = expect(seats, picks, ends, &mixes)
	for i := range picks {
		chance := int64(certain)
		for seat := range seats {
			chance = chance * int64(mixes[seat][picks[i][seat]]) / one
		}
		for seat := range seats {
			c.value[seat] += int32(chance * int64(ends[i][seat]) / certain)
		}
	}
}

// expect gives what each option of each seat brings when the others play by those chances.
func expect(seats int, picks [][game.MaxSeats]int8, ends []outcome, mixes *[game.MaxSeats][kinds]int32) (brought [game.MaxSeats][kinds]int32) {
	var sums [game.MaxSeats][kinds]int64
	for i := range picks {
		// before and after are the chances of what the seats before and after one play.
		var before [game.MaxSeats + 1]int64
		before[0] = 1 << 30
		for seat := range seats {
			before[seat+1] = before[seat] * int64(mixes[seat][picks[i][seat]]) / one
		}
		after := int64(1 << 20)
		for seat := seats - 1; seat >= 0; seat-- {
			sums[seat][picks[i][seat]] += before[seat] >> 10 * after >> 20 * int64(ends[i][seat])
			after = after * int64(mixes[seat][picks[i][seat]]) / one
		}
	}
	for seat := range seats {
		for o, sum := range sums[seat] {
			brought[seat][o] = int32(sum >> 20)
		}
	}
	return brought
}

// shares are the mean of what a seat played, in parts of one.
func (c *simultaneous) shares(seat int) (shares [kinds]int32) {
	sum := int64(0)
	for _, n := range c.played[seat] {
		sum += n
	}
	for o, n := range c.played[seat] {
		if sum > 0 {
			shares[o] = int32(n * one / sum)
		}
	}
	return shares
}
