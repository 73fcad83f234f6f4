package ismcts

import (
	"slices"

	"safehouse/game/bots"
)

// Thought is the answer that the options of a search give: the move that was tried most often, the first of equals, or the
// first of the legal moves where the search ended before it tried any.
func Thought[M comparable](options []Option[M], moves []M, done int) bots.Thought[M] {
	slices.SortStableFunc(options, func(a, b Option[M]) int { return b.Tried - a.Tried })
	t := bots.Thought[M]{Move: moves[0], Scale: bots.Wins, Work: done}
	if len(options) > 0 && options[0].Tried > 0 {
		t.Move = options[0].Move
	}
	for i, o := range options[:min(len(options), bots.MostOptions)] {
		w := bots.Weighed[M]{Move: o.Move, Value: o.Value}
		if i == 0 {
			w.Chance = 1
		}
		t.Options = append(t.Options, w)
	}
	return t
}
