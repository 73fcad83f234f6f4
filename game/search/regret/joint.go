package regret

import (
	"math/bits"

	"safehouse/game"
)

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

	// seats are all seats, deciding those that have more than one option; options are those of each.
	seats, deciding []int8
	options         [game.MaxSeats][]int8
	// picks are all joint choices, ends what each of them comes to.
	picks [][game.MaxSeats]int8
	ends  []Outcome
}

// Solve works out what every joint choice comes to, and plays rounds in which every seat sees what each of its options
// would have brought. A seat that is read plays so in as many of a hundred cases as that is sure; read is nil where
// none is.
func (j *Joint) Solve(seats, rounds int, read *Reading, follow func(*[game.MaxSeats]int8) Outcome) {
	j.layOut(seats, follow)
	var own, brought [game.MaxSeats]Chances
	for _, seat := range j.seats {
		if o := j.options[seat][0]; len(j.options[seat]) == 1 {
			own[seat][o] = One
			j.Played[seat][o] = 1
			j.Brought[seat][o] = j.ends[0][seat]
		}
	}
	if len(j.deciding) == 0 {
		j.Value = j.ends[0]
		return
	}
	// Who is sure to play one thing makes no difference to what others may expect.
	unsure := j.deciding
	if read != nil {
		unsure = j.seats
	}
	for round := 1; round <= rounds; round++ {
		for _, seat := range j.deciding {
			j.Learners[seat].Mix(&own[seat])
			j.Played[seat].Add(&own[seat], round)
		}
		if j.expect(unsure, read.blend(&own), &brought); j.learn(&brought, &own) {
			continue
		}
		// Nobody regrets anything any more: all rounds that are left are like this one.
		for _, seat := range j.deciding {
			j.Played[seat].Add(&own[seat], (rounds-round)*(rounds+round+1)/2)
		}
		break
	}
	for _, seat := range j.seats {
		own[seat] = j.Played[seat].Shares()
	}
	mixes := read.blend(&own)
	j.expect(j.seats, mixes, &j.Brought)
	j.value(mixes)
}

// learn has all who decide match their regrets, and reports whether any of these changed.
func (j *Joint) learn(brought, own *[game.MaxSeats]Chances) (changed bool) {
	for _, seat := range j.deciding {
		l := &j.Learners[seat]
		before := l.regret
		l.Match(&brought[seat], &own[seat])
		l.forgive()
		changed = changed || l.regret != before
	}
	return changed
}

// layOut lists all joint choices and follows them.
func (j *Joint) layOut(seats int, follow func(*[game.MaxSeats]int8) Outcome) {
	all := 1
	for seat := range seats {
		var options []int8
		for set := j.Learners[seat].legal; set != 0; set &= set - 1 {
			options = append(options, int8(bits.TrailingZeros16(set)))
		}
		switch len(options) {
		case 0:
			options = []int8{0}
		case 1:
		default:
			j.deciding = append(j.deciding, int8(seat))
		}
		j.seats, j.options[seat] = append(j.seats, int8(seat)), options
		all *= len(options)
	}
	j.picks, j.ends = make([][game.MaxSeats]int8, all), make([]Outcome, all)
	for i := range all {
		rest := i
		for _, seat := range j.seats {
			options := j.options[seat]
			j.picks[i][seat] = options[rest%len(options)]
			rest /= len(options)
		}
		j.ends[i] = follow(&j.picks[i])
	}
}

// blend mixes what was read into what seats play.
func (r *Reading) blend(mixes *[game.MaxSeats]Chances) *[game.MaxSeats]Chances {
	if r == nil {
		return mixes
	}
	blended := *mixes
	for seat := range blended {
		for o := range blended[seat] {
			blended[seat][o] = (mixes[seat][o]*(100-r.Sure[seat]) + r.Mix[seat][o]*r.Sure[seat]) / 100
		}
	}
	return &blended
}

// expect works out what each option of those seats brings when the others of them play by those chances. What one seat
// picks with a chance of nothing counts for that seat alone, and what two do for nobody.
func (j *Joint) expect(of []int8, mixes, brought *[game.MaxSeats]Chances) {
	var sums [game.MaxSeats]Played
	// before and after are the chances of what the seats before and after one play.
	var before, chances [game.MaxSeats]int64
	for i := range j.picks {
		picks, ends := &j.picks[i], &j.ends[i]
		first, last := 0, len(of)-1
		chance, never := int64(1<<30), 0
		for n, seat := range of {
			before[n] = chance
			chances[n] = int64(mixes[seat][picks[seat]])
			if chances[n] == 0 {
				first, last = n, n
				never++
				continue
			}
			chance = chance * chances[n] / One
		}
		if never > 1 {
			continue
		}
		after := int64(1 << 20)
		for n := len(of) - 1; n >= first; n-- {
			if n <= last {
				seat := of[n]
				sums[seat][picks[seat]] += before[n] >> 10 * after >> 20 * int64(ends[seat])
			}
			after = after * chances[n] / One
		}
	}
	for _, seat := range of {
		for _, o := range j.options[seat] {
			brought[seat][o] = int32(sums[seat][o] >> 20)
		}
	}
}

// value adds up what all seats get by those chances.
func (j *Joint) value(mixes *[game.MaxSeats]Chances) {
	const certain = 1 << 16
	for i := range j.picks {
		chance := int64(certain)
		for _, seat := range j.seats {
			chance = chance * int64(mixes[seat][j.picks[i][seat]]) / One
		}
		for _, seat := range j.seats {
			j.Value[seat] += int32(chance * int64(j.ends[i][seat]) / certain)
		}
	}
}
