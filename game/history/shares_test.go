package history

import (
	"math"
	"testing"

	"safehouse/game"
	"safehouse/game/record"
)

// TestInterval compares with what is printed of Wilson's interval: five of ten, none of ten, ten of ten.
func TestInterval(t *testing.T) {
	for _, c := range []struct {
		Count
		least, most float64
	}{
		{Count{Won: 5, Lost: 5}, 0.2366, 0.7634},
		{Count{Even: 10}, 0.2366, 0.7634},
		{Count{Lost: 10}, 0, 0.2775},
		{Count{Won: 10}, 0.7225, 1},
		{Count{}, 0, 1},
	} {
		if least, most := c.Interval(); math.Abs(least-c.least) > 5e-5 || math.Abs(most-c.most) > 5e-5 {
			t.Errorf("%+v: %.4f to %.4f, want %.4f to %.4f", c.Count, least, most, c.least, c.most)
		}
	}
}

// TestShares tells matches apart by seats, sides and rivals: partners have not played against each other, and what
// would be told twice is told once.
func TestShares(t *testing.T) {
	computer := func(id string) game.Player { return game.Player{Computer: true, Character: id, Name: id} }
	of := func(name string, winners game.Seats, sides []string, players ...game.Player) record.Summary {
		return record.Summary{Game: name, Cast: game.Cast{Players: players}, Sides: sides,
			Standing: game.Standing{Over: true, Seats: len(players), Winners: winners}}
	}
	ada, seat := game.Player{Name: "Ada"}, func(s game.Seat) game.Seats { return game.Seats(0).With(s) }
	h := Of([]record.Summary{
		of("two", seat(0), nil, ada, computer("pip")),
		of("two", seat(1), nil, ada, computer("pip")),
		of("two", 0, nil, ada, computer("moss")),
		of("sides", seat(0).With(1), []string{"heroes", "heroes", "villains"}, ada, computer("pip"), computer("moss")),
		of("sides", seat(2), []string{"villains", "heroes", "heroes"}, computer("moss"), ada, computer("pip")),
	})
	want := []Share{
		{Kind: OfAll, Count: Count{Won: 2, Lost: 2, Even: 1}},
		{Kind: OfSeats, Seats: 2, Count: Count{Won: 1, Lost: 1, Even: 1}},
		{Kind: OfSeats, Seats: 3, Count: Count{Won: 1, Lost: 1}},
		{Kind: OfSide, Side: "heroes", Count: Count{Won: 1, Lost: 1}},
		{Kind: OfRival, Rival: Who{true, "pip"}, Count: Count{Won: 1, Lost: 2}},
		{Kind: OfRival, Rival: Who{true, "moss"}, Count: Count{Won: 1}},
	}
	got := h.Shares(Question{Person: WhoIs(ada)})
	if len(got) != len(want) {
		t.Fatalf("%d parts, want %d: %+v", len(got), len(want), got)
	}
	for i := range want {
		if got[i] != want[i] {
			t.Errorf("part %d is %+v, want %+v", i, got[i], want[i])
		}
	}
	if two := h.Shares(Question{Person: WhoIs(ada), Game: "two"}); len(two) != 2 || two[0].Played() != 3 {
		t.Errorf("of the game of two: %+v", two)
	}
	if none := h.Shares(Question{Person: WhoIs(game.Player{Name: "Ben"})}); none != nil {
		t.Errorf("of somebody who never played: %+v", none)
	}
}
