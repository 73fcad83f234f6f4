package game

import (
	"cmp"
	"slices"
)

// Feat is something that a seat did in a match that is over and that is worth telling.
type Feat struct {
	// Key is the message key of its headline, whose argument {0} is N.
	Key  string `json:"key"`
	Seat Seat   `json:"seat"`
	N    int    `json:"n,omitempty"`
	// Move is the number of the move, counted from 0, in which it was done.
	Move int `json:"move"`
	// Worth is how much it is worth telling, beside those of other matches and games.
	Worth int `json:"worth"`
}

// Line is the headline.
func (f Feat) Line() Line { return Say(f.Key, Number(f.N)) }

// MostFeats bounds what is told of one match.
const MostFeats = 3

// BestFeats leaves of what was done what the seats of a set did, each kind at its best and once a seat: those most
// worth telling first, and no more than MostFeats.
func BestFeats(all []Feat, of Seats) (best []Feat) {
	slices.SortStableFunc(all, func(a, b Feat) int { return cmp.Compare(b.Worth, a.Worth) })
	for _, f := range all {
		again := func(b Feat) bool { return b.Key == f.Key && b.Seat == f.Seat }
		if of.Has(f.Seat) && len(best) < MostFeats && !slices.ContainsFunc(best, again) {
			best = append(best, f)
		}
	}
	return best
}

// Offer is something that a seat could do when it decided, a stop say, and that its habits are counted by: At is what
// that hangs on in the game, Took whether the move does it.
type Offer struct {
	At   int
	Took bool
}
