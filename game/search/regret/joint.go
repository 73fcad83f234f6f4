package regret

import "safehouse/game"

// Outcome is what all seats get.
type Outcome [game.MaxSeats]int32

// Reading says how seats are thought to play, and in how many of a hundred cases.
type Reading struct {
	Mix  [game.MaxSeats]Chances
	Sure [game.MaxSeats]int32
}

// Joint is a choice that several seats make at once, solved by matching regrets at full width: wherever nothing is read
// it comes to an equilibrium. A seat whose learner is allowed nothing has no choice, and picks 0.
type Joint struct {
	Learners [game.MaxSeats]Learner
	// Played is what each seat played in all rounds, later ones counting more.
	Played [game.MaxSeats]Played
	// Brought is what each option of a seat brings against what the others played on average, Value what all of them get.
	Brought [game.MaxSeats]Chances
	Value   Outcome

	seats int
	// picks are all joint choices, ends what each of them comes to.
	picks [][game.MaxSeats]int8
	ends  []Outcome
}

// Solve works out what every joint choice comes to, and plays rounds in which every seat sees what each of its options
// would have brought. A seat that is read plays so in as many of a hundred cases as that is sure; read is nil where
// none is.
func (j *Joint) Solve(seats, rounds int, read *Reading, follow func(*[game.MaxSeats]int8) Outcome) {
	j.seats = seats
	if !j.layOut(follow) {
		j.Value = j.ends[0]
		for seat, o := range j.picks[0][:seats] {
			j.Played[seat][o] = 1
			j.Brought[seat][o] = j.ends[0][seat]
		}
		return
	}
	var own, mixes, brought [game.MaxSeats]Chances
	for round := 1; round <= rounds; round++ {
		for seat := range seats {
			l := &j.Learners[seat]
			own[seat] = Chances{One}
			if l.options > 0 {
				own[seat][0] = 0
				l.Mix(&own[seat])
			}
			j.Played[seat].Add(&own[seat], round)
		}
		mixes = own
		read.blend(&mixes, seats)
		j.expect(&mixes, &brought)
		for seat := range seats {
			j.Learners[seat].Match(&brought[seat], &own[seat])
			j.Learners[seat].forgive()
		}
	}
	for seat := range seats {
		mixes[seat] = j.Played[seat].Shares()
	}
	read.blend(&mixes, seats)
	j.expect(&mixes, &j.Brought)
	j.value(&mixes)
}

// layOut lists all joint choices and follows them; false where nobody has more than one option.
func (j *Joint) layOut(follow func(*[game.MaxSeats]int8) Outcome) (choice bool) {
	var lists [game.MaxSeats][]int8
	all := 1
	for seat := range j.seats {
		for o := range int8(Most + 1) {
			if j.Learners[seat].Has(int(o)) {
				lists[seat] = append(lists[seat], o)
			}
		}
		if len(lists[seat]) == 0 {
			lists[seat] = []int8{0}
		}
		all *= len(lists[seat])
	}
	j.picks, j.ends = make([][game.MaxSeats]int8, all), make([]Outcome, all)
	for i := range all {
		rest := i
		for seat := range j.seats {
			j.picks[i][seat] = lists[seat][rest%len(lists[seat])]
			rest /= len(lists[seat])
		}
		j.ends[i] = follow(&j.picks[i])
	}
	return all > 1
}

// blend mixes what was read into what seats play.
func (r *Reading) blend(mixes *[game.MaxSeats]Chances, seats int) {
	if r == nil {
		return
	}
	for seat := range seats {
		for o := range mixes[seat] {
			mixes[seat][o] = (mixes[seat][o]*(100-r.Sure[seat]) + r.Mix[seat][o]*r.Sure[seat]) / 100
		}
	}
}

// expect works out what each option of each seat brings when the others play by those chances. What one seat picks with
// a chance of nothing counts for that seat alone, and what two do for nobody.
func (j *Joint) expect(mixes, brought *[game.MaxSeats]Chances) {
	var sums [game.MaxSeats]Played
	for i := range j.picks {
		picks, ends := &j.picks[i], &j.ends[i]
		// before and after are the chances of what the seats before and after one play.
		var before, chances [game.MaxSeats]int64
		first, last := 0, j.seats-1
		chance, never := int64(1<<30), 0
		for seat := range j.seats {
			before[seat] = chance
			chances[seat] = int64(mixes[seat][picks[seat]])
			if chances[seat] == 0 {
				first, last = seat, seat
				never++
				continue
			}
			chance = chance * chances[seat] / One
		}
		if never > 1 {
			continue
		}
		after := int64(1 << 20)
		for seat := j.seats - 1; seat >= first; seat-- {
			if seat <= last {
				sums[seat][picks[seat]] += before[seat] >> 10 * after >> 20 * int64(ends[seat])
			}
			after = after * chances[seat] / One
		}
	}
	for seat := range j.seats {
		for o, sum := range sums[seat] {
			brought[seat][o] = int32(sum >> 20)
		}
	}
}

// value adds up what all seats get by those chances.
func (j *Joint) value(mixes *[game.MaxSeats]Chances) {
	const certain = 1 << 16
	for i := range j.picks {
		chance := int64(certain)
		for seat := range j.seats {
			chance = chance * int64(mixes[seat][j.picks[i][seat]]) / One
		}
		for seat := range j.seats {
			j.Value[seat] += int32(chance * int64(j.ends[i][seat]) / certain)
		}
	}
}
