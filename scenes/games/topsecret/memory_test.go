package topsecret

import (
	"slices"
	"testing"

	"safehouse/game/topsecret"
)

// TestWhatIsRememberedFitsWhoHasWon wants the sentence about a match to say of a winner what won or what they won in
// spite of, of a loser what lost or what was not enough, and never the one for the other.
func TestWhatIsRememberedFitsWhoHasWon(t *testing.T) {
	many := func(n int, e topsecret.Event) []topsecret.Event { return slices.Repeat([]topsecret.Event{e}, n) }
	robbed, stole := many(2, topsecret.Event{Kind: topsecret.CardStolen, Seat: 1}),
		many(3, topsecret.Event{Kind: topsecret.CardStolen, Other: 1})
	burnt := many(4, topsecret.Event{Kind: topsecret.CardDestroyed, Card: topsecret.Card(topsecret.Document3)})
	pairs := many(5, topsecret.Event{Kind: topsecret.PairBanked})
	bomb := many(1, topsecret.Event{Kind: topsecret.Exploded, N: 1, Seat: 1})
	for _, c := range []struct {
		what      string
		events    []topsecret.Event
		lead      int
		won, lost string
	}{
		{"thefts from it", robbed, 90, "memory.topsecret.robbed.won", "memory.topsecret.robbed"},
		{"its thefts", stole, 90, "memory.topsecret.stole", "memory.topsecret.stole.lost"},
		{"documents that burn", burnt, 90, "memory.topsecret.burnt.won", "memory.topsecret.burnt"},
		{"pairs", pairs, 90, "memory.topsecret.pairs", "memory.topsecret.pairs.lost"},
		{"pairs and documents that burn", slices.Concat(pairs, burnt), 90, "memory.topsecret.burnt.won",
			"memory.topsecret.pairs.lost"},
		{"thefts both ways", slices.Concat(robbed, stole), 90, "memory.topsecret.robbed.won", "memory.topsecret.stole.lost"},
		{"a few points", slices.Concat(robbed, stole), 10, "memory.topsecret.close", "memory.topsecret.close"},
		{"a bomb", bomb, 90, "memory.topsecret.bombs", "memory.topsecret.bombs"},
		{"nothing", nil, 90, "memory.topsecret.quiet", "memory.topsecret.quiet"},
	} {
		for won, want := range map[bool]string{true: c.won, false: c.lost} {
			if got := memory(slices.All(c.events), 0, won, c.lead).Key; got != want {
				t.Errorf("%s, won is %v: %q is remembered, want %q", c.what, won, got, want)
			}
		}
	}
}
