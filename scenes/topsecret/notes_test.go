package topsecret

import (
	"testing"

	"safehouse/game/topsecret"
)

func TestThePilesAreWrittenAsASumOfSeveralTerms(t *testing.T) {
	v := &topsecret.View{Values: [topsecret.Ranks]int{20, 30, 40, 50, 60}}
	for _, c := range []struct {
		player topsecret.Player
		want   string
	}{
		{topsecret.Player{}, ""},
		{topsecret.Player{Fines: 1}, ""},
		{topsecret.Player{Singles: topsecret.Counts{topsecret.Document2: 1}}, ""},
		{topsecret.Player{Pairs: [topsecret.Ranks]int{1}}, "2×40"},
		{topsecret.Player{Singles: topsecret.Counts{topsecret.Document2: 1}, Fines: 2}, "30 \u2212 100"},
		{topsecret.Player{Singles: topsecret.Counts{topsecret.Document1: 2}, JokerPairs: [topsecret.Ranks]int{0, 1}}, "20 + 20 + 2×60"},
	} {
		if got := lieThere(v, &c.player); got != c.want {
			t.Errorf("%+v is written %q, want %q", c.player, got, c.want)
		}
	}
}
