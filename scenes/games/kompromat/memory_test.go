package kompromat

import (
	"slices"
	"testing"

	"safehouse/game"
	"safehouse/game/kompromat"
)

// TestWhatIsRememberedFitsWhoHasWon wants the sentence about a match to say of a winner what won or what they won in
// spite of, of a loser what lost or what was not enough, and never the one for the other.
func TestWhatIsRememberedFitsWhoHasWon(t *testing.T) {
	many := func(n int, e kompromat.Event) []kompromat.Event { return slices.Repeat([]kompromat.Event{e}, n) }
	busts, perfects := many(4, kompromat.Event{Kind: kompromat.WentBust}),
		many(3, kompromat.Event{Kind: kompromat.WasPerfect})
	folders := append(many(9, kompromat.Event{Kind: kompromat.MissionWon}),
		many(2, kompromat.Event{Kind: kompromat.WonByCards, Seat: 1})...)
	toll := slices.Concat(folders[9:], []kompromat.Event{{Kind: kompromat.MarksTaken, N: 7}})
	over := slices.Concat(folders[9:], []kompromat.Event{{Kind: kompromat.Declared, N: kompromat.Limit + 2}})
	for _, c := range []struct {
		what            string
		events          []kompromat.Event
		own, other      int
		ending          kompromat.Ending
		won, lost, even string
	}{
		{"busts", busts, 20, 10, kompromat.EndPoints, "memory.kompromat.busts.won", "memory.kompromat.busts",
			"memory.kompromat.busts"},
		{"exact 21s", perfects, 20, 10, kompromat.EndPoints, "memory.kompromat.perfects", "memory.kompromat.perfects.lost",
			"memory.kompromat.perfects"},
		{"busts and exact 21s", slices.Concat(busts, perfects), 20, 10, kompromat.EndPoints, "memory.kompromat.busts.won",
			"memory.kompromat.perfects.lost", "memory.kompromat.perfects"},
		{"folders", folders, 20, 10, kompromat.EndPoints, "memory.kompromat.folders", "memory.kompromat.folders.lost",
			"memory.kompromat.folders"},
		{"the other's folders", folders[9:], 20, 10, kompromat.EndPoints, "", "memory.kompromat.folders", ""},
		{"tokens", toll, 20, 10, kompromat.EndPoints, "", "memory.kompromat.toll", "memory.kompromat.toll"},
		{"a card too many", over, 20, 10, kompromat.EndPoints, "", "memory.kompromat.onemore", "memory.kompromat.onemore"},
		{"a point", busts, 20, 19, kompromat.EndPoints, "memory.kompromat.close", "memory.kompromat.close",
			"memory.kompromat.close"},
		{"the ninth token of who led", busts, 20, 10, kompromat.EndNotorious, "memory.kompromat.busts.won",
			"memory.kompromat.ahead", ""},
		{"the ninth token of the other", busts, 10, 20, kompromat.EndNotorious, "memory.kompromat.behind",
			"memory.kompromat.busts", ""},
	} {
		v := kompromat.View{Ending: c.ending}
		v.Score[0].Targets, v.Score[1].Targets = c.own, c.other
		for _, of := range []struct {
			winner game.Seat
			want   string
		}{{0, c.won}, {1, c.lost}, {game.Public, c.even}} {
			if v.Winner = of.winner; of.winner == game.Public && c.ending != kompromat.EndPoints {
				continue
			}
			if got := memory(&v, slices.All(c.events), 0).Key; got != of.want {
				t.Errorf("%s, won by %d: %q is remembered, want %q", c.what, of.winner, got, of.want)
			}
		}
	}
}

// TestTheTurningPointIsAMissionTakenByAHair: by who has won the match, from a rival who did not go over 21.
func TestTheTurningPointIsAMissionTakenByAHair(t *testing.T) {
	worth := func(points int) (m kompromat.Mission) {
		for m = 1; m.Points() != points; m++ {
		}
		return m
	}
	great, greater := worth(4), worth(6)
	taken := func(m kompromat.Mission, by game.Seat, won, lost int16, bust bool) []kompromat.Event {
		all := []kompromat.Event{{Kind: kompromat.MissionOpened}, {Kind: kompromat.Declared, Seat: by, N: won},
			{Kind: kompromat.Declared, Seat: 1 - by, N: lost}}
		if bust {
			all = append(all, kompromat.Event{Kind: kompromat.WentBust, Seat: 1 - by})
		}
		return append(all, kompromat.Event{Kind: kompromat.MissionWon, Seat: by, Mission: m, N: won})
	}
	told := func(m kompromat.Mission, won, lost int) game.Line {
		return game.Say(turned, game.SeatName(1), game.Word(m.Key()), game.Halves(won), game.Halves(lost))
	}
	for name, c := range map[string]struct {
		events []kompromat.Event
		want   game.Line
	}{
		"by a hair":       {taken(great, 1, 40, 39, false), told(great, 40, 39)},
		"easily":          {taken(great, 1, 40, 30, false), game.Line{}},
		"over 21":         {taken(great, 1, 40, 44, true), game.Line{}},
		"by who has lost": {taken(great, 0, 40, 39, false), game.Line{}},
		"a narrower one": {append(taken(great, 1, 40, 37, false), taken(great, 1, 36, 35, false)...),
			told(great, 36, 35)},
		"of what was before": {append(taken(great, 1, 40, 39, false), taken(great, 1, 38, 0, false)...),
			told(great, 40, 39)},
		"a greater one": {append(taken(great, 1, 40, 39, false), taken(greater, 1, 40, 38, false)...),
			told(greater, 40, 38)},
	} {
		if got := turningPoint(&kompromat.View{Winner: 1}, slices.All(c.events)).Line; got != c.want {
			t.Errorf("%s: %v, want %v", name, got, c.want)
		}
	}
}
