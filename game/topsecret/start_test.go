package topsecret

import (
	"fmt"
	"log/slog"
	"strings"
	"testing"

	"safehouse/game"
)

// The hands are those of rulings 3.1: with the safe 17 cards for two players, 16 for more.
func TestHands(t *testing.T) {
	for seats := MinSeats; seats <= game.MaxSeats; seats++ {
		s := start(t, seats, nil)
		v := Rules{}.View(&s, game.Public)
		cards := 15
		if seats == 2 {
			cards = 16
		}
		for seat := range seats {
			hand := v.Players[seat].Hand
			if hand.Sum() != cards || v.Turns != cards || hand[Agent] != 1 {
				t.Errorf("%d seats: seat %d has %v in %d turns", seats, seat, hand, v.Turns)
			}
			for k := Document2; k <= Document5; k++ {
				if hand[k] != 2 {
					t.Errorf("%d seats: %d documents of rank %d", seats, hand[k], k.Rank())
				}
			}
			if lowest := hand[Document1]; lowest != 2 && !v.LowestOut || lowest != 0 && v.LowestOut {
				t.Errorf("%d seats: %d of the lowest documents, out of play: %v", seats, lowest, v.LowestOut)
			}
		}
	}
}

// The agents of six colours are enough for the extra ones of two and three players (T32).
func TestExtraAgentsComeFromUnusedColours(t *testing.T) {
	for seats := 2; seats <= 3; seats++ {
		for _, k := range []Kind{Mole, Assassin} {
			extra := seats * int(hands[seats][k]-hands[game.MaxSeats][k])
			if unused := (game.MaxSeats - seats) * int(hands[game.MaxSeats][k]); extra > unused || extra == 0 {
				t.Errorf("%d seats need %d extra cards of kind %d, %d are unused", seats, extra, k, unused)
			}
		}
	}
}

func TestValuesAreSorted(t *testing.T) {
	s := start(t, 2, game.Options{OptionValues[0]: 500, OptionValues[1]: 5, OptionValues[2]: 995, OptionValues[3]: 10})
	v := Rules{}.View(&s, 0)
	if want := [Ranks]int{5, 10, 60, 500, 995}; v.Values != want || v.Value(Document4) != 500 || v.Value(Agent) != 0 {
		t.Errorf("values %v, want %v", v.Values, want)
	}
	for _, set := range ValueSets {
		for rank, value := range set {
			if value < MinValue || value > MaxValue || value%ValueStep != 0 || rank > 0 && value <= set[rank-1] {
				t.Errorf("the set %v is no set of values", set)
			}
		}
	}
}

func TestStartRefuses(t *testing.T) {
	for _, wrong := range []struct {
		seats   int
		options game.Options
		part    string
	}{
		{1, nil, "2 to 6 seats"},
		{7, nil, "2 to 6 seats"},
		{2, game.Options{OptionValues[0]: 0}, "value1 is 0"},
		{2, game.Options{OptionValues[4]: 1000}, "value5 is 1000"},
		{2, game.Options{OptionValues[2]: 42}, "multiple of 5"},
		{2, game.Options{OptionValues[2]: -40}, "multiple of 5"},
		{2, game.Options{OptionValues[0]: 60}, "must differ"},
		{2, game.Options{OptionSeries: 2}, "must be 0 or 1"},
		{2, game.Options{OptionCalled: -1}, "must be 0 or 1"},
		{2, game.Options{OptionSeconds: 1}, "must be 2 to 10"},
		{2, game.Options{OptionSeconds: 11}, "must be 2 to 10"},
	} {
		if _, err := (Rules{}).Start(wrong.seats, wrong.options); err == nil || !strings.Contains(err.Error(), wrong.part) {
			t.Errorf("%d seats with %v: %v, want an error with %q", wrong.seats, wrong.options, err, wrong.part)
		}
	}
	plain, decked := start(t, 2, nil), start(t, 2, game.Options{"odds": 1})
	if plain != decked {
		t.Error("an option that is the screen's changes the rules")
	}
}

// Whatever prints a state or a match prints the table's view.
func TestPrintingTellsNoSecrets(t *testing.T) {
	x := script{t: t, file: t.Name()}
	x.run("table 3")
	x.run("start hand 0 50")
	x.run("0 play 50")
	x.run("1 play agent")
	var log strings.Builder
	slog.New(slog.NewTextHandler(&log, nil)).Info("state", "state", x.s)
	for _, text := range []string{fmt.Sprint(x.s), fmt.Sprintf("%+v", x.s), fmt.Sprintf("%#v", x.s),
		fmt.Sprintf("%d", &x.s), log.String()} {
		if strings.Contains(text, "chose 50") || strings.Contains(text, "chose agent") || !strings.Contains(text, "chose ?") {
			t.Errorf("a state prints as %s", text)
		}
	}
}
