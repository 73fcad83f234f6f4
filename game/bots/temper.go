package bots

import "slices"

// Lean shares the chances of options out anew by a taste: each is multiplied by what the taste gives it, 1 for what it
// does not mind, above 1 for what it likes. A level of temperature T then chooses as if the taste's logarithm times T
// were added to the option's value; what the level would never play stays unplayed, so that no temper blunders. The
// values, which the reasons are told by, stay as they are. A nil taste changes nothing.
func Lean[M comparable](options []Weighed[M], taste func(Weighed[M]) float64) {
	if taste == nil {
		return
	}
	leaning := slices.Clone(options)
	sum := 0.0
	for i := range leaning {
		leaning[i].Chance = float64(options[i].Chance * taste(options[i]))
		sum += leaning[i].Chance
	}
	if sum <= 0 {
		return
	}
	for i := range options {
		options[i].Chance = leaning[i].Chance / sum
	}
}

// When is how much an option is liked if that is so, and 1 else.
func When(so bool, liked float64) float64 {
	if so {
		return liked
	}
	return 1
}
