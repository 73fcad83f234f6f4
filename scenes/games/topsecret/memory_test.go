package topsecret

import (
	"slices"
	"testing"

	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/scenes/match"
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
			if got := memory(slices.All(c.events), 0, match.NoSeat, won, c.lead).Key; got != want {
				t.Errorf("%s, won is %v: %q is remembered, want %q", c.what, won, got, want)
			}
		}
	}
}

// TestTheTurningPointIsAPairWithoutWhichTheBestWouldNotHaveWon: the greatest of theirs, and none that was worth less
// than what they are ahead by.
func TestTheTurningPointIsAPairWithoutWhichTheBestWouldNotHaveWon(t *testing.T) {
	turn := func(n int16) topsecret.Event { return topsecret.Event{Kind: topsecret.TurnBegan, N: n} }
	pair := func(seat, points int32) topsecret.Event {
		return topsecret.Event{Kind: topsecret.PairBanked, Seat: game.Seat(seat), Value: points}
	}
	events := []topsecret.Event{turn(1), pair(1, 80), turn(4), pair(1, 240), pair(0, 240), turn(7), pair(1, 160)}
	for _, c := range []struct {
		best game.Seat
		lead int
		want game.Line
	}{
		{1, 100, game.Say("memory.topsecret.turn", game.Number(4), game.SeatName(1), game.Number(240))},
		{1, 300, game.Say("memory.topsecret.quiet")},
		{match.NoSeat, 0, game.Say("memory.topsecret.quiet")},
	} {
		if got := memory(slices.All(events), 2, c.best, false, c.lead); got != c.want {
			t.Errorf("seat %d ahead by %d: %v is remembered, want %v", c.best, c.lead, got, c.want)
		}
	}
}
