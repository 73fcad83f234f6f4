package regret

import (
	"math/bits"

	"safehouse/game/search"
)

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
