// Package regret decides by matching regrets: who decides plays every option in proportion to how much rather it would
// have played it (Hart and Mas-Colell 2000), and the mean of what was played comes to rest where nobody regrets
// anything. A Learner sees what all of its options would have brought, a Sampler that of the one it tried; Joint solves
// a choice that several seats make at once, and Pairs matches regrets at many decisions between two options together.
//
// Learners reckon in whole numbers, so that every machine comes to the same mix. The package knows no game: options are
// numbers from 1 to Most.
package regret

import (
	"math/bits"

	"safehouse/game/search"
)

// Most is the largest number of options. Arrays by option have a place 0, which stands for having no choice.
const Most = 8

// One is certainty in chances.
const One = 4096

// Chances are by option, in parts of One.
type Chances [Most + 1]int32

// Played is how much each option was played, in parts of One times the weights of the occasions.
type Played [Most + 1]int64

// Learner decides for one seat in one situation.
type Learner struct {
	// legal are its options as a set.
	legal   uint16
	options int8
	regret  [Most + 1]int64
}

// Allow gives a new learner an option that it regrets that much at first; none where that is not above 0.
func (l *Learner) Allow(option int, regret int64) {
	if regret > 0 {
		l.legal |= 1 << option
		l.options++
		l.regret[option] = regret
	}
}

// Has reports whether the learner has that option.
func (l *Learner) Has(option int) bool { return l.legal>>option&1 != 0 }

// Mix gives the learner's chances.
func (l *Learner) Mix(chances *Chances) {
	*chances = Chances{}
	sum := int64(0)
	for set := l.legal; set != 0; set &= set - 1 {
		sum += max(0, l.regret[bits.TrailingZeros16(set)])
	}
	for set := l.legal; set != 0; set &= set - 1 {
		o := bits.TrailingZeros16(set)
		if sum == 0 {
			chances[o] = One / int32(l.options)
		} else {
			chances[o] = int32(max(0, l.regret[o]) * One / sum)
		}
	}
}

// Match takes in what every option would have brought when the learner played by those chances.
func (l *Learner) Match(brought, chances *Chances) {
	mean := int64(0)
	for set := l.legal; set != 0; set &= set - 1 {
		o := bits.TrailingZeros16(set)
		mean += int64(brought[o]) * int64(chances[o])
	}
	mean /= One
	for set := l.legal; set != 0; set &= set - 1 {
		o := bits.TrailingZeros16(set)
		l.regret[o] += int64(brought[o]) - mean
	}
}

// forgive forgets regrets below nothing, so that an option is tried again as soon as it is worth it: where nothing is
// left to chance that comes to rest sooner (regret matching+: Tammelin 2014).
func (l *Learner) forgive() {
	for o := range l.regret {
		l.regret[o] = max(0, l.regret[o])
	}
}

// Add counts an occasion of that weight on which options were played by those chances.
func (p *Played) Add(chances *Chances, weight int) {
	for o, n := range chances {
		p[o] += int64(n) * int64(weight)
	}
}

// Prune drops what makes up less than that part in a hundred, which was played by curiosity or before it was known to
// be bad, and gives the sum of the rest.
func (p *Played) Prune(hardly int64) (kept int64) {
	sum := search.Sum(p[:])
	for o, n := range p {
		if n*100 < sum*hardly {
			p[o] = 0
		}
		kept += p[o]
	}
	return kept
}

// Shares are what was played in parts of One; all 0 where nothing was.
func (p *Played) Shares() (shares Chances) {
	sum := search.Sum(p[:])
	for o, n := range p {
		if sum > 0 {
			shares[o] = int32(n * One / sum)
		}
	}
	return shares
}

// Pairs matches regrets at a row of decisions between two options, none of them kept below nothing. Values are what the
// first option brings, others what the second does; plays are the chances of the first, regrets those of both, of which
// that share is kept. In the end values are what the decisions were worth as they were played.
func Pairs(values, others, plays, firsts, seconds []float64, keep float64) {
	others, plays, firsts, seconds = others[:len(values)], plays[:len(values)], firsts[:len(values)], seconds[:len(values)]
	for i, brings := range values {
		chance := plays[i]
		gap := brings - others[i]
		values[i] = others[i] + float64(chance*gap)
		first := float64(keep*firsts[i]) + float64((1-chance)*gap)
		second := float64(keep*seconds[i]) - float64(chance*gap)
		// The built-in max takes several times as long.
		if !(first > 0) {
			first = 0
		}
		if !(second > 0) {
			second = 0
		}
		firsts[i], seconds[i] = first, second
		if first+second > 0 {
			plays[i] = first / (first + second)
		}
	}
}

// Schedule gives, for a round counted from 0, the share of old regrets that is kept, so that each weighs in proportion
// to its round (linear CFR: Brown and Sandholm 2019), and the weight of what is played in the mean, the fourth power of
// it.
func Schedule(round int) (keep, weight float64) {
	t := float64(round + 1)
	return float64(round) / t, t * t * t * t
}

// Classes is the number of classes that a Sampler tells what others did into.
const Classes = 3

const (
	// curiosity is the chance in a hundred that a sampler tries any of its options.
	curiosity = 10
	// memory is the number of occasions over which an option's mean is taken.
	memory = 500
)

// Sampler is a learner that is told only what the option brought that it tried.
type Sampler struct {
	Learner
	// mean is what options brought by the class of what others did, seen how often. It takes most of the chance out of
	// what one occasion says about an option, and costs nothing in truth: on average it cancels out.
	mean [Most + 1][Classes]int32
	seen [Most + 1][Classes]uint16
}

// Step is one decision that a sampler took.
type Step struct {
	// Option was tried; Class is that of what others did at the same time, below Classes.
	Option, Class int8
	// Played are the chances of its options, drawn is the one with which the option was drawn.
	Played Chances
	drawn  int32
}

// Draw decides: by the learner's chances, now and then by curiosity.
func (s *Sampler) Draw(st *Step, d *search.Dice) int {
	s.Mix(&st.Played)
	const curious = int32(curiosity * One / 100)
	floor := curious / int32(s.options)
	var explored Chances
	sum := int32(0)
	for set := s.legal; set != 0; set &= set - 1 {
		o := bits.TrailingZeros16(set)
		explored[o] = floor + st.Played[o]*(One-curious)/One
		sum += explored[o]
	}
	left := int32(d.Below(int(sum)))
	for set := s.legal; set != 0; set &= set - 1 {
		o := bits.TrailingZeros16(set)
		if left -= explored[o]; left < 0 {
			st.Option, st.drawn = int8(o), explored[o]*One/sum
			return o
		}
	}
	return 0
}

// Learn takes in what an occasion brought after the step, and gives its guess at what each option would have brought:
// right on average, whatever was tried.
func (s *Sampler) Learn(st *Step, value int32, guess *Chances) {
	*guess = Chances{}
	for set := s.legal; set != 0; set &= set - 1 {
		o := bits.TrailingZeros16(set)
		guess[o] = s.mean[o][st.Class]
	}
	guess[st.Option] += int32(int64(value-guess[st.Option]) * One / int64(st.drawn))
	s.Match(guess, &st.Played)
	n := &s.seen[st.Option][st.Class]
	if *n < memory {
		*n++
	}
	m := &s.mean[st.Option][st.Class]
	*m += (value - *m) / int32(*n)
}
