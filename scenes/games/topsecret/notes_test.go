package topsecret

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/game/words"
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
		{topsecret.Player{Singles: topsecret.Counts{topsecret.Document1: 2}, JokerPairs: [topsecret.Ranks]int{0, 1}},
			"20 + 20 + 2×60"},
	} {
		if got := lieThere(v, &c.player); got != c.want {
			t.Errorf("%+v is written %q, want %q", c.player, got, c.want)
		}
	}
}

// summed is what a sum comes to that a note writes: 20 + 2×80 = 180.
func summed(sum string) (total int) {
	for term := range strings.SplitSeq(sum, "+") {
		n := 1
		for factor := range strings.SplitSeq(term, "×") {
			f, _ := strconv.Atoi(strings.TrimSpace(factor))
			n *= f
		}
		total += n
	}
	return total
}

// TestNotesAreTrueInEveryTick: what stands on a board while a turn is shown is no sum that is false, and nobody still
// steals whose loot lies there.
func TestNotesAreTrueInEveryTick(t *testing.T) {
	left := []turn{{"play 30", "play 30", "play 30"}, {"bank", "bank", "bank"}, {"play 60", "play 30", "play 40"},
		{"leave", "leave", "leave"}}
	for name, c := range map[string]struct {
		turns []turn
		last  string
	}{
		"a pair and two that do not match": {append(left, turn{"", "play 50", "play 50"}), "play 60"},
		"a single card":                    {left[:3:3], "bank"},
		"a theft":                          {append(left, turn{"", "play mole", "play mole"}), "play 50"},
	} {
		r := newRoom(t, words.English, 2560, 1080)
		m := scripted(t, "pee", c.turns...)
		r.lastPick(m, c.last)
		sums := 0
		for range 900 {
			r.Wait(1)
			r.Click("continue")
			v := &r.shown().View
			for _, it := range r.Draw() {
				if sum, points, ok := strings.Cut(it.Text, " = "); ok {
					sums++
					if points = strings.TrimSuffix(points, " points"); strconv.Itoa(summed(sum)) != strings.TrimSuffix(points,
						"\u00a0points") {
						t.Fatalf("%s: a board says %q", name, it.Text)
					}
				}
				for seat := range game.Seat(3) {
					x, y := it.Box.Centre()
					p := &v.Players[seat]
					stolen := slices.ContainsFunc(p.Up[:p.UpCount], func(u topsecret.UpCard) bool { return u.Stolen })
					if strings.Contains(it.Text, "Stealing") && stolen && r.lay().Boards[seat].Note.Contains(x, y) {
						t.Fatalf("%s: %q stands on the board of who has stolen", name, it.Text)
					}
				}
			}
		}
		if name[2] == 'p' && sums == 0 {
			t.Errorf("%s: no sum was written", name)
		}
		for _, it := range r.Draw() {
			if strings.Contains(it.Text, "Stealing") {
				t.Errorf("%s: %q stays", name, it.Text)
			}
		}
	}
}
