package topsecretbot

// learner decides for one seat in one situation by matching its regrets: it plays what it would have liked to have
// played, in proportion.
type learner struct {
	key uint64
	// legal are its options as a set.
	legal   uint16
	options int8
	regret  [kinds]int64
	// mean is what options brought by the class of what rivals did, seen how often. It takes most of the chance out of
	// what one game says about an option, and costs nothing in truth: on average it cancels out.
	mean [kinds][classes]int32
	seen [kinds][classes]uint16
}

// The classes of what rivals do.
const (
	classQuiet = iota
	classMole
	classBomb
	classes
)

// one is certainty in learners' chances.
const one = 4096

// step is one decision that a learner took in a thought game.
type step struct {
	at            int32
	seat          int8
	option, class int8
	// played are the chances of its options, drawn the chance with which the option was drawn.
	played [kinds]int32
	drawn  int32
}

// allow gives a new learner an option, liked that much at first.
func (l *learner) allow(option int, liking int32) {
	if liking > 0 {
		l.legal |= 1 << option
		l.options++
		l.regret[option] = int64(liking) * searchPrior
	}
}

// mix gives the learner's chances.
func (l *learner) mix(chances *[kinds]int32) {
	sum := int64(0)
	for o := 1; o < kinds; o++ {
		if r := l.regret[o]; r > 0 {
			sum += r
		}
	}
	for o := 1; o < kinds; o++ {
		switch {
		case l.legal>>o&1 == 0:
			chances[o] = 0
		case sum == 0:
			chances[o] = one / int32(l.options)
		default:
			chances[o] = int32(max(0, l.regret[o]) * one / sum)
		}
	}
}

// draw decides: by the learner's chances, now and then by curiosity.
func (l *learner) draw(st *step, d *dice) int {
	l.mix(&st.played)
	curious := int32(searchCuriosity * one / 100)
	floor := curious / int32(l.options)
	var explored [kinds]int32
	sum := int32(0)
	for o := 1; o < kinds; o++ {
		if l.legal>>o&1 != 0 {
			explored[o] = floor + st.played[o]*(one-curious)/one
			sum += explored[o]
		}
	}
	at := int32(d.below(int(sum)))
	for o := 1; o < kinds; o++ {
		if at -= explored[o]; at < 0 {
			st.option, st.drawn = int8(o), explored[o]*one/sum
			return o
		}
	}
	return 0
}

// learn takes in what a game brought after the step, and gives its guess at what each option would have brought: right on
// average, whatever was played.
func (l *learner) learn(st *step, value int32, guess *[kinds]int32) {
	*guess = [kinds]int32{}
	mean := int64(0)
	for o := 1; o < kinds; o++ {
		if l.legal>>o&1 == 0 {
			continue
		}
		guess[o] = l.mean[o][st.class]
		if o == int(st.option) {
			guess[o] += int32(int64(value-guess[o]) * one / int64(st.drawn))
		}
		mean += int64(guess[o]) * int64(st.played[o])
	}
	mean /= one
	for o := 1; o < kinds; o++ {
		if l.legal>>o&1 != 0 {
			l.regret[o] += int64(guess[o]) - mean
		}
	}
	n := &l.seen[st.option][st.class]
	if *n < searchMemory {
		*n++
	}
	m := &l.mean[st.option][st.class]
	*m += (value - *m) / int32(*n)
}

// match takes in what every option would have brought, in parts of certain, when the learner played by those chances.
func (l *learner) match(brought, chances *[kinds]int32) {
	mean := int64(0)
	for o := 1; o < kinds; o++ {
		mean += int64(brought[o]) * int64(chances[o])
	}
	mean /= one
	for o := 1; o < kinds; o++ {
		if l.legal>>o&1 != 0 {
			l.regret[o] += int64(brought[o]) - mean
		}
	}
}

// forgive forgets regrets below nothing, so that an option is tried again as soon as it is worth it: where nothing is left
// to chance that comes to rest sooner (regret matching+: Tammelin 2014).
func (l *learner) forgive() {
	for o := range l.regret {
		l.regret[o] = max(0, l.regret[o])
	}
}
