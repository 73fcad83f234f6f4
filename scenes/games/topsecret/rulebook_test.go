package topsecret

import (
	"strconv"
	"strings"
	"testing"

	"safehouse/game"
	"safehouse/game/topsecret"
	"safehouse/game/words"
)

// TestTheTableHoldsTheHands compares the figures of the book with the hands that the rules deal.
func TestTheTableHoldsTheHands(t *testing.T) {
	columns := map[int]int{2: 0, 3: 1, 4: 2, 5: 2, 6: 2}
	for seats, column := range columns {
		m, err := game.NewMatch(topsecret.Rules{}, game.Setup{Players: make([]game.Player, seats), Seed: game.SeedOf(1)}, nil)
		if err != nil {
			t.Fatal(err)
		}
		v := m.View(0)
		hand := v.Players[0].Hand
		documents := 0
		for k := topsecret.Document2; k <= topsecret.Document5; k++ {
			documents += hand[k]
		}
		want := []int{hand[topsecret.Document1], documents, hand[topsecret.Agent], hand[topsecret.Mole],
			hand[topsecret.Assassin],
			hand.Sum()}
		if v.Turns != hand.Sum() {
			t.Errorf("%d seats have %d cards and %d turns", seats, hand.Sum(), v.Turns)
		}
		for i, row := range handTable.Rows {
			if got := strings.Replace(row.Figures[column], "–", "0", 1); got != strconv.Itoa(want[i]) {
				t.Errorf("%d seats, %s: the book has %s, the rules deal %d", seats, row.Label, got, want[i])
			}
		}
	}
}

// TestFacesOfAKindHaveOneTerm: a kind of card of TOP SECRET has one term, whatever its points.
func TestFacesOfAKindHaveOneTerm(t *testing.T) {
	st := newRoom(t, words.English, 1280, 800).Stage
	for k := topsecret.Document1; k <= topsecret.Document5; k++ {
		if f := cardFace(st.Reader(), k, 35); f.Term != "topsecret:document" || f.Value != "35" ||
			int(f.Tone) != k.Rank() {
			t.Errorf("rank %d looks like %+v", k.Rank(), f)
		}
	}
}
